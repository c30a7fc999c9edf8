"""Decks are data: a new card needs no code, and a bad deck says what is wrong with it."""

import pytest

from brushpass.games.the_agents import GAME
from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import BadDeck
from brushpass.kernel.playout import play_out

TEXT = GAME.builtin_deck.text


def test_a_new_card_needs_no_code() -> None:
    """A Cutthroat that kills, draws and gains: effects in a row."""
    card = """
[[agent]]
name = "Cutthroat"
cards = ["BB"]
command = "Kill an agent next to this one, then draw an agent and gain 2 IP."
effects = [{ do = "kill", scope = "adjacent" }, { do = "draw-agent" }, { do = "gain", amount = 2 }]
"""
    text = TEXT.replace('cards = ["BB", "WB"]\ncommand = "Kill', 'cards = ["BB"]\ncommand = "Kill')
    deck = GAME.read_deck(text.replace("[[agent]]", card + "\n[[agent]]", 1), "mine")
    assert deck.content.names[0] == "Cutthroat"
    for players in (2, 5):
        state = GAME.new(players, 3, deck=deck)
        play_out(state, FastChance(1))
        assert state.over


def test_dials_are_in_the_deck() -> None:
    short = GAME.read_deck(TEXT.replace("goal = 40", "goal = 5"), "short")
    long = GAME.builtin_deck
    lengths = []
    for deck in (short, long):
        state = GAME.new(2, 9, deck=deck)
        play_out(state, FastChance(1))
        lengths.append(state.turns)
    assert lengths[0] < lengths[1]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('do = "steal", amount = 1', 'do = "steal"', "agent Pickpocket: effects[0].amount"),
        ('do = "dig"', 'do = "divine"', "agent Analyst: effects[0].do"),
        ('do = "dig"', 'do = "dig", may = true', "agent Analyst: effects[0].may"),
        ('do = "dig"', 'do = "dig", scope = "row"', "agent Analyst: effects[0].scope"),
        ('do = "extract", scope = "all"', 'do = "extract", scope = "row"', "agent Exfiltrator"),
        ('scope = "far"', 'scope = "near"', "agent Sniper: effects[0].scope"),
        ('do = "kill", scope = "ends"', 'do = "kill", scope = "same"', "agent Poisoner"),
        ("ip = 4\ncopies = 1", "ip = 4", "agent Exfiltrator: cards"),
        ('traits = ["any-gap"]', 'traits = ["no-action"]', "agent Infiltrator: traits"),
        ('cards = ["BB", "WB"]', 'cards = ["BB", "XB"]', "agent[0].cards[1]"),
        ('count = "run"', 'count = "runs"', "mission Long Wire: when[0].count"),
        ('each = "dead"', 'each = "deads"', "mission Body Count: each"),
        ("faction_limit = 5 ", "faction_limit = 9 ", "rules.faction_limit"),
        ("agents_dealt = 3 ", "agents_dealt = 8 ", "rules.agents_dealt"),
        ("copies = 2\ntext", "copies = 40\ntext", "room for 60 missions"),
        ('cards = ["WB"]', 'cards = ["WB", "WB", "WB"]', "room for 36 agent cards"),
        ("goal = 40", "aim = 40", "aim"),
    ],
)
def test_a_bad_deck_is_refused_with_the_place(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(BadDeck) as error:
        GAME.read_deck(TEXT.replace(old, new), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert complaint in str(error.value)
