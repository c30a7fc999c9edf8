"""Bots think in processes of their own, about a position that only holds what their seat knows."""

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

import msgspec

from brushpass.bots import levels, make_bot
from brushpass.bots.hint import hint
from brushpass.games import game as game_named
from brushpass.kernel.chance import FastChance
from brushpass.kernel.explanation import Explanation
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.state import State
from brushpass.web.metrics import Metrics
from brushpass.web.tables import Table

T = TypeVar("T")


def usual_level() -> str:
    """The bot that somebody meets who did not choose one."""
    common = levels()
    return common[len(common) // 2].name


class Thinkers:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.count = count
        self.seconds = seconds
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: int, level: str) -> int:
        """What a bot of this level would do at `seat`."""
        return await self._ask(_choose, table, seat, level, self.seconds)

    async def advise(self, table: Table, seat: int) -> Explanation:
        """What the search would do at `seat`, and why."""
        return await self._ask(_advise, table, seat)

    async def _ask(self, work: Callable[..., T], table: Table, seat: int, *more: object) -> T:
        imagined = table.state.imagine(seat, FastChance(secrets.randbits(64)))
        known = Known(table.game.name, table.file.deck_text, imagined.dump(), seat)
        call = partial(work, known, secrets.randbits(63), *more)
        began = time.perf_counter()
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._ready(), call)
        except BrokenProcessPool:
            self.pool = None
            raise
        self.metrics.think(time.perf_counter() - began)
        return answer

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, initializer=_leave_with_parent)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Known(msgspec.Struct, frozen=True):
    """A seat's side of a game, as it travels to another process: a position that the seat
    imagines, with nothing in it that the seat does not know."""

    game: str
    deck_text: str | None
    position: dict[str, Any]
    seat: int

    def perspective(self) -> Perspective:
        game = game_named(self.game)
        deck = game.deck() if self.deck_text is None else game.read_deck(self.deck_text, "deck")
        state: State = game.load(self.position, deck)
        return state.perspective(self.seat)


def _choose(known: Known, seed: int, level: str, seconds: float) -> int:
    return make_bot(level, game_named(known.game), seed, seconds).choose(known.perspective())


def _advise(known: Known, seed: int) -> Explanation:
    return hint(known.perspective(), seed)


def _leave_with_parent() -> None:
    """A server that is killed cannot tell its thinkers; they notice."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
