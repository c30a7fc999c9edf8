"""Agents on the map: steps and flights, the cubes they leave and gather, and the reward."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import (
    AGENT,
    CARD,
    MOVE,
    REWARD_DECK,
    REWARD_REGION,
    STOP,
)
from brushpass.games.covert.rules.content import MAX_CITIES, bit, members
from brushpass.games.covert.rules.events import DISCARDED_CARD, DREW_CARD, MOVED, PAIRED, TOOK_CARD
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep

_AGENT_BITS = 4


def relocate(state: CovertState, seat: int, agent: int, city: int) -> None:
    """Leave a cube, move, gather, and be rewarded, in this order (CV-R55, CV-R59)."""
    at = seat * state.content.agents + agent
    here: i64 = state.agents[at]
    mine: i64 = bit(seat)
    left_cube = False
    if state.supply[seat] and not state.cubes[here] & mine:  # CV-104 to CV-106, CV-R54
        state.cubes[here] |= mine
        state.supply[seat] -= 1
        left_cube = True
    state.agents[at] = city
    found: i64 = state.cubes[city] & ~mine  # CV-109, CV-110, CV-R56
    gathered = members(found)
    names = state.content.city_names
    state.tell(MOVED, seat, agent, names[here], names[city], left_cube, gathered)
    if not gathered:
        return
    state.cubes[city] &= mine
    pairs: i64 = state.intel[seat] & found
    state.intel[seat] ^= found
    region = state.content.region_of[city]
    for colour in gathered:
        if pairs >> colour & 1:
            if state.neutral(colour):  # CV-112
                state.removed[colour] += 2
            else:  # CV-111
                state.supply[colour] += 2
            state.stack.append(TakeReward(seat, region))
            state.tell(PAIRED, seat, colour)


def limit_hand(state: CovertState, seat: int) -> None:
    """CV-093"""
    if state.hand_size(seat) > state.content.hand_limit:
        state.stack.append(DiscardAgencyCard(seat))


def _add_moves(state: CovertState, seat: i64, agent: i64, options: list[int]) -> None:
    """CV-101: the cities connected to where the agent is."""
    for city in state.content.links[state.agents[seat * state.content.agents + agent]]:
        options.append(MOVE + agent * MAX_CITIES + city)


class MoveAgents(CovertStep):
    """A step of a Movement action (CV-102). `steps` holds what each agent has left, four bits
    each; `extra` is the Wayfarer's one step more."""

    def __init__(self, seat: int, steps: int, extra: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.extra = extra

    def rule(self) -> str:
        return "CV-101"

    def asks(self) -> str:
        return "move an agent to a connected city, or stop"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        for agent in range(state.content.agents):
            if self.extra or self.steps >> _AGENT_BITS * agent & 15:
                _add_moves(state, self.seat, agent, choices)
        choices.append(STOP)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        if action == STOP:  # CV-R52, CV-R53
            return
        agent = (action - MOVE) // MAX_CITIES
        steps = self.steps
        extra = self.extra
        if steps >> _AGENT_BITS * agent & 15:
            steps -= 1 << _AGENT_BITS * agent
        else:
            extra -= 1
        if steps or extra:
            state.stack.append(MoveAgents(self.seat, steps, extra))
        relocate(state, self.seat, agent, (action - MOVE) % MAX_CITIES)


def move_with_dice(state: CovertState, seat: int, dice: int, extra: int) -> None:
    """Each agent may go as many cities as dice were spent (CV-102)."""
    steps = 0
    for agent in range(state.content.agents):
        steps |= dice << _AGENT_BITS * agent
    state.stack.append(MoveAgents(seat, steps, extra))


class MoveThree(CovertStep):
    """A step of Move x3 (CV-128, CV-R61)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def rule(self) -> str:
        return "CV-128"

    def asks(self) -> str:
        return "move an agent to a connected city, or stop"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        for agent in range(state.content.agents):
            _add_moves(state, self.seat, agent, choices)
        choices.append(STOP)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        if action == STOP:
            return
        if self.steps > 1:
            state.stack.append(MoveThree(self.seat, self.steps - 1))
        agent = (action - MOVE) // MAX_CITIES
        relocate(state, self.seat, agent, (action - MOVE) % MAX_CITIES)


class ChooseFlyer(CovertStep):
    """The agent that takes the plane (CV-097)."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def rule(self) -> str:
        return "CV-R60"

    def asks(self) -> str:
        return "choose an agent that is not there yet"

    def options(self, state: CovertState) -> tuple[int, ...]:
        agents = state.content.agents
        choices: list[int] = []
        for agent in range(agents):
            if state.agents[self.seat * agents + agent] != self.city:
                choices.append(AGENT + agent)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        relocate(state, self.seat, action - AGENT, self.city)


class TakeReward(CovertStep):
    """The agency card for a pair of cubes (CV-113); one of the two has to be taken (CV-R57)."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def rule(self) -> str:
        return "CV-113"

    def asks(self) -> str:
        return "take an agency card for your pair of cubes"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return (REWARD_REGION, REWARD_DECK)

    def choose(self, state: CovertState, action: int) -> None:
        if action == REWARD_REGION:
            take_from_space(state, self.seat, self.region)
        else:
            take_from_deck(state, self.seat)
        limit_hand(state, self.seat)  # CV-114


def take_from_space(state: CovertState, seat: int, region: int) -> None:
    """The region's face-up card goes to the hand, and the space is refilled."""
    card = state.spaces[region]
    state.take_agency(seat, card, True)
    state.refill_space(region)
    content = state.content
    state.tell(TOOK_CARD, seat, content.card_titles[card], content.region_names[region])


def take_from_deck(state: CovertState, seat: int) -> None:
    """The unseen top card goes to the hand."""
    card = state.agency.draw(state.chance)
    state.take_agency(seat, card, False)
    state.tell(DREW_CARD, seat, state.content.card_titles[card])


class DiscardAgencyCard(CovertStep):
    """Down to the hand limit (CV-093). It is no use of the card (CV-R43)."""

    def rule(self) -> str:
        return "CV-093"

    def asks(self) -> str:
        return "discard an agency card"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([CARD + card for card in members(state.hands[self.seat])])

    def choose(self, state: CovertState, action: int) -> None:
        card = action - CARD
        state.give_up_agency(self.seat, card)
        state.agency.discard(card)
        state.tell(DISCARDED_CARD, self.seat, state.content.card_titles[card])
        limit_hand(state, self.seat)
