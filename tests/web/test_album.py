"""A page that pastes what it is sent shows what was drawn."""

import json

from hypothesis import given
from hypothesis import strategies as st

from brushpass.web.album import SHORT, Album

LONG = ["<g>" + letter * (SHORT // 2) + "</g>" for letter in "ab"]
LAYER = st.one_of(
    st.sampled_from(["", "<li>a</li>", "<li>é😀</li>", "two\nlines\n", "\n", *LONG]),
    st.lists(st.sampled_from([*LONG, "<g>c</g>", "<g", "\n", "plain"]), min_size=2, max_size=5).map(
        "".join
    ),
)
PARTS = st.lists(st.lists(LAYER, max_size=8), min_size=1, max_size=6)


class Page:
    """What the page's script does."""

    def __init__(self) -> None:
        self.pieces: dict[str, str] = {}

    def shown(self, album: Album, layers: list[str]) -> str:
        names = json.loads(b"[%b]" % album.steps(layers))
        self.pieces |= json.loads(b"{%b}" % album.pieces())
        return "".join(self.pieces[name] for name in names)


@given(PARTS)
def test_a_page_shows_what_was_drawn(parts: list[list[str]]) -> None:
    album, page = Album(), Page()
    for layers in parts:
        assert page.shown(album, layers) == "".join(layers)


@given(PARTS)
def test_what_was_sent_is_not_sent_again(parts: list[list[str]]) -> None:
    album, page = Album(), Page()
    for layers in parts:
        page.shown(album, layers)
    for layers in parts:
        album.steps(layers)
    assert album.pieces() == b""


def test_of_a_long_layer_only_the_changed_group_is_sent() -> None:
    album = Album()
    groups = [f'<g id="room-{number}">{"x" * 100}</g>' for number in range(200)]
    album.steps(["".join(groups)])
    album.pieces()
    groups[70] = '<g id="room-seventy"/>'
    album.steps(["".join(groups)])
    assert list(json.loads(b"{%b}" % album.pieces()).values()) == [groups[70]]


def test_of_several_lines_only_the_changed_one_is_sent() -> None:
    album = Album()
    album.steps(["one\ntwo\nthree\n"])
    album.pieces()
    album.steps(["one\nzwei\nthree\n"])
    assert list(json.loads(b"{%b}" % album.pieces()).values()) == ["zwei\n"]


def test_an_album_fills_up() -> None:
    album = Album()
    while not album.full:
        album.steps([f"<li>{len(album.known):05}{'x' * 900}</li>"])
    assert 100 < len(album.known) < 1000
