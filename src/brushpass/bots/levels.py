"""Graded opponents, from the first day on the job to the best there is."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from brushpass.bots.heuristic import HeuristicBot
from brushpass.bots.search import Budget, SearchBot, Tuning
from brushpass.bots.wavering import WaveringBot
from brushpass.kernel.bot import ThinkingBot
from brushpass.kernel.errors import Unsolved
from brushpass.kernel.game import Game


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    title: str
    summary: str
    noise: float = 0.0
    simulations: int = 0
    equilibrium: bool = False


class LevelsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: list[Level]
    tuning: dict[str, Tuning]


@cache
def _file() -> LevelsFile:
    text = files(__package__).joinpath("levels.toml").read_bytes()
    return msgspec.toml.decode(text, type=LevelsFile)


def levels(game: Game[Any, Any] | None = None) -> list[Level]:
    """The levels of every game, and those that only a solved game has, the weakest first."""
    return [
        level
        for level in _file().levels
        if not level.equilibrium or (game is not None and game.analyst() is not None)
    ]


def tuning_for(game: Game[Any, Any]) -> Tuning:
    return _file().tuning.get(game.name, Tuning())


def simulations_for(level: Level, game: Game[Any, Any]) -> int:
    """How many simulations a level spends on a decision of a game; 0 if it does not search."""
    tuning = tuning_for(game)
    return tuning.budgets.get(level.name, round(level.simulations * tuning.pace))


def level_bot(
    level: Level, game: Game[Any, Any], seed: int, seconds: float | None = None
) -> ThinkingBot:
    """A player of a level; it thinks no longer than `seconds` a decision, if they are given."""
    if level.equilibrium:
        analyst = game.analyst()
        if analyst is None:
            raise Unsolved(f"{game.title} has no exact solution that the {level.title} could play")
        return analyst.player(seed)
    steady: HeuristicBot | SearchBot
    simulations = simulations_for(level, game)
    if simulations:
        budget = Budget(simulations, seconds)
        steady = SearchBot(game.adviser(), seed, budget, tuning_for(game))
    else:
        steady = HeuristicBot(game.guide(), seed)
    noise = tuning_for(game).noises.get(level.name, level.noise)
    return WaveringBot(steady, noise, seed) if noise else steady
