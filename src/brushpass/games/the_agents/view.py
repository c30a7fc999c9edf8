"""What a player, or somebody watching, may know of a game of The Agents."""

import msgspec

from brushpass.kernel.view import View


class CardView(msgspec.Struct, frozen=True):
    """An agent card: halves for a faction agent, a number for a free one. `effect` is the first
    thing its command does."""

    id: int
    name: str
    command: str
    effect: str
    left: str
    right: str
    number: int
    free: bool


class CellView(msgspec.Struct, frozen=True):
    """A card in a row; without a card it is the safe house, and `faces` sees white."""

    card: CardView | None
    faces: int
    dead: bool


class TokenView(msgspec.Struct, frozen=True):
    """A complete token between the cards at `joint` and `joint + 1`."""

    joint: int
    seat: int
    worth: int


class MissionView(msgspec.Struct, frozen=True):
    """A mission: what it would pay on each of its owner's factions now, or on the one it is
    assigned to. `place` is the faction, -1 a hand."""

    kind: int
    name: str
    text: str
    owner: int
    place: int
    pays: dict[int, int]


class FactionView(msgspec.Struct, frozen=True):
    """A row from west to east, its two players (side A first), tokens and missions."""

    players: tuple[int, int]
    cells: list[CellView]
    tokens: list[TokenView]
    missions: list[MissionView]
    room: int


class SeatView(msgspec.Struct, frozen=True):
    """What is public of one player, and `known`: what the viewer knows of the hand."""

    ip: int
    income: int
    agents: int
    missions: int
    known: list[str]


class PlacementView(msgspec.Struct, frozen=True):
    """What the tokens of a faction would pay its two players with the card placed so."""

    faction: int
    gap: int
    faces: int
    pays: dict[int, int]


class CommandView(msgspec.Struct, frozen=True):
    """The command being performed: by whom, towards whom, and the card chosen before."""

    card: CardView
    effect: str
    performer: int
    other: int
    chosen: int


class AgentsView(View, frozen=True, kw_only=True):
    """`hand`, `mission_hand` and `looked` are the viewer's own secrets, empty for a spectator."""

    goal: int
    agent_price: int
    mission_price: int
    round: int
    active: int
    start: int
    actions_left: int
    triggered: bool
    factions: list[FactionView]
    seats: list[SeatView]
    hand: list[CardView]
    mission_hand: list[MissionView]
    looked: list[CardView]
    agents_deck: int
    missions_deck: int
    agents_pile: list[str]
    missions_pile: list[str]
    table: CardView | None
    lifted: MissionView | None
    command: CommandView | None
    target_faction: int
    target_gap: int
    partner: int
    placements: list[PlacementView]
