"""Pocket Ops: three in a row, but your rival may foresee where you go."""

from typing import TYPE_CHECKING

from brushpass.games.pocket_ops import tensor
from brushpass.games.pocket_ops.deck import PocketOpsDeck
from brushpass.games.pocket_ops.position import Position
from brushpass.games.pocket_ops.rules import steps
from brushpass.games.pocket_ops.rules.actions import ACTIONS
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.games.pocket_ops.words import say
from brushpass.kernel.game import Game

if TYPE_CHECKING:
    from brushpass.games.pocket_ops.solver.analyst import PocketOpsAnalyst


class PocketOps(Game[PocketOpsState, PocketOpsView]):
    name = "pocket-ops"
    title = "Pocket Ops"
    tagline = "Three in a row, but your rival may foresee where you go."
    credit = "Designed by Brandon Beran, published by Grand Gamers Guild, 2017"
    minutes = "10"
    seats = range(2, 3)
    variants = {"standard": "The published game: best of three rounds."}
    rules_version = 1
    over_rule = "PO-R53"
    actions = ACTIONS
    steps = (steps.Draft, steps.Predict, steps.Place, steps.Target, steps.SwapWith)
    state_type = PocketOpsState
    deck_type = PocketOpsDeck
    position_type = Position
    offered = staticmethod(say.offered)

    def card_title(self, card: int) -> str:
        return KINDS[card].title()

    def tensor(self, state: PocketOpsState, seat: int | None) -> bytes:
        return tensor.encode(state, -1 if seat is None else seat)

    def analyst(self) -> "PocketOpsAnalyst":
        from brushpass.games.pocket_ops.solver.analyst import PocketOpsAnalyst

        return PocketOpsAnalyst()


GAME = PocketOps()
