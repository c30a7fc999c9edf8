"""What holds for every game in the collection."""

import os
import re
from importlib import import_module
from pathlib import Path

import pytest

import brushpass
from brushpass.testing import check_game
from tests.golden import golden_files, written

GAMES = {"pocket-ops": 40}  # the others are long: one game of each kind of table, more in the soak
SOAK = int(os.environ.get("BRUSHPASS_SOAK", "0"))
TABLES = [
    (name, variant, players)
    for name, game in brushpass.catalogue().items()
    for variant in game.variants
    for players in game.seats_for(variant)
]


@pytest.mark.parametrize(("name", "variant", "players"), TABLES)
def test_the_game_keeps_its_promises(name: str, variant: str, players: int) -> None:
    game = brushpass.game(name)
    seeds = range(SOAK or GAMES.get(name, 1))
    assert check_game(game, seeds, [variant], [players], deep_every=7 if SOAK else 13) > len(seeds)


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_the_golden_playthrough_is_as_written(path: Path) -> None:
    """After a deliberate change of the rules: make golden, and review the difference."""
    assert path.exists(), f"{path} is missing: make golden"
    assert path.read_text(encoding="utf-8") == written(path)


@pytest.mark.parametrize("name", brushpass.catalogue())
def test_every_rule_on_the_page_has_a_test(name: str) -> None:
    game = brushpass.game(name)
    page = set(re.findall(r"\*\*([A-Z]{2}-R?\d+)\*\*", game.rules))
    folder = Path(str(import_module(f"tests.games.{name.replace('-', '_')}").__path__[0]))
    tests = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    tested = {
        rule.upper().replace("_", "-") for rule in re.findall(r"[a-zA-Z]{2}[-_][rR]?\d+", tests)
    }
    assert page, "the rules page has no rules"
    assert sorted(page - tested) == []
