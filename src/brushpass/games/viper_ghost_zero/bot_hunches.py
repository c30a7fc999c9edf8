"""Layers of hunches: signs excite them, they excite others, and in the end they speak for or against
something.

Only whole numbers are used, so the same signs feel the same on every machine."""

from typing import Final, final

from mypy_extensions import i64

SCALE: Final = 256  # weights and votes are whole numbers of this part of one
DIGIT: Final = 16  # bits
RESTING: Final = 1 << 15  # how a digit is written that stands for nothing felt
LONG_DIGIT: Final = 32
LONG_RESTING: Final = 1 << 31


@final
class Hunches:
    """The weights of a sign, one for every hunch, are written as the digits of one long number, so
    that one addition adds them all. The last row of weights is what is felt without any sign."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.width = len(rows[0])
        self.numbers = [written(row, DIGIT) for row in rows]
        self.rest = self.numbers.pop() + written([RESTING] * self.width, DIGIT)

    def felt(self, signs: list[int]) -> list[int]:
        """The hunches that feel something of these signs, each followed by how much."""
        numbers = self.numbers
        total = self.rest
        for sign in signs:
            total += numbers[sign]
        digits: list[int] = memoryview(total.to_bytes(2 * self.width, "little")).cast("H").tolist()
        felt: list[int] = []
        for hunch, digit in enumerate(digits):
            feeling: i64 = digit - RESTING
            if feeling > 0:
                felt.append(hunch)
                felt.append(feeling)
        return felt


@final
class Afterthoughts:
    """Hunches about hunches, in the same way: each of those counts as much as it feels."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.width = len(rows[0])
        self.numbers = [written(row, LONG_DIGIT) for row in rows]
        resting = written([LONG_RESTING] * self.width, LONG_DIGIT)
        self.rest = self.numbers.pop() * SCALE + resting

    def felt(self, before: list[int]) -> list[int]:
        """What is felt of these hunches, each followed by how much."""
        numbers = self.numbers
        total = self.rest
        at: i64 = 0
        while at < len(before):
            total += numbers[before[at]] * before[at + 1]
            at += 2
        digits: list[int] = memoryview(total.to_bytes(4 * self.width, "little")).cast("I").tolist()
        felt: list[int] = []
        for thought, digit in enumerate(digits):
            feeling: i64 = (digit - LONG_RESTING) // SCALE
            if feeling > 0:
                felt.append(thought)
                felt.append(feeling)
        return felt


def written(row: list[int], bits: int) -> int:
    number = 0
    for weight in reversed(row):
        number = (number << bits) + weight
    return number


def verdict(felt: list[int], votes: list[int]) -> float:
    """What all hunches say together; the last vote counts in any case."""
    at: i64 = 0
    total: i64 = 0
    while at < len(felt):
        feeling: i64 = felt[at + 1]
        vote: i64 = votes[felt[at]]
        total += feeling * vote
        at += 2
    last: i64 = votes[-1]
    return float(total + last * SCALE) / float(SCALE * SCALE)
