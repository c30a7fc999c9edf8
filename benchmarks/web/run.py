"""Brushpass beside boardgame.io: the same number of tables, two sockets each, one core for each
server and one for whoever drives it.

    python -m benchmarks.web.run [--tables 50] [--seconds 5] [--rounds 3]

boardgame.io comes from npm into a temporary folder. It plays tic-tac-toe in memory and stores
nothing; Brushpass plays Pocket Ops with the whole page, and stores every move before it answers."""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
SERVER_CORE, DRIVER_CORE = "0", "1"
OPEN_LIMITS = {
    "BRUSHPASS_SOCKETS_PER_ADDRESS": "100000",
    "BRUSHPASS_SOCKET_MESSAGES_PER_SECOND": "1000000",
    "BRUSHPASS_REQUESTS_PER_SECOND": "1000000",
    "BRUSHPASS_NEW_TABLES_PER_MINUTE": "60000000",
    "BRUSHPASS_NEW_TABLE_BURST": "1000000",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def on_core(core: str, command: list[str]) -> list[str]:
    pinned = shutil.which("taskset") is not None and (os.cpu_count() or 1) > 1
    return ["taskset", "-c", core, *command] if pinned else command


def install(folder: Path) -> None:
    for file in HERE.glob("*.js*"):
        shutil.copy(file, folder)
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True
    )


def wait_for(url: str) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"no answer from {url}")


def drive(folder: Path, script: str, *numbers: int) -> dict[str, float]:
    command = ["node", script, *map(str, numbers)]
    done = subprocess.run(
        on_core(DRIVER_CORE, command),
        cwd=folder,
        env={**os.environ, "NODE_ENV": "production"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{script}: {done.stderr}")
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def measure_peer(folder: Path, tables: int, seconds: int) -> dict[str, float]:
    port = free_port()
    environment = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    command = on_core(SERVER_CORE, ["node", "peer_server.js"])
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/games")
            return drive(folder, "peer_load.js", port, tables, seconds, server.pid)
        finally:
            server.terminate()


def measure_ours(folder: Path, tables: int, seconds: int) -> dict[str, float]:
    port = free_port()
    database = folder / f"bench-{port}.db"
    program = (
        "from brushpass.web.command import run; from brushpass.web.settings import from_environment;"
        f"run(from_environment(database='sqlite:///{database}'), '127.0.0.1', {port}, False)"
    )
    with subprocess.Popen(
        on_core(SERVER_CORE, [sys.executable, "-c", program]),
        env={**os.environ, **OPEN_LIMITS},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            return drive(folder, "our_load.js", port, tables, seconds, server.pid)
        finally:
            server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="keep node_modules here between runs")
    parser.add_argument("--only", choices=["ours", "peer"])
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = wanted.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        install(folder)
        rows: dict[str, list[dict[str, float]]] = {"boardgame.io": [], "Brushpass": []}
        for _ in range(wanted.rounds):
            if wanted.only != "ours":
                rows["boardgame.io"].append(measure_peer(folder, wanted.tables, wanted.seconds))
            if wanted.only != "peer":
                rows["Brushpass"].append(measure_ours(folder, wanted.tables, wanted.seconds))
    show(rows, wanted.tables)


def show(rows: dict[str, list[dict[str, float]]], tables: int) -> None:
    write = sys.stdout.write
    write(f"{tables} tables, two sockets each; medians of the rounds\n")
    write(f"{'':14}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'server us/move':>16}\n")
    middle: dict[str, dict[str, float]] = {}
    for name, measured in rows.items():
        if measured:
            middle[name] = {
                key: statistics.median(row[key] for row in measured) for key in measured[0]
            }
            write(
                f"{name:14}{middle[name]['moves_per_second']:>10.0f}"
                f"{middle[name]['p50_ms']:>10.1f}{middle[name]['p99_ms']:>10.1f}"
                f"{middle[name]['server_us_per_move']:>16.0f}\n"
            )
    if len(middle) == 2:
        ours, peer = middle["Brushpass"], middle["boardgame.io"]
        write(
            f"Brushpass makes {ours['moves_per_second'] / peer['moves_per_second']:.2f}x the moves; "
            f"its p99 is {ours['p99_ms'] / peer['p99_ms']:.2f} of the peer's\n"
        )


if __name__ == "__main__":
    main()
