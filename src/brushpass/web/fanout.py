"""Nodes on one PostgreSQL hear of each other's changes."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from brushpass.web.metrics import trouble
from brushpass.web.store import CHANNEL

PATIENCE = 0.5


class Listener:
    """A thread that waits on the database's channel and passes on the codes of changed tables."""

    def __init__(
        self,
        engine: sa.Engine,
        node: str,
        heard: Callable[[str], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.engine = engine
        self.node = node
        self.heard = heard
        self.missed = missed
        self.closing = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, name="fan-out", daemon=True)

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.thread.start()

    def close(self) -> None:
        self.closing.set()
        self.thread.join()

    def _run(self) -> None:
        while not self.closing.is_set():
            try:
                self._listen()
            except Exception:
                trouble("the database's channel was lost")
                self.closing.wait(PATIENCE)

    def _listen(self) -> None:
        arguments = self.engine.dialect.create_connect_args(self.engine.url)[1]
        import psycopg

        with psycopg.connect(**arguments, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            asyncio.run_coroutine_threadsafe(_all(self.missed), self.loop)
            self.ready.set()
            while not self.closing.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    node, _, code = notice.payload.partition(" ")
                    if node != self.node:
                        asyncio.run_coroutine_threadsafe(_one(self.heard, code), self.loop)
                    if self.closing.is_set():
                        return


async def _one(heard: Callable[[str], Awaitable[None]], code: str) -> None:
    await heard(code)


async def _all(missed: Callable[[], Awaitable[None]]) -> None:
    await missed()
