"""Before the first decision."""

from brushpass.games.pocket_ops.rules.content import BOTH_POOLS, PocketOpsContent
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.rules.steps import begin_round


def set_up(state: PocketOpsState, content: PocketOpsContent) -> None:
    """PO-001 to PO-008: two full teams, a coin for the keycard."""
    state.limit = content.limit
    state.pool = BOTH_POOLS
    state.keycard = state.chance.flip()  # PO-007, PO-R03
    begin_round(state)
