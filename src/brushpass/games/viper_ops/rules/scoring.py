"""The end: points, line by line, and who has won."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.content import (
    AGENT_RUNNER,
    COOP,
    MOLE_RUNNER,
    N_KINDS,
    NONE,
    PLANT_FIELD_AGENT,
    PLANT_MOLE,
    PLANT_SPECIAL_AGENT,
    REGION_SPECIALIST,
    SECRET_AGENT_RUNNER,
    SLOTS,
    SNAKE,
    TYPES,
    level_of,
)
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.bits import size


def team(state: ViperOpsState, seat: int) -> list[int]:
    """How many agents of each kind are on a team, wherever they are."""  # VO-R66
    counts = [0] * N_KINDS
    for kind in range(N_KINDS):
        at = N_KINDS * seat + kind
        counts[kind] = state.waiting[at] + state.debrief[at]
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.runner[at] != NONE:
            counts[state.runner[at]] += 1
    return counts


def agents_of(state: ViperOpsState, seat: int) -> int:
    return sum(team(state, seat))


def secret_agents_of(state: ViperOpsState, seat: int) -> int:
    return sum(team(state, seat)[SNAKE:])


def agent_points(state: ViperOpsState, seat: int) -> int:
    """VO-283"""
    points = 0
    counts = team(state, seat)
    for kind in range(N_KINDS):
        points += counts[kind] * state.content.agent_points[level_of(kind) - 1]
    return points


def bonus_of(state: ViperOpsState, seat: int, mission: int) -> int:
    """What a director gets for the type of a mission."""  # VO-141
    return state.content.bonus[len(TYPES) * state.director[seat] + state.content.type_of[mission]]


def home_bonus(state: ViperOpsState, cards: i64) -> int:
    """VO-140, VO-194, VO-R65"""
    if cards & state.content.named[REGION_SPECIALIST]:
        return state.content.region_specialist_bonus
    return state.content.home_bonus


def score_lines(state: ViperOpsState, seat: int, cards: i64) -> list[int]:
    """The lines of the scoresheet: missions, region, types, budget, agents, Agent Runner,
    Secret Agent Runner, Mole Runner. `cards` are the power cards that count."""  # VO-281
    content = state.content
    lines = [0] * 8
    if state.director[seat] == NONE:
        return lines
    moles = 0
    for mission in state.completed[seat]:  # VO-284
        lines[0] += content.points_of[mission]
        if content.region_of[mission] == content.home_of[state.director[seat]]:
            lines[1] += home_bonus(state, cards)  # VO-285
        lines[2] += bonus_of(state, seat, mission)
        if content.type_of[mission] == PLANT_MOLE:
            moles += 1
    lines[3] = state.budget[seat]  # VO-282
    lines[4] = agent_points(state, seat)
    if cards & content.named[AGENT_RUNNER]:  # VO-192
        lines[5] = content.runner_points * agents_of(state, seat)
    if cards & content.named[SECRET_AGENT_RUNNER]:  # VO-195
        lines[6] = content.secret_runner_points * secret_agents_of(state, seat)
    if cards & content.named[MOLE_RUNNER]:  # VO-193, VO-R64
        plants = content.named[PLANT_FIELD_AGENT] | content.named[PLANT_SPECIAL_AGENT]
        lines[7] = content.mole_runner_points * (moles + size(cards & plants))
    return lines


def scores(state: ViperOpsState) -> list[int]:
    """Victory points as they stand; together, missions completed."""
    if state.mode == COOP:
        done = sum([len(missions) for missions in state.completed])
        return [done] * state.players
    return [sum(score_lines(state, seat, state.hand[seat])) for seat in range(state.players)]


def standing(state: ViperOpsState, seat: int) -> list[int]:
    """The total and what breaks a tie, most important first."""  # VO-286 to VO-290
    open_missions = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.missions[at] != NONE:
            open_missions += 1
    return [
        sum(score_lines(state, seat, state.hand[seat])),
        agent_points(state, seat),
        secret_agents_of(state, seat),
        len(state.completed[seat]),
        open_missions,
    ]


def decide(state: ViperOpsState) -> None:
    """Find the winner; a coin settles what nothing else does."""  # VO-291, VO-R81
    leaders = [0]
    best = standing(state, 0)
    for seat in range(1, state.players):
        mine = standing(state, seat)
        if mine > best:
            leaders = [seat]
            best = mine
        elif mine == best:
            leaders.append(seat)
    state.won = [leaders[state.chance.below(len(leaders))] if len(leaders) > 1 else leaders[0]]
