"""General linear programs, to check the special solutions by."""

import numpy as np
from scipy.optimize import linprog


def matrix_game(matrix: list[list[float]]) -> float:
    """The value of a matrix game to the row player."""
    payoffs = np.array(matrix)
    rows, columns = payoffs.shape
    found = linprog(
        np.r_[np.zeros(rows), -1.0],
        A_ub=np.c_[-payoffs.T, np.ones(columns)],
        b_ub=np.zeros(columns),
        A_eq=[np.r_[np.ones(rows), 0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert found.success, found.message
    return float(-found.fun)


def draft_game(payoff: list[list[float]]) -> float:
    """The value of a draft as a matrix game over every way to keep one of each pair."""
    size = len(payoff)
    pairs = [(i, j) for i in range(size) for j in range(i + 1, size)]
    plans = [
        [pairs[at][plan >> at & 1] for at in range(len(pairs))] for plan in range(2 ** len(pairs))
    ]
    shares = np.array([[plan.count(kind) / len(pairs) for kind in range(size)] for plan in plans])
    return matrix_game((shares @ np.array(payoff) @ shares.T).tolist())
