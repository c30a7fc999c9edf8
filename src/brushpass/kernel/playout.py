"""Whole games in one call: the hot loop of simulation and search."""

from mypy_extensions import i64

from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State


def play_out(state: State, rng: Chance) -> int:
    """Play uniformly random actions to the end; the number of decisions taken."""
    decisions: i64 = 0
    while state.stack:
        options = state.stack[-1].options(state)
        state.apply(options[rng.below(len(options))])
        decisions += 1
    return decisions
