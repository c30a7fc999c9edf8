"""Compiles with mypyc, where a C compiler is found: the engine, the rules, the bots' judgement, and
what a server does after every move. Structs stay out: mypyc drops what is said of them in brackets."""

import os
import re
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/brushpass")
KERNEL = [
    "bits",
    "chance",
    "deal",
    "events",
    "guide",
    "journal",
    "kept",
    "playout",
    "record",
    "state",
]
SEARCH = ["ismcts", "race"]
SOLVER = ["draft", "positions", "rounds", "turn"]
JUDGED = ["rules/[!_]*.py", "bot*.py", "bot/[!_]*.py"]
WEB = ["album", "client", "frames", "panels", "place", "tables", "wire"]


def libraries() -> list[tuple[list[str], str]]:
    """What is compiled, by the library it goes into: the engine, each game, search, the solver, the
    server."""
    games = sorted(path.parent.parent for path in SOURCE.glob("games/*/rules/__init__.py"))
    return [
        ([str(SOURCE / "kernel" / f"{name}.py") for name in KERNEL], "brushpass_kernel"),
        *(
            (
                [str(path) for judged in JUDGED for path in sorted(game.glob(judged))]
                + shown(game),
                f"brushpass_{game.name}",
            )
            for game in games
        ),
        ([str(SOURCE / "bots" / f"{name}.py") for name in SEARCH], "brushpass_search"),
        ([str(SOURCE / "solver" / f"{name}.py") for name in SOLVER], "brushpass_solver"),
        ([str(SOURCE / "web" / f"{name}.py") for name in WEB], "brushpass_web"),
    ]


def shown(game: Path) -> list[str]:
    """How a position is seen, drawn and told, in a game that keeps the making of views apart."""
    if not (game / "vantage.py").exists():
        return []
    return [str(game / f"{name}.py") for name in ("scene", "vantage", "words")]


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


def widen_shifts(extensions: list[Extension]) -> None:
    """mypyc writes `1 << n` for 64-bit integers too, which C takes as 32 bits wide and which loses
    every bit from the 32nd on. Say in the C what the Python means."""
    for source in {source for extension in extensions for source in extension.sources}:
        path = Path(source)
        path.write_text(re.sub(r"= (\d+) << cpy", r"= (int64_t)\1 << cpy", path.read_text()))


if has_compiler() and not os.environ.get("BRUSHPASS_PURE"):
    from mypyc.build import mypycify

    parts = libraries()
    compiled = mypycify(
        [path for paths, _ in parts for path in paths],
        opt_level=os.environ.get("BRUSHPASS_OPT", "3"),
        debug_level="0",
        separate=parts,
    )
    widen_shifts(compiled)
    setup(ext_modules=compiled, options={"build_ext": {"parallel": os.cpu_count()}})
else:
    setup()
