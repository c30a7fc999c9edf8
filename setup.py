"""Compiles the engine, the rules and the bots' judgement with mypyc where a C compiler is found."""

import os
import shutil
import sysconfig
from glob import glob

from setuptools import setup

COMPILED = [
    "src/brushpass/kernel/chance.py",
    "src/brushpass/kernel/guide.py",
    "src/brushpass/kernel/journal.py",
    "src/brushpass/kernel/playout.py",
    "src/brushpass/kernel/state.py",
    *sorted(glob("src/brushpass/games/*/rules/*.py")),
    *sorted(glob("src/brushpass/games/*/bot.py")),
]


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


if has_compiler() and not os.environ.get("BRUSHPASS_PURE"):
    from mypyc.build import mypycify

    setup(
        ext_modules=mypycify([f for f in COMPILED if not f.endswith("__init__.py")], opt_level="3")
    )
else:
    setup()
