"""The eight specialists: where each may enter, what it does when it holds.

Pure functions of the board, so that the game, the draw test and the solver share them. No
ability ever touches a specialist (PO-070): targets are spies, taken from the spy masks.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.facility import (
    AROUND,
    BEYOND,
    EDGE,
    IN_LINE_OF_FIRE,
    ORTHOGONAL,
    ROOMS_OF,
    empty,
    specialist_at,
    spies,
    spy_at,
)

SNIPER: Final = 0
COURIER: Final = 1
MOLE: Final = 2
HACKER: Final = 3
GRAPPLER: Final = 4
NINJA: Final = 5
PUSHER: Final = 6
ASSASSIN: Final = 7
KINDS: Final = ("sniper", "courier", "mole", "hacker", "grappler", "ninja", "pusher", "assassin")

OPTIONAL: Final = 1 << SNIPER | 1 << GRAPPLER | 1 << NINJA | 1 << PUSHER  # PO-R16


def entries(board: i64, seat: i64, kind: i64) -> i64:
    """The rooms into which the specialist may be played now."""
    if kind == COURIER:  # PO-090, PO-R25
        rooms: i64 = 0
        one: i64 = 1
        vacant = empty(board)
        for room in ROOMS_OF[spies(board, seat)]:
            if ORTHOGONAL[room] & vacant:
                rooms |= one << room
        return rooms
    if kind == ASSASSIN:  # PO-150, PO-R38
        return spies(board, 1 - seat)
    return empty(board)  # PO-072, PO-080, PO-100, PO-110, PO-120, PO-130, PO-140


def hold(board: i64, seat: i64, kind: i64, room: i64) -> i64:
    """The board once the specialist holds: it stands, and the Assassin's victim is gone."""
    if kind == ASSASSIN:  # PO-151, PO-152, PO-R39
        board ^= spy_at(room, 1 - seat)
    return board | specialist_at(room, seat)


def targets(board: i64, seat: i64, kind: i64, room: i64) -> i64:
    """The rooms the ability may be aimed at, from where the specialist holds. For the Mole the
    enemy spies it could swap."""
    if kind == SNIPER:  # PO-081, PO-082, PO-083, PO-R22
        return spies(board, 1 - seat) & IN_LINE_OF_FIRE[room]
    if kind == NINJA:  # PO-131, PO-132, PO-R34
        return spies(board, 1 - seat) & AROUND[room]
    if kind == GRAPPLER:  # PO-121, PO-122, PO-R33
        return spies(board, 1 - seat) & ORTHOGONAL[room]
    if kind == COURIER:  # PO-091, PO-R24
        return empty(board) & ORTHOGONAL[room]
    if kind == MOLE:  # PO-101, PO-102, PO-R27, PO-R28
        if spies(board, seat) & AROUND[room]:
            return spies(board, 1 - seat) & AROUND[room]
        return 0
    if kind == PUSHER:
        return _pushes(board, room)
    return 0  # PO-R56: the Hacker and the Assassin need no target


def friends(board: i64, seat: i64, room: i64) -> i64:
    """The friendly spies that the Mole in `room` could swap (PO-102)."""
    return spies(board, seat) & AROUND[room]


def strike(board: i64, seat: i64, kind: i64, room: i64, target: i64) -> i64:
    """The board after the ability; for the Mole see `swap`."""
    if kind == SNIPER or kind == NINJA:  # noqa: SIM109
        return board ^ spy_at(target, 1 - seat)
    if kind == GRAPPLER:
        board ^= specialist_at(room, seat) | specialist_at(target, seat)
        return board ^ (spy_at(target, 1 - seat) | spy_at(room, 1 - seat))
    if kind == COURIER:  # PO-091, PO-092
        return board ^ (spy_at(room, seat) | spy_at(target, seat))
    return _push(board, seat, room, target)


def swap(board: i64, seat: i64, enemy: i64, friend: i64) -> i64:
    """The Mole's exchange of two spies (PO-101)."""
    board ^= spy_at(enemy, 1 - seat) | spy_at(friend, 1 - seat)
    return board ^ (spy_at(friend, seat) | spy_at(enemy, seat))


def _pushes(board: i64, room: i64) -> i64:
    """Where the Pusher in `room` may move: a neighbouring spy whose chain meets no specialist
    (PO-141, PO-R35, PO-R36)."""
    any_spy: i64 = spies(board, 0) | spies(board, 1)
    vacant = empty(board)
    rooms: i64 = 0
    one: i64 = 1
    for direction in range(4):
        first: i64 = BEYOND[room][direction]
        if first == EDGE or not any_spy >> first & 1:
            continue
        last: i64 = first
        while last != EDGE and any_spy >> last & 1:
            last = BEYOND[last][direction]
        if last == EDGE or vacant >> last & 1:
            rooms |= one << first
    return rooms


def _push(board: i64, seat: i64, room: i64, target: i64) -> i64:
    """Move the Pusher into `target` and every spy of the chain one room on (PO-142, PO-143); the
    last may fall off (PO-144, PO-R37)."""
    direction: i64 = BEYOND[room].index(target)
    board ^= specialist_at(room, seat) | specialist_at(target, seat)
    to: i64 = target
    pushed: i64 = -1
    while True:
        here: i64 = 0 if spies(board, 0) >> to & 1 else (1 if spies(board, 1) >> to & 1 else -1)
        if here >= 0:
            board ^= spy_at(to, here)
        if pushed >= 0:
            board ^= spy_at(to, pushed)
        if here < 0:
            return board
        pushed = here
        to = BEYOND[to][direction]
        if to == EDGE:
            return board
