"""What a client may say at a table's socket."""

from typing import TypeAlias

import msgspec

from brushpass.web.refused import Refused


class Say(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What every message has: `do` says which it is."""


class PlayMove(Say, frozen=True, tag="move"):
    """Take an action, by number or notation. `at` is the number in the last update; `token` is
    any text that the client has not used at this table before."""

    action: int | str
    at: int
    token: str


class Undo(Say, frozen=True, tag="undo"):
    """Take the last action back."""

    at: int
    token: str


class Resign(Say, frozen=True, tag="resign"):
    at: int
    token: str


class Chat(Say, frozen=True, tag="say"):
    words: str


class Why(Say, frozen=True, tag="why"):
    """Ask why an action is not allowed."""

    action: str


class Hint(Say, frozen=True, tag="hint"):
    """Ask what a bot would do in my place."""


class Look(Say, frozen=True, tag="look"):
    """On a device that several seats share: I am this seat, show me its table."""

    seat: int


class HandOver(Say, frozen=True, tag="hand-over"):
    """Let a bot play for me."""


class TakeBack(Say, frozen=True, tag="take-back"):
    """I play again."""


class Rematch(Say, frozen=True, tag="rematch"):
    """Another game with the same people."""


class Read(Say, frozen=True, tag="read"):
    """On a page: send the table as text, too, or no longer."""

    on: bool


class Ping(Say, frozen=True, tag="ping"):
    """Is the line still open?"""


Message: TypeAlias = (
    PlayMove
    | Undo
    | Resign
    | Chat
    | Why
    | Hint
    | Look
    | HandOver
    | TakeBack
    | Rematch
    | Read
    | Ping
)
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(text: bytes | str) -> Message | Refused:
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        return Refused(400, f"That message cannot be read: {error}.")
