"""A small network to train: hidden layers with rectified activations over features that are there or
not."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]

INITIAL_DEVIATION = 0.15  # of the weights of features before anything is learned
BETA_1 = 0.9  # of the gradient's mean that is kept from step to step (Adam)
BETA_2 = 0.999  # and of its square
EPSILON = 1e-8


class Network:
    """`widths` are the numbers of features, of units in each hidden layer, and of outputs. The weights
    of a layer have a row for each of its inputs, and last the biases."""

    def __init__(self, widths: list[int], rng: np.random.Generator) -> None:
        self.weights: list[Numbers] = []
        for inputs, width in pairwise(widths):
            deviation = INITIAL_DEVIATION if not self.weights else float(np.sqrt(2 / inputs))
            layer = (rng.standard_normal((inputs + 1, width)) * deviation).astype(np.float32)
            layer[-1] = 0
            self.weights.append(layer)
        self.weights[-1][:] = 0
        self.means = [np.zeros_like(layer) for layer in self.weights]
        self.squares = [np.zeros_like(layer) for layer in self.weights]
        self.steps = 0

    def forward(self, features: Numbers) -> list[Numbers]:
        """The features, the activations of each hidden layer, and the outputs."""
        activations = [features]
        for layer in self.weights[:-1]:
            activations.append(np.maximum(activations[-1] @ layer[:-1] + layer[-1], 0))
        last = self.weights[-1]
        activations.append(activations[-1] @ last[:-1] + last[-1])
        return activations

    def step(self, activations: list[Numbers], gradient: Numbers, learning_rate: float) -> None:
        """A step of Adam; `gradient` is that of the loss by the outputs."""
        gradients: list[Numbers] = []
        for layer, inputs in zip(reversed(self.weights), reversed(activations[:-1]), strict=True):
            gradients.insert(0, np.vstack([inputs.T @ gradient, gradient.sum(0)]))
            if len(gradients) < len(self.weights):
                gradient = (gradient @ layer[:-1].T) * (inputs > 0)
        self.steps += 1
        for layer, mean, square, slope in zip(
            self.weights, self.means, self.squares, gradients, strict=True
        ):
            mean += (1 - BETA_1) * (slope - mean)
            square += (1 - BETA_2) * (slope * slope - square)
            unbiased = mean / (1 - BETA_1**self.steps)
            layer -= (
                learning_rate * unbiased / (np.sqrt(square / (1 - BETA_2**self.steps)) + EPSILON)
            )

    def hidden(self, layer: int, scale: int) -> list[list[int]]:
        """The weights of a hidden layer in whole numbers: a row for each input, and the biases last."""
        return quantised(self.weights[layer], scale)

    def outputs(self, scale: int) -> list[list[int]]:
        """The weights of each output in whole numbers, its bias last."""
        return quantised(self.weights[-1].T, scale)


def quantised(weights: Numbers, scale: int) -> list[list[int]]:
    return [[int(number) for number in row] for row in np.rint(weights * scale)]
