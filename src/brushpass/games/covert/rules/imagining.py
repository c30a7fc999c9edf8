"""Dealing what a seat cannot see anew, from what it knows and nothing else.

Hidden cards are gathered in ascending order before they are shuffled, so that the true
arrangement leaves no trace."""

from mypy_extensions import i64

from brushpass.games.covert.rules.content import (
    ABILITIES,
    EQUIPMENT,
    bit,
    mask_of,
    members,
    size,
)
from brushpass.games.covert.rules.table import Table
from brushpass.kernel.chance import Chance

SPECTATOR = -1


def deal_unknown(table: Table, seat: int, rng: Chance) -> None:
    """Give `table` hidden cards and tokens that `seat` could not tell from the true ones."""
    searcher = _searcher(table)
    searching = table.stack[-1] if table.stack else None
    for_missions = searching is not None and type(searching).__name__ == "KeepMission"
    _deal_agency(table, seat, searcher, not for_missions, rng)
    _deal_missions(table, seat, searcher, for_missions, rng)
    _deal_codes(table, seat, rng)
    _deal_tokens(table, seat, rng)


def _searcher(table: Table) -> int:
    """Whose Search is open; only that seat decides meanwhile."""
    return table.to_move if table.searched else SPECTATOR


def _deal_agency(table: Table, seat: int, searcher: int, searched: bool, rng: Chance) -> None:
    pile = table.agency
    seen: i64 = pile.discards | table.used | mask_of(table.spaces) | pile.known_under(seat)
    for owner in range(table.players):
        seen |= table.hands[owner] if owner == seat else table.known_hands[owner]
    open_search = searched and searcher != seat and table.searched != 0
    if searched and searcher == seat:
        seen |= table.searched
    unknown = _unseen(len(table.content.city_of), seen)
    rng.shuffle(unknown)
    for owner in range(table.players):
        if owner != seat:
            hidden = size(table.hands[owner]) - size(table.known_hands[owner])
            table.hands[owner] = table.known_hands[owner] | _take(unknown, hidden)
    if open_search:
        table.searched = _take(unknown, size(table.searched))
    pile.imagine(seat, unknown, rng)


def _deal_missions(table: Table, seat: int, searcher: int, searched: bool, rng: Chance) -> None:
    pile = table.missions
    seen: i64 = pile.discards | pile.known_under(seat)
    for mission in table.display:
        if mission >= 0:
            seen |= bit(mission)
    for owner in range(table.players):
        seen |= table.done[owner]
        seen |= table.held[owner] if owner == seat else table.known_held[owner]
    open_search = searched and searcher != seat and table.searched != 0
    if searched and searcher == seat:
        seen |= table.searched
    unknown = _unseen(len(table.content.points), seen)
    rng.shuffle(unknown)
    for owner in range(table.players):
        if owner != seat:
            hidden = size(table.held[owner]) - size(table.known_held[owner])
            table.held[owner] = table.known_held[owner] | _take(unknown, hidden)
    if open_search:
        table.searched = _take(unknown, size(table.searched))
    pile.imagine(seat, unknown, rng)


def _unseen(count: int, seen: i64) -> list[int]:
    return members((bit(count) - 1) & ~seen)


def _take(unknown: list[int], count: i64) -> int:
    """The set of the next cards from the shuffled rest."""
    taken: i64 = 0
    for _ in range(count):
        taken |= bit(unknown.pop())
    return taken


def _deal_codes(table: Table, seat: int, rng: Chance) -> None:
    """Everybody sees the equipment side of held codes and of the top of each deck, and remembers
    which codes were given back to which deck."""
    content = table.content
    out: i64 = table.spending
    for owner in range(table.players):
        out |= table.broken[owner]
    known = [0, 0]
    if seat != SPECTATOR:
        out |= table.codes[seat]
        known = [table.codes_known_in[seat * 2], table.codes_known_in[seat * 2 + 1]]
    loose: i64 = mask_of(_unseen(len(content.digits), out | known[0] | known[1]))
    for owner in range(table.players):
        if owner == seat:
            continue
        imagined: i64 = 0
        for gear in _gears(table, members(table.codes[owner])):
            code = _one_of(loose & content.codes_with_gear[gear], rng)
            imagined |= code
            loose &= ~code
        table.codes[owner] = imagined
    tops = [0, 0]
    for side in _tops_in_need_first(table, known):
        deck = table.code_decks[side]
        if deck:
            alike: i64 = content.codes_with_gear[content.code_gear[deck[-1]]]
            reserved = _reserved(table, side, known, loose)
            tops[side] = _one_of((loose & ~reserved | known[side]) & alike, rng)
            loose &= ~tops[side]
            known[side] &= ~tops[side]
    rest = members(loose)
    rng.shuffle(rest)
    for side in range(2):
        deck = table.code_decks[side]
        if deck:
            below = members(known[side])
            while len(below) < len(deck) - 1:
                below.append(rest.pop())
            rng.shuffle(below)
            below.extend(members(tops[side]))
            table.code_decks[side] = below
    _forget_others(table, seat)


def _gears(table: Table, codes: list[int]) -> list[int]:
    """The equipment of these codes, ascending, so that the codes themselves leave no trace."""
    gears = [table.content.code_gear[code] for code in codes]
    gears.sort()
    return gears


def _one_of(codes: i64, rng: Chance) -> int:
    return bit(rng.pick(members(codes)))
