"""Turns, free actions, paying and the end of a round."""

import pytest

from brushpass.kernel.errors import IllegalAction
from tests.games.viper_ops.table import Table


def test_a_turn_is_one_station_or_a_pass() -> None:
    """VO-031, VO-032, VO-R20"""
    table = Table().chips(0, 12).play("station:field-office", "amount:1", "chips")
    assert table.can("end")
    assert table.can("roll")
    assert not table.offers("station")
    assert table.why_not("station:field-office") == "VO-032"
    assert table.why_not("pass") == "VO-032"
    table.play("roll", "end")
    assert table.state.to_move == 1


def test_ending_needs_a_station_first() -> None:
    """VO-031"""
    assert Table().why_not("end") == "VO-031"


def test_who_passes_is_out_until_the_round_ends() -> None:
    """VO-033, VO-034, VO-R21"""
    table = Table().chips(1, 5).play("pass")
    assert table.mat(0).passed
    table.play("station:field-office", "amount:1", "chips", "end")
    table.play("pass")
    assert table.state.to_move == 1
    table.play("station:field-office", "amount:1", "chips", "end")
    assert table.state.to_move == 1
    table.play("pass")
    assert table.state.round == 2


def test_a_roll_costs_three_pips_and_needs_an_unused_die() -> None:
    """VO-035, VO-036, VO-037, VO-R17"""
    table = Table().chips(0, 40)
    for _ in range(10):
        table.play("roll")
    assert table.mat().chips == 10
    assert len(table.mat().active) == 10
    assert table.view(1).seats[0].active == table.mat().active
    assert not table.can("roll")
    assert table.why_not("roll") == "VO-036"
    assert Table().chips(0, 2).why_not("roll") == "VO-035"


def test_active_dice_last_for_the_round() -> None:
    """VO-038, VO-R16, VO-066"""
    table = Table().chips(0, 1).dice(0, 4, 4)
    table.play("station:field-office", "amount:1", "chips", "end").until(0)
    assert table.mat().active == [4, 4]
    table.finish_round()
    assert table.mat().active == []
    assert table.mat().unused == 10


def test_missions_are_turned_in_on_ones_own_turn() -> None:
    """VO-039, VO-R23"""
    table = Table().mission(0, "AF01", "field", gadgets=1, deployment=1).operatives(0, 2)
    table.mission(0, "EE03", "special", intel=1).mission(1, "AS01", "field", intel=1)
    table.operatives(1, 2)
    assert table.offers("turn-in") == ["turn-in:1", "turn-in:2"]
    table.play("turn-in:1", "commit:1", "turn-in:2", "commit:1")
    assert len(table.mat().completed) == 2
    table.play("pass")
    assert table.state.to_move == 1
    assert table.offers("turn-in") == ["turn-in:1"]


def test_agents_move_freely_but_not_for_ever() -> None:
    """VO-040, VO-R83, VO-155"""
    table = Table().mission(0, "AF01").mission(0, "EE03").agents(0, "field")
    table.play("assign:field", "mission:1")
    assert table.mat().missions[0].agent == "field"
    assert not table.offers("assign")
    table.play("recall", "mission:1", "assign:field", "mission:2")
    assert table.mat().missions[0].agent is None
    assert table.mat().missions[1].agent == "field"
    for _ in range(4):
        table.play("recall", "mission:2", "assign:field", "mission:2")
    table.play("recall", "mission:2")
    assert table.view().moves == 0
    assert table.why_not("assign:field") == "VO-R83"


def test_operatives_are_one_pool() -> None:
    """VO-041, VO-153, VO-R37: any mission may use them, active or not, and they never lie fast."""
    table = Table().operatives(0, 2).mission(0, "AS01", "field", intel=1)
    table.mission(0, "EE03", "special", intel=1)
    assert table.offers("turn-in") == ["turn-in:1", "turn-in:2"]
    table.play("turn-in:1", "commit:2")
    assert table.mat().operatives == 0
    assert not table.offers("turn-in")


def test_free_actions_wait_until_a_chain_is_finished() -> None:
    """VO-R22"""
    table = Table().chips(0, 9).play("station:field-office")
    assert table.offers("amount") == table.legal()
    with pytest.raises(IllegalAction):
        table.state.play("roll")
    table.play("amount:2")
    assert table.why_not("roll") == "VO-R22"


def test_assets_stay_on_their_mission_until_nobody_runs_it() -> None:
    """VO-042, VO-043, VO-044, VO-152, VO-R36"""
    table = Table().mission(0, "AF02", "special", gadgets=2, intel=1).mission(0, "AF05")
    table.operatives(0, 2).chips(0, 5)
    table.play("recall", "mission:1", "assign:special", "mission:2")
    assert table.mat().missions[0].has == (2, 0, 1)
    assert table.mat().missions[1].has == (0, 0, 0)
    table.play("station:field-office", "amount:1", "chips")
    assert table.mat().missions[0].has == (2, 0, 1)
    table.play("end")
    assert table.mat().missions[0].has == (0, 0, 0)
    assert table.mat().operatives == 3
    assert table.view().supply["gadgets"] == 30


def test_one_time_cards_are_played_before_or_after_the_station() -> None:
    """VO-045, VO-191"""
    table = Table().chips(0, 3).cards(0, "trickster")
    assert table.can("play:trickster")
    table.play("station:field-office", "amount:1", "chips")
    assert table.can("play:trickster")
    table.play("end").until(0)
    table.play("play:trickster")
    assert table.mat().budget == 12
    assert not table.mat().cards


def test_circle_stations_take_any_mix_and_keep_a_surplus() -> None:
    """VO-050, VO-055, VO-082, VO-R18"""
    table = Table().chips(0, 2).dice(0, 6).play("station:field-office", "amount:8", "die:6")
    assert table.view().focus.cost - table.view().focus.paid == 2
    table.play("chips")
    assert table.mat().chips == 0
    assert table.mat().operatives == 8
    table = Table().chips(0, 5).dice(0, 6).play("station:field-office", "amount:1", "die:6")
    assert table.mat().chips == 5
    assert table.mat().operatives == 1


def test_dice_stations_refuse_chips_but_allow_overpaying() -> None:
    """VO-051, VO-052, VO-053, VO-054, VO-R19"""
    table = Table().chips(0, 20).dice(0, 5, 6)
    table.play("station:extra-mission")
    assert not table.can("chips")
    assert table.why_not("chips") == "VO-051"
    assert table.why_not("done") == "VO-052"
    table.play("die:5")
    assert table.can("done")
    assert table.can("die:6")
    table.play("die:6", "done")
    assert table.mat().chips == 20 + 11 - 2


def test_an_exact_station_takes_one_die_with_a_printed_face() -> None:
    """VO-056, VO-R25"""
    table = Table().dice(0, 2, 5, 6)
    table.play("station:raise-budget")
    assert table.legal() == ["die:2"]
    assert table.why_not("die:5") == "VO-056"
    table = Table().agents(0, "colonel").dice(0, 6)
    assert not table.can("station:raise-budget")
    table.play("colonel", "die:6", "set:1")
    assert table.can("station:raise-budget")


def test_only_the_seal_station_is_for_one_visitor() -> None:
    """VO-057, VO-R90"""
    table = Table(2).dice(0, 2, 3).dice(1, 1, 3, 3)
    table.play("station:seal-team", "die:3", "end")
    assert not table.can("station:seal-team")
    assert table.can("station:raise-budget")
    assert table.can("station:extra-mission")
    table.play("station:extra-mission", "die:3", "done", "end")
    assert table.can("station:extra-mission")


@pytest.mark.parametrize(("players", "cyber", "academy"), [(2, 1, 2), (3, 2, 3), (4, 2, 4)])
def test_spaces_by_number_of_players(players: int, cyber: int, academy: int) -> None:
    """VO-058, VO-086, VO-098, VO-R28"""
    boxes = {station.key: station.boxes for station in Table(players).view().stations}
    assert [box.price for box in boxes["cyber-box"]] == [6, 7][:cyber]
    assert [box.price for box in boxes["academy"]] == [4, 5, 6, 7][:academy]


def test_boxes_fill_from_the_left_and_chips_block_as_well() -> None:
    """VO-059, VO-060, VO-081, VO-R84"""
    table = Table().chips(0, 30).mission(0, "EE06", "special")
    table.play("station:laboratory", "amount:1", "chips", "gadget:1", "end").until(0)
    laboratory = table.view().stations[1]
    assert laboratory.boxes[0].chips
    assert laboratory.boxes[0].owner == 0
    assert laboratory.price == 4
    table.play("station:laboratory", "amount:1", "chips", "gadget:1")
    assert table.mat().chips == 30 - 3 - 4


def test_the_end_of_a_round() -> None:
    """VO-065, VO-067, VO-068, VO-069, VO-072, VO-073, VO-R86"""
    table = Table().chips(0, 4).dice(0, 1, 2, 3).chips(2, 6)
    table.play("station:raise-budget", "die:1", "end").until(0)
    table.play("station:draw-power", "die:2", "end").until(0)
    table.play("station:seal-team", "die:3", "end").finish_round()
    assert table.state.round == 2
    assert table.mat(0).chips == 4 + 11
    assert table.mat(2).chips == 6 + 10
    assert table.mat(0).unused == 10
    assert table.mat(0).used == []
    assert not any(
        box.owner is not None for station in table.view().stations for box in station.boxes
    )
    assert table.view().first == 1
    assert table.state.to_move == 1


def test_new_cards_come_after_a_round() -> None:
    """VO-070, VO-071, VO-R10, VO-R12"""
    table = Table().mission_track(None, "AF02", "AF03", None, None, "AF04")
    table.next_missions("AS01", "AS02", "AS03", "AS04")
    table.power_track("delta-force", None, "trickster", "top-job", None, "protege")
    table.next_power("intel-payday", "under-budget").finish_round()
    assert table.track() == ["AS04", "AS03", "AS02", "AS01", "AF02", "AF03"]
    assert "AF04" in table.view().missions_discarded
    assert table.powers() == [
        "under-budget", "intel-payday", "delta-force", "trickster", "top-job", "protege",
    ]  # fmt: skip


def test_specialists_work_before_the_first_turn() -> None:
    """VO-074, VO-164, VO-R78"""
    table = Table().agents(0, "handler").agents(1, "tinkerer", "sleuth")
    table.mission(1, "EE06", "special").chips(1, 0).finish_round()
    assert table.state.step == "BuyFromTinkerer"
    assert table.state.to_move == 1
    table.play("gadget:1")
    assert table.state.step == "BuyFromSleuth"
    table.play("intel:1")
    assert table.mat(1).chips == 10 - 2
    assert table.mat(0).operatives == 1
    assert table.state.to_move == 1
    assert table.state.step == "BeforeStation"


def test_nothing_follows_the_last_round() -> None:
    """VO-075, VO-280, VO-R79, VO-R11: "turn 5" is round five."""
    table = Table().round(5).chips(0, 3).agents(0, "handler").finish_round()
    assert table.state.over
    assert table.mat(0).chips == 3
    assert table.mat(0).operatives == 0
    assert table.state.legal_actions() == ()
