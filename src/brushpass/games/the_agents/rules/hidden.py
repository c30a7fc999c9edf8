"""What seats know of the hidden cards, and a table that they can imagine.

For every observer (each seat, and last the spectator) and every place (each hand, and last the
deck) a mask holds the cards that may lie there; the truth is always among them.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import bit, members, size
from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.state import NOBODY

if TYPE_CHECKING:
    from brushpass.games.the_agents.rules.state import AgentsState


class Whereabouts:
    """The knowledge about the hidden cards of one deck."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.may: list[int] = []
        self.sunk: list[int] = []
        self.under: list[int] = []

    def begin(self, players: i64, cards: i64) -> None:
        """Nobody knows anything: every card may be anywhere."""
        everything: i64 = bit(cards) - 1
        self.players = players
        self.may = [everything] * ((players + 1) * (players + 1))
        self.sunk = [0] * (players + 1)
        self.under = []

    def clone(self) -> "Whereabouts":
        other = Whereabouts.__new__(Whereabouts)
        other.players = self.players
        other.may = self.may.copy()
        other.sunk = self.sunk.copy()
        other.under = self.under.copy()
        return other

    def drawn(self, seat: i64, card: i64, left: i64) -> None:
        """The seat took the top card; `left` cards remain. Whoever buried that card knows
        where it is now."""
        places: i64 = self.players + 1
        knower: i64 = NOBODY
        if len(self.under) > left:
            knower = self.under.pop()
            if knower >= 0:
                self.sunk[knower] &= ~bit(card)
        for observer in range(places):
            if observer == seat:
                continue
            if observer == knower:
                self.only(observer, card, seat)
            else:
                base: i64 = observer * places
                fresh: i64 = self.may[base + places - 1]
                self.may[base + seat] |= fresh & ~self.sunk[observer]

    def dug(self, seat: i64, looked: list[int], kept: i64, left: i64) -> None:
        """The seat looked at the top cards of a deck that has `left` others, kept one and put
        the rest to the bottom. Who had buried them knows only that they are in one of the two."""
        places: i64 = self.players + 1
        while len(self.under) > left:
            self.under.pop()
        seen: i64 = 0
        for card in looked:
            seen |= bit(card)
        for observer in range(places):
            self.sunk[observer] &= ~seen
            if observer != seat:
                base: i64 = observer * places
                fresh: i64 = self.may[base + places - 1]
                self.may[base + seat] |= fresh & ~self.sunk[observer]
        for card in looked:
            if card != kept:
                self.under.insert(0, seat)
                self.sunk[seat] |= bit(card)
                self.only(seat, card, self.players)

    def reshuffled(self, pile: i64) -> None:
        """The deck is exactly the former pile, as everybody could see."""
        places: i64 = self.players + 1
        deck: i64 = self.players
        for observer in range(places):
            self.may[observer * places + deck] = pile
            self.sunk[observer] = 0
        self.under = []

    def shown(self, card: i64, seat: i64) -> None:
        """Everybody saw the card go into the seat's hand."""
        for observer in range(self.players + 1):
            self.only(observer, card, seat)

    def left_hand(self, card: i64, seat: i64, copies: i64) -> None:
        """The card left the seat's hand for a place where everybody sees it."""
        for observer in range(self.players + 1):
            if observer != seat:
                self.revealed(observer, card, seat, copies)
            self.only(observer, card, NOBODY)

    def snatched(self, thief: i64, victim: i64, card: i64, copies: i64) -> None:
        """A card changed hands; only the two know which."""
        places: i64 = self.players + 1
        for observer in range(places):
            if observer != thief and observer != victim:
                base: i64 = observer * places
                self.may[base + thief] |= self.may[base + victim]
        self.only(victim, card, thief)
        self.revealed(thief, card, victim, copies)
        self.only(thief, card, NOBODY)

    def only(self, observer: i64, card: i64, place: i64) -> None:
        """The observer knows the card to be at one place, or (NOBODY) in plain sight."""
        places: i64 = self.players + 1
        mark: i64 = bit(card)
        for at in range(places):
            entry: i64 = observer * places + at
            if at == place:
                self.may[entry] |= mark
            else:
                self.may[entry] &= ~mark

    def revealed(self, observer: i64, card: i64, place: i64, copies: i64) -> None:
        """The observer sees a card that was at `place`. Copies are alike: it may have been the
        copy known to be there, so that copy may now be wherever this card could have been."""
        places: i64 = self.players + 1
        for copy in members(copies & ~bit(card)):
            if self.possible(observer, copy, place):
                for at in range(places):
                    if self.possible(observer, card, at):
                        self.may[observer * places + at] |= bit(copy)

    def possible(self, observer: i64, card: i64, place: i64) -> bool:
        mask: i64 = self.may[observer * (self.players + 1) + place]
        return (mask >> card & 1) == 1

    def spread(self, observer: i64, card: i64) -> i64:
        """In how many places the card may be."""
        count: i64 = 0
        for place in range(self.players + 1):
            if self.possible(observer, card, place):
                count += 1
        return count

    def forget_others(self, seat: i64) -> None:
        """Give every seat but one the spectator's knowledge: an imagined table holds nothing
        that another seat alone knows."""
        places: i64 = self.players + 1
        spectator: i64 = self.players
        for observer in range(self.players):
            if observer == seat:
                continue
            for place in range(places):
                self.may[observer * places + place] = self.may[spectator * places + place]
            self.sunk[observer] = 0
        for depth in range(len(self.under)):
            if self.under[depth] != seat:
                self.under[depth] = NOBODY

    def deal(self, observer: i64, hidden: list[int], room: list[int], rng: Chance) -> list[int]:
        """Put each hidden card at a place where the observer thinks it may be, so that every
        place gets as many as `room` says: the masks of the places."""
        places: i64 = self.players + 1
        order = hidden.copy()
        rng.shuffle(order)
        dealt = [0] * places
        left = room.copy()
        spreads: list[int] = []
        for card in order:
            spreads.append(self.spread(observer, card))
        for wanted in range(1, places + 1):
            for nth in range(len(order)):
                if spreads[nth] == wanted:
                    self._put(observer, order[nth], dealt, left, rng)
        return dealt

    def _put(
        self, observer: i64, card: i64, dealt: list[int], left: list[int], rng: Chance
    ) -> None:
        places: i64 = self.players + 1
        free: i64 = 0
        for place in range(places):
            if self.possible(observer, card, place):
                free += left[place]
        if free == 0:
            self._make_room(observer, card, dealt, left, 0)
            return
        ticket: i64 = rng.below(free)
        for place in range(places):
            if self.possible(observer, card, place):
                if ticket < left[place]:
                    dealt[place] |= bit(card)
                    left[place] -= 1
                    return
                ticket -= left[place]

    def _make_room(
        self, observer: i64, card: i64, dealt: list[int], left: list[int], tried: i64
    ) -> bool:
        """Put the card where a dealt card can move on to another place it may be in."""
        for place in range(self.players + 1):
            if not self.possible(observer, card, place) or tried >> place & 1:
                continue
            if left[place] > 0:
                dealt[place] |= bit(card)
                left[place] -= 1
                return True
            for other in members(dealt[place]):
                dealt[place] &= ~bit(other)
                left[place] += 1
                if self._make_room(observer, other, dealt, left, tried | bit(place)):
                    dealt[place] |= bit(card)
                    left[place] -= 1
                    return True
                dealt[place] |= bit(other)
                left[place] -= 1
        return False

    def surely_held(self, observer: i64, seat: i64, hidden: i64) -> i64:
        """The hidden cards that the observer knows to be in the seat's hand."""
        base: i64 = observer * (self.players + 1)
        found: i64 = hidden & self.may[base + seat]
        for place in range(self.players + 1):
            if place != seat:
                found &= ~self.may[base + place]
        return found

    def known_bottom(self, seat: i64, deck: list[int]) -> i64:
        """The cards of the deck that the seat has buried itself."""
        known: i64 = 0
        for depth in range(min(len(self.under), len(deck))):
            if self.under[depth] == seat:
                known |= bit(deck[depth])
        return known


def free_places(masks: list[int], deck: i64, without: i64) -> list[int]:
    """How many hidden cards each hand and the deck hold; `without` is the hand in plain view."""
    room: list[int] = []
    for seat in range(len(masks)):
        mask: i64 = masks[seat]
        room.append(0 if seat == without else size(mask))
    room.append(deck)
    return room


def imagine(state: "AgentsState", seat: int | None, rng: Chance) -> "AgentsState":
    """Deal what the seat cannot see anew, each card to a place where it may be."""
    other = state.clone()
    other.chance = fresh(rng)
    observer = state.players if seat is None else seat
    _imagine_agents(other, observer, rng)
    _imagine_missions(other, observer, rng)
    other.agents_known.forget_others(observer)
    other.missions_known.forget_others(observer)
    return other


def _imagine_agents(state: "AgentsState", seat: i64, rng: Chance) -> None:
    deck = state.agents_deck
    known = state.agents_known.known_bottom(seat, deck)
    looked: i64 = len(deck) - looking(state, seat)
    for depth in range(looked, len(deck)):
        known |= bit(deck[depth])
    room = free_places(state.hands, len(deck), seat)
    room[state.players] -= size(known)
    hidden = members(hidden_agents(state, seat) & ~known)
    dealt = state.agents_known.deal(seat, hidden, room, rng)
    for owner in range(state.players):
        if owner != seat:
            state.hands[owner] = dealt[owner]
    rest = members(dealt[state.players])
    rng.shuffle(rest)
    for depth in range(len(deck)):
        if not known >> deck[depth] & 1:
            deck[depth] = rest.pop()


def _imagine_missions(state: "AgentsState", seat: i64, rng: Chance) -> None:
    room = free_places(state.mission_hands, len(state.missions_deck), seat)
    hidden = members(hidden_missions(state, seat))
    dealt = state.missions_known.deal(seat, hidden, room, rng)
    for owner in range(state.players):
        if owner != seat:
            state.mission_hands[owner] = dealt[owner]
    deck = members(dealt[state.players])
    rng.shuffle(deck)
    state.missions_deck = deck


def looking(state: "AgentsState", seat: i64) -> i64:
    """How many of the top agents the seat is looking at."""
    return min(2, len(state.agents_deck)) if seat == state.looker else 0


def hidden_agents(state: "AgentsState", seat: i64) -> i64:
    """The agents that this seat (or the spectator: the number of players) cannot see."""
    hidden: i64 = 0
    for card in state.agents_deck:
        hidden |= bit(card)
    for owner in range(state.players):
        if owner != seat:
            hidden |= state.hands[owner]
    return hidden


def hidden_missions(state: "AgentsState", seat: i64) -> i64:
    hidden: i64 = 0
    for mission in state.missions_deck:
        hidden |= bit(mission)
    for owner in range(state.players):
        if owner != seat:
            hidden |= state.mission_hands[owner]
    return hidden
