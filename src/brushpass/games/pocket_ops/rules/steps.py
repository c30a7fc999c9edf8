"""The decisions of Pocket Ops, in the order in which they come. What every turn tells, and what a
list would be made for, is told only if there is a journal: play-outs should not pay for the facts."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.actions import (
    DECLINE,
    DEPLOY,
    DEPLOYS,
    PICK,
    PICKS,
    PLACE,
    PLACES,
    PLACES_AND_DEPLOYS,
    PREDICT,
    PREDICTS,
    TARGET,
    TARGETS,
    TARGETS_OR_NONE,
)
from brushpass.games.pocket_ops.rules.content import ROUNDS_TO_WIN
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.events import (
    DECLINED,
    DEPLOYED,
    DRAFTED,
    GAME_WON,
    HACKER_READY,
    HACKER_SPENT,
    IDLE,
    LOST,
    PEEKED,
    PICKED,
    PLACED,
    PREDICTED,
    REVEALED,
    ROUND_BEGINS,
    ROUND_WON,
    SKIPPED,
    STRUCK,
    SWAPPED,
)
from brushpass.games.pocket_ops.rules.facility import (
    ALL_ROOMS,
    NO_ROOM,
    ROOMS_OF,
    empty,
    line,
    spies,
    spy_at,
)
from brushpass.games.pocket_ops.rules.pools import kind_of, of, put, two_of
from brushpass.games.pocket_ops.rules.specialists import (
    ASSASSIN,
    COURIER,
    HACKER,
    KINDS,
    MOLE,
    OPTIONAL,
    entries,
    friends,
    hold,
    strike,
    swap,
    targets,
)
from brushpass.games.pocket_ops.rules.state import BLOCKED, HELD, EndedRound, PocketOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


@final
class Draft(Step[PocketOpsState]):
    """Keep one of the two specialists you have looked at."""

    sealed: ClassVar[bool] = True

    def options(self, state: PocketOpsState) -> tuple[int, ...]:  # PO-013
        return PICKS[of(state.pair, self.seat)]

    def choose(self, state: PocketOpsState, action: int) -> None:
        state.picked = put(state.picked, self.seat, action - PICK + 1)
        state.tell(PICKED, self.seat, action - PICK)
        if self.seat == state.keycard:  # PO-R57
            state.stack.append(DRAFT[1 - self.seat])
        else:
            reveal_specialists(state)

    def reopen(self, state: PocketOpsState) -> None:
        if self.seat != state.keycard:
            state.picked = 0
            state.stack[-1] = DRAFT[state.keycard]

    def why_not(self, state: PocketOpsState, action: int) -> Refusal:
        if action < PREDICT:
            return Refusal("PO-013", "you may keep only one of the two specialists you looked at")
        return Refusal("PO-010", "the round starts with choosing a specialist")


@final
class Predict(Step[PocketOpsState]):
    """Lay a blueprint face down: where will the placer go?"""

    sealed: ClassVar[bool] = True

    def options(self, state: PocketOpsState) -> tuple[int, ...]:  # PO-035, PO-R09, PO-R29
        return PREDICTS[ALL_ROOMS & ~state.predicted]

    def choose(self, state: PocketOpsState, action: int) -> None:
        one: i64 = 1
        first = state.predicted == 0
        state.predicted |= one << action - PREDICT
        if state.journal is not None:
            state.tell(PREDICTED, self.seat, action - PREDICT)
        if first and state.hackers >> self.seat & 1:  # PO-111
            state.stack.append(self)
        else:
            state.stack.append(PLACE_UNIT[1 - self.seat])

    def why_not(self, state: PocketOpsState, action: int) -> Refusal:
        if PREDICT <= action < PLACE:
            return Refusal("PO-R29", "the Hacker's two blueprints must name different rooms")
        return Refusal("PO-022", "first you lay a blueprint face down")


@final
class Place(Step[PocketOpsState]):
    """Play one unit: a spy, or the specialist."""

    sealed: ClassVar[bool] = True

    def options(self, state: PocketOpsState) -> tuple[int, ...]:  # PO-024, PO-R12
        vacant = empty(state.board)
        hand = kind_of(state.hand, self.seat)
        if hand == NONE:
            return PLACES[vacant]
        rooms = entries(state.board, self.seat, hand)
        if rooms == vacant:
            return PLACES_AND_DEPLOYS[vacant]
        return PLACES[vacant] + DEPLOYS[rooms]

    def choose(self, state: PocketOpsState, action: int) -> None:
        if action < DEPLOY:
            self.place(state, action - PLACE)
        else:
            self.deploy(state, action - DEPLOY)

    def place(self, state: PocketOpsState, room: i64) -> None:
        if state.journal is not None:
            state.tell(PLACED, self.seat, room)
        if reveal(state, room):  # PO-030
            end_turn(state, changed=lose_hacker(state))
            return
        state.board |= spy_at(room, self.seat)
        if line(state.board, self.seat):
            end_round(state, self.seat, "line")
        else:
            end_turn(state, changed=True)

    def deploy(self, state: PocketOpsState, room: i64) -> None:
        seat: i64 = self.seat
        kind = kind_of(state.hand, seat)
        state.hand = put(state.hand, seat, 0)
        state.tell(DEPLOYED, seat, room, kind)
        if reveal(state, room):  # PO-031, PO-032, PO-R23, PO-R39
            state.tell(LOST, seat, kind)
            lose_hacker(state)
            end_turn(state, changed=True)
            return
        state.board = hold(state.board, seat, kind, room)
        if kind == ASSASSIN:
            state.tell(STRUCK, seat, kind, room, room)
        if line(state.board, seat):  # PO-R19
            end_round(state, seat, "line")
            return
        if kind == HACKER:
            one: i64 = 1
            state.hackers |= one << seat
            state.tell(HACKER_READY, seat)
        if targets(state.board, seat, kind, room):  # PO-034, PO-R18
            state.acting = room
            state.stack.append(TARGET_SPY[seat])
        else:  # PO-R17
            if kind != HACKER and kind != ASSASSIN:
                state.tell(IDLE, seat, kind)
            settle(state)

    def reopen(self, state: PocketOpsState) -> None:
        state.predicted = 0
        state.stack[-1] = PREDICT_ROOM[1 - self.seat]

    def why_not(self, state: PocketOpsState, action: int) -> Refusal:
        if PLACE <= action < DEPLOY:
            return Refusal("PO-025", "a spy goes into an empty room, and this one is taken")
        if DEPLOY <= action < DECLINE:
            kind = kind_of(state.hand, self.seat)
            if kind == NONE:
                return Refusal("PO-015", "your specialist has been played already")
            if kind == COURIER:
                return Refusal(
                    "PO-090", "the Courier joins a friendly spy that has an empty room beside it"
                )
            if kind == ASSASSIN:
                return Refusal("PO-150", "the Assassin enters the room of an enemy spy")
            return Refusal("PO-072", f"the {KINDS[kind].title()} enters an empty room")
        return Refusal("PO-024", "you must play one unit: a spy or your specialist")


@final
class Target(Step[PocketOpsState]):
    """The specialist holds: aim its ability, or let it be."""

    def options(self, state: PocketOpsState) -> tuple[int, ...]:
        kind = kind_of(state.active, self.seat)
        aims = targets(state.board, self.seat, kind, state.acting)
        if OPTIONAL >> kind & 1:  # PO-R16
            return TARGETS_OR_NONE[aims]
        return TARGETS[aims]

    def choose(self, state: PocketOpsState, action: int) -> None:
        kind = kind_of(state.active, self.seat)
        if action == DECLINE:
            state.tell(DECLINED, self.seat, kind)
            settle(state)
            return
        if kind == MOLE:
            state.victim = action - TARGET
            state.stack.append(SWAP_WITH[self.seat])
            return
        state.board = strike(state.board, self.seat, kind, state.acting, action - TARGET)
        state.tell(STRUCK, self.seat, kind, state.acting, action - TARGET)
        settle(state)

    def why_not(self, state: PocketOpsState, action: int) -> Refusal:
        kind = kind_of(state.active, self.seat)
        name = KINDS[kind].title()
        if action == DECLINE:
            return Refusal("PO-R16", f"the {name} must act if it can")
        if action < TARGET:
            return Refusal("PO-034", f"the {name} holds: its ability comes first")
        any_spy = spies(state.board, 0) | spies(state.board, 1)
        if kind != COURIER and not any_spy >> action - TARGET & 1:
            return Refusal("PO-070", "abilities are aimed at spies, and none is there")
        return Refusal(RULE_OF_AIM[kind], AIM[kind])


@final
class SwapWith(Step[PocketOpsState]):
    """The Mole has its enemy spy: with which friendly spy does it change rooms?"""

    def options(self, state: PocketOpsState) -> tuple[int, ...]:
        return TARGETS[friends(state.board, self.seat, state.acting)]

    def choose(self, state: PocketOpsState, action: int) -> None:
        state.board = swap(state.board, self.seat, state.victim, action - TARGET)
        state.tell(SWAPPED, self.seat, state.victim, action - TARGET)
        state.victim = NO_ROOM
        settle(state)

    def why_not(self, state: PocketOpsState, action: int) -> Refusal:
        if action == DECLINE:
            return Refusal("PO-R16", "the Mole must act if it can")
        if action < TARGET:
            return Refusal("PO-034", "the Mole holds: its ability comes first")
        return Refusal("PO-102", "the Mole swaps with a friendly spy in one of the rooms around it")


RULE_OF_AIM: Final = (
    "PO-082", "PO-091", "PO-102", "PO-110", "PO-122", "PO-132", "PO-R36", "PO-151",
)  # fmt: skip
AIM: Final = (
    "the Sniper hits an enemy spy in its own row or column",
    "the Courier's spy moves to an empty room beside it",
    "the Mole swaps an enemy spy in one of the rooms around it",
    "the Hacker needs no target",
    "the Grappler trades with an enemy spy beside it",
    "the Ninja strikes an enemy spy in one of the rooms around it",
    "the Pusher moves into a spy beside it, and no specialist may be pushed",
    "the Assassin needs no target",
)

DRAFT: Final = [Draft(0), Draft(1)]
PREDICT_ROOM: Final = [Predict(0), Predict(1)]
PLACE_UNIT: Final = [Place(0), Place(1)]
TARGET_SPY: Final = [Target(0), Target(1)]
SWAP_WITH: Final = [SwapWith(0), SwapWith(1)]


def begin_round(state: PocketOpsState) -> None:
    """An empty facility, full supplies, and a draft (PO-008, PO-010, PO-064)."""
    state.board = 0
    state.placer = state.keycard
    state.round += 1
    state.turn = 0
    state.unchanged = 0
    state.hackers = 0
    state.last_room = NO_ROOM
    state.last_predicted = 0
    state.last_result = NONE
    state.active = 0
    state.hand = 0
    state.picked = 0
    state.tell(ROUND_BEGINS, state.round, state.keycard)
    for seat in range(2):
        pair = two_of(of(state.pool, seat), state.chance)  # PO-011, PO-012
        state.pair = put(state.pair, seat, pair)
        if state.journal is not None:
            state.tell(PEEKED, seat, list(PICKS[pair]))
    state.stack.append(DRAFT[state.keycard])


def reveal_specialists(state: PocketOpsState) -> None:
    """Both have chosen: the choices are shown (PO-014), the rest is shuffled back (PO-R04)."""
    state.active = state.picked
    state.hand = state.picked
    state.picked = 0
    state.pair = 0
    state.tell(DRAFTED, kind_of(state.active, 0), kind_of(state.active, 1))
    begin_turn(state, state.keycard)  # PO-021


def begin_turn(state: PocketOpsState, placer: i64) -> None:
    state.turn += 1
    state.placer = placer
    if state.has_placement(placer):
        state.stack.append(PREDICT_ROOM[1 - placer])
    else:  # PO-R13
        state.tell(SKIPPED, placer)
        end_turn(state, changed=False)


def reveal(state: PocketOpsState, room: i64) -> bool:
    """Turn the blueprints over (PO-027); whether one of them names the room (PO-028, PO-112)."""
    blocked: bool = state.predicted >> room & 1 != 0
    state.last_room = room
    state.last_predicted = state.predicted
    state.last_result = BLOCKED if blocked else HELD
    state.predicted = 0
    if state.journal is not None:
        state.tell(REVEALED, 1 - state.placer, room, list(ROOMS_OF[state.last_predicted]), blocked)
    return blocked


def lose_hacker(state: PocketOpsState) -> bool:
    """A block ends the predictor's Hacker (PO-113, PO-R30, PO-R31); whether there was one."""
    one: i64 = 1
    hacker = one << 1 - state.placer
    if not state.hackers & hacker:
        return False
    state.hackers ^= hacker
    state.tell(HACKER_SPENT, 1 - state.placer)
    return True


def settle(state: PocketOpsState) -> None:
    """A specialist has acted: lines it made count for whoever owns them (PO-043)."""
    state.acting = NO_ROOM
    red = line(state.board, 0)
    blue = line(state.board, 1)
    if red and blue:  # PO-051, PO-R48
        end_round(state, 1 - state.keycard, "double line")
    elif red:
        end_round(state, 0, "line")
    elif blue:  # PO-R20
        end_round(state, 1, "line")
    else:
        end_turn(state, changed=True)


def end_turn(state: PocketOpsState, changed: bool) -> None:
    state.unchanged = 0 if changed else state.unchanged + 1  # PO-R50
    reason = state.draw_reason()
    if reason:  # PO-054, PO-055
        end_round(state, 1 - state.keycard, reason)
    else:
        begin_turn(state, 1 - state.placer)  # PO-036


def end_round(state: PocketOpsState, winner: i64, reason: str) -> None:
    one: i64 = 1
    state.wins += one << 8 * winner  # PO-060, PO-065
    state.ended = EndedRound(state.board, state.active, winner, reason)
    decided = of(state.wins, winner) == ROUNDS_TO_WIN
    state.tell(ROUND_WON, winner, reason, state.keycard, not decided)
    if decided:  # PO-066, PO-R53
        state.tell(GAME_WON, winner, state.scores())
        return
    for seat in range(2):  # PO-061, PO-R54
        state.pool &= ~(one << 8 * seat + kind_of(state.active, seat))
    state.keycard = 1 - state.keycard  # PO-063, PO-R51
    begin_round(state)
