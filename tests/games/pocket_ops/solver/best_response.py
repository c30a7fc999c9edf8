"""The best that can be done against a player who keeps to the equilibrium, found on the game's
own engine. Positions are visited once for all their symmetric images, and each is followed
through every number of unchanged turns that may have passed."""

from brushpass.games.pocket_ops.rules.actions import DEPLOY
from brushpass.games.pocket_ops.rules.pools import kind_of
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.rules.steps import PREDICT_ROOM
from brushpass.games.pocket_ops.solver.analysis import Analysis, analyse
from brushpass.games.pocket_ops.solver.positions import position
from tests.games.pocket_ops.solver.engine import Round, placements, played, room_of


class BestResponse:
    """The rival of `fixed`, who plays the analysis; worths are the chances of that rival."""

    def __init__(self, state: PocketOpsState, fixed: int) -> None:
        self.round = Round(state)
        self.fixed = fixed
        self.limit = state.limit
        self.known: dict[tuple[int, int], list[float]] = {}

    def worth(self, state: PocketOpsState) -> float:
        """The worth of a state at the beginning of a turn or before an ability."""
        result = self.round.result(state)
        if result is not None:
            return result if self.fixed != self.round.keycard else 1.0 - result
        if state.step != "Predict":
            return self.aim(state)
        key = self.key(state)
        if key not in self.known:
            self.follow(state)
        return self.known[key][state.unchanged]

    def key(self, state: PocketOpsState) -> tuple[int, int]:
        board, hands = state.board, [kind_of(state.hand, seat) for seat in range(2)]
        hackers = state.hackers
        if state.keycard == 1:
            swapped = 0x1FF | 0x1FF << 18
            board = (board & swapped) << 9 | board >> 9 & swapped
            hands.reverse()
            hackers = (hackers & 1) << 1 | hackers >> 1
        return position(board, hands[0], hands[1], hackers), int(state.placer)

    def aim(self, state: PocketOpsState) -> float:
        worths = {}
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            worths[action] = self.worth(after)
        if state.to_move != self.fixed:
            return max(worths.values())
        found = analyse(state.view(self.fixed))
        assert found is not None
        return sum(move.chance * worths[move.action] for move in found.moves)

    def follow(self, state: PocketOpsState) -> None:
        """Both roles of a position, from the last unchanged turn back to none."""
        turns = [self.turns_of(state, placer) for placer in range(2)]
        draw = float(self.fixed == self.round.keycard)
        worths = [[draw], [draw]]
        before: list[Analysis | None] = []
        for unchanged in reversed(range(self.limit)):
            later = [worths[placer][0] for placer in range(2)]
            plans = []
            for placer in range(2):
                here = self.begun(state, placer, unchanged)
                plan = None if turns[placer] is None else analyse(here.view(None))
                worth = self.turn(here, plan, turns[placer], later[1 - placer])
                worths[placer].insert(0, worth)
                plans.append(plan)
            if plans == before and later == [worths[placer][0] for placer in range(2)]:
                for placer in range(2):
                    worths[placer][:0] = [later[placer]] * unchanged
                break
            before = plans
        for placer in range(2):
            self.known[self.key(self.begun(state, placer, 0))] = worths[placer]

    def begun(self, state: PocketOpsState, placer: int, unchanged: int) -> PocketOpsState:
        other = state.clone()
        other.placer = placer
        other.unchanged = unchanged
        other.stack = [PREDICT_ROOM[1 - placer]]
        return other

    def turns_of(
        self, state: PocketOpsState, placer: int
    ) -> dict[int, tuple[float, float | None]] | None:
        """For each placement what follows if it holds and if it is blocked; None for a block
        that changes nothing, and instead of all if the placer cannot move."""
        here = self.begun(state, placer, 0)
        if not here.has_placement(placer):
            return None
        found: dict[int, tuple[float, float | None]] = {}
        for placement in placements(here):
            room = room_of(placement)
            others = [other for other in range(9) if other != room]
            count = here.blueprints_to_lay(1 - placer)
            missed = played(here, tuple(others[:count]), placement)
            hit = played(here, (room, *others[: count - 1]), placement)
            same = placement < DEPLOY and self.round.result(hit) is None and hit.unchanged > 0
            found[placement] = (self.worth(missed), None if same else self.worth(hit))
        return found

    def turn(
        self,
        state: PocketOpsState,
        found: Analysis | None,
        turns: dict[int, tuple[float, float | None]] | None,
        repeated: float,
    ) -> float:
        if turns is None or found is None:
            return repeated
        rows = {
            placement: (held, repeated if blocked is None else blocked)
            for placement, (held, blocked) in turns.items()
        }
        if state.placer != self.fixed:
            return max(
                held - found.cover[room_of(placement)] * (held - blocked)
                for placement, (held, blocked) in rows.items()
            )
        total = 0.0
        gains = [0.0] * 9
        for placement, (held, blocked) in rows.items():
            room = room_of(placement)
            chance = (found.spies if placement < DEPLOY else found.specialist)[room]
            total += chance * held
            gains[room] += chance * (blocked - held)
        gains.sort()
        return total + sum(gains[9 - state.blueprints_to_lay(1 - state.placer) :])


def exploitability(state: PocketOpsState) -> float:
    """How much better than the solution's value the two rivals of the equilibrium can do,
    each against it."""
    round_ = Round(state)
    value = round_.worth(state)
    gain = BestResponse(state, round_.keycard).worth(state) - (1.0 - value)
    return max(gain, BestResponse(state, 1 - round_.keycard).worth(state) - value)
