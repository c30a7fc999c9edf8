"""SVG as strings: markup goes in as `str`, words and attribute values are escaped here."""

import re
from functools import cache, lru_cache
from typing import Literal, TypeAlias

Attribute: TypeAlias = str | int | float | None
Anchor: TypeAlias = Literal["start", "middle", "end"]
Face: TypeAlias = Literal["type", "sans"]

_UNSAFE = re.compile("[&<>\"'\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
_TYPE_ADVANCE = 0.6
_SANS_ADVANCE = 0.54


def escape(text: str) -> str:
    """Words made safe for element content and attribute values; what XML cannot hold is dropped."""
    if _UNSAFE.search(text) is None:
        return text
    return _UNSAFE.sub(lambda found: _ENTITIES.get(found.group(), ""), text)


def number(value: float) -> str:
    """A number as short as two decimals allow: `3`, `0.5`, `-12.25`."""
    if isinstance(value, int):
        return str(int(value))
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


@cache
def _attribute_name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(maxsize=1 << 15)
def _head(tag: str, attributes: tuple[tuple[str, Attribute], ...]) -> str:
    """The start of an element. A table is drawn over and over from the same few thousand of them."""
    parts: list[str] = [f"<{tag}"]
    for name, value in attributes:
        if value is None:
            continue
        shown = escape(value) if isinstance(value, str) else number(value)
        parts.append(f' {_attribute_name(name)}="{shown}"')
    return "".join(parts)


def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """One element. `class_` becomes `class`, `stroke_width` becomes `stroke-width`, `None` is left out."""
    head = _head(tag, tuple(attributes.items()))
    inside = "".join(children)
    return f"{head}>{inside}</{tag}>" if inside else f"{head}/>"


def group(*children: str, **attributes: Attribute) -> str:
    return el("g", *children, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return el("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Attribute) -> str:
    return el("circle", cx=cx, cy=cy, r=r, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    return el("path", d=d, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Attribute) -> str:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def trace(*parts: str | float) -> str:
    """Path data from commands and numbers: `trace("M", 0, h / 3, "L", w, 0, "Z")`."""
    return " ".join([part if isinstance(part, str) else number(part) for part in parts])


def polygon(
    points: list[tuple[float, float]] | tuple[tuple[float, float], ...], **attributes: Attribute
) -> str:
    return el(
        "polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes
    )


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = 14,
    anchor: Anchor = "start",
    face: Face = "type",
    weight: int | None = None,
    fill: str = "currentColor",
    class_: str | None = None,
    **attributes: Attribute,
) -> str:
    """One line of words with its baseline at `y`, in the ink of what it lies on unless `fill` says otherwise."""
    return el(
        "text",
        escape(words),
        x=x,
        y=y,
        class_=face if class_ is None else f"{face} {class_}",
        font_size=size,
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        **attributes,
    )


def paragraph(
    x: float,
    y: float,
    lines: list[str] | tuple[str, ...],
    *,
    size: float = 12,
    leading: float | None = None,
    anchor: Anchor = "start",
    face: Face = "sans",
    weight: int | None = None,
    fill: str = "currentColor",
) -> str:
    """Lines under each other; the first baseline is at `y`."""
    step = leading if leading is not None else size * 1.3
    return "".join(
        text(
            x,
            y + index * step,
            words,
            size=size,
            anchor=anchor,
            face=face,
            weight=weight,
            fill=fill,
        )
        for index, words in enumerate(lines)
    )


def translate(
    x: float,
    y: float,
    *children: str,
    rotate: float = 0,
    scale: float = 1,
    id: str | None = None,
    **attributes: Attribute,
) -> str:
    """Children moved to a place. The transform always has the same parts, so that a change of place is a smooth one."""
    place = _transform(x, y, rotate, scale, id is not None)
    return group(*children, id=id, transform=place, **attributes)


@lru_cache(maxsize=1 << 14)
def _transform(x: float, y: float, rotate: float, scale: float, whole: bool) -> str:
    place = f"translate({number(x)} {number(y)})"
    if rotate or whole:
        place += f" rotate({number(rotate)})"
    if scale != 1 or whole:
        place += f" scale({number(scale)})"
    return place


def wrap_words(words: str, width_chars: int) -> list[str]:
    """Words in lines of at most `width_chars`; a word that is too long is broken, a newline always starts a line."""
    if width_chars < 1:
        raise ValueError(f"width_chars must be at least 1, not {width_chars}")
    lines: list[str] = []
    for sentence in words.split("\n"):
        current = ""
        for word in sentence.split():
            if current and len(current) + 1 + len(word) <= width_chars:
                current += f" {word}"
                continue
            if current:
                lines.append(current)
            while len(word) > width_chars:
                lines.append(word[:width_chars])
                word = word[width_chars:]
            current = word
        if current:
            lines.append(current)
    return lines


def text_width(words: str, size: float, face: Face = "type") -> float:
    """How wide a line will be: exact for the typewriter face, a fair guess for the sans."""
    return len(words) * size * (_TYPE_ADVANCE if face == "type" else _SANS_ADVANCE)


def fit_size(words: str, width: float, size: float, face: Face = "type") -> float:
    """The size asked for, or the smaller one at which the words fit into `width`."""
    wide = text_width(words, size, face)
    return size if wide <= width else round(size * width / wide, 1)
