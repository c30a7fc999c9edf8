"""Content as data: reading a deck, and saying precisely what is wrong with one."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from brushpass.kernel.errors import BadDeck

T = TypeVar("T")


class DeckHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[deck]` table of every deck file."""

    name: str
    origin: str


class Deck(msgspec.Struct, frozen=True):
    """A deck that can be played: its file, and the content the rules made of it."""

    name: str
    digest: str
    text: str
    content: Any
    builtin: bool


def digest(document: dict[str, Any]) -> str:
    """The hash of what a deck says, whatever its comments and layout."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDeck(f"{path}: cannot be read ({error})") from None


def parse(text: str, label: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(f"{label}: not a TOML file: {error}") from None


def convert(document: dict[str, Any], kind: type[T], label: str) -> T:
    """The document as a typed deck; BadDeck names the field that does not fit."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise BadDeck(f"{label}: {plain(error)}") from None


def plain(error: msgspec.ValidationError) -> str:
    """A validation message with the field first: `cards[3].count: Expected int`."""
    message, _, where = str(error).partition(" - at `$.")
    return f"{where.rstrip('`')}: {message}" if where else message
