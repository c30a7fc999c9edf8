"""A match of Pocket Ops in play: the round on the board and the rounds won."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules import check, hidden, scoring
from brushpass.games.pocket_ops.rules.content import SPIES
from brushpass.games.pocket_ops.rules.draws import NONE, SURELY_ALIVE, dead, single_room
from brushpass.games.pocket_ops.rules.facility import HOW_MANY, NO_ROOM, empty, spies
from brushpass.games.pocket_ops.rules.pools import kind_of
from brushpass.games.pocket_ops.rules.specialists import entries
from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State

BLOCKED: Final = 0
HELD: Final = 1


@final
class EndedRound:
    """The last round that came to an end, as it lay on the table. It never changes, so clones
    share it."""

    def __init__(self, board: i64, active: i64, winner: i64, reason: str) -> None:
        self.board: i64 = board
        self.active: i64 = active
        self.winner: i64 = winner
        self.reason = reason


@final
class PocketOpsState(State):
    """Integers all through, so that a clone is a handful of copies. Rooms and seats are bits of
    a mask; what each seat has of its own is one byte a seat, read with `of` and, for a
    specialist's kind, `kind_of`."""

    board: i64 = 0
    keycard: i64 = 0
    placer: i64 = 0
    round: i64 = 0
    turn: i64 = 0
    unchanged: i64 = 0
    limit: i64 = 0
    predicted: i64 = 0  # the rooms of the blueprints lying face down
    hackers: i64 = 0  # the seats whose Hacker is active
    acting: i64 = NO_ROOM  # the room of a specialist that holds and is about to act
    victim: i64 = NO_ROOM  # the enemy spy the Mole has chosen
    last_room: i64 = NO_ROOM  # the turn just played, as everybody saw it
    last_predicted: i64 = 0
    last_result: i64 = NONE
    ended: "EndedRound | None" = None
    wins: i64 = 0
    pool: i64 = 0  # kinds still in the game
    pair: i64 = 0  # the two kinds looked at in the draft
    picked: i64 = 0  # chosen, not yet shown
    active: i64 = 0
    hand: i64 = 0

    def clone(self) -> "PocketOpsState":
        other = PocketOpsState()
        self.copy_frame(other)
        other.board = self.board
        other.keycard = self.keycard
        other.placer = self.placer
        other.round = self.round
        other.turn = self.turn
        other.unchanged = self.unchanged
        other.limit = self.limit
        other.predicted = self.predicted
        other.hackers = self.hackers
        other.acting = self.acting
        other.victim = self.victim
        other.last_room = self.last_room
        other.last_predicted = self.last_predicted
        other.last_result = self.last_result
        other.ended = self.ended
        other.wins = self.wins
        other.pool = self.pool
        other.pair = self.pair
        other.picked = self.picked
        other.active = self.active
        other.hand = self.hand
        return other

    def imagine(self, seat: int | None, rng: Chance) -> "PocketOpsState":
        return hidden.imagine(self, seat, rng)

    def trace(self) -> i64:
        """The facility, the specialists in hand, the rounds won, the Hackers and the keycard."""
        hands = self.hand & 0xF | self.hand >> 4 & 0xF0
        wins = self.wins & 3 | self.wins >> 6 & 0xC
        others = hands << 7 | wins << 3 | self.hackers << 1 | self.keycard
        return others << 36 | self.board

    def supply(self, seat: int) -> int:
        """Spies not in the facility (PO-071, PO-R14, PO-R55)."""
        return SPIES - HOW_MANY[spies(self.board, seat)]

    def blueprints_to_lay(self, seat: int) -> int:
        """PO-022, PO-111."""
        return 2 if self.hackers >> seat & 1 else 1

    def enterable(self, seat: i64) -> i64:
        """Where the seat's specialist in hand may go now."""
        hand = kind_of(self.hand, seat)
        return 0 if hand == NONE else entries(self.board, seat, hand)

    def has_placement(self, seat: i64) -> bool:
        return empty(self.board) != 0 or self.enterable(seat) != 0

    def draw_reason(self) -> str:
        """The draw that ends the round now, if any, in the order of PO-R40."""
        if HOW_MANY[empty(self.board)] < SURELY_ALIVE:
            red = kind_of(self.hand, 0)
            blue = kind_of(self.hand, 1)
            if single_room(self.board, red, blue):
                return "single room"
            if dead(self.board, red, blue):
                return "dead position"
        if self.limit and self.unchanged >= self.limit:
            return "turn limit"
        return ""

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def ending(self) -> str:
        return scoring.ending(self)

    def check(self) -> None:
        check.check(self)
