"""When a round is drawn: nobody can win it any more, or both could be blocked for ever."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.facility import (
    HOW_MANY,
    ROOMS_OF,
    empty,
    line,
    spy_at,
    units,
)
from brushpass.games.pocket_ops.rules.specialists import (
    MOLE,
    OPTIONAL,
    entries,
    friends,
    hold,
    strike,
    swap,
    targets,
)

NONE: Final = -1
SURELY_ALIVE: Final = 4  # with so many empty rooms a win is always possible
UNKNOWN: Final = -1
_TERNARY: Final = [sum(3**room for room in ROOMS_OF[mask]) for mask in range(512)]
_bare_hopes: Final = [UNKNOWN] * 3**9  # without specialists in hand only the colours matter
_hopes: Final[dict[int, bool]] = {}


def placeable(board: i64, seat: i64, hand: i64) -> i64:
    """The rooms into which a unit of the seat could be played, whoever's turn it is (PO-R41)."""
    if hand == NONE:
        return empty(board)
    return empty(board) | entries(board, seat, hand)


def single_room(board: i64, red: i64, blue: i64) -> bool:
    """PO-052, PO-R42: neither player has more than one room to play into."""
    if HOW_MANY[empty(board)] > 1:
        return False
    return HOW_MANY[placeable(board, 0, red)] <= 1 and HOW_MANY[placeable(board, 1, blue)] <= 1


def dead(board: i64, red: i64, blue: i64) -> bool:
    """PO-050, PO-053, PO-R44: not even together could the players bring about a win. `red` and
    `blue` are the specialists in hand."""
    return not _hope(board, red, blue)


def _hope(board: i64, red: i64, blue: i64) -> bool:
    if HOW_MANY[empty(board)] >= SURELY_ALIVE:
        return True
    if red == NONE and blue == NONE:
        colours: i64 = _TERNARY[units(board, 0)] + 2 * _TERNARY[units(board, 1)]
        if _bare_hopes[colours] == UNKNOWN:
            _bare_hopes[colours] = int(_search(board, red, blue))
        return _bare_hopes[colours] == 1
    key: int = board | (red + 1) << 36 | (blue + 1) << 40
    known = _hopes.get(key)
    if known is None:
        known = _search(board, red, blue)
        _hopes[key] = known
    return known


def _search(board: i64, red: i64, blue: i64) -> bool:
    for seat in range(2):
        for room in ROOMS_OF[empty(board)]:
            after: i64 = board | spy_at(room, seat)
            if line(after, seat) or _goes_on(after, red, blue):
                return True
        hand = blue if seat else red
        if hand == NONE:
            continue
        red_left: i64 = red if seat else NONE
        blue_left: i64 = NONE if seat else blue
        rooms = entries(board, seat, hand)
        if rooms and _goes_on(board, red_left, blue_left):
            return True
        for room in ROOMS_OF[rooms]:
            held = hold(board, seat, hand, room)
            if line(held, seat):
                return True
            for result in outcomes(held, seat, hand, room):
                if line(result, 0) != line(result, 1):
                    return True
                if not line(result, 0) and _goes_on(result, red_left, blue_left):
                    return True
    return False


def _goes_on(board: i64, red: i64, blue: i64) -> bool:
    return not single_room(board, red, blue) and _hope(board, red, blue)


def outcomes(held: i64, seat: i64, kind: i64, room: i64) -> list[int]:
    """Every board that the specialist, holding in `room`, can leave behind."""
    aims = targets(held, seat, kind, room)
    boards: list[int] = []
    if not aims or OPTIONAL >> kind & 1:
        boards.append(held)
    for target in ROOMS_OF[aims]:
        if kind == MOLE:
            for friend in ROOMS_OF[friends(held, seat, room)]:
                boards.append(swap(held, seat, target, friend))
        else:
            boards.append(strike(held, seat, kind, room, target))
    return boards
