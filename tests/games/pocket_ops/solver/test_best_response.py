"""Nobody can do better than the value against the equilibrium."""

import os

import pytest

from tests.games.pocket_ops.solver.best_response import exploitability
from tests.games.pocket_ops.table import Table, short_limit

LATE = [
    ("r.b/bb./r.r", "sniper", "ninja", "red"),
    ("r.b/.b./r..", "courier", "assassin", "blue"),
    ("rb./.rb/...", "assassin", "mole", "red"),
    (".rb/bR./r..", None, "pusher", "blue"),
    ("rb./b.r/..r", "grappler", "courier", "red"),
]
FROM_FURTHER_BACK = [("rb./..b/...", "courier", None, "red")]
WHOLE_ROUNDS = [
    (".../.../...", "hacker", "ninja", "red"),
    (".../.../...", "assassin", "courier", "red"),
]


def laid_out(
    facility: str, red: str | None, blue: str | None, placer: str, limit: int, keycard: str = "red"
) -> Table:
    return Table.laid_out(
        facility, red=red, blue=blue, placer=placer, keycard=keycard, deck=short_limit(limit)
    )


@pytest.mark.parametrize(("facility", "red", "blue", "placer"), LATE)
def test_late_in_the_round(facility: str, red: str | None, blue: str | None, placer: str) -> None:
    table = laid_out(facility, red, blue, placer, 6)
    assert abs(exploitability(table.state)) < 1e-6


def test_with_the_keycard_in_blue_hands() -> None:
    table = laid_out("r.b/bb./r.r", "sniper", "ninja", "red", 6, keycard="blue")
    assert abs(exploitability(table.state)) < 1e-6


def test_with_an_active_hacker() -> None:
    table = Table.laid_out(
        "r.b/.Rb/...", blue="ninja", hackers=("red",), placer="blue", deck=short_limit(6)
    )
    assert abs(exploitability(table.state)) < 1e-6


@pytest.mark.parametrize("facility", ["brr/rbr/rr.", "br./rbr/rr."])
def test_where_patience_counts_to_the_full_limit(facility: str) -> None:
    table = Table.laid_out(facility, red="courier")
    assert abs(exploitability(table.state)) < 1e-6


@pytest.mark.parametrize(
    ("facility", "red", "blue", "placer"),
    WHOLE_ROUNDS if os.environ.get("BRUSHPASS_SOAK") else FROM_FURTHER_BACK,
)
def test_early_in_the_round(facility: str, red: str | None, blue: str | None, placer: str) -> None:
    """From the very beginning in long runs."""
    table = laid_out(facility, red, blue, placer, 4)
    assert abs(exploitability(table.state)) < 1e-6


def test_po_091_the_courier_sends_its_spy_where_it_does_most() -> None:
    table = laid_out("r.b/.rb/b..", None, "courier", "blue", 4)
    assert abs(exploitability(table.state)) < 1e-6
