"""What one viewer sees of a table, as data, and the messages that carry it."""

import msgspec

from brushpass.kernel.offers import Offer, Prompt
from brushpass.kernel.view import View


class SeatSight(msgspec.Struct, frozen=True, cache_hash=True):
    """A seat as everybody sees it."""

    seat: int
    colour: str
    name: str
    kind: str
    level: str
    online: bool
    turn: bool
    standing: str
    won: bool
    resigned: bool


class Sight(msgspec.Struct, frozen=True):
    """`at` is the number that the next move must carry; `seed` is there once the game is over."""

    code: str
    game: str
    variant: str
    at: int
    turn: int
    viewer: int | None
    view: View
    prompt: Prompt
    offers: list[Offer]
    seats: list[SeatSight]
    may_undo: bool
    closed: bool
    seal: str
    seed: str | None
    successor: str | None


class Facts(msgspec.Struct, frozen=True, tag_field="type", tag="facts"):
    """An update for a machine: the whole of what its seat may know, and the log lines that are
    new to it."""

    sight: Sight
    log: list[str]


class ReplayFrame(msgspec.Struct, frozen=True):
    """One moment of a game that is being looked at again."""

    turn: int
    turns: int
    parts: dict[str, str]
