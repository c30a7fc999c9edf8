"""The numbering of the actions, and lists of them from masks."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES
from brushpass.kernel.actions import Actions, Family

SEATS: Final = ("red", "blue", "gold", "violet", "teal", "grey")
ACTIONS: Final = Actions(
    Family("play", SLUGS),
    Family("pass"),
    Family("target", SEATS),
    Family("give", SLUGS),
    Family("surrender", SLUGS[:OBJECTIVES]),
    Family("take", SLUGS[:OBJECTIVES]),
    Family("return", SLUGS),
)
PLAY: Final = 0
PASS: Final = 20
TARGET: Final = 21
GIVE: Final = 27
SURRENDER: Final = 47
TAKE: Final = 52
RETURN: Final = 57
END: Final = 77

HALF: Final = 10
LOW: Final = (1 << HALF) - 1


def _bits(base: int, width: int) -> list[tuple[int, ...]]:
    return [
        tuple(base + bit for bit in range(width) if mask >> bit & 1) for mask in range(1 << width)
    ]


PLAYS_LOW: Final = _bits(PLAY, HALF)
PLAYS_HIGH_OR_PASS: Final = [(*high, PASS) for high in _bits(PLAY + HALF, CARDS - HALF)]
GIVES_LOW: Final = _bits(GIVE, HALF)
GIVES_HIGH: Final = _bits(GIVE + HALF, CARDS - HALF)
RETURNS_LOW: Final = _bits(RETURN, HALF)
RETURNS_HIGH: Final = _bits(RETURN + HALF, CARDS - HALF)
SURRENDERS: Final = _bits(SURRENDER, OBJECTIVES)
TAKES: Final = _bits(TAKE, OBJECTIVES)
TARGETS: Final = _bits(TARGET, len(SEATS))


def plays_or_pass(cards: i64) -> tuple[int, ...]:
    """`play` for every card of the mask, and `pass`."""
    return PLAYS_LOW[cards & LOW] + PLAYS_HIGH_OR_PASS[cards >> HALF]


def gives(hand: i64, area: i64) -> tuple[int, ...]:
    """`give` for every card of the hand, `surrender` for every objective of the area."""
    return GIVES_LOW[hand & LOW] + GIVES_HIGH[hand >> HALF] + SURRENDERS[area]


def returns(hand: i64) -> tuple[int, ...]:
    return RETURNS_LOW[hand & LOW] + RETURNS_HIGH[hand >> HALF]
