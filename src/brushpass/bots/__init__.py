"""Players that are not people. A bot is given a Perspective and nothing else."""

from typing import Any

from brushpass.bots.heuristic import HeuristicBot
from brushpass.bots.levels import Level, level_bot, levels
from brushpass.bots.random_bot import RandomBot
from brushpass.kernel.bot import Bot
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game

__all__ = ["Level", "UnknownBot", "bot_names", "levels", "make_bot"]


class UnknownBot(BrushpassError):
    """No bot or level of that name."""


def bot_names(game: Game[Any, Any] | None = None) -> list[str]:
    """The names that `make_bot` knows for every game, or for this one: two plain bots, then the
    levels from weak to strong."""
    return ["random", "heuristic", *(level.name for level in levels(game))]


def make_bot(name: str, game: Game[Any, Any], seed: int, seconds: float | None = None) -> Bot:
    """A bot by name for one seat of one game. The same seed makes the same choices, unless
    `seconds` cuts a search short."""
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(game.guide(), seed)
    for level in levels(game):
        if level.name == name.lower():
            return level_bot(level, game, seed, seconds)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names(game))}")
