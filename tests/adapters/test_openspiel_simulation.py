import os

import pyspiel
import pytest

import brushpass
from brushpass.adapters import openspiel
from tests.adapters.places import EVERY_TABLE

FEWEST = [
    (game.name, variant, game.seats_for(variant).start)
    for game in brushpass.catalogue().values()
    for variant in game.variants
]


@pytest.mark.parametrize(
    ("name", "variant", "players"), EVERY_TABLE if os.environ.get("BRUSHPASS_SOAK") else FEWEST
)
def test_the_random_simulation_of_openspiel_passes_on_a_whole_game(
    name: str, variant: str, players: int
) -> None:
    """It clones, serializes and compares every state on the way, for every player."""
    params = {"variant": variant, "players": players}
    game = pyspiel.load_game(openspiel.short_name(brushpass.game(name)), params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
