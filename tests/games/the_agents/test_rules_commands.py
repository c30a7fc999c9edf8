"""Commands: when they are performed, by whom, and what they do, rule by rule."""

import pytest

from tests.games.the_agents.builder import (
    decline,
    do,
    hand,
    mission_hand,
    options,
    refused,
    row,
    table,
    tokens,
)


def test_placing_performs_if_possible_and_a_free_agent_always() -> None:
    """AG-038, AG-039."""
    placed = table(hands={0: "A17"}, agents_top="A05")
    do(placed, "card:A17 faction:0 gap:1 player:1")
    assert hand(placed, 1) == "A05"
    free = table(hands={0: "A34"}, missions_top="M04")
    do(free, "card:A34 player:1 player:1")
    assert mission_hand(free, 1) == "M04"


def test_reactivation_is_an_action_for_a_command_that_faces_you() -> None:
    """AG-040, AG-041, AG-R30: whoever placed it, at once and twice if you like."""
    state = table(rows={0: "SH A17>0"}, hands={0: "A16"}, agents_top="A05 A03")
    assert "cell:0.1" in options(state)
    do(state, "cell:0.1 cell:0.1")
    assert hand(state, 0) == "A03 A05 A16"
    assert state.actions_left == 0
    fresh = table(hands={0: "A17"}, agents_top="A05 A03")
    do(fresh, "card:A17 faction:0 gap:1 player:0 cell:0.1")
    assert hand(fresh, 0) == "A03 A05"
    other = table(rows={0: "SH A17>1"}, ip=[1, 0])
    assert refused(other, "cell:0.1") == "AG-041"


def test_an_unperformable_command_cannot_be_reactivated() -> None:
    """AG-R29: no action is thrown away on it."""
    state = table(rows={0: "SH A08>0"}, ip=[1, 0])
    assert options(state) == "buy-agent"
    assert refused(state, "cell:0.1") == "AG-R29"


@pytest.mark.parametrize(
    ("moves", "after", "usable"),
    [
        ("cell:0.2 cell:0.1", "SH A17>0 A08>0 A18>0", "cell:0.1 cell:0.2 cell:0.3"),
        ("cell:0.3 cell:0.1 cell:0.2", "SH A08>0 A17>1 A18>0", "cell:0.1 cell:0.3"),
    ],
)
def test_turning_and_swapping_perform_nothing(moves: str, after: str, usable: str) -> None:
    """AG-042, AG-043, AG-R33: the Recruiter draws for nobody; once turned it may be reactivated."""
    state = table(rows={0: "SH A17>1 A08>0 A18>0"})
    do(state, moves)
    assert row(state, 0) == after
    assert hand(state, 0) == hand(state, 1) == ""
    assert options(decline(state)) == f"{usable} pick-up"


def test_reviving_and_moving_perform_nothing() -> None:
    """AG-044, AG-R20."""
    revived = table(rows={0: "SH A17x1 A14>0"})
    do(revived, "cell:0.2 cell:0.1")
    assert row(revived, 0) == "SH A17>1 A14>0"
    moved = table(rows={0: "SH A17>1"}, hands={0: "A32"})
    do(moved, "card:A32 player:1 player:0 cell:0.1 faction:1 gap:0")
    assert row(moved, 1) == "A17>1 SH"
    assert hand(revived, 1) == hand(moved, 1) == ""


def test_a_command_does_nothing_to_its_own_card() -> None:
    """AG-045, AG-R28: the new card is a neighbour and fills its place, but is no target."""
    state = table(rows={0: "A16>1 SH"}, hands={0: "A11"})
    do(state, "card:A11 faction:0 gap:2 player:0")
    assert options(state) == "cell:0.0"
    assert refused(state, "cell:0.2") == "AG-045"
    poisoner = table(rows={0: "A16>1 SH"}, hands={0: "A05"})
    do(poisoner, "card:A05 faction:0 gap:2 player:0")
    assert options(poisoner) == "cell:0.0"
    seventh = table(rows={0: "A01x1 A02x1 A03x1 A04x1 A06x1 A07x1 SH", 1: "SH"}, hands={0: "A19"})
    do(seventh, "card:A19 faction:0 gap:7 player:0")
    assert not seventh.has_room(0)


def test_the_performer_chooses() -> None:
    """AG-R25, AG-R27: even if every target hurts."""
    state = table(rows={0: "A20>0 A17>0 SH"}, hands={0: "A01"})
    do(state, "card:A01 faction:0 gap:0 player:1")
    assert (state.to_move, options(state)) == (1, "cell:0.1")


def test_all_compulsory_parts_must_be_possible_from_the_start() -> None:
    """AG-R26: Dispatcher with one other agent, Courier with an empty second row."""
    dispatcher = table(rows={0: "SH A20>1"}, hands={0: "A18"})
    do(dispatcher, "card:A18 faction:0 gap:0 player:0")
    assert decline(dispatcher).step == "Turn"
    courier = table(rows={0: "SH A20>1"}, hands={0: "A19"})
    do(courier, "card:A19 faction:0 gap:0 player:0")
    assert decline(courier).step == "Turn"


def test_an_optional_part_does_not_count() -> None:
    """AG-R26: the Puppeteer's second turn may find nobody, and may be left out."""
    state = table(rows={0: "SH A20>1"}, hands={0: "A36"})
    do(state, "card:A36 player:1 player:0 cell:0.1")
    assert options(state) == "stop"
    do(state, "stop")
    assert row(state, 0) == "SH A20>0"


def test_a_command_without_a_choice_happens_by_itself() -> None:
    """AG-R34."""
    state = table(hands={0: "A20", 1: "A01"}, ip=[0, 1])
    do(state, "card:A20 faction:0 gap:1 player:0")
    assert state.ip == [1, 0]
    assert decline(state).step == "Turn"


def test_the_victim_chooses_at_once_and_nothing_else_happens_meanwhile() -> None:
    """AG-R35: no mission moves, no Mercenary, until the discard is done."""
    state = table(hands={0: "A27", 1: "A05 A30"}, missions={0: "M01", 1: "M02"})
    do(state, "card:A27 faction:0 gap:1 player:0")
    assert (state.step, state.to_move, options(state)) == ("Discard", 1, "card:A05 card:A30")
    assert refused(state, "mission:M02.hand") == "AG-023"
    do(state, "card:A30")
    assert hand(state, 1) == "A05"


def test_the_other_player_is_seen_from_the_performer() -> None:
    """AG-R36: Blue performs the Pickpocket that Red placed, and Red pays; on a free agent the
    player at the number is the other."""
    state = table(3, hands={0: "A20"}, ip=[3, 3, 3])
    do(state, "card:A20 faction:0 gap:1 player:1")
    assert state.ip == [2, 4, 3]
    free = table(3, hands={0: "A28 A01", 2: "A05"}, ip=[0, 0, 0])
    do(free, "card:A28 player:2 player:2 take-agent")
    assert hand(free, 2) == "A01 A05"


def test_the_poor_cannot_be_robbed() -> None:
    """AG-R37."""
    state = table(hands={0: "A20"}, ip=[3, 0])
    do(state, "card:A20 faction:0 gap:1 player:0")
    assert state.ip == [3, 0]


def test_kill() -> None:
    """AG-088, AG-094: face down where it lies, and only once."""
    state = table(rows={0: "A20>1 A16x1 SH A17>1"}, hands={0: "A30"})
    do(state, "card:A30 player:1 player:0")
    assert options(state) == "cell:0.0 cell:0.3"
    assert refused(state, "cell:0.1") == "AG-094"
    do(state, "cell:0.3")
    assert row(state, 0) == "A20>1 A16x1 SH A17x1"


def test_revive() -> None:
    """AG-098."""
    state = table(rows={0: "A14>0 SH A17x1", 1: "SH A20x0 A21>0"})
    do(state, "cell:0.0")
    assert options(state) == "cell:0.2 cell:1.1"
    do(state, "cell:1.1")
    assert row(state, 1) == "SH A20>0 A21>0"


def test_turn() -> None:
    """AG-091, AG-095: rotated in place; the dead cannot be."""
    state = table(rows={0: "A20>1 A16x1 SH A08>0"})
    do(state, "cell:0.3")
    assert options(state) == "cell:0.0"
    before = tokens(state, 0)
    do(state, "cell:0.0")
    assert row(state, 0) == "A20>0 A16x1 SH A08>0"
    assert tokens(state, 0) == before


def test_extract_closes_the_gap() -> None:
    """AG-089, AG-090, AG-096, AG-R15: dead or alive into the performer's hand; new neighbours
    join at once; the safe house may end up at an end, and both ends stay open."""
    state = table(rows={0: "A20>1 A16x1 A17>1 SH A11>0"}, hands={0: "A01"})
    do(state, "cell:0.4")
    assert options(state) == "cell:0.0 cell:0.1 cell:0.2"
    assert tokens(state, 0) == 2
    do(state, "cell:0.1")
    assert row(state, 0) == "A20>1 A17>1 SH A11>0"
    assert tokens(state, 0) == 4
    assert hand(state, 0) == "A01 A16"
    end = table(rows={0: "A11>0 SH A16>1"}, hands={0: "A08"})
    do(end, "cell:0.0 cell:0.2 card:A08 faction:0")
    assert options(end) == "gap:0 gap:2"


def test_swap_changes_places_only() -> None:
    """AG-092, AG-093, AG-097, AG-R21: each faces whom it faced, the dead stay dead."""
    state = table(rows={0: "A18>0 A20>1 SH A16x0 A17>0"})
    do(state, "cell:0.0")
    assert options(state) == "cell:0.1 cell:0.3 cell:0.4"
    do(state, "cell:0.1")
    assert options(state) == "cell:0.3 cell:0.4"
    do(state, "cell:0.3")
    assert row(state, 0) == "A18>0 A16x0 SH A20>1 A17>0"


def test_a_pointless_swap_is_one_of_two_different_cards() -> None:
    """AG-R73."""
    state = table(rows={0: "A18>0 SH A20>1 A17>1"})
    do(state, "cell:0.0 cell:0.2")
    assert refused(state, "cell:0.2") == "AG-R73"
    do(state, "cell:0.3")
    assert tokens(state, 0) == 4


@pytest.mark.parametrize(
    ("near", "far", "after"),
    [
        ("A20>1", "A16>0", ("SH A19>0 A16>0", "SH A20>2")),
        ("A20>0", "A16>2", ("SH A19>0 A16>1", "SH A20>0")),
        ("A20x0", "A16>0", ("SH A19>0 A16>0", "SH A20x0")),
    ],
)
def test_a_swap_across_keeps_the_relation_to_the_shared_player(
    near: str, far: str, after: tuple[str, str]
) -> None:
    """AG-R17, AG-R21: with three seats, rows Alpha (0, 1) and Charlie (2, 0) share seat 0."""
    state = table(3, rows={0: f"SH A19>0 {near}", 2: f"SH {far}"})
    do(state, "cell:0.1 cell:0.2 cell:2.1")
    assert (row(state, 0), row(state, 2)) == after


def test_a_swap_across_with_two_players_keeps_the_faced_player() -> None:
    """AG-R18."""
    state = table(rows={0: "SH A19>0 A20>1", 1: "SH A16>0"})
    do(state, "cell:0.1 cell:0.2 cell:1.1")
    assert (row(state, 0), row(state, 1)) == ("SH A19>0 A16>0", "SH A20>1")


def test_factions_without_a_common_player_are_no_neighbours() -> None:
    """AG-R19: with four seats nothing moves from Alpha to Charlie."""
    state = table(4, rows={0: "SH A20>1"}, hands={0: "A32"})
    do(state, "card:A32 player:2 player:0 cell:0.1")
    assert options(state) == "faction:1 faction:3"


def test_the_safe_house_is_no_target() -> None:
    """AG-R09: unless a command names it, and then it only turns."""
    state = table(rows={0: "SH A20>1"}, hands={0: "A30 A33 A32 A36"})
    for card, direction in (("A30", "1 player:0"), ("A33", "1 player:0"), ("A32", "1 player:0")):
        trial = state.clone()
        do(trial, f"card:{card} player:{direction}")
        assert options(trial) == "cell:0.1"
        assert refused(trial, "cell:0.0") == "AG-R09"
    engineer = table(3, rows={0: "SH A10>0"})
    do(engineer, "cell:0.1")
    assert options(engineer) == "faction:0 faction:2"
    assert refused(engineer, "faction:1") == "AG-R09"
    do(engineer, "faction:2")
    assert [faction.cells[0].faces for faction in engineer.view(None).factions] == [0, 1, 0]
