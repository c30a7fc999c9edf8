"""A scene is a backdrop that stays and a body that changes, and can stand alone."""

import re
from typing import get_args
from xml.etree import ElementTree

import pytest

from brushpass.look import (
    Scene,
    Surface,
    Theme,
    card,
    die,
    label,
    seat_badge,
    stylesheet,
    surface,
    translate,
)

SVG = "{http://www.w3.org/2000/svg}"


def _scene(kind: Surface = "map") -> Scene:
    return Scene(
        400,
        300,
        'The "map" & more',
        surface(kind, 400, 300),
        kind,
        [translate(9, 9, label("Oslo"), id="oslo")],
    )


def test_inside_a_page_the_scene_is_backdrop_then_body() -> None:
    scene = _scene()
    assert scene.inner() == scene.backdrop + scene.body


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("kind", get_args(Surface))
def test_a_document_stands_alone(kind: Surface, theme: Theme) -> None:
    document = _scene(kind).document(theme)
    root = ElementTree.fromstring(document)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 400 300"
    assert root.get("aria-label") == 'The "map" & more'
    assert root.get("data-theme") == theme
    assert root.findtext(f"{SVG}style") == stylesheet()
    assert root.find(f".//{SVG}script") is None
    assert "http" not in document.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("kind", get_args(Surface))
def test_what_a_surface_refers_to_is_defined_on_it(kind: Surface) -> None:
    root = ElementTree.fromstring(surface(kind, 200, 200))
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    used = {
        fill[5:].split(")")[0]
        for element in root.iter()
        if (fill := element.get("fill", "")).startswith("url(#")
    }
    assert used
    assert used <= defined
    assert root.get("class") == f"on-{kind}"


def test_a_texture_that_is_not_there_leaves_a_piece_plain() -> None:
    for drawing in (die(1, 30, 0), card(100, 140, "x"), surface("desk", 200, 200)):
        fills = re.findall(r'fill="(url\([^"]*)"', drawing)
        assert fills
        assert all(fill.endswith(" none") for fill in fills)


def test_surfaces_differ() -> None:
    assert len({surface(kind, 300, 200) for kind in get_args(Surface)}) == len(get_args(Surface))


def test_a_surface_and_a_badge_are_drawn_once() -> None:
    assert surface("map", 400, 300) is surface("map", 400, 300)
    assert seat_badge(1, 12) is seat_badge(1, 12)


def test_a_notebook_shows_the_document() -> None:
    assert _scene()._repr_svg_() == _scene().document()
