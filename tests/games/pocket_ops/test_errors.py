"""What is not allowed, and the rule that says so."""

from typing import Any

import pytest

import brushpass
from brushpass.kernel.chance import FastChance
from tests.games.pocket_ops.table import GAME, Table


@pytest.mark.parametrize(
    ("table", "action", "rule"),
    [
        (Table.drafting(("sniper", "mole"), ("mole", "ninja")), "pick:ninja", "PO-013"),
        (Table.drafting(("sniper", "mole"), ("mole", "ninja")), "place:A", "PO-010"),
        (Table.laid_out(), "place:A", "PO-022"),
        (Table.laid_out(), "pick:mole", "PO-022"),
        (Table.laid_out("B../.../...", hackers=("blue",)).play("predict:A"), "predict:A", "PO-R29"),
        (Table.laid_out("r../.../...").play("predict:A"), "place:A", "PO-025"),
        (Table.laid_out().play("predict:A"), "deploy:A", "PO-015"),
        (Table.laid_out("r../.../...", red="ninja").play("predict:A"), "deploy:A", "PO-072"),
        (Table.laid_out(red="courier").play("predict:A"), "deploy:A", "PO-090"),
        (Table.laid_out(red="assassin").play("predict:A"), "deploy:A", "PO-150"),
        (Table.laid_out().play("predict:A"), "predict:B", "PO-024"),
        (Table.laid_out("b../.../...", red="ninja").turn("I", "deploy:E"), "target:I", "PO-070"),
        (Table.laid_out("b.r/.../...", red="ninja").turn("I", "deploy:E"), "target:C", "PO-132"),
        (Table.laid_out("b.r/.../...", red="mole").turn("I", "deploy:E"), "decline", "PO-R16"),
    ],
)
def test_a_refusal_names_the_rule_and_changes_nothing(table: Table, action: str, rule: str) -> None:
    before = table.state.dump()
    refusal = table.state.why_not(table.state.parse(action))
    assert refusal is not None and refusal.rule == rule
    with pytest.raises(brushpass.IllegalAction, match=f"^{rule}: "):
        table.play(action)
    assert table.state.dump() == before
    assert table.state.describe(table.state.parse(action)) == str(refusal)
    assert f"**{rule}**" in GAME.rules


def test_every_refusal_of_whole_games_is_on_the_rules_page() -> None:
    for seed in range(15):
        table, rng = Table.new(seed), FastChance(seed)
        while not table.state.over:
            legal = set(table.state.legal_actions())
            for action in range(GAME.num_actions):
                refusal = table.state.why_not(action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert f"**{refusal.rule}**" in GAME.rules
                    assert refusal.sentence
            table.state.apply(rng.pick(sorted(legal)))


LAID_OUT: dict[str, Any] = Table.laid_out("r../.b./...", red="ninja", blue="mole").state.dump()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"spies": "rrr/.../..."}, "position.spies: the round is already won"),
        ({"spies": "rbx/.../..."}, "position.spies"),
        ({"specialists": "r../.../..."}, "position.specialists: Red has a specialist too many"),
        ({"hand": ["sniper", "mole"]}, "position.hand: Red holds a specialist that is not active"),
        ({"active": [None, "mole"], "hand": [None, "mole"]}, "position.active"),
        ({"pool": [["mole"], ["mole"]]}, "position.active: Red's specialist has left the game"),
        ({"pool": [["mole", "mole"], ["mole"]]}, "position.pool"),
        ({"pair": [["ninja", "mole"], ["ninja", "mole"]]}, "position.pair"),
        ({"predicted": ["A"]}, "position.predicted: 1 blueprints do not fit Predict"),
        ({"predicted": ["Z"]}, r"position.predicted\[0\]"),
        ({"placer": 1}, "stack: Predict is the other seat's decision"),
        ({"placer": 2}, "position.placer"),
        ({"acting": "A"}, "position.acting"),
        ({"victim": "A"}, "position.victim"),
        ({"wins": [2, 0]}, "position.wins"),
        ({"wins": [3, 0]}, r"position.wins\[0\]"),
        ({"unchanged": -1}, "position.unchanged"),
        ({"extra": 1}, "extra"),
    ],
)
def test_an_impossible_position_names_the_field(change: dict[str, Any], field: str) -> None:
    document = LAID_OUT | {"position": LAID_OUT["position"] | change}
    with pytest.raises(brushpass.BadPosition, match=field):
        GAME.load(document)


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ([], "stack: nobody has won yet"),
        ([["Predict", 1], ["Predict", 1]], "stack: only one decision"),
        ([["Place", 0]], "position.predicted: 0 blueprints do not fit Place"),
        ([["Target", 0]], "position.acting"),
        ([["Draft", 0]], "position.spies: a round is drafted before"),
        ([["Predict", 2]], r"stack\[0\]: there is no seat 2"),
        ([["Predict", "x"]], r"stack\[0\]"),
        ([["Guess", 1]], r"stack\[0\]: there is no step"),
        ([[]], r"stack\[0\]: there is no step"),
    ],
)
def test_an_impossible_decision_is_named(stack: list[Any], message: str) -> None:
    with pytest.raises(brushpass.BadPosition, match=message):
        GAME.load(LAID_OUT | {"stack": stack})


def test_the_draft_document_is_checked_too() -> None:
    document: dict[str, Any] = Table.drafting(("sniper", "mole"), ("mole", "ninja")).state.dump()
    for change, field in (
        ({"pair": [["sniper"], ["mole", "ninja"]]}, "position.pair: each player looks at two"),
        ({"picked": ["sniper", None]}, "position.picked: the keycard holder chooses first"),
        ({"predicted": ["A"]}, "position.spies: a round is drafted before"),
    ):
        with pytest.raises(brushpass.BadPosition, match=field):
            GAME.load(document | {"position": document["position"] | change})
    later = Table.drafting(("sniper", "mole"), ("mole", "ninja")).play("pick:mole").state.dump()
    changed: dict[str, Any] = later
    changed["position"]["picked"] = ["pusher", None]
    with pytest.raises(brushpass.BadPosition, match=r"position\.picked: it is not one of the two"):
        GAME.load(changed)
