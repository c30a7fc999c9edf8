"""Whether a position can be: every card in one place, and a memory that leads there."""

from typing import TYPE_CHECKING

from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES
from brushpass.kernel.errors import BadPosition

if TYPE_CHECKING:
    from brushpass.games.viper_ghost_zero.rules.state import GhostState


def check(state: "GhostState") -> None:
    """VG-106, as far as a single position can show it."""
    check_sizes(state)
    content = state.content
    count = [0] * len(content.copies)
    for card in state.pile + state.discard:
        if not 0 <= card < len(count):
            raise BadPosition(f"position.pile, position.discard: there is no card {card}")
        count[card] += 1
    for card in state.discard:
        if card < OBJECTIVES:
            raise BadPosition(f"position.discard: {SLUGS[card]} cannot be there (VG-036)")
    for mission in state.missions + state.set_aside:
        if not 0 <= mission < content.missions():
            raise BadPosition(f"position.missions: there is no mission {mission}")
        count[CARDS + mission] += 1
    for at in range(state.players * CARDS):
        count[at % CARDS] += state.hands[at]
    for at in range(state.players * OBJECTIVES):
        count[at % OBJECTIVES] += state.areas[at]
    for card in range(len(count)):
        if count[card] != content.copies[card]:
            raise BadPosition(
                f"position: {count[card]} of {content.title(card)} are on the table, "
                f"the deck has {content.copies[card]}"
            )
    for seat in range(state.players):
        unfinished = not state.finished >> seat & 1
        if unfinished and not state.ended and state.complete(seat):
            raise BadPosition(f"position.missions: seat {seat} is complete but plays on")
    check_memory(state)


def check_memory(state: "GhostState") -> None:
    try:
        recall = state.recall(None)
    except IndexError:
        raise BadPosition("position.memory: it tells of cards that are not there") from None
    if recall.areas != state.areas or recall.block + len(recall.returned) != len(state.pile):
        raise BadPosition("position.memory: it does not lead to this table")


def check_sizes(state: "GhostState") -> None:
    players = state.players
    if (
        len(state.hands) != players * CARDS
        or len(state.areas) != players * OBJECTIVES
        or len(state.missions) != players
        or len(state.turns) != players
    ):
        raise BadPosition("position: hands, areas, missions and turns need every seat")
    if not 0 <= state.active < players:
        raise BadPosition(f"position.active: there is no seat {state.active}")
