"""The stylesheet: both themes say the same things, and every text can be read on its ground."""

import re
from pathlib import Path

import pytest

import brushpass
from brushpass.look import KINDS, SEAT_NAMES, stylesheet

PACKAGE = Path(brushpass.__file__).parent
SURFACES = ("blueprint", "map", "desk", "mat", "board")
DEEP = ("blueprint", "desk", "mat")
SEATS = [f"seat-{seat}" for seat in range(len(SEAT_NAMES))]


def _block(opening: str) -> dict[str, str]:
    start = stylesheet().index(opening) + len(opening)
    return dict(
        re.findall(r"--([\w-]+):\s*([^;]+);", stylesheet()[start : stylesheet().index("}", start)])
    )


LIGHT = _block(':root, [data-theme="light"] {')
DARK = LIGHT | _block('[data-theme="dark"] {')
AUTO = LIGHT | _block('[data-theme="auto"] {')


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _text_pairs() -> list[tuple[str, str]]:
    papers = ["paper", "paper-2", "card", "card-2"]
    pairs = [(ink, paper) for ink in ("ink", "ink-2", "stamp", "ok") for paper in papers]
    pairs += [
        (f"{name}-{ink}", name + ground)
        for name in SURFACES
        for ink in ("ink", "ink-2")
        for ground in ("", "-2")
    ]
    pairs += [
        (glow, name + ground)
        for name in DEEP
        for glow in ("stamp-glow", "ok-glow")
        for ground in ("", "-2")
    ]
    pairs += [(ink, name) for name in ("map", "board") for ink in ("stamp", "ok")]
    pairs += [("seat-ink", seat) for seat in SEATS] + [
        (seat, paper) for seat in SEATS for paper in ("card", "paper")
    ]
    pairs += [("kind-ink", f"kind-{kind}") for kind in KINDS] + [
        (f"tone-{kind}", "card") for kind in KINDS
    ]
    pairs += [
        ("chosen-ink", "chosen"),
        ("ink-3", "paper"),
        ("back-ink", "back"),
        ("stamp-ink", "stamp"),
        ("note-ink", "note"),
        ("brass-2", "kind-black"),
    ]
    return [
        *pairs,
        ("folder-ink", "folder"),
        ("ink", "folder"),
        ("ink-2", "folder"),
        ("focus", "card"),
    ]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), _text_pairs(), ids=str)
def test_text_reaches_aa_on_its_ground(theme: dict[str, str], ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_outline_of_what_you_may_do_stands_out_on_every_surface(theme: dict[str, str]) -> None:
    assert all(
        contrast(theme[f"{name}-ink"], theme[name + ground]) >= 7
        for name in SURFACES
        for ground in ("", "-2")
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("name", SURFACES)
def test_the_focus_ring_is_seen_on_every_surface(theme: dict[str, str], name: str) -> None:
    ring = theme["focus-glow" if name in DEEP else "focus"]
    assert contrast(ring, theme[name]) >= 4.5
    assert contrast(ring, theme[f"{name}-2"]) >= 3


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


def test_automatic_dark_is_the_same_dark() -> None:
    assert AUTO == DARK
    assert "@media (prefers-color-scheme: dark)" in stylesheet()


def test_dark_changes_every_colour_of_paper_ink_seat_and_surface() -> None:
    themed = [
        name
        for name in LIGHT
        if re.match(r"paper|card|ink|line|seat-|tone-|folder|map|desk|mat|board|blueprint", name)
    ]
    assert [name for name in themed if LIGHT[name] == DARK[name]] == []


SHEETS = sorted(PACKAGE.rglob("*.css"))
DRAWING = sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.js")])


def _properties(files: list[Path], pattern: str) -> set[str]:
    return {name for file in files for name in re.findall(pattern, file.read_text("utf-8"))}


def test_every_property_that_is_used_exists() -> None:
    """A browser says nothing about an unknown property: it paints black, or nothing."""
    defined = _properties([*SHEETS, *DRAWING], r"--([\w-]+):")
    used = _properties([*SHEETS, *DRAWING], r"var\(--([\w-]+)(?![\w{-])")
    assert used - defined == set()


def test_every_family_of_properties_that_is_used_exists() -> None:
    """Where a number or a kind completes the name: `var(--seat-{seat})`."""
    defined = _properties(SHEETS, r"--([\w-]+):")
    families = _properties(DRAWING, r"var\(--([\w-]+)\{")
    assert families
    assert [name for name in families if not any(one.startswith(name) for one in defined)] == []


def test_the_sheet_can_stand_inside_an_svg_and_fetches_nothing() -> None:
    assert not re.search(r"[<&]|url\(|@import", stylesheet())


def test_motion_stops_when_the_system_asks_for_less() -> None:
    calm = stylesheet().split("@media (prefers-reduced-motion: reduce)")[1]
    moving = re.findall(r"([^{}\n]+)\{[^{}]*transition: (?!none)", stylesheet())
    assert moving
    assert all(selector.strip() in calm for selector in moving)
