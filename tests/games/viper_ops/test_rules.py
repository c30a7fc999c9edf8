"""The rules page and its tests are complete."""

import re
from pathlib import Path

from tests.games.viper_ops.table import GAME

ID = re.compile(r"VO-R?\d+")
RULES = (
    *range(1, 23), *range(30, 46), *range(50, 61), *range(65, 76), *range(80, 89), 90, 91,
    *range(95, 101), *range(105, 110), *range(112, 119), *range(120, 127), *range(130, 134),
    *range(136, 139), *range(140, 145), *range(150, 167), *range(170, 186), *range(190, 213),
    *range(220, 229), *range(280, 292), *range(300, 317), *range(330, 339),
)  # fmt: skip
EVERY_ID = {f"VO-{number:03}" for number in RULES} | {f"VO-R{number:02}" for number in range(1, 98)}


def test_the_page_states_every_rule_and_ruling_once() -> None:
    stated = re.findall(r"^- \*\*(VO-R?\d+)\*\* \S", GAME.rules, re.MULTILINE)
    assert len(stated) == len(set(stated))
    assert set(stated) == EVERY_ID


def test_every_rule_and_ruling_has_a_test() -> None:
    tested: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        if file.name != Path(__file__).name:
            tested |= set(ID.findall(file.read_text(encoding="utf-8")))
    assert sorted(EVERY_ID - tested) == []
    assert sorted(tested - EVERY_ID) == []


def test_every_id_that_the_code_quotes_is_on_the_page() -> None:
    quoted: set[str] = set()
    for file in Path(str(GAME.folder)).rglob("*.py"):
        quoted |= set(ID.findall(file.read_text(encoding="utf-8")))
    assert len(quoted) > 150
    assert sorted(quoted - EVERY_ID) == []
