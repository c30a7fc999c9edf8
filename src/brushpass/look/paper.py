"""The case file: folders, dossiers, notes, labels, name tags, envelopes."""

from collections.abc import Sequence
from functools import lru_cache

from .seats import seat_badge, seat_colour, seat_shape
from .shapes import shape
from .svg import circle, fit_size, group, line, path, rect, text, text_width, trace, translate

GRAIN = "url(#bp-grain) none"


def sheet_shadow(width: float, height: float, rx: float = 4) -> str:
    """The soft shadow of a sheet whose top left corner is at the origin."""
    return (
        rect(-1, 2, width + 2, height + 4, rx=rx + 2, fill="var(--shade)", fill_opacity=0.07)
        + rect(
            -0.5, 1.5, width + 1, height + 2.2, rx=rx + 1, fill="var(--shade)", fill_opacity=0.12
        )
        + rect(0, 1, width, height + 0.6, rx=rx, fill="var(--shade)", fill_opacity=0.2)
    )


def folder(
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
    *children: str,
    id: str | None = None,
) -> str:
    """A manila folder with its tab; children are placed from the folder's top left corner, below the tab."""
    return translate(
        x, y, group(_folder(width, height, title), *children, class_="on-paper"), id=id
    )


def dossier(
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
    *children: str,
    id: str | None = None,
) -> str:
    """A typed sheet with a heading strip 30 high; children are placed from its top left corner."""
    return translate(
        x, y, group(_dossier(width, height, title), *children, class_="on-paper"), id=id
    )


def note(
    x: float, y: float, width: float, lines: Sequence[str], *, size: float = 13, rotate: float = -2
) -> str:
    """A yellow note stuck to the table."""
    return translate(x, y, _note(width, tuple(lines), size), rotate=rotate)


@lru_cache(maxsize=1024)
def label(words: str, *, size: float = 13.5) -> str:
    """A strip of paper with typed words, centred on its place."""
    wide, high = text_width(words, size) + size * 1.1, size * 1.6
    return group(
        translate(
            -wide / 2,
            -high / 2,
            sheet_shadow(wide, high, 2),
            rect(0, 0, wide, high, rx=2, fill="var(--card)"),
        ),
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
        *(
            circle(x, height / 2, height * 0.07, fill="var(--brass)")
            for x in (height * 0.3, width - height * 0.3)
        ),
        text(
            height * 0.6,
            height / 2 + size * 0.34,
            title,
            size=size,
            weight=700,
            fill="var(--kind-ink)",
        ),
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


@lru_cache(maxsize=512)
def name_tag(seat: int, name: str, width: float, *, detail: str = "", turn: bool = False) -> str:
    """Who sits here: badge, name and a fact or two, 40 high from the top left; lit when it is their turn."""
    name_size = fit_size(name, width - 56, 15, "sans")
    return group(
        sheet_shadow(width, 40, 5),
        rect(0, 0, width, 40, rx=5, fill="var(--card)", stroke="var(--edge)"),
        rect(0, 0, 6, 40, rx=2, fill=seat_colour(seat)),
        rect(1.5, 1.5, width - 3, 37, rx=4, fill="none", stroke="var(--chosen)", stroke_width=3)
        if turn
        else "",
        translate(26, 20, seat_badge(seat, 12)),
        text(46, 18 if detail else 25, name, size=name_size, face="sans", weight=600),
        text(46, 32, detail, size=fit_size(detail, width - 56, 11), fill="var(--surface-ink-2)")
        if detail
        else "",
        class_="on-paper",
    )


@lru_cache(maxsize=256)
def envelope(width: float, height: float, seat: int | None = None) -> str:
    """A sealed choice: everybody sees that it was made, nobody which."""
    mid, fold = width / 2, height * 0.56
    return group(
        sheet_shadow(width, height, 3),
        rect(0, 0, width, height, rx=3, fill="var(--folder)", stroke="var(--folder-2)"),
        rect(0, 0, width, height, rx=3, fill=GRAIN),
        path(
            trace("M", 1, height - 1, "L", mid * 0.86, height * 0.5)
            + trace("M", width - 1, height - 1, "L", mid * 1.14, height * 0.5),
            stroke="var(--folder-2)",
            stroke_width=1.4,
        ),
        path(
            trace("M", 1, 1, "H", width - 1, "L", mid + 4, fold)
            + trace("Q", mid, fold + 3, mid - 4, fold, "Z"),
            fill="var(--folder)",
            stroke="var(--folder-2)",
            stroke_width=1.4,
        ),
        translate(mid, fold - height * 0.02, _wax(height * 0.19, seat)),
        class_="on-paper",
    )


def _wax(r: float, seat: int | None) -> str:
    colour = "var(--kind-red)" if seat is None else seat_colour(seat)
    ink = "var(--kind-ink)" if seat is None else "var(--seat-ink)"
    rim = "".join(
        circle(x, y, r * 0.42, fill=colour)
        for x, y in ((-r * 0.7, -r * 0.4), (r * 0.72, -r * 0.3), (0.1 * r, r * 0.75))
    )
    mark = shape("star", r * 0.95, ink) if seat is None else seat_shape(seat, r * 0.9)
    return (
        rim
        + circle(0, 0, r, fill=colour)
        + circle(0, 0, r * 0.76, fill="none", stroke=ink, stroke_opacity=0.5)
        + mark
    )


@lru_cache(maxsize=256)
def _folder(width: float, height: float, title: str) -> str:
    size = 13.0
    tab = min(width * 0.7, text_width(title.upper(), size) * 1.1 + 44)
    outline = (
        trace("M", 0, height - 6, "V", 6, "Q", 0, 0, 6, 0, "H", tab - 16)
        + trace("Q", tab - 9, 0, tab - 5, 7, "L", tab + 4, 22)
        + trace("H", width - 6, "Q", width, 22, width, 28, "V", height - 6)
        + trace("Q", width, height, width - 6, height, "H", 6, "Q", 0, height, 0, height - 6, "Z")
    )
    shown = fit_size(title.upper(), tab - 40, size)
    return group(
        path(outline, fill="var(--shade)", fill_opacity=0.14, transform="translate(0 4)"),
        path(outline, fill="var(--shade)", fill_opacity=0.2, transform="translate(0 1.5)"),
        path(outline, fill="var(--folder)"),
        path(outline, fill=GRAIN),
        path(outline, fill="none", stroke="var(--folder-2)", stroke_width=1.2),
        line(1, 30, width - 1, 30, stroke="var(--folder-2)", stroke_opacity=0.7),
        text(
            14, 19, title.upper(), size=shown, weight=700, fill="var(--folder-ink)", class_="caps"
        ),
    )


@lru_cache(maxsize=256)
def _dossier(width: float, height: float, title: str) -> str:
    size = fit_size(title.upper(), (width - 28) / 1.14, 13)
    return group(
        sheet_shadow(width, height, 8),
        rect(0, 0, width, height, rx=8, fill="var(--card)", stroke="var(--line)"),
        rect(0, 0, width, height, rx=8, fill=GRAIN),
        path(
            trace("M", 0.5, 30, "V", 8, "Q", 0.5, 0.5, 8, 0.5)
            + trace("H", width - 8, "Q", width - 0.5, 0.5, width - 0.5, 8, "V", 30, "Z"),
            fill="var(--paper-2)",
        ),
        line(0.5, 30, width - 0.5, 30, stroke="var(--line)"),
        text(14, 20, title.upper(), size=size, weight=700, fill="var(--ink-2)", class_="caps"),
    )


@lru_cache(maxsize=256)
def _note(width: float, lines: tuple[str, ...], size: float) -> str:
    height = size * 1.4 * len(lines) + size * 1.6
    curl = size * 0.9
    outline = trace(
        "M", 0, 0, "H", width, "V", height - curl, "L", width - curl, height, "H", 0, "Z"
    )
    return group(
        path(outline, fill="var(--shade)", fill_opacity=0.2, transform="translate(1 3)"),
        path(outline, fill="var(--note)"),
        path(
            trace("M", width, height - curl, "h", -curl, "v", curl, "z"),
            fill="#000",
            fill_opacity=0.14,
        ),
        *(
            text(
                size * 0.9,
                size * 1.7 + index * size * 1.4,
                words,
                size=size,
                fill="var(--note-ink)",
            )
            for index, words in enumerate(lines)
        ),
    )
