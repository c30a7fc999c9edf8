"""Plain shapes, centred, that tell things apart without colour."""

from functools import cache
from math import cos, pi, sin
from typing import Literal, TypeAlias, get_args

from .svg import circle, number, path

Shape: TypeAlias = Literal[
    "triangle", "square", "circle", "diamond", "pentagon", "cross", "star", "hexagon"
]
SHAPES: tuple[Shape, ...] = get_args(Shape)


@cache
def shape(name: Shape, size: float, fill: str = "currentColor") -> str:
    """A shape that looks as large as a disc of diameter `size`."""
    h = size / 2
    if name == "circle":
        return circle(0, 0, h * 0.92, fill=fill)
    corners = "L".join(f"{number(x * h)} {number(y * h)}" for x, y in _corners(name))
    return path(f"M{corners}Z", fill=fill)


def _corners(name: Shape) -> list[tuple[float, float]]:
    match name:
        case "triangle":
            return [(0, -1), (1, 0.86), (-1, 0.86)]
        case "square":
            return _regular(4, 1.2, pi / 4)
        case "diamond":
            return [(0, -1.12), (0.86, 0), (0, 1.12), (-0.86, 0)]
        case "pentagon":
            return _regular(5, 1.06, -pi / 2)
        case "hexagon":
            return _regular(6, 1.04, 0)
        case "star":
            outer, inner = _regular(5, 1.16, -pi / 2), _regular(5, 0.5, -pi / 2 + pi / 5)
            return [corner for pair in zip(outer, inner, strict=True) for corner in pair]
        case _:
            arm = [(-0.36, -1.0), (0.36, -1.0), (0.36, -0.36)]
            return [_turned(corner, turn) for turn in range(4) for corner in arm]


def _regular(count: int, r: float, first: float) -> list[tuple[float, float]]:
    turns = [first + 2 * pi * corner / count for corner in range(count)]
    return [(r * cos(turn), r * sin(turn)) for turn in turns]


def _turned(corner: tuple[float, float], quarters: int) -> tuple[float, float]:
    x, y = corner
    for _ in range(quarters):
        x, y = -y, x
    return (x, y)
