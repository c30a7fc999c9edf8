"""Small line drawings for cards, tokens and buttons."""

import tomllib
from functools import cache
from importlib.resources import files

from .svg import group, number, path


def _drawings() -> dict[str, str]:
    found = tomllib.loads(
        files("brushpass.look").joinpath("icons.toml").read_text(encoding="utf-8")
    )
    return {name: str(strokes) for name, strokes in found.items()}


_STROKES = _drawings()
ICONS: tuple[str, ...] = tuple(sorted(_STROKES))


@cache
def icon(name: str, size: float = 24, colour: str = "currentColor", weight: float = 1.6) -> str:
    """A drawing by name, centred on its place; `ICONS` lists the names."""
    if name not in _STROKES:
        raise ValueError(f"there is no icon {name!r}: choose from {', '.join(ICONS)}")
    scale = size / 24
    return group(
        path(_STROKES[name]),
        transform=None if scale == 1 else f"scale({number(scale)})",
        fill="none",
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
