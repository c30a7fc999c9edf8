"""The board as one integer: every unit in every room has a bit of its own."""

from itertools import product

from brushpass.games.pocket_ops.rules.facility import (
    ALL_ROOMS,
    empty,
    line,
    specialist_at,
    specialists,
    spies,
    spy_at,
    units,
)


def test_every_unit_has_its_own_bit() -> None:
    bits = [
        int(unit_at(room, seat))
        for unit_at, seat, room in product((spy_at, specialist_at), range(2), range(9))
    ]
    assert bits == [1 << number for number in range(36)]


def test_what_is_put_into_a_room_is_found_there() -> None:
    for room, seat in product(range(9), range(2)):
        for unit_at, found in ((spy_at, spies), (specialist_at, specialists)):
            board = unit_at(room, seat)
            assert found(board, seat) == units(board, seat) == 1 << room
            assert units(board, 1 - seat) == 0
            assert empty(board) == ALL_ROOMS & ~(1 << room)


def test_a_line_is_seen_in_every_mixture_of_units() -> None:
    for seat, kinds in product(range(2), product((spy_at, specialist_at), repeat=3)):
        board = sum(
            int(unit_at(room, seat)) for unit_at, room in zip(kinds, (6, 7, 8), strict=True)
        )
        assert line(board, seat) and not line(board, 1 - seat)
