"""Using agency cards and tokens: flights, abilities, the Espionage window, Search."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import (
    ABILITY,
    CARD,
    FLY,
    MISSION,
    PASS,
    SEARCH_AGENCY,
    SEARCH_MISSIONS,
    TOKEN,
)
from brushpass.games.covert.rules.content import (
    ABILITIES,
    ESPIONAGE,
    MAX_AGENCY,
    MOVE3,
    SEARCH,
    bit,
    members,
    size,
)
from brushpass.games.covert.rules.events import (
    DISCARDED_MISSION,
    FLEW_WITH,
    KEPT_CARD,
    KEPT_MISSION,
    SEARCHED,
    TOOK_USED,
    USED_CARD,
    USED_TOKEN,
)
from brushpass.games.covert.rules.moving import ChooseFlyer, MoveThree, limit_hand
from brushpass.games.covert.rules.pile import Pile
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.state import Step

ONLY_PASS: Final = (PASS,)
FREE_ABILITIES: Final = 1 << MOVE3 | 1 << SEARCH  # on placing, resolving and final turns


def might_hold(state: CovertState, seat: i64, ability: i64) -> bool:
    """Whether the seat could have the ability, as far as the others can tell (CV-R69)."""
    hand: i64 = state.hands[seat]
    known: i64 = state.known_hands[seat]
    if hand & ~known or known & state.content.cards_with_ability[ability]:
        return True
    return state.has_usable_token(seat)


def add_abilities(
    state: CovertState, seat: i64, abilities: i64, hand: list[int], options: list[int]
) -> None:
    """The cards and tokens that the seat may use for one of these abilities (CV-122)."""
    ability_of = state.content.ability_of
    for card in hand:
        if abilities >> ability_of[card] & 1:
            options.append(ABILITY + card)
    for ability in range(len(ABILITIES)):
        if abilities >> ability & 1 and state.usable_tokens(seat, ability):
            options.append(TOKEN + ability)


def use_or_pass(state: CovertState, seat: i64, ability: i64) -> tuple[int, ...]:
    """For somebody who is asked whether to use an ability out of turn."""
    cards: i64 = state.hands[seat] & state.content.cards_with_ability[ability]
    if not cards and not state.usable_tokens(seat, ability):
        return ONLY_PASS
    choices = [PASS]
    add_abilities(state, seat, bit(ability), members(cards), choices)
    return tuple(choices)


def add_flights(state: CovertState, seat: i64, hand: list[int], options: list[int]) -> None:
    """The cards that could carry an agent somewhere else (CV-097, CV-R60)."""
    for card in hand:
        if can_fly(state, seat, state.content.city_of[card]):
            options.append(FLY + card)


def can_fly(state: CovertState, seat: i64, city: i64) -> bool:
    agents = state.content.agents
    return any(state.agents[seat * agents + agent] != city for agent in range(agents))


def is_special(action: int) -> bool:
    """Whether the action uses a card or token for its ability, or flies."""
    return ABILITY <= action < FLY + MAX_AGENCY


def ability_of_action(state: CovertState, action: int) -> int:
    """The ability that an `ability` or `token` action brings into play; -1 for a flight."""
    if action >= FLY:
        return -1
    if action >= TOKEN:
        return action - TOKEN
    return state.content.ability_of[action - ABILITY]


def discard_for_use(
    state: CovertState, seat: int, action: int, then: Step[CovertState] | None
) -> None:
    """Pay for a flight or an ability (CV-095), let Espionage answer, then go on with `then`."""
    if then is not None:
        state.stack.append(then)
    if TOKEN <= action < FLY:
        ability = action - TOKEN
        state.return_token(seat, ability)
        state.tell(USED_TOKEN, seat, ability)
        return
    card = action - FLY if action >= FLY else action - ABILITY
    state.give_up_agency(seat, card)
    state.used = bit(card)
    content = state.content
    if action >= FLY:
        city = content.city_names[content.city_of[card]]
        state.tell(FLEW_WITH, seat, content.card_titles[card], city)
    else:
        state.tell(USED_CARD, seat, content.card_titles[card], content.ability_of[card])
    open_window(state, seat)


def use_free(state: CovertState, seat: int, action: int) -> None:
    """A flight, Move x3 or Search beside the turn (CV-099, CV-124)."""
    if action >= FLY:
        city = state.content.city_of[action - FLY]
        discard_for_use(state, seat, action, ChooseFlyer(seat, city))
    elif ability_of_action(state, action) == MOVE3:
        discard_for_use(state, seat, action, MoveThree(seat, state.content.move_steps))
    else:
        discard_for_use(state, seat, action, ChooseSearch(seat))


def open_window(state: CovertState, user: int) -> None:
    """Ask, clockwise from the user's left, who would take one of the used cards (CV-R64)."""
    _ask_from(state, user, (user + 1) % state.players)


def _ask_from(state: CovertState, user: int, seat: int) -> None:
    while state.used:
        if might_hold(state, seat, ESPIONAGE):
            state.stack.append(AnswerWithEspionage(seat, user))
            return
        if seat == user:
            break
        seat = (seat + 1) % state.players
    _close_window(state)


def _close_window(state: CovertState) -> None:
    state.agency.discards |= state.used
    state.used = 0


class AnswerWithEspionage(CovertStep):
    """CV-129: take one of the cards that `user` has just used?"""

    def __init__(self, seat: int, user: int) -> None:
        super().__init__(seat)
        self.user = user

    def rule(self) -> str:
        return "CV-129"

    def asks(self) -> str:
        return "use Espionage or pass"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return use_or_pass(state, self.seat, ESPIONAGE)

    def choose(self, state: CovertState, action: int) -> None:
        if action == PASS:
            if self.seat == self.user:
                _close_window(state)
            else:
                _ask_from(state, self.user, (self.seat + 1) % state.players)
            return
        if action >= TOKEN:
            state.return_token(self.seat, ESPIONAGE)
            state.tell(USED_TOKEN, self.seat, ESPIONAGE)
        else:
            card = action - ABILITY
            state.give_up_agency(self.seat, card)
            state.agency.discard(card)  # CV-R66
            state.tell(USED_CARD, self.seat, state.content.card_titles[card], ESPIONAGE)
        state.stack.append(ResumeWindow(self.user, self.seat))  # CV-R65
        state.stack.append(TakeUsedCard(self.seat))


class ResumeWindow(Step[CovertState]):
    """Go on asking about the used cards, beginning with `asked`."""

    def __init__(self, user: int, asked: int) -> None:
        super().__init__()
        self.user = user
        self.asked = asked

    def run(self, state: CovertState) -> None:
        _ask_from(state, self.user, self.asked)


class TakeUsedCard(CovertStep):
    """Which of the used cards to take."""

    def rule(self) -> str:
        return "CV-129"

    def asks(self) -> str:
        return "take one of the used cards"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([CARD + card for card in members(state.used)])

    def choose(self, state: CovertState, action: int) -> None:
        card = action - CARD
        state.used &= ~bit(card)
        state.take_agency(self.seat, card, True)
        state.tell(TOOK_USED, self.seat, state.content.card_titles[card])
        limit_hand(state, self.seat)


class ChooseSearch(CovertStep):
    """Which deck to search (CV-136)."""

    def rule(self) -> str:
        return "CV-136"

    def asks(self) -> str:
        return "choose the deck to search"

    def options(self, state: CovertState) -> tuple[int, ...]:
        if not state.missions.left():
            return (SEARCH_AGENCY,)
        return (SEARCH_AGENCY, SEARCH_MISSIONS)

    def choose(self, state: CovertState, action: int) -> None:
        if action == SEARCH_AGENCY:
            titles = state.content.card_titles
            found = _draw_several(state, state.agency)
            state.found_cards = found
            state.stack.append(KeepAgencyCard(self.seat))
        else:
            titles = state.content.mission_names
            found = _draw_several(state, state.missions)
            state.found_missions = found
            state.stack.append(KeepMission(self.seat))
        cards = [titles[card] for card in members(found)]
        state.tell(SEARCHED, self.seat, action == SEARCH_MISSIONS, len(cards), cards)


def _draw_several(state: CovertState, pile: Pile) -> int:
    """The cards of a Search; if the deck runs out its discards are shuffled (CV-R74)."""
    found: i64 = 0
    for _ in range(state.content.search_cards):
        card: i64 = pile.draw(state.chance)
        if card >= 0:
            found |= bit(card)
    return found


class KeepAgencyCard(CovertStep):
    """The searched agency card that stays; the others go under the deck (CV-R73)."""

    def rule(self) -> str:
        return "CV-136"

    def asks(self) -> str:
        return "keep one of the cards you found"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([CARD + card for card in members(state.found_cards)])

    def choose(self, state: CovertState, action: int) -> None:
        card = action - CARD
        state.take_agency(self.seat, card, False)
        state.agency.bury(self.seat, state.found_cards & ~bit(card), state.chance)
        state.found_cards = 0
        state.tell(KEPT_CARD, self.seat, state.content.card_titles[card])
        limit_hand(state, self.seat)


class KeepMission(CovertStep):
    """The searched mission that stays; the others go under the deck (CV-R73)."""

    def rule(self) -> str:
        return "CV-136"

    def asks(self) -> str:
        return "keep one of the missions you found"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([MISSION + mission for mission in members(state.found_missions)])

    def choose(self, state: CovertState, action: int) -> None:
        mission = action - MISSION
        state.held[self.seat] |= bit(mission)
        state.missions.bury(self.seat, state.found_missions & ~bit(mission), state.chance)
        state.found_missions = 0
        state.tell(KEPT_MISSION, self.seat, state.content.mission_names[mission])
        limit_missions(state, self.seat)


def limit_missions(state: CovertState, seat: int) -> None:
    """CV-085"""
    if size(state.held[seat]) > state.content.mission_limit:
        state.stack.append(DiscardMission(seat))


class DiscardMission(CovertStep):
    """One mission too many (CV-085); it may be the newest (CV-R40)."""

    def rule(self) -> str:
        return "CV-085"

    def asks(self) -> str:
        return "discard a mission"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([MISSION + mission for mission in members(state.held[self.seat])])

    def choose(self, state: CovertState, action: int) -> None:
        mission = action - MISSION
        state.give_up_mission(self.seat, mission)
        state.missions.discard(mission)  # CV-R39
        state.tell(DISCARDED_MISSION, self.seat, state.content.mission_names[mission])
        limit_missions(state, self.seat)
