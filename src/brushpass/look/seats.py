"""Seats have a name, a colour and a shape; the colour never comes without the shape."""

from functools import cache

from .shapes import Shape, shape
from .svg import circle, group

SEAT_NAMES = ("Red", "Blue", "Gold", "Violet", "Teal", "Grey")
SEAT_SHAPES: tuple[Shape, ...] = ("triangle", "square", "circle", "diamond", "pentagon", "cross")
SEAT_GLYPHS = ("▲", "■", "●", "◆", "⬟", "✚")


def seat_colour(seat: int) -> str:
    """The CSS colour of a seat: `var(--seat-0)`."""
    return f"var(--seat-{_known(seat)})"


def seat_shape(seat: int, size: float, fill: str = "var(--seat-ink)") -> str:
    """The seat's shape, centred, as wide as `size`."""
    return shape(SEAT_SHAPES[_known(seat)], size, fill)


@cache
def seat_badge(seat: int, r: float) -> str:
    """A disc in the seat's colour with its shape on it."""
    return group(
        circle(0, 0, r, fill=seat_colour(seat), stroke="var(--seat-rim)", stroke_width=r * 0.1),
        seat_shape(seat, r * 0.98),
        class_=f"seat seat-{seat}",
    )


def _known(seat: int) -> int:
    if not 0 <= seat < len(SEAT_NAMES):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {len(SEAT_NAMES) - 1}")
    return seat
