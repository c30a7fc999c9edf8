"""A real server process for tests, and a small client of its API."""

import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = (
    "import sys; from brushpass.web.command import run;"
    "from brushpass.web.settings import from_environment;"
    "run(from_environment(database=sys.argv[1]), '127.0.0.1', int(sys.argv[2]), False)"
)
GENEROUS = {
    "BRUSHPASS_PACE": "0",
    "BRUSHPASS_SOCKETS_PER_ADDRESS": "1000",
    "BRUSHPASS_SOCKET_MESSAGES_PER_SECOND": "10000",
    "BRUSHPASS_REQUESTS_PER_SECOND": "10000",
    "BRUSHPASS_NEW_TABLES_PER_MINUTE": "60000",
    "BRUSHPASS_NEW_TABLE_BURST": "10000",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process. `kill` is kill -9; `start` begins again on the same store."""

    def __init__(self, database: str, memory: int = 0, **settings: str) -> None:
        self.database = database
        self.memory = memory
        self.settings = {**GENEROUS, **settings}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        environment = {**os.environ, **self.settings}
        environment.setdefault("PYTHONPATH", str(SOURCE))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self.database, str(self.port)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=self.log,
        )
        if self.memory:
            limits = (self.memory, self.memory)
            resource.prlimit(self.process.pid, resource.RLIMIT_AS, limits)
        until = time.monotonic() + 40
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError("the server ended at once")
            try:
                if self.get("/health")["status"] == "ok":
                    return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not get ready")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> str:
        """End it politely; the log it wrote."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)
        self.log.seek(0)
        return self.log.read().decode()

    def get(self, path: str, key: str | None = None) -> Any:
        return self.request("GET", path, None, key)[1]

    def post(self, path: str, body: object, key: str | None = None) -> Any:
        status, answer = self.request("POST", path, body, key)
        assert status < 300, answer
        return answer

    def request(
        self, method: str, path: str, body: object = None, key: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        """The status and the decoded answer."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body else None
        request = urllib.request.Request(self.url + path, data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        if key is not None:
            request.add_header("authorization", f"Bearer {key}")
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, _decoded(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, _decoded(error.read())

    def new_table(self, game: str = "pocket-ops", *who: str, **order: object) -> dict[str, Any]:
        """A new table; `who` are the chairs, two of mine if none are given."""
        chairs = [_chair(word) for word in who or ("me", "me")]
        table: dict[str, Any] = self.post("/api/tables", {"game": game, "chairs": chairs, **order})
        return table

    def sit(self, code: str, key: str | None = None, mode: str = "facts") -> "Guest":
        return Guest(self, code, key, mode)


def _chair(word: str) -> dict[str, str]:
    who, _, level = word.partition(":")
    return {"who": who, "level": level}


def _decoded(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode(errors="replace")


class Guest:
    """A socket at a table."""

    def __init__(self, server: Server, code: str, key: str | None, mode: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/t/{code}/live?mode={mode}"
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(address, additional_headers=headers, compression=None)
        )
        self.sight: dict[str, Any] = {}

    def hear(self, kind: str, seconds: float = 10) -> dict[str, Any]:
        """The next message of a kind; sights on the way are remembered."""
        until = time.monotonic() + seconds
        while True:
            message: dict[str, Any] = json.loads(
                self.socket.recv(timeout=max(0.01, until - time.monotonic()))
            )
            if message["type"] == "facts":
                self.sight = message["sight"]
            if message["type"] == kind:
                return message

    def hear_any(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=10))
        return message

    def look(self, until: Any, seconds: float = 10) -> dict[str, Any]:
        """Wait for a sight of which `until` holds."""
        while not self.sight or not until(self.sight):
            self.hear("facts", seconds)
        return self.sight

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def move(self, action: int | str, token: str = "") -> None:
        self.say(
            do="move",
            action=action,
            at=self.sight["at"],
            token=token or f"{random.getrandbits(64):x}",
        )

    def close(self) -> None:
        self.stack.close()
