"""What a player, or somebody watching, may know of a game of Pocket Ops."""

import msgspec

from brushpass.kernel.view import View

RED_AND_BLUE = 2


class SeatView(msgspec.Struct, frozen=True):
    """What is public of one player."""

    wins: int
    supply: int
    pool: list[str]
    picked: bool
    active: str | None
    in_hand: bool
    hacker: bool


class LastTurn(msgspec.Struct, frozen=True):
    """The turn just played: where to, what had been predicted, and who was right."""

    room: str
    predicted: list[str]
    blocked: bool


class FinishedRound(msgspec.Struct, frozen=True):
    """The last round that came to an end, as it lay on the table; `lines` are the three in a row
    that somebody had (`ABC`)."""

    facility: str
    lines: list[str]
    active: list[str | None]
    winner: int
    reason: str


class PocketOpsView(View, frozen=True, kw_only=True):
    """`pair`, `pick` and `predicted` are the viewer's own secrets, empty for everybody else."""

    round: int
    turn: int
    keycard: int
    placer: int
    rooms: tuple[str, ...]
    facility: str
    seats: list[SeatView]
    pair: list[str]
    pick: str | None
    committed: int
    to_commit: int
    predicted: list[str]
    acting: str | None
    victim: str | None
    last: LastTurn | None
    finished: FinishedRound | None
    unchanged: int
    limit: int
