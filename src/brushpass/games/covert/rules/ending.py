"""The last missions after the final round, and the count."""

from brushpass.games.covert.rules.actions import COMPLETE, PASS
from brushpass.games.covert.rules.completing import add_completable, begin_completing
from brushpass.games.covert.rules.content import MAX_MISSIONS, members
from brushpass.games.covert.rules.events import ENDED
from brushpass.games.covert.rules.resolving import refuse_mission
from brushpass.games.covert.rules.special import (
    FREE_ABILITIES,
    add_abilities,
    add_flights,
    use_free,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


class FinalMissions(Step[CovertState]):
    """In the turn order of the last round everybody gets one more chance (CV-141)."""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def run(self, state: CovertState) -> None:
        if self.position < state.players:
            state.stack.append(FinalMissions(self.position + 1))
            state.stack.append(FinalMission(state.order[self.position]))
        else:
            state.tell(ENDED, state.scores(), state.winners())


class FinalMission(CovertStep):
    """One more mission, without dice and without other actions (CV-142, CV-143, CV-R77)."""

    def rule(self) -> str:
        return "CV-142"

    def asks(self) -> str:
        return "complete a last mission or pass"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices = [PASS]
        hand = members(state.hands[self.seat])
        add_abilities(state, self.seat, FREE_ABILITIES, hand, choices)
        add_flights(state, self.seat, hand, choices)
        add_completable(state, self.seat, choices)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        if action >= COMPLETE:
            begin_completing(state, self.seat, action - COMPLETE)
        elif action != PASS:
            state.stack.append(FinalMission(self.seat))
            use_free(state, self.seat, action)

    def why_not(self, state: CovertState, action: int) -> Refusal:
        if COMPLETE <= action < COMPLETE + MAX_MISSIONS:
            return refuse_mission(state, self.seat, action - COMPLETE)
        return super().why_not(state, action)
