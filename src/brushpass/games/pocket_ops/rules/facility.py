"""The facility: nine rooms, who stands in them, and the lines that win.

A board is one integer of four nine-bit masks: Red's spies, Blue's spies, Red's specialists,
Blue's specialists. Room A is bit 0, room I bit 8.
"""

from typing import Final

from mypy_extensions import i64

ROOMS: Final = "ABCDEFGHI"  # PO-002, PO-R01
ALL_ROOMS: Final = 0x1FF
NO_ROOM: Final = -1
ROOMS_OF: Final = [tuple(room for room in range(9) if mask >> room & 1) for mask in range(512)]
HOW_MANY: Final = [mask.bit_count() for mask in range(512)]

LINES: Final = ("ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "CEG")  # PO-041
_LINE_MASKS: Final = [sum(1 << ROOMS.index(room) for room in line) for line in LINES]
HAS_LINE: Final = [any(mask & line == line for line in _LINE_MASKS) for mask in range(512)]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EDGE: Final = -1


def _beyond(room: int, direction: int) -> int:
    row, column = divmod(room, 3)
    row += (-1, 0, 1, 0)[direction]
    column += (0, 1, 0, -1)[direction]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else EDGE


def _mask(rooms: list[int]) -> int:
    return sum(1 << room for room in rooms)


BEYOND: Final = [[_beyond(room, direction) for direction in range(4)] for room in range(9)]
ORTHOGONAL: Final = [_mask([other for other in BEYOND[room] if other != EDGE]) for room in range(9)]
AROUND: Final = [
    _mask(
        [
            other
            for other in range(9)
            if other != room and abs(other // 3 - room // 3) <= 1 and abs(other % 3 - room % 3) <= 1
        ]
    )
    for room in range(9)
]
IN_LINE_OF_FIRE: Final = [
    _mask(
        [
            other
            for other in range(9)
            if other != room and (other // 3 == room // 3 or other % 3 == room % 3)
        ]
    )
    for room in range(9)
]


def spies(board: i64, seat: i64) -> i64:
    return board >> 9 * seat & 0x1FF


def specialists(board: i64, seat: i64) -> i64:
    return board >> 18 + 9 * seat & 0x1FF


def units(board: i64, seat: i64) -> i64:
    """Spies and specialists alike (PO-042)."""
    return (board >> 9 * seat | board >> 18 + 9 * seat) & 0x1FF


def empty(board: i64) -> i64:
    return ~(board | board >> 9 | board >> 18 | board >> 27) & 0x1FF


def spy_at(room: i64, seat: i64) -> i64:
    """The bit of a spy; add or remove it with `^`."""
    one: i64 = 1
    return one << 9 * seat + room


def specialist_at(room: i64, seat: i64) -> i64:
    one: i64 = 1
    return one << 18 + 9 * seat + room


def line(board: i64, seat: i64) -> bool:
    """Whether the seat has three units in a row (PO-040)."""
    return HAS_LINE[units(board, seat)]
