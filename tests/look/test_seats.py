"""Seats are told apart by shape, not only by colour."""

import re
from collections.abc import Callable

import pytest

from brushpass.look import (
    SEAT_GLYPHS,
    SEAT_NAMES,
    SEAT_SHAPES,
    SHAPES,
    cube,
    die,
    seat_badge,
    seat_colour,
    seat_shape,
    shape,
    token,
)
from brushpass.look import agent_pawn as pawn

SEATS = range(len(SEAT_NAMES))


def _colourless(drawing: str) -> str:
    return re.sub(r"seat-\d", "seat", drawing)


def test_every_seat_has_a_name_a_shape_and_a_glyph_of_its_own() -> None:
    assert len(set(SEAT_NAMES)) == len(set(SEAT_SHAPES)) == len(set(SEAT_GLYPHS)) == 6
    assert SEAT_SHAPES == ("triangle", "square", "circle", "diamond", "pentagon", "cross")


def test_shapes_differ_when_the_colour_is_the_same() -> None:
    assert len({seat_shape(seat, 20, fill="black") for seat in SEATS}) == 6
    assert len({shape(name, 20) for name in SHAPES}) == len(SHAPES)


@pytest.mark.parametrize(
    "draw",
    [
        lambda seat: seat_badge(seat, 12),
        lambda seat: die(3, 30, seat),
        lambda seat: die(0, 30, seat),
        pawn,
        cube,
        lambda seat: token(20, seat=seat),
        lambda seat: token(20, seat=seat, words="MOLE"),
        lambda seat: token(20, seat=seat, reverse=True),
        lambda seat: token(20, seat=seat, face_down=True),
    ],
    ids=[
        "badge",
        "die",
        "unrolled die",
        "pawn",
        "cube",
        "token",
        "worded token",
        "reversed token",
        "face-down token",
    ],
)
def test_a_piece_of_a_seat_is_recognised_without_colour(draw: Callable[[int], str]) -> None:
    assert len({_colourless(draw(seat)) for seat in SEATS}) == 6


def test_colours_are_the_tokens_of_the_stylesheet() -> None:
    assert [seat_colour(seat) for seat in SEATS] == [f"var(--seat-{seat})" for seat in SEATS]


@pytest.mark.parametrize("seat", [-1, 6])
def test_a_seat_that_does_not_exist_is_named_in_the_error(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        seat_badge(seat, 10)
