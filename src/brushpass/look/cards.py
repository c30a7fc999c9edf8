"""Cards, their backs and their piles. The top left corner of a card is at its place."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from .paper import GRAIN, sheet_shadow
from .pieces import Kind, kind_colour
from .seats import seat_badge
from .svg import circle, fit_size, group, number, paragraph, path, rect, text, text_width, translate, wrap_words

Half: TypeAlias = Literal["black", "white"]

_CORNER = 0.055
_SMALLEST = 7.0


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
    return _card(width, height, title, tuple(lines), kind, None if corner is None else str(corner), art, foot, seat)


@lru_cache(maxsize=512)
def card_back(width: float, height: float, label: str, *, kind: Kind = "black") -> str:
    """The back of a card: a lattice, a roundel and the name of the deck."""
    rx = width * _CORNER
    inset = width * 0.06
    step = width * 0.11
    lattice = "".join(_lattice(width - 2 * inset, height - 2 * inset, step))
    r = width * 0.24
    cx, cy = width / 2, height / 2
    size = fit_size(label, width * 0.72, width * 0.1)
    wide = text_width(label, size) + size * 1.2
    return group(
        sheet_shadow(width, height, rx),
        rect(0, 0, width, height, rx=rx, fill="var(--card)", stroke="var(--edge)"),
        rect(inset, inset, width - 2 * inset, height - 2 * inset, rx=rx * 0.6, fill=kind_colour(kind)),
        translate(inset, inset, path(lattice, stroke="#fff", stroke_opacity=0.14, stroke_width=1, fill="none")),
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
        circle(cx, cy, r, fill=kind_colour(kind), stroke="#fff", stroke_opacity=0.8, stroke_width=width * 0.016),
        circle(cx, cy, r * 0.52, fill="none", stroke="#fff", stroke_opacity=0.8, stroke_width=width * 0.016),
        circle(cx, cy, r * 0.16, fill="#fff", fill_opacity=0.9),
        path(
            f"M{number(cx - r * 1.2)} {number(cy)}h{number(r * 0.8)}m{number(r * 0.8)} 0h{number(r * 0.8)}"
            f"M{number(cx)} {number(cy - r * 1.2)}v{number(r * 0.8)}m0 {number(r * 0.8)}v{number(r * 0.8)}",
            stroke="#fff",
            stroke_opacity=0.8,
            stroke_width=width * 0.016,
        ),
        group(
            rect(cx - wide / 2, height - inset * 2.4 - size * 1.5, wide, size * 1.6, rx=2, fill="var(--card)"),
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
def pile(width: float, height: float, count: int, label: str, *, kind: Kind = "black", top: str | None = None) -> str:
    """A pile that is as thick as it looks, its count on a tag; `top` is the face that lies up, if one does."""
    if count == 0:
        return slot(width, height, label) + _count_tag(width, height, 0)
    under = min(count - 1, 1 + count // 6, 6)
    face = top if top is not None else card_back(width, height, label, kind=kind)
    edges = [
        translate(
            step * 1.3,
            step * 1.7,
            rect(0, 0, width, height, rx=width * _CORNER, fill="var(--card-2)", stroke="var(--edge)", stroke_width=0.9),
        )
        for step in range(under, 0, -1)
    ]
    ground = translate(under * 1.3, under * 1.7, sheet_shadow(width, height, width * _CORNER)) if under else ""
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


def edged_card(
    width: float,
    height: float,
    title: str,
    lines: Sequence[str] = (),
    *,
    kind: Kind = "slate",
    lines_up: bool = False,
    halves: tuple[Half, Half] | None = None,
    number_end: int | None = None,
    art: str | None = None,
) -> str:
    """A double-edged card: its text faces up or down, and the other end shows a number or half discs.

    `halves` are the west and the east one; each is cut by the card's edge, so that two neighbours make a whole disc.
    """
    return _edged_card(width, height, title, tuple(lines), kind, lines_up, halves, number_end, art)


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
    band = min(height * 0.2, width * 0.22)
    taken = 0.0 if corner is None else max(band, text_width(corner, band * 0.62) + band * 0.34)
    side = 0.0 if seat is None else band * 0.9
    title_size = fit_size(title, width - pad * 1.6 - taken - side, band * 0.5)
    foot_high = 0.0 if foot is None else width * 0.135
    art_high = 0.0 if art is None else (height - band - foot_high) * (0.46 if lines else 0.9)
    return group(
        sheet_shadow(width, height, rx),
        rect(0, 0, width, height, rx=rx, fill="var(--card)", stroke="var(--edge)"),
        rect(0, 0, width, height, rx=rx, fill=GRAIN),
        path(_band(width, band, rx), fill=kind_colour(kind)),
        path(f"M0 {number(band + 1.8)}h{number(width)}", stroke=kind_colour(kind), stroke_width=1),
        "" if seat is None else translate(pad * 0.5 + band * 0.4, band / 2, seat_badge(seat, band * 0.34)),
        text(
            pad * 0.9 + side,
            band / 2 + title_size * 0.33,
            title,
            size=title_size,
            weight=700,
            fill="var(--kind-ink)",
        ),
        "" if corner is None else _corner(width, band, taken, corner, rx),
        ""
        if art is None
        else translate(width / 2, band + art_high * 0.52, group(art, class_="art", color=kind_colour(kind))),
        _text_block(lines, pad, band + art_high, width - 2 * pad, height - band - art_high - foot_high - pad * 0.5),
        "" if foot is None else _foot(width, height, foot_high, foot, pad),
        class_="on-paper",
    )


def _band(width: float, band: float, rx: float) -> str:
    return (
        f"M0 {number(band)}V{number(rx)}Q0 0 {number(rx)} 0H{number(width - rx)}"
        f"Q{number(width)} 0 {number(width)} {number(rx)}V{number(band)}Z"
    )


def _corner(width: float, band: float, taken: float, words: str, rx: float) -> str:
    gap = band * 0.14
    return rect(width - taken, gap, taken - gap, band - 2 * gap, rx=rx * 0.6, fill="var(--card)") + text(
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
        f"M{number(pad)} {number(y)}H{number(width - pad)}", stroke="var(--line)", stroke_dasharray="3 3"
    ) + text(pad, y + high / 2 + size * 0.33, words, size=size, fill="var(--ink-2)")


def _text_block(lines: tuple[str, ...], x: float, top: float, width: float, height: float) -> str:
    """The lines at the largest size at which all of them fit."""
    if not lines:
        return ""
    size = min(13.5, max(9.0, width * 0.098))
    rows = _rows(lines, width, size)
    while len(rows) * size * 1.25 + size * 0.35 > height and size > _SMALLEST:
        size -= 0.5
        rows = _rows(lines, width, size)
    return paragraph(x, top + size * 1.4, rows, size=size, leading=size * 1.25, fill="var(--ink)")


def _rows(lines: tuple[str, ...], width: float, size: float) -> list[str]:
    chars = max(4, int(width / (size * 0.5)))
    return [row for words in lines for row in wrap_words(words, chars)]


def _count_tag(width: float, height: float, count: int) -> str:
    words = str(count)
    size = max(10.0, width * 0.14)
    wide = max(size * 1.7, text_width(words, size) + size * 0.9)
    return translate(
        width - wide * 0.62,
        height - size * 0.9,
        rect(0, 1.4, wide, size * 1.6, rx=size * 0.8, fill="var(--shade)", fill_opacity=0.3),
        rect(0, 0, wide, size * 1.6, rx=size * 0.8, fill="var(--ink)", stroke="var(--card)", stroke_width=1.5),
        text(wide / 2, size * 1.14, words, size=size, anchor="middle", weight=700, fill="var(--card)"),
    )


def _lattice(width: float, height: float, step: float) -> list[str]:
    """Crossing diagonals clipped to a rectangle by arithmetic, so that no clip path is needed."""
    parts: list[str] = []
    at = step
    while at < width + height:
        x0, y0 = (at, 0.0) if at <= width else (width, at - width)
        x1, y1 = (0.0, at) if at <= height else (at - height, height)
        parts.append(f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}")
        parts.append(f"M{number(width - x0)} {number(y0)}L{number(width - x1)} {number(y1)}")
        at += step
    return parts


@lru_cache(maxsize=4096)
def _edged_card(
    width: float,
    height: float,
    title: str,
    lines: tuple[str, ...],
    kind: Kind,
    lines_up: bool,
    halves: tuple[Half, Half] | None,
    number_end: int | None,
    art: str | None,
) -> str:
    rx, pad = width * _CORNER, width * 0.07
    band = min(height * 0.13, width * 0.19)
    end = height * 0.22
    block = height - band - end
    title_size = fit_size(title, width - 2 * pad, band * 0.58)
    far_y = height - end / 2 if lines_up else end / 2
    title_y = block if lines_up else end
    art_high = 0.0 if art is None else block * 0.36
    block_y = 0.0 if lines_up else end + band
    text_y = block_y if lines_up else block_y + art_high
    art_y = block_y + block - art_high / 2 if lines_up else block_y + art_high / 2
    arrow = -1 if lines_up else 1
    tip_y = pad * 0.5 if lines_up else height - pad * 0.5
    return group(
        sheet_shadow(width, height, rx),
        rect(0, 0, width, height, rx=rx, fill="var(--card)", stroke="var(--edge)"),
        rect(0, 0, width, height, rx=rx, fill=GRAIN),
        rect(0.5, title_y, width - 1, band, fill=kind_colour(kind)),
        text(
            width / 2,
            title_y + band / 2 + title_size * 0.33,
            title,
            size=title_size,
            anchor="middle",
            weight=700,
            fill="var(--kind-ink)",
        ),
        "" if art is None else translate(width / 2, art_y, group(art, class_="art", color=kind_colour(kind))),
        _text_block(lines, pad, text_y + pad * 0.3, width - 2 * pad, block - art_high - pad),
        path(
            f"M{number(width / 2 - 6)} {number(tip_y - arrow * 5)}h12l-6 {number(arrow * 6)}z",
            fill=kind_colour(kind),
        ),
        ""
        if halves is None
        else _half(0, far_y, end * 0.34, halves[0], 1) + _half(width, far_y, end * 0.34, halves[1], -1),
        ""
        if number_end is None
        else group(
            circle(width / 2, far_y, end * 0.36, fill="none", stroke=kind_colour(kind), stroke_width=2),
            text(
                width / 2,
                far_y + end * 0.15,
                str(number_end),
                size=end * 0.44,
                anchor="middle",
                weight=700,
                fill="var(--ink)",
            ),
        ),
        class_="on-paper",
    )


def _half(x: float, y: float, r: float, half: Half, inward: int) -> str:
    sweep = 1 if inward > 0 else 0
    dark = half == "black"
    return path(
        f"M{number(x)} {number(y - r)}A{number(r)} {number(r)} 0 0 {sweep} {number(x)} {number(y + r)}Z",
        fill="#1d1b18" if dark else "#fffdf7",
        stroke="#fffdf7" if dark else "#1d1b18",
        stroke_width=2,
    )
