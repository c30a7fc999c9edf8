"""Directors, missions, agents and completion."""

import pytest

from tests.games.viper_ops.table import Table


def test_bonuses_of_max_porter() -> None:
    """VO-140, VO-141, VO-142, VO-143, VO-144"""
    table = Table().complete(0, "AF01").complete(0, "AF03").complete(0, "ME01").complete(0, "WE06")
    director = table.mat().director
    assert director is not None
    assert (director.name, director.home) == ("Max Porter", "AF")
    assert director.bonus == {"sabotage": 5, "assassination": 7, "stage-coup": 10}
    missions, region, types = table.mat().lines[:3]
    assert missions == 5 + 7 + 5 + 11
    assert region == 2 + 2
    assert types == 5 + 5


def test_missions_lie_open() -> None:
    """VO-R96, VO-150"""
    table = Table().mission(0, "AF02", "special", gadgets=1)
    assert table.view(None).seats[0].missions == table.view(0).seats[0].missions
    mission = table.view(1).seats[0].missions[0]
    assert mission is not None
    assert (mission.region, mission.type, mission.level, mission.points) == (
        "AF", "sabotage", "special", 10,
    )  # fmt: skip
    assert mission.needs == (2, 2, 1, 0)


def test_an_agent_of_the_required_level_comes_first() -> None:
    """VO-151, VO-154"""
    table = Table().mission(0, "AF02").agents(0, "field").chips(0, 20)
    assert table.why_not("assign:field") == "VO-154"
    assert not table.can("station:laboratory")
    table.agents(0, "special").play("assign:special", "mission:1")
    assert table.can("station:laboratory")
    assert table.why_not("turn-in:1") == "VO-159"
    assert table.why_not("turn-in:2") == "VO-039"


def test_an_agent_on_the_mission_makes_way() -> None:
    """VO-040"""
    table = Table().mission(0, "AF01", "field").agents(0, "special")
    table.play("assign:special", "mission:1")
    assert table.mat().waiting == ["field"]
    assert table.mat().missions[0].agent == "special"


@pytest.mark.parametrize(
    ("agent", "level", "covers"),
    [
        ("field", "AF01", 0),
        ("special", "AF01", 1),
        ("special", "AF02", 0),
        ("snake", "AF01", 2),
        ("snake", "AF02", 1),
        ("snake", "AF09", 0),
        ("sleuth", "AF01", 1),
        ("golden-one", "AF02", 1),
        ("handler", "AF10", 0),
    ],
)
def test_what_an_over_skilled_agent_covers(agent: str, level: str, covers: int) -> None:
    """VO-156, VO-157, VO-158, VO-228, VO-R40"""
    table = Table().mission(0, level, agent)
    mission = table.mat().missions[0]
    assert mission is not None
    assert mission.covers == covers


def test_a_mission_is_complete_when_everything_is_met_or_covered() -> None:
    """VO-159, VO-R41"""
    table = Table().mission(0, "AF08", "special").cards(0, "delta-force", "intel-payday")
    assert not table.can("turn-in:1")
    table.operatives(0, 1)
    table.play("turn-in:1")
    assert table.offers("cover") == ["cover:delta-force", "cover:intel-payday"]
    assert not table.offers("commit")
    table.play("cover:intel-payday")
    assert table.offers("cover") == ["cover:delta-force"]
    table.play("cover:delta-force")
    assert table.legal() == ["commit:1"]
    assert table.why_not("commit:0") == "VO-159"


def test_cover_that_covers_nothing_is_refused() -> None:
    """VO-R41"""
    table = Table().mission(0, "AF05", "special", gadgets=1, deployment=1, intel=1)
    table.operatives(0, 1).cards(0, "intel-payday", "delta-force", "zenith-hovership")
    table.play("turn-in:1")
    assert table.legal() == ["cover:delta-force", "commit:1"]
    assert table.why_not("cover:zenith-hovership") == "VO-R41"


def test_what_was_used_goes_back() -> None:
    """VO-160, VO-R38, VO-162, VO-165, VO-166"""
    table = Table().mission(0, "AF05", "special", gadgets=1, deployment=1).operatives(0, 2)
    table.cards(0, "intel-payday").play("turn-in:1", "cover:intel-payday", "commit:1", "decline")
    supply = table.view().supply
    assert (supply["gadgets"], supply["deployment"], supply["operatives"]) == (30, 30, 29)
    assert "Intel Payday" in table.view().power_discarded
    assert table.mat().debrief == ["special"]
    assert [mission.id for mission in table.mat().completed] == ["AF05"]
    assert table.mat().missions[0] is None
    assert table.mat().operatives == 1


def test_debrief_ends_with_the_next_turn() -> None:
    """VO-163, VO-R42"""
    table = Table().mission(0, "EE01", "field", gadgets=1, intel=1).operatives(0, 1).chips(0, 1)
    table.mission(0, "EE03")
    table.play("turn-in:1", "commit:1", "decline")
    assert not table.offers("assign")
    table.play("station:field-office", "amount:1", "chips", "end").until(0)
    assert table.mat().waiting == ["field"]
    table = Table(2).mission(0, "EE01", "field", gadgets=1, intel=1).operatives(0, 1)
    table.play("turn-in:1", "commit:1", "decline", "pass").finish_round()
    assert table.mat(0).debrief == ["field"]
    table.until(0)
    assert table.mat(0).waiting == ["field"]


def test_abilities_sleep_in_debrief() -> None:
    """VO-R43, VO-164"""
    table = Table(2).mission(0, "EE01", "handler", gadgets=1, intel=1).operatives(0, 1)
    table.play("turn-in:1", "commit:1", "decline", "pass").finish_round()
    assert table.mat(0).operatives == 0
    assert table.mat(0).lines[4] == 3
    awake = Table(2).agents(0, "handler").finish_round()
    assert awake.mat(0).operatives == 1


def test_completion_goes_in_order() -> None:
    """VO-R39, VO-R47"""
    table = Table().mission(0, "AS05", "field", gadgets=1, intel=2).agents(0, "golden-one")
    table.next_power("trickster").play("turn-in:1", "commit:0")
    assert table.powers()[0] == "trickster"
    assert table.state.step == "DoubleReward"
    assert table.mat().debrief == []
    table.play("decline")
    assert table.state.step == "TakeCard"
    assert table.can("power:1")
    assert table.view().supply["gadgets"] == 29
    table.play("power:1")
    assert table.view().supply["gadgets"] == 30
    assert table.mat().debrief == ["field"]
    assert table.mat().cards[0].key == "trickster"
