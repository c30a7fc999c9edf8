"""The printed faces of a deck's cards and cities, made once for each deck."""

import msgspec

from brushpass.games.covert.content import ANY, CovertDeck
from brushpass.games.covert.rules.content import ABILITIES, EQUIPMENT, TALENTS
from brushpass.kernel.decks import Deck

ABILITY_NAMES = {
    "PLUS": "+1",
    "MINUS": "-1",
    "MOVE3": "Move x3",
    "ESPIONAGE": "Espionage",
    "SNEAK": "Sneak Attack",
    "FIRST": "First",
    "BREAKER": "Code Breaker",
    "SEARCH": "Search",
}


class RegionFace(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str
    symbol: str


class CityFace(msgspec.Struct, frozen=True):
    name: str
    region: int
    x: int
    y: int
    links: tuple[int, ...]


class AgencyFace(msgspec.Struct, frozen=True):
    """`number` counts from 0 as in actions; `gear` and `ability` are short names."""

    id: str
    number: int
    gear: str
    equipment: str
    city: str
    ability: str
    ability_name: str

    @property
    def title(self) -> str:
        return f"{self.equipment}, {self.city}, {self.ability_name}"


class Need(msgspec.Struct, frozen=True):
    """A requirement or benefit of a mission: `kind` is city, region, equipment or any."""

    kind: str
    id: str
    name: str
    region: RegionFace | None = None


class MissionFace(msgspec.Struct, frozen=True):
    id: str
    number: int
    name: str
    needs: tuple[Need, ...]
    points: int
    benefit: Need | None


class CodeFace(msgspec.Struct, frozen=True):
    id: str
    number: int
    digits: tuple[int, ...]
    gear: str
    equipment: str


class CharacterFace(msgspec.Struct, frozen=True):
    id: str
    name: str
    talent: str


class Faces(msgspec.Struct, frozen=True):
    """A whole deck, by number."""

    regions: list[RegionFace]
    cities: list[CityFace]
    agency: list[AgencyFace]
    missions: list[MissionFace]
    codes: list[CodeFace]
    characters: list[CharacterFace]


_made: dict[str, Faces] = {}


def faces_of(deck: Deck) -> Faces:
    found = _made.get(deck.wording)
    if found is None:
        found = make(deck.content.deck)
        _made[deck.wording] = found
    return found


def make(deck: CovertDeck) -> Faces:
    gear: dict[str, str] = msgspec.structs.asdict(deck.equipment)
    numbers = {city.name: number for number, city in enumerate(deck.map.cities)}
    regions = {region.id: number for number, region in enumerate(deck.regions)}
    return Faces(
        regions=[
            RegionFace(region.id, region.name, region.colour, region.symbol)
            for region in deck.regions
        ],
        cities=[
            CityFace(
                city.name,
                regions[city.region],
                city.x,
                city.y,
                tuple(sorted(numbers[link] for link in city.links)),
            )
            for city in deck.map.cities
        ],
        agency=[
            AgencyFace(
                id=card.id,
                number=number,
                gear=card.equipment,
                equipment=gear[card.equipment],
                city=card.city,
                ability=card.ability,
                ability_name=ABILITY_NAMES[card.ability],
            )
            for number, card in enumerate(deck.agency.cards)
        ],
        missions=[
            MissionFace(
                id=card.id,
                number=number,
                name=card.name,
                needs=tuple(_need(deck, gear, need) for need in card.needs),
                points=card.points,
                benefit=None if card.benefit is None else _need(deck, gear, card.benefit),
            )
            for number, card in enumerate(deck.missions.cards)
        ],
        codes=[
            CodeFace(card.id, number, tuple(card.digits), card.equipment, gear[card.equipment])
            for number, card in enumerate(deck.codes.cards)
        ],
        characters=[
            CharacterFace(character.id, character.name, character.ability)
            for character in deck.characters
        ],
    )


def _need(deck: CovertDeck, gear: dict[str, str], need: str) -> Need:
    if need == ANY:
        return Need("any", need, "Any agency card")
    if need in EQUIPMENT:
        return Need("equipment", need, gear[need])
    for region in deck.regions:
        if region.id == need:
            face = RegionFace(region.id, region.name, region.colour, region.symbol)
            return Need("region", need, region.name, face)
    return Need("city", need, need)


assert set(ABILITY_NAMES) == set(ABILITIES)
assert len(TALENTS) == 6
