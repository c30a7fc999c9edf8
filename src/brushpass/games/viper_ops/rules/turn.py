"""A turn: free actions, one station or a pass, free actions."""

from brushpass.games.viper_ops.rules.actions import (
    ASSIGN,
    CALL_COLONEL,
    DIE,
    END,
    MOLE,
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
from brushpass.games.viper_ops.rules.agents import AssignTo, RecallFrom, can_assign, on_team
from brushpass.games.viper_ops.rules.cards import free_slot
from brushpass.games.viper_ops.rules.completion import CoverMission, can_turn_in
from brushpass.games.viper_ops.rules.content import (
    CHANGED_DIE,
    COLONEL,
    EXTENDED,
    N_CARDS,
    N_KINDS,
    NONE,
    SLOTS,
)
from brushpass.games.viper_ops.rules.dice import dice_pips, has_active, roll_dice
from brushpass.games.viper_ops.rules.moles import can_use_mole, use_mole
from brushpass.games.viper_ops.rules.plays import can_play, play_card, return_card, returnable
from brushpass.games.viper_ops.rules.refuse import refuse_free, refuse_station
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import (
    buy_mission,
    buy_power_card,
    can_use,
    mission_limit,
    use_station,
)
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


def free_actions(state: ViperOpsState, seat: int, found: list[int]) -> None:
    """Everything that may be done before and after the main action."""  # VO-R20, VO-R22
    content = state.content
    if state.chips[seat] >= content.die_price and state.unused[seat]:
        found.append(ROLL)  # VO-035, VO-036
    at = SLOTS * seat
    running = False
    for slot in range(SLOTS):
        if state.runner[at + slot] != NONE:
            running = True
            break
    if running and state.moves:
        found.append(RECALL)  # VO-040
    if can_call_colonel(state, seat):
        found.append(CALL_COLONEL)
    if running:
        for slot in range(SLOTS):
            if can_turn_in(state, seat, slot):
                found.append(TURN_IN + slot)  # VO-039, VO-R23
    if state.moves:  # VO-R83
        for kind in range(N_KINDS):
            if can_assign(state, seat, kind):
                found.append(ASSIGN + kind)
    if state.hand[seat]:
        for name in range(N_CARDS):
            if state.hand[seat] & content.named[name] and can_play(state, seat, name):
                found.append(PLAY + name)
        if state.hand[seat] & state.fresh:
            for name in range(N_CARDS):
                if returnable(state, seat, name):
                    found.append(RETURN + name)


def can_call_colonel(state: ViperOpsState, seat: int) -> bool:
    """VO-224, VO-R77"""
    return (
        not state.used[seat] & CHANGED_DIE
        and on_team(state, seat, COLONEL)
        and has_active(state, seat)
    )


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
        seat = self.seat
        found = [PASS]
        free_actions(state, seat, found)
        for station in range(10):
            if can_use(state, seat, station):
                found.append(STATION + station)
        dice = dice_pips(state, seat)
        if dice:
            for space in range(len(state.power_track)):
                if state.power_track[space] != NONE and dice >= state.content.power_prices[space]:
                    found.append(POWER + space)
            if state.bought[seat] < mission_limit(state, seat) and free_slot(state, seat) != NONE:
                prices = state.content.mission_prices
                for space in range(len(state.mission_track)):
                    if state.mission_track[space] != NONE and dice >= prices[space]:
                        found.append(TRACK + space)
        if state.mode == EXTENDED:
            for region in range(7):
                for level in range(1, 4):
                    if can_use_mole(state, seat, region, level):
                        found.append(MOLE + 3 * region + level - 1)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        seat = self.seat
        if action == PASS:  # VO-033, VO-R21
            state.passed[seat] = 1
            if state.journal is not None:
                state.journal.tell("passed", {"seat": seat})
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
                region, level = divmod(action - MOLE, 3)
                use_mole(state, seat, region, level + 1)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if action < STATION:
            return refuse_free(state, self.seat, action)
        return refuse_station(state, self.seat, action)


class AfterStation(Step[ViperOpsState]):
    """The last part of a turn: free actions, until it is closed."""

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [END]
        free_actions(state, self.seat, found)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == END:
            end_turn(state, self.seat)
        else:
            state.stack.append(self)
            take_free_action(state, self.seat, action)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if action == PASS or STATION <= action < MOLE + 21:
            return Refusal("VO-032", "you have used your station on this turn")
        return refuse_free(state, self.seat, action)


class ColonelDie(Step[ViperOpsState]):
    """Which die the Colonel changes."""

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        at = 7 * self.seat
        return tuple([DIE + face for face in range(1, 7) if state.active[at + face]])

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(ColonelFace(self.seat, action - DIE))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-224", "you have no active die with that face")


class ColonelFace(Step[ViperOpsState]):
    """What the die shows afterwards."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.face)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return tuple([SET + face for face in range(1, 7) if face != self.face])

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.active[7 * self.seat + self.face] -= 1
        state.active[7 * self.seat + action - SET] += 1
        if state.journal is not None:
            state.journal.tell(
                "colonel", {"seat": self.seat, "face": self.face, "now": action - SET}
            )

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-224", "choose another face for the die")


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
            if lost and state.journal is not None:
                state.journal.tell(
                    "abandoned",
                    {"seat": seat, "mission": state.content.mission_titles[state.missions[at]]},
                )
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
