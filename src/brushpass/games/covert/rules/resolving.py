"""Dice Resolution: one action a turn, from any circle on which one has a die."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import (
    AGENCY_CIRCLE,
    CIRCLES,
    COMPLETE,
    COMPLETE_CIRCLE,
    END_TURN,
    FORFEIT,
    MISSION_CIRCLE,
    MOVE,
    MOVE_DICE,
    MOVEMENT_CIRCLE,
    TAKE,
    TAKE_MISSION,
    TAKE_TWO,
)
from brushpass.games.covert.rules.completing import (
    add_completable,
    affordable,
    begin_completing,
)
from brushpass.games.covert.rules.content import (
    EMPTY,
    FIXER,
    MAX_MISSIONS,
    REGIONS,
    WAYFARER,
    bit,
    members,
)
from brushpass.games.covert.rules.moving import (
    limit_hand,
    move_with_dice,
    take_from_deck,
    take_from_space,
)
from brushpass.games.covert.rules.special import (
    FREE_ABILITIES,
    add_abilities,
    add_flights,
    is_special,
    limit_missions,
    use_free,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

DECK_SLOT = 3


def regions_with_agents(state: CovertState, seat: i64) -> i64:
    """CV-087, CV-R36, CV-R37"""
    agents = state.content.agents
    regions: i64 = 0
    for agent in range(agents):
        regions |= bit(state.content.region_of[state.agents[seat * agents + agent]])
    return regions


def may_fix(state: CovertState, seat: i64) -> bool:
    """Whether the Fixer can still reach any region this round."""
    talent = state.content.talent[state.characters[seat]]
    return talent == FIXER and not state.spent >> seat & 1


class ResolveDice(CovertStep):
    """A resolution turn with its action still to come (CV-070, CV-R31)."""

    def rule(self) -> str:
        return "CV-070"

    def asks(self) -> str:
        return "resolve dice of yours on one of the circles"

    def options(self, state: CovertState) -> tuple[int, ...]:
        seat = self.seat
        own = state.own
        at = seat * CIRCLES
        choices: list[int] = []
        if state.hands[seat] or state.has_usable_token(seat):
            hand = members(state.hands[seat])
            add_abilities(state, seat, FREE_ABILITIES, hand, choices)
            add_flights(state, seat, hand, choices)
        if own[at + COMPLETE_CIRCLE]:  # CV-075
            add_completable(state, seat, choices)
        if own[at + MISSION_CIRCLE]:  # CV-083
            for slot in range(len(state.display)):
                if state.display[slot] != EMPTY:
                    choices.append(TAKE_MISSION + slot)
            if state.missions.left():
                choices.append(TAKE_MISSION + DECK_SLOT)
        if own[at + AGENCY_CIRCLE]:
            self._add_agency(state, own[at + AGENCY_CIRCLE], choices)
        for dice in range(own[at + MOVEMENT_CIRCLE]):  # CV-102
            choices.append(MOVE_DICE + dice)
        for circle in range(CIRCLES):  # CV-R32
            if own[at + circle]:
                choices.append(FORFEIT + circle)
        return tuple(choices)

    def _add_agency(self, state: CovertState, dice: int, choices: list[int]) -> None:
        reach: i64 = regions_with_agents(state, self.seat)
        if may_fix(state, self.seat):
            reach = bit(REGIONS) - 1
        for region in range(REGIONS):
            if reach >> region & 1:
                choices.append(TAKE + region)
        if dice > 1:  # CV-088
            for source in range(REGIONS + 1):
                choices.append(TAKE_TWO + source)

    def choose(self, state: CovertState, action: int) -> None:
        seat = self.seat
        if action < COMPLETE:
            state.stack.append(ResolveDice(seat))
            use_free(state, seat, action)
            return
        state.stack.append(AfterAction(seat))
        if action < TAKE_MISSION:
            state.spend_dice(seat, COMPLETE_CIRCLE, 1)
            begin_completing(state, seat, action - COMPLETE)
        elif action < TAKE:
            state.spend_dice(seat, MISSION_CIRCLE, 1)
            take_mission(state, seat, action - TAKE_MISSION)
        elif action < TAKE_TWO:
            self._take(state, action - TAKE)
        elif action < MOVE_DICE:
            state.spend_dice(seat, AGENCY_CIRCLE, 2)
            if action - TAKE_TWO == REGIONS:
                take_from_deck(state, seat)
            else:
                take_from_space(state, seat, action - TAKE_TWO)
            limit_hand(state, seat)
        elif action < MOVE:
            dice = action - MOVE_DICE + 1
            state.spend_dice(seat, MOVEMENT_CIRCLE, dice)
            wayfarer = state.content.talent[state.characters[seat]] == WAYFARER
            move_with_dice(state, seat, dice, 1 if wayfarer else 0)
        else:
            state.spend_dice(seat, action - FORFEIT, 1)
            if state.journal is not None:
                state.journal.tell("forfeited", {"seat": seat, "circle": action - FORFEIT})

    def _take(self, state: CovertState, region: int) -> None:
        if not regions_with_agents(state, self.seat) >> region & 1:
            state.spent |= bit(self.seat)
            if state.journal is not None:
                state.journal.tell("fixed", {"seat": self.seat})
        state.spend_dice(self.seat, AGENCY_CIRCLE, 1)
        take_from_space(state, self.seat, region)
        limit_hand(state, self.seat)

    def why_not(self, state: CovertState, action: int) -> Refusal:
        if action == END_TURN:
            return Refusal("CV-R31", "a turn is one action; give a die up if you want none")
        if is_special(action):
            return Refusal("CV-R75", "you do not have that, or it would do nothing now")
        circle = _circle_of(action)
        if circle >= 0 and not state.own[self.seat * CIRCLES + circle]:
            return Refusal("CV-070", "you have no die on that circle")
        if COMPLETE <= action < COMPLETE + MAX_MISSIONS:
            return refuse_mission(state, self.seat, action - COMPLETE)
        if TAKE <= action < TAKE_TWO:
            return Refusal("CV-087", "you have no agent in that region")
        if TAKE_TWO <= action < MOVE_DICE:
            return Refusal("CV-088", "that takes two of your dice")
        if MOVE_DICE <= action < MOVE:
            return Refusal("CV-102", "you do not have so many dice on Movement")
        return super().why_not(state, action)


def refuse_mission(state: CovertState, seat: int, mission: int) -> Refusal:
    if not state.held[seat] >> mission & 1:
        return Refusal("CV-075", "you do not hold that mission")
    if not affordable(state, seat, mission):
        return Refusal("CV-077", "you cannot pay for the mission")
    return Refusal("CV-078", "your agents are not where the mission needs them")


def _circle_of(action: int) -> int:
    if COMPLETE <= action < COMPLETE + MAX_MISSIONS:
        return COMPLETE_CIRCLE
    if TAKE_MISSION <= action < TAKE:
        return MISSION_CIRCLE
    if TAKE <= action < MOVE_DICE:
        return AGENCY_CIRCLE
    if MOVE_DICE <= action < MOVE:
        return MOVEMENT_CIRCLE
    if FORFEIT <= action < FORFEIT + CIRCLES:
        return action - FORFEIT
    return -1


def take_mission(state: CovertState, seat: int, slot: int) -> None:
    """A face-up mission, replaced at once (CV-R38), or the top of the deck."""
    if slot == DECK_SLOT:
        mission = state.missions.draw(state.chance)
        state.held[seat] |= bit(mission)
        if state.journal is not None:
            secret: dict[str, object] = {"mission": state.content.mission_names[mission]}
            state.journal.confide("drew_mission", {"seat": seat}, secret, (seat,))
    else:
        mission = state.display[slot]
        state.held[seat] |= bit(mission)
        state.known_held[seat] |= bit(mission)
        state.display[slot] = state.missions.draw(state.chance)
        if state.journal is not None:
            name = state.content.mission_names[mission]
            state.journal.tell("took_mission", {"seat": seat, "mission": name})
    limit_missions(state, seat)


class AfterAction(Step[CovertState]):
    """The action is done. With cards or tokens the seat ends its turn itself; without, it is
    over (CV-R35)."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def args(self) -> tuple[object, ...]:
        return (self.turn,)

    def run(self, state: CovertState) -> None:
        if state.hands[self.turn] or state.holds_token(self.turn):
            state.stack.append(FinishTurn(self.turn))


class FinishTurn(CovertStep):
    """Flights and abilities after the action, then the end of the turn (CV-R35)."""

    def rule(self) -> str:
        return "CV-R35"

    def asks(self) -> str:
        return "end your turn, or fly, move or search before"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices = [END_TURN]
        hand = members(state.hands[self.seat])
        add_abilities(state, self.seat, FREE_ABILITIES, hand, choices)
        add_flights(state, self.seat, hand, choices)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        if action != END_TURN:
            state.stack.append(AfterAction(self.seat))
            use_free(state, self.seat, action)
