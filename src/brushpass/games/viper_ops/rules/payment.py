"""Paying a station: dice, chips or both, exact faces, change."""

from brushpass.games.viper_ops.rules.actions import CHANGE, CHIPS, DIE, DONE
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
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


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


def shows(state: ViperOpsState, seat: int, station: int) -> bool:
    """Whether a player has a die that an exact station takes."""  # VO-056
    faces = state.content.show[station]
    at = 7 * seat
    return any(faces >> face & 1 and state.active[at + face] for face in range(1, 7))


def could_take_change(state: ViperOpsState, seat: int) -> bool:
    return not state.used[seat] & TOOK_CHANGE and holds(state, seat, MOVER_AND_SHAKER)  # VO-199


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

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.station, self.box, self.cost, self.paid, self.change)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        seat = self.seat
        station = self.station
        if self.change and self.paid >= self.cost:
            found.append(DONE)  # VO-054
        if takes_chips(station) and state.chips[seat] >= self.cost - self.paid:
            found.append(CHIPS)
        faces = state.content.show[station] if is_exact(station) else 126
        at = 7 * seat
        for face in range(1, 7):
            if faces >> face & 1 and state.active[at + face]:
                found.append(DIE + face)
        asking = station == POWER_TRACK and not self.change and not self.paid  # VO-R73
        if asking and could_take_change(state, seat):
            found.append(CHANGE)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        seat = self.seat
        if action == CHANGE:
            state.used[seat] |= TOOK_CHANGE
            reveal(state, seat, MOVER_AND_SHAKER)
            if state.journal is not None:
                state.journal.tell("wants_change", {"seat": seat})
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
        if state.journal is not None:
            state.journal.tell(
                "paid",
                {
                    "seat": self.seat,
                    "station": state.content.station_names[self.station],
                    "dice": dice,
                    "chips": chips,
                    "change": change,
                },
            )

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if action == CHIPS:
            if not takes_chips(self.station):
                return Refusal("VO-051", "this station takes dice only")
            return Refusal("VO-050", "your chips do not cover what is owed")
        if action == DONE:
            if not self.change:
                return Refusal("VO-055", "there is no change here; the payment ends by itself")
            return Refusal("VO-052", "the dice do not cover the cost yet")
        if action == CHANGE:
            if self.station != POWER_TRACK:
                return Refusal("VO-199", "Mover and Shaker works at the power track")
            return Refusal("VO-R73", "change must be asked for before paying, once a round")
        if DIE < action <= DIE + 6:
            if not state.active[7 * self.seat + action - DIE]:
                return Refusal("VO-037", "you have no active die with that face")
            return Refusal("VO-056", "this station takes one die with a printed face")
        return Refusal("VO-R22", "finish the payment first")


def start_payment(state: ViperOpsState, seat: int, station: int, box: int, cost: int) -> None:
    state.stack.append(PayStation(seat, station, box, cost, 0, 1 if gives_change(station) else 0))
