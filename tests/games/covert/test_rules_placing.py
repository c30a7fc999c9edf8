"""Placing dice, the folder, the Decoder, and dropping out."""

import pytest

from brushpass.games.covert.rules.content import ABILITIES
from tests.games.covert.table import Table


def test_turns_go_clockwise_past_those_who_dropped_out() -> None:
    """CV-032, CV-051: placing ends when all have a token."""
    table = Table().dice(0, 1, 2).dice(1, 1).dice(2, 1, 2).placing(0)
    table.play("place:folder-1")
    assert table.state.to_move == 1
    table.play("drop-out")
    assert table.state.to_move == 2
    table.play("place:folder-1", "place:folder-2")
    assert table.state.to_move == 2
    table.play("drop-out", "drop-out")
    assert table.state.step != "PlaceDie"


def test_the_last_in_order_places_first_in_the_next_round() -> None:
    """CV-031"""
    table = Table().dice(0).dice(1).dice(2).placing(1).play("drop-out", "drop-out", "drop-out")
    while table.state.round == 1:
        table.play(table.legal()[-1])
    assert table.state.order == []
    assert table.state.to_move == 0


def test_one_die_or_a_token() -> None:
    """CV-033, CV-034: one die a turn, on any of six areas."""
    table = Table().dice(0, 3, 4).placing(0)
    areas = {word.split(":")[1].split("-")[0] for word in table.legal("place")}
    assert areas == {"complete", "mission", "agency", "movement", "folder", "decoder"}
    assert table.why_not("end-turn") == "CV-033"
    table.play("place:movement-3")
    assert table.state.to_move == 1


def test_a_space_takes_one_die_of_its_number() -> None:
    """CV-035, CV-036, CV-037: the face is the space, and a taken space is closed."""
    table = Table().dice(0, 3).dice(1, 3, 4).placing(0)
    assert table.why_not("place:movement-4") == "CV-036"
    table.play("place:movement-3")
    assert table.why_not("place:movement-3") == "CV-037"
    assert table.state.circles[3 * 6 + 2] == 0


def test_an_empty_circle_takes_any_face() -> None:
    """CV-038"""
    table = Table().dice(0, 1, 2, 3, 4, 5).placing(0)
    assert [word for word in table.legal() if "agency" in word] == [
        f"place:agency-{face}" for face in range(1, 6)
    ]


@pytest.mark.parametrize(
    ("taken", "open_faces"),
    [({"two": 1}, [1, 3]), ({"one": 1, "two": 2}, [3, 6]), ({"six": 0}, [1, 5])],
)
def test_a_die_touches_a_die(taken: dict[str, int], open_faces: list[int]) -> None:
    """CV-039, CV-040, CV-R09: next to an occupied space, whoever's, around the ring."""
    faces = [face for face in (1, 2, 3, 4, 5, 6) if face != 4]
    table = (
        Table().on_circle("agency", **taken).dice(0, *faces[: 5 - list(taken.values()).count(0)])
    )
    table.placing(0)
    found = [int(word[-1]) for word in table.legal() if "agency" in word]
    assert found == [face for face in open_faces if table.state.unplaced[face - 1]]
    assert found


def test_no_die_fits() -> None:
    """CV-R11: the circle is closed; folder and Decoder never are."""
    table = Table().on_circle("agency", two=1).dice(0, 5, 5).placing(0)
    assert not [word for word in table.legal() if "agency" in word]
    assert table.why_not("place:agency-5") == "CV-039"
    full = {"one": 1, "two": 1, "three": 1, "four": 2, "five": 2, "six": 2}
    table = Table().on_circle("agency", **full).dice(0, 1, 2, 3, 4, 5).placing(0)
    assert not [word for word in table.legal() if "agency" in word]
    assert len([word for word in table.legal() if "folder" in word]) == 5


def test_the_folder_gives_a_secret_token() -> None:
    """CV-041, CV-042: any die, any number of dice; a token at once, seen by its owner alone."""
    table = Table().dice(0, 6, 6).dice(1).dice(2).placing(0).play("place:folder-6")
    assert sum(table.state.bag) == 15
    mine, theirs = table.view(0), table.view(1)
    assert mine.screen is not None
    assert len(mine.screen.tokens) == 1
    assert theirs.seats[0].tokens == 1
    assert table.told(1)[-1] == "Red draws a token."
    assert table.told(0)[-1].startswith("You draw a ")
    table.play("drop-out", "drop-out", "place:folder-6")
    assert sum(table.state.bag) == 14
    assert table.view(1).seats[0].folder == [6, 6]


def test_an_empty_bag() -> None:
    """CV-R13: the die may still go there."""
    table = Table().dice(0, 2)
    for ability in ABILITIES:
        table.tokens(1, ability, ability)
    table.placing(0).play("place:folder-2")
    assert table.view(0).seats[0].tokens == 0


def test_a_token_is_for_a_later_turn() -> None:
    """CV-043, CV-R14: not on the turn it was drawn, but as soon as that is over."""
    table = Table().dice(0, 2, 3, 4).dice(1).dice(2).hand(0, "A07")
    table.state.bag = [0] * 8
    table.state.bag[2] = 2
    for ability in range(8):
        table.state.tokens[8 + ability] = 0 if ability == 2 else 2
    table.placing(0).play("ability:A07").decline()
    table.play("place:folder-2")
    assert table.state.to_move == 0
    assert table.legal("token") == []
    table.play("place:folder-3", "drop-out", "drop-out")
    assert table.state.to_move == 0
    assert table.legal("token") == ["token:move3"]


def test_dice_on_the_folder_are_nothing_to_resolve() -> None:
    """CV-R12: they come back at the end of the round."""
    table = Table().dice(0, 2).dice(1).dice(2).placing(0)
    table.play("place:folder-2", "drop-out", "drop-out", "drop-out")
    while table.state.round == 1:
        assert table.state.step != "ResolveDice"
        table.play(table.legal()[-1] if table.state.step == "BreakCodes" else table.legal()[0])
    assert not any(table.state.folder)
    assert table.state.dice_left(0) == 5


def test_the_decoder_takes_any_number_of_dice() -> None:
    """CV-044, CV-R15"""
    table = Table().dice(0, 6, 6, 6, 6, 6).dice(1).dice(2).placing(0)
    table.play("place:decoder-6", "drop-out", "drop-out")
    table.play(*["place:decoder-6"] * 4)
    assert table.view(1).seats[0].decoder == [6] * 5


def test_no_dice_left_means_dropping_out() -> None:
    """CV-045, CV-050: placing the last die takes no token; the next turn does."""
    table = Table().dice(0, 3).dice(1).dice(2).placing(0).play("place:decoder-3")
    assert table.state.order == []
    table.play("drop-out", "drop-out")
    assert table.legal() == ["drop-out"]
    assert table.why_not("place:folder-3") == "CV-036"


def test_dropping_out_with_dice_left() -> None:
    """CV-046, CV-047, CV-048, CV-049, CV-R10: whenever one likes, for the lowest token left; no
    more dice this round."""
    table = Table().dice(0, 1, 2, 3).dice(1, 1).dice(2, 1).placing(0)
    table.play("drop-out")
    assert table.state.order == [0]
    table.play("drop-out", "drop-out")
    assert table.state.order == [0, 1, 2]
    assert table.state.dice_left(0) == 3
    assert table.state.to_move == 0
    assert table.state.step == "BreakCodes"


def test_extras_come_before_the_last_die() -> None:
    """CV-R18, CV-R19: before placing and before dropping out, not after."""
    table = Table().dice(0, 1).dice(1, 1).hand(0, "A01").hand(1, "A03").placing(0)
    table.play("fly:A01").decline()
    table.play("agent:a")
    assert table.state.to_move == 0
    table.play("place:folder-1")
    assert table.state.to_move == 1
    table.play("fly:A03").decline()
    table.play("agent:a", "drop-out")
    assert table.state.order == [1]


def test_a_changed_die_binds() -> None:
    """CV-R16: it is placed next, on a circle or the Decoder, and may be changed again."""
    table = Table().dice(0, 3, 5).tokens(0, "PLUS", "MINUS", "SNEAK").hand(0, "A01").placing(0)
    table.play("token:plus", "die:3")
    assert table.legal("drop-out") == []
    assert not [word for word in table.legal() if "folder" in word]
    assert table.legal("token") == ["token:minus"]
    assert table.legal("ability") == ["ability:A01"]
    assert table.why_not("place:folder-4") == "CV-R16"
    table.play("ability:A01").decline()
    assert table.view(0).seats[0].unplaced == [5, 5]
    table.play("token:minus", "place:decoder-4")
    assert table.view(1).seats[0].decoder == [4]
    assert table.view(1).seats[0].unplaced == [5]


def test_sneak_attack() -> None:
    """CV-130, CV-R17: one more die each, which is optional and may lean on the first; no token
    after placing, and not without dice for it."""
    table = Table().dice(0, 3, 4, 6).tokens(0, "SNEAK", "SNEAK").placing(0)
    table.play("token:sneak", "token:sneak")
    table.play("place:movement-3")
    assert "place:movement-4" in table.legal()
    assert "place:movement-6" not in table.legal()
    assert table.legal("drop-out") == []
    assert table.why_not("drop-out") == "CV-R17"
    table.play("end-turn")
    assert table.state.to_move == 1
    single = Table().dice(0, 3).tokens(0, "SNEAK").placing(0)
    assert single.legal("token") == []
    assert single.why_not("token:sneak") == "CV-R75"
