"""A turn: VG-013 to VG-028."""

import pytest

from tests.games.viper_ghost_zero.table import Table

ELEVEN = "2*hostage 2*laptop 2*knife 2*pistol 2*flak-vest access"


def test_vg_013_draw_then_play_then_limit() -> None:
    hand = "5*knife 5*access"
    table = Table([hand, "knife"], pile="laptop hostage rifle pistol", at="draw")
    assert table.asked == ("PlayCard", 0) and table.state.hand_size[0] == 12
    table.play("pass")
    assert table.asked == ("ReturnCard", 0)
    table.play("return:knife", "return:knife")
    assert table.asked == ("PlayCard", 1)


@pytest.mark.parametrize("held", [1, 5, 10, 14])
def test_vg_014_two_cards_are_drawn_whatever_the_hand(held: int) -> None:
    table = Table([f"{held}*knife", "knife"], pile="5*rifle", at="draw")
    assert table.state.hand_size[0] == held + 2


def test_vg_015_an_empty_hand_draws_six_and_not_eight() -> None:
    table = Table(["", "knife"], pile="9*rifle", at="draw")
    assert table.hand(0) == "6*rifle"


def test_vg_016_and_vg_r03_only_the_hand_counts_as_out_of_cards() -> None:
    table = Table(["", "knife"], areas=["laptop bioweapon"], pile="9*rifle", at="draw")
    assert table.state.hand_size[0] == 6


def test_vg_017_and_vg_r04_a_hand_refilled_within_the_turn_draws_no_six() -> None:
    """Access is the last card; the three cards it brings are all there is."""
    table = Table(["access", "4*knife"], pile="9*rifle")
    table.play("play:access", "pass")
    assert table.hand(0) == "3*rifle"
    table.play("pass")
    assert table.state.hand_size[0] == 5


def test_vg_018_and_vg_r63_none_one_or_two_cards() -> None:
    assert Table(["2*hostage", "knife"], pile="4*rifle").play("pass").state.active == 1
    one = Table(["2*hostage", "knife"], pile="4*rifle").play("play:hostage")
    assert one.asked == ("PlayCard", 0) and "pass" in one.legal
    two = one.play("play:hostage")
    assert two.asked == ("PlayCard", 1)


@pytest.mark.parametrize("card", ["access", "laptop", "security-disabled"])
def test_vg_019_and_vg_r05_every_card_played_uses_a_play(card: str) -> None:
    table = Table([f"2*{card} knife", "knife"], revealed=[1], pile="9*rifle")
    table.play(f"play:{card}")
    assert table.state.plays == 1


def test_vg_020_and_vg_r06_answers_use_nobodys_plays() -> None:
    table = Table(["knife hostage laptop", "flak-vest 2*bioweapon"], pile="4*access")
    table.play("play:knife", "target:blue", "play:flak-vest")
    assert table.asked == ("PlayCard", 0) and table.state.plays == 1
    table.play("play:hostage")
    assert table.asked == ("PlayCard", 1) and table.state.plays == 0
    table.play("play:bioweapon", "play:bioweapon")
    assert table.area(1) == "2*bioweapon"


def test_vg_021_and_vg_r07_cards_gained_this_turn_may_be_played() -> None:
    drawn = Table(["knife", "knife"], pile="hostage laptop rifle", at="draw")
    assert {"play:hostage", "play:laptop"} <= set(drawn.legal)
    access = Table(["access", "knife"], pile="bioweapon rifle rifle").play("play:access")
    assert "play:bioweapon" in access.legal
    won = Table(["knife", "data-drive"]).play("play:knife", "target:blue", "pass")
    won.play("give:data-drive")
    assert "play:data-drive" in won.legal


def test_vg_022_and_vg_r08_the_second_play_ends_the_play_step() -> None:
    table = Table(["hostage knife laptop", "2*access"], pile="4*rifle")
    table.play("play:hostage", "play:knife", "target:blue", "pass")
    assert table.asked == ("GiveCard", 1)
    table.play("give:access")
    assert table.asked == ("PlayCard", 1) and table.hand(0) == "laptop access"


def test_vg_023_surplus_goes_under_the_draw_pile() -> None:
    table = Table([ELEVEN, "knife"], pile="3*rifle", discard="grenade")
    table.play("pass", "return:access")
    assert table.pile == "rifle access" and table.discard == "grenade"
    assert table.state.hand_size[0] == 10


def test_vg_024_the_player_picks_from_the_whole_hand() -> None:
    table = Table([ELEVEN, "knife"], pile="3*rifle").play("pass")
    assert table.legal == [
        "return:hostage", "return:laptop", "return:knife", "return:pistol", "return:flak-vest",
        "return:access",
    ]  # fmt: skip
    assert table.refusal("return:rifle") == "VG-024"
    assert table.refusal("pass") == "VG-023"


def test_vg_025_and_vg_r09_the_last_card_returned_is_the_lowest() -> None:
    table = Table([f"{ELEVEN} 2*grenade", ""], pile="8*rifle")
    table.play("pass", "return:access", "return:grenade", "return:pistol")
    assert table.pile == "2*rifle access grenade pistol".replace("2*rifle", "rifle rifle")


def test_vg_026_and_vg_r10_nobody_sees_what_is_returned() -> None:
    table = Table([ELEVEN, "knife", "knife"], pile="3*rifle").play("pass", "return:access")
    assert table.view(0).under == ["access"]
    assert table.view(1).under == ["?"] == table.view(None).under
    assert any("put an Access under" in line for line in table.story(0))
    assert any("Red put a card under" in line for line in table.story(1))
    assert not any("Access" in line for line in table.story(None))


def test_vg_027_the_limit_waits_for_the_end_of_ones_own_turn() -> None:
    table = Table(["2*access 8*knife", "10*pistol rifle"], pile="9*rifle")
    table.play("play:access")
    assert table.state.hand_size == [12, 11] and table.asked == ("PlayCard", 0)
    table.play("pass", "return:knife", "return:knife")
    assert table.asked == ("PlayCard", 1) and table.state.hand_size[1] == 13


def test_vg_028_and_vg_r11_areas_do_not_count() -> None:
    table = Table(["10*knife", "knife"], areas=["2*hostage 2*laptop"], pile="4*rifle")
    table.play("pass")
    assert table.asked == ("PlayCard", 1)


def test_vg_r33_cards_without_effect_cannot_be_played() -> None:
    hand = "security-alert security-disabled flashbang tranquilizer knife access"
    table = Table([hand, ""], revealed=[1])
    assert table.legal == ["play:security-disabled", "play:access", "pass"]
    assert table.refusal("play:security-alert") == "VG-066"
    assert table.refusal("play:flashbang") == "VG-077"
    assert table.refusal("play:knife") == "VG-045"


@pytest.mark.parametrize("card", ["knife", "flashbang", "security-alert", "counter-op"])
def test_vg_r57_nobody_is_their_own_target(card: str) -> None:
    table = Table([f"{card} rifle", "knife", "knife"], areas=["hostage", "laptop", "laptop"])
    table.play(f"play:{card}")
    assert table.legal == ["target:blue", "target:gold"]
    assert table.refusal("target:red") == "VG-R57"
