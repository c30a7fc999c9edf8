"""What a Pocket Ops deck may say, and what the rules make of it."""

from typing import Annotated

import msgspec

from brushpass.games.pocket_ops.rules.content import PocketOpsContent
from brushpass.kernel.decks import DeckHeader

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]


class Rooms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def build(deck: PocketOpsDeck) -> PocketOpsContent:
    return PocketOpsContent(msgspec.structs.astuple(deck.rooms), deck.house.unchanged_turn_limit)
