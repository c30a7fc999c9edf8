"""Every table that can be laid: game, variant and number of seats."""

import random
from collections.abc import Iterator

import brushpass
from brushpass.kernel.state import State

EVERY_TABLE = [
    (game.name, variant, players)
    for game in brushpass.catalogue().values()
    for variant in game.variants
    for players in game.seats_for(variant)
]
LARGEST = [
    (game.name, game.default_variant, game.seats_for(game.default_variant)[-1])
    for game in brushpass.catalogue().values()
]


def along(state: State, seed: int, every: int = 9, most: int = 150) -> Iterator[State]:
    """Some positions of a random game, the last one included."""
    choice = random.Random(seed).choice
    for decision in range(most):
        if state.over:
            break
        if decision % every == 0:
            yield state
        state.apply(choice(state.legal_actions()))
    yield state
