"""What is written down about a table, apart from its moves."""

from typing import Literal, TypeAlias

import msgspec

from brushpass.kernel.decks import DeckNote

SeatKind: TypeAlias = Literal["open", "person", "bot"]


class Seat(msgspec.Struct, frozen=True):
    """A chair: `open` waits for somebody with the link or the code, `key` is its private link."""

    seat: int
    key: str
    kind: SeatKind
    name: str
    level: str


class TableFile(msgspec.Struct, frozen=True):
    """What never changes about a table, apart from how it ended and what followed."""

    code: str
    game: str
    variant: str
    players: int
    deck_name: str
    deck_digest: str
    deck_text: str | None
    deck_builtin: bool
    rules_version: int
    seed: str
    public: bool
    created: float
    ended: float | None
    successor: str | None

    @property
    def deck(self) -> DeckNote:
        return DeckNote(self.deck_name, self.deck_digest, self.deck_text, self.deck_builtin)


class Words(msgspec.Struct, frozen=True):
    """Something said at the table."""

    number: int
    seat: int
    words: str
