"""Double-edged cards: one end speaks to one neighbour, the other end to the other."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from .kinds import Kind, kind_colour, kind_tone
from .lettering import card_text, title_lines
from .paper import GRAIN, sheet_shadow
from .svg import circle, group, path, rect, text, trace, translate

Half: TypeAlias = Literal["black", "white"]

_CORNER = 0.055


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
        title_lines(title, width / 2, title_y + band / 2, width - 2 * pad, band * 1.1, "middle"),
        ""
        if art is None
        else translate(width / 2, art_y, group(art, class_="art", color=kind_tone(kind))),
        card_text(
            lines,
            pad,
            text_y + (pad if lines_up else 0),
            width - 2 * pad,
            block - art_high - pad * 1.2,
        ),
        path(
            trace("M", width / 2 - 6, tip_y - arrow * 5, "h", 12, "l", -6, arrow * 6, "z"),
            fill=kind_tone(kind),
        ),
        ""
        if halves is None
        else _half(0, far_y, end * 0.4, halves[0], 1)
        + _half(width, far_y, end * 0.4, halves[1], -1),
        ""
        if number_end is None
        else group(
            circle(
                width / 2, far_y, end * 0.36, fill="none", stroke=kind_tone(kind), stroke_width=2
            ),
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
        trace("M", x, y - r, "A", r, r, 0, 0, sweep, x, y + r, "Z"),
        fill="#1d1b18" if dark else "#fffdf7",
        stroke="#fffdf7" if dark else "#1d1b18",
        stroke_width=2,
    )
