"""Whole games in one call: the hot loop of simulation and search."""

from mypy_extensions import i64

from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.state import State


def play_out(state: State, rng: Chance) -> int:
    """Play uniformly random actions to the end; the number of decisions taken."""
    decisions: i64 = 0
    stack = state.stack
    while stack:
        options = stack[-1].options(state)
        state.apply(options[rng.below(len(options))])
        decisions += 1
    return decisions


def play_outs(root: State, games: i64, rng: Chance) -> int:
    """Play so many random games from one position, each with its own luck; the number of
    decisions taken."""
    decisions: i64 = 0
    while games > 0:
        state = root.clone()
        state.chance = fresh(rng)
        decisions += play_out(state, rng)
        games -= 1
    return decisions
