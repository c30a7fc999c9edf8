"""The rules page is complete: every id once, in a test, and the code quotes no other."""

import re
from pathlib import Path

from tests.games.covert.table import GAME

ID = re.compile(r"CV-R?\d+")
EVERY_ID = {f"CV-{rule:03}" for rule in range(1, 149)} | {f"CV-R{rule:02}" for rule in range(1, 91)}
HERE = Path(__file__).parent


def test_the_page_states_every_rule_and_ruling_once() -> None:
    stated = re.findall(r"^- \*\*(CV-R?\d+)\*\* \S", GAME.rules, re.MULTILINE)
    assert len(stated) == len(set(stated))
    assert set(stated) == EVERY_ID


def test_every_rule_and_ruling_has_a_test() -> None:
    tested: set[str] = set()
    for file in HERE.glob("test_rules_*.py"):
        tested |= set(ID.findall(file.read_text(encoding="utf-8")))
    assert sorted(EVERY_ID - tested) == []


def test_the_code_quotes_only_rules_of_the_page() -> None:
    quoted: set[str] = set()
    for room in ("rules", "words"):
        for file in GAME.folder.joinpath(room).iterdir():
            if file.name.endswith(".py"):
                quoted |= set(ID.findall(file.read_text(encoding="utf-8")))
    assert len(quoted) > 100
    assert quoted <= EVERY_ID
