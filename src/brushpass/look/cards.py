"""Cards, their backs and their piles. The top left corner of a card is at its place."""

from collections.abc import Sequence
from functools import lru_cache

from .kinds import Kind, kind_colour, kind_tone
from .lettering import card_text, title_lines
from .paper import GRAIN, sheet_shadow
from .seats import seat_badge
from .svg import (
    circle,
    fit_size,
    group,
    paragraph,
    path,
    rect,
    text,
    text_width,
    trace,
    translate,
    wrap_words,
)

_CORNER = 0.055


def card(
    width: float,
    height: float,
    title: str,
    lines: Sequence[str] = (),
    *,
    kind: Kind = "slate",
    corner: int | str | None = None,
    art: str | None = None,
    foot: str | None = None,
    seat: int | None = None,
    face_down: bool = False,
) -> str:
    """A card: title on a band of its kind's colour, a drawing, text that is wrapped and sized to fit."""
    if face_down:
        return card_back(width, height, "", kind=kind)
    return _card(
        width,
        height,
        title,
        tuple(lines),
        kind,
        None if corner is None else str(corner),
        art,
        foot,
        seat,
    )


@lru_cache(maxsize=512)
def card_back(width: float, height: float, label: str, *, kind: Kind = "black") -> str:
    """The back of a card: a lattice, a roundel and the name of the deck."""
    rx = width * _CORNER
    inset = width * 0.06
    r = width * 0.24
    cx, cy = width / 2, height / 2
    size = fit_size(label, width * 0.72, width * 0.1)
    wide = text_width(label, size) + size * 1.2
    return group(
        sheet_shadow(width, height, rx),
        rect(0, 0, width, height, rx=rx, fill="var(--card)", stroke="var(--edge)"),
        rect(
            inset, inset, width - 2 * inset, height - 2 * inset, rx=rx * 0.6, fill=kind_colour(kind)
        ),
        rect(
            inset,
            inset,
            width - 2 * inset,
            height - 2 * inset,
            rx=rx * 0.6,
            fill="url(#bp-lattice) none",
        ),
        rect(
            inset * 1.6,
            inset * 1.6,
            width - 3.2 * inset,
            height - 3.2 * inset,
            rx=rx * 0.4,
            fill="none",
            stroke="#fff",
            stroke_opacity=0.45,
        ),
        circle(
            cx,
            cy,
            r,
            fill=kind_colour(kind),
            stroke="#fff",
            stroke_opacity=0.8,
            stroke_width=width * 0.016,
        ),
        circle(
            cx,
            cy,
            r * 0.52,
            fill="none",
            stroke="#fff",
            stroke_opacity=0.8,
            stroke_width=width * 0.016,
        ),
        circle(cx, cy, r * 0.16, fill="#fff", fill_opacity=0.9),
        path(
            trace("M", cx - r * 1.2, cy, "h", r * 0.8, "m", r * 0.8, 0, "h", r * 0.8)
            + trace("M", cx, cy - r * 1.2, "v", r * 0.8, "m", 0, r * 0.8, "v", r * 0.8),
            stroke="#fff",
            stroke_opacity=0.8,
            stroke_width=width * 0.016,
        ),
        group(
            rect(
                cx - wide / 2,
                height - inset * 2.4 - size * 1.5,
                wide,
                size * 1.6,
                rx=2,
                fill="var(--card)",
            ),
            text(
                cx,
                height - inset * 2.4 - size * 0.38,
                label,
                size=size,
                anchor="middle",
                weight=700,
                fill="var(--ink)",
            ),
        )
        if label
        else "",
    )


@lru_cache(maxsize=1024)
def pile(
    width: float,
    height: float,
    count: int,
    label: str,
    *,
    kind: Kind = "black",
    top: str | None = None,
) -> str:
    """A pile that is as thick as it looks, its count on a tag; `top` is the face that lies up, if one does."""
    if count == 0:
        return slot(width, height, label) + _count_tag(width, height, 0)
    under = min(count - 1, 1 + count // 6, 6)
    face = top if top is not None else card_back(width, height, label, kind=kind)
    edges = [
        translate(
            step * 1.3,
            step * 1.7,
            rect(
                0,
                0,
                width,
                height,
                rx=width * _CORNER,
                fill="var(--card-2)",
                stroke="var(--edge)",
                stroke_width=0.9,
            ),
        )
        for step in range(under, 0, -1)
    ]
    ground = (
        translate(under * 1.3, under * 1.7, sheet_shadow(width, height, width * _CORNER))
        if under
        else ""
    )
    return group(ground, *edges, face, _count_tag(width, height, count))


@lru_cache(maxsize=512)
def slot(width: float, height: float, label: str = "") -> str:
    """An empty place for a card, drawn on the surface."""
    rows = wrap_words(label, max(4, int(width / 7.2)))
    size = min(11.0, width * 0.11)
    return group(
        rect(
            1,
            1,
            width - 2,
            height - 2,
            rx=width * _CORNER,
            fill="var(--surface-ink)",
            fill_opacity=0.05,
            stroke="var(--surface-line)",
            stroke_width=1.5,
            stroke_dasharray="3 4",
        ),
        paragraph(
            width / 2,
            height / 2 - (len(rows) - 1) * size * 0.6 + size * 0.3,
            rows,
            size=size,
            leading=size * 1.2,
            anchor="middle",
            face="type",
            fill="var(--surface-ink-2)",
        ),
    )


@lru_cache(maxsize=4096)
def _card(
    width: float,
    height: float,
    title: str,
    lines: tuple[str, ...],
    kind: Kind,
    corner: str | None,
    art: str | None,
    foot: str | None,
    seat: int | None,
) -> str:
    rx, pad = width * _CORNER, width * 0.07
    band = min(height * 0.2, width * 0.22, 36)
    taken = 0.0 if corner is None else max(band, text_width(corner, band * 0.62) + band * 0.34)
    side = 0.0 if seat is None else band * 0.9
    foot_high = 0.0 if foot is None else min(22.0, width * 0.135)
    art_high = 0.0 if art is None else (height - band - foot_high) * (0.46 if lines else 0.96)
    colour = kind_colour(kind)
    return group(
        sheet_shadow(width, height, rx),
        rect(0, 0, width, height, rx=rx, fill="var(--card)", stroke="var(--edge)"),
        "" if art is None else rect(0.5, band, width - 1, art_high, fill=colour, fill_opacity=0.11),
        rect(0, 0, width, height, rx=rx, fill=GRAIN),
        path(_band(width, band, rx), fill=colour),
        path(trace("M", 0.5, band + 2, "H", width - 0.5), stroke=colour, stroke_width=1.2),
        ""
        if seat is None
        else translate(pad * 0.5 + band * 0.4, band / 2, seat_badge(seat, band * 0.34)),
        title_lines(title, pad * 0.9 + side, band / 2, width - pad * 1.6 - taken - side, band),
        "" if corner is None else _corner(width, band, taken, corner, rx),
        ""
        if art is None
        else translate(
            width / 2, band + art_high * 0.52, group(art, class_="art", color=kind_tone(kind))
        ),
        card_text(
            lines,
            pad,
            band + art_high,
            width - 2 * pad,
            height - band - art_high - foot_high - pad * 0.5,
        ),
        "" if foot is None else _foot(width, height, foot_high, foot, pad),
        class_="on-paper",
    )


def _band(width: float, band: float, rx: float) -> str:
    left = trace("M", 0, band, "V", rx, "Q", 0, 0, rx, 0)
    return left + trace("H", width - rx, "Q", width, 0, width, rx, "V", band, "Z")


def _corner(width: float, band: float, taken: float, words: str, rx: float) -> str:
    gap = band * 0.14
    return rect(
        width - taken, gap, taken - gap, band - 2 * gap, rx=rx * 0.6, fill="var(--card)"
    ) + text(
        width - taken / 2 - gap / 2,
        band / 2 + band * 0.2,
        words,
        size=band * 0.6,
        anchor="middle",
        weight=700,
        fill="var(--ink)",
    )


def _foot(width: float, height: float, high: float, words: str, pad: float) -> str:
    size = fit_size(words, width - 2 * pad, high * 0.6)
    y = height - high
    return path(
        trace("M", pad, y, "H", width - pad), stroke="var(--line)", stroke_dasharray="3 3"
    ) + text(pad, y + high / 2 + size * 0.33, words, size=size, fill="var(--ink-2)")


def _count_tag(width: float, height: float, count: int) -> str:
    words = str(count)
    size = max(10.0, width * 0.14)
    wide = max(size * 1.7, text_width(words, size) + size * 0.9)
    return translate(
        width - wide * 0.62,
        height - size * 0.9,
        rect(0, 1.4, wide, size * 1.6, rx=size * 0.8, fill="var(--shade)", fill_opacity=0.3),
        rect(
            0,
            0,
            wide,
            size * 1.6,
            rx=size * 0.8,
            fill="var(--ink)",
            stroke="var(--card)",
            stroke_width=1.5,
        ),
        text(
            wide / 2, size * 1.14, words, size=size, anchor="middle", weight=700, fill="var(--card)"
        ),
    )
