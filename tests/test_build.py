"""The build: it needs no more than it says, and the tests leave alone what `make play` installed."""

import ast
import os
import re
import runpy
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


def compiled() -> set[str]:
    """The modules that the build compiles."""
    libraries = runpy.run_path(str(ROOT / "setup.py"))["libraries"]()
    paths = [Path(path).relative_to("src") for found in libraries.values() for path in found]
    return {".".join(path.with_suffix("").parts) for path in paths}


def imported(module: str) -> set[str]:
    """What a module of ours imports, and nothing for one of somebody else."""
    path = SOURCE / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not file.exists():
        return set()
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_build_requires_what_the_compiled_server_imports() -> None:
    reached = compiled()
    assert {"brushpass.kernel.state", "brushpass.web.place"} <= reached
    waiting = list(reached)
    while waiting:
        news = imported(waiting.pop()) - reached
        reached |= news
        waiting += news
    outside = {module.partition(".")[0] for module in reached} - {
        "brushpass",
        *sys.stdlib_module_names,
    }
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]
    required = {re.split(r"[\[<>=]", line)[0] for line in build["requires"]}
    distributions = packages_distributions()
    needed = {name.lower() for module in outside for name in distributions[module]}
    assert needed - {"librt", "mypy_extensions"} <= required  # these come with mypy


def planned(target: str) -> str:
    """All that `make` would do for a target in an empty clone."""
    dry = ["make", "--dry-run", "--always-make", target]
    return subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_only_play_installs_the_package_and_it_installs_the_compiled_one() -> None:
    installed = r"install .*(\.whl|[ \"]\.[\[\"\s])"
    assert re.search(installed, "pip install -q .[lab]\n")
    assert not re.search(installed, planned("test"))
    assert re.search(installed, planned("play"))


@pytest.mark.skipif(not (ROOT / ".venv/.play").exists(), reason="nobody has run `make play` here")
def test_what_play_installed_is_still_the_compiled_one() -> None:
    said = subprocess.run(
        [ROOT / ".venv/bin/brushpass", "--version"],
        cwd="/",
        env={key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiler = runpy.run_path(str(ROOT / "setup.py"))["has_compiler"]()
    assert ("compiled" if compiler else "interpreted") in said.stdout
