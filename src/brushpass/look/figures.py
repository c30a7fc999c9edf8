"""Wooden pieces: agents in hat and coat, cubes."""

from functools import cache

from .kinds import Kind, kind_colour
from .seats import seat_colour, seat_shape
from .svg import group, path, trace, translate

_TALL = 46
_COAT = "M-14 1C-15-10-12.5-19-7-23.5L7-23.5C12.5-19 15-10 14 1C9 4-9 4-14 1Z"
_LAPELS = "M-7-23.5L-10-17L-3.5-14L0-19L3.5-14L10-17L7-23.5C4-21.5-4-21.5-7-23.5Z"
_HAT = (
    "M-14.5-31C-9-28 9-28 14.5-31C13-33.5 10-34 8-34.5C8.5-39 6.5-43.5 3-43.5C1.5-43.5 1-42.4 0-42.4"
    "C-1-42.4-1.5-43.5-3-43.5C-6.5-43.5-8.5-39-8-34.5C-10-34-13-33.5-14.5-31Z"
)


@cache
def agent_pawn(seat: int, size: float = 46) -> str:
    """A seat's agent, `size` tall, standing on its place."""
    return _figure(seat_colour(seat), "var(--seat-rim)", seat_shape(seat, 11), size)


@cache
def meeple(kind: Kind, size: float = 46, mark: str = "") -> str:
    """An agent of no seat, standing on its place; `mark` is a small drawing on the coat."""
    return group(_figure(kind_colour(kind), "var(--kind-ink)", mark, size), color="var(--kind-ink)")


@cache
def cube(seat: int, size: float = 14) -> str:
    """A wooden cube, seen a little from above, centred on its place."""
    h, deep = size / 2, size * 0.24
    up, down = trace("l", deep, -deep), trace("l", -deep, deep)
    return group(
        path(
            trace("M", -h, -h, up, "h", size, "v", size, down, "h", -size, "z"),
            fill=seat_colour(seat),
            stroke="var(--seat-rim)",
            stroke_width=2,
            stroke_linejoin="round",
        ),
        path(trace("M", -h, -h, up, "h", size, down, "z"), fill="#fff", fill_opacity=0.3),
        path(trace("M", h, -h, up, "v", size, down, "z"), fill="#000", fill_opacity=0.3),
        seat_shape(seat, size * 0.56),
    )


def _figure(colour: str, rim: str, chest: str, size: float) -> str:
    return translate(
        0,
        0,
        path("M-17 1a17 5 0 0 0 34 0a17 5 0 0 0-34 0z", fill="var(--shade)", fill_opacity=0.35),
        group(
            path(_COAT),
            path("M-6.5-30a6.5 7 0 0 0 13 0z"),
            path(_HAT),
            fill=colour,
            stroke=rim,
            stroke_width=1.7,
            stroke_linejoin="round",
        ),
        path(_LAPELS, fill="#000", fill_opacity=0.28),
        path(
            "M-8-34.6C-4-32.6 4-32.6 8-34.6L8-37C4-35.2-4-35.2-8-37Z", fill="#000", fill_opacity=0.4
        ),
        translate(0, -6.5, chest) if chest else "",
        scale=size / _TALL,
    )
