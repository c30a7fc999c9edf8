"""The frame of a round: roll, place, break codes, resolve, and First between them."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import PASS
from brushpass.games.covert.rules.breaking import BreakCodes, swaps_for
from brushpass.games.covert.rules.content import FACES, FIRST, bit
from brushpass.games.covert.rules.ending import FinalMissions
from brushpass.games.covert.rules.placing import PlaceDie
from brushpass.games.covert.rules.resolving import ResolveDice
from brushpass.games.covert.rules.scoring import ending
from brushpass.games.covert.rules.special import discard_for_use, might_hold, use_or_pass
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.state import Step


class StartRound(Step[CovertState]):
    """Everybody takes all dice back and rolls them (CV-027); then the phases follow (CV-026)."""

    def run(self, state: CovertState) -> None:
        state.round += 1
        state.order = []
        state.broke = 0
        state.spent = 0
        for at in range(state.players * FACES):
            state.unplaced[at] = 0
        for seat in range(state.players):
            for _ in range(state.content.dice):
                face: i64 = state.chance.below(FACES)
                state.unplaced[seat * FACES + face] += 1
        if state.journal is not None:
            state.journal.tell("rolled", {"round": state.round, "seat": state.first})
        state.stack.append(EndRound())
        state.stack.append(ResolveInOrder(0))
        state.stack.append(OfferFirstToResolve(0, 0, 0))
        state.stack.append(BreakInOrder(0))
        state.stack.append(OfferFirstToBreak(0))
        state.stack.append(PlaceDie(state.first, 1, 0))


class OfferFirstToBreak(Step[CovertState]):
    """Ask in turn order, from `position` on, who would break codes first (CV-131, CV-R70)."""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def args(self) -> tuple[object, ...]:
        return (self.position,)

    def run(self, state: CovertState) -> None:
        for position in range(self.position, state.players):
            seat = state.order[position]
            if might_hold(state, seat, FIRST):
                state.stack.append(OfferFirstToBreak(position + 1))
                state.stack.append(BreakFirst(seat))
                return


class BreakFirst(CovertStep):
    """Use First to break codes now?"""

    def rule(self) -> str:
        return "CV-131"

    def asks(self) -> str:
        return "use First or pass"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return use_or_pass(state, self.seat, FIRST)

    def choose(self, state: CovertState, action: int) -> None:
        if action != PASS:
            discard_for_use(state, self.seat, action, BreakTurn(self.seat))


class BreakInOrder(Step[CovertState]):
    """The break turns that have not been brought forward (CV-052, CV-R71)."""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def args(self) -> tuple[object, ...]:
        return (self.position,)

    def run(self, state: CovertState) -> None:
        for position in range(self.position, state.players):
            seat = state.order[position]
            if not state.broke >> seat & 1:
                state.stack.append(BreakInOrder(position + 1))
                state.stack.append(BreakTurn(seat))
                return


class BreakTurn(Step[CovertState]):
    """The one break turn of a player in this round (CV-R29)."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def args(self) -> tuple[object, ...]:
        return (self.turn,)

    def run(self, state: CovertState) -> None:
        state.broke |= bit(self.turn)
        state.stack.append(BreakCodes(self.turn, swaps_for(state, self.turn)))


class OfferFirstToResolve(Step[CovertState]):
    """Ask in turn order who would resolve an action first (CV-132). Who declines is not asked
    again; passes go on until one brings no use of First (CV-134, CV-R70)."""

    def __init__(self, position: int, declined: int, used: int) -> None:
        super().__init__()
        self.position = position
        self.declined = declined
        self.used = used

    def args(self) -> tuple[object, ...]:
        return (self.position, self.declined, self.used)

    def run(self, state: CovertState) -> None:
        for position in range(self.position, state.players):
            seat = state.order[position]
            if (
                not self.declined >> seat & 1
                and state.dice_on_circles(seat)  # CV-R72
                and might_hold(state, seat, FIRST)
            ):
                state.stack.append(ResolveFirst(seat, position, self.declined, self.used))
                return
        if self.used:
            state.stack.append(OfferFirstToResolve(0, self.declined, 0))


class ResolveFirst(CovertStep):
    """Use First to resolve an action now?"""

    def __init__(self, seat: int, position: int, declined: int, used: int) -> None:
        super().__init__(seat)
        self.position = position
        self.declined = declined
        self.used = used

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.position, self.declined, self.used)

    def rule(self) -> str:
        return "CV-132"

    def asks(self) -> str:
        return "use First or pass"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return use_or_pass(state, self.seat, FIRST)

    def choose(self, state: CovertState, action: int) -> None:
        if action == PASS:
            declined = self.declined | 1 << self.seat
            state.stack.append(OfferFirstToResolve(self.position + 1, declined, self.used))
        else:
            state.stack.append(OfferFirstToResolve(self.position + 1, self.declined, 1))
            discard_for_use(state, self.seat, action, ResolveDice(self.seat))


class ResolveInOrder(Step[CovertState]):
    """One turn each in token order, round and round while dice stand on circles (CV-070,
    CV-074). `position` counts on."""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def args(self) -> tuple[object, ...]:
        return (self.position,)

    def run(self, state: CovertState) -> None:
        for ahead in range(state.players):
            position = (self.position + ahead) % state.players
            seat = state.order[position]
            if state.dice_on_circles(seat):
                state.stack.append(ResolveInOrder((position + 1) % state.players))
                state.stack.append(ResolveDice(seat))
                return


class EndRound(Step[CovertState]):
    """Another round, begun by the last in turn order (CV-031, CV-138, CV-139), or the last
    missions."""

    def run(self, state: CovertState) -> None:
        state.first = state.order[state.players - 1]
        for at in range(state.players * FACES):  # CV-R12
            state.folder[at] = 0
        if ending(state):
            state.finale = True
            if state.journal is not None:
                state.journal.tell("finale", {"order": state.order.copy()})
            state.stack.append(FinalMissions(0))
        else:
            state.stack.append(StartRound())
