"""Who has won, and how."""

from typing import TYPE_CHECKING

from loose_ends.rules.content import NONE

if TYPE_CHECKING:
    from loose_ends.rules.state import LooseEndsState


def scores(state: "LooseEndsState") -> list[int]:
    return [int(seat == state.winner) for seat in range(state.players)]  # LE-026


def winners(state: "LooseEndsState") -> list[int]:
    return [] if state.winner == NONE else [state.winner]


def ending(state: "LooseEndsState") -> str:
    if state.winner == NONE:
        return ""
    left = sum(state.is_in(seat) for seat in range(state.players))
    return "last one left" if left == 1 else "leak named"
