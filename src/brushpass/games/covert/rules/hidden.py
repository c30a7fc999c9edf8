"""Dealing what a seat cannot see anew, from what it knows and nothing else.

Hidden cards are gathered in ascending order before they are shuffled, so that the true
arrangement leaves no trace."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from brushpass.games.covert.rules.content import (
    ABILITIES,
    bit,
    mask_of,
    members,
    size,
)
from brushpass.kernel.chance import Chance, fresh

if TYPE_CHECKING:
    from brushpass.games.covert.rules.state import CovertState

SPECTATOR = -1


def imagine(state: "CovertState", seat: int | None, rng: Chance) -> "CovertState":
    """The same table, with hidden cards and tokens that `seat` could not tell from the true ones."""
    viewer = SPECTATOR if seat is None else seat
    other = state.clone()
    other.chance = fresh(rng)
    _deal_agency(other, viewer, rng)
    _deal_missions(other, viewer, rng)
    _deal_codes(other, viewer, rng)
    _deal_tokens(other, viewer, rng)
    return other


def _deal_agency(state: "CovertState", seat: int, rng: Chance) -> None:
    pile = state.agency
    searching = state.to_move == seat
    seen: i64 = pile.discards | state.used | mask_of(state.spaces) | pile.known_under(seat)
    for owner in range(state.players):
        seen |= state.hands[owner] if owner == seat else state.known_hands[owner]
    if searching:
        seen |= state.found_cards
    unknown = _unseen(len(state.content.city_of), seen)
    rng.shuffle(unknown)
    for owner in range(state.players):
        if owner != seat:
            hidden = size(state.hands[owner]) - size(state.known_hands[owner])
            state.hands[owner] = state.known_hands[owner] | _take(unknown, hidden)
    if not searching:
        state.found_cards = _take(unknown, size(state.found_cards))
    pile.imagine(seat, unknown, rng)


def _deal_missions(state: "CovertState", seat: int, rng: Chance) -> None:
    pile = state.missions
    searching = state.to_move == seat
    seen: i64 = pile.discards | mask_of(state.display) | pile.known_under(seat)
    for owner in range(state.players):
        seen |= state.done[owner]
        seen |= state.held[owner] if owner == seat else state.known_held[owner]
    if searching:
        seen |= state.found_missions
    unknown = _unseen(len(state.content.points), seen)
    rng.shuffle(unknown)
    for owner in range(state.players):
        if owner != seat:
            hidden = size(state.held[owner]) - size(state.known_held[owner])
            state.held[owner] = state.known_held[owner] | _take(unknown, hidden)
    if not searching:
        state.found_missions = _take(unknown, size(state.found_missions))
    pile.imagine(seat, unknown, rng)


def _unseen(count: int, seen: i64) -> list[int]:
    return members((bit(count) - 1) & ~seen)


def _take(unknown: list[int], count: i64) -> int:
    """The set of the next cards from the shuffled rest."""
    taken: i64 = 0
    for _ in range(count):
        taken |= bit(unknown.pop())
    return taken


def _deal_codes(state: "CovertState", seat: int, rng: Chance) -> None:
    """Everybody sees the equipment side of held codes and of the top of each deck, and remembers
    which codes were given back to which deck."""
    content = state.content
    out: i64 = state.spending
    for owner in range(state.players):
        out |= state.broken[owner]
    known = [0, 0]
    if seat != SPECTATOR:
        out |= state.codes[seat]
        known = [state.codes_known_in[seat * 2], state.codes_known_in[seat * 2 + 1]]
    loose: i64 = mask_of(_unseen(len(content.digits), out | known[0] | known[1]))
    for owner in range(state.players):
        if owner == seat:
            continue
        imagined: i64 = 0
        for gear in _gears(state, members(state.codes[owner])):
            code = _one_of(loose & content.codes_with_gear[gear], rng)
            imagined |= code
            loose &= ~code
        state.codes[owner] = imagined
    tops = [0, 0]
    for side in _hardest_top_first(state, known):
        alike = _alike_top(state, side)
        if alike:
            full = size(known[side]) == len(state.code_decks[side])
            tops[side] = _one_of((known[side] if full else loose | known[side]) & alike, rng)
            loose &= ~tops[side]
            known[side] &= ~tops[side]
    rest = members(loose)
    rng.shuffle(rest)
    for side in range(2):
        deck = state.code_decks[side]
        if deck:
            below = members(known[side])
            while len(below) < len(deck) - 1:
                below.append(rest.pop())
            rng.shuffle(below)
            below.extend(members(tops[side]))
            state.code_decks[side] = below
    for owner in range(state.players):
        if owner != seat:
            for side in range(2):
                mine = 0 if seat == SPECTATOR else state.codes_known_in[seat * 2 + side]
                state.codes_known_in[owner * 2 + side] &= mine


def _alike_top(state: "CovertState", side: int) -> int:
    """The codes with the equipment that lies on top of the deck; none if it is empty."""
    deck = state.code_decks[side]
    if not deck:
        return 0
    return state.content.codes_with_gear[state.content.code_gear[deck[-1]]]


def _hardest_top_first(state: "CovertState", known: list[int]) -> list[int]:
    """The deck whose top cannot be a code given back chooses first from the loose ones."""
    if known[0] & _alike_top(state, 0):
        return [1, 0]
    return [0, 1]


def _gears(state: "CovertState", codes: list[int]) -> list[int]:
    """The equipment of these codes, ascending, so that the codes themselves leave no trace."""
    gears = [state.content.code_gear[code] for code in codes]
    gears.sort()
    return gears


def _one_of(codes: i64, rng: Chance) -> int:
    return bit(rng.pick(members(codes)))


def _deal_tokens(state: "CovertState", seat: int, rng: Chance) -> None:
    kinds = len(ABILITIES)
    unknown: list[int] = []
    for ability in range(kinds):
        hidden: i64 = state.content.tokens[ability]
        if seat != SPECTATOR:
            hidden -= state.tokens[seat * kinds + ability]
            if state.to_move == seat:
                hidden -= state.drawn[ability]
        for _ in range(hidden):
            unknown.append(ability)
    rng.shuffle(unknown)
    for owner in range(state.players):
        if owner != seat:
            _deal_to(state.tokens, state.fresh, owner * kinds, unknown)
    if state.to_move != seat:
        drawn = sum_of(state.drawn, 0)
        for ability in range(kinds):
            state.drawn[ability] = 0
        for _ in range(drawn):
            state.drawn[unknown.pop()] += 1
    for ability in range(kinds):
        state.bag[ability] = 0
    for ability in unknown:
        state.bag[ability] += 1


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
