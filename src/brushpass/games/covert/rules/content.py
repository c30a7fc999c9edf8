"""The board, the cards and the numbers of a deck, as the tables that the rules read."""

from typing import Any, Final

from mypy_extensions import i64

REGIONS: Final = 6
EQUIPMENT: Final = ("REC", "RAD", "BIN", "PAS", "PIS", "BUG", "ESC", "CAM")

PLUS: Final = 0
MINUS: Final = 1
MOVE3: Final = 2
ESPIONAGE: Final = 3
SNEAK: Final = 4
FIRST: Final = 5
BREAKER: Final = 6
SEARCH: Final = 7
ABILITIES: Final = (
    "PLUS",
    "MINUS",
    "MOVE3",
    "ESPIONAGE",
    "SNEAK",
    "FIRST",
    "BREAKER",
    "SEARCH",
)

CRYPTOGRAPHER: Final = 0
QUARTERMASTER: Final = 1
WAYFARER: Final = 2
FORGER: Final = 3
FIXER: Final = 4
GAMBLER: Final = 5
TALENTS: Final = ("cryptographer", "quartermaster", "wayfarer", "forger", "fixer", "gambler")

MAX_CITIES: Final = 24
MAX_AGENCY: Final = 48
MAX_MISSIONS: Final = 60
MAX_CODES: Final = 40
COLOURS: Final = 4
COLUMNS: Final = 6
TILES: Final = 12
FACES: Final = 6  # of a die
EMPTY: Final = -1  # where a card could lie

REGION_PLACE: Final = MAX_CITIES  # a place is a city, or a region counted from here
NO_BENEFIT: Final = -1
REGION_BENEFIT: Final = 8  # a benefit is an equipment, or a region counted from here

_BIT: Final = [next((bit for bit in range(62) if (1 << bit) % 67 == rest), 0) for rest in range(67)]


def members(cards: i64) -> list[int]:
    """The numbers in a set of cards, ascending. A set is a mask with one bit for each card."""
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(_BIT[lowest % 67])
        cards ^= lowest
    return found


def size(cards: i64) -> i64:
    """How many cards are in the set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def bit(card: i64) -> i64:
    """The set of this card alone. (mypyc shifts a literal as a C int, of 32 bits.)"""
    one: i64 = 1
    return one << card


def mask_of(cards: list[int]) -> int:
    """The set of these cards; empty places (-1) do not count."""
    mask: i64 = 0
    for card in cards:
        if card >= 0:
            mask |= bit(card)
    return mask


class Content:
    """A deck in the shape that play needs. Cards, cities and codes are numbered from 0 in the
    order of the deck."""

    def __init__(self) -> None:
        self.printed: Any = None  # the deck as it was written, for those who show it

        self.dice: i64 = 0
        self.agents: i64 = 0
        self.cubes: i64 = 0
        self.hand_limit: i64 = 0
        self.mission_limit: i64 = 0
        self.code_limit: i64 = 0
        self.starting_agency: i64 = 0
        self.starting_missions: i64 = 0
        self.face_up_missions: i64 = 0
        self.neutral_cubes: i64 = 0
        self.swaps: i64 = 0
        self.move_steps: i64 = 0
        self.search_cards: i64 = 0
        self.missions_to_end: i64 = 0
        self.rounds: i64 = 0
        self.code_points: i64 = 0

        self.region_names: list[str] = []
        self.city_names: list[str] = []
        self.gear_names: list[str] = []
        self.mission_names: list[str] = []
        self.character_names: list[str] = []

        self.region_of: list[int] = []  # city -> region
        self.links: list[list[int]] = []  # city -> neighbours, ascending
        self.distance: list[list[int]] = []  # city, city -> steps
        self.reach: list[list[int]] = []  # city, place -> steps to it or to its nearest city

        self.city_of: list[int] = []  # agency card -> flight tag
        self.gear_of: list[int] = []
        self.ability_of: list[int] = []
        self.cards_with_gear: list[int] = [0] * len(EQUIPMENT)
        self.cards_with_ability: list[int] = [0] * len(ABILITIES)

        self.places: list[list[int]] = []  # mission -> cities and regions
        self.gear_needed: list[list[int]] = []  # mission -> equipment in printed order
        self.any_needed: list[int] = []  # mission -> agency-card symbols
        self.points: list[int] = []
        self.benefit: list[int] = []
        self.missions_with: list[int] = [0] * (REGION_BENEFIT + REGIONS)  # benefit -> missions

        self.digits: list[list[int]] = []  # code -> digits
        self.code_gear: list[int] = []
        self.codes_with_gear: list[int] = [0] * len(EQUIPMENT)

        self.tiles: list[int] = []
        self.tokens: list[int] = [0] * len(ABILITIES)
        self.talent: list[int] = []  # character -> what it can do

    def card_title(self, card: int) -> str:
        """An agency card for the journal: `Radio (Berlin)`."""
        return f"{self.gear_names[self.gear_of[card]]} ({self.city_names[self.city_of[card]]})"

    def code_title(self, code: int) -> str:
        """A code card for the journal: `1 6 4 (Pistol)`."""
        digits = " ".join([str(digit) for digit in self.digits[code]])
        return f"{digits} ({self.gear_names[self.code_gear[code]]})"

    def index(self) -> None:
        """Fill the tables that follow from the others."""
        for card in range(len(self.gear_of)):
            self.cards_with_gear[self.gear_of[card]] |= bit(card)
            self.cards_with_ability[self.ability_of[card]] |= bit(card)
        for mission in range(len(self.benefit)):
            if self.benefit[mission] != NO_BENEFIT:
                self.missions_with[self.benefit[mission]] |= bit(mission)
        for code in range(len(self.code_gear)):
            self.codes_with_gear[self.code_gear[code]] |= bit(code)
        self.distance = [self._steps_from(city) for city in range(len(self.links))]
        self.reach = [self._reach_from(steps) for steps in self.distance]

    def _reach_from(self, steps: list[int]) -> list[int]:
        reach = steps + [0] * (REGION_PLACE - len(steps))
        for region in range(REGIONS):
            inside = [steps[city] for city in range(len(steps)) if self.region_of[city] == region]
            reach.append(min(inside, default=0))
        return reach

    def _steps_from(self, start: int) -> list[int]:
        steps = [-1] * len(self.links)
        steps[start] = 0
        frontier = [start]
        while frontier:
            city = frontier.pop(0)
            for near in self.links[city]:
                if steps[near] < 0:
                    steps[near] = steps[city] + 1
                    frontier.append(near)
        return steps
