"""Bits past the 32nd survive compilation; see `widen_shifts` in setup.py."""

from brushpass.games.pocket_ops.rules.facility import specialist_at, spy_at


def test_the_highest_bits_of_the_board_are_kept() -> None:
    assert spy_at(8, 1) == 1 << 17
    assert specialist_at(8, 1) == 1 << 35
