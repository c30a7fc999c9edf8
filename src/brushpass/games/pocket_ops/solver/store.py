"""Where a solution is kept, so that nobody need solve the game twice."""

import os
import zlib
from array import array
from pathlib import Path
from typing import Final

import msgspec

from brushpass.games.pocket_ops import GAME
from brushpass.games.pocket_ops.solver.rounds import RoundSolver
from brushpass.kernel.errors import BrushpassError

FORMAT: Final = 1


class BadSolution(BrushpassError):
    """A file that is no solution, or one of other rules, or that cannot be written."""


class Table(msgspec.Struct, frozen=True):
    """The solved positions of one limit: 64-bit numbers, one after another."""

    limit: int
    positions: bytes
    holder: bytes
    rival: bytes


class SolutionFile(msgspec.Struct, frozen=True):
    """The whole file, before it is compressed."""

    format: int
    game: str
    rules_version: int
    tables: list[Table]


def default_path() -> Path:
    """In the user's cache, one file for each version of the rules."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "brushpass" / f"{GAME.name}-{GAME.rules_version}.solution"


def save(path: Path, solvers: list[RoundSolver]) -> None:
    document = SolutionFile(
        format=FORMAT,
        game=GAME.name,
        rules_version=GAME.rules_version,
        tables=[
            Table(
                limit=solver.limit,
                positions=array("q", solver.positions).tobytes(),
                holder=array("d", solver.holder).tobytes(),
                rival=array("d", solver.rival).tobytes(),
            )
            for solver in solvers
        ],
    )
    packed = zlib.compress(msgspec.msgpack.encode(document), 6)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(packed)
        draft.replace(path)
    except OSError as error:
        raise BadSolution(f"{path}: cannot be written ({error.strerror})") from None


def load(path: Path) -> dict[int, RoundSolver]:
    """The solvers of a file by their limits, with all they knew."""
    try:
        document = msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=SolutionFile)
    except OSError as error:
        raise BadSolution(f"{path}: {error.strerror}") from None
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadSolution(f"{path}: not a solution file ({error})") from None
    if document.format != FORMAT or document.game != GAME.name:
        raise BadSolution(f"{path}: format {document.format} of {document.game} is not known here")
    if document.rules_version != GAME.rules_version:
        raise BadSolution(
            f"{path}: rules_version {document.rules_version}, these rules are "
            f"version {GAME.rules_version}"
        )
    return {table.limit: _solver(table, path) for table in document.tables}


def _solver(table: Table, path: Path) -> RoundSolver:
    solver = RoundSolver(table.limit)
    parts = (table.positions, table.holder, table.rival)
    if len({len(part) for part in parts}) != 1 or len(table.positions) % 8:
        raise BadSolution(f"{path}: the table with limit {table.limit} is cut short")
    positions = array("q", table.positions)
    worths = zip(array("d", table.holder), array("d", table.rival), strict=True)
    for position, (holder, rival) in zip(positions, worths, strict=True):
        solver.remember(position, holder, rival)
    return solver
