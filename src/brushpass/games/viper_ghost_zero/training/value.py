"""Learn the value network anew:

    python -m brushpass.games.viper_ghost_zero.training.value value.json

The adviser plays many games against the guide. Some of them it begins exploring, so that positions come
up which it would not seek; from then on, wherever a turn of it begins with a choice, the features of
the position are kept with how the game ended."""

from array import array
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray

from brushpass.games.viper_ghost_zero import GAME
from brushpass.games.viper_ghost_zero.bot.features import ALL_FEATURES, implied, world_features
from brushpass.games.viper_ghost_zero.bot.learned import LearnedValue
from brushpass.games.viper_ghost_zero.bot.network import SCALE
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.training.network import Network, Numbers
from brushpass.kernel.chance import FastChance

IMPLIED = [implied(feature) for feature in range(ALL_FEATURES)]
FIRST_HIDDEN = 256
SECOND_HIDDEN = 64
EXPLORING = (0, 0, 1, 2, 3)  # turns at the beginning of a game, one of these numbers
EXPLORATION = 0.3  # the share of random actions in them
BRAVO = 0.1  # the share of games in the other mode
BATCH = 4096  # positions in a step of learning
LEARNING_RATE = 1.5e-3  # at the beginning; none is left at the end


class Positions:
    """Features one after the other, where those of each position end, and how its game ended."""

    def __init__(self) -> None:
        self.features = array("H")
        self.ends = array("Q", [0])
        self.results = array("f")

    def __len__(self) -> int:
        return len(self.results)

    def add(self, features: list[int]) -> None:
        for feature in features:
            self.features.extend(IMPLIED[feature])
        self.ends.append(len(self.features))

    def label(self, result: float) -> None:
        """The game of the positions added last has ended."""
        self.results.extend([result] * (len(self.ends) - 1 - len(self.results)))


class Dataset:
    """Positions to learn from, a batch at a time."""

    def __init__(self, positions: Positions) -> None:
        self.features = np.frombuffer(positions.features, np.uint16)
        self.ends = np.frombuffer(positions.ends, np.uint64).astype(np.int64)
        self.results: Numbers = np.frombuffer(positions.results, np.float32)

    def batch(self, some: NDArray[np.int64]) -> Numbers:
        """A row for each of these positions, a one for each feature that is there."""
        counts = self.ends[some + 1] - self.ends[some]
        places = np.arange(counts.sum()) + np.repeat(
            self.ends[some] - counts.cumsum() + counts, counts
        )
        rows = np.zeros((len(some), ALL_FEATURES), np.float32)
        rows[np.repeat(np.arange(len(some)), counts), self.features[places]] = 1
        return rows


def watch(positions: Positions, number: int, seed: int, rng: np.random.Generator) -> None:
    """Play a game and keep its positions."""
    sharp, plain, chance = GAME.adviser(), GAME.guide(), FastChance((seed << 40) + number)
    state = GAME.new(2, (seed << 40) + number, "bravo" if rng.random() < BRAVO else "alpha")
    assert isinstance(state, GhostState)
    seat = number % 2
    exploring = EXPLORING[rng.integers(len(EXPLORING))]
    while not state.over:
        if state.to_move != seat:
            state.apply(plain.pick(state, chance))
            continue
        if state.turns[seat] < exploring:
            options = state.legal_actions()
            random = rng.random() < EXPLORATION
            action = options[chance.below(len(options))] if random else sharp.pick(state, chance)
        else:
            if sharp.settled(state, seat):
                positions.add(world_features(state, seat))
            action = sharp.pick(state, chance)
        state.apply(action)
    positions.label(state.returns()[seat])


def train(network: Network, dataset: Dataset, epochs: int, rng: np.random.Generator) -> None:
    """Go through all positions again and again, and tell the loss, a mean square."""
    size = min(BATCH, len(dataset.results))
    steps = epochs * (len(dataset.results) // size)
    for epoch in range(epochs):
        order = rng.permutation(len(dataset.results))
        losses = []
        for first in range(0, len(order) - size + 1, size):
            some = order[first : first + size]
            activations = network.forward(dataset.batch(some))
            error: Numbers = np.tanh(activations[-1]) - dataset.results[some, None]
            learning_rate = LEARNING_RATE * (1 - network.steps / steps)
            network.step(activations, error / np.float32(size), learning_rate)
            losses.append(float((error * error).mean()))
        typer.echo(f"epoch {epoch + 1}: loss {np.mean(losses):.4f}")


def learned(network: Network) -> LearnedValue:
    return LearnedValue(
        first=network.hidden(0, SCALE),
        second=network.hidden(1, SCALE),
        output=network.outputs(SCALE)[0],
    )


def learn(
    file: Annotated[Path, typer.Argument(help="Where to write what was learned.")],
    games: Annotated[int, typer.Option(help="How many games to learn from.", min=1)] = 2_000_000,
    epochs: Annotated[int, typer.Option(help="How often to go through them.", min=1)] = 6,
    seed: Annotated[int, typer.Option(help="Of the games.", min=0)] = 1,
) -> None:
    """Watch games, then learn how they end."""
    rng = np.random.default_rng(seed)
    positions = Positions()
    for number in range(games):
        watch(positions, number, seed, rng)
    typer.echo(f"{games:,} games, {len(positions):,} positions")
    network = Network([ALL_FEATURES, FIRST_HIDDEN, SECOND_HIDDEN, 1], rng)
    train(network, Dataset(positions), epochs, rng)
    file.write_bytes(msgspec.json.encode(learned(network)))


if __name__ == "__main__":
    typer.run(learn)
