"""A sensible player: learn where the leak can be, and name it before somebody else does."""

from math import log
from typing import Final

from brushpass.kernel.bits import bit, members, size
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide, leads
from brushpass.kernel.state import State
from loose_ends.rules import hidden
from loose_ends.rules.actions import CITY, DRAW, FILE_DRAWN, FILE_HELD, NAME, RIVAL
from loose_ends.rules.content import BROKER, CITIES, COURIER, FORGER, NONE, OF_CITY, trade_of
from loose_ends.rules.state import LooseEndsState
from loose_ends.rules.steps import FileOne, PickCity, PickRival, TakeTurn

OUT: Final = -6.0
CLOSE: Final = 2  # so few are left that a rival may name the leak first


class LooseEndsGuide(Guide):
    """It is only ever given an imagined state, so it asks what the seat can know, not what is."""

    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, LooseEndsState)
        step = state.stack[-1]
        if isinstance(step, TakeTurn):
            return _begin(state, step.seat, rng)
        if isinstance(step, FileOne):
            return _file(state, step.seat)
        if isinstance(step, PickRival):
            return RIVAL + _rival(state, step.seat, step.trade, rng)
        assert isinstance(step, PickCity)
        return CITY + _city(state, step)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, LooseEndsState)
        if state.over:
            return state.returns()
        return leads([_outlook(state, seat) for seat in range(state.players)])


def guide() -> LooseEndsGuide:
    return LooseEndsGuide()


def _suspects(state: LooseEndsState, seat: int) -> list[int]:
    return members(hidden.possible(state, seat, state.players))


def _outlook(state: LooseEndsState, seat: int) -> float:
    """The fewer contacts it can be, the nearer the win."""
    return -log(len(_suspects(state, seat))) if state.is_in(seat) else OUT


def _begin(state: LooseEndsState, seat: int, rng: Chance) -> int:
    suspects = _suspects(state, seat)
    rivals = [other for other in range(state.players) if state.is_in(other) and other != seat]
    near = any(len(_suspects(state, rival)) <= CLOSE for rival in rivals)
    if not state.pile or len(suspects) == 1 or (near and len(suspects) <= CLOSE):
        return NAME + rng.pick(suspects)
    return DRAW


def _file(state: LooseEndsState, seat: int) -> int:
    """Put down what tells more; of two alike keep the new one, of which nobody knows anything."""
    held = _use(state, seat, trade_of(state.files[seat]))
    drawn = _use(state, seat, trade_of(state.drawn))
    return FILE_DRAWN if drawn > held else FILE_HELD


def _use(state: LooseEndsState, seat: int, trade: int) -> int:
    """How much the trade of a file would tell the seat."""
    if trade == BROKER:
        return 3 if len(_cities(state, seat, state.players)) > 1 else 0
    dark = [rival for rival in _rivals(state, seat) if not hidden.knows(state, seat, rival)]
    if trade == COURIER:
        return 1 if dark else 0
    return (1 if trade == FORGER else 2) if dark else 0


def _rivals(state: LooseEndsState, seat: int) -> list[int]:
    return [other for other in range(state.players) if other != seat and state.is_in(other)]


def _rival(state: LooseEndsState, seat: int, trade: int, rng: Chance) -> int:
    """Whose file the seat knows least about."""
    rivals = _rivals(state, seat)
    rng.shuffle(rivals)
    return max(rivals, key=lambda rival: size(hidden.possible(state, seat, rival)))


def _cities(state: LooseEndsState, seat: int, place: int) -> list[int]:
    """The cities that a file can be of."""
    mask = hidden.possible(state, seat, place)
    return [city for city in range(len(CITIES)) if mask & OF_CITY[city]]


def _city(state: LooseEndsState, step: PickCity) -> int:
    """The question whose answer is most open."""
    place = state.players if step.rival == NONE else step.rival
    mask = hidden.possible(state, step.seat, place)
    asked = state.asked[step.seat] if step.rival == NONE else 0
    free = [city for city in range(len(CITIES)) if not asked & bit(city)]
    return min(free, key=lambda city: abs(2 * size(mask & OF_CITY[city]) - size(mask)))
