"""The worked scenarios of the rules: given this table, when this is played, then this follows."""

from brushpass.games.pocket_ops.rules.draws import placeable
from brushpass.games.pocket_ops.rules.facility import ROOMS, ROOMS_OF
from brushpass.games.pocket_ops.rules.pools import kind_of
from tests.games.pocket_ops.table import GAME, Table


def placeable_rooms(table: Table, seat: int) -> str:
    state = table.state
    rooms = placeable(state.board, seat, kind_of(state.hand, seat))
    return "".join(ROOMS[room] for room in ROOMS_OF[rooms])


def test_s01_a_blocked_spy_goes_home_and_roles_still_swap() -> None:
    table = Table.laid_out(red="sniper", blue="hacker")
    table.turn("E", "place:E")
    assert not table.held
    assert table.facility == ".../.../..."
    assert table.supplies == [7, 7]
    assert table.hands == ["sniper", "hacker"]
    assert (table.placer, table.keycard, table.view().unchanged) == ("blue", "red", 1)

    assert table.chooser == "red"
    table.turn("E", "place:A")
    assert table.held
    assert table.facility == "b../.../..."
    assert table.supplies == [7, 6]
    assert (table.placer, table.view().unchanged, table.ended) == ("red", 0, "")
    table.turn("A", "place:E")
    assert table.offered() == " ".join(f"predict:{room}" for room in ROOMS)


def test_s02_a_line_may_mix_spies_and_a_specialist() -> None:
    table = Table.laid_out("r.b/.R./b..", blue="ninja")
    assert "C" in table.offered("predict")
    table.turn("C", "place:I")
    assert table.final_facility == "r.b/.R./b.r"
    assert table.ended == "red: line"
    assert table.wins == [1, 0]


def test_s03_the_courier_holds_and_the_spy_moves_out() -> None:
    table = Table.laid_out("rr./b.r/b..", red="courier", keycard="blue")
    table.play("predict:C")
    assert table.offered("deploy") == "BF"
    table.play("deploy:F")
    assert table.offered() == "target:C target:E target:I"
    table.play("target:C")
    assert table.final_facility == "rrr/b.R/b.."
    assert table.ended == "red: line"


def test_s04_a_blocked_courier_is_lost_alone() -> None:
    table = Table.laid_out("rr./b.r/b..", red="courier", keycard="blue")
    table.turn("F", "deploy:F")
    assert not table.held
    assert table.facility == "rr./b.r/b.."
    assert table.supplies == [4, 5]
    assert table.hands == [None, None]
    assert [placeable_rooms(table, seat) for seat in range(2)] == ["CEHI", "CEHI"]
    assert (table.placer, table.ended, table.view().unchanged) == ("blue", "", 0)
    assert table.refusal("deploy:B") == "PO-022"
    table.play("predict:A")
    assert table.offered("deploy") == ""


def test_s05_the_sniper_fires_across_a_specialist() -> None:
    table = Table.laid_out("bB./.../r.b", red="sniper")
    table.turn("A", "deploy:C")
    assert table.offered() == "decline target:A target:I"
    table.play("target:A")
    assert table.facility == ".BR/.../r.b"
    assert table.supplies == [6, 6]
    assert (table.placer, table.ended) == ("blue", "")


def test_s06_the_ninja_reaches_all_eight_neighbours() -> None:
    table = Table.laid_out("b.b/.../r.b", red="ninja", keycard="blue")
    table.turn("A", "deploy:E")
    assert table.offered() == "decline target:A target:C target:I"
    table.play("target:I")
    assert table.facility == "b.b/.R./r.."
    assert table.supplies == [6, 5]
    assert (table.placer, table.ended) == ("blue", "")


def test_s07_the_mole_must_swap_when_it_can() -> None:
    table = Table.laid_out("b.r/.../.r.", red="mole", keycard="blue")
    table.turn("G", "deploy:E")
    assert table.offered() == "target:A"
    table.play("target:A")
    assert table.offered() == "target:C target:H"
    table.play("target:H")
    assert table.facility == "r.r/.R./.b."
    assert table.supplies == [5, 6]
    assert (table.placer, table.ended) == ("blue", "")


def test_s08_the_hacker_lays_two_blueprints_until_one_blocks() -> None:
    table = Table.laid_out("r../.b./...", red="hacker", blue="ninja", keycard="blue")
    table.turn("C", "deploy:I")
    assert table.facility == "r../.b./..R"
    assert (table.decision, table.hands, table.hackers) == ("Predict", [None, "ninja"], ["red"])
    assert table.placer == "blue"

    table.play("predict:C")
    assert (table.decision, table.chooser) == ("Predict", "red")
    assert table.offered("predict") == "ABDEFGHI"
    table.play("predict:G", "place:B")
    assert (table.facility, table.hackers, table.placer) == ("rb./.b./..R", ["red"], "red")

    table.play("predict:H")
    assert table.decision == "Place"
    table.play("place:C")
    assert (table.facility, table.hackers, table.placer) == ("rbr/.b./..R", ["red"], "blue")

    table.turn("FH", "place:H")
    assert not table.held
    assert table.facility == "rbr/.b./..R"
    assert table.supplies == [5, 5]
    assert (table.hackers, table.placer, table.ended) == ([], "red", "")
    table.turn("A", "place:D")
    table.play("predict:A")
    assert table.decision == "Place"


def test_s09_the_grappler_trades_places_and_completes_a_line() -> None:
    table = Table.laid_out("r../.b./b.r", red="grappler", keycard="blue")
    table.turn("C", "deploy:B")
    assert table.offered() == "decline target:E"
    table.play("target:E")
    assert table.final_facility == "rb./.R./b.r"
    assert table.ended == "red: line"


def test_s10_a_pushed_chain_ends_over_the_edge() -> None:
    table = Table.laid_out(".br/.../b..", red="pusher", keycard="blue")
    table.turn("E", "deploy:A")
    assert table.offered() == "decline target:B"
    table.play("target:B")
    assert table.facility == ".Rb/.../b.."
    assert table.supplies == [7, 5]
    assert (table.placer, table.ended) == ("blue", "")


def test_s11_a_specialist_stops_the_push() -> None:
    table = Table.laid_out(".bB/r../...", red="pusher", keycard="blue")
    table.turn("E", "deploy:A")
    assert table.offered() == "decline target:D"
    assert table.refusal("target:B") == "PO-R36"
    table.play("target:D")
    assert table.facility == ".bB/R../r.."
    assert table.supplies == [6, 6]
    assert (table.placer, table.ended) == ("blue", "")


def test_s12_the_assassin_blocked() -> None:
    table = Table.laid_out("b.B/.r./..b", red="assassin", keycard="blue")
    table.play("predict:A")
    assert table.offered("deploy") == "AI"
    table.play("deploy:A")
    assert table.facility == "b.B/.r./..b"
    assert table.supplies == [6, 5]
    assert table.hands == [None, None]
    assert (table.placer, table.ended) == ("blue", "")


def test_s12_the_assassin_holding() -> None:
    table = Table.laid_out("b.B/.r./..b", red="assassin", keycard="blue")
    table.turn("E", "deploy:A")
    assert table.facility == "R.B/.r./..b"
    assert table.supplies == [6, 6]
    assert table.hands == [None, None]
    assert (table.decision, table.placer, table.ended) == ("Predict", "blue", "")


def test_s13_rooms_are_counted_not_actions() -> None:
    table = Table.laid_out("rbr/rb./.rb", red="sniper", blue="hacker")
    table.turn("G", "place:F")
    assert table.final_facility == "rbr/rbr/.rb"
    assert table.ended == "blue: single room"
    assert table.wins == [0, 1]

    before = Table.laid_out("rbr/rbr/.rb", red="sniper", blue="hacker")
    assert [placeable_rooms(before, seat) for seat in range(2)] == ["G", "G"]


def test_s14_both_complete_a_line_and_red_holds_the_keycard() -> None:
    table = Table.laid_out(".../.br/rbb", red="mole")
    table.turn("A", "deploy:D")
    assert table.offered() == "target:E target:H"
    table.play("target:E")
    assert table.offered() == "target:G"
    table.play("target:G")
    assert table.final_facility == ".../Rrr/bbb"
    assert table.ended == "blue: double line"


def test_s14_both_complete_a_line_and_blue_holds_the_keycard() -> None:
    table = Table.laid_out(".../.br/rbb", red="mole", keycard="blue")
    table.turn("A", "deploy:D", "target:E", "target:G")
    assert table.final_facility == ".../Rrr/bbb"
    assert table.ended == "red: double line"


def test_s15_from_round_to_round_and_the_end_of_the_game() -> None:
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja"))
    table.play("pick:mole", "pick:mole")
    table.turn("E", "deploy:E")
    for predict, move in (
        ("A", "place:B"), ("I", "place:A"), ("I", "place:E"), ("I", "place:C"),
        ("I", "place:F"), ("I", "place:D"), ("A", "place:I"), ("G", "place:H"),
    ):  # fmt: skip
        table.turn(predict, move)
    assert table.final_facility == "rbr/rbb/.rb"
    assert table.ended == "blue: single room"
    assert table.wins == [0, 1]
    assert [len(pool) for pool in table.pools] == [7, 7]
    assert "mole" not in table.pools[0] | table.pools[1]
    assert "sniper" in table.pools[0] and "ninja" in table.pools[1]
    assert (table.facility, table.supplies, table.hackers) == (".../.../...", [7, 7], [])
    assert (table.view().unchanged, table.keycard) == (0, "blue")

    table.play(*_first_picks(table))
    assert table.placer == "blue"
    for predict, move in (("I", "place:D"), ("I", "place:A"), ("I", "place:E"), ("I", "place:B"),
                          ("I", "place:G"), ("I", "place:C")):  # fmt: skip
        table.turn(predict, move)
    assert table.ended == "red: line"
    assert table.wins == [1, 1]
    assert [len(pool) for pool in table.pools] == [6, 6]
    assert table.keycard == "red"

    table.play(*_first_picks(table))
    for predict, move in (("I", "place:A"), ("I", "place:D"), ("I", "place:B"), ("I", "place:E"),
                          ("I", "place:G"), ("I", "place:F")):  # fmt: skip
        table.turn(predict, move)
    assert table.state.over
    assert (table.wins, table.state.winners()) == ([1, 2], [1])
    assert (table.keycard, table.state.legal_actions()) == ("red", ())
    assert GAME.prompt(table.state).title.startswith("Blue has won")


def _first_picks(table: Table) -> list[str]:
    """What each player takes from its pair, if it takes the first."""
    first = table.view(table.chooser).pair[0]
    second = table.view("red" if table.chooser == "blue" else "blue").pair[0]
    return [f"pick:{first}", f"pick:{second}"]
