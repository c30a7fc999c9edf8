"""A small network to learn with: one layer of hunches over signs that show or do not."""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

STEADY = 0.9  # of the slope's mean that is kept from step to step
CALM = 0.999  # and of its square


class Network:
    """`weights` and `rest` make what the hunches feel, `votes` and `bias` what they say."""

    def __init__(self, signs: int, width: int, voices: int, luck: np.random.Generator) -> None:
        start = luck.standard_normal((signs, width)) * 0.15
        self.parts: list[Numbers] = [
            start.astype(np.float32),
            np.zeros(width, np.float32),
            np.zeros((width, voices), np.float32),
            np.zeros(voices, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def felt(self, signs: Numbers) -> Numbers:
        weights, rest, _votes, _bias = self.parts
        felt: Numbers = np.maximum(signs @ weights + rest, 0)
        return felt

    def said(self, felt: Numbers) -> Numbers:
        _weights, _rest, votes, bias = self.parts
        return felt @ votes + bias

    def learn(self, signs: Numbers, felt: Numbers, blame: Numbers, pace: float) -> None:
        """Take a step against the slope; `blame` is the slope of what was said (Adam)."""
        passed_on = (blame @ self.parts[2].T) * (felt > 0)
        slopes = [signs.T @ passed_on, passed_on.sum(0), felt.T @ blame, blame.sum(0)]
        self.steps += 1
        for part, mean, square, slope in zip(
            self.parts, self.means, self.squares, slopes, strict=True
        ):
            mean += (1 - STEADY) * (slope - mean)
            square += (1 - CALM) * (slope * slope - square)
            step = mean / (1 - STEADY**self.steps)
            part -= pace * step / (np.sqrt(square / (1 - CALM**self.steps)) + 1e-8)

    def rows(self, scale: int) -> list[list[int]]:
        """The weights in whole numbers, what is felt without any sign last."""
        return whole(np.vstack([self.parts[0], self.parts[1]]), scale)

    def ballots(self, scale: int) -> list[list[int]]:
        """The votes on each voice in whole numbers, what counts in any case last."""
        return whole(np.vstack([self.parts[2], self.parts[3]]).T, scale)


def whole(table: Numbers, scale: int) -> list[list[int]]:
    return [[int(number) for number in row] for row in np.rint(table * scale)]
