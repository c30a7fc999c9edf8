"""A layer of hunches: signs excite them, and they speak for or against something.

Only whole numbers are used, so the same signs feel the same on every machine."""

from typing import Final, final

from mypy_extensions import i64

SCALE: Final = 256  # weights and votes are whole numbers of this part of one
DIGIT: Final = 16  # bits
RESTING: Final = 1 << 15  # how a digit is written that stands for nothing felt


@final
class Hunches:
    """The weights of a sign, one for every hunch, are written as the digits of one long number, so
    that one addition adds them all. The last row of weights is what is felt without any sign."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.width = len(rows[0])
        self.numbers = [written(row) for row in rows]
        self.rest = self.numbers.pop() + written([RESTING] * self.width)

    def felt(self, signs: list[int]) -> list[int]:
        """How much each hunch feels of these signs; what is below nothing counts as nothing."""
        numbers = self.numbers
        total = self.rest
        for sign in signs:
            total += numbers[sign]
        digits: list[int] = memoryview(total.to_bytes(2 * self.width, "little")).cast("H").tolist()
        felt: list[int] = []
        for digit in digits:
            feeling: i64 = digit - RESTING
            felt.append(feeling if feeling > 0 else 0)
        return felt


def written(row: list[int]) -> int:
    number = 0
    for weight in reversed(row):
        number = (number << DIGIT) + weight
    return number


def verdict(felt: list[int], votes: list[int]) -> float:
    """What all hunches say together; the last vote counts in any case."""
    at: i64 = 0
    total: i64 = 0
    for feeling in felt:
        if feeling != 0:
            vote: i64 = votes[at]
            total += feeling * vote
        at += 1
    last: i64 = votes[at]
    return float(total + last * SCALE) / float(SCALE * SCALE)
