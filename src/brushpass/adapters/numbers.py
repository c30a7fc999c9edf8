"""What the learning adapters share: a seat's observation and mask as arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from brushpass.kernel.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def observation(state: State, seat: int) -> Floats:
    """A seat's observation; `game.observation_pieces` says what the numbers are."""
    return np.frombuffer(state.game.tensor(state, seat), np.float32)


def mask(state: State, seat: int) -> Mask:
    """1 for every action that the seat may take now; all 0 when it is not its decision."""
    allowed = np.zeros(state.game.num_actions, np.int8)
    if state.to_move == seat:
        allowed[list(state.legal_actions())] = 1
    return allowed


def seeds(seed: int | None) -> Any:
    """A source of seeds for one game after another."""
    return np.random.default_rng(seed)


def next_seed(source: Any) -> int:
    return int(source.integers(1 << 62))
