"""The collection. A game is a folder here, or an entry point `brushpass.games` of any other
package; either has a `GAME`. One that is broken is told of, once, and left out."""

import logging
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, NamedTuple

from brushpass.kernel.errors import UnknownGame
from brushpass.kernel.game import Game

GROUP = "brushpass.games"
NEEDED = (
    "name", "title", "tagline", "credit", "minutes", "seats", "variants", "rules_version",
    "over_rule", "actions", "steps", "deck_type", "position_type",
)  # fmt: skip


class Collection(NamedTuple):
    """What was found: games by name, and a line about each that cannot be used."""

    games: dict[str, Game[Any, Any]]
    broken: list[str]


def catalogue() -> dict[str, Game[Any, Any]]:
    """All games by name, in the order of their titles."""
    return collection().games


def broken() -> list[str]:
    """A line about each game that was found but cannot be played."""
    return collection().broken


def game(name: str) -> Game[Any, Any]:
    """The game called `name`, as in `brushpass games`."""
    try:
        return catalogue()[name]
    except KeyError:
        known = ", ".join(catalogue())
        raise UnknownGame(f"there is no game {name!r}; there are {known}") from None


@cache
def collection() -> Collection:
    """Found once; whatever is broken is told on the log, which is standard error by default."""
    games: list[Game[Any, Any]] = []
    faults: list[str] = []
    for source, load in _sources():
        try:
            found = _checked(load())
            taken = [other for other in games if other.name == found.name]
            if taken:
                raise ValueError(f"{taken[0].package} is called {found.name} already")
            games.append(found)
        except Exception as error:  # whatever a stranger's module may raise
            reason = " ".join(str(error).split()) or "no reason given"
            faults.append(f"the game in {source} is left out: {type(error).__name__}: {reason}")
            logging.getLogger("brushpass").warning(faults[-1])
    games.sort(key=lambda game: str(game.title).lower())
    return Collection({game.name: game for game in games}, faults)


def _sources() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Where a game may be, and how it is fetched: the folders first."""
    for module in iter_modules(__path__):
        path = f"{__name__}.{module.name}"
        yield path, partial(_in_module, path)
    for entry in sorted(entry_points(group=GROUP)):
        yield f"{entry.value} (entry point {entry.name})", entry.load


def _in_module(path: str) -> Any:
    module = import_module(path)
    if not hasattr(module, "GAME"):
        raise ValueError("its package has no GAME")
    return module.GAME


def _checked(found: Any) -> Game[Any, Any]:
    if not isinstance(found, Game):
        raise TypeError(f"GAME is {found!r}, not a brushpass.Game")
    missing = [name for name in NEEDED if not hasattr(found, name)]
    if missing:
        raise TypeError(f"{type(found).__name__} does not say its {', '.join(missing)}")
    return found
