"""Games are found by folder and by entry point, and a broken one harms nobody but itself."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import brushpass
import brushpass.games.covert as covert
from brushpass import games
from brushpass.kernel.game import Game

LOOK = (
    "import json, brushpass, brushpass.games as g;"
    "print(json.dumps([list(brushpass.catalogue()), g.broken()]))"
)
Shelf = Callable[[str, str], tuple[list[str], list[str], str]]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """What is found by a new process that has another package installed, and what it says."""

    def look(code: str, entry: str) -> tuple[list[str], list[str], str]:
        (tmp_path / "stranger.py").write_text(code)
        info = tmp_path / "stranger-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[brushpass.games]\nodd = {entry}\n")
        path = [str(tmp_path), *filter(None, sys.path)]
        done = subprocess.run(
            [sys.executable, "-c", LOOK],
            env={"PYTHONPATH": ":".join(path)},
            capture_output=True,
            text=True,
            check=True,
        )
        found, broken = json.loads(done.stdout)
        return found, broken, done.stderr

    return look


def test_the_package_is_not_hidden_by_a_function() -> None:
    assert covert.GAME is brushpass.game("covert")
    assert brushpass.games is games
    assert all(isinstance(game, Game) for game in brushpass.catalogue().values())


def test_a_game_of_another_package_is_found(shelf: Shelf) -> None:
    code = (
        "import brushpass.games.pocket_ops as po\n"
        "class Odd(type(po.GAME)):\n"
        "    name = 'odd-job'\n"
        "    title = 'Odd Job'\n"
        "GAME = Odd()\n"
    )
    found, broken, said = shelf(code, "stranger:GAME")
    assert set(found) == {*brushpass.catalogue(), "odd-job"}
    assert (broken, said) == ([], "")


@pytest.mark.parametrize(
    ("code", "entry", "reason"),
    [
        ("def half(:", "stranger:GAME", "SyntaxError"),
        ("1 / 0", "stranger:GAME", "ZeroDivisionError: division by zero"),
        ("", "stranger:GAME", "AttributeError"),
        ("GAME = 3", "stranger:GAME", "GAME is 3, not a brushpass.Game"),
        (
            "import brushpass.kernel.game as k\nclass Odd(k.Game): name = 'odd'\nGAME = Odd()",
            "stranger:GAME",
            "Odd does not say its title, tagline",
        ),
        (
            "import brushpass.games.covert as c\nGAME = c.GAME",
            "stranger:GAME",
            "is called covert already",
        ),
    ],
)
def test_a_broken_game_is_left_out_with_a_line(
    shelf: Shelf, code: str, entry: str, reason: str
) -> None:
    found, broken, said = shelf(code, entry)
    assert found == list(brushpass.catalogue())
    assert len(broken) == 1
    assert "stranger:GAME" in broken[0]
    assert reason in broken[0]
    assert said == f"{broken[0]}\n"
