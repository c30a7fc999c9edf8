"""A match of Pocket Ops in play: the round on the board and the rounds won."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.draws import NONE, dead, single_room
from brushpass.games.pocket_ops.rules.facility import HOW_MANY, empty, line, specialists, spies, units
from brushpass.games.pocket_ops.rules.specialists import entries
from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.errors import BadPosition
from brushpass.kernel.state import State

SPIES: Final = 7  # PO-003
ALL_KINDS: Final = 0xFF  # PO-004
ROUNDS_TO_WIN: Final = 2  # PO-066
NO_ROOM: Final = -1

BLOCKED: Final = 0
HELD: Final = 1


@final
class PocketOpsState(State):
    """Lists have one entry a seat; masks have one bit a room or a specialist kind."""

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
    reason: str = ""
    wins: list[int]
    pool: list[int]
    pair: list[int]
    picked: list[int]
    active: list[int]
    hand: list[int]

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
        other.reason = self.reason
        other.wins = self.wins.copy()
        other.pool = self.pool.copy()
        other.pair = self.pair.copy()
        other.picked = self.picked.copy()
        other.active = self.active.copy()
        other.hand = self.hand.copy()
        return other

    def imagine(self, seat: int | None, rng: Chance) -> "PocketOpsState":
        """The only secrets are the drafted pairs, a pick not yet shown, and the blueprints
        lying face down."""
        other = self.clone()
        other.chance = fresh(rng)
        for owner in range(2):
            if owner == seat:
                continue
            if other.pair[owner]:
                other.pair[owner] = two_of(other.pool[owner], rng)
                if other.picked[owner] != NONE:
                    other.picked[owner] = one_of(other.pair[owner], rng)
        if other.predicted and seat != 1 - other.placer:
            blueprints = HOW_MANY[other.predicted]
            other.predicted = 0
            while HOW_MANY[other.predicted] < blueprints:
                other.predicted |= 1 << rng.below(9)
        return other

    def supply(self, seat: int) -> int:
        """Spies not in the facility (PO-071, PO-R14, PO-R55)."""
        return SPIES - HOW_MANY[spies(self.board, seat)]

    def blueprints_to_lay(self, seat: int) -> int:
        """PO-022, PO-111."""
        return 2 if self.hackers >> seat & 1 else 1

    def enterable(self, seat: int) -> int:
        """Where the seat's specialist in hand may go now."""
        if self.hand[seat] == NONE:
            return 0
        return entries(self.board, seat, self.hand[seat])

    def has_placement(self, seat: i64) -> bool:
        return empty(self.board) != 0 or self.enterable(seat) != 0

    def draw_reason(self) -> str:
        """The draw that ends the round now, if any, in the order of PO-R40."""
        red: i64 = self.hand[0]
        blue: i64 = self.hand[1]
        if single_room(self.board, red, blue):
            return "single room"
        if dead(self.board, red, blue):
            return "dead position"
        if self.limit and self.unchanged >= self.limit:
            return "turn limit"
        return ""

    def scores(self) -> list[int]:
        return self.wins.copy()

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.wins[seat] == ROUNDS_TO_WIN]

    def ending(self) -> str:
        return self.reason if self.over else ""

    def check(self) -> None:
        for seat in range(2):
            name = ("Red", "Blue")[seat]
            if HOW_MANY[spies(self.board, seat)] > SPIES:
                raise BadPosition(f"position.facility: {name} has more than {SPIES} spies")
            placed: int = HOW_MANY[specialists(self.board, seat)]
            if placed > 1 or (placed and (self.active[seat] == NONE or self.hand[seat] != NONE)):
                raise BadPosition(f"position.facility: {name} has a specialist too many")
            if self.hand[seat] not in (NONE, self.active[seat]):
                raise BadPosition(f"position.hand: {name} holds a specialist that is not active")
            if self.active[seat] != NONE and not self.pool[seat] >> self.active[seat] & 1:
                raise BadPosition(f"position.active: {name}'s specialist has left the game")
            if self.pair[seat] & ~self.pool[seat]:
                raise BadPosition(f"position.pair: {name} has seen a specialist that is gone")
        if units(self.board, 0) & units(self.board, 1):
            raise BadPosition("position.facility: a room holds units of both colours")
        if not self.over and self.acting == NO_ROOM and (line(self.board, 0) or line(self.board, 1)):
            raise BadPosition("position.facility: the round is already won")


def two_of(pool: i64, rng: Chance) -> i64:
    """A random pair of the pool (PO-012, PO-R05)."""
    first = one_of(pool, rng)
    one: i64 = 1
    second = one_of(pool & ~(one << first), rng)
    return one << first | one << second


def one_of(kinds: i64, rng: Chance) -> i64:
    k = rng.below(kinds_in(kinds))
    kind: i64 = 0
    while True:
        if kinds >> kind & 1:
            if k == 0:
                return kind
            k -= 1
        kind += 1


def kinds_in(kinds: i64) -> i64:
    return HOW_MANY[kinds]
