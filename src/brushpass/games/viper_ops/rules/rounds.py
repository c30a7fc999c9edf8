"""The round: turns until all have passed, then the end of the round, then the next one."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import ASSET, DECLINE
from brushpass.games.viper_ops.rules.agents import on_team
from brushpass.games.viper_ops.rules.cards import add_missions, add_power_cards, holds, reveal
from brushpass.games.viper_ops.rules.content import (
    BOXES,
    COOP,
    DEPLOYMENT,
    GADGET,
    HANDLER,
    INTEL,
    INTEL_SCROUNGER,
    N_KINDS,
    N_STATIONS,
    NONE,
    OPERATIVE,
    REGIONS,
    SLEUTH,
    TINKERER,
)
from brushpass.games.viper_ops.rules.events import (
    HANDLER_HIRES,
    LOST,
    ROUND_BEGINS,
    ROUND_OVER,
    SCORED,
    WON,
)
from brushpass.games.viper_ops.rules.scoring import decide, score_lines
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import for_missions, not_asked_for, put_asset
from brushpass.games.viper_ops.rules.turn import begin_turn
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step

NOT_TINKERED: Final = Refusal("VO-R76", "the Tinkerer serves an active mission that still needs it")
NOT_SLEUTHED: Final = Refusal(
    "VO-R76", "the Sleuth serves an active mission that still needs intel"
)


class TakeTurns(Step[ViperOpsState]):
    """The next player who has not passed takes a turn; after the last pass the round ends."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:  # VO-030, VO-034
        players = state.players
        after = state.first if state.current == NONE else (state.current + 1) % players
        for turn in range(players):
            seat = (after + turn) % players
            if not state.passed[seat]:
                state.stack.append(self)
                begin_turn(state, seat)
                return
        if state.round == state.content.rounds[state.mode]:
            finish(state)
        else:
            end_round(state)
            state.stack.append(self)
            state.stack.append(StartRound(0))


def end_round(state: ViperOpsState) -> None:
    """The order is that of the rules."""
    players = state.players
    state.current = NONE
    for seat in range(players):
        state.unused[seat] = state.content.dice  # VO-066, VO-068
        state.aside[seat] = 0
        state.used[seat] = 0  # VO-069
        state.bought[seat] = 0
        state.passed[seat] = 0
    for at in range(7 * players):
        state.active[at] = 0
    for at in range(BOXES * N_STATIONS):  # VO-067
        state.laid[at] = 0
    for at in range(N_KINDS * len(REGIONS)):  # VO-309, VO-R94
        state.moles[at] += state.deep[at]
        state.deep[at] = 0
    state.tell(ROUND_OVER, state.round)
    add_missions(state, state.content.new_missions)
    add_power_cards(state, state.content.new_power_cards)
    for seat in range(players):  # VO-065, VO-072
        state.chips[seat] += state.budget[seat]
    state.first = (state.first + 1) % players  # VO-073, VO-R86
    state.round += 1
    state.tell(ROUND_BEGINS, state.round, state.first)


class StartRound(Step[ViperOpsState]):
    """Each player's Handler, Tinkerer and Sleuth before the first turn."""  # VO-074, VO-R78

    def __init__(self, moment: int) -> None:
        super().__init__(NOBODY)
        self.moment = moment

    def run(self, state: ViperOpsState) -> None:
        seat = (state.first + self.moment // 2) % state.players
        if self.moment + 1 < 2 * state.players:
            state.stack.append(StartRound(self.moment + 1))
        if self.moment % 2 == 0:
            if on_team(state, seat, HANDLER) and state.supply[OPERATIVE]:  # VO-221
                state.supply[OPERATIVE] -= 1
                state.operatives[seat] += 1
                state.tell(HANDLER_HIRES, seat)
            if (
                on_team(state, seat, TINKERER)
                and state.chips[seat] >= state.content.specialist_price
            ):
                offer(state, BuyFromTinkerer(seat))
        elif on_team(state, seat, SLEUTH) and state.chips[seat] >= sleuth_price(state, seat):
            offer(state, BuyFromSleuth(seat))


def offer(state: ViperOpsState, step: Step[ViperOpsState]) -> None:
    if len(step.options(state)) > 1:
        state.stack.append(step)


def sleuth_price(state: ViperOpsState, seat: int) -> int:
    """VO-223, VO-R60"""
    return 0 if holds(state, seat, INTEL_SCROUNGER) else state.content.specialist_price


class BuyFromTinkerer(Step[ViperOpsState]):
    """One gadget or one deployment asset for a pip."""  # VO-222, VO-R76

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, *for_missions(GADGET, DEPLOYMENT)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DECLINE:
            return None
        return not_asked_for(state, self.seat, action, GADGET, DEPLOYMENT, NOT_TINKERED)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DECLINE:
            state.chips[self.seat] -= state.content.specialist_price
            put_asset(state, self.seat, action)


class BuyFromSleuth(Step[ViperOpsState]):
    """One intel for a pip."""  # VO-223, VO-R76

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, *for_missions(INTEL, INTEL)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DECLINE:
            return None
        return not_asked_for(state, self.seat, action, INTEL, INTEL, NOT_SLEUTHED)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action >= ASSET:
            state.chips[self.seat] -= sleuth_price(state, self.seat)
            reveal(state, self.seat, INTEL_SCROUNGER)
            put_asset(state, self.seat, action)


def finish(state: ViperOpsState) -> None:
    """The last round is over: score, or lose together."""  # VO-075, VO-280, VO-337, VO-R79
    state.current = NONE
    if state.mode == COOP:
        state.won = []
        state.tell(LOST)
        return
    for seat in range(state.players):  # VO-R75
        state.opened |= state.hand[seat]
    decide(state)
    for seat in range(state.players):
        state.tell(SCORED, seat, score_lines(state, seat, state.hand[seat]))
    state.tell(WON, state.won[0])
