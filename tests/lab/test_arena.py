"""The arena: fair pairings, ratings that fit the results, tables and pictures of them."""

from io import StringIO
from math import isfinite
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import brushpass
from brushpass.kernel.errors import BrushpassError
from brushpass.lab import arena_report
from brushpass.lab.arena import Report, contest_for, fixtures, hold, play, wins_together
from brushpass.lab.arena_command import as_document
from brushpass.lab.intervals import of_deals, wilson
from brushpass.lab.ratings import ratings, solve

POCKET_OPS = brushpass.game("pocket-ops")


def silent(_: int) -> None:
    """Nobody watches the progress."""


def small(bots: list[str], games: int = 12) -> Report:
    return hold(contest_for(POCKET_OPS, bots, games, 3), 1, silent)


def elo_share(a: float, b: float) -> float:
    return float(1 / (1 + 10 ** ((b - a) / 400)))


@given(st.lists(st.integers(1000, 2000), min_size=2, max_size=6))
def test_results_as_expected_give_back_the_ratings(true: list[int]) -> None:
    """With very many games the unseen half points do not count."""
    games = 10_000_000
    points = [[games * elo_share(a, b) for b in true] for a in true]
    found = ratings(points)
    mean = sum(true) / len(true)
    for rating, value in zip(found, true, strict=True):
        assert rating.value - 1500 == pytest.approx(value - mean, abs=0.5)


def test_two_bots_are_as_far_apart_as_the_formula_says() -> None:
    first, second = ratings([[0, 75], [25, 0]])
    assert elo_share(first.value, second.value) == pytest.approx(75.5 / 101)
    assert (first.value + second.value) / 2 == pytest.approx(1500)


def test_a_clean_sweep_stays_finite_and_unsure() -> None:
    first, second = ratings([[0, 10], [0, 0]])
    assert isfinite(first.value)
    assert first.low < first.value < first.high
    assert first.value > second.value


def test_more_games_make_narrower_intervals() -> None:
    few, many = ratings([[0, 6], [4, 0]])[0], ratings([[0, 600], [400, 0]])[0]
    assert many.high - many.low == pytest.approx((few.high - few.low) / 10, rel=0.1)


def test_a_bot_is_rated_through_those_that_both_have_met() -> None:
    strong, middle, weak = ratings([[0, 70, 0], [30, 0, 70], [0, 30, 0]])
    assert strong.value - middle.value == pytest.approx(middle.value - weak.value)


def test_a_small_system_is_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [2.0, 6.0]) == pytest.approx([1.25, 1.0])


def test_everybody_meets_everybody_so_many_times() -> None:
    contest = contest_for(POCKET_OPS, ["random", "heuristic", "rookie"], 25, 0)
    met: dict[tuple[int, int], int] = {}
    for fixture in fixtures(contest):
        pair = (fixture.first, fixture.second)
        met[pair] = met.get(pair, 0) + fixture.stop - fixture.start
    assert met == {(0, 1): 25, (0, 2): 25, (1, 2): 25}


def test_the_same_seed_gives_the_same_results_however_many_processes() -> None:
    contest = contest_for(POCKET_OPS, ["random", "heuristic"], 24, 8)
    alone, together = hold(contest, 1, silent), hold(contest, 2, silent)
    assert alone.taken == together.taken


def test_all_points_are_given_out_and_the_heuristic_beats_chance() -> None:
    report = small(["random", "heuristic"], 40)
    assert report.taken[0][1] + report.taken[1][0] == 40
    assert report.standings[0].bot == "heuristic"
    rating = report.standings[0].rating
    assert rating is not None
    assert rating.value > 1500


def test_both_games_of_a_deal_count_together() -> None:
    """Three times in four, over 200 deals: won from both sides or one, from both or neither, or as
    by chance."""
    one_side = of_deals(300, 100 * 2**2 + 100 * 1, 400)
    both_or_neither = of_deals(300, 150 * 2**2, 400)
    by_chance = of_deals(300, 200 * (9 * 2**2 + 6 * 1) / 16, 400)
    plain = wilson(300, 400)
    assert by_chance == pytest.approx(plain, abs=2e-4)
    assert plain[0] < one_side[0] < 0.75 < one_side[1] < plain[1]
    assert both_or_neither[0] < plain[0] < plain[1] < both_or_neither[1]
    assert of_deals(3, 5, 4) == wilson(3, 4)
    assert of_deals(400, 800, 400) == wilson(400, 400)


def test_a_report_adds_up_what_the_deals_brought() -> None:
    report = small(["random", "heuristic"], 20)
    contest = report.contest
    brought = [deal[1] for fixture in fixtures(contest) for deal in play(fixture).deals]
    assert len(brought) == 10
    assert report.taken[1][0] == sum(brought)
    assert report.squares[1][0] == sum(points**2 for points in brought)


def test_seats_above_two_are_shared_between_the_pair() -> None:
    ghost = brushpass.game("viper-ghost-zero")
    report = hold(contest_for(ghost, ["random", "heuristic"], 10, 2, players=3), 1, silent)
    assert report.taken[0][1] + report.taken[1][0] == pytest.approx(10)


def test_partners_sit_together_and_are_counted_by_their_wins() -> None:
    viper_ops = brushpass.game("viper-ops")
    assert wins_together(viper_ops, "coop", 2)
    assert not wins_together(viper_ops, "base", 2)
    report = hold(contest_for(viper_ops, ["random"], 2, 2, variant="coop"), 1, silent)
    assert report.standings[0].games == 2
    assert report.standings[0].rating is None


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (["random"], "two bots"),
        (["random", "random"], "only once"),
        (["random", "nobody"], "nobody"),
    ],
)
def test_an_impossible_contest_is_refused(bots: list[str], complaint: str) -> None:
    with pytest.raises(BrushpassError, match=complaint):
        contest_for(POCKET_OPS, bots, 10, 0)


def test_the_table_names_everybody_and_their_ratings() -> None:
    screen = StringIO()
    report = small(["random", "heuristic"])
    arena_report.show(Console(file=screen, width=140), "Pocket Ops", report)
    shown = screen.getvalue()
    assert "heuristic" in shown
    assert "±" in shown
    assert f"{report.standings[0].points:g} of 12" in shown


def test_the_picture_is_well_formed_and_names_everybody() -> None:
    report = small(["random", "heuristic", "rookie"])
    root = ElementTree.fromstring(arena_report.plot(POCKET_OPS, report))
    words = [element.text for element in root.iter() if element.text]
    for bot in report.contest.bots:
        assert bot in words
    assert len([element for element in root.iter() if element.tag.endswith("circle")]) == 3


def test_the_document_has_what_the_table_shows() -> None:
    document = as_document(small(["random", "heuristic"]))
    assert isinstance(document["standings"], list)
    assert {row["bot"] for row in document["standings"]} == {"random", "heuristic"}
