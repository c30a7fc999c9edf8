"""Putting cards that nobody has seen where they may be, at random."""

from mypy_extensions import i64

from brushpass.kernel.chance import Chance


def deal(supply: list[int], sizes: list[int], caps: list[int], rng: Chance) -> list[int]:
    """The kinds of `supply[kind]` cards as they fall on groups with `sizes[group]` places, group
    after group, in random order within each; at most `caps[group * kinds + kind]` of a kind in a
    group. Where no cap matters that is any order of all cards, each equally likely."""
    cards: list[int] = []
    for kind in range(len(supply)):
        cards += [kind] * supply[kind]
    if not capped(supply, sizes, caps):
        rng.shuffle(cards)
        return cards
    placed = allot(supply, sizes, caps, rng)
    kinds = len(supply)
    cards = []
    for group in range(len(sizes)):
        part: list[int] = []
        for kind in range(kinds):
            part += [kind] * placed[group * kinds + kind]
        rng.shuffle(part)
        cards += part
    return cards


def capped(supply: list[int], sizes: list[int], caps: list[int]) -> bool:
    """Whether some group could get more of a kind than it may have."""
    kinds: i64 = len(supply)
    group: i64 = 0
    at: i64 = 0
    while group < len(sizes):
        places: i64 = sizes[group]
        kind: i64 = 0
        while kind < kinds:
            cap: i64 = caps[at]
            if cap < places and cap < supply[kind]:
                return True
            kind += 1
            at += 1
        group += 1
    return False


def allot(supply: list[int], sizes: list[int], caps: list[int], rng: Chance) -> list[int]:
    """Spread `supply[kind]` cards over groups with `sizes[group]` places, at most
    `caps[group * kinds + kind]` of a kind in a group; how many of each kind each group got.

    Cards fall on free places at random, kinds that some group refuses first. A card that finds
    no place makes room along a shortest chain of exchanges, as in a maximum flow."""
    kinds = len(supply)
    groups = len(sizes)
    placed = [0] * len(caps)
    free = sizes.copy()
    stranded: list[int] = []
    for kind in picky_first(supply, caps, groups, rng):
        open_places = 0
        for group in range(groups):
            if placed[group * kinds + kind] < caps[group * kinds + kind]:
                open_places += free[group]
        if open_places == 0:
            stranded.append(kind)
            continue
        at = int(rng.below(open_places))
        for group in range(groups):
            if placed[group * kinds + kind] < caps[group * kinds + kind]:
                if at < free[group]:
                    placed[group * kinds + kind] += 1
                    free[group] -= 1
                    break
                at -= free[group]
    for kind in stranded:
        make_room(kind, placed, free, caps, kinds)
    return placed


def picky_first(supply: list[int], caps: list[int], groups: int, rng: Chance) -> list[int]:
    kinds = len(supply)
    picky: list[int] = []
    easy: list[int] = []
    for kind in range(kinds):
        refused = False
        for group in range(groups):
            if caps[group * kinds + kind] == 0:
                refused = True
        if refused:
            picky += [kind] * supply[kind]
        else:
            easy += [kind] * supply[kind]
    rng.shuffle(picky)
    rng.shuffle(easy)
    return picky + easy


def make_room(kind: int, placed: list[int], free: list[int], caps: list[int], kinds: int) -> None:
    """Place one more card of `kind`, moving others between groups where necessary."""
    groups = len(free)
    brought_by = [-1] * groups
    moved_from = [-1] * kinds
    queue = [kind]
    seen = 1 << kind
    for current in queue:
        for group in range(groups):
            at = group * kinds + current
            if brought_by[group] >= 0 or placed[at] >= caps[at]:
                continue
            brought_by[group] = current
            if free[group] > 0:
                free[group] -= 1
                settle(kind, group, brought_by, moved_from, placed, kinds)
                return
            for other in range(kinds):
                if placed[group * kinds + other] > 0 and not seen >> other & 1:
                    seen |= 1 << other
                    moved_from[other] = group
                    queue.append(other)


def settle(
    kind: int,
    group: int,
    brought_by: list[int],
    moved_from: list[int],
    placed: list[int],
    kinds: int,
) -> None:
    """Carry out the chain of exchanges that ends in `group` and began with `kind`."""
    current = brought_by[group]
    placed[group * kinds + current] += 1
    while current != kind:
        left = moved_from[current]
        placed[left * kinds + current] -= 1
        current = brought_by[left]
        placed[left * kinds + current] += 1
