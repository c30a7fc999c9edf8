"""Decks as dials: how a change is written, what it does, and how a wrong one is refused."""

from typing import Any

import pytest

import brushpass
from brushpass.kernel.errors import BadDeck, BrushpassError
from brushpass.lab.dials import BadDial, Turn, apply, differences, grid, read_setting
from brushpass.lab.sweep import spots_for, sweep

DECK: dict[str, Any] = {
    "hands": {"start": 5, "rate": 1.5},
    "missions": [{"name": "Night Train", "points": 8}, {"name": "Cold Drop", "points": 5}],
}


def test_a_setting_asks_for_one_or_several_turns() -> None:
    assert read_setting("hands.start+1") == [Turn("hands.start", "+", 1.0)]
    assert read_setting("hands.start-2") == [Turn("hands.start", "+", -2.0)]
    assert [turn.value for turn in read_setting("hands.start=5..8")] == [5.0, 6.0, 7.0, 8.0]
    assert [turn.value for turn in read_setting("hands.rate*0.5,2")] == [0.5, 2.0]
    assert read_setting("missions[Cold Drop].name=Drop")[0].value == "Drop"


def test_the_grid_has_every_combination() -> None:
    assert len(grid(["hands.start=1..3", "missions.points+1,2"])) == 6


def test_a_turn_covers_all_entries_or_the_one_that_is_named() -> None:
    every = apply(DECK, read_setting("missions.points+1"))
    assert [mission["points"] for mission in every["missions"]] == [9, 6]
    one = apply(DECK, read_setting("missions[cold drop].points*2"))
    assert [mission["points"] for mission in one["missions"]] == [8, 10]
    assert DECK["missions"][0]["points"] == 8


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("hands.stat+1", "hands has no 'stat'; it has start"),
        ("hand.start+1", "the deck has no 'hand'; it has hands"),
        ("missions[Gone].points+1", "there is no entry 'Gone'"),
        ("missions.name+1", "is no number to calculate with"),
        ("hands.start*0.3", "is not a whole number"),
        ("hands.start", "write it like"),
        ("hands.start=9..2", "is no range"),
        ("hands.start+many", "is not a number"),
    ],
)
def test_a_wrong_dial_is_named(setting: str, complaint: str) -> None:
    with pytest.raises(BadDial, match=complaint):
        apply(DECK, read_setting(setting))


def test_differences_name_the_dial_and_both_values() -> None:
    changed = apply(DECK, read_setting("missions[Night Train].points+2"))
    assert differences(DECK, changed) == [("missions[0].points", 8, 10)]


def test_a_sweep_plays_every_deck_with_the_same_luck() -> None:
    game = brushpass.game("pocket-ops")
    spots = spots_for(game, ["house.unchanged_turn_limit=1,100"], 40, 2, None, None, ["heuristic"])
    assert [spot.label for spot in spots] == ["as it is", "house.unchanged_turn_limit=1"]
    result = sweep(spots, 1, lambda done: None)
    base, short = result.rows
    assert base.moves[0].value == 0.0
    assert short.longer.high < 0.0
    assert short.length == pytest.approx(base.length + short.longer.value)
    assert short.shares[0].value - base.shares[0].value == pytest.approx(short.moves[0].value)


def test_an_impossible_deck_is_refused_before_anything_is_played() -> None:
    game = brushpass.game("pocket-ops")
    with pytest.raises(BadDeck, match="unchanged_turn_limit"):
        spots_for(game, ["house.unchanged_turn_limit=-5..-5"], 2, 0, None, None, ["random"])
    with pytest.raises(BrushpassError, match="leave the deck as it is"):
        spots_for(game, ["house.unchanged_turn_limit+0"], 2, 0, None, None, ["random"])
