"""Compiles with mypyc, where a C compiler is found.

A folder with a `compiled.txt` becomes one library; its lines name the modules, as globs in that
folder, and with `!` those to leave out (`__init__.py` always is). Structs stay out: mypyc drops what
is said of them in brackets."""

import gc
import os
import re
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/brushpass")


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Says what was done, and how long it took, if it took any time."""
    began = time.monotonic()
    yield
    if (seconds := round(time.monotonic() - began)) > 0:
        sys.stderr.write(f"  {what}: {seconds} s\n")


def libraries() -> dict[str, list[str]]:
    """The modules that are compiled, by the library they go into."""
    return {
        "_".join(listing.parent.relative_to(SOURCE.parent).parts): modules(listing)
        for listing in sorted(SOURCE.rglob("compiled.txt"))
    }


def modules(listing: Path) -> list[str]:
    """What a `compiled.txt` names; a line that names nothing is out of date."""
    chosen: set[Path] = set()
    for line in listing.read_text(encoding="utf-8").split():
        found = set(listing.parent.glob(line.removeprefix("!")))
        if not found:
            raise SystemExit(f"{listing}: there is no {line.removeprefix('!')}")
        chosen = chosen - found if line.startswith("!") else chosen | found
    return sorted(str(path) for path in chosen if path.name != "__init__.py")


def translated() -> list[Extension]:
    """The modules as C. What mypyc warns of is an error."""
    from mypyc.build import mypycify

    parts = libraries()
    said = StringIO()
    try:
        with redirect_stdout(said):
            made: list[Extension] = mypycify(
                # From mypy's cache mypyc reads classes back without their undefined fields.
                [
                    f"--cache-dir={os.devnull}",
                    *(path for paths in parts.values() for path in paths),
                ],
                opt_level=os.environ.get("BRUSHPASS_OPT", "3"),
                debug_level="0",
                separate=[(paths, name) for name, paths in parts.items()],
            )
    finally:
        sys.stderr.write(said.getvalue())
    gc.freeze()  # what mypy leaves behind would take as long to clear away at the end
    if "warning:" in said.getvalue():
        raise SystemExit("mypyc's warnings are errors")
    widen_shifts(made)
    return made


def widen_shifts(extensions: list[Extension]) -> None:
    """mypyc writes `1 << n` for 64-bit integers too, which C takes as 32 bits wide and which loses
    every bit from the 32nd on. Compile a copy that says what the Python means; mypyc compares
    with its own files, and a copy that would not change stays as old as it is."""
    widened = 0
    for extension in extensions:
        for index, source in enumerate(extension.sources):
            path = Path(source)
            text, count = re.subn(
                r"(?<![\w.)])(\d+) << (?=[a-z])", r"(int64_t)\1 << ", path.read_text()
            )
            if count:
                widened += count
                wide = path.with_name(f"wide{path.name}")
                if not wide.exists() or wide.read_text() != text:
                    wide.write_text(text)
                extension.sources[index] = str(wide)
    if not widened:
        raise SystemExit("mypyc writes shifts in another way: look what `widen_shifts` is for")


class Compile(build_ext):
    """Turns the modules into C and the C into libraries, when it is run; others who only ask for
    this command (every hook of pip does) wait for neither."""

    def finalize_options(self) -> None:
        """Left to `run`: it wants to know the libraries."""

    def run(self) -> None:
        with timed("Python to C"):
            self.distribution.ext_modules = translated()
        super().finalize_options()
        self.parallel = os.cpu_count()
        # The longest first, so that no core waits for a single one at the end.
        self.extensions.sort(key=lambda part: -Path(part.sources[0]).stat().st_size)
        with timed(f"C to {len(self.extensions)} libraries"):
            super().run()
        made = {Path(output).resolve() for output in self.get_outputs()}
        for path in Path(self.build_lib).rglob("*.so"):
            if path.resolve() not in made:
                path.unlink()

    def build_extension(self, ext: Extension) -> None:
        if ext.name.endswith("__mypyc"):
            with timed(f"  {ext.name.removesuffix('__mypyc')}"):
                super().build_extension(ext)
        else:  # a module's door into its library
            super().build_extension(ext)

    def get_source_files(self) -> list[str]:
        return []  # made by `run`, and no part of a source distribution


class Compiled(Distribution):
    """Has libraries, though only `Compile` knows which."""

    def has_ext_modules(self) -> bool:
        return True


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None


if __name__ == "__main__":
    if has_compiler() and not os.environ.get("BRUSHPASS_PURE"):
        setup(distclass=Compiled, cmdclass={"build_ext": Compile})
    else:
        setup()
