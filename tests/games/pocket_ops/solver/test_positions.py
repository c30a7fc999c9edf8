"""Positions up to symmetry."""

import random

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import specialist_at, specialists, spies, spy_at
from brushpass.games.pocket_ops.rules.specialists import (
    ASSASSIN,
    COURIER,
    GRAPPLER,
    HACKER,
    MOLE,
    NINJA,
    PUSHER,
    SNIPER,
)
from brushpass.games.pocket_ops.solver.positions import (
    board_of,
    hackers_of,
    hand_of,
    packed,
    position,
)

TURNED = (6, 3, 0, 7, 4, 1, 8, 5, 2)
MIRRORED = (2, 1, 0, 5, 4, 3, 8, 7, 6)


def moved(board: int, to: tuple[int, ...]) -> int:
    after = 0
    for seat in range(2):
        for room in range(9):
            if spies(board, seat) >> room & 1:
                after |= spy_at(to[room], seat)
            if specialists(board, seat) >> room & 1:
                after |= specialist_at(to[room], seat)
    return after


def random_board(rng: random.Random) -> int:
    units = [0, *(spy_at(0, seat) for seat in range(2)), *(specialist_at(0, s) for s in range(2))]
    return sum(rng.choice(units) << room for room in range(9))


def test_turned_and_mirrored_boards_are_one_position() -> None:
    rng = random.Random(1)
    for _ in range(500):
        board = random_board(rng)
        where = position(board, NINJA, PUSHER, 0)
        assert position(moved(board, TURNED), NINJA, PUSHER, 0) == where
        assert position(moved(board, MIRRORED), NINJA, PUSHER, 0) == where


def test_different_boards_stay_apart() -> None:
    boards = set()
    for room in range(9):
        for seat in range(2):
            boards.add(position(spy_at(room, seat), SNIPER, SNIPER, 0))
            boards.add(position(specialist_at(room, seat), SNIPER, SNIPER, 0))
    assert len(boards) == 3 * 4


def test_po_070_a_specialist_counts_as_a_spy_once_nothing_could_touch_a_spy() -> None:
    red = specialist_at(4, 0)
    for harmless in (NONE, COURIER, HACKER):
        assert board_of(position(red, NONE, harmless, 0)) == spy_at(4, 0)
    for harmful in (SNIPER, MOLE, GRAPPLER, NINJA, PUSHER, ASSASSIN):
        assert board_of(position(red, NONE, harmful, 0)) == red


def test_what_is_packed_can_be_read() -> None:
    board = spy_at(0, 0) | specialist_at(8, 1)
    where = packed(board, ASSASSIN, NONE, 2)
    assert board_of(where) == board
    assert (hand_of(where, 0), hand_of(where, 1), hackers_of(where)) == (ASSASSIN, NONE, 2)
