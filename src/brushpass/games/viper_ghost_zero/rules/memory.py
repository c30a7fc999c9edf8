"""The memory of the table: every movement of a card, each packed into one number."""

from typing import Final

from mypy_extensions import i64

DREW: Final = 1
RESHUFFLED: Final = 2
PLAYED: Final = 3
GAVE: Final = 4
SURRENDERED: Final = 5
TOOK: Final = 6
RETURNED: Final = 7
HANDED_BACK: Final = 8
BRIEFED: Final = 9
REPLACED: Final = 10
EXPOSED: Final = 11
SWAPPED: Final = 12
FINISHED: Final = 13

KINDS: Final = (
    "",
    "drew",
    "reshuffled",
    "played",
    "gave",
    "surrendered",
    "took",
    "returned",
    "handed back",
    "briefed",
    "replaced",
    "exposed",
    "swapped",
    "finished",
)
PRIVATE: Final = 1 << DREW | 1 << RETURNED | 1 << HANDED_BACK | 1 << BRIEFED
BLANK: Final = 31  # the card of a movement that an observer did not see

SEAT: Final = 4  # the bits of the kind lie below it
OTHER: Final = 7
CARD: Final = 10
KIND_MASK: Final = (1 << SEAT) - 1
SEAT_MASK: Final = (1 << OTHER - SEAT) - 1


def pack(kind: i64, seat: i64, other: i64, card: i64) -> int:
    """One movement: what happened, who did it, to whom, with which card."""
    return kind | seat << SEAT | other << OTHER | card << CARD


def kind_of(movement: i64) -> i64:
    return movement & KIND_MASK


def seat_of(movement: i64) -> i64:
    return movement >> SEAT & SEAT_MASK


def other_of(movement: i64) -> i64:
    return movement >> OTHER & SEAT_MASK


def card_of(movement: i64) -> i64:
    return movement >> CARD


def played_one_of(cards: i64, movement: i64) -> bool:
    """Whether one of the cards of the mask was played."""
    return kind_of(movement) == PLAYED and cards >> card_of(movement) & 1 == 1


def seen_by(observer: int, movement: i64) -> int:
    """The movement as the observer knows it: the card is blank if it was hidden from them."""
    kind = kind_of(movement)
    if PRIVATE >> kind & 1:
        hidden = seat_of(movement) != observer
    elif kind == GAVE:
        hidden = seat_of(movement) != observer and other_of(movement) != observer
    else:
        hidden = False
    return movement | BLANK << CARD if hidden else movement
