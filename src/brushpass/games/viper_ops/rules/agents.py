"""Agents: assigning, recalling, promoting."""

from brushpass.games.viper_ops.rules.actions import (
    MISSION,
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
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


def suits(state: ViperOpsState, at: int, kind: int) -> bool:
    """Whether an agent of this kind may be put on the mission at `at`."""  # VO-154
    mission = state.missions[at]
    return (
        mission != NONE
        and state.runner[at] != kind
        and state.content.level_of[mission] <= level_of(kind)
    )


def can_assign(state: ViperOpsState, seat: int, kind: int) -> bool:
    if not state.waiting[N_KINDS * seat + kind]:
        return False
    return any(suits(state, at, kind) for at in range(SLOTS * seat, SLOTS * seat + SLOTS))


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

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.kind)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        at = SLOTS * self.seat
        found = [MISSION + slot for slot in range(SLOTS) if suits(state, at + slot, self.kind)]
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        at = SLOTS * self.seat + action - MISSION
        before = state.runner[at]
        if before != NONE:
            state.waiting[N_KINDS * self.seat + before] += 1
        state.waiting[N_KINDS * self.seat + self.kind] -= 1
        state.runner[at] = self.kind
        state.moves -= 1
        if state.journal is not None:
            state.journal.tell(
                "assigned",
                {
                    "seat": self.seat,
                    "kind": self.kind,
                    "mission": state.content.mission_titles[state.missions[at]],
                },
            )

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-154", "the agent needs a mission of its level or below")


class RecallFrom(Step[ViperOpsState]):
    """Call an agent back from a mission."""

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        at = SLOTS * self.seat
        found = [MISSION + slot for slot in range(SLOTS) if state.runner[at + slot] != NONE]
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        at = SLOTS * self.seat + action - MISSION
        kind = state.runner[at]
        state.waiting[N_KINDS * self.seat + kind] += 1
        state.runner[at] = NONE
        state.moves -= 1
        if state.journal is not None:
            state.journal.tell(
                "recalled",
                {
                    "seat": self.seat,
                    "kind": kind,
                    "mission": state.content.mission_titles[state.missions[at]],
                },
            )

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-040", "no agent is on that mission")


def can_promote(state: ViperOpsState, kind: int) -> bool:
    """Whether the pieces for a promotion are there."""  # VO-R92
    if kind == FIELD:
        return state.supply[SPECIAL_PIECES] > 0
    return kind == SPECIAL and len(state.agent_pile) > 0


def trainees(state: ViperOpsState, seat: int, debriefed: bool) -> list[int]:
    """Who can be promoted; those in debrief only by completions."""  # VO-096, VO-R30
    found: list[int] = []
    operatives = state.operatives[seat]
    if state.closing:
        operatives += state.closing[CLOSING_OPERATIVES]
    if operatives and state.supply[FIELD_PIECES]:
        found.append(TRAIN_OPERATIVE)
    field = can_promote(state, FIELD)
    special = can_promote(state, SPECIAL)
    at = N_KINDS * seat
    if field and state.waiting[at + FIELD]:
        found.append(TRAIN_WAITING)
    if special and state.waiting[at + SPECIAL]:
        found.append(TRAIN_WAITING + 1)
    if debriefed:
        if field and state.debrief[at + FIELD]:
            found.append(TRAIN_DEBRIEFED)
        if special and state.debrief[at + SPECIAL]:
            found.append(TRAIN_DEBRIEFED + 1)
    for slot in range(SLOTS):
        kind = state.runner[SLOTS * seat + slot]
        if (kind == FIELD and field) or (kind == SPECIAL and special):
            found.append(TRAIN_ON + slot)
    if state.closing:
        kind = state.closing[CLOSING_RUNNER]
        if (kind == FIELD and field) or (kind == SPECIAL and special):
            found.append(TRAIN_RUNNER)
    return found


def higher(state: ViperOpsState, seat: int, kind: int) -> int:
    """Exchange a piece for one a level higher and say which."""  # VO-095, VO-099, VO-100
    if kind == FIELD:
        state.supply[FIELD_PIECES] += 1
        state.supply[SPECIAL_PIECES] -= 1
        now = SPECIAL
    else:
        state.supply[SPECIAL_PIECES] += 1
        now = state.agent_pile.pop()
    if state.journal is not None:
        event = "promoted" if kind == FIELD else "secret_agent"
        state.journal.tell(event, {"seat": seat, "kind": kind, "now": now})
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
        if state.journal is not None:
            state.journal.tell("promoted", {"seat": seat, "kind": NONE, "now": FIELD})
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


def add_budget(state: ViperOpsState, seat: int, points: int) -> None:
    """The budget rises as far as its track allows."""  # VO-183, VO-R13
    state.budget[seat] = min(state.budget[seat] + points, state.content.budget_highest)
    if state.journal is not None:
        state.journal.tell("budget", {"seat": seat, "budget": state.budget[seat]})
