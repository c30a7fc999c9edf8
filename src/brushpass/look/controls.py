"""What a person may click, and what they may ask about."""

from typing import Protocol

from .svg import Attribute, circle, el, escape, group, rect


class Offered(Protocol):
    """What a control needs to know of an offer."""

    @property
    def id(self) -> int: ...
    @property
    def notation(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def spot(self) -> str | None: ...


def may(offer: Offered, *children: str, chosen: bool = False, id: str | None = None) -> str:
    """A control for a legal action; an inner shape of class `hit` carries the dashed outline."""
    return group(
        el("title", escape(offer.sentence)),
        *children,
        id=id,
        class_="may chosen" if chosen else "may",
        data_action=offer.id,
        role="button",
        tabindex=0,
        aria_label=offer.sentence,
    )


def refused(notation: str, *children: str) -> str:
    """Something that cannot be done now; whoever presses it is told why not."""
    return group(
        *children,
        class_="not",
        data_why=notation,
        role="button",
        tabindex=0,
        aria_label=f"Why not {notation.replace(':', ' ')}?",
    )


def chosen(*children: str) -> str:
    """What was chosen already and is no control any more."""
    return group(*children, class_="chosen")


def hit_rect(
    x: float, y: float, width: float, height: float, *, rx: float = 6, **attributes: Attribute
) -> str:
    return rect(x, y, width, height, rx=rx, class_="hit", **attributes)


def hit_circle(cx: float, cy: float, r: float, **attributes: Attribute) -> str:
    return circle(cx, cy, r, class_="hit", **attributes)
