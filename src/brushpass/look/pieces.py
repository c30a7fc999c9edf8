"""What players hold in their hands: dice, chips, tokens, stones. Every piece is centred on its place."""

from functools import cache, lru_cache

from .kinds import Kind, kind_colour
from .seats import seat_colour, seat_shape
from .shapes import Shape, shape
from .svg import circle, fit_size, group, path, rect, text, trace, translate

_SHINE = "url(#bp-shine) none"
_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


@cache
def die(pips: int, size: float, seat: int | None = None) -> str:
    """A die; 0 pips is one that has not been rolled. A seat's die has the seat's shape for pips."""
    if not 0 <= pips < len(_PIPS):
        raise ValueError(f"a die shows 0 to 6 pips, not {pips}")
    h, corner, reach = size / 2, size * 0.22, size * 0.26
    body = "var(--card)" if seat is None else seat_colour(seat)
    wide = size * (0.34 if pips == 1 else 0.22)
    pip = circle(0, 0, wide * 0.42, fill="var(--ink)") if seat is None else seat_shape(seat, wide)
    return group(
        _cast(size, size, corner),
        rect(-h, -h, size, size, rx=corner, fill=body),
        rect(-h, -h, size, size, rx=corner, fill=_SHINE),
        rect(
            -h + 0.75,
            -h + 0.75,
            size - 1.5,
            size - 1.5,
            rx=corner - 0.75,
            fill="none",
            stroke="var(--edge)" if seat is None else "var(--seat-rim)",
            stroke_opacity=None if seat is None else 0.6,
            stroke_width=1.2,
        ),
        *(translate(x * reach, y * reach, pip) for x, y in _PIPS[pips]),
        group(seat_shape(seat, size * 0.56), opacity=0.4) if seat is not None and pips == 0 else "",
    )


@cache
def die_slot(value: int | None, size: float, open: bool = False) -> str:
    """Where a die may lie: inked when it is open to the viewer, faint when it is not."""
    h = size / 2
    ink = "var(--ink)" if open else "var(--surface-ink-2)"
    return group(
        rect(
            -h,
            -h,
            size,
            size,
            rx=size * 0.22,
            fill="var(--card)" if open else "none",
            stroke="var(--ink)" if open else "var(--surface-line)",
            stroke_width=2.2 if open else 1.4,
            stroke_dasharray="4 3" if open else None,
        ),
        ""
        if value is None
        else text(
            0,
            size * 0.18,
            str(value),
            size=size * 0.5,
            anchor="middle",
            weight=700 if open else 400,
            fill=ink,
        ),
    )


@cache
def chip(value: int, size: float, kind: Kind = "violet") -> str:
    """A casino chip worth `value`."""
    r = size / 2
    dash = r * 0.9 * 6.2832 / 16
    return group(
        circle(0, r * 0.12, r, fill="var(--shade)", fill_opacity=0.3),
        circle(0, 0, r, fill=kind_colour(kind)),
        circle(
            0,
            0,
            r * 0.9,
            fill="none",
            stroke="#fff",
            stroke_opacity=0.88,
            stroke_width=r * 0.2,
            stroke_dasharray=trace(dash * 0.8, dash * 1.2),
        ),
        circle(0, 0, r, fill=_SHINE),
        circle(
            0,
            0,
            r * 0.64,
            fill=kind_colour(kind),
            stroke="#fff",
            stroke_opacity=0.75,
            stroke_width=r * 0.06,
        ),
        text(
            0,
            r * 0.27,
            str(value),
            size=r * 0.78,
            anchor="middle",
            weight=700,
            fill="var(--kind-ink)",
        ),
    )


@lru_cache(maxsize=2048)
def token(
    r: float,
    *,
    seat: int | None = None,
    kind: Kind | None = None,
    words: str | None = None,
    art: str | None = None,
    face_down: bool = False,
    reverse: bool = False,
) -> str:
    """A round counter: a seat's shape, a word, or a drawing on it; face down it shows nothing but its owner.

    `reverse` swaps ground and ink, for a seat whose colour is lost on its surface.
    """
    ground, ink = "var(--card)", "var(--ink)"
    if seat is not None:
        ground, ink = seat_colour(seat), "var(--seat-ink)"
    elif kind is not None:
        ground, ink = kind_colour(kind), "var(--kind-ink)"
    if reverse:
        ground, ink = "var(--card)", ground
    parts = [
        circle(0, r * 0.09, r * 1.02, fill="var(--shade)", fill_opacity=0.32),
        circle(0, 0, r, fill=ground),
        circle(0, 0, r, fill=_SHINE),
        circle(0, 0, r * 0.955, fill="none", stroke=ink, stroke_opacity=0.7, stroke_width=r * 0.09),
    ]
    ring = circle(
        0,
        0,
        r * 0.8,
        fill="none",
        stroke=ink,
        stroke_width=r * 0.05,
        stroke_dasharray=trace(r * 0.1, r * 0.12),
    )
    mark = "" if seat is None else seat_shape(seat, r * 0.34, ink)
    if face_down:
        parts += [
            ring,
            text(0, r * 0.25, "?", size=r * 0.72, anchor="middle", weight=700, fill=ink),
        ]
        parts.append(translate(0, -r * 0.52, mark) if mark else "")
    elif words is not None or art is not None:
        parts += [ring, translate(0, -r * 0.5, mark) if mark else ""]
        if art is not None:
            parts.append(group(translate(0, r * 0.02 if words else r * 0.06, art), color=ink))
        if words is not None:
            size = fit_size(words, r * 1.38, r * 0.36)
            parts.append(
                text(
                    0,
                    r * 0.5 if art else r * 0.13,
                    words,
                    size=size,
                    anchor="middle",
                    weight=700,
                    fill=ink,
                )
            )
    elif seat is not None:
        parts.append(seat_shape(seat, r * 0.86, ink))
    return group(*parts)


@cache
def spot(r: float, kind: Kind, mark: Shape) -> str:
    """A small place on a map: a disc of its region's colour with its region's shape."""
    return group(
        circle(0, r * 0.14, r * 1.06, fill="var(--shade)", fill_opacity=0.28),
        circle(0, 0, r, fill=kind_colour(kind), stroke="var(--kind-ink)", stroke_width=r * 0.15),
        shape(mark, r * 0.94, "var(--kind-ink)"),
    )


@cache
def crystal(size: float, filled: bool = True) -> str:
    """A cut stone; an empty one is only its outline."""
    h, w = size / 2, size * 0.36
    right = trace("M", 0, -h, "L", w, -h * 0.45, "V", h * 0.4, "L", 0, h)
    outline = right + trace("L", -w, h * 0.4, "V", -h * 0.45, "Z")
    if not filled:
        return path(
            outline,
            fill="none",
            stroke="var(--surface-line)",
            stroke_width=1.6,
            stroke_dasharray="3 2",
        )
    light = trace("M", 0, -h, "L", -w, -h * 0.45, "L", 0, -h * 0.1, "Z")
    facet = trace("M", 0, -h * 0.1, "L", -w, -h * 0.45, "V", h * 0.4, "L", 0, h, "Z")
    dark = trace("M", 0, -h * 0.1, "L", w, -h * 0.45, "V", h * 0.4, "L", 0, h, "Z")
    return group(
        path(outline, fill="var(--crystal)", stroke="var(--card)", stroke_width=1.2),
        path(light, fill="var(--crystal-2)", fill_opacity=0.95),
        path(facet, fill="var(--crystal-2)", fill_opacity=0.4),
        path(dark, fill="#000", fill_opacity=0.16),
    )


@cache
def crystals(filled: int, total: int, size: float = 24) -> str:
    """A row of stones, `filled` of them won; the first is centred on the place."""
    return "".join(
        translate(index * size * 0.9, 0, crystal(size, index < filled)) for index in range(total)
    )


@cache
def pips(filled: int, total: int, size: float = 14, fill: str = "var(--red)") -> str:
    """A row of small diamonds, `filled` of them full; the first is centred on the place."""
    h = size / 2
    shape = trace("M", 0, -h, "L", h, 0, "L", 0, h, "L", -h, 0, "Z")
    return "".join(
        translate(
            index * size * 1.25,
            0,
            path(
                shape,
                fill=fill if index < filled else "none",
                stroke=fill if index < filled else "var(--surface-ink-2)",
                stroke_width=1.8,
                stroke_linejoin="round",
            ),
        )
        for index in range(total)
    )


def _cast(width: float, height: float, corner: float) -> str:
    """The shadow of a thing lying at the middle."""
    x, y = -width / 2, -height / 2
    return rect(
        x - 0.5,
        y + 1,
        width + 1,
        height + 2.4,
        rx=corner + 0.8,
        fill="var(--shade)",
        fill_opacity=0.14,
    ) + rect(x, y + 1, width, height + 0.8, rx=corner, fill="var(--shade)", fill_opacity=0.24)
