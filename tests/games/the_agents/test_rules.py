"""The rules page and its tests are complete: every id is on the page once, and in a test."""

import re
from importlib import import_module
from inspect import getdoc, getmembers, isfunction
from pathlib import Path

from brushpass.games.the_agents import GAME

ID = re.compile(r"AG-R?\d+")
EVERY_ID = {f"AG-{number:03}" for number in range(1, 103)}
EVERY_ID |= {f"AG-R{number:02}" for number in range(1, 79)}
STORIES = ("goal", "rows", "commands", "free", "missions", "turn")


def test_the_page_states_every_rule_and_ruling_once() -> None:
    stated = re.findall(r"^- \*\*(AG-R?\d+)\*\* \S", GAME.rules, re.MULTILINE)
    assert len(stated) == len(set(stated))
    assert set(stated) == EVERY_ID


def test_every_rule_and_ruling_has_a_test() -> None:
    tested: set[str] = set()
    for name in STORIES:
        module = import_module(f"tests.games.the_agents.test_rules_{name}")
        for function, body in getmembers(module, isfunction):
            if function.startswith("test_"):
                tested |= set(ID.findall(getdoc(body) or ""))
    assert EVERY_ID - tested == set()
    assert tested - EVERY_ID == set()


def test_every_id_that_the_code_quotes_is_on_the_page() -> None:
    folder = Path(str(GAME.folder))
    sources = [folder / "deck.toml", *folder.rglob("*.py")]
    quoted = {
        found for source in sources for found in ID.findall(source.read_text(encoding="utf-8"))
    }
    assert quoted - EVERY_ID == set()


def test_the_page_lists_every_card() -> None:
    content = GAME.builtin_deck.content
    for name in [*content.names, *content.mission_names]:
        assert f"\n| {name} |" in GAME.rules
