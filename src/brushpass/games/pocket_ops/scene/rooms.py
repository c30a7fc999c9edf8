"""What may be done in a room, and what was."""

from functools import cache, lru_cache
from typing import Final

from brushpass.games.pocket_ops.scene.plan import (
    DANGER,
    LETTERS,
    ROOM_HEIGHT,
    ROOM_WIDTH,
    centre,
    corner,
)
from brushpass.games.pocket_ops.scene.units import EMBLEMS, UNIT
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.kept import Kept
from brushpass.kernel.offers import Offer
from brushpass.look import (
    circle,
    group,
    hit_rect,
    icon,
    may,
    rect,
    refused,
    seat_colour,
    stamp,
    text,
    translate,
)

CORNER_MARKS = ("GUESSED", "PREDICT", "SWAP")


def _choices(
    choice: tuple[tuple[Offer, ...], tuple[str, ...], str | None, bool, str, int],
) -> tuple[list[str], list[str]]:
    """The floors of the rooms, and the tags that lie on them."""
    offers, predicted, victim, placing, kind, mover = choice
    on_spot = {offer.spot: offer for offer in offers}
    floors: list[str] = []
    tags: list[str] = []
    for letter in LETTERS:
        offer = on_spot.get(f"room:{letter}")
        if offer is not None:
            floors.append(_open_floor(letter, offer))
        elif letter in predicted or letter == victim:
            floors.append(_chosen_floor(letter))
        elif placing:
            floors.append(_closed_floor(letter))
        tag = on_spot.get(f"specialist-to:{letter}")
        if tag is not None:
            tags.append(_deployment(letter, tag, kind, mover))
    return floors, tags


CHOICES: Final = Kept(_choices, 1 << 13)


@cache
def _frame() -> str:
    return hit_rect(5, 5, ROOM_WIDTH - 10, ROOM_HEIGHT - 10, rx=3)


@lru_cache(maxsize=512)
def _open_floor(letter: str, offer: Offer) -> str:
    return translate(*corner(letter), may(offer, _frame()))


@cache
def _chosen_floor(letter: str) -> str:
    return translate(*corner(letter), group(_frame(), class_="chosen"))


@cache
def _closed_floor(letter: str) -> str:
    return translate(*corner(letter), refused(f"place:{letter}", _frame()))


def marks(view: PocketOpsView) -> list[str]:
    """Stamps on rooms: what you chose, what just happened, what can be hit."""
    if view.step == "Draft":
        return []
    stamped = [_mark(letter, "PREDICT") for letter in view.predicted]
    if view.victim is not None:
        stamped.append(_mark(view.victim, "SWAP"))
    last = view.last
    if last is None or view.committed or view.over:
        return stamped
    if last.blocked:
        stamped.append(_mark(last.room, "BLOCKED"))
    elif not view.acting:
        stamped.append(_mark(last.room, "FRESH"))
    for letter in last.predicted:
        if letter not in (last.room, view.victim):
            stamped.append(_mark(letter, "GUESSED"))
    return stamped


@cache
def _mark(letter: str, word: str) -> str:
    x, y = corner(letter)
    where = (x + ROOM_WIDTH - 56, y + 15) if word in CORNER_MARKS else centre(letter)
    match word:
        case "FRESH":
            drawn = circle(0, 0, UNIT + 5, fill="none", stroke="var(--blueprint-ink)",
                           stroke_width=2, stroke_dasharray="2 6", stroke_linecap="round")  # fmt: skip
        case "BLOCKED":
            drawn = stamp(word, DANGER, size=29)
        case "GUESSED":
            drawn = stamp(word, "var(--blueprint-line)", size=14, rotate=6)
        case _:
            drawn = stamp(word, "var(--chosen)", size=16, rotate=6)
    return translate(*where, drawn, pointer_events="none")


@lru_cache(maxsize=1024)
def _deployment(letter: str, offer: Offer, kind: str, seat: int) -> str:
    """The tag with which the specialist, instead of a spy, is sent into a room."""
    x, y = corner(letter)
    return translate(
        x + ROOM_WIDTH - 92,
        y + ROOM_HEIGHT - 70,
        may(
            offer,
            rect(0, 0, 82, 60, rx=8, fill=seat_colour(seat)),
            hit_rect(0, 0, 82, 60, rx=8),
            translate(41, 23, icon(EMBLEMS[kind], 28, "var(--seat-ink)", 2)),
            text(41, 51, kind.upper(), size=13.5, anchor="middle", weight=700,
                 fill="var(--seat-ink)"),
        ),
    )  # fmt: skip
