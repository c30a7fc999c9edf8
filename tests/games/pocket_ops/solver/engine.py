"""The game's own engine seen as the solver sees it: who wins the round, and what follows a turn."""

from brushpass.games.pocket_ops.rules.actions import DEPLOY, PLACE, PREDICT
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.solver.analysis import analyse

HOLDER = 0


class Round:
    """The round that a state is in the middle of. Worths are the keycard holder's chances."""

    def __init__(self, state: PocketOpsState) -> None:
        self.number = state.round
        self.keycard = state.keycard
        self.wins = state.scores()[state.keycard]

    def result(self, state: PocketOpsState) -> float | None:
        """1 if the keycard holder has won the round, 0 if the rival has, None before that."""
        if not state.over and state.round == self.number:
            return None
        return float(state.scores()[self.keycard] > self.wins)

    def worth(self, state: PocketOpsState) -> float:
        """The solver's word for a state at the beginning of a turn, or the result."""
        result = self.result(state)
        if result is not None:
            return result
        assert state.step == "Predict" and not state.predicted
        found = analyse(state.view(None))
        assert found is not None
        return found.value if found.seat == self.keycard else 1.0 - found.value


def played(state: PocketOpsState, rooms: tuple[int, ...], placement: int) -> PocketOpsState:
    """A copy of the state after these predictions and this placement."""
    after = state.clone()
    for room in rooms:
        after.play(PREDICT + room)
    after.play(placement)
    return after


def placements(state: PocketOpsState) -> list[int]:
    """What the placer may do in the turn that begins."""
    after = state.clone()
    while after.step == "Predict":
        after.apply(after.legal_actions()[0])
    return list(after.legal_actions())


def room_of(placement: int) -> int:
    return placement - PLACE if placement < DEPLOY else placement - DEPLOY
