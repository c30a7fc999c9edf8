"""A turn: free actions, one station or a pass, free actions."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import (
    ASSIGN,
    CALL_COLONEL,
    DIE,
    END,
    FACES,
    MOLE,
    MOLE_LEVELS,
    MOLES,
    PASS,
    PLAY,
    POWER,
    RECALL,
    RETURN,
    ROLL,
    SET,
    STATION,
    TRACK,
    TURN_IN,
)
from brushpass.games.viper_ops.rules.agents import (
    AssignTo,
    RecallFrom,
    no_moves,
    nobody_out,
    on_team,
    unassignable,
)
from brushpass.games.viper_ops.rules.completion import CoverMission, incomplete
from brushpass.games.viper_ops.rules.content import (
    CHANGED_DIE,
    COLONEL,
    EXTENDED,
    N_CARDS,
    N_KINDS,
    NONE,
    SLOTS,
)
from brushpass.games.viper_ops.rules.dice import (
    dice_pips,
    die_choices,
    die_missing,
    has_active,
    roll_dice,
)
from brushpass.games.viper_ops.rules.events import ABANDONED, PASSED, TURNED
from brushpass.games.viper_ops.rules.moles import mole_closed, use_mole
from brushpass.games.viper_ops.rules.plays import play_card, return_card, unplayable, unreturnable
from brushpass.games.viper_ops.rules.refuse import NOT_NOW, Numbered
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import (
    buy_mission,
    buy_power_card,
    card_missing,
    card_too_dear,
    mission_missing,
    mission_too_dear,
    no_more_missions,
    station_closed,
    use_station,
)
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

USE_OR_PASS: Final = Refusal("VO-031", "use a station or pass first")
STATION_USED: Final = Refusal("VO-032", "you have used your station on this turn")
ALL_ROLLED: Final = Refusal("VO-036", "all your dice have been rolled this round")
ROLL_PRICE: Final = Numbered("VO-035", "a roll costs {} pips in chips")
COLONEL_USED: Final = Refusal("VO-224", "your Colonel has changed a die in this round")
NO_COLONEL: Final = Refusal("VO-224", "you need a ready Colonel")
NO_ACTIVE_DIE: Final = Refusal("VO-224", "you need an active die")
NO_DIE_TO_CHANGE: Final = Refusal("VO-224", "you have no active die with that face")
ASK_FACE: Final = Refusal("VO-224", "choose another face for the die")


def no_roll(state: ViperOpsState, seat: int) -> Refusal | None:
    if not state.unused[seat]:
        return ALL_ROLLED
    price = state.content.die_price
    return ROLL_PRICE.of(price) if state.chips[seat] < price else None


def no_colonel(state: ViperOpsState, seat: int) -> Refusal | None:
    """Why the Colonel cannot change a die."""  # VO-R77
    if state.used[seat] & CHANGED_DIE:
        return COLONEL_USED
    if not on_team(state, seat, COLONEL):
        return NO_COLONEL
    return None if has_active(state, seat) else NO_ACTIVE_DIE


def free_actions(state: ViperOpsState, seat: int, found: list[int]) -> None:
    """Everything that may be done before and after the main action."""  # VO-R20, VO-R22
    if no_roll(state, seat) is None:
        found.append(ROLL)
    running = nobody_out(state, seat) is None
    if running and state.moves:
        found.append(RECALL)
    if no_colonel(state, seat) is None:
        found.append(CALL_COLONEL)
    if running:
        for slot in range(SLOTS):
            if incomplete(state, seat, slot) is None:
                found.append(TURN_IN + slot)  # VO-R23
    if state.moves:
        for kind in range(N_KINDS):
            if unassignable(state, seat, kind) is None:
                found.append(ASSIGN + kind)
    if state.hand[seat]:
        for name in range(N_CARDS):
            if unplayable(state, seat, name) is None:
                found.append(PLAY + name)
        if state.hand[seat] & state.fresh:
            for name in range(N_CARDS):
                if unreturnable(state, seat, name) is None:
                    found.append(RETURN + name)


def not_free(state: ViperOpsState, seat: int, action: int) -> Refusal | None:
    """Why something is no free action now."""
    if action == ROLL:
        return no_roll(state, seat)
    if action == RECALL:
        return no_moves(state) or nobody_out(state, seat)
    if action == CALL_COLONEL:
        return no_colonel(state, seat)
    if TURN_IN <= action < ASSIGN:
        return incomplete(state, seat, action - TURN_IN)
    if ASSIGN <= action < PLAY:
        return unassignable(state, seat, action - ASSIGN)
    if PLAY <= action < RETURN:
        return unplayable(state, seat, action - PLAY)
    if RETURN <= action < STATION:
        return unreturnable(state, seat, action - RETURN)
    return NOT_NOW


def main_actions(state: ViperOpsState, seat: int, found: list[int]) -> None:
    """Every station that is open."""
    for station in range(POWER - STATION):
        if station_closed(state, seat, station) is None:
            found.append(STATION + station)
    dice = dice_pips(state, seat)
    for space in range(len(state.power_track)):
        if (card_missing(state, space) or card_too_dear(state, space, dice)) is None:
            found.append(POWER + space)
    if no_more_missions(state, seat) is None:
        for space in range(len(state.mission_track)):
            if (mission_missing(state, space) or mission_too_dear(state, space, dice)) is None:
                found.append(TRACK + space)
    if state.mode == EXTENDED:
        for mole in range(MOLES):
            if mole_closed(state, seat, mole // MOLE_LEVELS, mole % MOLE_LEVELS + 1) is None:
                found.append(MOLE + mole)


def closed(state: ViperOpsState, seat: int, action: int) -> Refusal | None:
    """Why a station is not open."""
    if action < POWER:
        return station_closed(state, seat, action - STATION)
    if action < TRACK:
        space = action - POWER
        return card_missing(state, space) or card_too_dear(state, space, dice_pips(state, seat))
    if action < MOLE:
        space = action - TRACK
        return (
            mission_missing(state, space)
            or no_more_missions(state, seat)
            or mission_too_dear(state, space, dice_pips(state, seat))
        )
    region, level = divmod(action - MOLE, MOLE_LEVELS)
    return mole_closed(state, seat, region, level + 1)


def take_free_action(state: ViperOpsState, seat: int, action: int) -> None:
    if action == ROLL:
        state.chips[seat] -= state.content.die_price
        roll_dice(state, seat, 1)
    elif action == RECALL:
        state.stack.append(RecallFrom(seat))
    elif action == CALL_COLONEL:
        state.used[seat] |= CHANGED_DIE
        state.stack.append(ColonelDie(seat))
    elif action < ASSIGN:
        state.stack.append(CoverMission(seat, action - TURN_IN))
    elif action < PLAY:
        state.stack.append(AssignTo(seat, action - ASSIGN))
    elif action < RETURN:
        play_card(state, seat, action - PLAY)
    else:
        return_card(state, seat, action - RETURN)


class BeforeStation(Step[ViperOpsState]):
    """The first part of a turn: free actions, until a station or a pass."""  # VO-031

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [PASS]
        free_actions(state, self.seat, found)
        main_actions(state, self.seat, found)
        return tuple(found)

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == PASS:
            return None
        if action == END:
            return USE_OR_PASS
        if STATION <= action < MOLE + MOLES:
            return closed(state, self.seat, action)
        return not_free(state, self.seat, action)

    def choose(self, state: ViperOpsState, action: int) -> None:
        seat = self.seat
        if action == PASS:  # VO-033, VO-R21
            state.passed[seat] = 1
            state.tell(PASSED, seat)
            end_turn(state, seat)
        elif action < STATION:
            state.stack.append(self)
            take_free_action(state, seat, action)
        else:
            state.stack.append(AfterStation(seat))  # VO-032
            if action < POWER:
                use_station(state, seat, action - STATION)
            elif action < TRACK:
                buy_power_card(state, seat, action - POWER)
            elif action < MOLE:
                buy_mission(state, seat, action - TRACK)
            else:
                region, level = divmod(action - MOLE, MOLE_LEVELS)
                use_mole(state, seat, region, level + 1)


class AfterStation(Step[ViperOpsState]):
    """The last part of a turn: free actions, until it is closed."""

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [END]
        free_actions(state, self.seat, found)
        return tuple(found)

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == END:
            return None
        if action == PASS or STATION <= action < MOLE + MOLES:
            return STATION_USED
        return not_free(state, self.seat, action)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == END:
            end_turn(state, self.seat)
        else:
            state.stack.append(self)
            take_free_action(state, self.seat, action)


class ColonelDie(Step[ViperOpsState]):
    """Which die the Colonel changes."""

    def candidates(self, state: ViperOpsState) -> list[int]:
        return die_choices()

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return die_missing(state, self.seat, action, NO_DIE_TO_CHANGE)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(ColonelFace(self.seat, action - DIE))


class ColonelFace(Step[ViperOpsState]):
    """What the die shows afterwards."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(SET + 1, SET + FACES + 1))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if SET < action <= SET + FACES and action != SET + self.face:
            return None
        return ASK_FACE

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.active[7 * self.seat + self.face] -= 1
        state.active[7 * self.seat + action - SET] += 1
        state.tell(TURNED, self.seat, self.face, action - SET)


def end_turn(state: ViperOpsState, seat: int) -> None:
    """Missions that nobody runs lose their assets; cards can no longer be returned."""
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):  # VO-043, VO-R36
        if state.runner[at] == NONE and state.missions[at] != NONE:
            lost = 0
            for asset in range(3):
                count = state.assets[3 * at + asset]
                lost += count
                state.supply[asset] += count
                state.assets[3 * at + asset] = 0
            if lost:
                state.tell(ABANDONED, seat, state.content.mission_titles[state.missions[at]])
    state.fresh = 0  # VO-117
    state.rewarded = 0
    state.completions = 0


def begin_turn(state: ViperOpsState, seat: int) -> None:
    """Agents come out of debrief."""  # VO-163
    state.current = seat
    state.moves = state.content.agent_moves
    at = N_KINDS * seat
    for kind in range(N_KINDS):
        state.waiting[at + kind] += state.debrief[at + kind]
        state.debrief[at + kind] = 0
    state.stack.append(BeforeStation(seat))
