"""The table as a document. The names of its fields are those of the state, so that it is written
and read by going through them."""

from typing import Any

import msgspec

from loose_ends.rules.content import Content
from loose_ends.rules.state import LooseEndsState


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leak: int
    files: list[int]
    drawn: int
    pile: list[int]
    board: list[int]
    may: list[int]
    seen: list[int]
    asked: list[int]
    winner: int


def write(state: LooseEndsState) -> Position:
    return Position(*(_copy(getattr(state, name)) for name in Position.__struct_fields__))


def read(position: Position, state: LooseEndsState, content: Content) -> None:
    state.content = content
    for name in Position.__struct_fields__:
        setattr(state, name, _copy(getattr(position, name)))


def _copy(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value
