"""What a V.I.P.E.R. Ops deck may say, and the tables the rules make of it."""

from typing import Annotated, Literal

import msgspec

from brushpass.games.viper_ops.rules.content import (
    KINDS,
    LEVELS,
    MODES,
    POWER_CARDS,
    REGIONS,
    SNAKE,
    SPACES,
    STATIONS,
    TYPES,
    Content,
)
from brushpass.kernel.decks import FOR_PEOPLE, DeckHeader
from brushpass.kernel.errors import BadDeck

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40), FOR_PEOPLE]
Row = Annotated[list[Count], msgspec.Meta(min_length=1, max_length=4)]
Three = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]
Two = Annotated[list[Count], msgspec.Meta(min_length=2, max_length=2)]
Four = Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]
Spaces = Annotated[list[Count], msgspec.Meta(min_length=1, max_length=SPACES)]
Rows = Annotated[list[Row], msgspec.Meta(min_length=3, max_length=3)]
Level = Literal["field", "special", "secret"]
Type = Literal[
    "sabotage",
    "surveillance",
    "frame-up",
    "assassination",
    "computer-attack",
    "steal-tech",
    "plant-mole",
    "extraction",
    "stage-coup",
]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the file: nothing in it may be unknown."""


class Setup(Part, frozen=True):
    dice: Annotated[int, msgspec.Meta(ge=1, le=15)]
    die_price: Positive
    chips: Count
    late_chips: Four
    operatives: Count
    field_agents: Count
    special_agents: Count
    budget_lowest: Count
    budget_highest: Count
    new_missions: Count
    new_power_cards: Count
    removed_regions: Three
    mission_limit: Count
    home_bonus: Count
    agent_points: Three
    mission_slots: Annotated[int, msgspec.Meta(ge=1, le=10)]
    agent_moves: Positive
    purchase_limit: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Supply(Part, frozen=True):
    operatives: Count
    gadgets: Count
    deployment: Count
    intel: Count
    field_agents: Count
    special_agents: Count


class Mode(Part, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)]
    budget: Count


class CoopMode(Mode, frozen=True):
    missions_on_track: Annotated[int, msgspec.Meta(ge=1, le=SPACES)]
    extra_chips: Three


class Modes(Part, frozen=True):
    base: Mode
    extended: Mode
    coop: CoopMode


class Priced(Part, frozen=True):
    name: Name
    price: Positive


class Boxed(Part, frozen=True):
    name: Name
    boxes: Rows


class Exact(Part, frozen=True):
    name: Name
    show: Annotated[list[Face], msgspec.Meta(min_length=1, max_length=6)]


class Raise(Exact, frozen=True):
    raise_: Positive = msgspec.field(name="raise")


class Seal(Exact, frozen=True):
    covers: Count


class Track(Part, frozen=True):
    name: Name
    spaces: Spaces


class Region(Part, frozen=True):
    name: Name
    mole_prices: Three
    mole_assets: Positive


class Stations(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    field_office: Priced
    laboratory: Boxed
    hangar: Boxed
    cyber_box: Boxed
    academy: Boxed
    raise_budget: Raise
    draw_power: Exact
    seal_team: Seal
    extra_mission: Priced
    extra_regional: Priced
    power_track: Track
    mission_track: Track
    region: Region


class Rewards(Part, frozen=True):
    coup_budget: Count
    frame_up_dice: Count
    sabotage_price: Positive
    plant_pay: Three


class Abilities(Part, frozen=True):
    return_pay: Count
    runner_points: Count
    mole_runner_points: Count
    secret_runner_points: Count
    region_specialist_bonus: Count
    trainer_discount: Count
    protege_limit: Count
    scrounger_discount: Count
    extra_dice: Positive
    delta_covers: Count
    payday_covers: Count
    offered_missions: Annotated[int, msgspec.Meta(ge=1, le=3)]
    trickster_budget: Positive
    plant_intel: Two
    specialist_price: Count
    specialist_covers: Count
    snake_covers: Count


class Director(Part, frozen=True):
    name: Name
    home: str
    bonus: dict[Type, Count]


class PowerCard(Part, frozen=True):
    name: Name
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=120), FOR_PEOPLE]
    base: Count
    extended: Count
    coop: Count


class Mission(Part, frozen=True):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
    type: Type
    level: Level
    points: Count
    intel: Annotated[int, msgspec.Meta(ge=0, le=10)]
    operatives: Annotated[int, msgspec.Meta(ge=0, le=10)]
    deployment: Annotated[int, msgspec.Meta(ge=0, le=10)]
    gadgets: Annotated[int, msgspec.Meta(ge=0, le=10)]
    mole_intel: Count = 0
    starter: bool = False


class HomeRegion(Part, frozen=True):
    code: str
    name: Name
    missions: Annotated[list[Mission], msgspec.Meta(min_length=10, max_length=10)]


class ViperOpsDeck(Part, frozen=True):
    """The whole file."""

    deck: DeckHeader
    setup: Setup
    supply: Supply
    modes: Modes
    stations: Stations
    rewards: Rewards
    abilities: Abilities
    directors: Annotated[list[Director], msgspec.Meta(min_length=7, max_length=7)]
    secret_agents: dict[str, Count]
    power_cards: dict[str, PowerCard]
    regions: Annotated[list[HomeRegion], msgspec.Meta(min_length=7, max_length=7)]


def build(deck: ViperOpsDeck) -> Content:
    """The deck as tables; BadDeck if a game with it could not be played."""
    check(deck)
    content = Content()
    _missions(deck, content)
    _people(deck, content)
    _power_cards(deck, content)
    _numbers(deck, content)
    _stations(deck, content)
    return content


def check(deck: ViperOpsDeck) -> None:
    codes = tuple(region.code for region in deck.regions)
    if codes != REGIONS:
        raise BadDeck(f"regions: the codes must be {', '.join(REGIONS)}, in this order")
    ids: set[str] = set()
    for region in deck.regions:
        _check_region(region, ids)
    for index, director in enumerate(deck.directors):
        if director.home not in REGIONS:
            raise BadDeck(f"directors[{index}].home: there is no region {director.home!r}")
    homes = [director.home for director in deck.directors]
    if len(set(homes)) != len(homes):
        raise BadDeck("directors: two share a home region")
    _check_names("power_cards", set(deck.power_cards), set(POWER_CARDS))
    _check_names("secret_agents", set(deck.secret_agents), set(KINDS[SNAKE:]))
    _check_power_cards(deck)
    _check_setup(deck)


def _check_region(region: HomeRegion, ids: set[str]) -> None:
    starters = [mission.id for mission in region.missions if mission.starter]
    if len(starters) != 1:
        raise BadDeck(f"regions.{region.code}.missions: one starter, not {len(starters)}")
    for mission in region.missions:
        where = f"regions.{region.code}.missions.{mission.id}"
        if mission.id in ids:
            raise BadDeck(f"{where}.id: used twice")
        if mission.type == "plant-mole" and not mission.mole_intel:
            raise BadDeck(f"{where}.mole_intel: Plant Mole must say how much intel")
        if mission.type != "plant-mole" and mission.mole_intel:
            raise BadDeck(f"{where}.mole_intel: only for Plant Mole")
        ids.add(mission.id)


def _check_names(table: str, found: set[str], expected: set[str]) -> None:
    if found - expected:
        raise BadDeck(f"{table}.{min(found - expected)}: there is no such card")
    if expected - found:
        raise BadDeck(f"{table}.{min(expected - found)}: is missing")


def _check_power_cards(deck: ViperOpsDeck) -> None:
    copies = sum(max(card.base, card.extended, card.coop) for card in deck.power_cards.values())
    if copies > 60:
        raise BadDeck(f"power_cards: at most 60 copies in all, not {copies}")
    for name in ("plant-field-agent", "plant-special-agent"):
        if deck.power_cards[name].base or deck.power_cards[name].coop:
            raise BadDeck(f"power_cards.{name}: only for the extended game")


def _check_setup(deck: ViperOpsDeck) -> None:
    setup, supply = deck.setup, deck.supply
    if any(count > spare for count, spare in zip(setup.removed_regions, (5, 4, 3), strict=True)):
        raise BadDeck("setup.removed_regions: no more than are nobody's home")
    for mode, numbers in zip(
        MODES, (deck.modes.base, deck.modes.extended, deck.modes.coop), strict=True
    ):
        if not setup.budget_lowest <= numbers.budget <= setup.budget_highest:
            raise BadDeck(f"modes.{mode}.budget: outside the budget track")
    if deck.modes.coop.missions_on_track > len(deck.stations.mission_track.spaces):
        raise BadDeck("modes.coop.missions_on_track: more than the track has spaces")
    for name in ("operatives", "field_agents", "special_agents"):
        if 4 * getattr(setup, name) > getattr(supply, name):
            raise BadDeck(f"supply.{name}: not enough for four players to start")


def _missions(deck: ViperOpsDeck, content: Content) -> None:
    for region in deck.regions:
        numbers: list[int] = []
        for mission in region.missions:
            number = len(content.mission_ids)
            numbers.append(number)
            content.mission_ids.append(mission.id)
            content.mission_titles.append(f"{mission.type.replace('-', ' ').title()} {mission.id}")
            content.region_of.append(REGIONS.index(region.code))
            content.type_of.append(TYPES.index(mission.type))
            content.level_of.append(LEVELS.index(mission.level) + 1)
            content.points_of.append(mission.points)
            content.needs += [
                mission.gadgets,
                mission.deployment,
                mission.intel,
                mission.operatives,
            ]
            content.mole_intel.append(mission.mole_intel)
            if mission.starter:
                content.starter_of.append(number)
        content.missions_of.append(numbers)
        content.region_names.append(region.name)


def _people(deck: ViperOpsDeck, content: Content) -> None:
    for director in deck.directors:
        content.director_names.append(director.name)
        content.home_of.append(REGIONS.index(director.home))
        content.bonus += [director.bonus.get(kind, 0) for kind in TYPES]
    content.secret_agents = [deck.secret_agents.get(kind, 0) for kind in KINDS]


def _power_cards(deck: ViperOpsDeck, content: Content) -> None:
    for number, name in enumerate(POWER_CARDS):
        card = deck.power_cards[name]
        content.power_names.append(card.name)
        content.power_texts.append(card.text)
        copies = [card.base, card.extended, card.coop]
        content.copies += copies
        first = len(content.card_name)
        content.card_name += [number] * max(copies)
        content.copy_number += range(max(copies))
        content.named.append((1 << len(content.card_name)) - (1 << first))


def _numbers(deck: ViperOpsDeck, content: Content) -> None:
    setup, supply, modes = deck.setup, deck.supply, deck.modes
    for part in (setup, deck.rewards, deck.abilities):
        for name in part.__struct_fields__:
            if hasattr(content, name):
                setattr(content, name, getattr(part, name))
    content.slots = setup.mission_slots
    content.supply = [
        supply.gadgets,
        supply.deployment,
        supply.intel,
        supply.operatives,
        supply.field_agents,
        supply.special_agents,
    ]
    content.rounds = [modes.base.rounds, modes.extended.rounds, modes.coop.rounds]
    content.budget = [modes.base.budget, modes.extended.budget, modes.coop.budget]
    content.coop_track = modes.coop.missions_on_track
    content.coop_chips = modes.coop.extra_chips


def _stations(deck: ViperOpsDeck, content: Content) -> None:
    stations = deck.stations
    names = [getattr(stations, name).name for name in stations.__struct_fields__]
    content.station_names = [*names[:-1], *content.region_names, "Sabotage"]
    content.boxes = [[], [], []]
    for boxed in (stations.laboratory, stations.hangar, stations.cyber_box, stations.academy):
        content.boxes += boxed.boxes
    content.show = [0] * len(STATIONS)
    for station, exact in (
        ("raise-budget", stations.raise_budget),
        ("draw-power", stations.draw_power),
        ("seal-team", stations.seal_team),
    ):
        content.show[STATIONS.index(station)] = sum(1 << face for face in set(exact.show))
    content.operative_price = stations.field_office.price
    content.budget_raise = stations.raise_budget.raise_
    content.seal_covers = stations.seal_team.covers
    content.extra_price = stations.extra_mission.price
    content.regional_price = stations.extra_regional.price
    content.power_prices = stations.power_track.spaces
    content.mission_prices = stations.mission_track.spaces
    content.mole_prices = stations.region.mole_prices
    content.mole_assets = stations.region.mole_assets
