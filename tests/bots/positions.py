"""Decisions to try bots on: a few from random games of every game in the collection."""

from collections.abc import Iterator
from typing import Any

import brushpass
from brushpass.kernel.chance import FastChance
from brushpass.kernel.game import Game
from brushpass.kernel.state import State

TABLES = [
    (name, variant) for name, game in brushpass.catalogue().items() for variant in game.variants
]


def decisions(name: str, variant: str, count: int, seed: int = 0) -> Iterator[State]:
    """So many decisions with a choice, spread over random games."""
    game = brushpass.game(name)
    seats = game.seats_for(variant)
    for number in range(count):
        players = seats[number % len(seats)]
        yield decision(game, variant, players, seed + number, 3 + 11 * number)


def decision(game: Game[Any, Any], variant: str, players: int, seed: int, after: int) -> State:
    """A decision with a choice in a random game, after some others."""
    rng = FastChance(seed + 1000)
    state: State = game.new(players, seed, variant)
    found = state.clone()
    while not state.over and after > 0:
        options = state.legal_actions()
        if len(options) > 1:
            found = state.clone()
        state.apply(options[rng.below(len(options))])
        after -= 1
    return found
