"""A match of Pocket Ops in play: the round on the board and the rounds won."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.draws import NONE, SURELY_ALIVE, dead, single_room
from brushpass.games.pocket_ops.rules.facility import (
    HOW_MANY,
    empty,
    line,
    specialists,
    spies,
    units,
)
from brushpass.games.pocket_ops.rules.specialists import entries
from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.errors import BadPosition
from brushpass.kernel.state import State

SPIES: Final = 7  # PO-003
BOTH_POOLS: Final = 0xFFFF  # PO-004
ROUNDS_TO_WIN: Final = 2  # PO-066
PAIR: Final = 2  # PO-012
NO_ROOM: Final = -1

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
        """The only secrets are the drafted pairs, a pick not yet shown, and the blueprints
        lying face down."""
        other = self.clone()
        other.chance = fresh(rng)
        for owner in range(2):
            if owner == seat:
                continue
            if of(other.pair, owner):
                pair = two_of(of(other.pool, owner), rng)
                other.pair = put(other.pair, owner, pair)
                if kind_of(other.picked, owner) != NONE:
                    other.picked = put(other.picked, owner, one_of(pair, rng) + 1)
        if other.predicted and seat != 1 - other.placer:
            blueprints = HOW_MANY[other.predicted]
            other.predicted = 0
            while HOW_MANY[other.predicted] < blueprints:
                other.predicted |= 1 << rng.below(9)
        return other

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
        return [of(self.wins, 0), of(self.wins, 1)]

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if of(self.wins, seat) == ROUNDS_TO_WIN]

    def ending(self) -> str:
        return self.ended.reason if self.over and self.ended is not None else ""

    def check(self) -> None:
        for seat in range(2):
            name = ("Red", "Blue")[seat]
            if HOW_MANY[spies(self.board, seat)] > SPIES:
                raise BadPosition(f"position.spies: {name} has more than {SPIES} spies")
            placed: int = HOW_MANY[specialists(self.board, seat)]
            active = kind_of(self.active, seat)
            hand = kind_of(self.hand, seat)
            pool = of(self.pool, seat)
            if placed > 1 or (placed and (active == NONE or hand != NONE)):
                raise BadPosition(f"position.specialists: {name} has a specialist too many")
            if hand != NONE and hand != active:
                raise BadPosition(f"position.hand: {name} holds a specialist that is not active")
            if active != NONE and not pool >> active & 1:
                raise BadPosition(f"position.active: {name}'s specialist has left the game")
            if of(self.pair, seat) & ~pool:
                raise BadPosition(f"position.pair: {name} has seen a specialist that is gone")
            shared: int = spies(self.board, seat) & specialists(self.board, seat)
            if shared and (self.acting == NO_ROOM or shared != 1 << self.acting):
                raise BadPosition(f"position.specialists: {name} has two units in one room")
        if units(self.board, 0) & units(self.board, 1):
            raise BadPosition("position.spies: a room holds units of both colours")
        if self.stack:
            self._check_decision()
        elif not self.winners():
            raise BadPosition("stack: nobody has won yet, so a decision must be open")

    def _check_decision(self) -> None:
        """The open decision fits what lies on the table."""
        if len(self.stack) > 1:
            raise BadPosition("stack: only one decision can be open")
        if self.winners():
            raise BadPosition("position.wins: the game is won, but a decision is open")
        step = self.step
        if step == "Draft":
            self._check_draft()
            return
        for seat in range(2):
            if kind_of(self.active, seat) == NONE:
                raise BadPosition("position.active: after the draft both have a specialist")
        if self.pair or self.picked:
            raise BadPosition("position.pair: the draft of this round is over")
        if self.to_move != (1 - self.placer if step == "Predict" else self.placer):
            raise BadPosition(f"stack: {step} is the other seat's decision")
        laid: int = HOW_MANY[self.predicted]
        wanted = self.blueprints_to_lay(1 - self.placer)
        if (step == "Predict" and laid >= wanted) or (step == "Place" and laid != wanted):
            raise BadPosition(f"position.predicted: {laid} blueprints do not fit {step}")
        if (self.acting != NO_ROOM) != (step in ("Target", "SwapWith")):
            raise BadPosition(f"position.acting: it does not fit {step}")
        if self.acting == NO_ROOM:
            if line(self.board, 0) or line(self.board, 1):
                raise BadPosition("position.spies: the round is already won")
        elif not specialists(self.board, self.placer) >> self.acting & 1:
            raise BadPosition("position.acting: the specialist is not there")
        if (self.victim != NO_ROOM) != (step == "SwapWith"):
            raise BadPosition(f"position.victim: it does not fit {step}")
        if self.victim != NO_ROOM and not spies(self.board, 1 - self.placer) >> self.victim & 1:
            raise BadPosition("position.victim: no enemy spy is there")
        if not self.legal_actions():
            raise BadPosition(f"stack: {step} has nothing to choose from")

    def _check_draft(self) -> None:
        if self.board or self.active or self.predicted:
            raise BadPosition("position.spies: a round is drafted before anything else happens")
        for seat in range(2):
            if HOW_MANY[of(self.pair, seat)] != PAIR:
                raise BadPosition("position.pair: each player looks at two specialists")
            picked = kind_of(self.picked, seat)
            if (picked != NONE) != (seat == self.keycard and self.to_move != self.keycard):
                raise BadPosition(
                    "position.picked: the keycard holder chooses first, then the other"
                )
            if picked != NONE and not of(self.pair, seat) >> picked & 1:
                raise BadPosition("position.picked: it is not one of the two")


def of(packed: i64, seat: i64) -> i64:
    """The seat's byte of a packed pair."""
    return packed >> 8 * seat & 0xFF


def put(packed: i64, seat: i64, byte: i64) -> i64:
    """The packed pair with the seat's byte replaced."""
    full: i64 = 0xFF
    return packed & ~(full << 8 * seat) | byte << 8 * seat


def kind_of(packed: i64, seat: i64) -> i64:
    """The specialist in the seat's byte, or NONE: kinds are stored one higher, 0 is none."""
    return (packed >> 8 * seat & 0xFF) - 1


def two_of(pool: i64, rng: Chance) -> i64:
    """A random pair of the pool (PO-012, PO-R05)."""
    first = one_of(pool, rng)
    one: i64 = 1
    second = one_of(pool & ~(one << first), rng)
    return one << first | one << second


def one_of(kinds: i64, rng: Chance) -> i64:
    k = rng.below(HOW_MANY[kinds])
    kind: i64 = 0
    while True:
        if kinds >> kind & 1:
            if k == 0:
                return kind
            k -= 1
        kind += 1
