"""The table: who holds which file, and what everybody saw of it."""

from typing import TYPE_CHECKING

from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State
from loose_ends.rules import check, hidden, scoring
from loose_ends.rules.content import NONE

if TYPE_CHECKING:
    from loose_ends.rules.content import Content


class LooseEndsState(State):
    """Files are contacts by number. `files` are those held, seat by seat (NONE when out), `drawn`
    the second one of whoever is deciding which to keep. The top of `pile` is its last element.

    Memory is public, though what it says is not: `may` has for every file in a hand, and last for
    the leak, the contacts that it can be by what was answered before all; `seen` has for every seat
    the seats whose file it has looked at, and `asked` the cities it has put to the archive."""

    content: "Content"

    def __init__(self) -> None:
        self.leak: int = NONE
        self.files: list[int] = []
        self.drawn: int = NONE
        self.pile: list[int] = []
        self.board: list[int] = []
        self.may: list[int] = []
        self.seen: list[int] = []
        self.asked: list[int] = []
        self.winner: int = NONE

    def clone(self) -> "LooseEndsState":
        other = LooseEndsState()
        self.copy_frame(other)
        other.content = self.content
        other.leak = self.leak
        other.files = self.files[:]
        other.drawn = self.drawn
        other.pile = self.pile[:]
        other.board = self.board[:]
        other.may = self.may[:]
        other.seen = self.seen[:]
        other.asked = self.asked[:]
        other.winner = self.winner
        return other

    def is_in(self, seat: int) -> bool:
        return self.files[seat] != NONE

    def imagine(self, seat: int | None, rng: Chance) -> "LooseEndsState":
        return hidden.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def check(self) -> None:
        check.check(self)
