"""Positions of a round, told apart only where it matters.

A position is one integer: the board, the specialist in each hand, the active Hackers. Red is
always the keycard holder. Turned and mirrored boards are one position, and a specialist that
nothing can touch any more counts as a spy.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.specialists import COURIER, HACKER

HOLDER: Final = 0
RIVAL: Final = 1

_BOARD: Final = (1 << 36) - 1
_SPIES: Final = (1 << 18) - 1
_HARMLESS: Final = 1 | 1 << COURIER + 1 | 1 << HACKER + 1


def _symmetries() -> list[list[int]]:
    """Where each room goes under the eight symmetries of the square."""
    turn = [2, 5, 8, 1, 4, 7, 0, 3, 6]
    mirror = [2, 1, 0, 5, 4, 3, 8, 7, 6]
    here = list(range(9))
    found = []
    for _ in range(4):
        found.append(here)
        found.append([mirror[room] for room in here])
        here = [turn[room] for room in here]
    return found


def _moved(mask: int, to: list[int]) -> int:
    return sum(1 << to[room] for room in range(9) if mask >> room & 1)


_IMAGE: Final = [_moved(mask, to) for to in _symmetries() for mask in range(512)]
_LEAST: Final = [min(_IMAGE[mask::512]) for mask in range(512)]
_WAYS: Final = [
    tuple(512 * way for way in range(8) if _IMAGE[512 * way + mask] == _LEAST[mask])
    for mask in range(512)
]


def position(board: i64, red: i64, blue: i64, hackers: i64) -> i64:
    """The position with these specialists in hand and these seats' Hackers active."""
    if harmless(blue):
        board = _as_spies(board, 0)
    if harmless(red):
        board = _as_spies(board, 1)
    return packed(standing(board), red, blue, hackers)


def packed(board: i64, red: i64, blue: i64, hackers: i64) -> i64:
    """The same without looking for what makes no difference: rooms stay where they are."""
    return board | (red + 1) << 36 | (blue + 1) << 40 | hackers << 44


def board_of(position: i64) -> i64:
    return position & _BOARD


def hand_of(position: i64, seat: i64) -> i64:
    return (position >> 36 + 4 * seat & 0xF) - 1


def hackers_of(position: i64) -> i64:
    return position >> 44


def harmless(hand: i64) -> bool:
    """Whether no enemy unit need fear this hand, so that its specialist is no better than a spy."""
    return _HARMLESS >> hand + 1 & 1 != 0


def standing(board: i64) -> i64:
    """The one of the board's eight images that stands for all."""
    red: i64 = board & 0x1FF
    best: i64 = -1
    for way in _WAYS[red]:
        start: i64 = way
        image: i64 = _IMAGE[start + (board >> 9 & 0x1FF)] << 9
        if board > _SPIES:
            image |= _IMAGE[start + (board >> 18 & 0x1FF)] << 18
            image |= _IMAGE[start + (board >> 27 & 0x1FF)] << 27
        if best < 0 or image < best:
            best = image
    return best | _LEAST[red]


def _as_spies(board: i64, seat: i64) -> i64:
    specialists: i64 = board >> 18 + 9 * seat & 0x1FF
    if not specialists:
        return board
    return board ^ (specialists << 18 + 9 * seat | specialists << 9 * seat)
