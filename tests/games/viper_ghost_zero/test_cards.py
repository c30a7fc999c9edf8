"""A story for every kind of card."""

import pytest

from tests.games.viper_ghost_zero.table import MISSIONS, Table


@pytest.mark.parametrize("kind", ["hostage", "laptop", "data-drive", "bioweapon"])
def test_an_objective_is_laid_stolen_and_stolen_back(kind: str) -> None:
    table = Table([f"{kind} access", "2*flashbang", ""], pile="9*rifle")
    table.play(f"play:{kind}", "pass")
    table.play("play:flashbang", "target:red", "pass", f"take:{kind}")
    assert table.area(0) == "" and table.area(1) == kind
    assert any(
        f"Blue took your {kind.replace('-', ' ').title()}." in line for line in table.story(0)
    )


def test_extraction_is_what_every_mission_waits_for() -> None:
    for mission in range(6):
        needs = Table([""] * 2, missions=[mission]).view(0).seats[0].mission
        assert needs is not None and "extraction" in needs.needs
        others = " ".join(need for need in needs.needs if need != "extraction")
        table = Table(["extraction", "knife"], areas=[others], missions=[mission])
        assert table.play("play:extraction").state.winners() == [0]


def test_knife_takes_a_single_card() -> None:
    table = Table(["knife", "access pistol"]).play("play:knife", "target:blue", "pass")
    table.play("give:pistol")
    assert table.hand(0) == "pistol" and table.hand(1) == "access"


def test_pistol_against_a_load_bearing_vest_leaves_one_card_to_pay() -> None:
    table = Table(["pistol", "load-bearing-vest 2*access"])
    table.play("play:pistol", "target:blue", "play:load-bearing-vest")
    assert any("Blue owes you one card." in line for line in table.story(0))
    assert table.play("give:access").hand(0) == "access"


def test_rifle_against_a_flak_vest_leaves_one_card_to_pay() -> None:
    table = Table(["rifle", "flak-vest 2*access"])
    table.play("play:rifle", "target:blue", "play:flak-vest", "give:access")
    assert table.asked == ("PlayCard", 0)


def test_rifle_against_heavy_armor_is_stopped() -> None:
    table = Table(["rifle", "heavy-armor 2*access"])
    table.play("play:rifle", "target:blue", "play:heavy-armor")
    assert table.hand(0) == "" and any("Blue owes you nothing." in line for line in table.story(0))


def test_grenade_strips_a_small_hand() -> None:
    table = Table(["grenade", "access pistol"], areas=["", "laptop"], pile="9*rifle")
    table.play("play:grenade", "target:blue", "pass")
    table.play("give:access", "give:pistol", "surrender:laptop")
    assert table.hand(0) == "laptop pistol access"
    table.play("pass")
    assert table.hand(1) == "6*rifle"


def test_bomb_suit_stops_a_grenade() -> None:
    table = Table(["grenade", "bomb-suit access"])
    table.play("play:grenade", "target:blue", "play:bomb-suit")
    assert table.hand(0) == "" and table.hand(1) == "access"


def test_load_bearing_vest_stops_a_knife() -> None:
    table = Table(["knife", "load-bearing-vest access"])
    assert "Defend with Load Bearing Vest: you owe nothing" in [
        offer.sentence for offer in table.play("play:knife", "target:blue").state.offers()
    ]


def test_security_alert_prepares_a_counter_op() -> None:
    table = Table(
        ["security-alert counter-op", "", ""],
        areas=["hostage data-drive extraction"],
        missions=[0, 1, 2],
    )
    table.play("play:security-alert", "target:blue")
    assert any("Blue's mission lies open: Paper Lantern" in line for line in table.story(2))
    assert table.play("play:counter-op", "target:blue").state.winners() == [0]


def test_security_disabled_hides_its_own_player_too() -> None:
    table = Table(["security-disabled", "", ""], missions=[0, 1, 2], revealed=[0, 1])
    table.play("play:security-disabled")
    assert table.view(2).seats[0].sight == "remembered"
    assert table.view(0).seats[0].sight == "own"


def test_access_feeds_the_second_play() -> None:
    table = Table(["access", "knife"], areas=["hostage laptop"], missions=[0],
                  pile="rifle extraction rifle")  # fmt: skip
    assert table.play("play:access", "play:extraction").state.winners() == [0]


def test_tranquilizer_empties_an_area_card_by_card() -> None:
    table = Table(["tranquilizer", ""], areas=["", "2*laptop hostage"], missions=[5, 5])
    table.play("play:tranquilizer", "target:blue", "pass")
    assert [line for line in table.story(1) if "took" in line] == [
        "Red took your Hostage.", "Red took your Laptop.", "Red took your Laptop.",
    ]  # fmt: skip


def test_flashbang_breaks_up_a_rivals_mission() -> None:
    table = Table(["flashbang", "extraction", ""], areas=["", "hostage laptop"], missions=[5, 0],
                  pile="9*rifle")  # fmt: skip
    table.play("play:flashbang", "target:blue", "pass", "take:laptop", "pass")
    assert not table.play("play:extraction").state.over


def test_neuro_stim_saves_the_game() -> None:
    table = Table(["flashbang", "neuro-stim"], areas=["hostage laptop", "extraction"], missions=[0])
    table.play("play:flashbang", "target:blue", "play:neuro-stim")
    assert not table.state.over
    assert any("The Flashbang has no effect." in line for line in table.story(None))


def test_counter_op_leaves_a_trail_for_the_two_only() -> None:
    table = Table(["counter-op", "", ""], missions=[0, 1, 2])
    table.play("play:counter-op", "target:blue")
    assert any("You swapped missions with Blue." in line for line in table.story(0))
    assert any("Red swapped missions with you." in line for line in table.story(1))
    assert any("Red swapped missions with Blue." in line for line in table.story(2))
    assert not any(name in line for line in table.story(2) for name in MISSIONS)


def test_a_mission_from_the_pile_changes_what_is_wanted() -> None:
    table = Table(["extraction", "knife", "knife"], areas=["hostage data-drive"], missions=[0],
                  variant="bravo", pile="M1 rifle 9*rifle", at="draw")  # fmt: skip
    assert table.play("play:extraction").state.finishers == [0]
