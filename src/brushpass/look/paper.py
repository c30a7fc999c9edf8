"""The case file: folders, dossiers, notes, labels, stamps, pins and string."""

from collections.abc import Sequence
from functools import cache, lru_cache

from .svg import circle, fit_size, group, line, number, path, rect, text, text_width, translate

GRAIN = "url(#bp-grain) none"


def sheet_shadow(width: float, height: float, rx: float = 4) -> str:
    """The soft shadow of a sheet whose top left corner is at the origin."""
    return (
        rect(-1, 2, width + 2, height + 4, rx=rx + 2, fill="var(--shade)", fill_opacity=0.07)
        + rect(-0.5, 1.5, width + 1, height + 2.2, rx=rx + 1, fill="var(--shade)", fill_opacity=0.12)
        + rect(0, 1, width, height + 0.6, rx=rx, fill="var(--shade)", fill_opacity=0.2)
    )


@lru_cache(maxsize=512)
def stamp(words: str, colour: str = "var(--stamp)", *, size: float = 18, rotate: float = -8) -> str:
    """A rubber stamp, centred on its place."""
    wide, high = text_width(words, size) * 1.08 + size * 1.1, size * 1.75
    x, y = -wide / 2, -high / 2
    letters = text(
        0, size * 0.34, words, size=size, anchor="middle", weight=700, fill=colour, letter_spacing=size * 0.05
    )
    return group(
        translate(
            0,
            0,
            rect(x, y, wide, high, rx=size * 0.22, fill="none", stroke=colour, stroke_width=size * 0.15),
            rect(
                x + size * 0.2,
                y + size * 0.2,
                wide - size * 0.4,
                high - size * 0.4,
                rx=size * 0.1,
                fill="none",
                stroke=colour,
                stroke_width=size * 0.05,
                stroke_dasharray=f"{number(size * 3.1)} {number(size * 0.16)} {number(size * 1.3)} {number(size * 0.1)}",
            ),
            letters,
            rotate=rotate,
        ),
        class_="stamp",
    )


def folder(x: float, y: float, width: float, height: float, title: str, *children: str, id: str | None = None) -> str:
    """A manila folder with its tab; children are placed from the folder's top left corner, below the tab."""
    return translate(x, y, _folder(width, height, title), *children, id=id)


def dossier(x: float, y: float, width: float, height: float, title: str, *children: str, id: str | None = None) -> str:
    """A typed sheet with a heading strip 30 high; children are placed from its top left corner."""
    return translate(x, y, group(_dossier(width, height, title), *children, class_="on-paper"), id=id)


def note(x: float, y: float, width: float, lines: Sequence[str], *, size: float = 13, rotate: float = -2) -> str:
    """A yellow note stuck to the table."""
    return translate(x, y, _note(width, tuple(lines), size), rotate=rotate)


@lru_cache(maxsize=1024)
def label(words: str, *, size: float = 13.5) -> str:
    """A strip of paper with typed words, centred on its place."""
    wide, high = text_width(words, size) + size * 1.1, size * 1.6
    return group(
        translate(-wide / 2, -high / 2, sheet_shadow(wide, high, 2), rect(0, 0, wide, high, rx=2, fill="var(--card)")),
        text(0, size * 0.33, words, size=size, anchor="middle", weight=700, fill="var(--ink)"),
    )


@lru_cache(maxsize=512)
def plate(width: float, height: float, title: str, number_words: str | None = None) -> str:
    """An enamel sign screwed to a board, title left and a number right; the top left corner is at the origin."""
    size = fit_size(title, width - height * (1.6 if number_words is None else 2.6), height * 0.46)
    return group(
        rect(0, 1.5, width, height, rx=height * 0.18, fill="var(--shade)", fill_opacity=0.28),
        rect(0, 0, width, height, rx=height * 0.18, fill="var(--kind-black)"),
        rect(
            2.5,
            2.5,
            width - 5,
            height - 5,
            rx=height * 0.12,
            fill="none",
            stroke="var(--brass-2)",
            stroke_opacity=0.65,
        ),
        *(circle(x, height / 2, height * 0.07, fill="var(--brass)") for x in (height * 0.3, width - height * 0.3)),
        text(height * 0.6, height / 2 + size * 0.34, title, size=size, weight=700, fill="var(--kind-ink)"),
        ""
        if number_words is None
        else text(
            width - height * 0.6,
            height / 2 + height * 0.16,
            number_words,
            size=height * 0.46,
            anchor="end",
            weight=700,
            fill="var(--brass-2)",
        ),
    )


@cache
def tick(size: float = 16) -> str:
    """Met."""
    h = size / 2
    return path(
        f"M{number(-h * 0.75)} {number(h * 0.05)}L{number(-h * 0.2)} {number(h * 0.65)}L{number(h * 0.8)} {number(-h * 0.65)}",
        fill="none",
        stroke="var(--ok)",
        stroke_width=size * 0.19,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@cache
def cross(size: float = 16) -> str:
    """Missing."""
    a = number(size * 0.33)
    return path(
        f"M-{a} -{a}L{a} {a}M{a} -{a}L-{a} {a}",
        fill="none",
        stroke="var(--stamp)",
        stroke_width=size * 0.19,
        stroke_linecap="round",
    )


@lru_cache(maxsize=1024)
def need(met: bool, words: str, *, size: float = 13, detail: str | None = None, width: float = 0) -> str:
    """A line of a checklist; `detail` stands at the right end of `width`."""
    return group(
        translate(size * 0.6, -size * 0.34, tick(size) if met else cross(size)),
        text(size * 1.7, 0, words, size=size, face="sans", fill="var(--ink)"),
        "" if detail is None else text(width, 0, detail, size=size * 0.92, anchor="end", fill="var(--ink-2)"),
    )


@cache
def pin(colour: str = "var(--kind-red)", size: float = 14) -> str:
    """A map pin seen from above; its point is at the place."""
    r = size / 2
    return group(
        path(
            f"M0 0L{number(r * 0.9)} {number(r * 0.75)}",
            stroke="var(--shade)",
            stroke_opacity=0.4,
            stroke_width=r * 0.35,
            stroke_linecap="round",
        ),
        circle(0, -r * 0.5, r * 0.86, fill=colour),
        circle(0, -r * 0.5, r * 0.86, fill="none", stroke="#000", stroke_opacity=0.25, stroke_width=r * 0.12),
        circle(-r * 0.26, -r * 0.78, r * 0.26, fill="#fff", fill_opacity=0.75),
    )


@cache
def string(x1: float, y1: float, x2: float, y2: float, *, sag: float = 7, colour: str = "var(--string)") -> str:
    """A thread from pin to pin, hanging a little."""
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    start, end = f"{number(x1)} {number(y1)}", f"{number(x2)} {number(y2)}"
    return path(
        f"M{number(x1 + 1)} {number(y1 + 3)}Q{number(mx + 1)} {number(my + sag + 4)} {number(x2 + 1)} {number(y2 + 3)}",
        fill="none",
        stroke="var(--shade)",
        stroke_opacity=0.13,
        stroke_width=2.4,
    ) + path(
        f"M{start}Q{number(mx)} {number(my + sag)} {end}",
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
            "M-4-12V9a4 4 0 0 0 8 0V-15a6 6 0 0 0-12 0V10a8 8 0 0 0 16 0V-10",
            fill="none",
            stroke="var(--shade)",
            stroke_opacity=0.25,
            stroke_width=2.4,
            transform="translate(1.2 1.4)",
        ),
        path(
            "M-4-12V9a4 4 0 0 0 8 0V-15a6 6 0 0 0-12 0V10a8 8 0 0 0 16 0V-10",
            fill="none",
            stroke="var(--steel)",
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        scale=size / 40,
    )


@lru_cache(maxsize=256)
def _folder(width: float, height: float, title: str) -> str:
    size = 13.0
    tab = min(width * 0.7, text_width(title.upper(), size) * 1.1 + 44)
    outline = (
        f"M0 {number(height - 6)}V6Q0 0 6 0H{number(tab - 16)}Q{number(tab - 9)} 0 {number(tab - 5)} 7L{number(tab + 4)} 22"
        f"H{number(width - 6)}Q{number(width)} 22 {number(width)} 28V{number(height - 6)}"
        f"Q{number(width)} {number(height)} {number(width - 6)} {number(height)}H6Q0 {number(height)} 0 {number(height - 6)}Z"
    )
    shown = fit_size(title.upper(), tab - 40, size)
    return group(
        path(outline, fill="var(--shade)", fill_opacity=0.14, transform="translate(0 4)"),
        path(outline, fill="var(--shade)", fill_opacity=0.2, transform="translate(0 1.5)"),
        path(outline, fill="var(--folder)"),
        path(outline, fill=GRAIN),
        path(outline, fill="none", stroke="var(--folder-2)", stroke_width=1.2),
        line(1, 30, width - 1, 30, stroke="var(--folder-2)", stroke_opacity=0.7),
        text(14, 19, title.upper(), size=shown, weight=700, fill="var(--folder-ink)", class_="caps"),
    )


@lru_cache(maxsize=256)
def _dossier(width: float, height: float, title: str) -> str:
    size = fit_size(title.upper(), (width - 28) / 1.14, 13)
    return group(
        sheet_shadow(width, height, 8),
        rect(0, 0, width, height, rx=8, fill="var(--card)", stroke="var(--line)"),
        rect(0, 0, width, height, rx=8, fill=GRAIN),
        path(
            f"M.5 30V8Q.5 .5 8 .5H{number(width - 8)}Q{number(width - 0.5)} .5 {number(width - 0.5)} 8V30Z",
            fill="var(--paper-2)",
        ),
        line(0.5, 30, width - 0.5, 30, stroke="var(--line)"),
        text(14, 20, title.upper(), size=size, weight=700, fill="var(--ink-2)", class_="caps"),
    )


@lru_cache(maxsize=256)
def _note(width: float, lines: tuple[str, ...], size: float) -> str:
    height = size * 1.4 * len(lines) + size * 1.6
    curl = size * 0.9
    outline = f"M0 0H{number(width)}V{number(height - curl)}L{number(width - curl)} {number(height)}H0Z"
    return group(
        path(outline, fill="var(--shade)", fill_opacity=0.2, transform="translate(1 3)"),
        path(outline, fill="var(--note)"),
        path(
            f"M{number(width)} {number(height - curl)}h{number(-curl)}v{number(curl)}z", fill="#000", fill_opacity=0.14
        ),
        *(
            text(size * 0.9, size * 1.7 + index * size * 1.4, words, size=size, fill="var(--note-ink)")
            for index, words in enumerate(lines)
        ),
    )
