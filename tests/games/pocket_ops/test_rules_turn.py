"""Prediction and placement, rule by rule."""

from itertools import pairwise

import pytest

from brushpass.games.pocket_ops.rules.facility import HAS_LINE, HOW_MANY, ROOMS
from brushpass.kernel.chance import FastChance
from tests.games.pocket_ops.table import COLOURS, Table

OTHER = {"red": "blue", "blue": "red"}


@pytest.mark.parametrize("keycard", COLOURS)
def test_the_keycard_holder_places_first_and_the_other_predicts(keycard: str) -> None:
    """PO-020, PO-021."""
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja"), keycard=keycard)
    table.play("pick:mole", "pick:mole")
    assert (table.placer, table.decision, table.chooser) == (keycard, "Predict", OTHER[keycard])
    table.play("predict:A")
    assert (table.decision, table.chooser) == ("Place", keycard)


def test_the_prediction_comes_first() -> None:
    """PO-022."""
    table = Table.laid_out(red="ninja", blue="ninja")
    assert table.offered() == " ".join(f"predict:{room}" for room in ROOMS)
    assert table.refusal("place:A") == "PO-022"


def test_the_blueprint_stays_hidden_until_the_reveal() -> None:
    """PO-023, PO-R10."""
    here = Table.laid_out().play("predict:A")
    there = Table.laid_out().play("predict:I")
    for colour in ("red", None):
        assert here.view(colour) == there.view(colour)
        assert here.story(colour) == there.story(colour)
        assert here.view(colour).committed == 1
    assert here.view("blue").predicted == ["A"]
    assert here.state.legal_actions() == there.state.legal_actions()
    here.play("place:B")
    last = here.view().last
    assert last is not None and last.predicted == ["A"]


def test_the_placer_plays_a_spy_or_the_specialist_and_may_not_pass() -> None:
    """PO-024, PO-R12."""
    table = Table.laid_out("r../.../...", red="ninja").play("predict:A")
    assert table.offered("place") == table.offered("deploy") == "BCDEFGHI"
    assert table.refusal("decline") == "PO-024"


def test_a_spy_goes_into_an_empty_room_only() -> None:
    """PO-025."""
    table = Table.laid_out("rbR/B../...").play("predict:E")
    assert table.offered() == " ".join(f"place:{room}" for room in "EFGHI")
    assert {table.refusal(f"place:{room}") for room in "ABCD"} == {"PO-025"}


@pytest.mark.parametrize(
    ("kind", "rooms", "rule"),
    [("ninja", "BCEFGHI", "PO-072"), ("courier", "D", "PO-090"), ("assassin", "A", "PO-150")],
)
def test_a_specialist_enters_by_its_own_rule(kind: str, rooms: str, rule: str) -> None:
    """PO-026."""
    table = Table.laid_out("b../r../...", red=kind).play("predict:E")
    assert table.offered("deploy") == rooms
    refused = next(room for room in "AD" if room not in rooms)
    assert table.refusal(f"deploy:{refused}") == rule


def test_a_correct_prediction_blocks() -> None:
    """PO-027, PO-028, PO-029, PO-030: the spy goes back to its supply."""
    table = Table.laid_out("r../.../...").turn("E", "place:E")
    assert not table.held
    assert (table.facility, table.supplies) == ("r../.../...", [6, 7])


@pytest.mark.parametrize("predicted", "ABCDFGHI")
def test_any_other_prediction_lets_the_unit_hold(predicted: str) -> None:
    """PO-033."""
    table = Table.laid_out().turn(predicted, "place:E")
    assert table.held
    assert (table.facility, table.supplies) == (".../.r./...", [6, 7])


def test_a_blocked_specialist_leaves_the_game_without_acting() -> None:
    """PO-031, PO-032."""
    table = Table.laid_out("b../.../...", red="ninja").turn("E", "deploy:E")
    assert (table.facility, table.decision, table.placer) == ("b../.../...", "Predict", "blue")
    assert table.hands == [None, None]
    table.turn("I", "place:B").play("predict:I")
    assert table.refusal("deploy:E") == "PO-015"


def test_the_ability_follows_the_hold() -> None:
    """PO-034, PO-R18: the target is chosen after the reveal."""
    table = Table.laid_out("b../.../...", red="ninja").play("predict:I", "deploy:E")
    last = table.view().last
    assert last is not None and not last.blocked
    assert (table.decision, table.chooser, table.offered()) == ("Target", "red", "decline target:A")
    assert table.refusal("place:B") == "PO-034"


def test_every_prediction_is_made_from_all_nine() -> None:
    """PO-035, PO-R09: also rooms that nobody can enter."""
    table = Table.laid_out()
    for move in ("place:A", "place:B", "place:C", "place:D"):
        assert table.offered("predict") == ROOMS
        table.turn("I", move)
    assert table.offered("predict") == ROOMS
    table.turn("A", "place:E")
    assert table.held


@pytest.mark.parametrize("predicted", ["E", "F"])
def test_roles_swap_after_every_turn(predicted: str) -> None:
    """PO-036: whether it was blocked or held."""
    table = Table.laid_out().turn(predicted, "place:E")
    assert (table.placer, table.decision, table.chooser) == ("blue", "Predict", "red")


@pytest.mark.parametrize("seed", range(6))
def test_turns_go_on_until_the_round_is_won_or_drawn(seed: int) -> None:
    """PO-037: placers alternate without a gap within a round."""
    table, rng = Table.new(seed), FastChance(seed)
    placers: list[tuple[int, int, str]] = []
    while not table.state.over:
        view = table.view()
        if table.decision == "Place":
            placers.append((view.round, view.turn, table.placer))
        table.state.apply(rng.pick(list(table.state.legal_actions())))
    for (round_, turn, placer), (next_round, next_turn, next_placer) in pairwise(placers):
        if round_ == next_round:
            assert next_turn > turn
            assert (next_placer == OTHER[placer]) == ((next_turn - turn) % 2 == 1)
        else:
            assert next_turn == 1


def test_only_the_room_of_entry_is_compared() -> None:
    """PO-R11: not the kind of unit, not where it ends up."""
    grappler = Table.laid_out(".../.b./...", red="grappler").turn("E", "deploy:B", "target:E")
    assert (grappler.held, grappler.facility) == (True, ".b./.R./...")
    courier = Table.laid_out("r../.../...", red="courier").turn("B", "deploy:A", "target:B")
    assert (courier.held, courier.facility) == (True, "Rr./.../...")
    assassin = Table.laid_out("b../.../...", red="assassin").turn("A", "deploy:A")
    assert (assassin.held, assassin.facility) == (False, "b../.../...")


def test_a_placer_without_a_placement_is_skipped() -> None:
    """PO-R13: the facility is full, and only the other player's Assassin can still move."""
    full = Table.laid_out("rbr/.br/brb", red="assassin", placer="red", keycard="blue")
    full.turn("A", "place:D")
    assert (full.placer, full.view().unchanged, full.chooser) == ("red", 1, "blue")
    assert "Blue has nowhere to go; the turn is skipped." in full.story()
    full.play("predict:A")
    assert full.offered() == "deploy:B deploy:E deploy:G deploy:I"


def test_spies_never_run_out() -> None:
    """PO-R14: more than six units of one colour always hold a line."""
    assert max(HOW_MANY[units] for units in range(512) if not HAS_LINE[units]) == 6
    for seed in range(20):
        table, rng = Table.new(seed), FastChance(seed)
        while not table.state.over:
            if table.decision == "Place":
                assert table.supplies[table.state.to_move] >= 1
            table.state.apply(rng.pick(list(table.state.legal_actions())))


def test_the_specialist_may_be_played_at_once_or_held_back() -> None:
    """PO-R15."""
    at_once = Table.laid_out(red="sniper", blue="ninja").play("predict:A")
    assert at_once.offered("deploy") == ROOMS
    kept = Table.laid_out("rr./bb./...", red="sniper", blue="ninja").turn("A", "place:C")
    assert kept.ended == "red: line"
    assert "sniper" not in kept.pools[0]


def test_a_single_option_is_still_a_decision() -> None:
    """PO-R56: and none is put where there is nothing to choose."""
    mole = Table.laid_out("b.r/.../...", red="mole").turn("I", "deploy:E")
    assert (mole.decision, mole.offered()) == ("Target", "target:A")
    mole.play("target:A")
    assert (mole.decision, mole.offered()) == ("SwapWith", "target:C")
    for kind, facility in (("assassin", "b../.../..."), ("hacker", "b../.../...")):
        room = "A" if kind == "assassin" else "E"
        table = Table.laid_out(facility, red=kind).turn("I", f"deploy:{room}")
        assert table.decision == "Predict"


def test_what_was_revealed_is_public_and_may_be_remembered() -> None:
    """PO-R58."""
    table = Table.laid_out("b../.../...", red="ninja", blue="sniper")
    table.turn("I", "deploy:E", "target:A").turn("B", "place:B")
    for colour in (*COLOURS, None):
        story = "\n".join(table.story(colour))
        for fact in (
            "Blue had predicted I. It holds.",
            "Red deployed the Ninja to E.",
            "Red's Ninja removes the spy in A.",
            "Red had predicted B. BLOCKED.",
        ):
            assert fact in story
