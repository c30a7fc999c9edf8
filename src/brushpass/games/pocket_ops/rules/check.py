"""Whether a position can be one of a real game."""

from typing import TYPE_CHECKING

from brushpass.games.pocket_ops.rules.content import PAIR, SPIES
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import (
    HOW_MANY,
    NO_ROOM,
    line,
    specialists,
    spies,
    units,
)
from brushpass.games.pocket_ops.rules.pools import kind_of, of
from brushpass.kernel.errors import BadPosition

if TYPE_CHECKING:
    from brushpass.games.pocket_ops.rules.state import PocketOpsState


def check(state: "PocketOpsState") -> None:
    """Raise BadPosition unless the table and the open decision fit together."""
    for seat in range(2):
        name = ("Red", "Blue")[seat]
        if HOW_MANY[spies(state.board, seat)] > SPIES:
            raise BadPosition(f"position.spies: {name} has more than {SPIES} spies")
        placed: int = HOW_MANY[specialists(state.board, seat)]
        active = kind_of(state.active, seat)
        hand = kind_of(state.hand, seat)
        pool = of(state.pool, seat)
        if placed > 1 or (placed and (active == NONE or hand != NONE)):
            raise BadPosition(f"position.specialists: {name} has a specialist too many")
        if hand != NONE and hand != active:
            raise BadPosition(f"position.hand: {name} holds a specialist that is not active")
        if active != NONE and not pool >> active & 1:
            raise BadPosition(f"position.active: {name}'s specialist has left the game")
        if of(state.pair, seat) & ~pool:
            raise BadPosition(f"position.pair: {name} has seen a specialist that is gone")
        shared: int = spies(state.board, seat) & specialists(state.board, seat)
        if shared and (state.acting == NO_ROOM or shared != 1 << state.acting):
            raise BadPosition(f"position.specialists: {name} has two units in one room")
    if units(state.board, 0) & units(state.board, 1):
        raise BadPosition("position.spies: a room holds units of both colours")
    if state.stack:
        _check_decision(state)
    elif not state.winners():
        raise BadPosition("stack: nobody has won yet, so a decision must be open")


def _check_decision(state: "PocketOpsState") -> None:
    """The open decision fits what lies on the table."""
    if len(state.stack) > 1:
        raise BadPosition("stack: only one decision can be open")
    if state.winners():
        raise BadPosition("position.wins: the game is won, but a decision is open")
    step = state.step
    if step == "Draft":
        _check_draft(state)
        return
    for seat in range(2):
        if kind_of(state.active, seat) == NONE:
            raise BadPosition("position.active: after the draft both have a specialist")
    if state.pair or state.picked:
        raise BadPosition("position.pair: the draft of this round is over")
    if state.to_move != (1 - state.placer if step == "Predict" else state.placer):
        raise BadPosition(f"stack: {step} is the other seat's decision")
    laid: int = HOW_MANY[state.predicted]
    wanted = state.blueprints_to_lay(1 - state.placer)
    if (step == "Predict" and laid >= wanted) or (step == "Place" and laid != wanted):
        raise BadPosition(f"position.predicted: {laid} blueprints do not fit {step}")
    if (state.acting != NO_ROOM) != (step in ("Target", "SwapWith")):
        raise BadPosition(f"position.acting: it does not fit {step}")
    if state.acting == NO_ROOM:
        if line(state.board, 0) or line(state.board, 1):
            raise BadPosition("position.spies: the round is already won")
    elif not specialists(state.board, state.placer) >> state.acting & 1:
        raise BadPosition("position.acting: the specialist is not there")
    if (state.victim != NO_ROOM) != (step == "SwapWith"):
        raise BadPosition(f"position.victim: it does not fit {step}")
    if state.victim != NO_ROOM and not spies(state.board, 1 - state.placer) >> state.victim & 1:
        raise BadPosition("position.victim: no enemy spy is there")
    if not state.legal_actions():
        raise BadPosition(f"stack: {step} has nothing to choose from")


def _check_draft(state: "PocketOpsState") -> None:
    if state.board or state.active or state.predicted:
        raise BadPosition("position.spies: a round is drafted before anything else happens")
    for seat in range(2):
        if HOW_MANY[of(state.pair, seat)] != PAIR:
            raise BadPosition("position.pair: each player looks at two specialists")
        picked = kind_of(state.picked, seat)
        if (picked != NONE) != (seat == state.keycard and state.to_move != state.keycard):
            raise BadPosition("position.picked: the keycard holder chooses first, then the other")
        if picked != NONE and not of(state.pair, seat) >> picked & 1:
            raise BadPosition("position.picked: it is not one of the two")
