"""Players that are not people. A bot is given a Perspective and nothing else."""

from typing import Any, Protocol

from brushpass.bots.heuristic import HeuristicBot
from brushpass.bots.random_bot import RandomBot
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game
from brushpass.kernel.perspective import Perspective


class Bot(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of the perspective's legal actions."""


class UnknownBot(BrushpassError):
    """No bot or level of that name."""


def bot_names() -> list[str]:
    return ["random", "heuristic"]


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """A bot by name for one seat of one game; the same seed makes the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(game.guide(), seed)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
