"""The rules page and its tests are complete: every id is on the page once, and in a test."""

import re
from importlib import import_module
from inspect import getdoc, getmembers, isfunction

from tests.games.pocket_ops.table import GAME

ID = re.compile(r"PO-R?\d+")
RULES = (
    *range(1, 9), *range(10, 17), *range(20, 38), *range(40, 44), *range(50, 56), *range(60, 67),
    *range(70, 73), *range(80, 84), *range(90, 93), *range(100, 103), *range(110, 114),
    *range(120, 123), *range(130, 133), *range(140, 145), *range(150, 153),
)  # fmt: skip
EVERY_ID = {f"PO-{number:03}" for number in RULES} | {f"PO-R{number:02}" for number in range(1, 59)}
STORIES = ("draft", "turn", "end", "specialists")


def test_the_page_states_every_rule_and_ruling_once() -> None:
    stated = re.findall(r"^- \*\*(PO-R?\d+)\*\* \S", GAME.rules, re.MULTILINE)
    assert len(stated) == len(set(stated))
    assert set(stated) == EVERY_ID


def test_every_rule_and_ruling_has_a_test() -> None:
    tested: set[str] = set()
    for name in STORIES:
        module = import_module(f"tests.games.pocket_ops.test_rules_{name}")
        for function, body in getmembers(module, isfunction):
            if function.startswith("test_"):
                tested |= set(ID.findall(getdoc(body) or ""))
    assert tested == EVERY_ID


def test_every_id_that_the_code_quotes_is_on_the_page() -> None:
    quoted: set[str] = set()
    for room in ("rules", "words"):
        for file in GAME.folder.joinpath(room).iterdir():
            if file.name.endswith(".py"):
                quoted |= set(ID.findall(file.read_text(encoding="utf-8")))
    assert len(quoted) > 50
    assert quoted <= EVERY_ID


def test_the_page_has_a_heading_for_every_specialist() -> None:
    headings = re.findall(r"^## (.+)$", GAME.rules, re.MULTILINE)
    for kind in GAME.actions.families[0].arguments:
        assert f"The {kind.title()}" in headings
