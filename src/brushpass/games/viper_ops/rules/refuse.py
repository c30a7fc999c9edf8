"""Why something cannot be done in the free part of a turn, by the rule that forbids it."""

from brushpass.games.viper_ops.rules.actions import (
    ASSIGN,
    CALL_COLONEL,
    END,
    MOLE,
    PLAY,
    POWER,
    RECALL,
    RETURN,
    ROLL,
    STATION,
    TRACK,
    TURN_IN,
)
from brushpass.games.viper_ops.rules.cards import free_slot
from brushpass.games.viper_ops.rules.content import (
    ACADEMY,
    BUDGET_RESERVE,
    CYBER_BOX,
    DELTA_FORCE,
    DRAW_POWER,
    DREW,
    EXTENDED,
    EXTRACTION,
    FIELD_OFFICE,
    LABORATORY,
    N_CARDS,
    N_KINDS,
    NONE,
    PLANT_FIELD_AGENT,
    RAISE_BUDGET,
    RAISED,
    SEAL_TEAM,
    SLOTS,
    TOP_JOB,
    ZENITH_HOVERSHIP,
)
from brushpass.games.viper_ops.rules.dice import empty_box
from brushpass.games.viper_ops.rules.moles import available, has_mole
from brushpass.games.viper_ops.rules.payment import pips, shows
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import mission_limit, open_box, price, total_need
from brushpass.kernel.offers import Refusal


def refuse_free(state: ViperOpsState, seat: int, action: int) -> Refusal:
    """For free actions and what is none."""
    if action == END:
        return Refusal("VO-031", "use a station or pass first")
    if action == ROLL:
        if not state.unused[seat]:
            return Refusal("VO-036", "all your dice have been rolled this round")
        return Refusal("VO-035", f"a roll costs {state.content.die_price} pips in chips")
    if action == RECALL or ASSIGN <= action < ASSIGN + N_KINDS:
        return refuse_move(state, seat, action)
    if action == CALL_COLONEL:
        return Refusal("VO-224", "you need a ready Colonel and an active die")
    if TURN_IN <= action < TURN_IN + SLOTS:
        return refuse_turn_in(state, seat, action - TURN_IN)
    if PLAY <= action < PLAY + N_CARDS:
        return refuse_play(state, seat, action - PLAY)
    if RETURN <= action < RETURN + N_CARDS:
        return Refusal("VO-117", "only a card taken on this turn and not played can be returned")
    return Refusal("VO-R22", "that belongs to another moment of the game")


def refuse_move(state: ViperOpsState, seat: int, action: int) -> Refusal:
    if not state.moves:
        return Refusal(
            "VO-R83", f"no more than {state.content.agent_moves} agent moves in one turn"
        )
    if action == RECALL:
        return Refusal("VO-040", "none of your agents is on a mission")
    kind = action - ASSIGN
    if state.debrief[N_KINDS * seat + kind] and not state.waiting[N_KINDS * seat + kind]:
        return Refusal("VO-163", "that agent is in debrief until your next turn")
    if not state.waiting[N_KINDS * seat + kind]:
        return Refusal("VO-155", "no such agent of yours is waiting for a mission")
    return Refusal("VO-154", "none of your missions is for an agent of that level")


def refuse_turn_in(state: ViperOpsState, seat: int, slot: int) -> Refusal:
    at = SLOTS * seat + slot
    mission = state.missions[at]
    if mission == NONE:
        return Refusal("VO-039", "there is no mission in that place")
    if state.runner[at] == NONE:
        return Refusal("VO-151", "no agent runs that mission")
    if (
        state.mode == EXTENDED
        and state.content.type_of[mission] == EXTRACTION
        and not has_mole(state, state.content.region_of[mission])
    ):
        return Refusal("VO-R55", "there is no mole in the region to extract")
    return Refusal("VO-159", "requirements are open that nothing of yours covers")


def refuse_play(state: ViperOpsState, seat: int, name: int) -> Refusal:
    if not state.hand[seat] & state.content.named[name]:
        return Refusal("VO-045", "you do not have that card")
    if name < BUDGET_RESERVE:
        return Refusal("VO-190", "that card works by itself; it is not played")
    if DELTA_FORCE <= name <= ZENITH_HOVERSHIP:
        return Refusal("VO-159", "that card is used while turning in a mission")
    if name == TOP_JOB:
        return Refusal("VO-R67", "complete a mission on this turn first, after taking the card")
    if name >= PLANT_FIELD_AGENT:
        return Refusal("VO-R62", "it has been used, or the supply lacks the agent")
    return Refusal("VO-045", "it would do nothing now")


def refuse_station(state: ViperOpsState, seat: int, action: int) -> Refusal:
    """For stations that are closed to the player."""
    if action < POWER:
        return refuse_building(state, seat, action - STATION)
    if action < TRACK:
        if state.power_track[action - POWER] == NONE:
            return Refusal("VO-112", "no power card lies there")
        return Refusal("VO-113", "your active dice do not cover its price")
    if action < MOLE:
        if state.mission_track[action - TRACK] == NONE:
            return Refusal("VO-108", "that space is empty")
        if state.bought[seat] >= mission_limit(state, seat):
            return Refusal("VO-107", "you have bought your mission of this round")
        if free_slot(state, seat) == NONE:
            return Refusal("VO-R82", "you cannot hold more missions")
        return Refusal("VO-106", "missions are paid with dice; yours do not cover the price")
    if action < MOLE + 21:
        if state.mode != EXTENDED:
            return Refusal("VO-303", "there are no moles in this mode")
        region, level = divmod(action - MOLE, 3)
        if available(state, region, level + 1) == NONE:
            return Refusal("VO-308", "no such mole is available there")
        return Refusal("VO-305", "you need an active mission there and the price of the mole")
    return Refusal("VO-R22", "that belongs to another moment of the game")


def refuse_building(state: ViperOpsState, seat: int, station: int) -> Refusal:
    if station == FIELD_OFFICE:
        return Refusal("VO-090", "an operative costs a pip, and the supply must have one")
    if station <= ACADEMY:
        if open_box(state, station) < 0:
            rule = "VO-086" if station == CYBER_BOX else "VO-059"
            return Refusal(rule, "all its boxes are taken in this round")
        if pips(state, seat) < price(state, seat, station, 1):
            return Refusal("VO-080", f"it costs {price(state, seat, station, 1)} pips now")
        if station == ACADEMY:
            return Refusal("VO-R92", "nobody on your team can be promoted")
        if not total_need(state, seat, station - LABORATORY):
            return Refusal("VO-R34", "no active mission of yours asks for that")
        return Refusal("VO-R15", "the supply is empty")
    if station in (RAISE_BUDGET, DRAW_POWER):
        if state.used[seat] & (RAISED if station == RAISE_BUDGET else DREW):
            return Refusal("VO-138", "you have used it in this round")
        if not shows(state, seat, station):
            return Refusal("VO-056", "it takes one active die with a printed face")
        return Refusal("VO-R15", "there is nothing left to gain there")
    if station == SEAL_TEAM:
        if state.seal == seat:
            return Refusal("VO-R27", "the S.E.A.L. team is with you already")
        if empty_box(state, station, 1) < 0:
            return Refusal("VO-121", "its die blocks the station until the end of the round")
        return Refusal("VO-R26", "it takes one active die with the printed face")
    if free_slot(state, seat) == NONE:
        return Refusal("VO-R82", "you cannot hold more missions")
    return Refusal("VO-051", "it is paid with dice; yours do not cover it, or no mission is left")
