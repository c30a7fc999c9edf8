import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
MODULES = {
    "open_spiel": ["open_spiel", "pyspiel"],
    "pillow": ["PIL"],
    "resvg-py": ["resvg_py"],
    "tomli-w": ["tomli_w"],
}
PLAYED = {
    "gymnasium": (
        "from brushpass.adapters.gymnasium import SeatEnv\n"
        "env = SeatEnv('covert')\n"
        "_, info = env.reset(seed=1)\n"
        "env.step(env.action_space.sample(info['action_mask']))\n"
    ),
    "mcp": "from brushpass.adapters.mcp import server\nserver()\n",
    "openspiel": (
        "import brushpass.adapters.openspiel, pyspiel\n"
        "state = pyspiel.load_game('brushpass_covert').new_initial_state()\n"
        "state.apply_action(state.legal_actions()[0])\n"
    ),
    "pettingzoo": (
        "from brushpass.adapters import pettingzoo\n"
        "env = pettingzoo.env('covert', players=3)\n"
        "env.reset(seed=1)\n"
        "env.step(env.action_space('seat_0').sample(env.last()[0]['action_mask']))\n"
    ),
    "render": (
        "import brushpass\n"
        "from brushpass.adapters.picture import pixels\n"
        "game = brushpass.game('pocket-ops')\n"
        "pixels(game.scene(game.new().view(None), []), (64, 64))\n"
    ),
}


def brought(extra: str) -> set[str]:
    """The modules that an extra installs."""
    names = [re.split(r"[\[<>=]", wanted)[0] for wanted in PROJECT["optional-dependencies"][extra]]
    return {module for name in names for module in MODULES.get(name, [name])}


def run(code: str, absent: set[str]) -> subprocess.CompletedProcess[str]:
    """Python where some modules are not installed."""
    hidden = f"import sys\nsys.modules.update(dict.fromkeys({sorted(absent)}))\n"
    return subprocess.run(
        [sys.executable, "-c", hidden + code], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("extra", PLAYED)
def test_an_extra_is_enough_for_its_adapter(extra: str) -> None:
    everything = {module for one in PROJECT["optional-dependencies"] for module in brought(one)}
    done = run(PLAYED[extra], everything - brought(extra))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("extra", PLAYED)
def test_an_adapter_without_its_extra_says_what_to_install(extra: str) -> None:
    told = run(PLAYED[extra], brought(extra) - {"numpy"}).stderr.splitlines()
    assert f'pip install "brushpass[{extra}]"' in told[-1]


def test_the_command_says_so_too() -> None:
    done = run("from brushpass.cli import main\nsys.argv = ['brushpass', 'mcp']\nmain()\n", {"mcp"})
    assert done.returncode != 0
    assert 'pip install "brushpass[mcp]"' in done.stderr
    assert "Traceback" not in done.stderr
