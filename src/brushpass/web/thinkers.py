"""Bots think in processes of their own, about a position that only holds what their seat knows."""

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from brushpass.bots import bot_names, make_bot
from brushpass.games import game as game_named
from brushpass.kernel.chance import FastChance
from brushpass.web.metrics import Metrics
from brushpass.web.tables import Table


def levels() -> list[str]:
    """The bots that can sit at a table, weakest first."""
    return bot_names()


def usual_level() -> str:
    """The bot that somebody meets who did not choose one."""
    names = levels()
    return names[len(names) // 2]


class Thinkers:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.count = count
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: int, level: str) -> int:
        """What a bot of this level would do at `seat`."""
        imagined = table.state.imagine(seat, FastChance(secrets.randbits(64)))
        task = (
            table.game.name,
            table.file.deck_text,
            imagined.dump(),
            seat,
            level,
            secrets.randbits(63),
        )
        began = time.perf_counter()
        try:
            action = await asyncio.get_running_loop().run_in_executor(self._ready(), _think, *task)
        except BrokenProcessPool:
            self.pool = None
            raise
        self.metrics.think(time.perf_counter() - began)
        return action

    def _ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, initializer=_leave_with_parent)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def _think(
    name: str, deck_text: str | None, position: dict[str, object], seat: int, level: str, seed: int
) -> int:
    game = game_named(name)
    deck = game.deck() if deck_text is None else game.read_deck(deck_text, "deck")
    state = game.load(position, deck)
    return make_bot(level, game, seed).choose(state.perspective(seat))


def _leave_with_parent() -> None:
    """A server that is killed cannot tell its thinkers; they notice."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
