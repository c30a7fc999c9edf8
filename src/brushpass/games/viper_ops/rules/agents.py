"""Agents: assigning, recalling, promoting."""

from brushpass.games.viper_ops.rules.actions import (
    MISSION,
    TRAIN_DEBRIEFED,
    TRAIN_ON,
    TRAIN_OPERATIVE,
    TRAIN_RUNNER,
    TRAIN_WAITING,
)
from brushpass.games.viper_ops.rules.names import (
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
from brushpass.games.viper_ops.rules.table import Table
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


def suits(t: Table, at: int, kind: int) -> bool:
    """Whether an agent of this kind may be put on the mission at `at`."""  # VO-154
    mission = t.missions[at]
    return (
        mission != NONE
        and t.runner[at] != kind
        and t.book.level_of[mission] <= level_of(kind)
    )


def can_assign(t: Table, seat: int, kind: int) -> bool:
    if not t.waiting[N_KINDS * seat + kind]:
        return False
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if suits(t, at, kind):
            return True
    return False


def on_team(t: Table, seat: int, kind: int) -> bool:
    """Whether an agent of this kind is on the team and not in debrief."""  # VO-R43
    if t.waiting[N_KINDS * seat + kind]:
        return True
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if t.runner[at] == kind:
            return True
    return len(t.closing) > 0 and t.closing[CLOSING_RUNNER] == kind


class AssignTo(Step[Table]):
    """Put a waiting agent on a mission."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.kind)

    def options(self, state: Table) -> tuple[int, ...]:
        at = SLOTS * self.seat
        found = [MISSION + slot for slot in range(SLOTS) if suits(state, at + slot, self.kind)]
        return tuple(found)

    def choose(self, state: Table, action: int) -> None:
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
                {"seat": self.seat, "kind": self.kind, "mission": state.missions[at]},
            )

    def why_not(self, state: Table, action: int) -> Refusal:
        return Refusal("VO-154", "the agent needs a mission of its level or below")


class RecallFrom(Step[Table]):
    """Call an agent back from a mission."""

    def options(self, state: Table) -> tuple[int, ...]:
        at = SLOTS * self.seat
        found = [MISSION + slot for slot in range(SLOTS) if state.runner[at + slot] != NONE]
        return tuple(found)

    def choose(self, state: Table, action: int) -> None:
        at = SLOTS * self.seat + action - MISSION
        kind = state.runner[at]
        state.waiting[N_KINDS * self.seat + kind] += 1
        state.runner[at] = NONE
        state.moves -= 1
        if state.journal is not None:
            state.journal.tell(
                "recalled", {"seat": self.seat, "kind": kind, "mission": state.missions[at]}
            )

    def why_not(self, state: Table, action: int) -> Refusal:
        return Refusal("VO-040", "no agent is on that mission")


def can_promote(t: Table, kind: int) -> bool:
    """Whether the pieces for a promotion are there."""  # VO-R92
    if kind == FIELD:
        return t.supply[SPECIAL_PIECES] > 0
    return kind == SPECIAL and len(t.agent_pile) > 0


def trainees(t: Table, seat: int, debriefed: bool) -> list[int]:
    """Who can be promoted; those in debrief only by completions."""  # VO-096, VO-R30
    found: list[int] = []
    operatives = t.operatives[seat]
    if t.closing:
        operatives += t.closing[CLOSING_OPERATIVES]
    if operatives and t.supply[FIELD_PIECES]:
        found.append(TRAIN_OPERATIVE)
    field = can_promote(t, FIELD)
    special = can_promote(t, SPECIAL)
    at = N_KINDS * seat
    if field and t.waiting[at + FIELD]:
        found.append(TRAIN_WAITING)
    if special and t.waiting[at + SPECIAL]:
        found.append(TRAIN_WAITING + 1)
    if debriefed:
        if field and t.debrief[at + FIELD]:
            found.append(TRAIN_DEBRIEFED)
        if special and t.debrief[at + SPECIAL]:
            found.append(TRAIN_DEBRIEFED + 1)
    for slot in range(SLOTS):
        kind = t.runner[SLOTS * seat + slot]
        if (kind == FIELD and field) or (kind == SPECIAL and special):
            found.append(TRAIN_ON + slot)
    if t.closing:
        kind = t.closing[CLOSING_RUNNER]
        if (kind == FIELD and field) or (kind == SPECIAL and special):
            found.append(TRAIN_RUNNER)
    return found


def higher(t: Table, seat: int, kind: int) -> int:
    """Exchange a piece for one a level higher and say which."""  # VO-095, VO-099, VO-100
    if kind == FIELD:
        t.supply[FIELD_PIECES] += 1
        t.supply[SPECIAL_PIECES] -= 1
        now = SPECIAL
    else:
        t.supply[SPECIAL_PIECES] += 1
        now = t.agent_pile.pop()
    if t.journal is not None:
        t.journal.tell("promoted", {"seat": seat, "kind": kind, "now": now})
    return now


def promote(t: Table, seat: int, trainee: int) -> None:
    """One member of the team rises one level and stays where it is."""  # VO-R29, VO-R46
    at = N_KINDS * seat
    if trainee == TRAIN_OPERATIVE:
        if t.closing and t.closing[CLOSING_OPERATIVES]:
            t.closing[CLOSING_OPERATIVES] -= 1  # VO-171
        else:
            t.operatives[seat] -= 1
        t.supply[OPERATIVE] += 1
        t.supply[FIELD_PIECES] -= 1
        t.waiting[at + FIELD] += 1
        if t.journal is not None:
            t.journal.tell("promoted", {"seat": seat, "kind": NONE, "now": FIELD})
    elif trainee < TRAIN_DEBRIEFED:
        kind = trainee - TRAIN_WAITING
        t.waiting[at + kind] -= 1
        t.waiting[at + higher(t, seat, kind)] += 1
    elif trainee < TRAIN_ON:
        kind = trainee - TRAIN_DEBRIEFED
        t.debrief[at + kind] -= 1
        t.debrief[at + higher(t, seat, kind)] += 1
    elif trainee < TRAIN_RUNNER:
        place = SLOTS * seat + trainee - TRAIN_ON
        t.runner[place] = higher(t, seat, t.runner[place])
    else:
        t.closing[CLOSING_RUNNER] = higher(t, seat, t.closing[CLOSING_RUNNER])


def add_budget(t: Table, seat: int, points: int) -> None:
    """The budget rises as far as its track allows."""  # VO-183, VO-R13
    t.budget[seat] = min(t.budget[seat] + points, t.book.budget_highest)
    if t.journal is not None:
        t.journal.tell("budget", {"seat": seat, "budget": t.budget[seat]})
