"""Ratings from results: the strengths under which what happened is most likely."""

from math import exp, log, sqrt

import msgspec

from brushpass.lab.intervals import Z95

SCALE = 400 / log(10)
CENTRE = 1500.0
DOUBT = 0.5  # points each side of a pairing is given unseen, so that a clean sweep stays finite
STEPS = 100
PRECISION = 1e-10


class Rating(msgspec.Struct, frozen=True):
    """Elo points around 1500 for the average of the field, with the 95 % interval."""

    value: float
    low: float
    high: float


def ratings(points: list[list[float]]) -> list[Rating]:
    """Bradley-Terry by maximum likelihood. `points[a][b]` is what `a` has taken from `b`: wins,
    and half of the draws."""
    size = len(points)
    taken = [
        [points[a][b] + DOUBT if _met(points, a, b) else 0.0 for b in range(size)]
        for a in range(size)
    ]
    strengths = [0.0] * size
    for _ in range(STEPS):
        slope = _slope(taken, strengths)
        moves = solve(_information(taken, strengths), slope)
        longest = max(abs(move) for move in moves)
        pace = min(1.0, 1.0 / max(longest, PRECISION))
        strengths = [now + pace * move for now, move in zip(strengths, moves, strict=True)]
        if longest < PRECISION:
            break
    information = _information(taken, strengths)
    found: list[Rating] = []
    for a in range(size):
        unit = [1.0 if b == a else 0.0 for b in range(size)]
        variance = solve(information, unit)[a] - 1.0 / (size * _anchor(taken))
        reach = Z95 * sqrt(max(0.0, variance)) * SCALE
        value = CENTRE + SCALE * strengths[a]
        found.append(Rating(value, value - reach, value + reach))
    return found


def _met(points: list[list[float]], a: int, b: int) -> bool:
    return a != b and points[a][b] + points[b][a] > 0


def _slope(taken: list[list[float]], strengths: list[float]) -> list[float]:
    size = len(taken)
    return [
        sum(
            taken[a][b] - (taken[a][b] + taken[b][a]) * _chance(strengths[a] - strengths[b])
            for b in range(size)
        )
        for a in range(size)
    ]


def _information(taken: list[list[float]], strengths: list[float]) -> list[list[float]]:
    """Fisher's information, made regular by holding the mean of the field at 0."""
    size = len(taken)
    matrix = [[_anchor(taken) / size] * size for _ in range(size)]
    for a in range(size):
        for b in range(size):
            chance = _chance(strengths[a] - strengths[b])
            weight = (taken[a][b] + taken[b][a]) * chance * (1.0 - chance)
            matrix[a][a] += weight
            matrix[a][b] -= weight
    return matrix


def _anchor(taken: list[list[float]]) -> float:
    """How firmly the mean is held: about as firmly as the games hold one rating."""
    return sum(sum(row) for row in taken) / len(taken)


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small regular system (Gaussian elimination with pivots)."""
    size = len(right)
    rows = [[*matrix[row], right[row]] for row in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, size + 1):
                rows[row][at] -= factor * rows[column][at]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - rest) / rows[row][row]
    return found
