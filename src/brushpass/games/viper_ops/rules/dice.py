"""Dice and chips: rolling, and what lies on the stations.

`laid` keeps one number for each box of a station (or, at stations without boxes, for each seat):
four bits for every face say how many dice show it, then a bit for chips, then the owner."""

from typing import Final

from brushpass.games.viper_ops.rules.names import (
    ACADEMY,
    ASIDE,
    BOXES,
    LABORATORY,
    N_STATIONS,
    SEAL_TEAM,
)
from brushpass.games.viper_ops.rules.table import Table

DICE_BITS: Final = 0xFF_FFFF
CHIPS_BIT: Final = 1 << 24
OWNER_SHIFT: Final = 25


def has_boxes(station: int) -> bool:
    return LABORATORY <= station <= ACADEMY or station == SEAL_TEAM


def dice_pips(t: Table, seat: int) -> int:
    """What the active dice of a player show together."""
    total = 0
    at = 7 * seat
    for face in range(1, 7):
        total += face * t.active[at + face]
    return total


def has_active(t: Table, seat: int) -> bool:
    at = 7 * seat
    for face in range(1, 7):
        if t.active[at + face]:
            return True
    return False


def roll_dice(t: Table, seat: int, count: int) -> None:
    """Roll up to `count` unused dice; they become active."""  # VO-036, VO-037, VO-R17
    count = min(count, t.unused[seat])
    t.unused[seat] -= count
    for _ in range(count):
        face: int = t.chance.roll(6)
        t.active[7 * seat + face] += 1
        if t.journal is not None:
            t.journal.tell("rolled", {"seat": seat, "face": face})


def lay_die(t: Table, seat: int, station: int, box: int, face: int) -> None:
    """Pay an active die: it stays at the station until the end of the round."""  # VO-060
    t.active[7 * seat + face] -= 1
    if station == ASIDE:
        t.aside[seat] += 1
        return
    at = BOXES * station + box
    lying = t.laid[at]
    if not lying and has_boxes(station):
        lying = (seat + 1) << OWNER_SHIFT
    t.laid[at] = lying + (1 << (4 * face - 4))


def lay_chips(t: Table, seat: int, station: int, box: int, pips: int) -> None:
    """Pay with chips. In a box they keep the place taken."""  # VO-R84
    t.chips[seat] -= pips
    if has_boxes(station):
        t.laid[BOXES * station + box] |= CHIPS_BIT | (seat + 1) << OWNER_SHIFT


def lying(t: Table, station: int, box: int, face: int) -> int:
    """How many dice with this face lie in a box (or, without boxes, of a seat)."""
    return (t.laid[BOXES * station + box] >> (4 * face - 4)) & 15


def lift_die(t: Table, station: int, box: int, face: int) -> None:
    """A die goes back from a station to its owner's unused dice."""  # VO-211, VO-R70
    at = BOXES * station + box
    lying = t.laid[at]
    owner = (lying >> OWNER_SHIFT) - 1 if has_boxes(station) else box
    lying -= 1 << (4 * face - 4)
    if not lying & (DICE_BITS | CHIPS_BIT):
        lying = 0
    t.laid[at] = lying
    t.unused[owner] += 1


def any_die_laid(t: Table) -> bool:
    for at in range(BOXES * N_STATIONS):
        if t.laid[at] & DICE_BITS:
            return True
    return False


def empty_box(t: Table, station: int, boxes: int) -> int:
    """The leftmost empty box of a row, -1 if all are taken."""  # VO-059, VO-081, VO-R32
    at = BOXES * station
    for box in range(boxes):
        if not t.laid[at + box]:
            return box
    return -1
