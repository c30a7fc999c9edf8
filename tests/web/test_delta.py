"""An update that is patched into the old text gives the new one."""

from hypothesis import given
from hypothesis import strategies as st

from brushpass.web.delta import WORTHWHILE, Delta, delta

MARK = "<g"
PIECES = st.lists(st.sampled_from(["", " a", " b😀", " é" * 900, " c" * 2000, " d<"]), max_size=40)


def rebuilt(old: str, change: str | Delta) -> str:
    """What the page's script does."""
    if isinstance(change, str):
        return change
    pieces = old.split(MARK)
    return MARK.join(
        step if isinstance(step, str) else MARK.join(pieces[step[0] : step[0] + step[1]])
        for step in change
    )


@given(PIECES, PIECES)
def test_a_delta_makes_the_new_text(first: list[str], second: list[str]) -> None:
    old, new = MARK.join(first), MARK.join(second)
    assert rebuilt(old, delta(old, new, MARK)) == new
    longer = old + MARK + new
    assert rebuilt(old, delta(old, longer, MARK)) == longer
    assert rebuilt(longer, delta(longer, old, MARK)) == old


def test_small_changes_in_two_places_of_a_long_text_are_small() -> None:
    old = "".join(f'<g id="room-{number}"/>' for number in range(500))
    new = old.replace("room-3", "room-three", 1).replace('<g id="room-150"/>', "")
    change = delta(old, new, MARK)
    assert isinstance(change, list)
    assert len(str(change)) < len(new) / 10


def test_a_short_text_is_sent_whole() -> None:
    assert delta("a" * 10, "b" * (WORTHWHILE - 1), MARK) == "b" * (WORTHWHILE - 1)


def test_what_is_only_appended_is_sent_alone() -> None:
    assert delta("<g a", "<g a<g b", MARK) == [(0, 2), " b"]
