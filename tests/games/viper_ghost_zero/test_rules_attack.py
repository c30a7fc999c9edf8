"""Attack and defense: VG-043 to VG-058."""

import pytest

from tests.games.viper_ghost_zero.table import Table

ATTACKS = [("knife", 1), ("pistol", 2), ("rifle", 3), ("grenade", 4)]
DEFENSES = [("load-bearing-vest", 1), ("flak-vest", 2), ("heavy-armor", 3), ("bomb-suit", 4)]


@pytest.mark.parametrize(("attack", "owed"), ATTACKS)
@pytest.mark.parametrize(("defense", "saved"), DEFENSES)
def test_vg_043_vg_046_vg_047_and_vg_050_numbers_are_subtracted_down_to_nothing(
    attack: str, owed: int, defense: str, saved: int
) -> None:
    table = Table([attack, f"{defense} 6*access"])
    table.play(f"play:{attack}", "target:blue", f"play:{defense}")
    given = 0
    while table.asked == ("GiveCard", 1):
        table.play("give:access")
        given += 1
    assert given == max(0, owed - saved) == table.state.hand_size[0]
    assert table.asked == ("PlayCard", 0)


@pytest.mark.parametrize(("attack", "owed"), ATTACKS)
def test_vg_046_without_a_defense_the_whole_number_is_owed(attack: str, owed: int) -> None:
    table = Table([attack, "6*access"]).play(f"play:{attack}", "target:blue", "pass")
    assert table.view(None).action is not None and table.view(None).action.owed == owed
    table.play(*["give:access"] * owed)
    assert table.hand(0) == ("access" if owed == 1 else f"{owed}*access")


def test_vg_044_an_attack_has_one_other_player_as_victim() -> None:
    table = Table(["knife", "access", "access"]).play("play:knife")
    assert table.legal == ["target:blue", "target:gold"]
    table.play("target:gold", "pass", "give:access")
    assert table.hand(1) == "access" and table.hand(2) == ""
    assert table.refusal("target:blue") == "VG-018"


def test_vg_045_and_vg_r21_a_victim_needs_a_card_in_hand_or_area() -> None:
    table = Table(["knife", "", "", "access"], areas=["", "laptop"]).play("play:knife")
    assert table.legal == ["target:blue", "target:violet"]
    assert table.refusal("target:gold") == "VG-045"
    assert Table(["knife", ""]).legal == ["pass"]


def test_vg_r58_the_same_player_may_be_attacked_twice() -> None:
    table = Table(["2*knife", "2*flak-vest"], pile="9*rifle")
    table.play("play:knife", "target:blue", "play:flak-vest")
    table.play("play:knife", "target:blue")
    assert table.legal == ["play:flak-vest", "pass"]


def test_vg_048_there_is_no_second_defense() -> None:
    table = Table(["grenade", "load-bearing-vest flak-vest knife"])
    table.play("play:grenade", "target:blue", "play:load-bearing-vest")
    assert table.asked == ("GiveCard", 1)
    assert table.refusal("play:flak-vest") == "VG-058"


@pytest.mark.parametrize(("defense", "saved"), DEFENSES)
def test_vg_049_a_defense_is_played_only_under_attack(defense: str, saved: int) -> None:
    own_turn = Table([f"{defense} access", "knife"])
    assert own_turn.refusal(f"play:{defense}") == "VG-049"
    stolen = Table(["flashbang", defense], areas=["", "laptop"])
    stolen.play("play:flashbang", "target:blue")
    assert stolen.legal == ["pass"] and stolen.refusal(f"play:{defense}") == "VG-079"
    for card in ("security-alert", "counter-op"):
        table = Table([card, defense]).play(f"play:{card}", "target:blue")
        assert table.asked == ("PlayCard", 0)


def test_vg_049_and_vg_r37_nobody_defends_somebody_else() -> None:
    table = Table(["knife", "access", "bomb-suit"]).play("play:knife", "target:blue")
    assert table.asked == ("Defend", 1) and table.legal == ["pass"]


def test_vg_050_and_vg_r22_surplus_protection_is_lost() -> None:
    table = Table(["knife pistol", "bomb-suit 3*access"], pile="9*rifle")
    table.play("play:knife", "target:blue", "play:bomb-suit")
    assert table.hand(0) == "pistol"
    table.play("play:pistol", "target:blue", "pass")
    assert table.view(1).action is not None and table.view(1).action.owed == 2


def test_vg_051_vg_052_and_vg_r23_the_victim_picks_from_hand_and_area() -> None:
    table = Table(["rifle", "access knife"], areas=["", "laptop hostage"])
    table.play("play:rifle", "target:blue", "pass")
    assert table.asked == ("GiveCard", 1)
    assert table.legal == ["give:knife", "give:access", "surrender:hostage", "surrender:laptop"]
    table.play("give:access", "surrender:laptop", "give:knife")
    assert table.hand(0) == "laptop knife access" and table.area(1) == "hostage"


def test_vg_053_and_vg_r24_the_mission_is_never_given() -> None:
    table = Table(["grenade", "access"], missions=[0, 1])
    table.play("play:grenade", "target:blue", "pass", "give:access")
    assert table.state.missions == [0, 1] and table.asked == ("PlayCard", 0)


def test_vg_054_and_vg_r25_given_objectives_go_to_the_hand() -> None:
    table = Table(["knife", ""], areas=["hostage laptop", "extraction"], missions=[0])
    table.play("play:knife", "target:blue", "pass", "surrender:extraction")
    assert table.hand(0) == "extraction" and table.area(0) == "hostage laptop"
    assert not table.state.over


def test_vg_055_and_vg_r26_a_victim_with_too_little_gives_everything() -> None:
    table = Table(["2*grenade", "access"], areas=["", "laptop"], pile="9*rifle")
    table.play("play:grenade", "target:blue", "pass", "give:access", "surrender:laptop")
    assert table.asked == ("PlayCard", 0)
    assert table.refusal("play:grenade") == "VG-045"


def test_vg_056_and_vg_r27_the_defense_cannot_be_given_as_well() -> None:
    table = Table(["grenade", "load-bearing-vest access"])
    table.play("play:grenade", "target:blue", "play:load-bearing-vest")
    assert table.legal == ["give:access"]
    assert table.refusal("give:load-bearing-vest") == "VG-051"


def test_vg_057_and_vg_r28_hand_cards_pass_face_down_area_cards_in_the_open() -> None:
    table = Table(["pistol", "rifle", "knife"], areas=["", "laptop"])
    table.play("play:pistol", "target:blue", "pass", "give:rifle", "surrender:laptop")
    assert any("Blue gave you a Rifle." in line for line in table.story(0))
    assert any("You gave Red a Rifle." in line for line in table.story(1))
    assert any("Blue gave Red a card." in line for line in table.story(2))
    assert not any("Rifle" in line for line in table.story(2) + table.story(None))
    assert any("Blue gave Red the Laptop" in line for line in table.story(None))


def test_vg_058_and_vg_r29_the_defense_comes_before_the_first_card() -> None:
    table = Table(["pistol", "flak-vest 3*access"]).play("play:pistol", "target:blue")
    assert table.refusal("give:access") == "VG-058"
    table.play("pass", "give:access")
    assert table.refusal("play:flak-vest") == "VG-058"
    assert table.refusal("pass") == "VG-058"


@pytest.mark.parametrize("hand", ["3*access", "2*flak-vest access"])
def test_every_attacked_seat_is_asked_whatever_it_holds(hand: str) -> None:
    """VG-047: nobody can tell from the flow of the game whether a defense was there."""
    table = Table(["knife", hand, "knife"]).play("play:knife", "target:blue")
    assert table.asked == ("Defend", 1) and "pass" in table.legal
    watcher = table.view(2)
    other = Table(["knife", "grenade pistol rifle", "knife"]).play("play:knife", "target:blue")
    assert watcher == other.view(2)
