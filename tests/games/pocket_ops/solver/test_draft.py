"""Drafts and the match."""

import random

import pytest

from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.solver import known
from brushpass.games.pocket_ops.solver.draft import Draft, kept, pairs, solve_draft
from brushpass.games.pocket_ops.solver.match import EVERY_KIND, Match, kinds_in
from tests.games.pocket_ops.solver.oracle import draft_game

WORKED = [[0.5, 0.2, 0.7], [0.6, 0.4, 0.1], [0.3, 0.8, 0.5]]


def gain_by_deviating(draft: Draft) -> float:
    """How much the two could win together by drafting better than the solution."""
    rows = [max(draft.row_worths[i], draft.row_worths[j]) for i, j in pairs(len(draft.row_worths))]
    columns = [
        min(draft.column_worths[i], draft.column_worths[j])
        for i, j in pairs(len(draft.column_worths))
    ]
    return sum(rows) / len(rows) - sum(columns) / len(columns)


def test_the_worked_draft() -> None:
    assert solve_draft(WORKED).value == pytest.approx(129 / 280, abs=1e-12)


def test_small_drafts_agree_with_the_game_over_all_plans() -> None:
    rng = random.Random(5)
    for size in (2, 3, 3, 3, 4, 4):
        payoff = [[rng.random() for _ in range(size)] for _ in range(size)]
        assert solve_draft(payoff).value == pytest.approx(draft_game(payoff), abs=1e-9)


def test_ties_do_not_make_it_run_in_circles() -> None:
    level = [[0.5] * 8 for _ in range(8)]
    assert solve_draft(level).value == pytest.approx(0.5)
    steps = [[(row + column) % 3 / 2 for column in range(8)] for row in range(8)]
    assert gain_by_deviating(solve_draft(steps)) == pytest.approx(0.0, abs=1e-9)


def test_nobody_gains_by_drafting_otherwise() -> None:
    rng = random.Random(6)
    for rows, columns in ((8, 8), (7, 7), (6, 6), (6, 8)):
        payoff = [[rng.random() for _ in range(columns)] for _ in range(rows)]
        draft = solve_draft(payoff)
        assert gain_by_deviating(draft) == pytest.approx(0.0, abs=1e-9)
        assert sum(kept(draft.rows, rows)) == pytest.approx(1.0)


def test_a_better_specialist_is_always_kept() -> None:
    payoff = [[0.1 * row + 0.01 * column for column in range(8)] for row in range(8)]
    draft = solve_draft(payoff)
    assert draft.rows == [0.0] * 28
    assert draft.columns == [1.0] * 28


def test_the_match_is_what_the_findings_say() -> None:
    match = known.match()
    first = match.first()
    assert first.value == pytest.approx(known.findings().match.value, abs=1e-12)
    assert gain_by_deviating(first) == pytest.approx(0.0, abs=1e-9)
    for kind, worth in zip(KINDS, first.row_worths, strict=True):
        assert known.findings().match.holder_keeps[kind] == pytest.approx(worth, abs=1e-12)


def test_every_draft_of_the_match_is_in_balance() -> None:
    match = known.match()
    for a in range(8):
        for b in range(8):
            for leads in (True, False):
                draft = match.second(EVERY_KIND & ~(1 << a), EVERY_KIND & ~(1 << b), leads)
                assert gain_by_deviating(draft) == pytest.approx(0.0, abs=1e-9)
    decider = match.third(0b00111111, 0b11111100)
    assert gain_by_deviating(decider) == pytest.approx(0.0, abs=1e-9)


def test_po_066_with_even_rounds_a_match_is_even_and_a_lead_is_worth_a_quarter() -> None:
    match = Match([[0.5] * 8 for _ in range(8)])
    assert match.first().value == pytest.approx(0.5)
    assert match.second(0b11111110, 0b01111111, True).value == pytest.approx(0.75)
    assert match.second(0b11111110, 0b01111111, False).value == pytest.approx(0.25)


def test_pools_are_masks_of_kinds() -> None:
    assert kinds_in(0b10000101) == [0, 2, 7]
