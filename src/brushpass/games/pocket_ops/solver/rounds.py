"""Rounds of Pocket Ops, solved exactly.

Every change of a position leads to one with fewer specialists in hand, fewer active Hackers or
fewer empty rooms. The one way back is a blocked spy, which leaves the position and swaps the
roles. So positions are solved from the end, each as a pair: the keycard holder about to place,
and the rival about to place.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.draws import NONE, dead, outcomes, single_room
from brushpass.games.pocket_ops.rules.facility import ROOMS_OF, empty, line, spy_at
from brushpass.games.pocket_ops.rules.specialists import HACKER, entries, hold
from brushpass.games.pocket_ops.solver.positions import (
    HOLDER,
    RIVAL,
    board_of,
    hackers_of,
    hand_of,
    position,
)
from brushpass.games.pocket_ops.solver.turn import BARRED, Turn

LIMIT: Final = 100  # PO-R50
NO_LIMIT: Final = 0

_DOUBLE_STEPS: Final = 60
_SETTLED: Final = 1e-15
_REPORT_EVERY: Final = 2048


def nothing_to_report(solved: int) -> None:
    """A progress callback that keeps quiet."""


@final
class RoundSolver:
    """Solves positions when asked and remembers them.

    Worths are the keycard holder's chance to win the round: `holder` if the holder is to place,
    `rival` if the rival is, both on entering the position. `limit` is the number of unchanged
    turns that end a round; without one endless play is lost by the holder, so the pair takes its
    least solution."""

    def __init__(
        self, limit: int = LIMIT, report: Callable[[int], None] = nothing_to_report
    ) -> None:
        self.limit: i64 = limit
        self.report = report
        self.where: dict[int, int] = {}
        self.positions: list[int] = []
        self.holder: list[float] = []
        self.rival: list[float] = []
        self.residual: float = 0.0

    def worth(self, position: i64, placer: i64) -> float:
        """The holder's chance in a position just entered, `placer` being about to place."""
        at = self.solve(position)
        return self.holder[at] if placer == HOLDER else self.rival[at]

    def opening(self, red: i64, blue: i64) -> tuple[float, float]:
        """The worths of an empty facility with these specialists, holder first."""
        at = self.solve(position(0, red, blue, 0))
        return self.holder[at], self.rival[at]

    def solve(self, position: i64) -> int:
        """Where the worths of the position are, solving it first if it is new."""
        key: int = position
        known = self.where.get(key)
        if known is not None:
            return known
        pair = (0.0, 0.0)
        if not drawn(position):
            mine = self.turn(position, HOLDER)
            theirs = self.turn(position, RIVAL)
            if self.limit == NO_LIMIT:
                pair = self._least(mine, theirs)
            else:
                pair = unchanged_turns(mine, theirs, self.limit)
        at = self.remember(key, pair[0], pair[1])
        if at % _REPORT_EVERY == 0:
            self.report(at)
        return at

    def remember(self, position: int, holder: float, rival: float) -> int:
        at = len(self.positions)
        self.where[position] = at
        self.positions.append(position)
        self.holder.append(holder)
        self.rival.append(rival)
        return at

    def turn(self, position: i64, seat: i64) -> Turn:
        """The turn in which `seat` places, in chances of that seat."""
        turn = Turn()
        board = board_of(position)
        red = hand_of(position, 0)
        blue = hand_of(position, 1)
        hackers = hackers_of(position)
        hand = blue if seat else red
        red_left: i64 = red if seat else NONE
        blue_left: i64 = NONE if seat else blue
        vacant = empty(board)
        doors: i64 = 0
        if hand != NONE:
            doors = entries(board, seat, hand)
        for room in ROOMS_OF[vacant | doors]:
            spy = BARRED
            agent = BARRED
            if vacant >> room & 1:
                spy = self._spy_holds(board | spy_at(room, seat), red, blue, hackers, seat)
            if doors >> room & 1:
                agent = self._agent_holds(board, red_left, blue_left, hackers, seat, hand, room)
            turn.rooms.append(room)
            turn.spies.append(spy)
            turn.agents.append(agent)
        one: i64 = 1
        watch: i64 = hackers & one << 1 - seat
        turn.paired = watch == 0 or not turn.rooms
        if not turn.paired:  # PO-111, PO-113
            turn.blueprints = 2
            turn.spy_blocked = self._next(board, red, blue, hackers ^ watch, seat)
        if doors:  # PO-031
            turn.agent_blocked = self._next(board, red_left, blue_left, hackers & ~watch, seat)
        return turn

    def turn_with(self, position: i64, seat: i64, left: i64) -> Turn:
        """The turn in which `seat` places with so many unchanged turns left before the draw,
        ready to be valued. Without a limit the position counts as just entered."""
        mine = self.turn(position, HOLDER)
        theirs = self.turn(position, RIVAL)
        if self.limit == NO_LIMIT:
            pair = self._least(mine, theirs)
        else:
            pair = unchanged_turns(mine, theirs, left - 1)
        if mine.paired:
            mine.spy_blocked = pair[1]
        if theirs.paired:
            theirs.spy_blocked = 1.0 - pair[0]
        return theirs if seat == RIVAL else mine

    def _spy_holds(self, board: i64, red: i64, blue: i64, hackers: i64, seat: i64) -> float:
        if line(board, seat):
            return 1.0
        return self._next(board, red, blue, hackers, seat)

    def _agent_holds(
        self, board: i64, red: i64, blue: i64, hackers: i64, seat: i64, kind: i64, room: i64
    ) -> float:
        held = hold(board, seat, kind, room)
        if line(held, seat):  # PO-R19
            return 1.0
        one: i64 = 1
        if kind == HACKER:
            hackers |= one << seat
        best = 0.0
        for result in outcomes(held, seat, kind, room):
            best = max(best, self.aftermath(result, red, blue, hackers, seat))
        return best

    def aftermath(self, board: i64, red: i64, blue: i64, hackers: i64, seat: i64) -> float:
        """What the board that an ability leaves is worth to `seat`, who used it."""
        mine = line(board, seat)
        theirs = line(board, 1 - seat)
        if mine and theirs:  # PO-051, PO-054
            return 1.0 if seat == RIVAL else 0.0
        if mine or theirs:  # PO-043, PO-R20
            return 1.0 if mine else 0.0
        return self._next(board, red, blue, hackers, seat)

    def _next(self, board: i64, red: i64, blue: i64, hackers: i64, seat: i64) -> float:
        """What it is worth to `seat` that the other one is now about to place."""
        at = self.solve(position(board, red, blue, hackers))
        if seat == HOLDER:
            return self.rival[at]
        return 1.0 - self.holder[at]

    def _least(self, mine: Turn, theirs: Turn) -> tuple[float, float]:
        """The least solution of the pair of equations: up from nothing, and where that is slow
        by halving the interval that must hold it."""
        low = 0.0
        n = 0.0
        for _ in range(_DOUBLE_STEPS):
            n = rival_value(theirs, low, n)
            k = holder_value(mine, n, low)
            if k - low <= _SETTLED:
                return self._checked(mine, theirs, max(k, low))
            low = k
        high = 1.0
        while True:
            middle = 0.5 * (low + high)
            if not low < middle < high:
                return self._checked(mine, theirs, high)
            n = rival_value(theirs, middle, n)
            if holder_value(mine, n, middle) - middle <= _SETTLED:
                high = middle
            else:
                low = middle

    def _checked(self, mine: Turn, theirs: Turn, k: float) -> tuple[float, float]:
        n = rival_value(theirs, k, 0.0)
        self.residual = max(self.residual, abs(holder_value(mine, n, k) - k))
        return k, n


def drawn(position: i64) -> bool:
    """PO-050, PO-052: the round is over as soon as this is reached."""
    board = board_of(position)
    red = hand_of(position, 0)
    blue = hand_of(position, 1)
    return single_room(board, red, blue) or dead(board, red, blue)


def holder_value(turn: Turn, rival: float, guess: float) -> float:
    """The worth of the holder's turn if the rival's turn in this position is worth `rival`."""
    if turn.paired:
        turn.spy_blocked = rival
    return turn.value(guess)


def rival_value(turn: Turn, holder: float, guess: float) -> float:
    """The worth, to the holder, of the rival's turn if the holder's is worth `holder`."""
    if turn.paired:
        turn.spy_blocked = 1.0 - holder
    return 1.0 - turn.value(1.0 - guess)


def unchanged_turns(mine: Turn, theirs: Turn, left: i64) -> tuple[float, float]:
    """The pair of worths when so many unchanged turns are left before the draw (PO-R50)."""
    k = 0.0
    n = 0.0
    for _ in range(left):
        next_k = holder_value(mine, n, k)
        next_n = rival_value(theirs, k, n)
        if next_k == k and next_n == n:
            break
        k = next_k
        n = next_n
    return k, n
