"""Saying things to people: who did what in the right person, and how many of it."""

from collections.abc import Sequence
from typing import Final

SEAT_NAMES: Final = ("Red", "Blue", "Gold", "Violet", "Teal", "Grey")
_THIRD: Final = {"are": "is", "do": "does", "go": "goes", "have": "has", "were": "was"}
_HISSING: Final = ("ch", "s", "sh", "x", "z")


class Person:
    """A seat as one reader knows it: `you`, or the name of its colour.

    It is written into sentences by the word that the reader would be told, and the others get
    theirs: `f"{who:You} {who:take} {who:your} card"` is "You take your card" and "Red takes Red's
    card". Any word but you, your and yours is a verb."""

    __slots__ = ("mine", "name")

    def __init__(self, seat: int, reader: int | None) -> None:
        self.mine = seat == reader
        self.name = SEAT_NAMES[seat]

    def __format__(self, word: str) -> str:
        word = word or "you"
        if self.mine:
            return word
        if word in ("You", "you"):
            return self.name
        if word in ("Your", "your", "yours"):
            return f"{self.name}'s"
        return verb(word)

    def __str__(self) -> str:
        return format(self, "you")


def verb(word: str) -> str:
    """A verb in the third person: "draw" becomes "draws"."""
    if word in _THIRD:
        return _THIRD[word]
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(_HISSING) else f"{word}s"


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def counted(number: int, thing: str, things: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {things or thing + 's'}"


def with_article(thing: str) -> str:
    """`a Rifle`, `an Alert`."""
    return f"{'an' if thing[0] in 'AEIOUaeiou' else 'a'} {thing}"
