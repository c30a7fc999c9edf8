"""Whether a position is one that play can reach."""

from typing import TYPE_CHECKING

from brushpass.kernel.bits import bit
from brushpass.kernel.errors import BadPosition
from loose_ends.rules.content import ALL, CITIES, CONTACTS, NONE

if TYPE_CHECKING:
    from loose_ends.rules.state import LooseEndsState


def check(state: "LooseEndsState") -> None:
    """BadPosition unless every file is in one place and nobody remembers what is not so."""
    _rows(state)
    held = [contact for contact in (*state.files, state.drawn) if contact != NONE]
    if sorted([state.leak, *held, *state.pile, *state.board]) != list(range(CONTACTS)):
        raise BadPosition("files: every contact must have one file, in one place")
    if (state.drawn != NONE) != (state.step == "FileOne"):
        raise BadPosition("drawn: there is a second file while somebody chooses which to keep")
    if not (state.over or state.is_in(state.to_move)):
        raise BadPosition(f"stack: seat {state.to_move} is out")
    if state.over != (state.winner in range(state.players)):
        raise BadPosition("winner: somebody has won when the game is over, and nobody before")
    for place, contact in enumerate([*state.files, state.leak]):
        if contact != NONE and not state.may[place] & bit(contact):
            raise BadPosition(f"may[{place}]: it rules out what is there")


def _rows(state: "LooseEndsState") -> None:
    seats = state.players
    for name, row, size, limit in (
        ("files", state.files, seats, CONTACTS),
        ("may", state.may, seats + 1, ALL + 1),
        ("seen", state.seen, seats, 1 << seats),
        ("asked", state.asked, seats, 1 << len(CITIES)),
    ):
        least = NONE if name == "files" else 0
        if len(row) != size or not all(least <= number < limit for number in row):
            raise BadPosition(f"{name}: {size} numbers from {least} to {limit - 1} are needed")
