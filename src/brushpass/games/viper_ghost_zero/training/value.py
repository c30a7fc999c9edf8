"""Learn Viper Ghost Zero's outlook anew: `python -m brushpass.games.viper_ghost_zero.training.value outlook.json`.

The instinct plays many games against the plain judgement. In some of them it begins with whims, so
that positions come up which it would not seek; from then on, wherever a turn of it begins with a
choice, the signs of the position are kept with how the game ended."""

from array import array
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray

from brushpass.games.viper_ghost_zero import GAME, LearnedOutlook
from brushpass.games.viper_ghost_zero.bot.features import ALL_SIGNS, implied, signs_of_world
from brushpass.games.viper_ghost_zero.bot.network import SCALE
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.training.network import Network, Numbers
from brushpass.kernel.chance import FastChance

IMPLIED = [implied(sign) for sign in range(ALL_SIGNS)]
FOREBODINGS = 256
AFTERTHOUGHTS = 64
WHIMSICAL = (0, 0, 1, 2, 3)  # turns with whims at the beginning of a game
WHIM = 0.3  # the share of random actions in them
BRAVO = 0.1  # the share of games in the other mode
LESSON = 4096  # positions in a step of learning
PACE = 1.5e-3  # of learning, at the beginning; none is left at the end


class Positions:
    """Signs one after the other, where those of each position end, and how its game ended."""

    def __init__(self) -> None:
        self.signs = array("H")
        self.ends = array("Q", [0])
        self.results = array("f")

    def __len__(self) -> int:
        return len(self.results)

    def add(self, signs: list[int]) -> None:
        for sign in signs:
            self.signs.extend(IMPLIED[sign])
        self.ends.append(len(self.signs))

    def judge(self, result: float) -> None:
        """The game of the positions added last has ended."""
        self.results.extend([result] * (len(self.ends) - 1 - len(self.results)))


class Lessons:
    """Positions to learn from, some at a time."""

    def __init__(self, positions: Positions) -> None:
        self.signs = np.frombuffer(positions.signs, np.uint16)
        self.ends = np.frombuffer(positions.ends, np.uint64).astype(np.int64)
        self.results: Numbers = np.frombuffer(positions.results, np.float32)

    def shown(self, some: NDArray[np.int64]) -> Numbers:
        """A row for each of these positions, a one for each sign that shows."""
        counts = self.ends[some + 1] - self.ends[some]
        places = np.arange(counts.sum()) + np.repeat(
            self.ends[some] - counts.cumsum() + counts, counts
        )
        shown = np.zeros((len(some), ALL_SIGNS), np.float32)
        shown[np.repeat(np.arange(len(some)), counts), self.signs[places]] = 1
        return shown


def watch(positions: Positions, number: int, seed: int, luck: np.random.Generator) -> None:
    """Play a game and keep its positions."""
    sharp, plain, chance = GAME.adviser(), GAME.guide(), FastChance((seed << 40) + number)
    state = GAME.new(2, (seed << 40) + number, "bravo" if luck.random() < BRAVO else "alpha")
    assert isinstance(state, GhostState)
    seat = number % 2
    sober = WHIMSICAL[luck.integers(len(WHIMSICAL))]
    while not state.over:
        if state.to_move != seat:
            state.apply(plain.pick(state, chance))
            continue
        if state.turns[seat] < sober:
            options = state.legal_actions()
            whim = luck.random() < WHIM
            action = options[chance.below(len(options))] if whim else sharp.pick(state, chance)
        else:
            if sharp.settled(state, seat):
                positions.add(signs_of_world(state, seat))
            action = sharp.pick(state, chance)
        state.apply(action)
    positions.judge(state.returns()[seat])


def study(outlook: Network, lessons: Lessons, rounds: int, luck: np.random.Generator) -> None:
    """Go through all positions again and again, and tell how far off the outlook is, in squares."""
    size = min(LESSON, len(lessons.results))
    steps = rounds * (len(lessons.results) // size)
    for round_ in range(rounds):
        order = luck.permutation(len(lessons.results))
        off = []
        for first in range(0, len(order) - size + 1, size):
            some = order[first : first + size]
            felt = outlook.felt(lessons.shown(some))
            wrong: Numbers = np.tanh(felt[-1]) - lessons.results[some, None]
            outlook.learn(felt, wrong / np.float32(size), PACE * (1 - outlook.steps / steps))
            off.append(float((wrong * wrong).mean()))
        typer.echo(f"round {round_ + 1}: off by {np.mean(off):.4f}")


def learned(outlook: Network) -> LearnedOutlook:
    return LearnedOutlook(
        forebodings=outlook.rows(0, SCALE),
        afterthoughts=outlook.rows(1, SCALE),
        votes=outlook.ballots(SCALE)[0],
    )


def learn(
    file: Annotated[Path, typer.Argument(help="Where to write what was learned.")],
    games: Annotated[int, typer.Option(help="How many games to learn from.", min=1)] = 2_000_000,
    rounds: Annotated[int, typer.Option(help="How often to go through them.", min=1)] = 6,
    seed: Annotated[int, typer.Option(help="Of the games.", min=0)] = 1,
) -> None:
    """Watch games, then learn how they end."""
    luck = np.random.default_rng(seed)
    positions = Positions()
    for number in range(games):
        watch(positions, number, seed, luck)
    typer.echo(f"{games:,} games, {len(positions):,} positions")
    outlook = Network([ALL_SIGNS, FOREBODINGS, AFTERTHOUGHTS, 1], luck)
    study(outlook, Lessons(positions), rounds, luck)
    file.write_bytes(msgspec.json.encode(learned(outlook)))


if __name__ == "__main__":
    typer.run(learn)
