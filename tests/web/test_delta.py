"""An update that is patched into the old text gives the new one."""

from hypothesis import given
from hypothesis import strategies as st

from brushpass.web.delta import WORTHWHILE, delta

LONG = st.text(alphabet="ab<é▲", min_size=0, max_size=40).map(lambda text: text * 60)


def patched(old: str, change: str | tuple[int, int, str]) -> str:
    """What the page's script does, counting as browsers do."""
    if isinstance(change, str):
        return change
    start, end, middle = change
    units = old.encode("utf-16-le")
    whole = units[: 2 * start] + middle.encode("utf-16-le") + units[len(units) - 2 * end :]
    return whole.decode("utf-16-le")


@given(LONG, LONG, st.text(alphabet="xy😀é", max_size=5), st.integers(0, 3000))
def test_a_delta_makes_the_new_text(old: str, new: str, word: str, at: int) -> None:
    assert patched(old, delta(old, new)) == new
    inserted = old[:at] + word + old[at:]
    assert patched(old, delta(old, inserted)) == inserted
    assert patched(inserted, delta(inserted, old)) == old


def test_a_small_change_of_a_long_text_is_small() -> None:
    old = "".join(f'<g id="room-{number}"/>' for number in range(200))
    change = delta(old, old.replace("room-77", "room-seventy"))
    assert isinstance(change, tuple)
    assert len(change[2]) < 20


def test_a_short_text_is_sent_whole() -> None:
    assert delta("a" * 10, "a" * (WORTHWHILE - 1)) == "a" * (WORTHWHILE - 1)
