"""The analyst, as those ask it who do not know which game they have."""

import pytest

import brushpass
from brushpass.bots.levels import level_bot, levels
from brushpass.bots.review import review
from brushpass.kernel.errors import Unsolved
from brushpass.kernel.record import Record
from tests.games.pocket_ops.table import GAME

SEED = 1  # whoever drafts first has a much better specialist to keep


def test_only_the_solved_game_has_one() -> None:
    assert [name for name, game in brushpass.catalogue().items() if game.analyst()] == [
        "pocket-ops"
    ]


def test_a_review_judges_secret_choices_too() -> None:
    """Search has to leave them out; the solution knows what keeping the wrong one costs."""
    record = Record(GAME, 2, SEED)
    seat = record.state.to_move
    analyst = GAME.analyst()
    assert analyst is not None
    best, worst = analyst.weigh(record.state.perspective(seat))
    better = record.state.describe(best.action)
    record.play(worst.action)
    (remark,) = review(record, seat)
    assert (remark.decision, remark.better) == (0, better)
    assert remark.cost == pytest.approx((best.value - worst.value) / 2)
    assert remark.cost > 0.01


def test_nobody_plays_the_solution_of_a_game_that_has_none() -> None:
    best = levels(GAME)[-1]
    with pytest.raises(Unsolved, match="Covert has no exact solution"):
        level_bot(best, brushpass.game("covert"), 0)
