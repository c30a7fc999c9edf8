"""Strangers' decks are tried in a process that may take little time and memory, off the event loop."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from brushpass.games import catalogue
from brushpass.games import game as game_named
from brushpass.kernel.decks import Deck
from brushpass.kernel.deckshape import check_depth
from brushpass.kernel.errors import BadDeck
from brushpass.kernel.game import Game
from brushpass.web.thinkers import leave_with_parent

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

SECONDS = 3
MEMORY = 256 << 20  # bytes, beyond what a reader takes before it reads


class DeckReader:
    """One process, started when the first deck is sent; another follows if it has to be ended."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def read(self, game: Game[Any, Any], text: str) -> Deck:
        """A deck that somebody has sent; BadDeck if it cannot be played, or takes too much to
        read. What the process could read, this one can."""
        await asyncio.to_thread(check_depth, text, "deck")
        await self.within_limits(_try, game.name, text)
        return await asyncio.to_thread(game.read_deck, text, "deck")

    async def within_limits(self, work: Callable[..., object], *arguments: object) -> None:
        """Do something in the process; BadDeck if it takes too much."""
        pool = self._ready()
        try:
            await asyncio.get_running_loop().run_in_executor(pool, _in_time, work, *arguments)
        except MemoryError:
            raise BadDeck("deck: it takes too much memory to read") from None
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise BadDeck("deck: it takes too long to read") from None

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=_prepare)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def _prepare() -> None:
    leave_with_parent()
    catalogue()
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 + MEMORY
        limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


def _in_time(work: Callable[..., object], *arguments: object) -> None:
    """The clock ends the whole process: nothing in it can be in the way."""
    alarm = getattr(signal, "alarm", lambda seconds: None)
    alarm(SECONDS)
    try:
        work(*arguments)
    finally:
        alarm(0)


def _try(name: str, text: str) -> None:
    game_named(name).read_deck(text, "deck")
