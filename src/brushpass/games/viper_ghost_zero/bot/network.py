"""Layers of hunches: signs excite them, they excite others, and in the end they speak for or against
something.

Only whole numbers are used, so the same signs feel the same on every machine. Several weights are
written as the digits of one number, so that one addition adds them all; a digit may be negative."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

SCALE: Final = 256  # weights and votes are whole numbers of this part of one
SHORT: Final = 16  # bits of a digit
SHORT_MASK: Final = (1 << SHORT) - 1
SHORT_SIGN: Final = 1 << SHORT - 1
LONG: Final = 32
LONG_MASK: Final = (1 << LONG) - 1
LONG_SIGN: Final = 1 << LONG - 1


@final
class Hunches:
    """A row of weights for every sign, and last what is felt without any."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.signs = len(rows) - 1
        self.width = len(rows[0])
        self.words: i64 = words_for(self.width, SHORT)
        self.weights = written(rows, SHORT)

    def felt(self, signs: list[int]) -> vec[i64]:
        """The hunches that feel something of these signs, each followed by how much."""
        weights = self.weights
        words = self.words
        rest: i64 = self.signs * words
        places = vec[i64](capacity=len(signs))
        for sign in signs:
            places = append(places, sign * words)
        felt = vec[i64](capacity=2 * self.width)
        count: i64 = len(places)
        word: i64 = 0
        while word < words:
            total = weights[rest + word]
            at: i64 = 0
            while at < count:
                total += weights[places[at] + word]
                at += 1
            hunch = word * (64 // SHORT)
            while total != 0:
                feeling = (total + SHORT_SIGN & SHORT_MASK) - SHORT_SIGN
                if feeling > 0:
                    felt = append(felt, hunch)
                    felt = append(felt, feeling)
                total = total - feeling >> SHORT
                hunch += 1
            word += 1
        return felt


@final
class Afterthoughts:
    """Hunches about hunches, in the same way: each of those counts as much as it feels."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.hunches = len(rows) - 1
        self.width = len(rows[0])
        self.words: i64 = words_for(self.width, LONG)
        self.weights = written(rows, LONG)

    def felt(self, before: vec[i64]) -> vec[i64]:
        """What is felt of these hunches, each followed by how much."""
        weights = self.weights
        words = self.words
        rest: i64 = self.hunches * words
        felt = vec[i64](capacity=2 * self.width)
        count: i64 = len(before)
        word: i64 = 0
        while word < words:
            total = weights[rest + word] * SCALE
            at: i64 = 0
            while at < count:
                total += weights[before[at] * words + word] * before[at + 1]
                at += 2
            thought = word * (64 // LONG)
            while total != 0:
                feeling = (total + LONG_SIGN & LONG_MASK) - LONG_SIGN
                if feeling >= SCALE:
                    felt = append(felt, thought)
                    felt = append(felt, feeling // SCALE)
                total = total - feeling >> LONG
                thought += 1
            word += 1
        return felt


@final
class Votes:
    """What each hunch says of one thing; the last vote counts in any case."""

    def __init__(self, row: list[int]) -> None:
        votes = vec[i64]()
        for vote in row:
            votes = append(votes, vote)
        self.votes = votes

    def verdict(self, felt: vec[i64]) -> float:
        """What all hunches say together."""
        votes = self.votes
        total = votes[len(votes) - 1] * SCALE
        at: i64 = 0
        while at < len(felt):
            total += felt[at + 1] * votes[felt[at]]
            at += 2
        return float(total) / float(SCALE * SCALE)


def words_for(width: int, bits: int) -> int:
    """How many numbers hold so many digits."""
    return -(-width * bits // 64)


def written(rows: list[list[int]], bits: int) -> vec[i64]:
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
