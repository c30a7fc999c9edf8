"""The eight specialists, rule by rule. Red acts; Blue suffers."""

import pytest

from brushpass.games.pocket_ops.rules.specialists import KINDS
from tests.games.pocket_ops.table import Table

OPTIONAL = {"sniper", "grappler", "ninja", "pusher"}
INTO_EMPTY = ("sniper", "mole", "hacker", "grappler", "ninja", "pusher")


def deployed(facility: str, kind: str, room: str) -> Table:
    """Red's specialist has entered a room that Blue did not predict."""
    elsewhere = "A" if room != "A" else "I"
    return Table.laid_out(facility, red=kind).turn(elsewhere, f"deploy:{room}")


def aims(facility: str, kind: str, room: str) -> str:
    table = deployed(facility, kind, room)
    return table.offered("target") if table.decision == "Target" else ""


@pytest.mark.parametrize("kind", ["sniper", "mole", "grappler", "ninja", "pusher"])
def test_no_ability_touches_a_specialist(kind: str) -> None:
    """PO-070, PO-R21: a spy in B is a target, a specialist in the same room is not."""
    assert aims(".b./.../r.r", kind, "E") == "B"
    assert aims(".B./.../r.r", kind, "E") == ""


@pytest.mark.parametrize(
    ("facility", "kind", "room", "target", "supplies"),
    [
        ("b../.../...", "ninja", "E", "A", [7, 7]),
        ("b../.../...", "sniper", "C", "A", [7, 7]),
        (".b./.../...", "pusher", "E", "B", [7, 7]),
        (".r./.../...", "pusher", "E", "B", [7, 7]),
    ],
)
def test_a_spy_that_leaves_the_board_goes_home(
    facility: str, kind: str, room: str, target: str, supplies: list[int]
) -> None:
    """PO-071."""
    table = deployed(facility, kind, room).play(f"target:{target}")
    assert table.supplies == supplies


@pytest.mark.parametrize("kind", INTO_EMPTY)
def test_six_specialists_enter_an_empty_room(kind: str) -> None:
    """PO-072, PO-080, PO-100, PO-110, PO-120, PO-130, PO-140."""
    table = Table.laid_out("r.b/.B./...", red=kind).play("predict:E")
    assert table.offered("deploy") == "BDFGHI"
    assert {table.refusal(f"deploy:{room}") for room in "ACE"} == {"PO-072"}


@pytest.mark.parametrize(
    ("kind", "facility", "room"),
    [
        ("sniper", "b../.../...", "B"),
        ("grappler", "b../.../...", "B"),
        ("ninja", "b../.../...", "B"),
        ("pusher", "b../.../...", "B"),
        ("courier", "r../.../...", "A"),
        ("mole", "b.r/.../...", "B"),
    ],
)
def test_permissions_may_be_declined_and_instructions_may_not(
    kind: str, facility: str, room: str
) -> None:
    """PO-R16, PO-081, PO-121, PO-131, PO-141."""
    table = deployed(facility, kind, room)
    assert ("decline" in table.offered()) == (kind in OPTIONAL)
    if kind in OPTIONAL:
        before = table.facility
        assert table.play("decline").facility == before
    else:
        assert table.refusal("decline") == "PO-R16"


@pytest.mark.parametrize("kind", INTO_EMPTY)
def test_without_a_target_it_may_be_played_and_nothing_follows(kind: str) -> None:
    """PO-R17, PO-R27: no decision is put; a Mole without a pair has no effect either."""
    table = deployed(".../.../..r", kind, "A")
    assert (table.facility, table.decision) == ("R../.../..r", "Predict")
    lonely_mole = deployed("b../.../..r", "mole", "B")
    assert (lonely_mole.facility, lonely_mole.decision) == ("bR./.../..r", "Predict")


def test_the_sniper_hits_one_enemy_spy_in_its_row_or_column() -> None:
    """PO-081, PO-082, PO-R22: at any distance, never round a corner."""
    assert aims("b.b/b../.b.", "sniper", "I") == "CH"
    assert aims("b.b/.../b..", "sniper", "E") == ""
    table = deployed("b.b/b../.b.", "sniper", "I").play("target:C")
    assert table.facility == "b../b../.bR"
    assert table.decision == "Predict"


@pytest.mark.parametrize("between", ["b.", "bb", "br", "bB"])
def test_nothing_stops_the_shot(between: str) -> None:
    """PO-083, PO-R21: it flies past rooms that are empty or occupied, by anybody."""
    assert "A" in aims(f"{between}./.../...", "sniper", "C")


def test_the_sniper_does_not_hit_its_own() -> None:
    """PO-081."""
    table = deployed("rb./.../...", "sniper", "C")
    assert table.offered() == "decline target:B"
    assert table.refusal("target:A") == "PO-082"


def test_the_courier_joins_a_friendly_spy_with_an_empty_room_beside_it() -> None:
    """PO-090, PO-R25: A is walled in, C is an enemy's, the rest is empty."""
    table = Table.laid_out("rbb/b../..r", red="courier").play("predict:A")
    assert table.offered("deploy") == "I"
    none = Table.laid_out(".../.b./...", red="courier").play("predict:A")
    assert none.offered("deploy") == ""
    assert none.refusal("deploy:A") == "PO-090"


def test_the_couriers_spy_moves_on_and_the_courier_stays() -> None:
    """PO-091, PO-092, PO-R24: its owner chooses among the empty rooms, after it holds."""
    table = deployed(".b./.r./...", "courier", "E")
    assert table.offered() == "target:D target:F target:H"
    table.play("target:F")
    assert table.facility == ".b./.Rr/..."
    assert table.supplies == [6, 6]


def test_a_blocked_courier_leaves_the_spy_where_it_was() -> None:
    """PO-R23."""
    table = Table.laid_out(".../.r./...", red="courier").turn("E", "deploy:E")
    assert (table.facility, table.hands, table.supplies) == (".../.r./...", [None, None], [6, 7])


def test_nothing_is_checked_while_a_room_is_shared() -> None:
    """PO-R26: the Courier doubles no room, and the line is looked for when all is done."""
    table = deployed("rr./.../...", "courier", "B")
    assert table.ended == ""
    table.play("target:C")
    assert table.ended == "red: line"
    shared = deployed(".r./.../...", "courier", "B")
    shared.state.check()
    assert shared.decision == "Target"


def test_the_mole_swaps_an_enemy_and_a_friendly_spy() -> None:
    """PO-101."""
    table = deployed("b../.../..r", "mole", "E").play("target:A", "target:I")
    assert table.facility == "r../.R./..b"
    assert table.supplies == [6, 6]


def test_both_spies_must_be_around_the_mole() -> None:
    """PO-102, PO-R28: they need not touch each other; specialists take no part."""
    table = deployed("b.b/r../rBb", "mole", "E")
    assert table.offered() == "target:A target:C target:I"
    assert table.refusal("target:D") == "PO-102"
    table.play("target:C")
    assert table.offered() == "target:D target:G"
    assert table.refusal("target:I") == "PO-102"
    assert table.refusal("decline") == "PO-R16"
    assert aims("b../.../..r", "mole", "B") == ""
    assert aims("..b/.../r..", "mole", "D") == ""


def test_the_hacker_lays_two_blueprints_from_then_on() -> None:
    """PO-111, PO-R29: two different rooms, both revealed, in no order."""
    table = deployed(".../.../...", "hacker", "E")
    assert table.hackers == ["red"]
    table.play("predict:H")
    assert table.offered("predict") == "ABCDEFGI"
    assert table.refusal("predict:H") == "PO-R29"
    table.play("predict:A", "place:B")
    last = table.view().last
    assert last is not None and last.predicted == ["A", "H"]
    one_way = deployed(".../.../...", "hacker", "E").play("predict:A", "predict:H")
    other_way = deployed(".../.../...", "hacker", "E").play("predict:H", "predict:A")
    assert one_way.state.dump() == other_way.state.dump()


@pytest.mark.parametrize("room", "AH")
def test_either_of_the_two_blueprints_blocks(room: str) -> None:
    """PO-112."""
    table = deployed(".../.../...", "hacker", "E").turn("AH", f"place:{room}")
    assert not table.held
    assert table.facility == ".../.R./..."


@pytest.mark.parametrize("move", ["place:A", "deploy:A"])
def test_the_first_block_ends_the_hacker(move: str) -> None:
    """PO-113, PO-R30: against a spy or a specialist; the token stays as a plain unit."""
    table = Table.laid_out(red="hacker", blue="ninja").turn("A", "deploy:E")
    table.turn("HI", "place:B")
    assert table.hackers == ["red"]
    table.turn("H", "place:C").turn("AG", move)
    assert table.hackers == []
    assert table.facility == ".br/.R./..."
    table.turn("H", "place:D")
    assert table.play("predict:B").decision == "Place"


def test_two_hackers_do_not_disturb_each_other() -> None:
    """PO-R31."""
    table = Table.laid_out(red="hacker", blue="hacker").turn("A", "deploy:E")
    table.turn("HI", "deploy:A")
    assert table.hackers == ["red", "blue"]
    table.turn("BC", "place:B")
    assert table.hackers == ["red"]
    table.turn("BC", "place:C")
    assert table.hackers == []


def test_the_hacker_cannot_be_removed_and_does_not_outlive_the_round() -> None:
    """PO-R32."""
    table = Table.laid_out(red="hacker", blue="ninja").turn("A", "deploy:E")
    table.turn("HI", "deploy:A")
    assert (table.decision, table.hackers) == ("Predict", ["red"])
    ended = Table.laid_out("rr./.R./...", hackers=("red",)).turn("A", "place:C")
    assert ended.hackers == []
    blocked = Table.laid_out(red="hacker").turn("E", "deploy:E")
    assert blocked.hackers == []


def test_the_grappler_trades_with_an_enemy_spy_beside_it() -> None:
    """PO-121, PO-122, PO-R33: not diagonally, not with a friend, not with a specialist."""
    table = deployed("bbr/r.B/.b.", "grappler", "E")
    assert table.offered() == "decline target:B target:H"
    assert table.refusal("target:A") == "PO-122"
    assert table.refusal("target:D") == "PO-122"
    assert table.refusal("target:F") == "PO-070"
    table.play("target:B")
    assert table.facility == "bRr/rbB/.b."
    assert (table.decision, table.supplies) == ("Predict", [5, 4])


def test_the_ninja_strikes_one_enemy_spy_around_it() -> None:
    """PO-131, PO-132, PO-R34: up to eight rooms, never two away."""
    assert aims("b.b/.../b.b", "ninja", "E") == "ACGI"
    assert aims(".b./b.b/.b.", "ninja", "E") == "BDFH"
    assert aims("..b/..b/bb.", "ninja", "A") == ""
    table = deployed("b.b/.../b.b", "ninja", "E").play("target:G")
    assert (table.facility, table.decision) == ("b.b/.R./..b", "Predict")


@pytest.mark.parametrize("spy", "rb")
def test_the_pusher_moves_into_a_spy_and_pushes_it(spy: str) -> None:
    """PO-141, PO-142, PO-R37: of either colour; the room it leaves is empty."""
    table = deployed(f".../.{spy}./...", "pusher", "H").play("target:E")
    assert table.facility == f".{spy}./.R./..."


def test_the_pusher_needs_a_spy_beside_it() -> None:
    """PO-141, PO-R35: neither an empty room nor a specialist's."""
    table = deployed(".B./r../b..", "pusher", "E")
    assert table.offered() == "decline target:D"
    assert table.refusal("target:B") == "PO-070"
    assert table.refusal("target:F") == "PO-070"
    assert table.refusal("target:G") == "PO-R36"


def test_a_pushed_spy_pushes_the_next() -> None:
    """PO-143: two in a row, and the last falls off the board."""
    table = deployed("..b/..r/...", "pusher", "I").play("target:F")
    assert table.facility == "..r/..R/..."
    assert table.supplies == [6, 7]


@pytest.mark.parametrize(
    ("room", "facility"),
    [("B", ".b./.../..."), ("D", ".../b../..."), ("F", ".../..b/..."), ("H", ".../.../.b.")],
)
def test_a_spy_pushed_over_the_edge_is_removed(room: str, facility: str) -> None:
    """PO-144, PO-R37: in each direction; at most one spy is lost."""
    table = deployed(facility, "pusher", "E").play(f"target:{room}")
    assert table.supplies == [7, 7]
    assert table.facility == facility.replace("b", "R")


def test_a_specialist_in_the_way_forbids_the_push() -> None:
    """PO-R36: the push is not offered as a whole; with the room free it is."""
    assert aims(".bB/.../...", "pusher", "A") == ""
    assert aims(".b./.../..B", "pusher", "A") == "B"
    assert aims(".../.bB/...", "pusher", "D") == ""


def test_the_assassin_enters_the_room_of_an_enemy_spy() -> None:
    """PO-150, PO-R38: not an empty room, not a specialist's, not a friend's."""
    table = Table.laid_out("b.B/.r./..b", red="assassin").play("predict:E")
    assert table.offered("deploy") == "AI"
    assert {table.refusal(f"deploy:{room}") for room in "BCE"} == {"PO-150"}
    nobody = Table.laid_out("..B/.r./...", red="assassin").play("predict:E")
    assert nobody.offered("deploy") == ""


def test_the_assassin_removes_the_spy_and_stays() -> None:
    """PO-151, PO-152, PO-R39: without being asked."""
    table = deployed("b../.../...", "assassin", "A")
    assert (table.facility, table.supplies, table.decision) == ("R../.../...", [7, 7], "Predict")


def test_a_blocked_assassin_spares_the_spy() -> None:
    """PO-R39."""
    table = Table.laid_out("b../.../...", red="assassin").turn("A", "deploy:A")
    assert (table.facility, table.supplies, table.hands) == ("b../.../...", [7, 6], [None, None])


def test_every_kind_is_covered_by_these_rules() -> None:
    """PO-004."""
    assert set(KINDS) == {*INTO_EMPTY, "courier", "assassin"}
