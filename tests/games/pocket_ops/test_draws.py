"""When nobody can win any more: the search against counts that are known, and against a plain
search that shares nothing with it (PO-R42, PO-R44)."""

from functools import cache
from itertools import product

import pytest

from brushpass.games.pocket_ops.rules.draws import NONE, dead, placeable, single_room
from brushpass.games.pocket_ops.rules.facility import HOW_MANY, LINES, ROOMS, empty, line, spy_at
from brushpass.games.pocket_ops.rules.specialists import KINDS, entries

BREAKERS = ("sniper", "courier", "ninja", "pusher", "assassin")


def board(cells: str) -> int:
    return sum(spy_at(room, "rb".index(cell)) for room, cell in enumerate(cells) if cell != ".")


def has_line(cells: str, colour: str) -> bool:
    return any(all(cells[ROOMS.index(room)] == colour for room in row) for row in LINES)


def without_a_line(empty_rooms: range) -> list[str]:
    return [
        "".join(cells)
        for cells in product(".rb", repeat=9)
        if cells.count(".") in empty_rooms
        and not has_line("".join(cells), "r")
        and not has_line("".join(cells), "b")
    ]


@cache
def winnable(cells: str) -> bool:
    """Whether spies alone can still make a line, both players helping."""
    if cells.count(".") <= 1:
        return False
    for room, colour in product(range(9), "rb"):
        if cells[room] == ".":
            after = cells[:room] + colour + cells[room + 1 :]
            if has_line(after, colour) or winnable(after):
                return True
    return False


def symmetries(cells: str) -> set[str]:
    found, rows = set(), [cells[0:3], cells[3:6], cells[6:9]]
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        found |= {"".join(rows), "".join(row[::-1] for row in rows)}
    return found


@cache
def dead_boards() -> tuple[str, ...]:
    """PO-R44: with two or more empty rooms and no specialist in hand."""
    return tuple(cells for cells in without_a_line(range(2, 10)) if dead(board(cells), NONE, NONE))


def test_the_search_agrees_with_a_plain_one_on_every_board() -> None:
    boards = without_a_line(range(2, 10))
    assert len(without_a_line(range(10))) == 11_125
    assert {cells for cells in boards if not winnable(cells)} == set(dead_boards())


def test_seventy_two_boards_are_dead() -> None:
    by_empty_rooms = [cells.count(".") for cells in dead_boards()]
    assert len(by_empty_rooms) == 72
    assert (by_empty_rooms.count(2), by_empty_rooms.count(3)) == (64, 8)
    assert len({min(symmetries(cells)) for cells in dead_boards()}) == 12
    assert "..rrbbbrr" in dead_boards()


def test_specialists_on_the_board_count_like_spies() -> None:
    for cells in dead_boards():
        for room, cell in enumerate(cells):
            if cell != ".":
                seat = "rb".index(cell)
                changed = board(cells) ^ spy_at(room, seat) | 1 << 18 + 9 * seat + room
                assert dead(changed, NONE, NONE)


@pytest.mark.parametrize("kind", KINDS)
def test_some_specialists_in_hand_always_break_the_deadlock(kind: str) -> None:
    index = KINDS.index(kind)
    still_dead = [
        cells
        for cells in dead_boards()
        if dead(board(cells), index, NONE) or dead(board(cells), NONE, index)
    ]
    assert (still_dead == []) == (kind in BREAKERS)


@pytest.mark.parametrize("kind", KINDS)
def test_with_one_empty_room_only_a_courier_outlives_the_single_room_test(kind: str) -> None:
    index = KINDS.index(kind)
    outliving = {
        cells
        for cells in without_a_line(range(2))
        if not single_room(board(cells), index, NONE) and dead(board(cells), index, NONE)
    }
    assert all(cells.count(".") == 1 for cells in outliving)
    assert bool(outliving) == (kind == "courier")
    for cells in outliving:
        assert entries(board(cells), 0, index)


def test_a_room_counts_once_however_it_could_be_used() -> None:
    """PO-R41: a Sniper adds nothing to the empty rooms, an Assassin adds the enemy's."""
    cells = board("rbrrbr.rb")
    assert placeable(cells, 0, KINDS.index("sniper")) == empty(cells)
    assert HOW_MANY[placeable(cells, 0, KINDS.index("assassin"))] == 4
    assert single_room(cells, KINDS.index("sniper"), NONE)
    assert not single_room(cells, KINDS.index("assassin"), NONE)
    assert not line(cells, 0) and not line(cells, 1)
