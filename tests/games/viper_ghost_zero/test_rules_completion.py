"""Completing a mission: VG-083 to VG-087."""

import pytest

from tests.games.viper_ghost_zero.table import MISSIONS, Table

NEEDS = [
    "hostage laptop extraction",
    "hostage data-drive extraction",
    "hostage bioweapon extraction",
    "laptop data-drive extraction",
    "laptop bioweapon extraction",
    "data-drive bioweapon extraction",
]


@pytest.mark.parametrize("mission", range(6))
def test_vg_083_all_three_kinds_at_the_same_time(mission: int) -> None:
    first, second, third = NEEDS[mission].split()
    table = Table([f"{second} {third}", "knife"], areas=[first], missions=[mission])
    table.play(f"play:{second}")
    assert not table.state.over
    table.play(f"play:{third}")
    assert table.state.over and table.state.winners() == [0]


def test_vg_083_other_objectives_do_no_harm_and_copies_do_not_count_twice() -> None:
    table = Table(
        ["laptop extraction", "knife"], areas=["2*hostage bioweapon 2*extraction"], missions=[0]
    )
    assert not table.play("play:extraction").state.over
    assert table.play("play:laptop").state.winners() == [0]


def test_vg_r40_objectives_taken_count_like_objectives_played() -> None:
    table = Table(["flashbang", ""], areas=["hostage laptop", "extraction"], missions=[0, 3])
    table.play("play:flashbang", "target:blue", "pass", "take:extraction")
    assert table.state.winners() == [0]


def test_vg_084_and_vg_r41_completion_needs_no_decision_and_no_turn_of_ones_own() -> None:
    table = Table(["counter-op", "knife"], areas=["", "hostage laptop extraction"], missions=[0, 1])
    assert table.play("play:counter-op", "target:blue").state.winners() == [1]
    assert "declare" not in {family.name for family in table.state.game.actions.families}


def test_vg_085_and_vg_r42_the_active_player_is_declared_first() -> None:
    table = Table(
        ["", "counter-op", ""],
        areas=["hostage laptop extraction", "data-drive bioweapon extraction"],
        missions=[5, 0, 1],
        active=1,
    )
    assert table.play("play:counter-op", "target:red").state.winners() == [1]


def test_vg_085_in_bravo_the_second_is_declared_after_the_first() -> None:
    table = Table(
        ["", "counter-op", "knife"],
        areas=["hostage laptop extraction", "data-drive bioweapon extraction"],
        missions=[5, 0, 1],
        active=1,
        variant="bravo",
    )
    table.play("play:counter-op", "target:red")
    assert table.state.finishers == [1, 0] and table.state.ending() == "one left over"


def test_vg_085_in_bravo_the_order_decides_who_is_left_over() -> None:
    table = Table(
        ["", "counter-op"],
        areas=["hostage laptop extraction", "data-drive bioweapon extraction"],
        missions=[5, 0],
        active=1,
        variant="bravo",
    )
    table.play("play:counter-op", "target:red")
    assert table.state.finishers == [1] and table.state.scores() == [0, 1]


def test_vg_086_a_completed_mission_is_shown_to_all() -> None:
    table = Table(["extraction", "knife"], areas=["hostage laptop"], missions=[0])
    table.play("play:extraction")
    for viewer in (None, 0, 1):
        seen = table.view(viewer).seats[0]
        assert seen.sight == "complete" and seen.mission is not None
        assert seen.mission.name == MISSIONS[0]


def test_vg_087_alpha_ends_with_the_first_completion() -> None:
    table = Table(["extraction", "knife", "knife"], areas=["hostage laptop"], missions=[0])
    table.play("play:extraction")
    state = table.state
    assert state.over and state.ending() == "mission complete"
    assert state.scores() == [1, 0, 0] and state.payoffs() == [1.0, 0.0, 0.0]
    assert state.returns() == [1.0, -0.5, -0.5]


def test_vg_r65_losers_show_neither_hand_nor_mission() -> None:
    table = Table(["extraction", "2*knife", "rifle"], areas=["hostage laptop"], missions=[0, 1, 2])
    table.play("play:extraction")
    for viewer in (None, 0):
        view = table.view(viewer)
        assert [player.mission is None for player in view.seats] == [False, True, True]
        assert view.hand == [] and all(player.holds == [] for player in view.seats)
