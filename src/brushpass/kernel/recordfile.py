"""The saved form of a game, and how it is read back."""

import hashlib
import json
from typing import Any

import msgspec

from brushpass.kernel import decks
from brushpass.kernel.decks import DeckNote
from brushpass.kernel.errors import BadRecord

FORMAT = 1


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game stood after the last action."""

    over: bool
    scores: list[int]
    winners: list[int]
    ending: str


class RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The saved form. `check` is the hash of everything before it."""

    brushpass: int
    game: str
    variant: str
    players: int
    deck: DeckNote
    rules_version: int
    seed: int | str
    actions: list[str]
    result: Result
    check: str


def checksum(document: dict[str, Any]) -> str:
    """The hash of everything in a record before its check."""
    canonical = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode(errors="surrogatepass")).hexdigest()


def read(text: str) -> RecordFile:
    """The record in a text; BadRecord says what is damaged or edited."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a complete record: {error}") from None
    if not isinstance(document, dict):
        raise BadRecord("not a record: it is no JSON object")
    version = document.get("brushpass")
    if isinstance(version, int) and version > FORMAT:
        raise BadRecord(f"brushpass: written in the newer format {version}; this reads {FORMAT}")
    try:
        file = msgspec.convert(document, RecordFile)
    except msgspec.ValidationError as error:
        raise BadRecord(decks.plain(error)) from None
    del document["check"]
    if checksum(document) != file.check:
        raise BadRecord("check: the record was changed after it was written")
    return file
