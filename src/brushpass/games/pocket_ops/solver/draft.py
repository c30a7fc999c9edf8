"""The secret draft as a game: each player sees two random specialists of a pool and keeps one.

The payoff depends only on the two that are kept, so it is linear in each player's chances to
keep the first of each pair. That makes one linear program: the row player maximises the mean,
over the pairs the column player may see, of the smaller of the two payoffs left to choose from.
Keeping always the second is a feasible start, so a plain simplex needs no first phase, and the
prices it ends with are the column player's own best draft.
"""

from typing import Final, final

from mypy_extensions import i64

_ROUNDING: Final = 1e-12
_PATIENCE: Final = 2000  # pivots by steepest gain before turning to the rule that cannot cycle


@final
class Draft:
    """The solution: the value to the row player, and for every pair of each pool, in the order
    of `pairs`, the chance to keep the first. `row_worths` and `column_worths` say what it is
    worth, to the row player, that one side surely keeps a certain kind and the other drafts
    well."""

    def __init__(self) -> None:
        self.value: float = 0.0
        self.rows: list[float] = []
        self.columns: list[float] = []
        self.row_worths: list[float] = []
        self.column_worths: list[float] = []


def pairs(size: i64) -> list[tuple[int, int]]:
    """The unordered pairs of a pool."""
    found: list[tuple[int, int]] = []
    for first in range(size):
        for second in range(first + 1, size):
            found.append((int(first), int(second)))
    return found


def solve_draft(payoff: list[list[float]]) -> Draft:
    """The equilibrium of the draft with these payoffs, none below zero, to the row player."""
    seen = pairs(len(payoff))
    answers = pairs(len(payoff[0]))
    tableau = _tableau(payoff, seen, answers)
    outside, inside = _maximise(tableau)
    levels = [0.0] * (len(seen) + len(answers))
    for row in range(len(inside)):
        if inside[row] < len(levels):
            levels[inside[row]] = tableau[row][len(outside)]
    prices = [0.0] * len(inside)
    for column in range(len(outside)):
        if outside[column] >= len(levels):
            prices[outside[column] - len(levels)] = -tableau[len(inside)][column]
    draft = Draft()
    draft.rows = [_chance(levels[at]) for at in range(len(seen))]
    for at in range(len(answers)):
        draft.columns.append(_chance(prices[2 * at] * len(answers)))
    mine = kept(draft.rows, len(payoff))
    theirs = kept(draft.columns, len(payoff[0]))
    for worths in payoff:
        draft.row_worths.append(sum([worths[at] * theirs[at] for at in range(len(theirs))]))
    for kind in range(len(theirs)):
        draft.column_worths.append(sum([payoff[at][kind] * mine[at] for at in range(len(mine))]))
    draft.value = sum([draft.row_worths[at] * mine[at] for at in range(len(mine))])
    return draft


def kept(keeps: list[float], size: i64) -> list[float]:
    """How likely each kind of a pool is to be kept in the end."""
    chances = [0.0] * size
    seen = pairs(size)
    for at in range(len(seen)):
        first, second = seen[at]
        chances[first] += keeps[at] / len(seen)
        chances[second] += (1.0 - keeps[at]) / len(seen)
    return chances


def _chance(number: float) -> float:
    return min(1.0, max(0.0, number))


def _tableau(
    payoff: list[list[float]], seen: list[tuple[int, int]], answers: list[tuple[int, int]]
) -> list[list[float]]:
    """Columns: the chance to keep the first of each pair, then the payoff left by each of the
    column player's pairs, then the bound. Rows: each payoff is at most that of either kind of
    the pair, each chance at most one; last the objective."""
    rows: list[list[float]] = []
    width = len(seen) + len(answers) + 1
    for at in range(len(answers)):
        for kind in answers[at]:
            row = [0.0] * width
            bound = 0.0
            for pair in range(len(seen)):
                first, second = seen[pair]
                row[pair] = (payoff[second][kind] - payoff[first][kind]) / len(seen)
                bound += payoff[second][kind] / len(seen)
            row[len(seen) + at] = 1.0
            row[width - 1] = bound
            rows.append(row)
    for pair in range(len(seen)):
        row = [0.0] * width
        row[pair] = 1.0
        row[width - 1] = 1.0
        rows.append(row)
    objective = [0.0] * width
    for at in range(len(answers)):
        objective[len(seen) + at] = 1.0 / len(answers)
    rows.append(objective)
    return rows


def _maximise(tableau: list[list[float]]) -> tuple[list[int], list[int]]:
    """Pivot until the objective cannot grow; which variables are then zero, and which row
    holds which of the others. Slack variables are numbered after the others, row by row."""
    height: i64 = len(tableau) - 1
    width: i64 = len(tableau[0]) - 1
    outside = [int(at) for at in range(width)]
    inside = [int(width + at) for at in range(height)]
    pivots: i64 = 0
    while True:
        careful = pivots >= _PATIENCE
        column = _entering(tableau[height], outside, width, careful)
        if column < 0:
            return outside, inside
        row = _leaving(tableau, inside, column, height, width)
        _pivot(tableau, row, column)
        leaving = inside[row]
        inside[row] = outside[column]
        outside[column] = leaving
        pivots += 1


def _entering(objective: list[float], outside: list[int], width: i64, careful: bool) -> i64:
    best: i64 = -1
    for at in range(width):
        gain = objective[at]
        if gain <= _ROUNDING:
            continue
        if best < 0 or (outside[at] < outside[best] if careful else gain > objective[best]):
            best = at
    return best


def _leaving(
    tableau: list[list[float]], inside: list[int], column: i64, height: i64, width: i64
) -> i64:
    best: i64 = -1
    least = 0.0
    for at in range(height):
        row = tableau[at]
        if row[column] <= _ROUNDING:
            continue
        ratio = row[width] / row[column]
        if best < 0 or ratio < least or (ratio == least and inside[at] < inside[best]):
            best = at
            least = ratio
    return best


def _pivot(tableau: list[list[float]], at: i64, column: i64) -> None:
    pivot_row = tableau[at]
    width: i64 = len(pivot_row)
    inverse = 1.0 / pivot_row[column]
    for place in range(width):
        pivot_row[place] *= inverse
    pivot_row[column] = inverse
    for other in range(len(tableau)):
        row = tableau[other]
        factor = row[column]
        if other == at or factor == 0.0:
            continue
        for place in range(width):
            row[place] -= factor * pivot_row[place]
        row[column] = -factor * inverse
