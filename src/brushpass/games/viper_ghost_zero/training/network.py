"""A small network to learn with: layers of hunches over signs that show or do not."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

START = 0.15  # how much the signs excite the first hunches before anything is learned
STEADY = 0.9  # of the slope's mean that is kept from step to step
CALM = 0.999  # and of its square


class Network:
    """`widths` are the numbers of signs, of hunches in each layer, and of voices. A layer's table has
    a row of weights for everything that it hears, and one for what is felt in any case."""

    def __init__(self, widths: list[int], luck: np.random.Generator) -> None:
        self.tables: list[Numbers] = []
        for heard, width in pairwise(widths):
            start = START if not self.tables else float(np.sqrt(2 / heard))
            table = (luck.standard_normal((heard + 1, width)) * start).astype(np.float32)
            table[-1] = 0
            self.tables.append(table)
        self.tables[-1][:] = 0
        self.means = [np.zeros_like(table) for table in self.tables]
        self.squares = [np.zeros_like(table) for table in self.tables]
        self.steps = 0

    def felt(self, signs: Numbers) -> list[Numbers]:
        """The signs, what is felt of them layer by layer, and what is said in the end."""
        felt = [signs]
        for table in self.tables[:-1]:
            felt.append(np.maximum(felt[-1] @ table[:-1] + table[-1], 0))
        last = self.tables[-1]
        felt.append(felt[-1] @ last[:-1] + last[-1])
        return felt

    def learn(self, felt: list[Numbers], blame: Numbers, pace: float) -> None:
        """Take a step against the slope; `blame` is the slope of what was said (Adam)."""
        slopes: list[Numbers] = []
        for table, heard in zip(reversed(self.tables), reversed(felt[:-1]), strict=True):
            slopes.insert(0, np.vstack([heard.T @ blame, blame.sum(0)]))
            if len(slopes) < len(self.tables):
                blame = (blame @ table[:-1].T) * (heard > 0)
        self.steps += 1
        for table, mean, square, slope in zip(
            self.tables, self.means, self.squares, slopes, strict=True
        ):
            mean += (1 - STEADY) * (slope - mean)
            square += (1 - CALM) * (slope * slope - square)
            step = mean / (1 - STEADY**self.steps)
            table -= pace * step / (np.sqrt(square / (1 - CALM**self.steps)) + 1e-8)

    def rows(self, layer: int, scale: int) -> list[list[int]]:
        """A layer's weights in whole numbers, what is felt in any case last."""
        return whole(self.tables[layer], scale)

    def ballots(self, scale: int) -> list[list[int]]:
        """The votes on each voice in whole numbers, what counts in any case last."""
        return whole(self.tables[-1].T, scale)


def whole(table: Numbers, scale: int) -> list[list[int]]:
    return [[int(number) for number in row] for row in np.rint(table * scale)]
