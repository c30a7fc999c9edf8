"""Seats have a name, a colour and a shape; the colour never comes without the shape."""

from functools import cache
from math import cos, pi, sin

from .svg import circle, group, number, path

SEAT_NAMES = ("Red", "Blue", "Gold", "Violet", "Teal", "Grey")
SEAT_SHAPES = ("triangle", "square", "circle", "diamond", "pentagon", "cross")
SEAT_GLYPHS = ("▲", "■", "●", "◆", "⬟", "✚")


def seat_colour(seat: int) -> str:
    """The CSS colour of a seat: `var(--seat-0)`."""
    return f"var(--seat-{_known(seat)})"


@cache
def seat_shape(seat: int, size: float, fill: str = "var(--seat-ink)") -> str:
    """The seat's shape, centred, as wide as `size`."""
    h = size / 2
    match SEAT_SHAPES[_known(seat)]:
        case "triangle":
            return _outline([(0, -h), (h, h * 0.86), (-h, h * 0.86)], fill)
        case "square":
            s = h * 0.86
            return _outline([(-s, -s), (s, -s), (s, s), (-s, s)], fill)
        case "circle":
            return circle(0, 0, h * 0.92, fill=fill)
        case "diamond":
            return _outline([(0, -h * 1.12), (h * 0.86, 0), (0, h * 1.12), (-h * 0.86, 0)], fill)
        case "pentagon":
            turns = [2 * pi * corner / 5 - pi / 2 for corner in range(5)]
            return _outline([(h * 1.06 * cos(turn), h * 1.06 * sin(turn)) for turn in turns], fill)
        case _:
            a = h * 0.36
            half = [(-a, -h), (a, -h), (a, -a), (h, -a), (h, a), (a, a), (a, h), (-a, h), (-a, a), (-h, a), (-h, -a)]
            return _outline([*half, (-a, -a)], fill)


@cache
def seat_badge(seat: int, r: float) -> str:
    """A disc in the seat's colour with its shape on it."""
    return group(
        circle(0, 0, r, fill=seat_colour(seat)),
        seat_shape(seat, r * 0.98),
        class_=f"seat seat-{seat}",
    )


def _outline(points: list[tuple[float, float]], fill: str) -> str:
    corners = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{corners}Z", fill=fill)


def _known(seat: int) -> int:
    if not 0 <= seat < len(SEAT_NAMES):
        raise ValueError(f"there is no seat {seat}: seats are 0 to {len(SEAT_NAMES) - 1}")
    return seat
