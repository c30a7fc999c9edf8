"""A position of Covert: everything on the table, and the few things done to it everywhere."""

from typing import final

from mypy_extensions import i64

from brushpass.games.covert.rules import check, hidden, scoring
from brushpass.games.covert.rules.actions import CIRCLES, SWAP_TILES
from brushpass.games.covert.rules.content import ABILITIES, COLOURS, FACES, Content, bit, size
from brushpass.games.covert.rules.pile import Pile
from brushpass.kernel.chance import Chance
from brushpass.kernel.state import NOBODY, State


@final
class CovertState(State):
    """Lists that belong to seats are flat: `agents[seat * 3 + agent]`. Sets of cards are masks."""

    def __init__(self) -> None:
        self.content = Content()
        self.round: i64 = 0
        self.first: i64 = 0  # who places first this round
        self.finale: bool = False  # the final missions have begun

        self.order: list[int] = []  # seats by turn-order token, as far as taken
        self.broke: i64 = 0  # seats that have had their break turn this round
        self.rerolls: i64 = 0  # seats that still own their reroll token
        self.unplaced: list[int] = []  # seat, face -> dice
        self.circles: list[int] = []  # circle, space -> whose die
        self.taken: list[int] = []  # circle -> spaces with a die
        self.own: list[int] = []  # seat, circle -> dice
        self.folder: list[int] = []  # seat, face -> dice
        self.decoder: list[int] = []  # seat, face -> dice

        self.characters: list[int] = []
        self.spent: i64 = 0  # seats that have used their character this round
        self.agents: list[int] = []  # seat, agent -> city
        self.cubes: list[int] = []  # city -> set of colours
        self.supply: list[int] = []  # colour -> cubes
        self.intel: list[int] = []  # seat -> set of colours
        self.removed: list[int] = []  # colour -> cubes out of the game

        self.agency = Pile()
        self.spaces: list[int] = []  # region -> face-up agency card
        self.hands: list[int] = []
        self.known_hands: list[int] = []  # what everybody has seen go there (CV-R84)
        self.used: i64 = 0  # agency cards of the use that Espionage may answer
        self.found_cards: i64 = 0  # agency cards of an open Search

        self.missions = Pile()
        self.found_missions: i64 = 0  # missions of an open Search
        self.display: list[int] = []  # face-up missions
        self.held: list[int] = []  # seat -> missions behind the screen
        self.known_held: list[int] = []
        self.done: list[int] = []  # seat -> completed missions

        self.cipher: list[int] = []
        self.codes: list[int] = []  # seat -> code cards behind the screen
        self.broken: list[int] = []  # seat -> broken codes
        self.code_decks: list[list[int]] = [[], []]
        self.codes_known_in: list[int] = []  # seat, deck -> codes given back and not seen to leave
        self.spending: i64 = 0  # broken codes laid out in an open payment

        self.tokens: list[int] = []  # seat, ability -> special operations tokens
        self.fresh: list[int] = []  # seat, ability -> of these, drawn in this very turn
        self.drawn: list[int] = []  # ability -> tokens the Quartermaster chooses from
        self.bag: list[int] = []

    def clone(self) -> "CovertState":
        other = CovertState.__new__(CovertState)
        self.copy_frame(other)
        other.content = self.content
        other.round = self.round
        other.first = self.first
        other.finale = self.finale
        other.order = self.order.copy()
        other.broke = self.broke
        other.rerolls = self.rerolls
        other.unplaced = self.unplaced.copy()
        other.circles = self.circles.copy()
        other.taken = self.taken.copy()
        other.own = self.own.copy()
        other.folder = self.folder.copy()
        other.decoder = self.decoder.copy()
        other.characters = self.characters.copy()
        other.spent = self.spent
        other.agents = self.agents.copy()
        other.cubes = self.cubes.copy()
        other.supply = self.supply.copy()
        other.intel = self.intel.copy()
        other.removed = self.removed.copy()
        other.agency = self.agency.clone()
        other.spaces = self.spaces.copy()
        other.hands = self.hands.copy()
        other.known_hands = self.known_hands.copy()
        other.used = self.used
        other.found_cards = self.found_cards
        other.missions = self.missions.clone()
        other.found_missions = self.found_missions
        other.display = self.display.copy()
        other.held = self.held.copy()
        other.known_held = self.known_held.copy()
        other.done = self.done.copy()
        other.cipher = self.cipher.copy()
        other.codes = self.codes.copy()
        other.broken = self.broken.copy()
        other.code_decks = [self.code_decks[0].copy(), self.code_decks[1].copy()]
        other.codes_known_in = self.codes_known_in.copy()
        other.spending = self.spending
        other.tokens = self.tokens.copy()
        other.fresh = self.fresh.copy()
        other.drawn = self.drawn.copy()
        other.bag = self.bag.copy()
        return other

    def imagine(self, seat: int | None, rng: Chance) -> "CovertState":
        return hidden.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [] if self.stack else scoring.winning_seats(self)

    def ending(self) -> str:
        return "" if self.stack else scoring.ending(self)

    def check(self) -> None:
        check.check(self)

    def faces(self, seat: i64) -> i64:
        """The faces of the seat's unplaced dice, as a set: bit 0 is a one."""
        shown: i64 = 0
        at = seat * FACES
        for face in range(FACES):
            if self.unplaced[at + face]:
                shown |= bit(face)
        return shown

    def dice_left(self, seat: i64) -> i64:
        """How many dice the seat has not placed."""
        left: i64 = 0
        at = seat * FACES
        for face in range(FACES):
            left += self.unplaced[at + face]
        return left

    def dice_on_circles(self, seat: i64) -> i64:
        at = seat * CIRCLES
        own = self.own
        return own[at] + own[at + 1] + own[at + 2] + own[at + 3]

    def spend_dice(self, seat: i64, circle: i64, count: i64) -> None:
        """Take the seat's lowest dice off a circle (CV-072, CV-R34)."""
        self.own[seat * CIRCLES + circle] -= count
        for space in range(FACES):
            if count and self.circles[circle * FACES + space] == seat:
                self.circles[circle * FACES + space] = NOBODY
                self.taken[circle] &= ~bit(space)
                count -= 1

    def hand_size(self, seat: i64) -> i64:
        return size(self.hands[seat])

    def take_agency(self, seat: i64, card: i64, seen: bool) -> None:
        """Put a card into the seat's hand; if everybody saw it they remember (CV-R84)."""
        self.hands[seat] |= bit(card)
        if seen:
            self.known_hands[seat] |= bit(card)

    def give_up_agency(self, seat: i64, card: i64) -> None:
        """The card leaves the seat's hand."""
        self.hands[seat] &= ~bit(card)
        self.known_hands[seat] &= ~bit(card)

    def refill_space(self, region: i64) -> None:
        """CV-090"""
        self.spaces[region] = self.agency.draw(self.chance)

    def give_up_mission(self, seat: i64, mission: i64) -> None:
        self.held[seat] &= ~bit(mission)
        self.known_held[seat] &= ~bit(mission)

    def usable_tokens(self, seat: i64, ability: i64) -> i64:
        """Tokens drawn on an earlier turn (CV-043, CV-R14)."""
        at = seat * len(ABILITIES) + ability
        return self.tokens[at] - self.fresh[at]

    def has_usable_token(self, seat: i64) -> bool:
        return any(self.usable_tokens(seat, ability) for ability in range(len(ABILITIES)))

    def holds_token(self, seat: i64) -> bool:
        at = seat * len(ABILITIES)
        return any(self.tokens[at + ability] for ability in range(len(ABILITIES)))

    def return_token(self, seat: i64, ability: i64) -> None:
        """CV-137"""
        self.tokens[seat * len(ABILITIES) + ability] -= 1
        self.bag[ability] += 1

    def draw_token(self) -> int:
        """A random token leaves the bag; -1 if it is empty (CV-042, CV-R13)."""
        inside = 0
        for count in self.bag:
            inside += count
        if not inside:
            return -1
        at: i64 = self.chance.below(inside)
        for ability in range(len(ABILITIES)):
            at -= self.bag[ability]
            if at < 0:
                self.bag[ability] -= 1
                return ability
        return -1

    def swap_tiles(self, swap: i64) -> None:
        """CV-054, CV-059"""
        one, other = SWAP_TILES[swap]
        self.cipher[one], self.cipher[other] = self.cipher[other], self.cipher[one]

    def neutral(self, colour: i64) -> bool:
        return colour >= self.players and colour < COLOURS
