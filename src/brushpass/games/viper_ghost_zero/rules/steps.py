"""The decisions of Viper Ghost Zero, in the order in which they come."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules import events, refuse
from brushpass.games.viper_ghost_zero.rules.actions import (
    GIVE,
    PASS,
    PLAY,
    RETURN,
    SURRENDER,
    TAKE,
    TAKES,
    TARGET,
    TARGETS,
    gives,
    plays_or_pass,
    returns,
)
from brushpass.games.viper_ghost_zero.rules.content import (
    ACCESS,
    CARDS,
    COUNTER_OP,
    DEFENSE_MASK,
    NEURO_STIM,
    OBJECTIVES,
    SECURITY_ALERT,
    SECURITY_DISABLED,
    TARGETED_MASK,
    THEFT_MASK,
    TRANQUILIZER,
)
from brushpass.games.viper_ghost_zero.rules.missions import (
    conceal_all,
    declare,
    draw,
    expose,
    swap,
)
from brushpass.games.viper_ghost_zero.rules.piles import return_card
from brushpass.games.viper_ghost_zero.rules.scoring import STALLED
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.targets import playable, targets
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

MOST_SEATS: Final = 6


@final
class BeginTurn(Step[GhostState]):
    """The draw step of the active seat (VG-013)."""

    def run(self, state: GhostState) -> None:
        seat = state.active
        content = state.content
        if state.turns[seat] >= content.turn_cap:
            state.end(STALLED)  # VG-102
            return
        state.tell(events.TURN, seat, state.turns[seat] + 1)
        empty = state.hand_size[seat] == 0
        draw(state, seat, content.refill if empty else content.draw)  # VG-014, VG-015, VG-016
        if state.ended:
            return
        if state.finished >> seat & 1:
            pass_turn_on(state)  # VG-097
        else:
            state.stack.append(PLAY_CARD[seat])


@final
class PlayCard(Step[GhostState]):
    """Play a card from the hand, or stop (VG-018)."""

    def options(self, state: GhostState) -> tuple[int, ...]:
        return plays_or_pass(playable(state, self.seat))

    def choose(self, state: GhostState, action: int) -> None:
        seat: i64 = self.seat
        if action == PASS:
            state.tell(events.PASSED, seat)
            limit_hand(state)  # VG-022
            return
        card: i64 = action - PLAY
        state.plays += 1  # VG-019
        state.play_card(seat, card)
        if TARGETED_MASK >> card & 1:
            state.stack.append(CHOOSE_TARGET[seat * CARDS + card])
            return
        if card == ACCESS:
            draw(state, seat, state.content.access_draw)  # VG-067
            if state.ended:
                return
        elif card == SECURITY_DISABLED:
            conceal_all(state)
        go_on(state)

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.play_card(state, self.seat, action)


@final
class ChooseTarget(Step[GhostState]):
    """Name the rival against whom the card is played (VG-044)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: GhostState) -> tuple[int, ...]:
        return TARGETS[targets(state, self.seat, self.card)]

    def choose(self, state: GhostState, action: int) -> None:
        rival: i64 = action - TARGET
        state.tell(events.TARGETED, self.seat, self.card, rival)
        if self.card == SECURITY_ALERT:
            expose(state, rival)
            go_on(state)
        elif self.card == COUNTER_OP:
            swap(state, self.seat, rival)
            go_on(state)
        elif THEFT_MASK >> self.card & 1:
            state.stack.append(Resist(rival, self.seat, self.card))
        else:
            state.stack.append(Defend(rival, self.seat, self.card))

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.choose_target(state, self.seat, self.card, action)


@final
class Defend(Step[GhostState]):
    """Answer an attack with one defense, or with none (VG-047, VG-048)."""

    def __init__(self, seat: int, attacker: int, card: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.card = card

    def options(self, state: GhostState) -> tuple[int, ...]:
        return plays_or_pass(state.held[self.seat] & DEFENSE_MASK)

    def choose(self, state: GhostState, action: int) -> None:
        numbers = state.content.numbers
        debt: i64 = numbers[self.card]  # VG-046
        if action == PASS:
            state.tell(events.LET_HAPPEN, self.seat, self.card)
        else:
            state.play_card(self.seat, action - PLAY)  # VG-020, VG-056
            debt -= numbers[action - PLAY]
        pool: i64 = state.hand_size[self.seat] + state.area_size(self.seat)  # VG-052, VG-053
        if debt > pool:
            debt = pool  # VG-055
        if debt < 0:
            debt = 0  # VG-050
        state.tell(events.OWES, self.seat, self.attacker, debt)
        if debt > 0:
            state.stack.append(GiveCard(self.seat, self.attacker, self.card, debt))
        else:
            go_on(state)

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.defend(state, self.seat, action)


@final
class GiveCard(Step[GhostState]):
    """Give the attacker a card of your choice, from the hand or the area (VG-051, VG-052)."""

    def __init__(self, seat: int, attacker: int, card: int, debt: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.card = card
        self.debt = debt

    def options(self, state: GhostState) -> tuple[int, ...]:
        return gives(state.held[self.seat], state.laid[self.seat])

    def choose(self, state: GhostState, action: int) -> None:
        if action < SURRENDER:
            state.give_from_hand(self.seat, self.attacker, action - GIVE)
        else:
            state.give_from_area(self.seat, self.attacker, action - SURRENDER)
        if self.debt > 1:
            state.stack.append(GiveCard(self.seat, self.attacker, self.card, self.debt - 1))
        else:
            go_on(state)

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.give_card(state, self.seat, action)


@final
class Resist(Step[GhostState]):
    """Answer a Tranquilizer or a Flashbang with Neuro-Stim, or not at all (VG-078)."""

    def __init__(self, seat: int, attacker: int, card: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.card = card

    def options(self, state: GhostState) -> tuple[int, ...]:
        return plays_or_pass(state.held[self.seat] & 1 << NEURO_STIM)  # VG-079

    def choose(self, state: GhostState, action: int) -> None:
        if action != PASS:
            state.play_card(self.seat, NEURO_STIM)
            state.tell(events.CANCELLED, self.seat, self.card)
            go_on(state)  # VG-081
            return
        state.tell(events.LET_HAPPEN, self.seat, self.card)
        if self.card == TRANQUILIZER:
            take_all(state, self.attacker, self.seat)
            go_on(state)
        else:
            state.stack.append(TakeObjective(self.attacker, self.seat))  # VG-082

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.resist(state, self.seat, action)


@final
class TakeObjective(Step[GhostState]):
    """Pick the objective that the Flashbang takes (VG-074)."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def options(self, state: GhostState) -> tuple[int, ...]:
        return TAKES[state.laid[self.owner]]  # VG-076

    def choose(self, state: GhostState, action: int) -> None:
        state.take_from_area(self.seat, self.owner, action - TAKE)
        go_on(state)

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.take_objective(action)


@final
class ReturnCard(Step[GhostState]):
    """Put a surplus card under the draw pile (VG-023, VG-024)."""

    def options(self, state: GhostState) -> tuple[int, ...]:
        return returns(state.held[self.seat])

    def choose(self, state: GhostState, action: int) -> None:
        return_card(state, self.seat, action - RETURN)
        limit_hand(state)

    def why_not(self, state: GhostState, action: int) -> Refusal:
        return refuse.return_card(action)


BEGIN_TURN: Final = BeginTurn()
PLAY_CARD: Final = [PlayCard(seat) for seat in range(MOST_SEATS)]
RETURN_CARD: Final = [ReturnCard(seat) for seat in range(MOST_SEATS)]
CHOOSE_TARGET: Final = [
    ChooseTarget(seat, card) for seat in range(MOST_SEATS) for card in range(CARDS)
]


def take_all(state: GhostState, taker: i64, owner: i64) -> None:
    """A Tranquilizer takes every objective in the area (VG-073)."""
    card: i64 = 0
    while card < OBJECTIVES:
        while state.areas[owner * OBJECTIVES + card] > 0:
            state.take_from_area(taker, owner, card)
        card += 1


def go_on(state: GhostState) -> None:
    """A card is fully resolved: declare complete missions, then the next play or the limit."""
    declare(state)  # VG-084
    if state.ended:
        return
    seat = state.active
    if state.finished >> seat & 1:
        pass_turn_on(state)  # VG-097
    elif state.plays < state.content.plays:
        state.stack.append(PLAY_CARD[seat])
    else:
        limit_hand(state)  # VG-022


def limit_hand(state: GhostState) -> None:
    """The limit step: only the hand counts (VG-027, VG-028)."""
    seat = state.active
    if state.hand_size[seat] > state.content.hand_limit:
        state.stack.append(RETURN_CARD[seat])
    else:
        pass_turn_on(state)


def pass_turn_on(state: GhostState) -> None:
    """The turn is complete; the next unfinished seat clockwise begins (VG-012)."""
    players: i64 = state.players
    seat = state.active
    state.turns[seat] += 1
    state.plays = 0
    while True:
        seat += 1
        if seat == players:
            seat = 0
        if not state.finished >> seat & 1:
            break
    state.active = seat
    state.stack.append(BEGIN_TURN)
