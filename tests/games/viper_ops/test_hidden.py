"""What `imagine` draws: every way in which the hidden cards can lie, with the same chance."""

from collections import Counter
from itertools import combinations

import pytest

from brushpass.games.viper_ops.rules.completion import incomplete
from brushpass.kernel.bits import mask_of, members
from brushpass.kernel.chance import FastChance
from tests.games.viper_ops.table import Table

DRAWS = 12_000


def turning_in(held: tuple[str, str], pile: tuple[str, ...]) -> Table:
    """Seat 0 turns in a mission that lacks a gadget and a deployment asset, which its two secret
    cards must cover; seat 2 has a secret card too, and few cards are in the pile."""
    table = (
        Table(3)
        .mission(0, "AF03", "field", intel=1)
        .cards(0, *held, secret=True)
        .cards(2, "protege", secret=True)
        .next_power(*pile)
    )
    state = table.state
    state.power_discard += state.power_pile[: -len(pile)]
    state.power_pile = state.power_pile[-len(pile) :]
    state.check()
    return table.play("turn-in:1")


def with_delta_force() -> Table:
    pile = ("spectronic-gadget", "zenith-hovership", "clean-slate", "top-job")
    return turning_in(("delta-force", "trickster"), pile)


def completing_deals(table: Table) -> Counter[tuple[int, int]]:
    """Every pair of hands that seats 0 and 2 could hold, found by trying all."""
    state = table.state.clone()
    pool = sorted(members(state.hand[0] & ~state.opened | state.hand[2] & ~state.opened))
    pool += state.power_pile
    found: Counter[tuple[int, int]] = Counter()
    for mine in combinations(sorted(pool), 2):
        state.hand[0] = mask_of(list(mine))
        if incomplete(state, 0, 0) is None:
            found.update((state.hand[0], 1 << card) for card in pool if card not in mine)
    return found


@pytest.mark.parametrize("viewer", [1, None])
def test_hands_that_complete_the_mission_are_equally_likely_vo_159(viewer: int | None) -> None:
    table = with_delta_force()
    deals = completing_deals(table)
    rng = FastChance(5)
    drawn: Counter[tuple[int, int]] = Counter()
    for _ in range(DRAWS):
        imagined = table.state.imagine(viewer, rng)
        drawn[imagined.hand[0], imagined.hand[2]] += 1
    assert len(deals) == (6 + 1) * 5  # Delta Force with any card, or the two others together
    assert set(drawn) == set(deals)
    expected = DRAWS / len(deals)
    surprise = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert surprise < len(deals) + 4 * (2 * len(deals)) ** 0.5  # chi square, four sigma


def test_whoever_turns_in_knows_the_own_cards() -> None:
    table = with_delta_force()
    rng = FastChance(6)
    for _ in range(50):
        assert table.state.imagine(0, rng).hand[0] == table.state.hand[0]


def test_a_single_hand_that_fits_is_found_at_once() -> None:
    """However unlikely: nothing is dealt more than twice."""
    pile = ("clean-slate", "top-job", "trickster", "special-mission", "under-budget")
    table = turning_in(("spectronic-gadget", "zenith-hovership"), pile)
    rng = FastChance(7)
    for _ in range(200):
        imagined = table.state.imagine(1, rng)
        imagined.check()
        assert imagined.hand[0] == table.state.hand[0]
