"""A sensible Covert player: it works on its two most promising missions, sends agents where they
are needed, collects the equipment they ask for, and breaks what codes it can on the way."""

from typing import Any, Final, final

from mypy_extensions import i64

from brushpass.games.covert.bot.codes import Readings, break_turn, draw_code
from brushpass.games.covert.bot.outlook import between_rounds, outlooks
from brushpass.games.covert.bot.plan import (
    GEAR_BENEFIT,
    NOWHERE,
    Plan,
    card_worth,
    completes,
    promise,
    steps_to,
)
from brushpass.games.covert.rules.actions import (
    ABILITY,
    AGENCY_CIRCLE,
    AGENT,
    CARD,
    CHARACTER,
    CIRCLES,
    COMPLETE,
    COMPLETE_CIRCLE,
    DECODER,
    DRAW_CODE,
    DROP_OUT,
    FLY,
    FOLDER,
    FORFEIT,
    KEEP_TOKEN,
    MISSION,
    MISSION_CIRCLE,
    MOVE,
    MOVE_DICE,
    MOVEMENT_CIRCLE,
    PASS,
    PAY_CODE,
    PAY_FORGE,
    PAY_ICON,
    PLACE,
    REWARD_REGION,
    SEARCH_AGENCY,
    SEARCH_MISSIONS,
    STOP,
    SWAP,
    TAKE,
    TAKE_MISSION,
    TAKE_TWO,
    TOKEN,
)
from brushpass.games.covert.rules.breaking import BreakCodes
from brushpass.games.covert.rules.content import (
    ABILITIES,
    FACES,
    FIRST,
    MAX_CITIES,
    MOVE3,
    NO_BENEFIT,
    REGIONS,
    SEARCH,
    bit,
    members,
    size,
)
from brushpass.games.covert.rules.ending import FinalMission
from brushpass.games.covert.rules.moving import ChooseFlyer, MoveAgents, MoveThree, TakeReward
from brushpass.games.covert.rules.placing import KeepToken, PlaceAdjustedDie, PlaceDie
from brushpass.games.covert.rules.resolving import DECK_SLOT, ResolveDice
from brushpass.games.covert.rules.rounds import BreakFirst
from brushpass.games.covert.rules.setup import ChooseCharacter
from brushpass.games.covert.rules.special import (
    AnswerWithEspionage,
    KeepAgencyCard,
    KeepMission,
    TakeUsedCard,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide, leads
from brushpass.kernel.state import State, Step

AVERAGE_MISSION: Final = 1.25  # the promise of an unseen mission
CHARACTER_LIKED: Final = (3, 2, 4, 6, 5, 1)  # by talent
TOKEN_LIKED: Final = (2, 1, 8, 6, 3, 4, 5, 7)  # by ability


def best_complete(state: CovertState, seat: i64, options: tuple[int, ...]) -> int:
    """The most valuable mission on offer, or -1."""
    best = -1
    worth = -1.0
    for action in options:
        if COMPLETE <= action < PAY_ICON:
            mission = action - COMPLETE
            value = float(state.content.points[mission])
            if state.content.benefit[mission] != NO_BENEFIT:
                value += GEAR_BENEFIT
            if value > worth:
                worth = value
                best = action
    return best


def useful_flight(state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...]) -> int:
    """A flight that makes a mission possible at once, or -1."""
    content = state.content
    scratch: CovertState | None = None
    for action in options:
        if not FLY <= action < AGENT:
            continue
        card = action - FLY
        city = content.city_of[card]
        for agent in range(content.agents):
            if scratch is None:
                scratch = state.clone()
            at = seat * content.agents + agent
            scratch.agents[at] = city
            scratch.hands[seat] = state.hands[seat] & ~bit(card)
            for mission in plan.missions:
                if completes(scratch, seat, mission) and not completes(state, seat, mission):
                    return action
            scratch.agents[at] = state.agents[at]
    return -1


def flyer(state: CovertState, seat: i64, plan: Plan, city: i64, options: tuple[int, ...]) -> int:
    """The agent whose flight helps most: one that completes a mission, else one that is not
    where it should be."""
    scratch = state.clone()
    best = options[0]
    best_worth = -100.0
    for action in options:
        agent = action - AGENT
        at = seat * state.content.agents + agent
        scratch.agents[at] = city
        worth = 0.0
        for mission in plan.missions:
            if completes(scratch, seat, mission):
                worth += 10.0
        if plan.goals[agent] != NOWHERE:
            worth += steps_to(state, seat, agent, plan.goals[agent])
            worth -= steps_to(scratch, seat, agent, plan.goals[agent])
        scratch.agents[at] = state.agents[at]
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


@final
class CovertGuide(Guide):
    """Scores every option of the open decision and takes the best."""

    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, CovertState)
        step = state.stack[-1]
        options = step.options(state)
        if len(options) == 1:
            return options[0]
        seat = step.seat
        if isinstance(step, BreakCodes):
            return break_turn(state, seat, options)
        plan = Plan(state, seat)
        if isinstance(step, (PlaceDie, PlaceAdjustedDie)):
            return place_turn(state, seat, plan, options, rng)
        if isinstance(step, (MoveAgents, MoveThree)):
            return move(state, seat, plan, options)
        if isinstance(step, ResolveDice):
            return resolve(state, seat, plan, options)
        if isinstance(step, ChooseFlyer):
            return flyer(state, seat, plan, step.city, options)
        if isinstance(step, TakeReward):
            worth = card_worth(state, seat, plan, state.spaces[step.region])
            return REWARD_REGION if worth > 1.0 else options[-1]
        if isinstance(step, AnswerWithEspionage):
            return answer(state, seat, plan, options)
        if isinstance(step, BreakFirst):
            if TOKEN + FIRST in options and state.order[0] != seat and Readings(state, seat).most:
                return TOKEN + FIRST
            return PASS
        return choose_card(state, seat, plan, step, options)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, CovertState)
        if not state.stack:
            return state.returns()
        return leads(outlooks(state))

    def settled(self, state: State, seat: int) -> bool:
        assert isinstance(state, CovertState)
        return between_rounds(state)


def place_turn(
    state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...], rng: Chance
) -> int:
    """The placement that serves the plan best; leftovers go on the folder."""
    wishes = area_wishes(state, seat, plan)
    best = options[0]
    best_worth = -1.0
    readings: Readings | None = None
    for action in options:
        if action < PLACE or action >= DROP_OUT:
            continue
        area = (action - PLACE) // FACES
        face = (action - PLACE) % FACES
        worth = wishes[area]
        if area == DECODER:
            if readings is None:
                readings = Readings(state, seat)
            worth = readings.wish(face)
        worth += 0.01 * float(rng.below(10))
        if worth > best_worth:
            best_worth = worth
            best = action
    return best if best_worth >= 0.0 else DROP_OUT


def area_wishes(state: CovertState, seat: i64, plan: Plan) -> list[float]:
    """How much the seat wants a die in each area."""
    own = state.own
    at = seat * CIRCLES
    ready = 0
    soon = 0
    for mission in plan.missions:
        if completes(state, seat, mission):
            ready += 1
    if plan.missions and not ready:
        reachable = plan.longest <= own[at + MOVEMENT_CIRCLE] + 1
        if reachable and plan.cards_short <= own[at + AGENCY_CIRCLE] + 1:
            soon = 1
    wishes = [0.0] * 6
    completing = own[at + COMPLETE_CIRCLE]
    if completing < ready:
        wishes[COMPLETE_CIRCLE] = 10.0
    elif completing < ready + soon:
        wishes[COMPLETE_CIRCLE] = 6.5
    moving = own[at + MOVEMENT_CIRCLE]
    if moving < plan.longest:
        wishes[MOVEMENT_CIRCLE] = 7.0 - 0.5 * moving
    elif moving == 0:
        wishes[MOVEMENT_CIRCLE] = 2.5
    collecting = own[at + AGENCY_CIRCLE]
    if collecting < plan.cards_short:
        wishes[AGENCY_CIRCLE] = 6.0 - 0.5 * collecting
    elif state.hand_size(seat) < 5:
        wishes[AGENCY_CIRCLE] = 3.0 - 0.5 * collecting
    kept = len(plan.missions) + own[at + MISSION_CIRCLE] - min(completing, ready + soon)
    if kept < 2:
        wishes[MISSION_CIRCLE] = 5.5
    elif kept < 3:
        wishes[MISSION_CIRCLE] = 2.2
    wishes[FOLDER] = 2.0
    return wishes


def resolve(state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...]) -> int:
    """Complete what can be completed; otherwise move, collect, look for missions, in this order."""
    action = best_complete(state, seat, options)
    if action >= 0:
        return action
    own = state.own
    at = seat * CIRCLES
    if own[at + COMPLETE_CIRCLE]:
        action = useful_flight(state, seat, plan, options)
        if action >= 0:
            return action
    if TOKEN + SEARCH in options:
        return TOKEN + SEARCH
    if TOKEN + MOVE3 in options and plan.longest and not own[at + MOVEMENT_CIRCLE]:
        return TOKEN + MOVE3
    if own[at + MOVEMENT_CIRCLE]:
        return MOVE_DICE + own[at + MOVEMENT_CIRCLE] - 1
    if own[at + AGENCY_CIRCLE]:
        return collect(state, seat, plan, options)
    if own[at + MISSION_CIRCLE]:
        return find_mission(state, seat, options)
    return FORFEIT + COMPLETE_CIRCLE


def collect(state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...]) -> int:
    """The face-up card that helps most; two dice only for one that is really wanted."""
    best = FORFEIT + AGENCY_CIRCLE
    best_worth = 0.0
    for action in options:
        if TAKE <= action < TAKE_TWO:
            worth = 0.5 + card_worth(state, seat, plan, state.spaces[action - TAKE])
        elif TAKE_TWO <= action < MOVE_DICE:
            region = action - TAKE_TWO
            if region == REGIONS:
                worth = 1.2
            else:
                worth = card_worth(state, seat, plan, state.spaces[region]) - 2.5
        else:
            continue
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def find_mission(state: CovertState, seat: i64, options: tuple[int, ...]) -> int:
    best = options[-1]
    best_worth = -1.0
    for action in options:
        if TAKE_MISSION <= action < TAKE:
            slot = action - TAKE_MISSION
            worth = AVERAGE_MISSION
            if slot != DECK_SLOT:
                worth = promise(state, seat, state.display[slot])
            if worth > best_worth:
                best_worth = worth
                best = action
    return best


def move(state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...]) -> int:
    """A step towards a goal; failing that, towards cubes that make a pair."""
    content = state.content
    best = STOP
    best_worth = 0.0
    for action in options:
        if action == STOP:
            continue
        agent = (action - MOVE) // MAX_CITIES
        city = (action - MOVE) % MAX_CITIES
        goal = plan.goals[agent]
        cubes: i64 = state.cubes[city] & ~bit(seat)
        worth = 0.3 * float(size(cubes)) + 1.5 * float(size(cubes & state.intel[seat]))
        if goal != NOWHERE:
            now = steps_to(state, seat, agent, goal)
            if now == 0:
                continue
            worth += 5.0 * (now - content.reach[city][goal])
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def answer(state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...]) -> int:
    """Espionage when one of the used cards is worth more than what it costs."""
    gain = 0.0
    for card in members(state.used):
        gain = max(gain, card_worth(state, seat, plan, card))
    for action in options:
        if action >= TOKEN and gain > 2.0:
            return action
    for action in options:
        if ABILITY <= action < TOKEN and gain > 1.5 + card_worth(
            state, seat, plan, action - ABILITY
        ):
            return action
    return PASS


def choose_card(
    state: CovertState, seat: i64, plan: Plan, step: Step[Any], options: tuple[int, ...]
) -> int:
    """Keep, take, pay and discard: the most useful in, the least useful out."""
    first = options[0]
    if first == PAY_ICON:
        return PAY_ICON
    completing = best_complete(state, seat, options)
    if completing >= 0:
        return completing
    if isinstance(step, FinalMission):
        return final_turn(state, seat, plan, options)
    if SEARCH_AGENCY in options:
        return SEARCH_MISSIONS if len(plan.missions) < 2 and len(options) > 1 else SEARCH_AGENCY
    if DRAW_CODE <= first < COMPLETE:
        return draw_code(state, plan, options)
    gaining = isinstance(
        step, (TakeUsedCard, KeepAgencyCard, KeepMission, KeepToken, ChooseCharacter)
    )
    best = first
    best_worth = -1e9
    for action in options:
        if CARD <= action < TAKE_MISSION:
            worth = card_worth(state, seat, plan, action - CARD)
        elif MISSION <= action < PLACE:
            worth = promise(state, seat, action - MISSION)
        elif action in (PAY_CODE, PAY_FORGE):
            worth = 9.0
        elif KEEP_TOKEN <= action < SWAP:
            worth = float(TOKEN_LIKED[action - KEEP_TOKEN])
        elif action < MISSION:
            worth = float(CHARACTER_LIKED[state.content.talent[action - CHARACTER]])
        else:
            continue
        if not gaining:
            worth = -worth
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def final_turn(state: CovertState, seat: i64, plan: Plan, options: tuple[int, ...]) -> int:
    """Nothing can be saved for later: fly, move and search for one more mission."""
    action = useful_flight(state, seat, plan, options)
    if action >= 0:
        return action
    if plan.longest and not plan.cards_short:
        for action in options:
            if is_ability(state, action, MOVE3):
                return action
    for action in options:
        if is_ability(state, action, SEARCH):
            return action
    return PASS


def is_ability(state: CovertState, action: int, ability: int) -> bool:
    if TOKEN <= action < TOKEN + len(ABILITIES):
        return action == TOKEN + ability
    return ABILITY <= action < TOKEN and state.content.ability_of[action - ABILITY] == ability
