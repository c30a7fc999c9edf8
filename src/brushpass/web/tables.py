"""One table: a game, who sits at it, and the list of moves that made it what it is."""

import hashlib
from typing import Any

import msgspec

from brushpass.games import game as game_named
from brushpass.kernel.errors import BadRecord
from brushpass.kernel.game import Game
from brushpass.kernel.record import Record
from brushpass.kernel.state import NOBODY, State
from brushpass.web.papers import Seat, TableFile, Words
from brushpass.web.store import Move

UNDO = "!undo"
RESIGN = "!resign"


class Table:
    """The table in memory. `at` counts the stored moves, `turn` those that were not taken back."""

    def __init__(self, file: TableFile, seats: list[Seat], moves: list[Move]) -> None:
        self.code = file.code
        self.seats = seats
        self.chat: list[Words] = []
        self.game: Game[Any, Any] = game_named(file.game)
        if file.rules_version != self.game.rules_version:
            raise BadRecord(
                f"this table was played under version {file.rules_version} of the rules of "
                f"{self.game.title}; these are version {self.game.rules_version}"
            )
        deck = self.game.deck_played(file.deck)
        self.file = msgspec.structs.replace(file, deck_text=deck.text)  # one text for all tables
        self.record = Record(self.game, file.players, file.seed, file.variant, deck)
        self.seal = hashlib.sha256(file.seed.encode()).hexdigest()
        self.at = 0
        self.tokens: set[str] = set()
        self.resigned: set[int] = set()
        self.undone = 0
        self.closed = False
        self.to_move = NOBODY
        self._settle()
        for move in moves:
            self.take(move)

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def turn(self) -> int:
        return len(self.record.actions)

    def _settle(self) -> None:
        """A table is closed after the last move, or when all but one have given up."""
        state = self.state
        self.closed = state.over or len(self.resigned) >= self.file.players - 1
        self.to_move = NOBODY if self.closed else state.to_move

    def take(self, move: Move) -> None:
        """Add a stored move; it was legal when it was stored."""
        if move.action == UNDO:
            self.record.undo()
            self.undone += 1
        elif move.action == RESIGN:
            self.resigned.add(move.seat)
        else:
            self.record.play(move.action)
        self.tokens.add(move.token)
        self.at = move.number + 1
        self._settle()

    def may_undo(self, seat: int) -> bool:
        """Until something was revealed, or another seat acted."""
        return not self.closed and self.record.may_undo(seat)

    def bot_to_move(self) -> str | None:
        """The level of the bot whose move it is; a seat that has resigned is played for."""
        seat = self.to_move
        if seat == NOBODY:
            return None
        chair = self.seats[seat]
        if chair.kind == "bot" or seat in self.resigned:
            return chair.level
        return None
