"""The collection. A game is a folder here whose package has a `GAME`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from brushpass.kernel.errors import UnknownGame
from brushpass.kernel.game import Game


@cache
def games() -> dict[str, Game[Any, Any]]:
    """All games by name, in the order of their titles."""
    found = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__)]
    return {game.name: game for game in sorted(found, key=lambda game: str(game.title).lower())}


def game(name: str) -> Game[Any, Any]:
    """The game called `name`, as in `brushpass games`."""
    try:
        return games()[name]
    except KeyError:
        known = ", ".join(games())
        raise UnknownGame(f"there is no game {name!r}; there are {known}") from None
