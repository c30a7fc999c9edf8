"""Dice and chips: rolling, and what lies on the stations.

`laid` keeps one number for each box of a station (or, at stations without boxes, for each seat):
four bits for every face say how many dice show it, then a bit for chips, then the owner."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import DIE, FACES
from brushpass.games.viper_ops.rules.content import (
    ACADEMY,
    ASIDE,
    BOXES,
    LABORATORY,
    N_STATIONS,
    SEAL_TEAM,
)
from brushpass.games.viper_ops.rules.events import ROLLED
from brushpass.games.viper_ops.rules.refuse import NOT_NOW
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal

DICE_BITS: Final = 0xFF_FFFF
CHIPS_BIT: Final = 1 << 24
OWNER_SHIFT: Final = 25


def has_boxes(station: int) -> bool:
    return LABORATORY <= station <= ACADEMY or station == SEAL_TEAM


def dice_pips(state: ViperOpsState, seat: int) -> int:
    """What the active dice of a player show together."""
    total = 0
    at = 7 * seat
    for face in range(1, 7):
        total += face * state.active[at + face]
    return total


def has_active(state: ViperOpsState, seat: int) -> bool:
    at = 7 * seat
    return any(state.active[at + face] for face in range(1, 7))


def die_missing(state: ViperOpsState, seat: int, action: int, refusal: Refusal) -> Refusal | None:
    """Why an action is not the choice of an active die; cards differ in the rule they name."""
    if not DIE < action <= DIE + FACES:
        return NOT_NOW
    return None if state.active[7 * seat + action - DIE] else refusal


def die_choices() -> list[int]:
    return list(range(DIE + 1, DIE + FACES + 1))


def roll_dice(state: ViperOpsState, seat: int, count: int) -> None:
    """Roll up to `count` unused dice; they become active."""  # VO-036, VO-037, VO-R17
    count = min(count, state.unused[seat])
    state.unused[seat] -= count
    for _ in range(count):
        face: int = state.chance.roll(6)
        state.active[7 * seat + face] += 1
        state.tell(ROLLED, seat, face)


def lay_die(state: ViperOpsState, seat: int, station: int, box: int, face: int) -> None:
    """Pay an active die: it stays at the station until the end of the round."""  # VO-060
    state.active[7 * seat + face] -= 1
    if station == ASIDE:
        state.aside[seat] += 1
        return
    at = BOXES * station + box
    lying = state.laid[at]
    if not lying and has_boxes(station):
        lying = (seat + 1) << OWNER_SHIFT
    state.laid[at] = lying + (1 << (4 * face - 4))


def lay_chips(state: ViperOpsState, seat: int, station: int, box: int, pips: int) -> None:
    """Pay with chips. In a box they keep the place taken."""  # VO-R84
    state.chips[seat] -= pips
    if has_boxes(station):
        state.laid[BOXES * station + box] |= CHIPS_BIT | (seat + 1) << OWNER_SHIFT


def lying(state: ViperOpsState, station: int, box: int, face: int) -> int:
    """How many dice with this face lie in a box (or, without boxes, of a seat)."""
    return (state.laid[BOXES * station + box] >> (4 * face - 4)) & 15


def lift_die(state: ViperOpsState, station: int, box: int, face: int) -> None:
    """A die goes back from a station to its owner's unused dice."""  # VO-211, VO-R70
    at = BOXES * station + box
    lying = state.laid[at]
    owner = (lying >> OWNER_SHIFT) - 1 if has_boxes(station) else box
    lying -= 1 << (4 * face - 4)
    if not lying & (DICE_BITS | CHIPS_BIT):
        lying = 0
    state.laid[at] = lying
    state.unused[owner] += 1


def any_die_laid(state: ViperOpsState) -> bool:
    return any(state.laid[at] & DICE_BITS for at in range(BOXES * N_STATIONS))


def empty_box(state: ViperOpsState, station: int, boxes: int) -> int:
    """The leftmost empty box of a row, -1 if all are taken."""  # VO-059, VO-081, VO-R32
    at = BOXES * station
    for box in range(boxes):
        if not state.laid[at + box]:
            return box
    return -1
