"""Security, Access and Counter-Op: VG-059 to VG-072."""

import pytest

from tests.games.viper_ghost_zero.table import MISSIONS, Table


def seen_mission(table: Table, viewer: int | None, seat: int) -> str | None:
    mission = table.view(viewer).seats[seat].mission
    return None if mission is None else mission.name


def test_vg_059_an_alert_exposes_another_players_mission() -> None:
    table = Table(["security-alert", "", ""], missions=[0, 1, 2]).play("play:security-alert")
    assert table.legal == ["target:blue", "target:gold"]
    table.play("target:blue")
    assert table.revealed == [1]


def test_vg_060_and_vg_r30_everybody_sees_it() -> None:
    table = Table(["security-alert", "", ""], missions=[0, 1, 2])
    table.play("play:security-alert", "target:blue")
    for viewer in (None, 0, 1, 2):
        assert seen_mission(table, viewer, 1) == MISSIONS[1]


def test_vg_061_one_alert_exposes_one_mission() -> None:
    table = Table(["security-alert", "", ""], missions=[0, 1, 2])
    table.play("play:security-alert", "target:blue")
    assert seen_mission(table, None, 0) is None and seen_mission(table, None, 2) is None


def test_vg_062_and_vg_r31_it_stays_exposed_until_a_disabled_is_played() -> None:
    table = Table(["security-alert", "knife", "security-disabled"], pile="9*rifle")
    table.play("play:security-alert", "target:blue", "pass", "pass")
    assert table.revealed == [1]
    table.play("play:security-disabled")
    assert table.revealed == []


def test_vg_063_security_disabled_is_never_an_answer() -> None:
    alert = Table(["security-alert", "security-disabled"]).play(
        "play:security-alert", "target:blue"
    )
    assert alert.asked == ("PlayCard", 0) and alert.revealed == [1]
    attacked = Table(["knife", "security-disabled"], revealed=[1]).play("play:knife", "target:blue")
    assert attacked.refusal("play:security-disabled") == "VG-063"


def test_vg_064_disabled_hides_all_missions_at_once() -> None:
    table = Table(["security-disabled", "", ""], revealed=[0, 1, 2])
    table.play("play:security-disabled")
    assert table.revealed == []
    assert table.view(None).seats[1].sight == "remembered"


@pytest.mark.parametrize("card", ["security-alert", "security-disabled"])
def test_vg_065_and_vg_r32_security_cards_cannot_be_answered(card: str) -> None:
    table = Table([card, "neuro-stim bomb-suit", ""], revealed=[2]).play(f"play:{card}")
    if card == "security-alert":
        table.play("target:blue")
    assert table.asked == ("PlayCard", 0)


def test_vg_066_security_cards_need_something_to_do() -> None:
    hand = "security-alert security-disabled"
    nothing_revealed = Table([hand, "", ""])
    assert nothing_revealed.refusal("play:security-disabled") == "VG-066"
    all_revealed = Table([hand, "", ""], revealed=[1, 2])
    assert all_revealed.refusal("play:security-alert") == "VG-066"
    one_left = Table([hand, "", ""], revealed=[1]).play("play:security-alert")
    assert one_left.legal == ["target:gold"] and one_left.refusal("target:blue") == "VG-066"


def test_vg_067_and_vg_r66_access_draws_exactly_three_more() -> None:
    table = Table(["access", "knife"], pile="9*rifle").play("play:access")
    assert table.hand(0) == "3*rifle"
    six = Table(["", "knife"], pile="5*pistol access 5*rifle", at="draw").play("play:access")
    assert six.hand(0) == "5*pistol 3*rifle"


def test_vg_068_and_vg_r34_both_plays_may_be_access() -> None:
    table = Table(["2*access", "knife"], pile="9*rifle").play("play:access", "play:access")
    assert table.hand(0) == "6*rifle"


def test_vg_068_access_meets_missions_in_bravo() -> None:
    table = Table(["access", "knife"], missions=[0], variant="bravo", pile="rifle M3 pistol rifle")
    table.play("play:access")
    assert table.hand(0) == "pistol rifle" and table.state.missions[0] == 3


def test_vg_069_counter_op_exchanges_missions() -> None:
    table = Table(["counter-op", "", ""], missions=[0, 1, 2]).play("play:counter-op")
    assert table.legal == ["target:blue", "target:gold"]
    table.play("target:gold")
    assert table.state.missions == [2, 1, 0]


def test_vg_070_nothing_answers_a_counter_op() -> None:
    table = Table(["counter-op", "neuro-stim bomb-suit counter-op"], missions=[0, 1])
    table.play("play:counter-op", "target:blue")
    assert table.asked == ("PlayCard", 0) and table.state.missions == [1, 0]


@pytest.mark.parametrize("revealed", [[], [0], [1], [0, 1]])
def test_vg_071_and_vg_r67_being_revealed_belongs_to_the_seat(revealed: list[int]) -> None:
    table = Table(["counter-op", "", ""], missions=[0, 1, 2], revealed=revealed)
    table.play("play:counter-op", "target:blue")
    assert table.revealed == revealed
    for seat in (0, 1):
        sight = table.view(2).seats[seat].sight
        assert (sight == "revealed") == (seat in revealed)
    if revealed == [1]:
        assert table.view(2).seats[0].sight == "remembered"


def test_vg_072_and_vg_r35_both_know_both_missions_after_a_swap() -> None:
    table = Table(["counter-op", "", ""], missions=[0, 1, 2])
    table.play("play:counter-op", "target:blue")
    for viewer in (0, 1):
        assert seen_mission(table, viewer, 0) == MISSIONS[1]
        assert seen_mission(table, viewer, 1) == MISSIONS[0]
    assert seen_mission(table, 2, 0) is None and seen_mission(table, 2, 1) is None
    assert any("Your mission is now Paper Lantern" in line for line in table.story(0))
    assert not any("Paper Lantern" in line for line in table.story(2))


def test_vg_r60_a_swap_may_complete_the_rivals_mission() -> None:
    table = Table(
        ["counter-op", "", ""], areas=["", "hostage laptop extraction"], missions=[0, 1, 2]
    )
    table.play("play:counter-op")
    assert "target:blue" in table.legal
    assert table.play("target:blue").state.winners() == [1]
