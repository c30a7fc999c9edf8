"""Winning, drawing, the next round and the end of the game, rule by rule."""

from itertools import pairwise

import pytest

import brushpass
from brushpass.games.pocket_ops.rules.facility import LINES, ROOMS
from brushpass.kernel.chance import FastChance
from tests.games.pocket_ops.table import COLOURS, EMPTY, GAME, Table, short_limit

OTHER = {"red": "blue", "blue": "red"}


def with_units(rooms: str, unit: str = "r") -> str:
    cells = "".join(unit if room in rooms else "." for room in ROOMS)
    return f"{cells[:3]}/{cells[3:6]}/{cells[6:]}"


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("colour", COLOURS)
def test_three_in_a_row_win_the_round(line: str, colour: str) -> None:
    """PO-040, PO-041: each of the eight lines, for either player."""
    table = Table.laid_out(with_units(line[:2], colour[0]), placer=colour)
    elsewhere = next(room for room in ROOMS if room not in line)
    table.turn(elsewhere, f"place:{line[2]}")
    assert table.ended == f"{colour}: line"


def test_three_that_are_no_line_win_nothing() -> None:
    """PO-041."""
    table = Table.laid_out(with_units("AB")).turn("I", "place:F")
    assert table.ended == ""


def test_spies_and_specialists_both_count() -> None:
    """PO-042."""
    mixed = Table.laid_out("rR./.../...").turn("I", "place:C")
    assert mixed.ended == "red: line"
    divided = Table.laid_out("rb./.../...").turn("I", "place:C")
    assert divided.ended == ""


def test_an_ability_can_win_the_round_for_its_owner() -> None:
    """PO-043."""
    table = Table.laid_out(".rr/r../...", red="pusher").turn("A", "deploy:G", "target:D")
    assert table.final_facility == "rrr/R../..."
    assert table.ended == "red: line"


def test_an_ability_can_win_the_round_for_the_rival() -> None:
    """PO-043, PO-R20: the Mole's swap gives only Blue a line, and Blue wins."""
    table = Table.laid_out("bbr/..b/...", red="mole", keycard="blue")
    table.turn("A", "deploy:E", "target:F", "target:C")
    assert table.final_facility == "bbb/.Rr/..."
    assert table.ended == "blue: line"


def test_a_dead_position_is_drawn() -> None:
    """PO-050."""
    table = Table.laid_out("..r/rbb/br.").turn("A", "place:I")
    assert table.final_facility == "..r/rbb/brr"
    assert table.ended == "blue: dead position"


def test_a_specialist_in_hand_keeps_the_round_alive() -> None:
    """PO-053: the same facility, but Blue still has the Ninja."""
    table = Table.laid_out("..r/rbb/br.", blue="ninja").turn("A", "place:I")
    assert table.facility == "..r/rbb/brr"
    assert table.ended == ""


@pytest.mark.parametrize("keycard", COLOURS)
def test_lines_for_both_are_a_draw_whoever_acted(keycard: str) -> None:
    """PO-051, PO-R48."""
    table = Table.laid_out(".../.br/rbb", red="mole", keycard=keycard)
    table.turn("A", "deploy:D", "target:E", "target:G")
    assert table.ended == f"{OTHER[keycard]}: double line"


def test_two_lines_at_once_are_one_win() -> None:
    """PO-R48."""
    table = Table.laid_out("rr./..r/b.r").turn("D", "place:C")
    assert table.ended == "red: line"
    assert table.wins == [1, 0]


@pytest.mark.parametrize("keycard", COLOURS)
def test_a_single_room_for_each_is_a_draw(keycard: str) -> None:
    """PO-052, PO-R42."""
    table = Table.laid_out("rbr/rb./.rb", keycard=keycard).turn("A", "place:F")
    assert table.ended == f"{OTHER[keycard]}: single room"


def test_the_keycard_holder_loses_a_draw_in_every_respect() -> None:
    """PO-054, PO-R52: the other takes the crystal, or the whole game."""
    first = Table.laid_out("rbr/rb./.rb", keycard="red").turn("A", "place:F")
    assert first.wins == [0, 1]
    last = Table.laid_out("rbr/rb./.rb", keycard="red", wins=(1, 1)).turn("A", "place:F")
    assert last.state.winners() == [1]
    assert last.state.ending() == "single room"


def test_an_ability_may_bring_about_a_draw() -> None:
    """PO-055: the Courier's spy fills the last room but one."""
    table = Table.laid_out("B.b/r.b/brr", red="courier", keycard="red")
    table.turn("A", "deploy:D", "target:E")
    assert table.final_facility == "B.b/Rrb/brr"
    assert table.ended == "blue: single room"


def test_the_first_win_is_worth_a_crystal() -> None:
    """PO-060."""
    table = Table.laid_out(with_units("AB")).turn("I", "place:C")
    assert table.wins == [1, 0]
    assert not table.state.over


def test_both_active_specialists_are_discarded_played_or_not() -> None:
    """PO-061, PO-R54: unplayed, on the board or blocked, one for each player and round."""
    unplayed = Table.laid_out(with_units("AB"), red="ninja", blue="mole").turn("I", "place:C")
    assert [pool >= {"ninja", "mole"} for pool in unplayed.pools] == [False, False]
    assert "mole" in unplayed.pools[0] and "ninja" in unplayed.pools[1]
    placed = Table.laid_out("rR./.../..B", spent=("hacker", "pusher")).turn("H", "place:C")
    blocked = Table.laid_out("rr./.../...", spent=("hacker", "pusher")).turn("H", "place:C")
    for table in (placed, blocked):
        assert "hacker" not in table.pools[0] and "pusher" not in table.pools[1]
        assert [len(pool) for pool in table.pools] == [7, 7]


def test_the_table_is_cleared_and_the_keycard_passed() -> None:
    """PO-062, PO-063, PO-064."""
    table = Table.laid_out("rr./bb./R..", hackers=("red",), keycard="blue").turn("I", "place:C")
    assert (table.facility, table.supplies, table.hackers) == (EMPTY, [7, 7], [])
    assert (table.keycard, table.decision, table.chooser) == ("red", "Draft", "red")
    assert table.view().turn == 0


@pytest.mark.parametrize("wins", [(1, 0), (1, 1)])
def test_the_second_win_is_the_game(wins: tuple[int, int]) -> None:
    """PO-065, PO-066, PO-R53: nothing is cleaned up or passed on."""
    table = Table.laid_out(with_units("AB"), wins=wins, keycard="red").turn("I", "place:C")
    assert table.state.over
    assert table.state.winners() == [0]
    assert table.state.scores() == [2, wins[1]]
    assert table.state.returns() == [1.0, -1.0]
    assert (table.facility, table.keycard) == ("rrr/.../...", "red")
    with pytest.raises(brushpass.IllegalAction, match="PO-R53"):
        table.play("place:D")


def test_holding_in_line_ends_the_round_before_the_ability() -> None:
    """PO-R19: the Mole is spared a swap that would destroy its own line."""
    table = Table.laid_out("rr./b../...", red="mole").turn("I", "deploy:C")
    assert table.final_facility == "rrR/b../..."
    assert table.ended == "red: line"


def test_the_line_comes_before_the_draw() -> None:
    """PO-R40: the last free room but one wins, although only one is left."""
    table = Table.laid_out("rbr/rb./brr").turn("A", "place:F")
    assert table.ended == "red: line"
    blocked = Table.laid_out("rbr/rbr/.rb", blue="sniper", red="sniper")
    blocked.turn("G", "place:G")
    assert blocked.ended == "blue: single room"


def test_placeable_rooms_are_counted_for_both_whoever_is_to_place() -> None:
    """PO-R41, PO-R43: Blue has one room, but Red's Assassin has more, so play goes on."""
    table = Table.laid_out("rbr/rb./.rb", red="assassin").turn("A", "place:F")
    assert (table.ended, table.placer) == ("", "blue")
    table.turn("G", "place:G").turn("B", "deploy:B")
    assert table.ended == "blue: single room"


def test_a_win_that_needs_both_players_is_still_a_hope() -> None:
    """PO-R44."""
    table = Table.laid_out("rb./br./..b").turn("C", "place:G")
    assert table.ended == ""


def test_an_active_hacker_does_not_turn_two_rooms_into_a_draw() -> None:
    """PO-R45."""
    table = Table.laid_out("rbr/brB/...", hackers=("blue",)).turn("GH", "place:H")
    assert table.ended == ""
    assert table.hackers == []


def test_play_goes_on_when_only_the_keycard_holder_is_hopeless() -> None:
    """PO-R46: Red has no line left to hope for, Blue has C-E-G; it is no draw."""
    table = Table.laid_out("rb./rb./b..", keycard="red").turn("A", "place:H")
    assert (table.facility, table.ended) == ("rb./rb./br.", "")
    table.turn("A", "place:C")
    assert table.ended == "blue: line"


def test_draws_are_declared_by_the_rules_alone() -> None:
    """PO-R47: no action claims, offers or refuses a draw."""
    families = {family.name for family in GAME.actions.families}
    assert families == {"pick", "predict", "place", "deploy", "decline", "target"}


def test_a_full_facility_is_drawn_unless_an_assassin_is_in_hand() -> None:
    """PO-R49."""
    for kind in ("sniper", "courier", "mole", "hacker", "grappler", "ninja", "pusher"):
        table = Table.laid_out("rbr/rb./brb", blue=kind)
        table.turn("A", "place:F")
        assert table.ended == "blue: single room"
    assassin = Table.laid_out("rbr/.br/brb", blue="assassin").turn("A", "place:D")
    assert (assassin.ended, assassin.placer) == ("", "blue")
    assassin.play("predict:A")
    assert assassin.offered() == " ".join(f"deploy:{room}" for room in "ACDFH")
    assassin.play("deploy:A")
    assert assassin.ended == "blue: single room"


def test_a_hundred_unchanged_turns_are_a_draw() -> None:
    """PO-R50."""
    table = Table.laid_out(keycard="blue")
    for turn in range(99):
        table.turn("E", "place:E")
        assert (table.view().unchanged, table.ended) == (turn + 1, "")
    table.turn("E", "place:E")
    assert table.ended == "red: turn limit"


def test_any_change_starts_the_count_again() -> None:
    """PO-R50: a unit that holds, a blocked specialist, a Hacker that is spent."""
    held = Table.laid_out(unchanged=99).turn("A", "place:E")
    lost = Table.laid_out(unchanged=99, red="ninja").turn("E", "deploy:E")
    spent = Table.laid_out("B../.../...", unchanged=99, hackers=("blue",)).turn("EF", "place:E")
    for table in (held, lost, spent):
        assert (table.view().unchanged, table.ended) == (0, "")


def test_the_limit_can_be_changed_or_lifted() -> None:
    """PO-R50."""
    short = Table.laid_out(deck=short_limit(3))
    short.turn("E", "place:E").turn("E", "place:E").turn("E", "place:E")
    assert short.ended == "blue: turn limit"
    endless = Table.laid_out(deck=short_limit(0), unchanged=500).turn("E", "place:E")
    assert (endless.view().unchanged, endless.ended) == (501, "")


@pytest.mark.parametrize("seed", range(6))
def test_the_keycard_always_changes_hands_between_rounds(seed: int) -> None:
    """PO-R51: whoever won, also after a draw; never within a round."""
    table, rng = Table.new(seed), FastChance(seed)
    holders: list[tuple[int, str]] = []
    while not table.state.over:
        view = table.view()
        holders.append((view.round, table.keycard))
        if view.turn == 1:
            assert table.placer == table.keycard
        table.state.apply(rng.pick(list(table.state.legal_actions())))
    for (round_, holder), (next_round, next_holder) in pairwise(holders):
        assert (holder == next_holder) == (round_ == next_round)


def test_spies_that_came_home_can_be_played_again_at_once() -> None:
    """PO-R55."""
    table = Table.laid_out("b../.../...", red="ninja").turn("I", "deploy:E", "target:A")
    assert table.supplies == [7, 7]
    table.turn("I", "place:A")
    assert (table.facility, table.supplies) == ("b../.R./...", [7, 6])
