"""A sensible Pocket Ops player: it wants open lines, and mixes its choices so that it cannot be
read. Whoever places has to be hard to foresee, so it spreads out over the good rooms; whoever
predicts guards the best ones, or a room that wins would be worth no less for being obvious."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.actions import DECLINE, DEPLOY, PICK, PLACE, PREDICT, TARGET
from brushpass.games.pocket_ops.rules.draws import outcomes
from brushpass.games.pocket_ops.rules.facility import HOW_MANY, LINES, ROOMS, line, spy_at, units
from brushpass.games.pocket_ops.rules.pools import kind_of, of
from brushpass.games.pocket_ops.rules.specialists import MOLE, hold, strike, swap
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.rules.steps import Draft, Place, Predict, SwapWith
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State

LINE_MASKS: Final = [sum(1 << ROOMS.index(room) for room in row) for row in LINES]
WORTH: Final = [1.0, 4.0, 16.0, 100.0]  # a line of ours with so many units and no enemy in it
KEPT: Final = [5.0, 7.0, 4.0, 3.0, 3.0, 6.0, 4.0, 8.0]  # how gladly each specialist is kept
SAVED: Final = 3.0  # what a specialist in hand is worth


@final
class PocketOpsGuide(Guide):
    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, PocketOpsState)
        step = state.stack[-1]
        options = step.options(state)
        weights: list[float] = []
        if isinstance(step, Draft):
            for action in options:
                weights.append(KEPT[action - PICK] ** 2)
        elif isinstance(step, Predict):
            wishes = wishes_by_room(state, state.placer)
            for action in options:
                weights.append(wishes[action - PREDICT])
        elif isinstance(step, Place):
            shares = relative([placement_worth(state, action) for action in options])
            weights = [0.1 + sqrt(share) for share in shares]
        else:
            best = options[0]
            best_worth = -1e9
            for action in options:
                worth = ability_worth(state, isinstance(step, SwapWith), action)
                if worth > best_worth:
                    best = action
                    best_worth = worth
            return best
        return options[weighted(weights, rng)]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, PocketOpsState)
        if not state.stack:
            return state.returns()
        lead = 0.5 * float(of(state.wins, 0) - of(state.wins, 1))
        board = standing(state.board, 0)
        now = 0.35 * board / (10.0 + abs(board))
        now += 0.05 if state.keycard == 1 else -0.05
        value = max(-0.95, min(0.95, lead + now))
        return [value, -value]


def guide() -> PocketOpsGuide:
    return PocketOpsGuide()


def standing(board: i64, seat: i64) -> float:
    """How much better the seat's open lines are than the rival's."""
    mine = units(board, seat)
    theirs = units(board, 1 - seat)
    worth = 0.0
    for row in LINE_MASKS:
        if not theirs & row:
            worth += WORTH[HOW_MANY[mine & row]]
        if not mine & row:
            worth -= WORTH[HOW_MANY[theirs & row]]
    return worth


def placement_worth(state: PocketOpsState, action: i64) -> float:
    """What a placement is worth if it holds."""
    seat: i64 = state.placer
    if action < DEPLOY:
        return standing(state.board | spy_at(action - PLACE, seat), seat)
    kind = kind_of(state.hand, seat)
    room: i64 = action - DEPLOY
    held = hold(state.board, seat, kind, room)
    if line(held, seat):
        return standing(held, seat)
    best = -1e9
    for board in outcomes(held, seat, kind, room):
        worth = standing(board, seat)
        if worth > best:
            best = worth
    return best - SAVED


def ability_worth(state: PocketOpsState, swapping: bool, action: i64) -> float:
    """What the board is worth after aiming the ability; for the Mole's first choice, after the
    best swap that follows."""
    seat: i64 = state.placer
    if action == DECLINE:
        return standing(state.board, seat)
    target: i64 = action - TARGET
    if swapping:
        return standing(swap(state.board, seat, state.victim, target), seat)
    kind = kind_of(state.active, seat)
    if kind == MOLE:
        best = -1e9
        for board in outcomes(state.board, seat, kind, state.acting):
            if units(board, seat) >> target & 1:
                best = max(best, standing(board, seat))
        return best
    return standing(strike(state.board, seat, kind, state.acting, target), seat)


def wishes_by_room(state: PocketOpsState, placer: i64) -> list[float]:
    """How much each room has to be guarded against the placer."""
    wishes = [0.01] * 9
    options = PLACER[placer].options(state)
    shares = relative([placement_worth(state, action) for action in options])
    for index in range(len(options)):
        action = options[index]
        room = action - PLACE if action < DEPLOY else action - DEPLOY
        wishes[room] += 0.01 + shares[index] ** 3
    return wishes


def relative(scores: list[float]) -> list[float]:
    """The scores from 0 for the worst to 1 for the best."""
    worst = min(scores)
    spread = max(scores) - worst + 0.001
    return [(score - worst) / spread for score in scores]


def weighted(weights: list[float], rng: Chance) -> int:
    """An index, drawn in proportion to the weights."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = total * (float(rng.word()) / 4294967296.0)
    for index in range(len(weights)):
        mark -= weights[index]
        if mark < 0.0:
            return index
    return len(weights) - 1


PLACER: Final = [Place(0), Place(1)]
