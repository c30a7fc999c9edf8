"""Dealing what a seat cannot see anew, from what it knows and nothing else.

Hidden cards are gathered in ascending order before they are shuffled, so that the true
arrangement leaves no trace."""

from mypy_extensions import i64

from brushpass.games.covert.rules.content import (
    ABILITIES,
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
    _deal_agency(table, seat, rng)
    _deal_missions(table, seat, rng)
    _deal_codes(table, seat, rng)
    _deal_tokens(table, seat, rng)


def _deal_agency(table: Table, seat: int, rng: Chance) -> None:
    pile = table.agency
    searching = table.to_move == seat
    seen: i64 = pile.discards | table.used | mask_of(table.spaces) | pile.known_under(seat)
    for owner in range(table.players):
        seen |= table.hands[owner] if owner == seat else table.known_hands[owner]
    if searching:
        seen |= table.found_cards
    unknown = _unseen(len(table.content.city_of), seen)
    rng.shuffle(unknown)
    for owner in range(table.players):
        if owner != seat:
            hidden = size(table.hands[owner]) - size(table.known_hands[owner])
            table.hands[owner] = table.known_hands[owner] | _take(unknown, hidden)
    if not searching:
        table.found_cards = _take(unknown, size(table.found_cards))
    pile.imagine(seat, unknown, rng)


def _deal_missions(table: Table, seat: int, rng: Chance) -> None:
    pile = table.missions
    searching = table.to_move == seat
    seen: i64 = pile.discards | mask_of(table.display) | pile.known_under(seat)
    for owner in range(table.players):
        seen |= table.done[owner]
        seen |= table.held[owner] if owner == seat else table.known_held[owner]
    if searching:
        seen |= table.found_missions
    unknown = _unseen(len(table.content.points), seen)
    rng.shuffle(unknown)
    for owner in range(table.players):
        if owner != seat:
            hidden = size(table.held[owner]) - size(table.known_held[owner])
            table.held[owner] = table.known_held[owner] | _take(unknown, hidden)
    if not searching:
        table.found_missions = _take(unknown, size(table.found_missions))
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
    for side in _hardest_top_first(table, known):
        alike = _alike_top(table, side)
        if alike:
            full = size(known[side]) == len(table.code_decks[side])
            tops[side] = _one_of((known[side] if full else loose | known[side]) & alike, rng)
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
    for owner in range(table.players):
        if owner != seat:
            for side in range(2):
                mine = 0 if seat == SPECTATOR else table.codes_known_in[seat * 2 + side]
                table.codes_known_in[owner * 2 + side] &= mine


def _alike_top(table: Table, side: int) -> int:
    """The codes with the equipment that lies on top of the deck; none if it is empty."""
    deck = table.code_decks[side]
    if not deck:
        return 0
    return table.content.codes_with_gear[table.content.code_gear[deck[-1]]]


def _hardest_top_first(table: Table, known: list[int]) -> list[int]:
    """The deck whose top cannot be a code given back chooses first from the loose ones."""
    if known[0] & _alike_top(table, 0):
        return [1, 0]
    return [0, 1]


def _gears(table: Table, codes: list[int]) -> list[int]:
    """The equipment of these codes, ascending, so that the codes themselves leave no trace."""
    gears = [table.content.code_gear[code] for code in codes]
    gears.sort()
    return gears


def _one_of(codes: i64, rng: Chance) -> int:
    return bit(rng.pick(members(codes)))


def _deal_tokens(table: Table, seat: int, rng: Chance) -> None:
    kinds = len(ABILITIES)
    unknown: list[int] = []
    for ability in range(kinds):
        hidden: i64 = table.content.tokens[ability]
        if seat != SPECTATOR:
            hidden -= table.tokens[seat * kinds + ability]
            if table.to_move == seat:
                hidden -= table.drawn[ability]
        for _ in range(hidden):
            unknown.append(ability)
    rng.shuffle(unknown)
    for owner in range(table.players):
        if owner != seat:
            _deal_to(table.tokens, table.fresh, owner * kinds, unknown)
    if table.to_move != seat:
        drawn = sum_of(table.drawn, 0)
        for ability in range(kinds):
            table.drawn[ability] = 0
        for _ in range(drawn):
            table.drawn[unknown.pop()] += 1
    for ability in range(kinds):
        table.bag[ability] = 0
    for ability in unknown:
        table.bag[ability] += 1


def _deal_to(tokens: list[int], fresh: list[int], at: int, unknown: list[int]) -> None:
    """Deal a player's tokens anew, the fresh ones first."""
    count = sum_of(tokens, at)
    newest = sum_of(fresh, at)
    for ability in range(len(ABILITIES)):
        tokens[at + ability] = 0
        fresh[at + ability] = 0
    for dealt in range(count):
        ability = unknown.pop()
        tokens[at + ability] += 1
        if dealt < newest:
            fresh[at + ability] += 1


def sum_of(counts: list[int], at: int) -> int:
    """How many tokens these are, of all abilities together."""
    total = 0
    for ability in range(len(ABILITIES)):
        total += counts[at + ability]
    return total
