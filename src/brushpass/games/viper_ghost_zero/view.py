"""What a player, or somebody watching, may know of a game of Viper Ghost Zero.

An attentive player remembers, and so does the view: missions seen and hidden again, cards that
are certainly in a rival's hand, cards put under the pile, and what a reshuffled pile was made of.
"""

from typing import Literal

import msgspec

from brushpass.kernel.view import View

Sight = Literal["hidden", "own", "revealed", "remembered", "complete"]


class MissionView(msgspec.Struct, frozen=True):
    """A mission the viewer knows."""

    name: str
    needs: list[str]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player. `holds` are cards the viewer is certain of in a rival's hand; `may_have` are
    the missions the viewer cannot rule out, where the mission itself is not known."""

    hand_size: int
    area: list[str]
    mission: MissionView | None
    sight: Sight
    may_have: list[str]
    holds: list[str]
    place: int | None
    turns: int


class Action(msgspec.Struct, frozen=True):
    """The card being resolved: who played it, against whom, and what is still owed."""

    card: str
    seat: int
    rival: int | None
    owed: int | None


class GhostView(View, frozen=True, kw_only=True):
    """`hand` is the viewer's own. `under` are the lowest cards of the pile, topmost first: a
    name, "?" for a card somebody put there, "yours" for one of a finisher's own. `block` is what
    the part of the pile above them can be made of at most, known since a reshuffle."""

    active: int
    plays: int
    plays_allowed: int
    access_draw: int
    hand_limit: int
    turn_cap: int
    hand: list[str]
    seats: list[SeatView]
    pile: int
    under: list[str]
    handed_back: list[str]
    block: dict[str, int] | None
    discard: list[str]
    set_aside: int
    numbers: dict[str, int]
    missions: list[MissionView]
    action: Action | None
    payoffs: list[float]
