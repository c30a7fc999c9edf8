"""Paying a station: dice, chips or both, exact faces, change."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import CHANGE, CHIPS, DIE, DONE, FACES
from brushpass.games.viper_ops.rules.cards import holds, reveal
from brushpass.games.viper_ops.rules.content import (
    EXTRA_MISSION,
    EXTRA_REGIONAL,
    FIELD_OFFICE,
    MISSION_TRACK,
    MOVER_AND_SHAKER,
    POWER_TRACK,
    RAISE_BUDGET,
    REGION_STATIONS,
    SEAL_TEAM,
    TOOK_CHANGE,
)
from brushpass.games.viper_ops.rules.dice import dice_pips, lay_chips, lay_die
from brushpass.games.viper_ops.rules.events import PAID, WANTS_CHANGE
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

DICE_ONLY: Final = Refusal("VO-051", "this station takes dice only")
CHIPS_SHORT: Final = Refusal("VO-050", "your chips do not cover what is owed")
ENDS_BY_ITSELF: Final = Refusal("VO-055", "there is no change here; the payment ends by itself")
DICE_SHORT: Final = Refusal("VO-052", "the dice do not cover the cost yet")
NO_CHANGE_HERE: Final = Refusal("VO-199", "Mover and Shaker works at the power track")
NOT_YOURS: Final = Refusal("VO-199", "you do not have Mover and Shaker")
TOO_LATE: Final = Refusal("VO-R73", "change must be asked for before paying, once a round")
NO_DIE: Final = Refusal("VO-037", "you have no active die with that face")
WRONG_FACE: Final = Refusal("VO-056", "this station takes one die with a printed face")
PAY_FIRST: Final = Refusal("VO-R22", "finish the payment first")


def takes_chips(station: int) -> bool:
    """The stations with a circle in a square, and Sabotage."""  # VO-050, VO-R50
    return FIELD_OFFICE <= station < RAISE_BUDGET or station >= REGION_STATIONS


def is_exact(station: int) -> bool:
    return RAISE_BUDGET <= station <= SEAL_TEAM


def gives_change(station: int) -> bool:
    return station in (EXTRA_MISSION, EXTRA_REGIONAL, MISSION_TRACK)


def pips(state: ViperOpsState, seat: int) -> int:
    """All a player can pay with where chips and dice are taken."""
    return state.chips[seat] + dice_pips(state, seat)


def die_refused(state: ViperOpsState, seat: int, station: int, face: int) -> Refusal | None:
    """Why a player cannot pay a station with a die of this face."""
    if not state.active[7 * seat + face]:
        return NO_DIE
    if is_exact(station) and not state.content.show[station] >> face & 1:
        return WRONG_FACE
    return None


def shows(state: ViperOpsState, seat: int, station: int) -> bool:
    """Whether a player has a die that an exact station takes."""
    return any(die_refused(state, seat, station, face) is None for face in range(1, FACES + 1))


class PayStation(Step[ViperOpsState]):
    """Add dice or chips until the cost is met."""

    def __init__(
        self, seat: int, station: int, box: int, cost: int, paid: int = 0, change: int = 0
    ) -> None:
        super().__init__(seat)
        self.station = station
        self.box = box
        self.cost = cost
        self.paid = paid
        self.change = change

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        if self.unfinished() is None:
            found.append(DONE)
        if self.chips_refused(state) is None:
            found.append(CHIPS)
        for face in range(1, FACES + 1):
            if die_refused(state, self.seat, self.station, face) is None:
                found.append(DIE + face)
        if self.no_change(state) is None:
            found.append(CHANGE)
        return tuple(found)

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DONE:
            return self.unfinished()
        if action == CHIPS:
            return self.chips_refused(state)
        if DIE < action <= DIE + FACES:
            return die_refused(state, self.seat, self.station, action - DIE)
        if action == CHANGE:
            return self.no_change(state)
        return PAY_FIRST

    def unfinished(self) -> Refusal | None:
        """Why the payment cannot be closed."""  # VO-054
        if not self.change:
            return ENDS_BY_ITSELF
        return DICE_SHORT if self.paid < self.cost else None

    def chips_refused(self, state: ViperOpsState) -> Refusal | None:
        """Why the rest cannot be paid in chips."""
        if not takes_chips(self.station):
            return DICE_ONLY
        return CHIPS_SHORT if state.chips[self.seat] < self.cost - self.paid else None

    def no_change(self, state: ViperOpsState) -> Refusal | None:
        """Why no change can be asked for."""
        if self.station != POWER_TRACK:
            return NO_CHANGE_HERE
        if not holds(state, self.seat, MOVER_AND_SHAKER):
            return NOT_YOURS
        if self.change or self.paid or state.used[self.seat] & TOOK_CHANGE:
            return TOO_LATE
        return None

    def choose(self, state: ViperOpsState, action: int) -> None:
        seat = self.seat
        if action == CHANGE:
            state.used[seat] |= TOOK_CHANGE
            reveal(state, seat, MOVER_AND_SHAKER)
            state.tell(WANTS_CHANGE, seat)
            state.stack.append(PayStation(seat, self.station, self.box, self.cost, 0, 1))
        elif action == DONE:
            self.close(state, self.paid, 0)
        elif action == CHIPS:
            rest = self.cost - self.paid
            lay_chips(state, seat, self.station, self.box, rest)
            self.close(state, self.paid, rest)
        else:
            face = action - DIE
            lay_die(state, seat, self.station, self.box, face)
            paid = self.paid + face
            if self.change or (paid < self.cost and not is_exact(self.station)):
                state.stack.append(
                    PayStation(seat, self.station, self.box, self.cost, paid, self.change)
                )
            else:
                self.close(state, paid, 0)

    def close(self, state: ViperOpsState, dice: int, chips: int) -> None:
        change = dice - self.cost if self.change else 0  # VO-053, VO-055, VO-R19
        state.chips[self.seat] += change
        state.tell(PAID, self.seat, state.content.station_names[self.station], dice, chips, change)


def start_payment(state: ViperOpsState, seat: int, station: int, box: int, cost: int) -> None:
    state.stack.append(PayStation(seat, station, box, cost, 0, 1 if gives_change(station) else 0))
