"""Solution files."""

import zlib
from pathlib import Path

import msgspec
import pytest

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.solver import store
from brushpass.games.pocket_ops.solver.rounds import LIMIT, NO_LIMIT, RoundSolver


@pytest.fixture(scope="module")
def solvers() -> list[RoundSolver]:
    found = [RoundSolver(LIMIT), RoundSolver(NO_LIMIT)]
    for solver in found:
        solver.opening(NONE, NONE)
    return found


def rewritten(path: Path, **changes: object) -> None:
    document = msgspec.msgpack.decode(zlib.decompress(path.read_bytes()))
    path.write_bytes(zlib.compress(msgspec.msgpack.encode(document | changes)))


def test_what_is_saved_is_loaded(solvers: list[RoundSolver], tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.solution"
    store.save(path, solvers)
    loaded = store.load(path)
    assert set(loaded) == {LIMIT, NO_LIMIT}
    for solver in solvers:
        twin = loaded[solver.limit]
        assert twin.positions == solver.positions
        assert (twin.holder, twin.rival) == (solver.holder, solver.rival)
        assert twin.opening(NONE, NONE) == solver.opening(NONE, NONE)
        assert len(twin.positions) == len(solver.positions)
    assert [entry.name for entry in path.parent.iterdir()] == ["a.solution"]


def test_a_place_where_nothing_can_be_written(solvers: list[RoundSolver], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(store.BadSolution, match="cannot be written"):
        store.save(tmp_path / "file" / "a.solution", solvers)


def test_a_file_that_is_no_solution(tmp_path: Path) -> None:
    path = tmp_path / "a.solution"
    with pytest.raises(store.BadSolution, match="No such file"):
        store.load(path)
    path.write_bytes(b"three in a row")
    with pytest.raises(store.BadSolution, match="not a solution file"):
        store.load(path)
    path.write_bytes(zlib.compress(msgspec.msgpack.encode({"format": 1})))
    with pytest.raises(store.BadSolution, match="not a solution file"):
        store.load(path)


def test_a_solution_of_other_rules(solvers: list[RoundSolver], tmp_path: Path) -> None:
    path = tmp_path / "a.solution"
    store.save(path, solvers)
    rewritten(path, rules_version=999)
    with pytest.raises(store.BadSolution, match="rules_version 999"):
        store.load(path)
    rewritten(path, format=7)
    with pytest.raises(store.BadSolution, match="format 7"):
        store.load(path)


def test_a_solution_cut_short(solvers: list[RoundSolver], tmp_path: Path) -> None:
    path = tmp_path / "a.solution"
    store.save(path, solvers)
    tables = msgspec.to_builtins(
        [store.Table(LIMIT, bytes(16), bytes(8), bytes(16))], builtin_types=(bytes,)
    )
    rewritten(path, tables=tables)
    with pytest.raises(store.BadSolution, match="limit 100 is cut short"):
        store.load(path)


def test_the_cache_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert store.default_path().parent == tmp_path / "brushpass"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert store.default_path().parent == tmp_path / ".cache" / "brushpass"
