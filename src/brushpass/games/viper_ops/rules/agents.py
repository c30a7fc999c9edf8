"""Agents: assigning, recalling, promoting."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import (
    COVER,
    MISSION,
    TRAIN,
    TRAIN_DEBRIEFED,
    TRAIN_ON,
    TRAIN_OPERATIVE,
    TRAIN_RUNNER,
    TRAIN_WAITING,
)
from brushpass.games.viper_ops.rules.content import (
    CLOSING_OPERATIVES,
    CLOSING_RUNNER,
    FIELD,
    FIELD_PIECES,
    N_KINDS,
    NONE,
    OPERATIVE,
    SLOTS,
    SPECIAL,
    SPECIAL_PIECES,
    level_of,
)
from brushpass.games.viper_ops.rules.events import (
    ASSIGNED,
    BUDGET_RAISED,
    PROMOTED,
    RECALLED,
    SECRET_AGENT,
)
from brushpass.games.viper_ops.rules.refuse import NOT_NOW, Numbered
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

MOVES: Final = Numbered("VO-R83", "no more than {} agent moves in one turn")
ALL_AT_HOME: Final = Refusal("VO-040", "none of your agents is on a mission")
NO_AGENT_THERE: Final = Refusal("VO-040", "no agent is on that mission")
IN_DEBRIEF: Final = Refusal("VO-163", "that agent is in debrief until your next turn")
NOBODY_WAITS: Final = Refusal("VO-155", "no such agent of yours is waiting for a mission")
NO_MISSION_FOR_IT: Final = Refusal("VO-154", "none of your missions is for an agent of that level")
ALL_RUN: Final = Refusal("VO-155", "such agents run every mission of yours that is for them")
NOT_FOR_IT: Final = Refusal("VO-154", "the agent needs a mission of its level or below")
RUNS_ALREADY: Final = Refusal("VO-155", "such an agent runs that mission already")
ASK_TRAINEE: Final = Refusal("VO-095", "choose an operative or agent of your team")
NOBODY_THERE: Final = Refusal("VO-096", "nobody of your team is there")
CANNOT_TRAIN: Final = Refusal("VO-R30", "an agent in debrief cannot be trained that way")
HIGHEST: Final = Refusal("VO-095", "a secret agent cannot rise any higher")
NO_PIECE: Final = Refusal("VO-R92", "the supply has no agent of the next level")
NO_SECRET_AGENT: Final = Refusal("VO-R92", "no secret agent card is left")
NOBODY_RISES: Final = Refusal("VO-R92", "nobody on your team can be promoted")


def no_moves(state: ViperOpsState) -> Refusal | None:
    return None if state.moves else MOVES.of(state.content.agent_moves)


def unsuitable(state: ViperOpsState, at: int, kind: int) -> Refusal | None:
    """Why an agent of this kind cannot be put on the mission at `at`."""
    mission = state.missions[at]
    if mission == NONE or state.content.level_of[mission] > level_of(kind):
        return NOT_FOR_IT
    return RUNS_ALREADY if state.runner[at] == kind else None


def unassignable(state: ViperOpsState, seat: int, kind: int) -> Refusal | None:
    """Why no agent of this kind can be put on a mission."""
    if not state.moves:
        return no_moves(state)
    if not state.waiting[N_KINDS * seat + kind]:
        return IN_DEBRIEF if state.debrief[N_KINDS * seat + kind] else NOBODY_WAITS
    why = NO_MISSION_FOR_IT
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        unfit = unsuitable(state, at, kind)
        if unfit is None:
            return None
        if unfit is RUNS_ALREADY:
            why = ALL_RUN
    return why


def nobody_out(state: ViperOpsState, seat: int) -> Refusal | None:
    """Why no agent can be called back."""
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.runner[at] != NONE:
            return None
    return ALL_AT_HOME


def on_team(state: ViperOpsState, seat: int, kind: int) -> bool:
    """Whether an agent of this kind is on the team and not in debrief."""  # VO-R43
    if state.waiting[N_KINDS * seat + kind]:
        return True
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.runner[at] == kind:
            return True
    return len(state.closing) > 0 and state.closing[CLOSING_RUNNER] == kind


class AssignTo(Step[ViperOpsState]):
    """Put a waiting agent on a mission."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(MISSION, MISSION + SLOTS))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not MISSION <= action < MISSION + SLOTS:
            return NOT_FOR_IT
        return unsuitable(state, SLOTS * self.seat + action - MISSION, self.kind)

    def choose(self, state: ViperOpsState, action: int) -> None:
        at = SLOTS * self.seat + action - MISSION
        before = state.runner[at]
        if before != NONE:
            state.waiting[N_KINDS * self.seat + before] += 1
        state.waiting[N_KINDS * self.seat + self.kind] -= 1
        state.runner[at] = self.kind
        state.moves -= 1
        state.tell(ASSIGNED, self.seat, self.kind, state.content.mission_titles[state.missions[at]])


class RecallFrom(Step[ViperOpsState]):
    """Call an agent back from a mission."""

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(MISSION, MISSION + SLOTS))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not MISSION <= action < MISSION + SLOTS:
            return NOT_NOW
        at = SLOTS * self.seat + action - MISSION
        return NO_AGENT_THERE if state.runner[at] == NONE else None

    def choose(self, state: ViperOpsState, action: int) -> None:
        at = SLOTS * self.seat + action - MISSION
        kind = state.runner[at]
        state.waiting[N_KINDS * self.seat + kind] += 1
        state.runner[at] = NONE
        state.moves -= 1
        state.tell(RECALLED, self.seat, kind, state.content.mission_titles[state.missions[at]])


def unpromotable(state: ViperOpsState, kind: int) -> Refusal | None:
    """Why agents of a kind cannot rise."""
    if kind == FIELD:
        return None if state.supply[SPECIAL_PIECES] else NO_PIECE
    if kind == SPECIAL:
        return None if state.agent_pile else NO_SECRET_AGENT
    return HIGHEST


def untrainable(state: ViperOpsState, seat: int, action: int, debriefed: bool) -> Refusal | None:
    """Why this member of the team cannot be promoted; those in debrief only by completions."""
    if action == TRAIN_OPERATIVE:
        if not operatives_of(state, seat):
            return NOBODY_THERE
        return None if state.supply[FIELD_PIECES] else NO_PIECE
    if not TRAIN <= action < COVER:
        return ASK_TRAINEE
    kind = NONE
    if action < TRAIN_DEBRIEFED:
        if state.waiting[N_KINDS * seat + action - TRAIN_WAITING]:
            kind = action - TRAIN_WAITING
    elif action < TRAIN_ON:
        if state.debrief[N_KINDS * seat + action - TRAIN_DEBRIEFED]:
            kind = action - TRAIN_DEBRIEFED
            if not debriefed:
                return CANNOT_TRAIN
    elif action < TRAIN_RUNNER:
        kind = state.runner[SLOTS * seat + action - TRAIN_ON]
    elif state.closing:
        kind = state.closing[CLOSING_RUNNER]
    return NOBODY_THERE if kind == NONE else unpromotable(state, kind)


def operatives_of(state: ViperOpsState, seat: int) -> int:
    """The operatives of a team, with those committed to the mission being completed."""
    if state.closing:
        return state.operatives[seat] + state.closing[CLOSING_OPERATIVES]
    return state.operatives[seat]


def nobody_rises(state: ViperOpsState, seat: int, debriefed: bool) -> Refusal | None:
    """Why there is nobody to promote."""
    for action in range(TRAIN, COVER):
        if untrainable(state, seat, action, debriefed) is None:
            return None
    return NOBODY_RISES


def higher(state: ViperOpsState, seat: int, kind: int) -> int:
    """Exchange a piece for one a level higher and say which."""  # VO-095, VO-099, VO-100
    if kind == FIELD:
        state.supply[FIELD_PIECES] += 1
        state.supply[SPECIAL_PIECES] -= 1
        now = SPECIAL
    else:
        state.supply[SPECIAL_PIECES] += 1
        now = state.agent_pile.pop()
    state.tell(PROMOTED if kind == FIELD else SECRET_AGENT, seat, kind, now)
    return now


def promote(state: ViperOpsState, seat: int, trainee: int) -> None:
    """One member of the team rises one level and stays where it is."""  # VO-R29, VO-R46
    at = N_KINDS * seat
    if trainee == TRAIN_OPERATIVE:
        if state.closing and state.closing[CLOSING_OPERATIVES]:
            state.closing[CLOSING_OPERATIVES] -= 1  # VO-171
        else:
            state.operatives[seat] -= 1
        state.supply[OPERATIVE] += 1
        state.supply[FIELD_PIECES] -= 1
        state.waiting[at + FIELD] += 1
        state.tell(PROMOTED, seat, NONE, FIELD)
    elif trainee < TRAIN_DEBRIEFED:
        kind = trainee - TRAIN_WAITING
        state.waiting[at + kind] -= 1
        state.waiting[at + higher(state, seat, kind)] += 1
    elif trainee < TRAIN_ON:
        kind = trainee - TRAIN_DEBRIEFED
        state.debrief[at + kind] -= 1
        state.debrief[at + higher(state, seat, kind)] += 1
    elif trainee < TRAIN_RUNNER:
        place = SLOTS * seat + trainee - TRAIN_ON
        state.runner[place] = higher(state, seat, state.runner[place])
    else:
        state.closing[CLOSING_RUNNER] = higher(state, seat, state.closing[CLOSING_RUNNER])


def budget_highest(state: ViperOpsState, seat: int) -> bool:
    return state.budget[seat] >= state.content.budget_highest


def add_budget(state: ViperOpsState, seat: int, points: int) -> None:
    """The budget rises as far as its track allows."""  # VO-183, VO-R13
    state.budget[seat] = min(state.budget[seat] + points, state.content.budget_highest)
    state.tell(BUDGET_RAISED, seat, state.budget[seat])
