"""A story for every mission: a row that fulfils it, and one that just does not."""

import pytest

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.missions import Survey
from tests.games.the_agents.builder import CONTENT, table

SEVEN = "A01>0 A02>0 A03>0 A04>0 A05>0 A06>0 A07>0 SH"

STORIES = [
    ("M01", "Body Count", "A01x1 SH A02>1", 1, "A01>1 SH"),
    ("M01", "Body Count", "A01x1 A03x1 A04x0 SH A02x1", 3, "SH"),
    ("M02", "Blackout", "A08>1 A16>1 A21>1 SH", 4, "A08>1 A16>1 SH"),
    ("M03", "Whiteout", "A20>1 SH A17>1", 4, "A20>1 SH A08>1"),
    ("M04", "Grey Zone", "A08>1 SH A16>1", 3, "A08>1 SH A17>1"),
    ("M05", "Command Post", "A01>0 A02>0 SH A03>0", 3, "A01>0 A02x0 SH A03>0"),
    ("M06", "Full House", SEVEN, 3, "A02>0 A03>0 A04>0 A05>0 A06>0 A07>0 SH"),
    ("M07", "Long Wire", "A20>1 SH A08>1 A16>1", 3, "A20>1 SH A08>1 A16x1"),
    ("M08", "Standoff", "A01>0 A02>0 SH A03>1 A04>1", 3, "A01>0 A02>0 SH A03>1 A04>0"),
    ("M09", "Clean Hands", "A01>0 A02>0 SH A03>1", 2, "A01>0 A02>0 SH A03x1"),
    ("M10", "Balanced Books", "A01>0 A02x0 SH A03>1 A04>1", 2, "A01>0 A02>0 SH A03>1"),
    ("M11", "Dead Drop", "A01x1 SH A02x1", 2, "A01x1 A03>1 SH A02>1"),
    ("M12", "Monopoly", "A20>1 SH A17>1", 3, "A20>1 SH A17>1 A07>0 A11>0"),
    ("M13", "Joint Operation", "A07>0 SH A20>1", 2, "A20>1 SH A17>1"),
]


@pytest.mark.parametrize(("mission", "name", "met", "pays", "unmet"), STORIES)
def test_mission(mission: str, name: str, met: str, pays: int, unmet: str) -> None:
    kind = int(mission[1:]) - 1
    assert CONTENT.mission_names[kind] == name
    assert Survey(table(rows={0: met}), 0, 0).pays(kind) == pays
    assert Survey(table(rows={0: unmet}), 0, 0).pays(kind) == 0


@pytest.mark.parametrize(("mission", "name", "met", "pays", "unmet"), STORIES)
def test_the_view_says_whether_it_is_met(
    mission: str, name: str, met: str, pays: int, unmet: str
) -> None:
    for row, expected in ((met, pays), (unmet, 0)):
        if row == "SH":
            continue
        state = table(rows={0: row}, assigned={(0, 0): mission})
        (shown,) = state.view(None).factions[0].missions
        assert (shown.name, shown.pays) == (name, {0: expected})


def test_a_run_must_not_be_interrupted() -> None:
    """Three tokens of which one stands apart are no Long Wire."""
    apart = "A20>1 SH A17>1 A01>0 A08>1 A16>1"
    state = table(rows={0: apart})
    survey = Survey(state, 0, 0)
    assert survey.mine.tokens() == 3 and survey.mine.run == 2
    assert survey.pays(6) == 0


def test_full_house_asks_for_the_limit_of_the_table() -> None:
    five = "A01>0 A02>0 A03x1 A04>0 A05>0 SH"
    assert Survey(table(3, rows={0: five}), 0, 0).pays(5) == 3
    assert Survey(table(2, rows={0: five}), 0, 0).pays(5) == 0


def test_joint_operation_pays_the_partner_only_while_it_is_met() -> None:
    met = Survey(table(rows={0: "A07>0 SH A20>1"}), 0, 0)
    unmet = Survey(table(rows={0: "A20>1 SH"}), 0, 0)
    assert (met.pays_other(12), unmet.pays_other(12)) == (1, 0)


def test_there_are_20_missions_of_13_kinds() -> None:
    assert CONTENT.missions == 20 and CONTENT.kinds == 13
    copies = [CONTENT.copies[kind].bit_count() for kind in range(13)]
    assert copies == [2, 2, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1]
    assert {name for _, name, *_ in STORIES} == set(CONTENT.mission_names)
    assert "ours" in GAME.builtin_deck.text or "our own" in GAME.builtin_deck.text
