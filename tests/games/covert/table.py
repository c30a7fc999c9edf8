"""A Covert table laid out for a story: these agents, these cards, this decision."""

from typing import Self, cast

import brushpass
from brushpass.games.covert.rules.actions import AREAS
from brushpass.games.covert.rules.breaking import BreakCodes
from brushpass.games.covert.rules.content import ABILITIES, TALENTS, mask_of, members
from brushpass.games.covert.rules.ending import FinalMission, FinalMissions
from brushpass.games.covert.rules.placing import PlaceDie
from brushpass.games.covert.rules.resolving import ResolveDice
from brushpass.games.covert.rules.rounds import (
    BreakInOrder,
    EndRound,
    OfferFirstToBreak,
    OfferFirstToResolve,
    ResolveInOrder,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.view import CovertView
from brushpass.kernel.decks import Deck
from brushpass.kernel.journal import Journal

GAME = brushpass.game("covert")
CITIES = [city.name for city in GAME.builtin_deck.content.printed.map.cities]
REGIONS = [region.id for region in GAME.builtin_deck.content.printed.regions]
WINDOWS = ("AnswerWithEspionage", "BreakFirst", "ResolveFirst")


def number(card: str) -> int:
    """A26 is agency card 25; so with missions and codes."""
    return int(card[1:]) - 1


class Table:
    """Round 1 after the set-up, with empty hands, nothing behind the screens, no cubes on the map
    and characters that can do nothing. Stories put there what they need."""

    def __init__(self, players: int = 3, seed: int = 1, deck: Deck | None = None) -> None:
        self.state = cast(CovertState, GAME.new(players, seed, deck=deck))
        while self.state.step == "ReturnMission":
            self.state.apply(self.state.legal_actions()[0])
        self.state.journal = Journal()
        self._clear()

    def _clear(self) -> None:
        state = self.state
        for seat in range(state.players):
            state.agency.deck[:0] = members(state.hands[seat])
            state.hands[seat] = 0
            state.missions.deck[:0] = members(state.held[seat])
            state.held[seat] = 0
            state.code_decks[seat % 2][:0] = members(state.codes[seat])
            state.codes[seat] = 0
            self.character(seat, "forger")
        state.missions.buried = []
        state.missions.buriers = []
        state.spent = (1 << state.players) - 1
        state.cubes = [0] * len(state.cubes)
        state.removed = [0, 0, 6, 6] if state.players == 2 else [0] * 4
        state.agents = [CITIES.index("Madrid")] * len(state.agents)

    def character(self, seat: int, talent: str) -> Self:
        """Give a seat a character that has not used its ability."""
        self.state.characters[seat] = self.state.content.talent.index(TALENTS.index(talent))
        self.state.spent &= ~(1 << seat)
        return self

    def agents(self, seat: int, *cities: str) -> Self:
        for agent, city in enumerate(cities):
            self.state.agents[seat * 3 + agent] = CITIES.index(city)
        return self

    def cubes(self, city: str, *colours: int) -> Self:
        """Cubes from the supplies of their owners, or neutral ones, go on the map."""
        for colour in colours:
            self.state.cubes[CITIES.index(city)] |= 1 << colour
            if colour < self.state.players:
                self.state.supply[colour] -= 1
            else:
                self.state.removed[colour] -= 1
        return self

    def intel(self, seat: int, *colours: int) -> Self:
        for colour in colours:
            self.state.intel[seat] |= 1 << colour
            if colour < self.state.players:
                self.state.supply[colour] -= 1
            else:
                self.state.removed[colour] -= 1
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._find_agency(number(card))
            self.state.hands[seat] |= 1 << number(card)
        return self

    def space(self, region: str, card: str) -> Self:
        self._find_agency(number(card))
        at = REGIONS.index(region)
        self.state.agency.deck.insert(0, self.state.spaces[at])
        self.state.spaces[at] = number(card)
        return self

    def top_agency(self, *cards: str) -> Self:
        """The next cards of the agency deck, the first on top."""
        for card in reversed(cards):
            self._find_agency(number(card))
            self.state.agency.deck.append(number(card))
        return self

    def _find_agency(self, card: int) -> None:
        state = self.state
        if card in state.agency.deck:
            state.agency.deck.remove(card)
        elif card in state.spaces:
            state.spaces[state.spaces.index(card)] = state.agency.deck.pop(0)
        else:
            for seat in range(state.players):
                state.hands[seat] &= ~(1 << card)

    def missions(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._find_mission(number(card))
            self.state.held[seat] |= 1 << number(card)
        return self

    def done(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._find_mission(number(card))
            self.state.done[seat] |= 1 << number(card)
        return self

    def display(self, *cards: str) -> Self:
        for slot, card in enumerate(cards):
            self._find_mission(number(card))
            self.state.missions.deck.insert(0, self.state.display[slot])
            self.state.display[slot] = number(card)
        return self

    def top_missions(self, *cards: str) -> Self:
        for card in reversed(cards):
            self._find_mission(number(card))
            self.state.missions.deck.append(number(card))
        return self

    def _find_mission(self, mission: int) -> None:
        state = self.state
        if mission in state.missions.deck:
            state.missions.deck.remove(mission)
        elif mission in state.display:
            state.display[state.display.index(mission)] = state.missions.deck.pop(0)

    def codes(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._find_code(number(card))
            self.state.codes[seat] |= 1 << number(card)
        return self

    def broken(self, seat: int, *cards: str) -> Self:
        for card in cards:
            self._find_code(number(card))
            self.state.broken[seat] |= 1 << number(card)
        return self

    def _find_code(self, code: int) -> None:
        for deck in self.state.code_decks:
            if code in deck:
                deck.remove(code)

    def cipher(self, top: str, bottom: str = "") -> Self:
        """The rows; without a bottom row the tiles left over, from high to low."""
        row = [int(digit) for digit in top]
        rest = self.state.content.tiles.copy()
        for digit in row:
            rest.remove(digit)
        self.state.cipher = row + ([int(digit) for digit in bottom] or rest[::-1])
        return self

    def tokens(self, seat: int, *abilities: str) -> Self:
        for ability in abilities:
            self.state.tokens[seat * 8 + ABILITIES.index(ability)] += 1
            self.state.bag[ABILITIES.index(ability)] -= 1
        return self

    def dice(self, seat: int, *faces: int) -> Self:
        """The seat's unplaced dice."""
        for face in range(6):
            self.state.unplaced[seat * 6 + face] = faces.count(face + 1)
        return self

    def decoder(self, seat: int, *faces: int) -> Self:
        for face in faces:
            self.state.decoder[seat * 6 + face - 1] += 1
            self._spend_unplaced(seat)
        return self

    def on_circle(self, area: str, **dice: int) -> Self:
        """Dice on a circle: `on_circle("movement", six=1)` is a six of seat 1."""
        circle = AREAS.index(area)
        words = ("one", "two", "three", "four", "five", "six")
        for word, seat in dice.items():
            space = words.index(word)
            self.state.circles[circle * 6 + space] = seat
            self.state.taken[circle] |= 1 << space
            self.state.own[seat * 4 + circle] += 1
            self._spend_unplaced(seat)
        return self

    def _spend_unplaced(self, seat: int) -> None:
        """A die that a story puts on the board is none that was just rolled."""
        for at in range(seat * 6, seat * 6 + 6):
            if self.state.unplaced[at]:
                self.state.unplaced[at] -= 1
                return

    def placing(self, seat: int, left: int = 1) -> Self:
        """A placement turn of the seat."""
        self.state.order = []
        self.state.stack = [
            EndRound(),
            ResolveInOrder(0),
            OfferFirstToResolve(0, 0, 0),
            BreakInOrder(0),
            OfferFirstToBreak(0),
            PlaceDie(seat, left, 0),
        ]
        return self.ready()

    def breaking(self, seat: int, swaps: int = 1) -> Self:
        """A break turn of the seat, the last of the round."""
        self._no_dice()
        self.state.order = self._order_from(seat)
        self.state.stack = [
            EndRound(),
            ResolveInOrder(0),
            OfferFirstToResolve(0, 0, 0),
            BreakCodes(seat, swaps),
        ]
        return self.ready()

    def phase(self, order: list[int], breaking: bool) -> Self:
        """The start of Break Codes or of Dice Resolution."""
        self._no_dice()
        self.state.order = order
        self.state.stack = [EndRound(), ResolveInOrder(0), OfferFirstToResolve(0, 0, 0)]
        if breaking:
            self.state.stack += [BreakInOrder(0), OfferFirstToBreak(0)]
        self.state.begin()
        return self.ready()

    def resolving(self, seat: int) -> Self:
        """A resolution turn of the seat, first in order."""
        self._no_dice()
        self.state.order = self._order_from(seat)
        self.state.stack = [EndRound(), ResolveInOrder(1), ResolveDice(seat)]
        return self.ready()

    def finale(self, seat: int) -> Self:
        """The last missions, beginning with the seat."""
        self._no_dice()
        self.state.order = self._order_from(seat)
        self.state.finale = True
        self.state.stack = [FinalMissions(1), FinalMission(seat)]
        return self.ready()

    def _no_dice(self) -> None:
        self.state.unplaced = [0] * len(self.state.unplaced)

    def _order_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.state.players for step in range(self.state.players)]

    def ready(self) -> Self:
        self.state.check()
        return self

    def play(self, *notations: str) -> Self:
        for notation in notations:
            self.state.play(notation)
            self.state.check()
        return self

    def decline(self) -> Self:
        """Nobody answers with Espionage or First."""
        while self.state.step in WINDOWS:
            self.play("pass")
        return self

    def legal(self, family: str = "") -> list[str]:
        """The legal actions, or those of one family."""
        notations = [self.state.notation(action) for action in self.state.legal_actions()]
        return [word for word in notations if not family or word.split(":")[0] == family]

    def why_not(self, notation: str) -> str:
        """The rule that forbids it."""
        refusal = self.state.why_not(self.state.parse(notation))
        assert refusal is not None
        return refusal.rule

    def hand_of(self, seat: int) -> list[str]:
        return [f"A{card + 1:02d}" for card in members(self.state.hands[seat])]

    def held_by(self, seat: int) -> list[str]:
        return [f"M{card + 1:02d}" for card in members(self.state.held[seat])]

    def done_by(self, seat: int) -> list[str]:
        return [f"M{card + 1:02d}" for card in members(self.state.done[seat])]

    def broken_by(self, seat: int) -> list[str]:
        return [f"K{card + 1:02d}" for card in members(self.state.broken[seat])]

    def discards(self) -> list[str]:
        return [f"A{card + 1:02d}" for card in members(self.state.agency.discards)]

    def city(self, seat: int, agent: int) -> str:
        return str(CITIES[self.state.agents[seat * 3 + agent]])

    def cubes_in(self, city: str) -> list[int]:
        return members(self.state.cubes[CITIES.index(city)])

    def view(self, seat: int | None) -> CovertView:
        return cast(CovertView, self.state.view(seat))

    def told(self, seat: int | None) -> list[str]:
        """The journal in words."""
        return GAME.story(self.state, seat)


def cards(*names: str) -> int:
    return mask_of([number(name) for name in names])
