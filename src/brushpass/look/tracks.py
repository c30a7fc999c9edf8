"""Places with an order: tracks, dials and digits."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import cos, pi, sin

from .svg import circle, fit_size, group, path, rect, text, translate, wrap_words


def ring_places(count: int, r: float) -> list[tuple[float, float]]:
    """Places on a circle, the first at the top, then clockwise."""
    turns = [2 * pi * index / count - pi / 2 for index in range(count)]
    return [(round(r * cos(turn), 2), round(r * sin(turn), 2)) for turn in turns]


def track(
    labels: Sequence[str],
    width: float,
    height: float,
    *,
    marked: Collection[int] = (),
    passed: int = 0,
) -> str:
    """A row of cells, each `width` by `height`, from the top left; `marked` ones are lit, `passed` ones dim."""
    return _track(tuple(labels), width, height, frozenset(marked), passed)


def dial(r: float, title: str, *children: str) -> str:
    """A round place with its name in the middle; children lie on it, placed from the middle."""
    return group(_dial(r, title), *children, class_="on-paper")


@lru_cache(maxsize=512)
def digit(value: str, size: float, chosen: bool = False, faint: bool = False) -> str:
    """A tile with one sign, as on a cipher machine, centred on its place."""
    h = size / 2
    ground, ink = (
        ("var(--chosen)", "var(--chosen-ink)")
        if chosen
        else ("var(--kind-black)", "var(--kind-ink)")
    )
    return group(
        rect(-h, -h + 1.5, size, size, rx=size * 0.1, fill="var(--shade)", fill_opacity=0.35),
        rect(-h, -h, size, size, rx=size * 0.1, fill=ground),
        rect(-h, -h, size, size, rx=size * 0.1, fill="url(#bp-shine) none"),
        path(f"M{-h} 0H{h}", stroke="#000", stroke_opacity=0.35),
        text(0, size * 0.2, value, size=size * 0.58, anchor="middle", weight=700, fill=ink),
        class_="spent" if faint else None,
    )


@lru_cache(maxsize=512)
def _track(
    labels: tuple[str, ...], width: float, height: float, marked: frozenset[int], passed: int
) -> str:
    cells: list[str] = []
    for index, words in enumerate(labels):
        lit = index in marked
        size = fit_size(words, width * 0.84, min(height * 0.46, 16))
        cells.append(
            translate(
                index * width,
                0,
                rect(
                    1,
                    1,
                    width - 2,
                    height - 2,
                    rx=4,
                    fill="var(--chosen)" if lit else "var(--card)" if index >= passed else "none",
                    stroke="var(--chosen-ink)" if lit else "var(--surface-line)",
                    stroke_width=1.6 if lit else 1.2,
                ),
                text(
                    width / 2,
                    height / 2 + size * 0.34,
                    words,
                    size=size,
                    anchor="middle",
                    weight=700,
                    fill="var(--chosen-ink)"
                    if lit
                    else "var(--ink)"
                    if index >= passed
                    else "var(--surface-ink-2)",
                ),
            )
        )
    return group(*cells)


@lru_cache(maxsize=256)
def _dial(r: float, title: str) -> str:
    rows = wrap_words(title, 9)
    size = min(14.0, *(fit_size(words, r * 0.98, 14) for words in rows)) if rows else 14.0
    top = -(len(rows) - 1) * size * 0.62 + size * 0.33
    return group(
        circle(0, 2.5, r, fill="var(--shade)", fill_opacity=0.18),
        circle(0, 0, r, fill="var(--card)", stroke="var(--edge)", stroke_width=1.6),
        circle(0, 0, r, fill="url(#bp-grain) none"),
        circle(0, 0, r * 0.95, fill="none", stroke="var(--line)"),
        *(
            text(
                0,
                top + index * size * 1.24,
                words,
                size=size,
                anchor="middle",
                weight=700,
                fill="var(--ink)",
            )
            for index, words in enumerate(rows)
        ),
    )
