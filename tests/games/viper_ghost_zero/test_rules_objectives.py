"""Objectives: VG-037 to VG-042."""

import pytest

from tests.games.viper_ghost_zero.table import Table

KINDS = ("hostage", "laptop", "data-drive", "bioweapon", "extraction")


@pytest.mark.parametrize("kind", KINDS)
def test_vg_037_and_vg_038_any_objective_may_be_laid_out(kind: str) -> None:
    table = Table([f"{kind} knife", "knife"], missions=[0]).play(f"play:{kind}")
    assert table.area(0) == kind and table.discard == ""
    assert table.view(None).seats[0].area == [kind]


def test_vg_039_and_vg_r18_several_of_a_kind_may_lie_together() -> None:
    table = Table(["3*laptop", "knife"], pile="4*rifle").play("play:laptop", "play:laptop")
    assert table.area(0) == "2*laptop"


def test_vg_040_and_vg_r19_an_objective_cannot_be_taken_back() -> None:
    table = Table(["knife", "access"], areas=["laptop"])
    assert table.legal == ["play:knife", "pass"]
    assert table.refusal("take:laptop") == "VG-018"
    assert table.refusal("surrender:laptop") == "VG-018"


def test_vg_041_an_objective_can_leave_through_each_of_the_three_ways() -> None:
    attacked = Table(["knife", ""], areas=["", "laptop"]).play("play:knife", "target:blue", "pass")
    assert attacked.legal == ["surrender:laptop"]
    for theft in ("tranquilizer", "flashbang"):
        table = Table([theft, ""], areas=["", "laptop"])
        table.play(f"play:{theft}", "target:blue", "pass")
        if theft == "flashbang":
            table.play("take:laptop")
        assert table.area(0) == "laptop" and table.area(1) == ""


def test_vg_042_and_vg_r20_nobody_answers_an_objective() -> None:
    table = Table(["laptop knife", "neuro-stim bomb-suit"]).play("play:laptop")
    assert table.asked == ("PlayCard", 0)
