"""Strings of SVG: numbers are short, words are safe, lines fit."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.look import (
    el,
    escape,
    fit_size,
    group,
    number,
    paragraph,
    polygon,
    rect,
    text,
    text_width,
    trace,
    translate,
    wrap_words,
)


def test_an_element_names_its_attributes_as_svg_does() -> None:
    assert (
        el("g", "<a/>", class_="x", stroke_width=2, fill=None)
        == '<g class="x" stroke-width="2"><a/></g>'
    )


def test_an_element_without_children_closes_itself() -> None:
    assert rect(0, 0.5, 10, 20.25, rx=3) == '<rect x="0" y="0.5" width="10" height="20.25" rx="3"/>'


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, "3"),
        (3.0, "3"),
        (0.5, "0.5"),
        (1 / 3, "0.33"),
        (-0.001, "0"),
        (-12.5, "-12.5"),
        (100, "100"),
    ],
)
def test_numbers_are_as_short_as_they_can_be(value: float, shown: str) -> None:
    assert number(value) == shown


def test_a_name_cannot_break_out_of_its_attribute_or_text() -> None:
    evil = "\"><script>alert('x')</script>&"
    drawn = group(text(0, 0, evil), aria_label=evil)
    parsed = ElementTree.fromstring(drawn)
    assert parsed.get("aria-label") == evil
    assert "".join(parsed.itertext()) == evil
    assert "<script" not in drawn


@given(st.text(alphabet=st.characters(exclude_categories=()), max_size=60))
def test_any_words_at_all_give_well_formed_markup(words: str) -> None:
    parsed = ElementTree.fromstring(el("text", escape(words), title=words))
    assert len("".join(parsed.itertext())) <= len(words)


def test_a_moved_piece_with_an_id_always_has_the_same_parts_of_its_transform() -> None:
    assert 'transform="translate(1 2) rotate(0) scale(1)"' in translate(1, 2, id="spy-1")
    assert 'transform="translate(1 2)"' in translate(1, 2)
    assert 'transform="translate(1 2) rotate(90)"' in translate(1, 2, rotate=90)


def test_text_takes_the_ink_of_what_it_lies_on() -> None:
    line = ElementTree.fromstring(text(1, 2, "London", anchor="middle", weight=700, class_="caps"))
    assert line.attrib == {
        "x": "1",
        "y": "2",
        "class": "type caps",
        "font-size": "14",
        "font-weight": "700",
        "text-anchor": "middle",
        "fill": "currentColor",
    }


def test_paragraph_sets_its_lines_below_each_other() -> None:
    lines = ElementTree.fromstring(group(paragraph(5, 10, ["one", "two"], size=10, leading=12)))
    assert [line.get("y") for line in lines] == ["10", "22"]


def test_points_and_paths_are_compact() -> None:
    assert polygon([(0, 0), (1.5, 2)]) == '<polygon points="0,0 1.5,2"/>'
    assert trace("M", 0, 1 / 3, "L", 2, 0, "Z") == "M 0 0.33 L 2 0 Z"


def test_wrapping_keeps_words_together_where_it_can() -> None:
    assert wrap_words("Kill an agent; draw a card.", 14) == ["Kill an agent;", "draw a card."]
    assert wrap_words("first\nsecond line", 40) == ["first", "second line"]
    assert wrap_words("counterintelligence", 8) == ["counteri", "ntellige", "nce"]
    with pytest.raises(ValueError, match="at least 1"):
        wrap_words("x", 0)


@given(st.text(max_size=200), st.integers(1, 40))
def test_wrapping_loses_nothing_and_never_runs_over(words: str, width: int) -> None:
    lines = wrap_words(words, width)
    assert all(0 < len(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(words.split())


@given(st.text(min_size=1, max_size=60), st.floats(20, 400))
def test_fitted_words_are_no_wider_than_their_place(words: str, width: float) -> None:
    size = fit_size(words, width, 16)
    assert size <= 16
    assert text_width(words, size) <= width + len(words) * 0.05
