"""Words that must fit into the space a card has for them."""

from .svg import Anchor, fit_size, paragraph, text, wrap_words

_SMALLEST = 7.0


def title_lines(
    title: str,
    x: float,
    middle: float,
    width: float,
    band: float,
    anchor: Anchor = "start",
    fill: str = "var(--kind-ink)",
) -> str:
    """A title on a band: one line, or two where one would be too small to read."""
    size = fit_size(title, width, min(17.0, band * 0.5))
    if size >= band * 0.36 or " " not in title:
        return text(
            x,
            middle + size * 0.33,
            title,
            size=size,
            anchor=anchor,
            weight=700,
            fill=fill,
        )
    first, second = _halves(title)
    size = min(fit_size(first, width, band * 0.38), fit_size(second, width, band * 0.38))
    return paragraph(
        x,
        middle - size * 0.2,
        (first, second),
        size=size,
        leading=size * 1.08,
        anchor=anchor,
        face="type",
        weight=700,
        fill=fill,
    )


def card_text(lines: tuple[str, ...], x: float, top: float, width: float, height: float) -> str:
    """The lines at the largest size at which they fit; what does not fit at the smallest ends in an ellipsis."""
    if not lines:
        return ""
    size = min(17.0, max(9.0, width * 0.06 + 4))
    rows = _rows(lines, width, size)
    while _high(len(rows), size) > height and size > _SMALLEST:
        size -= 0.5
        rows = _rows(lines, width, size)
    room = max(1, int((height - size * 0.35) / (size * 1.25)))
    if len(rows) > room:
        rows = [*rows[: room - 1], f"{rows[room - 1][:-1]}…"]
    return paragraph(x, top + size * 1.4, rows, size=size, leading=size * 1.25, fill="var(--ink)")


def _high(rows: int, size: float) -> float:
    return rows * size * 1.25 + size * 0.35


def _rows(lines: tuple[str, ...], width: float, size: float) -> list[str]:
    chars = max(4, int(width / (size * 0.5)))
    return [row for words in lines for row in wrap_words(words, chars)]


def _halves(title: str) -> tuple[str, str]:
    """A title in two lines of nearly the same length."""
    words = title.split()
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(cuts, key=lambda pair: max(len(pair[0]), len(pair[1])))
