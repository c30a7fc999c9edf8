"""Positions as documents: readable, exact, and refused when they are impossible."""

import json
from typing import Any

import pytest

from brushpass.games.the_agents import GAME
from brushpass.kernel.errors import BadPosition
from tests.games.the_agents.builder import do, table


def document() -> dict[str, Any]:
    state = table(
        3,
        rows={0: "SH A16>1 A17x0", 1: "SH>2 A20>1"},
        hands={0: "A05 A30", 1: "A08"},
        missions={0: "M01"},
        assigned={(0, 0): "M02 M03"},
        ip=[4, 5, 6],
    )
    dumped: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return dumped


def test_a_position_is_readable_and_exact() -> None:
    written = document()
    position = written["position"]
    assert position["rows"][0] == ["SH>0", "A16>1", "A17x0"]
    assert position["rows"][1] == ["SH>2", "A20>1"]
    assert position["hands"][0] == ["A05", "A30"]
    assert position["assigned"][0][0] == ["M02a", "M03a"]
    again = GAME.load(written)
    assert again.dump() == written
    assert again.living == table(3, rows={0: "SH A16>1", 1: "SH>2 A20>1"}).living
    do(again, "card:A30 player:1 player:0")
    assert again.step == "Target"


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("rows", [["SH>0"], ["SH>1"]], "position.rows: 2 entries"),
        ("rows", [["SH>0", "A16?1"], ["SH>1"], ["SH>2"]], "position.rows[0]: 'A16?1'"),
        ("rows", [["SH>0", "SH>1"], ["SH>1"], ["SH>2"]], "2 safe houses"),
        ("rows", [["SHx0"], ["SH>1"], ["SH>2"]], "a safe house cannot be dead"),
        ("rows", [["SH>0", "A16>2"], ["SH>1"], ["SH>2"]], "no player of the faction"),
        ("rows", [["SH>0", "A30>1"], ["SH>1"], ["SH>2"]], "a free agent"),
        ("hands", [["A05", "A05"], [], []], "position.hands: a card is there twice"),
        ("hands", [["A99"], [], []], "there is no card 'A99'"),
        ("hands", [["A01"], ["A08"], []], "each in exactly one place"),
        ("mission_hands", [["M02b"], [], []], "the missions are not each"),
        ("ip", [-1, 0, 0], "position.ip"),
        ("ip", [40, 0, 0], "position.triggered"),
        ("active", 7, "position.active: there is no seat 7"),
        ("table", "A01", "position"),
        ("moves", [0], "position.moves: 1 entries instead of 13"),
        ("agents_known", {"may": [], "sunk": [], "under": []}, "position.agents_known"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: object, complaint: str) -> None:
    written = document()
    written["position"][field] = value
    with pytest.raises(BadPosition) as error:
        GAME.load(written)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("stack", "complaint"),
    [
        ([["Target", 0, 1, 15, 0, 0, -1]], "stack: the decision Target"),
        ([["PlaceFaction", 0]], "position.table"),
        ([["Assign", 0, 0, 0]], "position.lifted"),
        ([["TargetGap", 0, 1, 15, 0, 0, 15, 9]], "stack: the decision TargetGap"),
    ],
)
def test_a_decision_that_does_not_fit_is_refused(stack: list[Any], complaint: str) -> None:
    written = document()
    written["stack"] = stack
    with pytest.raises(BadPosition, match=complaint):
        GAME.load(written)
