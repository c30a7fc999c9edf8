"""Content as data: reading a deck, and saying precisely what is wrong with one."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import inspect

from brushpass.kernel.deckshape import check_depth
from brushpass.kernel.errors import BadDeck

T = TypeVar("T")

# Marks a field of a deck that only people read or look at: `Annotated[str, FOR_PEOPLE]`. Rules,
# notations and dumps never ask for it, so it may be put better without making another deck.
FOR_PEOPLE: Final = msgspec.Meta(extra={"for people": True})


class DeckHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[deck]` table of every deck file."""

    name: Annotated[str, FOR_PEOPLE]
    origin: Annotated[str, FOR_PEOPLE]


class DeckNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which deck a stored game was played with. `builtin` if it was the game's own; what was
    written before texts were kept has no text of that."""

    name: str
    digest: str
    text: str | None
    builtin: bool = False


class Deck(msgspec.Struct, frozen=True):
    """A deck that can be played: its file, and the content the rules made of it. `digest` is that
    of what the rules read, `wording` that of everything it says."""

    name: str
    digest: str
    wording: str
    text: str
    content: Any
    builtin: bool

    def note(self) -> DeckNote:
        return DeckNote(self.name, self.digest, self.text, self.builtin)


def rules_read(value: Any, kind: inspect.Type) -> Any:
    """What is left of a deck, read as `kind`, without its words."""
    match kind:
        case inspect.Metadata():
            return rules_read(value, kind.type)
        case inspect.StructType():
            return {
                field.encode_name: rules_read(value[field.encode_name], field.type)
                for field in kind.fields
                if field.encode_name in value and not _for_people(field.type)
            }
        case inspect.ListType():
            return [rules_read(item, kind.item_type) for item in value]
        case inspect.DictType():
            return {key: rules_read(item, kind.value_type) for key, item in value.items()}
        case _:
            return value


def _for_people(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and "for people" in (kind.extra or {})


def digest(document: dict[str, Any]) -> str:
    """The hash of a document, whatever the comments and the layout it was read from."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDeck(f"{path}: cannot be read ({error})") from None


def parse(text: str, label: str) -> dict[str, Any]:
    check_depth(text, label)
    try:
        text.encode()
        return tomllib.loads(text)
    except (
        ValueError
    ) as error:  # a number of too many digits, or half a letter, is no TOMLDecodeError
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
