"""Everything a person may click is a real control with a sentence."""

from typing import NamedTuple
from xml.etree import ElementTree

from brushpass.look import chosen, hit_circle, hit_rect, may, refused


class Place(NamedTuple):
    id: int = 12
    notation: str = "place:H"
    sentence: str = 'Place a spy in H, the "Hangar"'
    spot: str | None = "room:H"


def test_a_control_carries_its_action_and_says_what_it_does() -> None:
    control = ElementTree.fromstring(may(Place(), hit_rect(0, 0, 10, 10), id="room-H"))
    assert control.get("id") == "room-H"
    assert control.get("class") == "may"
    assert control.get("data-action") == "12"
    assert control.get("role") == "button"
    assert control.get("tabindex") == "0"
    assert control.get("aria-label") == Place().sentence
    assert control.findtext("title") == Place().sentence
    assert control[1].get("class") == "hit"


def test_a_choice_that_can_still_be_changed_stays_a_control() -> None:
    control = ElementTree.fromstring(may(Place(), hit_circle(0, 0, 5), chosen=True))
    assert control.get("class") == "may chosen"
    assert control.get("data-action") == "12"


def test_a_choice_that_is_made_is_no_control() -> None:
    mark = ElementTree.fromstring(chosen(hit_circle(0, 0, 5)))
    assert mark.attrib == {"class": "chosen"}


def test_what_is_refused_asks_why_and_offers_nothing() -> None:
    thing = ElementTree.fromstring(refused("place:C", hit_rect(0, 0, 1, 1)))
    assert thing.attrib == {
        "class": "not",
        "data-why": "place:C",
        "role": "button",
        "tabindex": "0",
        "aria-label": "Why not place C?",
    }
    assert thing.find("title") is None
