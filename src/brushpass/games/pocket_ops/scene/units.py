"""Spies and specialists as counters."""

from functools import cache
from typing import Final

from brushpass.games.pocket_ops.scene.plan import LETTERS, centre
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.kept import Kept
from brushpass.look import (
    circle,
    group,
    icon,
    seat_colour,
    seat_shape,
    text,
    text_width,
    translate,
)

UNIT = 42
EMBLEMS = {
    "sniper": "crosshair",
    "courier": "case",
    "mole": "mole",
    "hacker": "laptop",
    "grappler": "hook",
    "ninja": "blade",
    "pusher": "push",
    "assassin": "skull",
}


def units(view: PocketOpsView) -> list[str]:
    """The units in their rooms; during a draft, as the last round left them."""
    if view.step != "Draft":
        red, blue = view.seats
        return UNITS.of((view.facility, red.active, blue.active, view.acting))
    if view.finished is not None:
        red_had, blue_had = view.finished.active
        return UNITS.of((view.finished.facility, red_had, blue_had, None))
    return []


def _placed_units(placed: tuple[str, str | None, str | None, str | None]) -> list[str]:
    facility, red, blue, acting = placed
    counters: list[str] = []
    for letter, cell in zip(LETTERS, facility.replace("/", ""), strict=True):
        if cell == ".":
            continue
        seat = "rb".index(cell.lower())
        kind = ((red, blue)[seat] or "") if cell.isupper() else ""
        counters.append(_placed(letter, seat, kind, bool(kind) and acting == letter))
    return counters


UNITS: Final = Kept(_placed_units, 1 << 14)


@cache
def _placed(letter: str, seat: int, kind: str, acting: bool) -> str:
    """A unit in its room; a Courier that acts still shares the room with the spy it joined."""
    return translate(
        *centre(letter),
        circle(0, 0, UNIT + 7, fill="none", stroke="var(--chosen)", stroke_width=4)
        if acting
        else "",
        _unit(seat, kind),
        translate(66, -14, _unit(seat, ""), scale=0.6) if acting and kind == "courier" else "",
        id=f"specialist-{seat}" if kind else f"spy-{letter}-{seat}",
        pointer_events="none",
    )


@cache
def _unit(seat: int, kind: str) -> str:
    """A spy with its seat's shape, or a specialist with emblem and name. Blue's counters are pale
    with a blue mark: the whole table is blue."""
    ground, ink = (seat_colour(seat), "var(--seat-ink)")
    if seat:
        ground, ink = "var(--seat-rim)", seat_colour(seat)
    face = seat_shape(seat, UNIT * 0.86, ink)
    if kind:
        size = min(14.5, UNIT * 1.62 / text_width(kind, 1))
        face = group(
            circle(0, 0, UNIT * 0.82, fill="none", stroke=ink, stroke_width=1.8,
                   stroke_dasharray="4 4"),
            translate(0, -UNIT * 0.27, icon(EMBLEMS[kind], 27, ink, 2)),
            text(0, UNIT * 0.37, kind.upper(), size=size, anchor="middle", weight=700, fill=ink),
            translate(0, UNIT * 0.61, seat_shape(seat, 11, ink)),
        )  # fmt: skip
    return group(
        circle(0, 3, UNIT + 2, fill="var(--shade)", fill_opacity=0.35),
        halo(UNIT),
        circle(0, 0, UNIT - 2, fill=ground),
        circle(0, 0, UNIT - 2, fill="url(#bp-shine) none", fill_opacity=0.7),
        face,
    )


def halo(r: float) -> str:
    """The pale rim that lifts a counter off the blueprint."""
    return circle(0, 0, r, fill="var(--blueprint-line)")
