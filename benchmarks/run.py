"""`make bench`: ours and the peers in turn, several rounds, the best of each, as ratios."""

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
PEERS = Path("build/peers")
PACKAGES = ("open_spiel", "pettingzoo", "pygame", "rlcard", "catanatron", "numpy")

# what, ours (game, measure), theirs (peer, measure), at least so many times as good
BARS = (
    ("decisions/s, API", ("pocket-ops", "api"), ("openspiel", "phantom_ttt api"), 2.0),
    ("decisions/s, API", ("pocket-ops", "api"), ("openspiel", "tic_tac_toe api"), 2.0),
    ("decisions/s, API", ("pocket-ops", "api"), ("pettingzoo", "tictactoe api"), 50.0),
    ("decisions/s, play-out loop", ("pocket-ops", "loop"), ("openspiel", "phantom_ttt api"), 5.0),
    (
        "decisions/s, play-out loop",
        ("pocket-ops", "loop"),
        ("openspiel", "tic_tac_toe rollouts"),
        1.0,
    ),
    ("clones/s", ("pocket-ops", "clone_us"), ("openspiel", "phantom_ttt clone_us"), 1.0),
    ("clones/s", ("pocket-ops", "clone_us"), ("openspiel", "tic_tac_toe clone_us"), 1.0),
    (
        "observations/s",
        ("pocket-ops", "observation_us"),
        ("openspiel", "phantom_ttt observation_us"),
        0.5,
    ),
    ("decisions/s, API", ("viper-ghost-zero", "api"), ("openspiel", "hearts api"), 1.0),
    ("decisions/s, API", ("viper-ghost-zero", "api"), ("openspiel", "crazy_eights api"), 1.0),
    ("decisions/s, API", ("viper-ghost-zero", "api"), ("rlcard", "uno api"), 8.0),
    ("decisions/s, API", ("the-agents", "api"), ("catanatron", "random api"), 10.0),
    ("decisions/s, API", ("covert", "api"), ("catanatron", "random api"), 10.0),
    ("decisions/s, API", ("viper-ops", "api"), ("catanatron", "random api"), 10.0),
    (
        "decisions/s in search",
        ("pocket-ops", "search"),
        ("openspiel_search", "tic_tac_toe python_mcts"),
        20.0,
    ),
    (
        "decisions/s in search",
        ("viper-ghost-zero", "search"),
        ("openspiel_search", "hearts ismcts"),
        1.0,
    ),
)


def peers_python() -> str:
    """The interpreter of the peers' own environment, made at the first run."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PACKAGES], check=True)
    return str(python)


def measured(python: str, module: str, path: str) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": path}
    run = subprocess.run(
        [python, "-m", module], capture_output=True, text=True, env=environment, check=True
    )
    found: dict[str, object] = json.loads(run.stdout.splitlines()[-1])
    return found


def better(measure: str, a: float, b: float) -> float:
    return min(a, b) if measure.endswith("_us") else max(a, b)


def main() -> None:
    console = Console(width=120)
    python = peers_python()
    ours: dict[str, dict[str, float]] = {}
    theirs: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        found = measured(sys.executable, "benchmarks.ours", os.environ["PYTHONPATH"])
        _keep_best(ours, found)
        for peer in ("openspiel", "openspiel_search", "pettingzoo", "rlcard", "catanatron"):
            _keep_best(theirs, {peer: measured(python, f"benchmarks.peers.{peer}", ".")})
    table = Table("what", "ours", "", "peer", "", "ratio", "bar", title="Side by side, one core")
    for what, (game, measure), (peer, peer_measure), bar in BARS:
        if game not in ours:
            continue
        mine, other = ours[game][measure], theirs[peer][peer_measure]
        ratio = other / mine if measure.endswith("_us") else mine / other
        verdict = "green" if ratio >= bar else "red"
        table.add_row(
            what, game, _shown(measure, mine), f"{peer} {peer_measure.rsplit(' ', 1)[0]}",
            _shown(measure, other), f"[{verdict}]{ratio:.2f}x[/]", f"{bar:g}x",
        )  # fmt: skip
    console.print(table)
    costs = Table(
        "game", "API", "loop", "search", "clone", "view", "observation", "imagine",
        title="Brushpass itself",
    )  # fmt: skip
    for game, row in ours.items():
        costs.add_row(
            game,
            *(_shown(key, row[key]) for key in ("api", "loop", "search")),
            *(_shown(key, row[key]) for key in ("clone_us", "view_us", "observation_us", "imagine_us")),
        )  # fmt: skip
    console.print(costs)


def _keep_best(best: dict[str, dict[str, float]], found: dict[str, object]) -> None:
    for name, row in found.items():
        assert isinstance(row, dict)
        kept = best.setdefault(name, {})
        for measure, value in row.items():
            kept[measure] = better(measure, kept.get(measure, value), value)


def _shown(measure: str, value: float) -> str:
    return f"{value:.2f} us" if measure.endswith("_us") else f"{value:,.0f}/s"


if __name__ == "__main__":
    main()
