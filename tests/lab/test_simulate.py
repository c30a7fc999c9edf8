"""Simulation: the same numbers for the same seed, and nobody favoured by where it sits."""

import pytest

import brushpass
from brushpass.kernel.errors import BrushpassError
from brushpass.lab.intervals import wilson
from brushpass.lab.simulate import Piece, Tally, plan_for, play_chunk, run, seating

POCKET_OPS = brushpass.game("pocket-ops")


def test_the_number_of_processes_changes_nothing() -> None:
    plan = plan_for(POCKET_OPS, 1100, 4, None, None, ["random", "heuristic"])
    alone, _ = run(plan, 1, lambda done: None)
    together, _ = run(plan, 2, lambda done: None)
    assert alone == together
    assert alone.games == 1100


def test_another_seed_gives_other_games() -> None:
    first = play_chunk(Piece(plan_for(POCKET_OPS, 50, 1, None, None, ["random"]), 0, 50))
    second = play_chunk(Piece(plan_for(POCKET_OPS, 50, 2, None, None, ["random"]), 0, 50))
    assert first != second


def test_bots_rotate_over_the_seats() -> None:
    plan = plan_for(POCKET_OPS, 2, 0, None, None, ["random", "heuristic"])
    assert seating(plan, 0) == ["random", "heuristic"]
    assert seating(plan, 1) == ["heuristic", "random"]


def test_tallies_add_up() -> None:
    plan = plan_for(POCKET_OPS, 40, 9, None, None, ["random"])
    whole = play_chunk(Piece(plan, 0, 40))
    parts = Tally(wins_by_seat=[0, 0])
    parts.add(play_chunk(Piece(plan, 0, 15)))
    parts.add(play_chunk(Piece(plan, 15, 40)))
    assert parts == whole


def test_quantiles_are_those_of_the_lengths() -> None:
    tally = Tally(games=4, lengths={10: 1, 20: 2, 40: 1})
    assert [tally.quantile(share) for share in (0.25, 0.5, 0.75, 1.0)] == [10, 20, 20, 40]


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(BrushpassError, match="2 seats need one bot or 2, not 3"):
        plan_for(POCKET_OPS, 1, 0, None, None, ["random"] * 3)


def test_the_wilson_interval_of_half_of_a_hundred() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
