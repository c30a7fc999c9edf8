"""What players hold in their hands: dice, chips, tokens, pawns, cubes. Every piece is centred on its place."""

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from .seats import seat_colour, seat_shape
from .svg import circle, fit_size, group, number, path, rect, text, translate

Kind: TypeAlias = Literal["red", "orange", "gold", "green", "teal", "blue", "violet", "rose", "slate", "black"]
KINDS: tuple[Kind, ...] = (
    "red",
    "orange",
    "gold",
    "green",
    "teal",
    "blue",
    "violet",
    "rose",
    "slate",
    "black",
)

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


def kind_colour(kind: Kind) -> str:
    """The CSS colour of a kind of thing: `var(--kind-blue)`."""
    return f"var(--kind-{kind})"


@cache
def die(pips: int, size: float, seat: int | None = None) -> str:
    """A die; 0 pips is one that has not been rolled. A seat's die has the seat's shape for pips."""
    if not 0 <= pips < len(_PIPS):
        raise ValueError(f"a die shows 0 to 6 pips, not {pips}")
    h, corner, reach = size / 2, size * 0.22, size * 0.26
    body = "var(--card)" if seat is None else seat_colour(seat)
    spot = circle(0, 0, size * 0.09, fill="var(--ink)") if seat is None else seat_shape(seat, size * 0.2)
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
            stroke="var(--edge)" if seat is None else "#fff",
            stroke_opacity=None if seat is None else 0.28,
            stroke_width=1.2,
        ),
        *(translate(x * reach, y * reach, spot) for x, y in _PIPS[pips]),
    )


@cache
def die_slot(value: int | None, size: float, open: bool = False) -> str:
    """Where a die may lie: inked when it is open to the viewer, faint when it is not."""
    h = size / 2
    ink = "var(--ink)" if open else "var(--ink-3)"
    return group(
        rect(
            -h,
            -h,
            size,
            size,
            rx=size * 0.22,
            fill="var(--card)" if open else "none",
            stroke="var(--ink)" if open else "var(--edge)",
            stroke_width=2.2 if open else 1.4,
            stroke_dasharray="4 3" if open else None,
        ),
        ""
        if value is None
        else text(0, size * 0.18, str(value), size=size * 0.5, anchor="middle", weight=700 if open else 400, fill=ink),
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
            stroke_dasharray=f"{number(dash * 0.8)} {number(dash * 1.2)}",
        ),
        circle(0, 0, r, fill=_SHINE),
        circle(0, 0, r * 0.64, fill=kind_colour(kind), stroke="#fff", stroke_opacity=0.75, stroke_width=r * 0.06),
        text(0, r * 0.27, str(value), size=r * 0.78, anchor="middle", weight=700, fill="var(--kind-ink)"),
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
) -> str:
    """A round counter: a seat's shape, a word, or a drawing on it; face down it shows nothing but its owner."""
    if seat is not None:
        ground, ink = seat_colour(seat), "var(--seat-ink)"
    elif kind is not None:
        ground, ink = kind_colour(kind), "var(--kind-ink)"
    else:
        ground, ink = "var(--card)", "var(--ink)"
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
        stroke_dasharray=f"{number(r * 0.1)} {number(r * 0.12)}",
    )
    mark = "" if seat is None else seat_shape(seat, r * 0.34)
    if face_down:
        parts += [ring, text(0, r * 0.25, "?", size=r * 0.72, anchor="middle", weight=700, fill=ink)]
        parts.append(translate(0, -r * 0.52, mark) if mark else "")
    elif words is not None or art is not None:
        parts += [ring, translate(0, -r * 0.5, mark) if mark else ""]
        if art is not None:
            parts.append(group(translate(0, r * 0.02 if words else r * 0.06, art), color=ink))
        if words is not None:
            size = fit_size(words, r * 1.38, r * 0.36)
            parts.append(text(0, r * 0.5 if art else r * 0.13, words, size=size, anchor="middle", weight=700, fill=ink))
    elif seat is not None:
        parts.append(seat_shape(seat, r * 0.86))
    return group(*parts)


@cache
def agent_pawn(seat: int, size: float = 46) -> str:
    """An agent in hat and coat, `size` tall, standing on its place."""
    colour = seat_colour(seat)
    rim = "var(--seat-rim)"
    figure = group(
        path("M-17 1a17 5 0 0 0 34 0a17 5 0 0 0 -34 0z", fill="var(--shade)", fill_opacity=0.35),
        path(
            "M-14 1C-15-10-12.5-19-7-23.5L7-23.5C12.5-19 15-10 14 1C9 4-9 4-14 1Z",
            fill=colour,
            stroke=rim,
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        path("M-6.5-30a6.5 7 0 0 0 13 0z", fill=colour, stroke=rim, stroke_width=1.6),
        path("M-7-23.5L-10-17L-3.5-14L0-19L3.5-14L10-17L7-23.5C4-21.5-4-21.5-7-23.5Z", fill="#000", fill_opacity=0.28),
        path(
            "M-14.5-31C-9-28 9-28 14.5-31C13-33.5 10-34 8-34.5C8.5-39 6.5-43.5 3-43.5C1.5-43.5 1-42.4 0-42.4"
            "C-1-42.4-1.5-43.5-3-43.5C-6.5-43.5-8.5-39-8-34.5C-10-34-13-33.5-14.5-31Z",
            fill=colour,
            stroke=rim,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        path("M-8-34.6C-4-32.6 4-32.6 8-34.6L8-37C4-35.2-4-35.2-8-37Z", fill="#000", fill_opacity=0.4),
        translate(0, -6.5, seat_shape(seat, 11)),
    )
    return translate(0, 0, figure, scale=size / 46)


@cache
def cube(seat: int, size: float = 14) -> str:
    """A wooden cube, seen a little from above."""
    h, deep = size / 2, size * 0.24
    colour = seat_colour(seat)
    top = f"M{number(-h)} {number(-h)}l{number(deep)} {number(-deep)}h{number(size)}l{number(-deep)} {number(deep)}z"
    side = f"M{number(h)} {number(-h)}l{number(deep)} {number(-deep)}v{number(size)}l{number(-deep)} {number(deep)}z"
    whole = (
        f"M{number(-h)} {number(-h)}l{number(deep)} {number(-deep)}h{number(size)}v{number(size)}"
        f"l{number(-deep)} {number(deep)}h{number(-size)}z"
    )
    return group(
        path(whole, fill=colour, stroke="var(--seat-rim)", stroke_width=2, stroke_linejoin="round"),
        path(top, fill="#fff", fill_opacity=0.3),
        path(side, fill="#000", fill_opacity=0.3),
        seat_shape(seat, size * 0.56),
    )


@cache
def crystal(size: float, filled: bool = True) -> str:
    """A cut stone; an empty one is only its outline."""
    h, w = size / 2, size * 0.36
    outline = (
        f"M0 {number(-h)}L{number(w)} {number(-h * 0.45)}V{number(h * 0.4)}L0 {number(h)}"
        f"L{number(-w)} {number(h * 0.4)}V{number(-h * 0.45)}Z"
    )
    if not filled:
        return path(outline, fill="none", stroke="var(--surface-line)", stroke_width=1.6, stroke_dasharray="3 2")
    light = f"M0 {number(-h)}L{number(-w)} {number(-h * 0.45)}L0 {number(-h * 0.1)}Z"
    facet = f"M0 {number(-h * 0.1)}L{number(-w)} {number(-h * 0.45)}V{number(h * 0.4)}L0 {number(h)}Z"
    dark = f"M0 {number(-h * 0.1)}L{number(w)} {number(-h * 0.45)}V{number(h * 0.4)}L0 {number(h)}Z"
    return group(
        path(outline, fill="var(--crystal)", stroke="var(--card)", stroke_width=1.2),
        path(light, fill="var(--crystal-2)", fill_opacity=0.95),
        path(facet, fill="var(--crystal-2)", fill_opacity=0.4),
        path(dark, fill="#000", fill_opacity=0.16),
    )


@cache
def crystals(filled: int, total: int, size: float = 24) -> str:
    """A row of stones, `filled` of them won; the first is centred on the place."""
    return "".join(translate(index * size * 0.9, 0, crystal(size, index < filled)) for index in range(total))


@cache
def pips(filled: int, total: int, size: float = 14, fill: str = "var(--stamp)") -> str:
    """A row of small diamonds, `filled` of them full; the first is centred on the place."""
    h = size / 2
    shape = f"M0 {number(-h)}L{number(h)} 0L0 {number(h)}L{number(-h)} 0Z"
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
        x - 0.5, y + 1, width + 1, height + 2.4, rx=corner + 0.8, fill="var(--shade)", fill_opacity=0.14
    ) + rect(x, y + 1, width, height + 0.8, rx=corner, fill="var(--shade)", fill_opacity=0.24)
