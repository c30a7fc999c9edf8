"""Compiles the engine, the rules and the bots' judgement with mypyc where a C compiler is found."""

import os
import re
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "src/brushpass/bots/ismcts.py",
    "src/brushpass/kernel/chance.py",
    "src/brushpass/kernel/guide.py",
    "src/brushpass/kernel/journal.py",
    "src/brushpass/kernel/playout.py",
    "src/brushpass/kernel/state.py",
    *sorted(str(path) for path in Path("src/brushpass/games").glob("*/rules/[!_]*.py")),
    *sorted(str(path) for path in Path("src/brushpass/games").glob("*/bot.py")),
    "src/brushpass/solver/positions.py",
    "src/brushpass/solver/rounds.py",
    "src/brushpass/solver/turn.py",
]


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

    compiled = mypycify(COMPILED, opt_level="3", debug_level="0")
    widen_shifts(compiled)
    setup(ext_modules=compiled)
else:
    setup()
