"""What a Covert deck may say, and the checks that make it playable."""

from typing import Annotated, Literal

import msgspec

from brushpass.games.covert.rules.content import (
    ABILITIES,
    COLUMNS,
    EQUIPMENT,
    MAX_AGENCY,
    MAX_CITIES,
    MAX_CODES,
    MAX_MISSIONS,
    NO_BENEFIT,
    REGION_BENEFIT,
    REGION_PLACE,
    REGIONS,
    TALENTS,
    TILES,
    Content,
)
from brushpass.kernel.decks import FOR_PEOPLE, DeckHeader
from brushpass.kernel.errors import BadDeck

MOST_SEATS = 4
ANY = "ANY"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Title = Annotated[Name, FOR_PEOPLE]
Gear = Literal["REC", "RAD", "BIN", "PAS", "PIS", "BUG", "ESC", "CAM"]
Ability = Literal["PLUS", "MINUS", "MOVE3", "ESPIONAGE", "SNEAK", "FIRST", "BREAKER", "SEARCH"]
Talent = Literal["cryptographer", "quartermaster", "wayfarer", "forger", "fixer", "gambler"]
Symbol = Literal["star", "triangle", "circle", "square", "diamond", "hexagon"]
Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-fA-F]{6}$"), FOR_PEOPLE]
Count = Annotated[int, msgspec.Meta(ge=0, le=30)]
Some = Annotated[int, msgspec.Meta(ge=1, le=30)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of everything."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=6)]
    agents: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cubes: Some
    hand: Annotated[int, msgspec.Meta(ge=1, le=8)]
    missions: Annotated[int, msgspec.Meta(ge=1, le=3)]
    codes: Annotated[int, msgspec.Meta(ge=0, le=2)]
    starting_agency: Count
    starting_missions: Annotated[int, msgspec.Meta(ge=1, le=4)]
    face_up_missions: Annotated[int, msgspec.Meta(ge=0, le=3)]
    neutral_cubes: Count
    swaps: Count
    move_steps: Some
    search_cards: Annotated[int, msgspec.Meta(ge=1, le=6)]
    missions_to_end: Some
    rounds: Annotated[int, msgspec.Meta(ge=1, le=200)]


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points beside those of missions."""

    code: Count


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six regions and how it is drawn."""

    id: Name
    name: Title
    colour: Colour
    symbol: Annotated[Symbol, FOR_PEOPLE]


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city on the map of 1000 by 700."""

    name: Name
    region: Name
    x: Annotated[int, msgspec.Meta(ge=0, le=1000), FOR_PEOPLE]
    y: Annotated[int, msgspec.Meta(ge=0, le=700), FOR_PEOPLE]
    links: list[Name]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cities: list[City]


class EquipmentNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the eight pieces of equipment are called; observations stand in the order of the names."""

    REC: Name
    RAD: Name
    BIN: Name
    PAS: Name
    PIS: Name
    BUG: Name
    ESC: Name
    CAM: Name


class AgencyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    city: Name
    equipment: Gear
    ability: Ability


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    name: Title
    needs: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=8)]
    points: Count
    benefit: Name | None = None


class CodeCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    digits: Annotated[list[Face], msgspec.Meta(min_length=3, max_length=COLUMNS)]
    equipment: Gear


class AgencyCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[AgencyCard]


class MissionCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[MissionCard]


class CodeCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[CodeCard]


class Cipher(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Annotated[list[Face], msgspec.Meta(min_length=TILES, max_length=TILES)]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    name: Title
    ability: Talent


class CovertDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    deck: DeckHeader
    limits: Limits
    scores: Scores
    regions: Annotated[list[Region], msgspec.Meta(min_length=REGIONS, max_length=REGIONS)]
    map: Map
    equipment: EquipmentNames
    tokens: dict[Ability, Count]
    agency: AgencyCards
    missions: MissionCards
    codes: CodeCards
    cipher: Cipher
    characters: Annotated[list[Character], msgspec.Meta(min_length=MOST_SEATS, max_length=6)]


def build(deck: CovertDeck) -> Content:
    """The content of a deck; BadDeck names the first thing that cannot be played."""
    content = Content()
    content.printed = deck
    _limits(deck, content)
    _map(deck, content)
    _agency(deck, content)
    _missions(deck, content)
    _codes(deck, content)
    content.tiles = sorted(deck.cipher.tokens)
    content.tokens = [deck.tokens.get(ability, 0) for ability in _abilities()]
    content.talent = [TALENTS.index(character.ability) for character in deck.characters]
    content.region_names = [region.name for region in deck.regions]
    content.city_names = [city.name for city in deck.map.cities]
    content.gear_names = list(msgspec.structs.astuple(deck.equipment))
    content.mission_names = [card.name for card in deck.missions.cards]
    content.character_names = [character.name for character in deck.characters]
    content.index()
    _check_connected(deck, content)
    _check_meetable(deck, content)
    _check_enough(deck)
    return content


def _abilities() -> tuple[Ability, ...]:
    return ABILITIES


def _limits(deck: CovertDeck, content: Content) -> None:
    limits = deck.limits
    content.dice = limits.dice
    content.agents = limits.agents
    content.cubes = limits.cubes
    content.hand_limit = limits.hand
    content.mission_limit = limits.missions
    content.code_limit = limits.codes
    content.starting_agency = limits.starting_agency
    content.starting_missions = limits.starting_missions
    content.face_up_missions = limits.face_up_missions
    content.neutral_cubes = limits.neutral_cubes
    content.swaps = limits.swaps
    content.move_steps = limits.move_steps
    content.search_cards = limits.search_cards
    content.missions_to_end = limits.missions_to_end
    content.rounds = limits.rounds
    content.code_points = deck.scores.code


def _map(deck: CovertDeck, content: Content) -> None:
    regions = _numbers([region.id for region in deck.regions], "regions")
    _at_most(deck.map.cities, MAX_CITIES, "map.cities")
    cities = _numbers([city.name for city in deck.map.cities], "map.cities")
    for index, city in enumerate(deck.map.cities):
        where = f"map.cities[{index}] ({city.name})"
        if city.region not in regions:
            raise BadDeck(f"{where}.region: there is no region {city.region!r}")
        content.region_of.append(regions[city.region])
        for link in city.links:
            if link not in cities:
                raise BadDeck(f"{where}.links: there is no city {link!r}")
            if link == city.name:
                raise BadDeck(f"{where}.links: a city cannot be linked to itself")
            if city.name not in deck.map.cities[cities[link]].links:
                raise BadDeck(f"{where}.links: {link} does not link back to {city.name}")
        content.links.append(sorted({cities[link] for link in city.links}))
    for number, region in enumerate(deck.regions):
        if number not in content.region_of:
            raise BadDeck(f"regions[{number}] ({region.id}): no city lies in it")


def _agency(deck: CovertDeck, content: Content) -> None:
    cities = _numbers([city.name for city in deck.map.cities], "map.cities")
    _at_most(deck.agency.cards, MAX_AGENCY, "agency.cards")
    for index, card in enumerate(deck.agency.cards):
        where = f"agency.cards[{index}]"
        _check_id(card.id, "A", index, where)
        if card.city not in cities:
            raise BadDeck(f"{where} ({card.id}).city: there is no city {card.city!r}")
        content.city_of.append(cities[card.city])
        content.gear_of.append(EQUIPMENT.index(card.equipment))
        content.ability_of.append(ABILITIES.index(card.ability))


def _missions(deck: CovertDeck, content: Content) -> None:
    cities = _numbers([city.name for city in deck.map.cities], "map.cities")
    regions = _numbers([region.id for region in deck.regions], "regions")
    _at_most(deck.missions.cards, MAX_MISSIONS, "missions.cards")
    for index, card in enumerate(deck.missions.cards):
        where = f"missions.cards[{index}]"
        _check_id(card.id, "M", index, where)
        places: list[int] = []
        gear: list[int] = []
        for need in card.needs:
            if need in cities:
                places.append(cities[need])
            elif need in regions:
                places.append(REGION_PLACE + regions[need])
            elif need in EQUIPMENT:
                gear.append(EQUIPMENT.index(need))
            elif need != ANY:
                raise BadDeck(
                    f"{where} ({card.id}).needs: {need!r} is no city, region or equipment, nor ANY"
                )
        content.places.append(places)
        content.gear_needed.append(gear)
        content.any_needed.append(card.needs.count(ANY))
        content.points.append(card.points)
        if card.benefit is None:
            content.benefit.append(NO_BENEFIT)
        elif card.benefit in EQUIPMENT:
            content.benefit.append(EQUIPMENT.index(card.benefit))
        elif card.benefit in regions:
            content.benefit.append(REGION_BENEFIT + regions[card.benefit])
        else:
            raise BadDeck(
                f"{where} ({card.id}).benefit: {card.benefit!r} is no region or equipment"
            )


def _codes(deck: CovertDeck, content: Content) -> None:
    _at_most(deck.codes.cards, MAX_CODES, "codes.cards")
    for index, card in enumerate(deck.codes.cards):
        _check_id(card.id, "K", index, f"codes.cards[{index}]")
        content.digits.append(list(card.digits))
        content.code_gear.append(EQUIPMENT.index(card.equipment))


def _check_connected(deck: CovertDeck, content: Content) -> None:
    for city, steps in zip(deck.map.cities, content.distance[0], strict=True):
        if steps < 0:
            first = deck.map.cities[0].name
            raise BadDeck(f"map.cities: there is no way from {first} to {city.name}")


def _check_meetable(deck: CovertDeck, content: Content) -> None:
    """Every mission must be possible with the agents and cards that one player can have."""
    limits = deck.limits
    for index, card in enumerate(deck.missions.cards):
        where = f"missions.cards[{index}] ({card.id}).needs"
        if len(content.places[index]) > limits.agents:
            raise BadDeck(f"{where}: more places than a player has agents")
        gear = content.gear_needed[index]
        if len(gear) + content.any_needed[index] > limits.hand:
            raise BadDeck(f"{where}: more cards than a hand holds")
        for kind in gear:
            if gear.count(kind) > content.gear_of.count(kind):
                raise BadDeck(f"{where}: not enough agency cards show {EQUIPMENT[kind]}")


def _check_enough(deck: CovertDeck) -> None:
    limits = deck.limits
    if limits.starting_agency > limits.hand:
        raise BadDeck("limits.starting_agency: more than a hand holds")
    if not 0 <= limits.starting_missions - 1 <= limits.missions:
        raise BadDeck("limits.starting_missions: more than a player may hold after one goes back")
    agency = max(
        MOST_SEATS * limits.hand + REGIONS + limits.search_cards + 1,
        2 * limits.agents + 2 * limits.neutral_cubes,
    )
    _at_least(deck.agency.cards, agency, "agency.cards")
    missions = MOST_SEATS * (limits.starting_missions + limits.missions) + limits.face_up_missions
    _at_least(deck.missions.cards, missions, "missions.cards")
    _at_least(deck.codes.cards, MOST_SEATS * limits.codes + 2, "codes.cards")
    if limits.neutral_cubes > limits.cubes:
        raise BadDeck("limits.neutral_cubes: more than there are cubes of a colour")


def _numbers(names: list[str], where: str) -> dict[str, int]:
    for index, name in enumerate(names):
        if names.index(name) != index:
            raise BadDeck(f"{where}[{index}]: {name!r} is there twice")
    return {name: index for index, name in enumerate(names)}


def _check_id(given: str, letter: str, index: int, where: str) -> None:
    wanted = f"{letter}{index + 1:02d}"
    if given != wanted:
        raise BadDeck(f"{where}.id: {given!r} where {wanted!r} would follow")


def _at_most(
    cards: list[City] | list[AgencyCard] | list[MissionCard] | list[CodeCard], most: int, where: str
) -> None:
    if len(cards) > most:
        raise BadDeck(f"{where}: {len(cards)} are more than the {most} that the game has")


def _at_least(
    cards: list[AgencyCard] | list[MissionCard] | list[CodeCard], least: int, where: str
) -> None:
    if len(cards) < least:
        raise BadDeck(f"{where}: {len(cards)} are too few, play needs {least}")
