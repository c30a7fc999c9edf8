"""Compiles the engine, the rules and the bots' judgement with mypyc where a C compiler is found."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = [
    "src/brushpass/kernel/chance.py",
    "src/brushpass/kernel/guide.py",
    "src/brushpass/kernel/journal.py",
    "src/brushpass/kernel/playout.py",
    "src/brushpass/kernel/state.py",
    *sorted(str(path) for path in Path("src/brushpass/games").glob("*/rules/[!_]*.py")),
    *sorted(str(path) for path in Path("src/brushpass/games").glob("*/bot.py")),
]


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


if has_compiler() and not os.environ.get("BRUSHPASS_PURE"):
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(COMPILED, opt_level="3", debug_level="0"))
else:
    setup()
