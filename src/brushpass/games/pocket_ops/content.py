"""What a Pocket Ops deck may say."""

from functools import lru_cache
from typing import Annotated

import msgspec

from brushpass.kernel.decks import WORDS, DeckHeader

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=16), WORDS]


class Rooms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The nine rooms of the facility by letter."""

    A: Name
    B: Name
    C: Name
    D: Name
    E: Name
    F: Name
    G: Name
    H: Name
    I: Name  # noqa: E741


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules."""

    unchanged_turn_limit: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class PocketOpsDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    deck: DeckHeader
    rooms: Rooms
    house: House

    def room_names(self) -> tuple[str, ...]:
        return _names(self.rooms)


@lru_cache(maxsize=64)
def _names(rooms: Rooms) -> tuple[str, ...]:
    return msgspec.structs.astuple(rooms)
