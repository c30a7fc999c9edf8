"""The deck is data: what is in it, and what is refused."""

import tomllib

import pytest

from brushpass.kernel.errors import BadDeck
from tests.games.viper_ops.table import GAME, Table, deck_with

DECK = tomllib.loads(GAME.builtin_deck.text)
MISSIONS = [mission for region in DECK["regions"] for mission in region["missions"]]
LEVELS = {"field": 1, "special": 2, "secret": 3}


def test_seventy_missions_of_nine_types() -> None:
    assert len(MISSIONS) == 70
    types = [mission["type"] for mission in MISSIONS]
    assert {kind: types.count(kind) for kind in set(types)} == {
        "sabotage": 8, "surveillance": 8, "frame-up": 8, "assassination": 8,
        "computer-attack": 8, "steal-tech": 8, "plant-mole": 8, "extraction": 7, "stage-coup": 7,
    }  # fmt: skip


def test_every_region_has_the_same_weight() -> None:
    for region in DECK["regions"]:
        levels = [mission["level"] for mission in region["missions"]]
        assert [levels.count(level) for level in LEVELS] == [4, 4, 2]
        needs = ("intel", "operatives", "deployment", "gadgets")
        assert sum(mission[need] for mission in region["missions"] for need in needs) == 46
        starters = [mission for mission in region["missions"] if mission.get("starter")]
        assert len(starters) == 1
        assert starters[0]["level"] == "field"


def test_points_follow_their_formula() -> None:
    extra = {"surveillance": 1, "stage-coup": -1}
    for mission in MISSIONS:
        work = 3 * mission["intel"] + mission["operatives"]
        work += 2 * mission["deployment"] + 2 * mission["gadgets"]
        points = 2 * LEVELS[mission["level"]] + (work + 1) // 2 + extra.get(mission["type"], 0)
        assert mission["points"] == points, mission["id"]


def test_power_cards_and_secret_agents_are_counted() -> None:
    for mode, count in (("base", 23), ("extended", 26), ("coop", 19)):
        assert sum(card[mode] for card in DECK["power_cards"].values()) == count
    assert sum(DECK["secret_agents"].values()) == 12


def test_the_deck_says_what_is_ours() -> None:
    assert "our own" in DECK["deck"]["origin"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "AF02"', 'id = "AF01"', "AF01"),
        (
            'level = "field",   points = 5,',
            'level = "boss",   points = 5,',
            "regions[0].missions[0]",
        ),
        ("mole_intel = 2", "mole_intel = 0", "mole_intel"),
        (", starter = true", "", "one starter"),
        ('home = "AF"', 'home = "XX"', "directors[0].home"),
        ('home = "AS"', 'home = "AF"', "share a home"),
        ('code = "AF"', 'code = "AA"', "regions"),
        ("agent-runner = {", "agent-walker = {", "power_cards"),
        ("snake = 7", "worm = 7", "secret_agents"),
        ("budget = 8\n", "budget = 20\n", "modes.extended.budget"),
        ("field_agents = 15", "field_agents = 3", "supply.field_agents"),
        ("removed_regions = [2, 1, 0]", "removed_regions = [6, 1, 0]", "removed_regions"),
        ("dice = 10", "dice = 0", "setup.dice"),
        ("price = 1 #", "cost = 1 #", "stations"),
        ("plant-field-agent = { base = 0", "plant-field-agent = { base = 1", "plant-field-agent"),
        ("missions_on_track = 6", "missions_on_track = 9", "missions_on_track"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_by_name(old: str, new: str, words: str) -> None:
    with pytest.raises(BadDeck, match=r"changed\.toml") as error:
        deck_with(old, new)
    assert words in str(error.value)


def test_numbers_are_dials() -> None:
    table = Table(2, deck=deck_with("die_price = 3", "die_price = 2")).chips(0, 2)
    assert table.play("roll").mat().chips == 0
    table = Table(2, deck=deck_with("boxes = [[6], [6, 7]", "boxes = [[2, 9], [6, 7]"))
    assert [box.price for box in table.view().stations[3].boxes] == [2, 9]
