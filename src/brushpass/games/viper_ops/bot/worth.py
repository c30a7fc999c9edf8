"""What things are worth to a player, in victory points, and what work is left on missions."""

from typing import Final

from brushpass.games.viper_ops.rules.agents import on_team
from brushpass.games.viper_ops.rules.cards import holds
from brushpass.games.viper_ops.rules.completion import agent_cover
from brushpass.games.viper_ops.rules.content import (
    AGENT_RUNNER,
    AGENT_TRAINER,
    BUDGET_RESERVE,
    CALL_IN_A_FAVOR,
    CLEAN_SLATE,
    COOP,
    DELTA_FORCE,
    FREE_AGENT_UPGRADE,
    INTEL_PAYDAY,
    INTEL_SCROUNGER,
    MOLE_RUNNER,
    MOVER_AND_SHAKER,
    N_KINDS,
    NONE,
    PLANT_FIELD_AGENT,
    PLANT_MOLE,
    PROTEGE,
    REGION_SPECIALIST,
    SECRET_AGENT_RUNNER,
    SLOTS,
    SPECIAL_MISSION,
    SPECTRONIC_GADGET,
    STAGE_COUP,
    TOP_JOB,
    TRICKSTER,
    TYPES,
    UNDER_BUDGET,
    ZENITH_HOVERSHIP,
    level_of,
)
from brushpass.games.viper_ops.rules.scoring import agents_of, secret_agents_of
from brushpass.games.viper_ops.rules.state import ViperOpsState

# Pips that one unit costs when bought with others: gadget, deployment, intel, operative.
UNIT_PIPS: Final = [1.6, 1.9, 2.8, 1.0]
LEVEL_PIPS: Final = 5.0
TOGETHER: Final = 14.0  # what a mission of the cooperative game is worth
REWARD: Final = [1.5, 0.5, 2.0, 1.6, 2.0, 2.0, 2.0, 2.0, 2.0]  # by type of mission


def rounds_left(state: ViperOpsState) -> int:
    return state.content.rounds[state.mode] - state.round


def last_round(state: ViperOpsState) -> bool:
    return state.round == state.content.rounds[state.mode]


def pip_worth(state: ViperOpsState) -> float:
    """A pip is worth most while there is time to use it."""
    return 0.06 if last_round(state) else 0.7


def budget_worth(state: ViperOpsState) -> float:
    """One point of budget: pay in the rounds to come, and a victory point."""
    point = 0.0 if state.mode == COOP else 1.0
    return point + pip_worth(state) * rounds_left(state)


def mission_worth(state: ViperOpsState, seat: int, mission: int) -> float:
    """The points of a mission and about what its reward brings."""
    content = state.content
    kind = content.type_of[mission]
    reward = REWARD[kind]
    if kind == STAGE_COUP:
        reward = content.coup_budget * budget_worth(state)
    if state.mode == COOP:
        return TOGETHER + 0.5 * reward
    director = state.director[seat]
    worth = content.points_of[mission] + content.bonus[len(TYPES) * director + kind]
    if content.region_of[mission] == content.home_of[director]:
        worth += (
            content.region_specialist_bonus
            if holds(state, seat, REGION_SPECIALIST)
            else content.home_bonus
        )
    if kind == PLANT_MOLE and holds(state, seat, MOLE_RUNNER):
        worth += content.mole_runner_points
    return worth + (0.3 * reward if last_round(state) else reward)


def mission_pips(state: ViperOpsState, mission: int) -> float:
    """About what the resources of a mission cost from nothing."""
    total = 0.0
    for resource in range(4):
        total += UNIT_PIPS[resource] * state.content.needs[4 * mission + resource]
    return total


def missing_weight(state: ViperOpsState, at: int, resource: int) -> int:
    """How many units of a resource a mission on a mat still lacks; operatives are pooled."""
    need = state.content.needs[4 * state.missions[at] + resource]
    if resource < 3:
        return need - state.assets[3 * at + resource]
    return need


def work_left(state: ViperOpsState, seat: int, at: int) -> float:
    """About how many pips it takes to finish a mission of a mat, less what its agent covers."""
    pips = 0.0
    dearest = 0.0
    for resource in range(4):
        lacking = missing_weight(state, at, resource)
        if resource == 3:
            lacking = max(0, lacking - state.operatives[seat])
        if lacking:
            pips += UNIT_PIPS[resource] * lacking
            dearest = max(dearest, UNIT_PIPS[resource])
    if state.runner[at] != NONE and agent_cover(state, at):
        pips -= dearest
    return max(0.0, pips)


def best_level(state: ViperOpsState, seat: int) -> int:
    """The highest level of a team's agents."""
    best = 0
    for kind in range(N_KINDS):
        if level_of(kind) > best and (
            on_team(state, seat, kind) or state.debrief[N_KINDS * seat + kind]
        ):
            best = level_of(kind)
    return best


def missions_held(state: ViperOpsState, seat: int) -> int:
    held = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.missions[at] != NONE:
            held += 1
    return held


def work_held(state: ViperOpsState, seat: int) -> float:
    """About how many pips all missions of a mat still take."""
    pips = 0.0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.missions[at] != NONE:
            pips += work_left(state, seat, at)
    return pips


def card_worth(state: ViperOpsState, seat: int, name: int) -> float:
    """What a power card would bring its owner."""
    pip = pip_worth(state)
    left = rounds_left(state)
    apart = state.mode != COOP
    if name == AGENT_RUNNER:
        return float(agents_of(state, seat)) + 0.3 * left if apart else 0.0
    if name == SECRET_AGENT_RUNNER:
        return 2.0 * secret_agents_of(state, seat) + 0.4 * left if apart else 0.0
    if name == MOLE_RUNNER:
        done = 0.0
        for mission in state.completed[seat]:
            if state.content.type_of[mission] == PLANT_MOLE:
                done += state.content.mole_runner_points
        return done + 0.3 * left if apart else 0.0
    if name == REGION_SPECIALIST:
        home = state.content.home_of[state.director[seat]]
        extra = state.content.region_specialist_bonus - state.content.home_bonus
        count = 0.2 * left
        for mission in state.completed[seat]:
            if state.content.region_of[mission] == home:
                count += 1.0
        for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
            if state.missions[at] != NONE and state.content.region_of[state.missions[at]] == home:
                count += 0.5
        return extra * count if apart else 0.0
    if name == AGENT_TRAINER:
        return pip * left
    if name == PROTEGE:
        return 0.3 * left
    if name == INTEL_SCROUNGER:
        return 1.6 * pip * left
    if name == MOVER_AND_SHAKER:
        return 0.2 * left
    if BUDGET_RESERVE <= name <= UNDER_BUDGET:
        return pip * (4.0 if name == CALL_IN_A_FAVOR else 6.5)
    if name == DELTA_FORCE:
        return 4.0 if work_held(state, seat) > 2.0 else 1.5 * left
    if name == INTEL_PAYDAY:
        return 3.5 if work_held(state, seat) > 2.0 else 1.2 * left
    if name in (SPECTRONIC_GADGET, ZENITH_HOVERSHIP):
        return 2.2 if left else 0.8
    if name in (FREE_AGENT_UPGRADE, TOP_JOB):
        return (1.0 if apart else 0.0) + 2.0 * min(left, 1)
    if name == SPECIAL_MISSION:
        return 1.6 if left > 1 else 0.0
    if name == CLEAN_SLATE:
        return 0.4
    if name == TRICKSTER:
        room = state.content.budget_highest - state.budget[seat]
        return min(state.content.trickster_budget, room) * budget_worth(state)
    if name >= PLANT_FIELD_AGENT:
        return 2.2 if left else 0.5
    return 0.5


def seat_worth(state: ViperOpsState, seat: int) -> float:
    """How a player stands: points made, progress on missions, and means."""
    worth = 0.0
    for mission in state.completed[seat]:
        worth += mission_worth(state, seat, mission)
    left = rounds_left(state)
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        mission = state.missions[at]
        if mission != NONE:
            whole = max(1.0, mission_pips(state, mission))
            progress = 1.0 - min(1.0, work_left(state, seat, at) / whole)
            worth += mission_worth(state, seat, mission) * (0.1 + 0.6 * progress)
    worth += pip_worth(state) * (state.chips[seat] + left * state.budget[seat])
    worth += state.budget[seat] + 1.2 * agents_of(state, seat) + secret_agents_of(state, seat)
    for name in range(len(state.content.named)):
        if holds(state, seat, name):
            worth += card_worth(state, seat, name)
    return worth
