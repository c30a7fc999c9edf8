"""What the pieces lie on. A surface is a backdrop; `on` puts changing things in its ink."""

from functools import cache
from typing import Literal, TypeAlias

from .svg import el, group, number, path, rect

Surface: TypeAlias = Literal["blueprint", "map", "desk", "mat", "board", "paper"]

_TILE = 160
CLOSING = "</g>"


def on(surface: Surface, *children: str) -> str:
    """Children that take the inks and outlines of a surface."""
    return f"{opening(surface)}{''.join(children)}{CLOSING}"


@cache
def opening(surface: Surface) -> str:
    """The start of the group that gives things the inks of a surface."""
    return f'<g class="on-{surface}">'


@cache
def surface(kind: Surface, width: int, height: int) -> str:
    """The whole ground of a scene, with the textures that cards and papers on it use."""
    ground = rect(0, 0, width, height, fill=f"var(--{'paper' if kind == 'paper' else kind})")
    dress = {
        "blueprint": _blueprint,
        "map": _map,
        "desk": _desk,
        "mat": _mat,
        "board": _board,
        "paper": _sheet,
    }[kind]
    return on(kind, textures(), ground, dress(width, height), _vignette(kind, width, height))


@cache
def textures() -> str:
    """Patterns and gradients that pieces refer to; without them pieces are plain, not broken."""
    specks = _scatter(46, 7)
    fibres = "".join(
        f"M{number(x)} {number(y)}q3 {number((x % 5) - 2)} 7 {number((y % 3) - 1)}"
        for x, y in _scatter(14, 3)
    )
    dots = "".join(f"M{number(x)} {number(y)}h.9" for x, y in specks)
    grain = el(
        "pattern",
        path(dots, stroke="var(--ink)", stroke_opacity=0.09, stroke_width=0.9),
        path(fibres, stroke="var(--ink)", stroke_opacity=0.06, stroke_width=0.6, fill="none"),
        id="bp-grain",
        width=_TILE,
        height=_TILE,
        patternUnits="userSpaceOnUse",
    )
    shine = el(
        "linearGradient",
        el("stop", offset=0, stop_color="#fff", stop_opacity=0.2),
        el("stop", offset=0.55, stop_color="#fff", stop_opacity=0),
        el("stop", offset=1, stop_color="#000", stop_opacity=0.13),
        id="bp-shine",
        x1=0,
        y1=0,
        x2=0.25,
        y2=1,
    )
    vignette = el(
        "radialGradient",
        el("stop", offset=0.55, stop_color="#000", stop_opacity=0),
        el("stop", offset=1, stop_color="#000", stop_opacity=0.22),
        id="bp-vignette",
        cx=0.5,
        cy=0.45,
        r=0.75,
    )
    weave = el(
        "pattern",
        path("M0 3L3 0M3 6L6 3", stroke="#000", stroke_opacity=0.16, stroke_width=1.1),
        path("M0 6L6 0", stroke="#fff", stroke_opacity=0.035, stroke_width=1.1),
        id="bp-weave",
        width=6,
        height=6,
        patternUnits="userSpaceOnUse",
    )
    lattice = el(
        "pattern",
        path("M0 0L13 13M13 0L0 13", stroke="#fff", stroke_opacity=0.14),
        id="bp-lattice",
        width=13,
        height=13,
        patternUnits="userSpaceOnUse",
    )
    return el("defs", grain, shine, vignette, weave, lattice)


def _scatter(count: int, seed: int) -> list[tuple[float, float]]:
    """The same loose points every time."""
    points: list[tuple[float, float]] = []
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x = seed / 2147483648 * _TILE
        seed = (seed * 1103515245 + 12345) % 2147483648
        points.append((round(x, 1), round(seed / 2147483648 * _TILE, 1)))
    return points


def _vignette(kind: Surface, width: int, height: int) -> str:
    depth = 0.35 if kind in ("map", "board", "paper") else 1
    return rect(0, 0, width, height, fill="url(#bp-vignette) none", opacity=depth)


def _rules(width: int, height: int, step: int) -> str:
    across = "".join(f"M0 {y}H{width}" for y in range(step, height, step))
    return "".join(f"M{x} 0V{height}" for x in range(step, width, step)) + across


def _blueprint(width: int, height: int) -> str:
    return (
        path(_rules(width, height, 20), stroke="#fff", stroke_opacity=0.045, fill="none")
        + path(_rules(width, height, 100), stroke="#fff", stroke_opacity=0.06, fill="none")
        + rect(
            12,
            12,
            width - 24,
            height - 24,
            rx=3,
            fill="none",
            stroke="var(--blueprint-line)",
            stroke_opacity=0.5,
        )
        + path(
            f"M{width / 2} 4v16M{width / 2} {height - 20}v16M4 {height / 2}h16M{width - 20} {height / 2}h16",
            stroke="var(--blueprint-line)",
            stroke_opacity=0.7,
        )
    )


def _map(width: int, height: int) -> str:
    meridians = "".join(
        f"M{number(x)} 0Q{number(x + (width * 0.62 - x) * 0.07 + width * 0.05)} {height // 2} "
        f"{number(x + (width * 0.62 - x) * 0.2)} {height}"
        for x in range(-width // 3, width * 4 // 3, 100)
    )
    parallels = "".join(
        f"M0 {y}Q{width // 2} {y - 50} {width} {y}" for y in range(40, height + 60, 100)
    )
    return (
        path(meridians + parallels, stroke="var(--map-line)", stroke_opacity=0.4, fill="none")
        + rect(0, 0, width, height, fill="url(#bp-grain) none")
        + rect(
            9, 9, width - 18, height - 18, fill="none", stroke="var(--map-line)", stroke_width=1.5
        )
        + rect(
            14,
            14,
            width - 28,
            height - 28,
            fill="none",
            stroke="var(--map-line)",
            stroke_opacity=0.6,
        )
    )


def _desk(width: int, height: int) -> str:
    grain = "".join(
        f"M0 {number(y)}C{number(width * 0.3)} {number(y + (y * 7) % 13 - 6)} {number(width * 0.6)} "
        f"{number(y - (y * 5) % 11 + 5)} {width} {number(y + (y * 3) % 9 - 4)}"
        for y in range(6, height, 11)
    )
    blotter = (26, 26, width - 52, height - 52)
    return (
        path(grain, stroke="#000", stroke_opacity=0.16, stroke_width=1.6, fill="none")
        + rect(
            blotter[0] - 2,
            blotter[1] + 3,
            blotter[2] + 4,
            blotter[3] + 4,
            rx=16,
            fill="#000",
            fill_opacity=0.3,
        )
        + rect(*blotter, rx=14, fill="var(--desk-2)")
        + rect(*blotter, rx=14, fill="url(#bp-weave) none")
        + rect(
            34,
            34,
            width - 68,
            height - 68,
            rx=9,
            fill="none",
            stroke="var(--desk-line)",
            stroke_opacity=0.75,
        )
        + rect(
            38,
            38,
            width - 76,
            height - 76,
            rx=6,
            fill="none",
            stroke="var(--desk-line)",
            stroke_opacity=0.3,
        )
    )


def _mat(width: int, height: int) -> str:
    stitches = rect(
        10,
        10,
        width - 20,
        height - 20,
        rx=14,
        fill="none",
        stroke="var(--mat-line)",
        stroke_opacity=0.75,
        stroke_width=1.6,
        stroke_dasharray="7 5",
    )
    cx, cy, r = width / 2, height / 2, min(width, height) * 0.42
    crest = group(
        el("circle", cx=cx, cy=cy, r=r),
        el("circle", cx=cx, cy=cy, r=r * 0.82),
        el("circle", cx=cx, cy=cy, r=r * 0.3),
        path(
            f"M{number(cx - r * 1.1)} {number(cy)}H{number(cx + r * 1.1)}"
            f"M{number(cx)} {number(cy - r * 1.1)}V{number(cy + r * 1.1)}"
        ),
        fill="none",
        stroke="var(--mat-line)",
        stroke_opacity=0.13,
        stroke_width=2,
    )
    return rect(0, 0, width, height, fill="url(#bp-weave) none") + crest + stitches


def _board(width: int, height: int) -> str:
    bolts = "".join(
        group(
            el("circle", cx=x, cy=y, r=6, fill="var(--steel)", stroke="#000", stroke_opacity=0.35),
            path(f"M{x - 3} {y - 3}l6 6", stroke="#000", stroke_opacity=0.5, stroke_width=1.4),
        )
        for x in (18, width - 18)
        for y in (18, height - 18)
    )
    brushed = path(
        "".join(f"M0 {y}H{width}" for y in range(3, height, 4)),
        stroke="#fff",
        stroke_opacity=0.06,
        fill="none",
    )
    rim = rect(
        5,
        5,
        width - 10,
        height - 10,
        rx=10,
        fill="none",
        stroke="var(--board-line)",
        stroke_width=2,
    )
    return brushed + rim + bolts


def _sheet(width: int, height: int) -> str:
    return rect(0, 0, width, height, fill="url(#bp-grain) none")
