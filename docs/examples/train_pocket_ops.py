"""A policy for Pocket Ops with nothing but numpy: one hidden layer, action masks, and policy
gradients, at half of the tables from games against itself, at the others against a random player,
so that it neither forgets the weak nor meets only them. Prints its learning curve against a random
player."""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from brushpass.adapters.gymnasium import SeatEnv
from brushpass.adapters.pettingzoo import Tables

Floats = NDArray[np.float64]
TABLES = 32
HIDDEN = 64


class Policy:
    """Observation -> chances of the legal actions; trained with Adam."""

    def __init__(self, size: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            rng.normal(0, 1 / np.sqrt(size), (size, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.01, (HIDDEN, actions)),
            np.zeros(actions),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.average = [weight.copy() for weight in self.weights]
        self.steps = 0

    def settled(self) -> "Policy":
        """The mean of the latest policies, which wavers less than any one of them."""
        other = Policy(self.weights[0].shape[0], self.weights[3].shape[0], 0)
        other.weights = self.average
        return other

    def chances(self, seen: Any, masks: Any) -> tuple[Floats, Floats]:
        first, first_bias, second, second_bias = self.weights
        hidden = np.tanh(seen @ first + first_bias)
        scores = np.where(masks > 0, hidden @ second + second_bias, -1e9)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True), hidden

    def learn(
        self, seen: Any, masks: Any, actions: Any, gains: Any, rate: float, entropy: float
    ) -> None:
        """One step uphill: more of what won, less of what lost, and not too sure of anything."""
        chances, hidden = self.chances(seen, masks)
        count = len(actions)
        slope = -chances * gains[:, None]
        slope[np.arange(count), actions] += gains
        logs = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slope += entropy * -chances * (logs + spread)
        slope /= count
        inner = slope @ self.weights[2].T * (1 - hidden**2)
        self._climb([seen.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)], rate)

    def _climb(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope**2
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.weights[at] += rate * mean / (np.sqrt(square) + 1e-8)
            self.average[at] = 0.98 * self.average[at] + 0.02 * self.weights[at]


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    marks = rng.random((len(chances), 1))
    return np.minimum((chances.cumsum(axis=1) < marks).sum(axis=1), chances.shape[1] - 1)


def train(policy: Policy, tables: Tables, games: int, rng: np.random.Generator) -> None:
    """Play so many games and learn from the policy's own moves in them."""
    strangers = np.arange(tables.count // 2)  # tables where the other seat plays at random
    paths: list[list[tuple[Any, Any, int, int]]] = [[] for _ in range(tables.count)]
    batch: list[tuple[Any, Any, int, float]] = []
    finished = 0
    while finished < games:
        chances, _ = policy.chances(tables.observations, tables.masks)
        away = strangers[tables.to_move[strangers] == strangers % 2]
        chances[away] = tables.masks[away] / tables.masks[away].sum(axis=1, keepdims=True)
        actions = drawn(chances, rng)
        for table in np.setdiff1d(np.arange(tables.count), away):
            paths[table].append(
                (
                    tables.observations[table].copy(),
                    tables.masks[table].copy(),
                    int(actions[table]),
                    int(tables.to_move[table]),
                )
            )
        rewards, ended = tables.step(actions)
        for table in np.flatnonzero(ended):
            batch += [
                (seen, mask, action, float(rewards[table, seat]))
                for seen, mask, action, seat in paths[table]
            ]
            paths[table] = []
            finished += 1
        if len(batch) >= 512:
            seen, masks, taken, gains = (np.array(column) for column in zip(*batch, strict=True))
            policy.learn(seen, masks, taken, gains, rate=0.002, entropy=0.02)
            batch = []


def strength(policy: Policy, games: int, seed: int) -> float:
    """The share of games won against a random player, the seats in turn."""
    env = SeatEnv("pocket-ops", seat=None, bot="random")
    rng = np.random.default_rng(seed)
    won = 0
    seen, info = env.reset(seed=seed)
    for _ in range(games):
        over = False
        while not over:
            chances, _ = policy.chances(seen[None], info["action_mask"][None])
            seen, reward, over, _, info = env.step(int(drawn(chances, rng)[0]))
        won += reward > 0
        seen, info = env.reset()
    return won / games


def run(
    seconds: float, games: int = 1_000_000, step: int = 500, test_games: int = 200, seed: int = 1
) -> list[float]:
    """Train for some time or so many games; the learning curve."""
    rng = np.random.default_rng(seed)
    tables = Tables("pocket-ops", TABLES, seed=seed)
    policy = Policy(tables.observations.shape[1], tables.masks.shape[1], seed)
    curve = [strength(policy, test_games, seed)]
    played = 0
    until = time.monotonic() + seconds
    while True:
        share = curve[-1]
        line = f"{played:>7} games  {100 * share:5.1f} %  {'#' * round(50 * share)}"
        print(line, flush=True)  # noqa: T201
        if time.monotonic() > until or played >= games:
            return curve
        train(policy, tables, step, rng)
        played += step
        curve.append(strength(policy.settled(), test_games, seed + played))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    run(60 * parser.parse_args().minutes)
