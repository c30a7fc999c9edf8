"""The deal draws every allowed arrangement equally often, or nearly so."""

from collections import Counter
from itertools import permutations

import pytest

from brushpass.kernel.chance import FastChance
from brushpass.kernel.deal import allot, deal

ANY = 99
DEALS = 4000

# supply by kind, places by group, caps by group and kind
FREE = ([2, 2, 1], [2, 3], [ANY] * 6)
ONE_REFUSED = ([1, 1, 1, 1], [2, 2], [0, ANY, ANY, ANY, ANY, ANY, ANY, ANY])
TWO_REFUSED = ([1, 1, 1, 1, 1], [1, 2, 2], [ANY] * 2 + [0, ANY, 0] + [0] + [ANY] * 9)
AT_MOST_ONE = ([3, 2, 1], [2, 2, 2], [1, ANY, ANY, ANY, 1, ANY, ANY, ANY, ANY])
CHAIN = ([1, 1, 1, 1], [1, 1, 2], [1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1])


def spread(cards: list[int], sizes: list[int], kinds: int) -> tuple[int, ...]:
    placed = [0] * (len(sizes) * kinds)
    at = 0
    for group, places in enumerate(sizes):
        for card in cards[at : at + places]:
            placed[group * kinds + card] += 1
        at += places
    return tuple(placed)


def allowed(supply: list[int], sizes: list[int], caps: list[int]) -> dict[tuple[int, ...], float]:
    """Every way in which the cards may be spread, with its share of all arrangements."""
    cards = [kind for kind, count in enumerate(supply) for _ in range(count)]
    ways = Counter(spread(list(order), sizes, len(supply)) for order in set(permutations(cards)))
    kept = {
        way: count
        for way, count in ways.items()
        if all(held <= cap for held, cap in zip(way, caps, strict=True))
    }
    return {way: count / sum(kept.values()) for way, count in kept.items()}


@pytest.mark.parametrize(
    ("supply", "sizes", "caps"), [FREE, ONE_REFUSED, TWO_REFUSED, AT_MOST_ONE, CHAIN]
)
def test_every_allowed_arrangement_is_about_equally_likely(
    supply: list[int], sizes: list[int], caps: list[int]
) -> None:
    rng = FastChance(11)
    expected = allowed(supply, sizes, caps)
    drawn = Counter(
        spread(deal(supply, sizes, caps, rng), sizes, len(supply)) for _ in range(DEALS)
    )
    assert set(drawn) == set(expected)
    off = sum(abs(drawn[way] / DEALS - share) for way, share in expected.items()) / 2
    assert off < 0.04


def test_first_come_first_served_alone_would_be_uneven() -> None:
    """Without the exchanges the comparison above fails: it can tell."""
    rng = FastChance(11)
    supply, sizes, caps = TWO_REFUSED
    expected = allowed(supply, sizes, caps)
    drawn = Counter(tuple(allot(supply, sizes, caps, rng)) for _ in range(DEALS))
    off = sum(abs(drawn[way] / DEALS - share) for way, share in expected.items()) / 2
    assert off > 0.04
