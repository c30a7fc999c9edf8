"""Tranquilizer, Flashbang, Neuro-Stim: VG-073 to VG-082."""

import pytest

from tests.games.viper_ghost_zero.table import Table

THEFTS = ("tranquilizer", "flashbang")


def test_vg_073_a_tranquilizer_takes_the_whole_area() -> None:
    table = Table(["tranquilizer", ""], areas=["laptop", "2*laptop hostage"])
    table.play("play:tranquilizer", "target:blue", "pass")
    assert table.area(0) == "hostage 3*laptop" and table.area(1) == ""


def test_vg_074_a_flashbang_takes_one_of_the_attackers_choice() -> None:
    table = Table(["flashbang", ""], areas=["", "2*laptop hostage"])
    table.play("play:flashbang", "target:blue", "pass")
    assert table.asked == ("TakeObjective", 0)
    assert table.legal == ["take:hostage", "take:laptop"]
    assert table.refusal("take:extraction") == "VG-076"
    table.play("take:laptop")
    assert table.area(0) == "laptop" and table.area(1) == "hostage laptop"


@pytest.mark.parametrize("theft", THEFTS)
def test_vg_075_what_is_taken_goes_into_the_area(theft: str) -> None:
    table = Table([theft, ""], areas=["", "laptop"]).play(f"play:{theft}", "target:blue", "pass")
    if theft == "flashbang":
        table.play("take:laptop")
    assert table.area(0) == "laptop" and table.hand(0) == ""


@pytest.mark.parametrize("theft", THEFTS)
def test_vg_076_hands_are_not_touched(theft: str) -> None:
    table = Table([theft, "2*extraction"], areas=["", "laptop"])
    table.play(f"play:{theft}", "target:blue", "pass")
    if theft == "flashbang":
        assert table.legal == ["take:laptop"]
        table.play("take:laptop")
    assert table.hand(1) == "2*extraction"


@pytest.mark.parametrize("theft", THEFTS)
def test_vg_077_and_vg_r36_the_target_needs_an_objective_in_the_area(theft: str) -> None:
    assert Table([theft, "hostage"]).legal == ["pass"]
    table = Table([theft, "hostage", ""], areas=["", "", "laptop"]).play(f"play:{theft}")
    assert table.legal == ["target:gold"] and table.refusal("target:blue") == "VG-077"


@pytest.mark.parametrize("theft", THEFTS)
def test_vg_078_neuro_stim_stops_it(theft: str) -> None:
    table = Table([theft, "neuro-stim"], areas=["", "laptop"])
    table.play(f"play:{theft}", "target:blue", "play:neuro-stim")
    assert table.area(1) == "laptop" and table.asked == ("PlayCard", 0)


@pytest.mark.parametrize("theft", THEFTS)
def test_vg_079_nothing_else_answers_it(theft: str) -> None:
    table = Table([theft, "bomb-suit security-disabled flashbang"], areas=["", "laptop"])
    table.play(f"play:{theft}", "target:blue")
    assert table.legal == ["pass"]
    assert table.refusal("play:bomb-suit") == "VG-079"


def test_vg_080_and_vg_r37_neuro_stim_is_nothing_but_that_answer() -> None:
    assert Table(["neuro-stim access", "knife"]).refusal("play:neuro-stim") == "VG-080"
    attacked = Table(["knife", "neuro-stim"]).play("play:knife", "target:blue")
    assert attacked.legal == ["pass"] and attacked.refusal("play:neuro-stim") == "VG-080"
    friend = Table(["flashbang", "", "neuro-stim"], areas=["", "laptop"])
    friend.play("play:flashbang", "target:blue")
    assert friend.asked == ("Resist", 1) and friend.legal == ["pass"]


@pytest.mark.parametrize("theft", THEFTS)
def test_vg_081_and_vg_r38_a_cancelled_card_is_spent(theft: str) -> None:
    table = Table([f"{theft} access", "neuro-stim"], areas=["", "laptop"])
    table.play(f"play:{theft}", "target:blue", "play:neuro-stim")
    assert table.discard == f"{theft} neuro-stim"
    assert table.hand(0) == "access" and table.state.plays == 1


def test_vg_082_and_vg_r39_the_objective_is_picked_after_the_answer() -> None:
    table = Table(["flashbang", "neuro-stim"], areas=["", "laptop"])
    table.play("play:flashbang", "target:blue")
    assert table.asked == ("Resist", 1)
    assert table.refusal("take:laptop") == "VG-078"


@pytest.mark.parametrize("hand", ["neuro-stim access", "2*access"])
def test_every_target_is_asked_whatever_it_holds(hand: str) -> None:
    """VG-078: the flow of the game does not tell whether a Neuro-Stim was there."""
    table = Table(["flashbang", hand, "knife"], areas=["", "laptop"])
    table.play("play:flashbang", "target:blue")
    assert table.asked == ("Resist", 1)
    other = Table(["flashbang", "2*bomb-suit", "knife"], areas=["", "laptop"])
    assert other.play("play:flashbang", "target:blue").view(2) == table.view(2)
