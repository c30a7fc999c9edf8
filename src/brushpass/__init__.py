"""Brushpass: five spy board games on one small engine."""

from brushpass import games
from brushpass.games import catalogue, game
from brushpass.kernel.chance import seeded as chance
from brushpass.kernel.errors import (
    BadDeck,
    BadPosition,
    BadRecord,
    BrushpassError,
    IllegalAction,
    UnknownGame,
)
from brushpass.kernel.game import Game
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.record import Record
from brushpass.kernel.state import State
from brushpass.version import COMPILED, __version__

__all__ = [
    "COMPILED",
    "BadDeck",
    "BadPosition",
    "BadRecord",
    "BrushpassError",
    "Game",
    "IllegalAction",
    "Perspective",
    "Record",
    "State",
    "UnknownGame",
    "__version__",
    "catalogue",
    "chance",
    "game",
    "games",
]
