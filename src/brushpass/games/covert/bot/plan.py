"""What a player is after: which missions promise most, what they lack, where agents should go."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.covert.rules.completing import affordable, places_met
from brushpass.games.covert.rules.content import (
    EQUIPMENT,
    NO_BENEFIT,
    REGION_BENEFIT,
    REGION_PLACE,
    REGIONS,
    bit,
    members,
    size,
)
from brushpass.games.covert.rules.state import CovertState

NOWHERE: Final = -1
FAR: Final = 99
GEAR_EFFORT: Final = 1.3
ANY_EFFORT: Final = 1.0
STEP_EFFORT: Final = 0.3  # beside the longest way, which counts in full
BASE_EFFORT: Final = 2.2
GEAR_BENEFIT: Final = 1.7
REGION_BONUS: Final = 1.2

CARD_LIKED: Final = (0.1, 0.1, 0.9, 0.6, 0.2, 0.3, 0.4, 0.7)  # the ability of a card in hand


class Plan:
    """What a seat is after: its missions by promise, what they lack, and where agents should be."""

    def __init__(self, state: CovertState, seat: i64) -> None:
        content = state.content
        self.missions: list[int] = []
        self.promises: list[float] = []
        self.lacking: list[float] = [0.0] * len(EQUIPMENT)  # how much each equipment is wanted
        self.goals: list[int] = [NOWHERE] * content.agents  # agent -> place
        self.cards_short = 0  # agency cards still to come for the best two missions
        self.longest = 0  # steps of the longest way for the best mission
        for mission in members(state.held[seat]):
            self._insert(mission, promise(state, seat, mission))
        hand: i64 = state.hands[seat]
        for rank in range(min(2, len(self.missions))):
            mission = self.missions[rank]
            short = self._want(state, seat, mission, hand, 2.0 if rank == 0 else 1.0)
            self.cards_short += short
            goals = assign(state, seat, mission)
            for agent in range(content.agents):
                if self.goals[agent] == NOWHERE and goals[agent] != NOWHERE:
                    self.goals[agent] = goals[agent]
                    if rank == 0:
                        steps = steps_to(state, seat, agent, goals[agent])
                        self.longest = max(self.longest, steps)

    def _insert(self, mission: int, promise: float) -> None:
        at = 0
        while at < len(self.promises) and self.promises[at] >= promise:
            at += 1
        self.missions.insert(at, mission)
        self.promises.insert(at, promise)

    def _want(self, state: CovertState, seat: i64, mission: int, hand: i64, weight: float) -> int:
        content = state.content
        short = 0
        spare: i64 = size(hand)
        for gear in range(len(EQUIPMENT)):
            needed: i64 = content.gear_needed[mission].count(gear)
            if not needed:
                continue
            needed -= size(state.done[seat] & content.missions_with[gear])
            needed -= size(state.broken[seat] & content.codes_with_gear[gear])
            if needed > 0:
                have: i64 = size(hand & content.cards_with_gear[gear])
                spare -= min(have, needed)
                if needed > have:
                    self.lacking[gear] += weight
                    short += needed - have
        others: i64 = content.any_needed[mission]
        if others > spare:
            short += others - spare
        return short


def promise(state: CovertState, seat: i64, mission: int) -> float:
    """Points and benefit of a mission for the effort it still takes."""
    content = state.content
    worth = float(content.points[mission])
    if content.benefit[mission] >= REGION_BENEFIT:
        worth += REGION_BONUS
    elif content.benefit[mission] != NO_BENEFIT:
        worth += GEAR_BENEFIT
    return worth / (BASE_EFFORT + effort(state, seat, mission))


def effort(state: CovertState, seat: i64, mission: int) -> float:
    content = state.content
    hand: i64 = state.hands[seat]
    spare: i64 = size(hand)
    total = 0.0
    for gear in range(len(EQUIPMENT)):
        needed: i64 = content.gear_needed[mission].count(gear)
        if not needed:
            continue
        needed -= size(state.done[seat] & content.missions_with[gear])
        needed -= size(state.broken[seat] & content.codes_with_gear[gear])
        if needed > 0:
            have: i64 = size(hand & content.cards_with_gear[gear])
            spare -= min(have, needed)
            total += GEAR_EFFORT * float(max(0, needed - have))
    total += ANY_EFFORT * float(max(0, content.any_needed[mission] - spare))
    goals = assign(state, seat, mission)
    longest = 0
    for agent in range(content.agents):
        if goals[agent] != NOWHERE:
            steps = steps_to(state, seat, agent, goals[agent])
            longest = max(longest, steps)
            total += STEP_EFFORT * steps
    return total + longest


def steps_to(state: CovertState, seat: i64, agent: i64, place: i64) -> int:
    """How far an agent is from a city or from the nearest city of a region."""
    content = state.content
    return content.reach[state.agents[seat * content.agents + agent]][place]


def assign(state: CovertState, seat: i64, mission: int) -> list[int]:
    """The place each agent should go to for a mission, NOWHERE if it is free; icons stand in for
    the places that would be farthest."""
    content = state.content
    places = content.places[mission].copy()
    goals = [NOWHERE] * content.agents
    done: i64 = state.done[seat]
    if done:
        icons: i64 = 0
        for region in range(REGIONS):
            icons |= size(done & content.missions_with[REGION_BENEFIT + region]) << 4 * region
        for at in range(len(places) - 1, -1, -1):
            place = places[at]
            home = place - REGION_PLACE if place >= REGION_PLACE else content.region_of[place]
            if icons >> 4 * home & 15:
                places.pop(at)
                icons -= bit(4 * home)
    while places:
        best = FAR
        chosen = 0
        who = 0
        for at in range(len(places)):
            for agent in range(content.agents):
                if goals[agent] == NOWHERE:
                    steps = steps_to(state, seat, agent, places[at])
                    if steps < best:
                        best = steps
                        chosen = at
                        who = agent
        goals[who] = places.pop(chosen)
    return goals


def card_worth(state: CovertState, seat: i64, plan: Plan, card: i64) -> float:
    """How gladly the seat has an agency card in hand."""
    content = state.content
    worth = CARD_LIKED[content.ability_of[card]]
    gear = content.gear_of[card]
    worth += 3.0 * plan.lacking[gear]
    if state.hands[seat] >> card & 1:
        for rank in range(min(2, len(plan.missions))):
            if gear in content.gear_needed[plan.missions[rank]]:
                worth += 4.0 - 1.5 * rank
    city = content.city_of[card]
    for agent in range(content.agents):
        goal = plan.goals[agent]
        if goal == city or (
            goal >= REGION_PLACE and content.region_of[city] == goal - REGION_PLACE
        ):
            steps = steps_to(state, seat, agent, goal)
            worth += 0.4 * steps
    return worth


def completes(state: CovertState, seat: i64, mission: i64) -> bool:
    return affordable(state, seat, mission) and places_met(state, seat, mission)
