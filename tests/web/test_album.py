"""A page that pastes what it is sent shows what was drawn."""

import json

from hypothesis import given
from hypothesis import strategies as st

from brushpass.web.album import SHORT, Album

LONG = ["<g>" + letter * (SHORT // 2) + "</g>" for letter in "ab"]
LAYER = st.one_of(
    st.sampled_from(["", "<li>a</li>", "<li>é😀</li>", "<path/>", *LONG]),
    st.lists(st.sampled_from([*LONG, "<g>c</g>", "<g", "plain"]), min_size=2, max_size=5).map(
        "".join
    ),
)
PARTS = st.lists(st.lists(LAYER, max_size=8), min_size=1, max_size=6)


class Page:
    """What the page's script does."""

    def __init__(self, pieces: list[str] | None = None) -> None:
        self.pieces = pieces or []

    def built(self, steps: list[str | list[int]]) -> str:
        shown = ""
        for step in steps:
            if isinstance(step, str):
                self.pieces.append(step)
                shown += step
            else:
                first, count = step
                assert first + count <= len(self.pieces)
                shown += "".join(self.pieces[first : first + count])
        return shown


@given(PARTS)
def test_a_page_that_came_at_the_start_and_one_that_came_late_show_the_same(
    parts: list[list[str]],
) -> None:
    album, early = Album(), Page()
    for layers in parts:
        assert early.built(json.loads(bytes(album.steps(layers)))) == "".join(layers)
    late = Page(list(album.pieces))
    assert late.pieces == early.pieces
    assert late.built(json.loads(bytes(album.steps(parts[-1])))) == "".join(parts[-1])
    assert late.pieces == early.pieces


def test_what_was_sent_is_not_sent_again() -> None:
    album = Album()
    layers = ["<g>" + "x" * SHORT + f"{number}</g>" for number in range(5)]
    first = bytes(album.steps(layers))
    again = bytes(album.steps([layers[4], *layers[:2]]))
    assert len(first) > 5 * SHORT
    assert again == b"[[4,1],[0,1],[1,1]]"


def test_of_a_long_layer_only_the_changed_group_is_sent() -> None:
    album = Album()
    groups = [f'<g id="room-{number}">{"x" * 100}</g>' for number in range(200)]
    album.steps(["".join(groups)])
    groups[70] = '<g id="room-seventy"/>'
    change = bytes(album.steps(["".join(groups)]))
    assert len(change) < 2000
    assert b"room-seventy" in change


def test_an_album_fills_up() -> None:
    album = Album()
    while not album.full:
        album.steps([f"<li>{len(album.pieces):05}{'x' * 900}</li>"])
    assert 100 < len(album.pieces) < 1000
