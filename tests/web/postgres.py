"""A PostgreSQL of our own for tests and fixtures."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.serving import free_port


def find_programs() -> Path | None:
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


class Cluster:
    """One running server; its programs are called as whoever runs it."""

    def __init__(self, programs: Path, folder: Path, port: int) -> None:
        self.programs = programs
        self.folder = folder
        self.port = port
        self.url = f"postgresql://brushpass@127.0.0.1:{port}/postgres"

    def run(self, program: str, *arguments: str, text: str | None = None) -> str:
        """What a program prints; `text` is what it reads."""
        user = "postgres" if os.geteuid() == 0 else None
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            user=user,
            check=True,
            capture_output=True,
            input=None if text is None else text.encode(),
        )
        return done.stdout.decode()


@contextmanager
def cluster(programs: Path) -> Iterator[Cluster]:
    """It refuses to run as root, so root starts it as `postgres`."""
    folder = Path(tempfile.mkdtemp(prefix="brushpass-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    made = Cluster(programs, folder, free_port())
    made.run("initdb", "-D", data, "-U", "brushpass", "--auth=trust", "--no-sync")
    options = f"-p {made.port} -k {folder} -c listen_addresses=127.0.0.1"
    made.run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield made
    finally:
        made.run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
