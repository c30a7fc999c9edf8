"""Sets of small numbers as masks: the number n is in the set when bit n is 1."""

from typing import Final

from mypy_extensions import i64

_BIT: Final = [next((bit for bit in range(63) if (1 << bit) % 67 == rest), 0) for rest in range(67)]


def bit(number: i64) -> i64:
    """The set of this number alone."""
    one: i64 = 1
    return one << number


def members(mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    while mask:
        least = mask & -mask
        found.append(_BIT[least % 67])
        mask ^= least
    return found


def lowest(mask: i64) -> i64:
    """The least number of a set that is not empty."""
    return _BIT[(mask & -mask) % 67]


def size(mask: i64) -> i64:
    """How many numbers are in a set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def mask_of(numbers: list[int]) -> i64:
    """The set of these numbers; empty places (-1) do not count."""
    mask: i64 = 0
    for number in numbers:
        if number >= 0:
            mask |= bit(number)
    return mask
