"""What a player, or somebody watching, may know of a game of Covert."""

import msgspec

from brushpass.kernel.view import View


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


class SeatView(msgspec.Struct, frozen=True):
    """What is public of one player. Dice are faces, agents are cities, cubes are colours."""

    character: str | None
    talent: str | None
    talent_spent: bool
    reroll: bool
    unplaced: list[int]
    folder: list[int]
    decoder: list[int]
    agents: list[int]
    supply: int
    intel: list[int]
    hand: int
    known_hand: list[AgencyFace]
    missions: int
    known_missions: list[MissionFace]
    done: list[MissionFace]
    codes: list[str]
    broken: list[CodeFace]
    tokens: int
    fresh: int


class OwnMission(msgspec.Struct, frozen=True):
    """A mission behind the viewer's screen, and what meets each of its needs ("" is missing)."""

    face: MissionFace
    met: list[str]


class CodesKnown(msgspec.Struct, frozen=True):
    """Codes that the viewer knows to be in the left and the right deck."""

    left: list[CodeFace]
    right: list[CodeFace]


class Screen(msgspec.Struct, frozen=True):
    """What only the viewer sees: behind the screen, in hand, and remembered."""

    hand: list[AgencyFace]
    missions: list[OwnMission]
    codes: list[CodeFace]
    tokens: list[str]
    fresh: list[str]
    drawn: list[str]
    found_cards: list[AgencyFace]
    found_missions: list[MissionFace]
    under_agency: list[AgencyFace]
    under_missions: list[MissionFace]
    codes_in_decks: CodesKnown


class CovertView(View, frozen=True, kw_only=True):
    """`arguments` are the numbers of the open decision; `screen` is the viewer's own, None for
    somebody who watches."""

    arguments: list[int]
    round: int
    finale: bool
    first: int
    order: list[int]
    broke: list[int]
    regions: list[RegionFace]
    cities: list[CityFace]
    characters: list[CharacterFace]
    seats: list[SeatView]
    circles: list[list[int]]
    cubes: list[list[int]]
    removed: list[int]
    spaces: list[AgencyFace | None]
    used: list[AgencyFace]
    finding: int
    drawing: int
    agency_deck: int
    agency_discards: list[AgencyFace]
    display: list[MissionFace | None]
    mission_deck: int
    mission_discards: list[MissionFace]
    cipher: list[int]
    code_tops: list[str | None]
    code_decks: list[int]
    spending: list[CodeFace]
    bag: int
    screen: Screen | None
