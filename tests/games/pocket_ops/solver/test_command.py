"""`brushpass solve`."""

import json
import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

import brushpass
from brushpass.cli import app
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.solver import command, figures, known, store
from brushpass.games.pocket_ops.solver.findings import Solution
from brushpass.games.pocket_ops.solver.positions import position
from brushpass.games.pocket_ops.solver.rounds import LIMIT, NO_LIMIT, RoundSolver
from brushpass.kernel.errors import Unsolved


def openings_only(report: Callable[[int], None]) -> Solution:
    """Stands in for the long computation."""
    solvers = []
    for limit, table in ((LIMIT, known.findings().limit), (NO_LIMIT, known.findings().no_limit)):
        solver = RoundSolver(limit)
        for k, holder in enumerate(KINDS):
            for n, rival in enumerate(KINDS):
                opening = table[holder][rival]
                solver.remember(position(0, k, n, 0), opening.vK, opening.vN)
        solvers.append(solver)
    return Solution(*solvers)


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are solved in their own tests; and in long runs here, too."""
    if not os.environ.get("BRUSHPASS_SOAK"):
        monkeypatch.setattr(command, "solve_everything", openings_only)


@pytest.fixture
def _short_first_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    if not os.environ.get("BRUSHPASS_SOAK"):
        turn = command.first_turn(RoundSolver(LIMIT), NONE, NONE)
        monkeypatch.setattr(command, "first_turn", lambda solver, k, n: turn)


@pytest.mark.usefixtures("_short")
def test_json_is_one_object_with_the_value_of_every_opening(tmp_path: Path) -> None:
    out = tmp_path / "mine.solution"
    result = CliRunner().invoke(app, ["solve", "pocket-ops", "--json", "--out", str(out)])
    assert result.exit_code == 0, result.output
    document = json.loads(result.stdout)
    assert list(document) == ["limit", "no_limit", "spies_only", "match"]
    for part in ("limit", "no_limit"):
        assert list(document[part]) == list(KINDS)
        for row in document[part].values():
            assert list(row) == list(KINDS)
            assert all(0 < opening["vN"] < opening["vK"] < 1 for opening in row.values())
    assert document["spies_only"]["vK"] == pytest.approx(0.305635774, abs=1e-9)
    shipped = json.loads(
        files("brushpass.games.pocket_ops.solver").joinpath("findings.json").read_text()
    )
    assert document["match"]["value"] == pytest.approx(shipped["match"]["value"], abs=1e-9)
    loaded = store.load(out)
    assert loaded[LIMIT].opening(0, 0)[0] == document["limit"]["sniper"]["sniper"]["vK"]


@pytest.mark.usefixtures("_short")
def test_it_stores_in_the_cache_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert CliRunner().invoke(app, ["solve", "pocket-ops", "--json"]).exit_code == 0
    assert list(store.load(store.default_path())) == [LIMIT, NO_LIMIT]


def test_other_games_are_not_solved() -> None:
    result = CliRunner().invoke(app, ["solve", "chess"])
    assert isinstance(result.exception, brushpass.UnknownGame)
    for name in brushpass.catalogue():
        if name != "pocket-ops":
            result = CliRunner().invoke(app, ["solve", name])
            assert isinstance(result.exception, Unsolved)


@pytest.mark.usefixtures("_short", "_short_first_turns")
def test_the_findings_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    result = CliRunner().invoke(app, ["solve", "pocket-ops", "--out", str(tmp_path / "a")])
    assert result.exit_code == 0, result.output
    assert "Placing first wins 30.6% of rounds played with spies only" in result.stdout
    for line in ("assassin │   59.6", "pusher     │ 53.06", "assassin         │ 51.92"):
        assert line in result.stdout
    assert "wins the match with 47.97%" in result.stdout


def test_figures_are_drawn_the_same_every_time(tmp_path: Path) -> None:
    solution = openings_only(lambda solved: None)
    for folder in ("one", "two"):
        figures.draw_all(solution, tmp_path / folder)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["keeping.svg", "opening.svg", "pairings.svg", "patience.svg"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert "68.6" in (tmp_path / "one" / "pairings.svg").read_text()
