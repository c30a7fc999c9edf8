"""The layers of the bot's networks, for play: hidden layers with rectified activations, and outputs.

Only whole numbers are used, so the same features give the same logit on every machine. Several
weights are packed as the digits of one number, so that one addition adds them all; a digit may be
negative. Activations are sparse: the number of each unit that is active, followed by its activation."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

SCALE: Final = 256  # weights and activations are whole numbers of this part of one
SHORT: Final = 16  # bits of a digit
SHORT_MASK: Final = (1 << SHORT) - 1
SHORT_SIGN: Final = 1 << SHORT - 1
LONG: Final = 32
LONG_MASK: Final = (1 << LONG) - 1
LONG_SIGN: Final = 1 << LONG - 1


@final
class FeatureLayer:
    """The first hidden layer, over features that are there or not: a row of weights for each of them,
    and last the biases."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.inputs = len(rows) - 1
        self.width = len(rows[0])
        self.words: i64 = words_for(self.width, SHORT)
        self.weights = packed(rows, SHORT)

    def activations(self, features: list[int]) -> vec[i64]:
        weights = self.weights
        words = self.words
        biases: i64 = self.inputs * words
        rows = vec[i64](capacity=len(features))
        for feature in features:
            rows = append(rows, feature * words)
        active = vec[i64](capacity=2 * self.width)
        count: i64 = len(rows)
        word: i64 = 0
        while word < words:
            total = weights[biases + word]
            at: i64 = 0
            while at < count:
                total += weights[rows[at] + word]
                at += 1
            unit = word * (64 // SHORT)
            while total != 0:
                activation = (total + SHORT_SIGN & SHORT_MASK) - SHORT_SIGN
                if activation > 0:
                    active = append(active, unit)
                    active = append(active, activation)
                total = total - activation >> SHORT
                unit += 1
            word += 1
        return active


@final
class HiddenLayer:
    """A hidden layer over another one: a row of weights for each of its units, and last the biases."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.inputs = len(rows) - 1
        self.width = len(rows[0])
        self.words: i64 = words_for(self.width, LONG)
        self.weights = packed(rows, LONG)

    def activations(self, below: vec[i64]) -> vec[i64]:
        weights = self.weights
        words = self.words
        biases: i64 = self.inputs * words
        active = vec[i64](capacity=2 * self.width)
        count: i64 = len(below)
        word: i64 = 0
        while word < words:
            total = weights[biases + word] * SCALE
            at: i64 = 0
            while at < count:
                total += weights[below[at] * words + word] * below[at + 1]
                at += 2
            unit = word * (64 // LONG)
            while total != 0:
                activation = (total + LONG_SIGN & LONG_MASK) - LONG_SIGN
                if activation >= SCALE:
                    active = append(active, unit)
                    active = append(active, activation // SCALE)
                total = total - activation >> LONG
                unit += 1
            word += 1
        return active


@final
class Output:
    """One output: a weight for each unit of the last hidden layer, and last the bias."""

    def __init__(self, row: list[int]) -> None:
        weights = vec[i64]()
        for weight in row:
            weights = append(weights, weight)
        self.weights = weights

    def logit(self, active: vec[i64]) -> float:
        weights = self.weights
        total = weights[len(weights) - 1] * SCALE
        at: i64 = 0
        while at < len(active):
            total += active[at + 1] * weights[active[at]]
            at += 2
        return float(total) / float(SCALE * SCALE)


def words_for(width: int, bits: int) -> int:
    """How many numbers hold so many digits."""
    return -(-width * bits // 64)


def packed(rows: list[list[int]], bits: int) -> vec[i64]:
    """All rows one after the other, the first digit of a number in its lowest bits."""
    step = 64 // bits
    numbers = vec[i64]()
    for row in rows:
        for first in range(0, len(row), step):
            number = 0
            for weight in reversed(row[first : first + step]):
                number = (number << bits) + weight
            numbers = append(numbers, number)
    return numbers
