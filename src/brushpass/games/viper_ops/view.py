"""What a director, or somebody watching, may know of a game of V.I.P.E.R. Ops."""

import msgspec

from brushpass.kernel.view import View


class MissionView(msgspec.Struct, frozen=True):
    """A mission card. `needs` and `has` are gadgets, deployment, intel, operatives."""

    id: str
    type: str
    region: str
    level: str
    points: int
    needs: tuple[int, ...]
    mole_intel: int
    has: tuple[int, int, int] = (0, 0, 0)
    agent: str | None = None
    covers: int = 0
    bonus: int = 0


class PowerView(msgspec.Struct, frozen=True):
    """A power card; `secret` to all but its owner, `fresh` while it can be returned."""

    key: str
    name: str
    text: str
    secret: bool = False
    fresh: bool = False
    planted: bool = False


class SpaceView(msgspec.Struct, frozen=True):
    price: int
    mission: MissionView | None = None
    card: PowerView | None = None


class BoxView(msgspec.Struct, frozen=True):
    """A box, or at a station without boxes what one player left there."""

    price: int | None
    owner: int | None
    dice: tuple[int, ...]
    chips: bool


class StationView(msgspec.Struct, frozen=True):
    """`price` is what the next visit costs the viewer, None while it is closed."""

    key: str
    name: str
    price: int | None
    pays: str
    boxes: tuple[BoxView, ...]


class RegionView(msgspec.Struct, frozen=True):
    code: str
    name: str
    open: bool
    available: tuple[str, ...]
    deep: tuple[str, ...]
    dice: tuple[BoxView, ...]


class DirectorView(msgspec.Struct, frozen=True):
    name: str
    home: str
    bonus: dict[str, int]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's mat."""

    director: DirectorView | None
    chips: int
    budget: int
    operatives: int
    unused: int
    active: list[int]
    spent: int
    passed: bool
    waiting: list[str]
    debrief: list[str]
    team: list[int]
    missions: list[MissionView | None]
    completed: list[MissionView]
    cards: list[PowerView]
    hidden_cards: int
    seal: bool
    used: list[str]
    bought: int
    lines: list[int]


class Focus(msgspec.Struct, frozen=True, kw_only=True):
    """What the open decision is about; -1 where it does not apply."""

    station: str = ""
    cost: int = -1
    paid: int = -1
    change: bool = False
    slot: int = -1
    kind: str = ""
    asset: int = -1
    left: int = -1
    region: str = ""
    level: int = -1
    face: int = -1
    seal: bool = False
    covers: list[str] = []
    track: str = ""
    order: list[int] = []


class ViperOpsView(View, frozen=True, kw_only=True):
    mode: str
    round: int
    rounds: int
    first: int
    current: int
    budget_highest: int
    die_price: int
    moves: int
    seats: list[SeatView]
    stations: list[StationView]
    mission_track: list[SpaceView]
    power_track: list[SpaceView]
    regions: list[RegionView]
    supply: dict[str, int]
    missions_left: int
    missions_discarded: list[str]
    power_left: int
    power_discarded: list[str]
    secret_agents_left: int
    seal: int
    offered: list[MissionView]
    closing: MissionView | None
    directors: list[DirectorView]
    starts: list[MissionView]
    focus: Focus
