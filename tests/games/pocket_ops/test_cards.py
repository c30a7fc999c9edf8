"""A story for each specialist, told as the table tells it."""

import pytest

from brushpass.games.pocket_ops.words.names import ABILITIES
from tests.games.pocket_ops.table import GAME, Table


def test_the_sniper_opens_a_column_and_the_gap_wins() -> None:
    table = Table.laid_out("r.b/b../r.b", red="sniper", blue="hacker", keycard="blue")
    table.turn("F", "deploy:E")
    assert table.offered() == "decline target:D"
    table.play("target:D")
    assert table.story()[-1] == "Red's Sniper removes the spy in D."
    table.turn("D", "place:B").turn("C", "place:D")
    assert (table.final_facility, table.ended) == ("rbb/rR./r.b", "red: line")


def test_the_courier_hides_where_the_line_will_be() -> None:
    table = Table.laid_out("r../.r./...", red="courier", blue="hacker")
    table.turn("I", "deploy:E", "target:H")
    assert table.facility == "r../.R./.r."
    assert table.story()[-1] == "Red's spy moves on to H; the Courier stays in E."
    assert table.ended == ""
    table.turn("I", "place:C").turn("B", "place:I")
    assert table.ended == "red: line"


def test_the_mole_lets_two_spies_change_sides_of_the_facility() -> None:
    table = Table.laid_out("r.b/..r/..b", red="mole", blue="hacker", keycard="blue")
    table.turn("A", "deploy:E", "target:I", "target:F")
    assert table.final_facility == "r.b/.Rb/..r"
    assert table.story()[-3:-1] == [
        "Red's Mole swaps the spies in I and F.",
        "Red wins the round with three in a row. Red takes a power crystal.",
    ]


def test_the_hacker_guards_two_rooms_until_it_has_guarded_one() -> None:
    table = Table.laid_out("b.b/.../...", red="hacker", blue="ninja", keycard="blue")
    table.turn("E", "deploy:I")
    assert table.story()[-1] == "Red now predicts two rooms each time, until one of them blocks."
    assert GAME.prompt(table.state).rule == "PO-111"
    table.play("predict:B")
    assert GAME.prompt(table.state).title == "Predict a second room"
    table.play("predict:E", "place:B")
    assert table.story()[-2:] == [
        "Red had predicted B and E. BLOCKED.",
        "Red's Hacker is spent: one blueprint again.",
    ]
    table.turn("H", "place:G")
    assert GAME.prompt(table.state).rule == "PO-022"


def test_the_grappler_takes_the_middle() -> None:
    table = Table.laid_out("r../.b./..r", red="grappler", keycard="blue").turn("A", "deploy:D")
    assert GAME.prompt(table.state).title == "Your Grappler holds: choose its target, or leave it"
    table.play("target:E")
    assert (table.final_facility, table.ended) == ("r../bR./..r", "red: line")


def test_the_ninja_strikes_or_stays_its_hand() -> None:
    table = Table.laid_out("b.b/.../...", red="ninja", keycard="blue").turn("E", "deploy:B")
    assert table.offered() == "decline target:A target:C"
    struck = Table.laid_out("b.b/.../...", red="ninja").turn("E", "deploy:B", "target:C")
    assert struck.story()[-1] == "Red's Ninja removes the spy in C."
    spared = table.play("decline")
    assert spared.story()[-1] == "Red's Ninja does nothing."
    assert (struck.facility, spared.facility) == ("bR./.../...", "bRb/.../...")


def test_the_pusher_clears_its_way_and_pushes_a_friend_into_line() -> None:
    table = Table.laid_out("..r/..r/.r.", red="pusher", blue="hacker")
    table.turn("A", "deploy:G", "target:H")
    assert table.story()[-3] == "Red's Pusher moves from G into H and pushes what stands there."
    assert (table.final_facility, table.ended) == ("..r/..r/.Rr", "red: line")


def test_the_assassin_breaks_a_line_and_takes_its_place() -> None:
    table = Table.laid_out("bb./r.r/...", red="assassin", keycard="blue")
    table.turn("E", "deploy:B")
    assert table.facility == "bR./r.r/..."
    assert table.story()[-1] == "Red's Assassin removes the spy in B."
    caught = Table.laid_out("bb./r.r/...", red="assassin").turn("B", "deploy:B")
    assert caught.story()[-1] == "Red's Assassin is caught and leaves the game."


@pytest.mark.parametrize("kind", ABILITIES)
def test_every_specialist_is_explained_when_it_is_chosen(kind: str) -> None:
    other = "ninja" if kind != "ninja" else "mole"
    table = Table.drafting((kind, other), ("sniper", "mole"))
    sentence = table.state.describe(table.state.parse(f"pick:{kind}"))
    assert sentence == f"Keep the {kind.title()}: it {ABILITIES[kind]}"
