"""Events are declared once, and told by position."""

import pytest

from brushpass.kernel.events import Event
from brushpass.kernel.journal import Entry

GAVE = Event("gave", "seat taker", secret="card", to="seat taker", sights=("card", "held"))
PLAYED = Event("played", "seat", opens="card", stops_undo=True)


def test_facts_come_in_the_order_of_the_declaration() -> None:
    entry = Entry(GAVE, (0, 2, 5))
    assert entry.shown_to(1) == entry.shown_to(None) == {"seat": 0, "taker": 2}
    assert entry.shown_to(0) == entry.shown_to(2) == {"seat": 0, "taker": 2, "card": 5}


def test_what_is_opened_is_for_all() -> None:
    assert Entry(PLAYED, (1, 7)).shown_to(None) == {"seat": 1, "card": 7}


def test_a_fact_that_does_not_apply_is_left_out() -> None:
    assert Entry(PLAYED, (1, None)).shown_to(1) == {"seat": 1}


@pytest.mark.parametrize(
    ("declare", "complaint"),
    [
        (lambda: Event("drew", "seat", secret="seat"), "names a fact twice"),
        (lambda: Event("drew", "count", secret="card"), "for seats that it does not name"),
        (lambda: Event("drew", "seat", sights=("crad", "drawn")), "no fact crad"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(declare: object, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        declare()  # type: ignore[operator]
