"""Missions and power cards: piles, tracks and hands."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.names import (
    EXTENDED,
    EXTRACTION,
    FIELD,
    FIELD_PIECES,
    N_KINDS,
    NONE,
    SLOTS,
)
from brushpass.games.viper_ops.rules.table import Table


def bit(card: int) -> i64:
    one: i64 = 1
    return one << card


def holds(t: Table, seat: int, name: int) -> bool:
    """Whether a player has a power card of this name."""
    return t.hand[seat] & t.book.named[name] != 0


def can_draw_mission(t: Table) -> bool:
    return len(t.mission_pile) > 0 or len(t.mission_discard) > 0


def draw_mission(t: Table) -> int:
    """The top mission; the discards are shuffled when the pile is empty."""  # VO-109, VO-R12
    if not t.mission_pile:
        if not t.mission_discard:
            return NONE
        t.mission_pile = t.mission_discard
        t.mission_discard = []
        t.chance.shuffle(t.mission_pile)
    return t.mission_pile.pop()


def can_draw_power(t: Table) -> bool:
    return len(t.power_pile) > 0 or len(t.power_discard) > 0


def draw_power(t: Table) -> int:
    """The top power card; the discards are shuffled when the pile is empty."""  # VO-118
    if not t.power_pile:
        if not t.power_discard:
            return NONE
        t.power_pile = t.power_discard
        t.power_discard = []
        t.chance.shuffle(t.power_pile)
    return t.power_pile.pop()


def insert(track: list[int], card: int) -> int:
    """Put a card on the dear end. The run of cards there moves on into the first gap; without
    a gap the last card falls off and is returned."""  # VO-R10
    for space in range(len(track)):
        pushed = track[space]
        track[space] = card
        if pushed == NONE:
            return NONE
        card = pushed
    return card


def add_missions(t: Table, count: int) -> None:
    """Draw missions, put them on the track, and only then discard what fell off."""
    drawn: list[int] = []  # VO-070, VO-336, VO-R12
    for _ in range(count):
        card = draw_mission(t)
        if card != NONE:
            drawn.append(card)
    fallen: list[int] = []
    for card in drawn:
        if t.journal is not None:
            t.journal.tell("mission_arrives", {"mission": card})
        pushed = insert(t.mission_track, card)
        if pushed != NONE:
            fallen.append(pushed)
        plant_for_extraction(t, card)
    for card in fallen:
        t.mission_discard.append(card)


def plant_for_extraction(t: Table, card: int) -> None:
    """An Extraction mission on the track brings a field agent to its region."""  # VO-311, VO-R85
    if t.mode == EXTENDED and t.book.type_of[card] == EXTRACTION and t.supply[FIELD_PIECES]:
        region = t.book.region_of[card]
        t.supply[FIELD_PIECES] -= 1
        t.moles[N_KINDS * region + FIELD] += 1
        if t.journal is not None:
            t.journal.tell("mole_arrives", {"region": region, "kind": FIELD})


def add_power_cards(t: Table, count: int) -> None:
    drawn: list[int] = []  # VO-071, VO-115, VO-R12
    for _ in range(count):
        card = draw_power(t)
        if card != NONE:
            drawn.append(card)
    fallen: list[int] = []
    for card in drawn:
        if t.journal is not None:
            t.journal.tell("power_arrives", {"card": t.book.card_name[card]})
        pushed = insert(t.power_track, card)
        if pushed != NONE:
            fallen.append(pushed)
    for card in fallen:
        t.power_discard.append(card)


def region_left(t: Table, region: int) -> bool:
    """Whether pile or discards hold a mission of the region."""  # VO-R53
    region_of = t.book.region_of
    for card in t.mission_pile:
        if region_of[card] == region:
            return True
    for card in t.mission_discard:
        if region_of[card] == region:
            return True
    return False


def search_region(t: Table, region: int) -> int:
    """Turn missions over until one of the region comes; the others are discarded."""
    shown: list[int] = []  # VO-131, VO-132, VO-R53
    found = NONE
    while found == NONE:
        card = draw_mission(t)
        if t.book.region_of[card] == region:
            found = card
        else:
            shown.append(card)
    for card in shown:
        t.mission_discard.append(card)
    if t.journal is not None and shown:
        t.journal.tell("searched", {"region": region, "missions": shown})
    return found


def free_slot(t: Table, seat: int) -> int:
    """The first free place for a mission, -1 if there is none."""  # VO-R82
    at = SLOTS * seat
    for slot in range(t.book.slots):
        if t.missions[at + slot] == NONE:
            return slot
    return NONE


def gain_mission(t: Table, seat: int, card: int, source: str) -> None:
    t.missions[SLOTS * seat + free_slot(t, seat)] = card
    if t.journal is not None:
        t.journal.tell("gained_mission", {"seat": seat, "mission": card, "source": source})


def gain_power(t: Table, seat: int, card: int, public: bool, reward: bool) -> None:
    """A power card comes to a hand: open from the track, secret from the pile."""  # VO-R75
    mask = bit(card)
    t.hand[seat] |= mask
    t.fresh |= mask  # VO-116
    if public:
        t.opened |= mask
    else:
        t.opened &= ~mask
    if reward:
        t.rewarded |= mask  # VO-R67
    if t.journal is not None:
        name = t.book.card_name[card]
        if public:
            t.journal.tell("gained_power", {"seat": seat, "card": name})
        else:
            t.journal.confide("drew_power", {"seat": seat}, {"card": name}, (seat,))


def reveal(t: Table, seat: int, name: int) -> None:
    """A capability card shows itself when it is used."""  # VO-R75
    t.opened |= t.hand[seat] & t.book.named[name]


def discard_power(t: Table, seat: int, card: int) -> None:
    mask = ~bit(card)
    t.hand[seat] &= mask
    t.fresh &= mask
    t.rewarded &= mask
    t.opened &= mask
    t.power_discard.append(card)


def lowest(mask: i64) -> int:
    """The number of the lowest card of a set."""
    card = 0
    while not mask & bit(card):
        card += 1
    return card
