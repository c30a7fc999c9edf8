"""What may stand in a deck, and the content that the rules make of it."""

from typing import Annotated, Literal

import msgspec

from brushpass.kernel.decks import DeckHeader
from brushpass.kernel.errors import BadDeck
from loose_ends.rules.content import CODES, Content

LONGEST = 18  # letters of a cover that fit on a card


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opened: Annotated[int, msgspec.Meta(ge=0, le=4)]


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    city: Literal["vienna", "lisbon", "tangier", "oslo"]
    trade: Literal["watcher", "courier", "forger", "broker"]
    cover: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]

    @property
    def code(self) -> str:
        return f"{self.city}-{self.trade}"


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: DeckHeader
    table: Table
    contacts: list[Contact]


def build(deck: DeckFile) -> Content:
    """BadDeck unless there is one contact for every trade in every city."""
    covers = {contact.code: contact.cover for contact in deck.contacts}
    for code in CODES:
        found = [contact for contact in deck.contacts if contact.code == code]
        if len(found) != 1:
            raise BadDeck(f"contacts: there must be one {code}, not {len(found)}")
    return Content([covers[code] for code in CODES], deck.table.opened)
