"""Learn Viper Ghost Zero habits anew: `python -m brushpass.lab.habits habits.json --minutes 25`.

A player that chooses among its options at random, the better-looking the likelier, plays against
the plain judgement; what it did in games that went better than expected becomes more likely
(policy gradient, with the expectation fitted to the signs)."""

from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from brushpass.games.viper_ghost_zero import GAME
from brushpass.games.viper_ghost_zero.bot_habits import (
    CERTAIN,
    FLOOR,
    KINDS,
    SIGNS,
    SOFT,
    kind_of,
    plain_worths,
    signs_of,
)
from brushpass.games.viper_ghost_zero.rules.steps import ChooseTarget, TakeObjective
from brushpass.kernel.chance import FastChance

Numbers = NDArray[np.float64]

BATCH = 400  # games between two steps
STEP = 0.03
COOLING = 0.9995  # of the step, batch by batch
FORGETTING = 0.9997  # of the habits: what does not help fades
BRAVO = 0.15  # the share of games in the other mode


class Choice:
    """A decision taken: the signs, the kinds of its options, how likely each was, which it was."""

    def __init__(self, signs: Numbers, kinds: list[int], chances: Numbers, taken: int) -> None:
        self.signs = signs
        self.kinds = kinds
        self.chances = chances
        self.taken = taken


class Learner:
    def __init__(self, seed: int) -> None:
        self.habits: Numbers = np.zeros((KINDS, SIGNS))
        self.luck = np.random.default_rng(seed)
        self.mean: Numbers = np.zeros((KINDS, SIGNS))
        self.square: Numbers = np.zeros((KINDS, SIGNS))
        self.batches = 0
        self.expected: list[Numbers] = [np.zeros(SIGNS), np.zeros(SIGNS)]
        self.products: list[Numbers] = [np.eye(SIGNS), np.eye(SIGNS)]
        self.sums: list[Numbers] = [np.zeros(SIGNS), np.zeros(SIGNS)]

    def play(self, seed: int, seat: int) -> tuple[list[Choice], float]:
        """A game from this seat against the plain judgement: what was chosen, and the return."""
        state = GAME.new(2, seed, "bravo" if self.luck.random() < BRAVO else "alpha")
        plain, rng = GAME.guide(), FastChance(seed)
        choices: list[Choice] = []
        while not state.over:
            if state.to_move == seat:
                state.apply(self.choose(state, choices))
            else:
                state.apply(plain.pick(state, rng))
        return choices, state.returns()[seat]

    def choose(self, state: Any, choices: list[Choice]) -> int:
        options: tuple[int, ...] = state.legal_actions()
        worths = plain_worths(state, options)
        top = max(worths)
        if top > CERTAIN or isinstance(state.stack[-1], (ChooseTarget, TakeObjective)):
            return options[worths.index(top)]
        signs = np.array(signs_of(state, state.to_move))
        kinds = [int(kind_of(state, action)) for action in options]
        liking = np.maximum(worths, top - FLOOR) / SOFT + self.habits[kinds] @ signs
        chances = np.exp(liking - liking.max())
        chances /= chances.sum()
        taken = int(self.luck.choice(len(options), p=chances))
        choices.append(Choice(signs, kinds, chances, taken))
        return options[taken]

    def learn(self, seed: int) -> float:
        """Play a batch and take a step; the share of games won."""
        slope = np.zeros((KINDS, SIGNS))
        won = 0
        for number in range(BATCH):
            seat = number % 2
            choices, result = self.play(seed + number // 2, seat)
            won += result > 0
            for choice in choices:
                surprise = result - float(self.expected[seat] @ choice.signs)
                push = -choice.chances * surprise
                push[choice.taken] += surprise
                np.add.at(slope, choice.kinds, np.outer(push, choice.signs))
                self.products[seat] += np.outer(choice.signs, choice.signs)
                self.sums[seat] += choice.signs * result
        for seat in range(2):
            fitted = np.linalg.solve(self.products[seat], self.sums[seat])
            self.expected[seat] = fitted.astype(np.float64)
            self.products[seat] *= 0.9
            self.sums[seat] *= 0.9
        self.move(slope / BATCH)
        return won / BATCH

    def move(self, slope: Numbers) -> None:
        """One step uphill, every habit by about the same amount (Adam)."""
        self.batches += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope**2
        mean = self.mean / (1 - 0.9**self.batches)
        square = self.square / (1 - 0.99**self.batches)
        self.habits += STEP * COOLING**self.batches * mean / (np.sqrt(square) + 1e-4)
        self.habits *= FORGETTING

    def written(self) -> str:
        """The habits as `habits.json` has them."""
        rows = (",".join(f"{habit:.3g}" for habit in row) for row in self.habits)
        return "[\n" + ",\n".join(rows) + "\n]\n"


def learn(
    file: Annotated[Path, typer.Argument(help="Where to write the habits.")],
    minutes: Annotated[float, typer.Option(help="How long to learn.")] = 25.0,
    seed: Annotated[int, typer.Option(help="Of the games.")] = 1,
) -> None:
    """Learn, and tell now and then how many games are won."""
    learner = Learner(seed)
    until = monotonic() + 60 * minutes
    while monotonic() < until:
        share = learner.learn((seed << 40) + learner.batches * BATCH)
        typer.echo(f"{learner.batches * BATCH:>8} games, {share:.1%} of the last {BATCH} won")
        file.write_text(learner.written())


if __name__ == "__main__":
    typer.run(learn)
