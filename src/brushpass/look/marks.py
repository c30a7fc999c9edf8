"""Marks that people leave on the table: stamps, ticks, pencil, pins and string. All are centred on their place."""

from functools import cache, lru_cache

from .svg import circle, group, path, rect, text, text_width, trace, translate

_CLIP = "M-4-12V9a4 4 0 0 0 8 0V-15a6 6 0 0 0-12 0V10a8 8 0 0 0 16 0V-10"
_RING = (
    (-0.2, -1.04),
    *((0.56, -1.1), (1.04, -0.56), (1, 0.05)),
    *((0.96, 0.7), (0.56, 1.03), (-0.05, 1)),
    *((-0.7, 0.97), (-1.05, 0.5), (-1, -0.1)),
    *((-0.94, -0.72), (-0.4, -1), (0.34, -0.9)),
)


@lru_cache(maxsize=512)
def stamp(words: str, colour: str = "var(--red)", *, size: float = 18, rotate: float = -8) -> str:
    """A rubber stamp in the red of what it lies on: a stamp across a card goes inside `on("paper", ...)`."""
    wide, high = text_width(words, size) * 1.08 + size * 1.1, size * 1.75
    x, y = -wide / 2, -high / 2
    letters = text(
        0,
        size * 0.34,
        words,
        size=size,
        anchor="middle",
        weight=700,
        fill=colour,
        letter_spacing=size * 0.05,
    )
    return group(
        translate(
            0,
            0,
            rect(
                x,
                y,
                wide,
                high,
                rx=size * 0.22,
                fill="none",
                stroke=colour,
                stroke_width=size * 0.15,
            ),
            rect(
                x + size * 0.2,
                y + size * 0.2,
                wide - size * 0.4,
                high - size * 0.4,
                rx=size * 0.1,
                fill="none",
                stroke=colour,
                stroke_width=size * 0.05,
                stroke_dasharray=trace(size * 3.1, size * 0.16, size * 1.3, size * 0.1),
            ),
            letters,
            rotate=rotate,
        ),
        class_="stamp",
    )


@cache
def tick(size: float = 16) -> str:
    """Met."""
    h = size / 2
    return path(
        trace("M", -h * 0.75, h * 0.05, "L", -h * 0.2, h * 0.65, "L", h * 0.8, -h * 0.65),
        fill="none",
        stroke="var(--green)",
        stroke_width=size * 0.19,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@cache
def cross(size: float = 16) -> str:
    """Missing."""
    a = size * 0.33
    return path(
        trace("M", -a, -a, "L", a, a, "M", a, -a, "L", -a, a),
        fill="none",
        stroke="var(--red)",
        stroke_width=size * 0.19,
        stroke_linecap="round",
    )


@lru_cache(maxsize=1024)
def need(
    met: bool, words: str, *, size: float = 13, detail: str | None = None, width: float = 0
) -> str:
    """A line of a checklist; `detail` stands at the right end of `width`."""
    return group(
        translate(size * 0.6, -size * 0.34, tick(size) if met else cross(size)),
        text(size * 1.7, 0, words, size=size, face="sans"),
        ""
        if detail is None
        else text(width, 0, detail, size=size * 0.92, anchor="end", fill="var(--surface-ink-2)"),
    )


@cache
def pin(colour: str = "var(--kind-red)", size: float = 14) -> str:
    """A map pin seen from above; its point is at the place."""
    r = size / 2
    return group(
        path(
            trace("M", 0, 0, "L", r * 0.9, r * 0.75),
            stroke="var(--shade)",
            stroke_opacity=0.4,
            stroke_width=r * 0.35,
            stroke_linecap="round",
        ),
        circle(0, -r * 0.5, r * 0.86, fill=colour),
        circle(
            0,
            -r * 0.5,
            r * 0.86,
            fill="none",
            stroke="#000",
            stroke_opacity=0.25,
            stroke_width=r * 0.12,
        ),
        circle(-r * 0.26, -r * 0.78, r * 0.26, fill="#fff", fill_opacity=0.75),
    )


@lru_cache(maxsize=4096)
def string(
    x1: float, y1: float, x2: float, y2: float, *, sag: float = 7, colour: str = "var(--string)"
) -> str:
    """A thread from pin to pin, hanging a little."""
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    return path(
        trace("M", x1 + 1, y1 + 3, "Q", mx + 1, my + sag + 4, x2 + 1, y2 + 3),
        fill="none",
        stroke="var(--shade)",
        stroke_opacity=0.13,
        stroke_width=2.4,
    ) + path(
        trace("M", x1, y1, "Q", mx, my + sag, x2, y2),
        fill="none",
        stroke=colour,
        stroke_opacity=0.78,
        stroke_width=2,
        stroke_linecap="round",
    )


@cache
def paper_clip(size: float = 40) -> str:
    """A clip over the top edge of a sheet, centred on its place."""
    return translate(
        0,
        0,
        path(
            _CLIP,
            fill="none",
            stroke="var(--shade)",
            stroke_opacity=0.25,
            stroke_width=2.4,
            transform="translate(1.2 1.4)",
        ),
        path(
            _CLIP,
            fill="none",
            stroke="var(--steel)",
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        scale=size / 40,
    )


@cache
def pencil_ring(width: float, height: float, colour: str = "var(--red)") -> str:
    """A ring drawn by hand around what just happened."""
    a, b = width / 2, height / 2
    start, *bends = [(x * a, y * b) for x, y in _RING]
    return path(
        trace("M", *start, "C", *(at for bend in bends for at in bend)),
        fill="none",
        stroke=colour,
        stroke_width=2.6,
        stroke_opacity=0.85,
        stroke_linecap="round",
    )


@lru_cache(maxsize=4096)
def arrow(
    x1: float, y1: float, x2: float, y2: float, *, colour: str = "var(--red)", bend: float = 0.12
) -> str:
    """A pencilled arrow from one place to another, bent a little to its left."""
    dx, dy = x2 - x1, y2 - y1
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    mx, my = (x1 + x2) / 2 + dy * bend, (y1 + y2) / 2 - dx * bend
    along = ((x2 - mx) ** 2 + (y2 - my) ** 2) ** 0.5 or 1.0
    ux, uy = (x2 - mx) / along, (y2 - my) / along
    head = min(13.0, length * 0.35)
    left = (x2 - ux * head - uy * head * 0.5, y2 - uy * head + ux * head * 0.5)
    right = (x2 - ux * head + uy * head * 0.5, y2 - uy * head - ux * head * 0.5)
    return path(
        trace("M", x1, y1, "Q", mx, my, x2, y2) + trace("M", *left, "L", x2, y2, "L", *right),
        fill="none",
        stroke=colour,
        stroke_width=2.8,
        stroke_opacity=0.88,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
