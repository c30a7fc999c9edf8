"""Who has won what, and how the match ended."""

from typing import TYPE_CHECKING

from brushpass.games.pocket_ops.rules.content import ROUNDS_TO_WIN
from brushpass.games.pocket_ops.rules.pools import of

if TYPE_CHECKING:
    from brushpass.games.pocket_ops.rules.state import PocketOpsState


def scores(state: "PocketOpsState") -> list[int]:
    """The rounds each seat has won (PO-065)."""
    return [of(state.wins, 0), of(state.wins, 1)]


def winners(state: "PocketOpsState") -> list[int]:
    return [seat for seat in range(2) if of(state.wins, seat) == ROUNDS_TO_WIN]


def ending(state: "PocketOpsState") -> str:
    return state.ended.reason if state.over and state.ended is not None else ""
