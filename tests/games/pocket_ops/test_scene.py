"""The picture of the table: every offer on its spot, and what just happened to be seen."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from brushpass.kernel.chance import FastChance
from brushpass.look import Scene
from tests.games.pocket_ops.table import COLOURS, GAME, Table, seat_of


def scene(table: Table, colour: str | None) -> Scene:
    deciding = colour is not None and table.state.to_move == seat_of(colour)
    return GAME.scene(table.view(colour), table.state.offers() if deciding else [])


def words(table: Table, colour: str | None) -> list[str]:
    """The words in the picture, in the order in which they are drawn."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", scene(table, colour).body)


@pytest.mark.parametrize("seed", range(6))
def test_every_offer_is_one_control_and_every_id_is_unique(seed: int) -> None:
    table, rng = Table.new(seed), FastChance(seed)
    while not table.state.over:
        for colour in (*COLOURS, None):
            picture = scene(table, colour).document()
            ElementTree.fromstring(picture)
            controls = [int(found) for found in re.findall(r'data-action="(\d+)"', picture)]
            spots = [offer.id for offer in table.state.offers() if offer.spot is not None]
            assert sorted(controls) == (spots if colour == table.chooser else [])
            ids = Counter(re.findall(r'\sid="([^"]+)"', picture))
            assert max(ids.values()) == 1
        table.state.apply(rng.pick(list(table.state.legal_actions())))
    ElementTree.fromstring(scene(table, None).document())


def test_the_draft_shows_your_two_cards_to_you_alone() -> None:
    table = Table.drafting(("sniper", "mole"), ("pusher", "ninja"))
    assert {"SNIPER", "MOLE", "KEEP ONE OF THE TWO"} <= set(words(table, "red"))
    assert {"PUSHER", "NINJA", "RED CHOOSES FIRST"} <= set(words(table, "blue"))
    assert "THE SPECIALISTS ARE BEING CHOSEN" in words(table, None)
    assert not {"SNIPER", "MOLE", "PUSHER", "NINJA"} & set(words(table, None))
    table.play("pick:mole")
    assert "LOCKED IN" in words(table, "red")


def test_a_prediction_is_stamped_for_its_owner_alone() -> None:
    table = Table.laid_out("r../.b./...", red="ninja").play("predict:F")
    assert "PREDICT" in words(table, "blue")
    for colour in ("red", None):
        assert "PREDICT" not in words(table, colour)
    other = Table.laid_out("r../.b./...", red="ninja").play("predict:I")
    assert scene(table, "red") == scene(other, "red")


def test_a_block_and_a_miss_are_stamped_for_everybody() -> None:
    blocked = Table.laid_out().turn("E", "place:E")
    missed = Table.laid_out().turn("A", "place:E")
    for colour in (*COLOURS, None):
        assert "BLOCKED" in words(blocked, colour) and "GUESSED" not in words(blocked, colour)
        assert "GUESSED" in words(missed, colour) and "BLOCKED" not in words(missed, colour)


def test_the_specialist_has_a_tag_of_its_own_in_every_room_it_may_enter() -> None:
    table = Table.laid_out("b.b/.r./...", red="assassin").play("predict:I")
    assert words(table, "red").count("ASSASSIN") == 2
    assert "ASSASSIN" not in words(table, None)


def test_a_finished_round_stays_in_sight_while_the_next_is_drafted() -> None:
    table = Table.laid_out("rr./.b./...").turn("I", "place:C")
    assert "RED TOOK ROUND 1" in words(table, None)
    assert scene(table, None).body.count("spy-") == 4
    drawn = Table.laid_out("rbr/rb./.rb").turn("A", "place:F")
    assert "BLUE TOOK ROUND 1, A DRAW" in words(drawn, None)


def test_the_winner_is_stamped_across_the_table() -> None:
    table = Table.laid_out("rr./.b./...", wins=(1, 1)).turn("I", "place:C")
    assert "RED WINS 2:1" in words(table, None)
    finished = table.view().finished
    assert finished is not None and finished.lines == ["ABC"]


def test_both_standings_are_in_the_heading() -> None:
    table = Table.laid_out("r../.b./..B", hackers=("blue",), wins=(0, 1), red="ninja")
    shown = words(table, None)
    assert {"RED PLACER", "6 SPIES · NINJA", "BLUE PREDICTOR", "6 SPIES · HACKER ACTIVE"} <= set(
        shown
    )
