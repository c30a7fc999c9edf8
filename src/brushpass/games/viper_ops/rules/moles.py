"""The regions of the extended game: using, advancing, extracting and planting moles."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import (
    AGENT,
    ASSET,
    DECLINE,
    DONE,
    MISSION,
    OFFER,
    PLANT,
    TRAIN,
)
from brushpass.games.viper_ops.rules.agents import higher, unpromotable
from brushpass.games.viper_ops.rules.cards import holds, reveal
from brushpass.games.viper_ops.rules.content import (
    CLOSING_RUNNER,
    EXTENDED,
    GADGET,
    GOLDEN_ONE,
    INTEL,
    INTEL_SCROUNGER,
    N_KINDS,
    NONE,
    REGION_STATIONS,
    SLOTS,
    SNAKE,
    SPECIAL,
    level_of,
)
from brushpass.games.viper_ops.rules.events import EXTRACTED, GOES_TO, PLANTED
from brushpass.games.viper_ops.rules.payment import pips, start_payment
from brushpass.games.viper_ops.rules.refuse import NOT_NOW
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import not_asked_for, open_need, put_asset
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

NO_MOLES: Final = Refusal("VO-303", "there are no moles in this mode")
NOT_AVAILABLE: Final = Refusal("VO-308", "no such mole is available there")
NO_WORK: Final = Refusal("VO-305", "you need an active mission there and the price of the mole")
NOT_SERVED: Final = Refusal("VO-305", "the mole serves one active mission of yours in its region")
ASKS_NOTHING: Final = Refusal("VO-R59", "the mission asks for nothing that a mole could bring")
MOLE_TOO_DEAR: Final = Refusal("VO-306", "you cannot pay for an asset of that mole")
ONE_AT_LEAST: Final = Refusal("VO-305", "take at least one asset from the mole")
ALL_BROUGHT: Final = Refusal("VO-307", "a mole brings no more assets in one use")
ONE_MISSION: Final = Refusal("VO-R59", "all assets of the mole go on the same mission")
NOT_ASKED_FOR: Final = Refusal("VO-R59", "the mission must still ask for it")
MORE_TOO_DEAR: Final = Refusal("VO-306", "you must be able to pay for it")
NONE_TO_ADVANCE: Final = Refusal("VO-178", "no such mole is there that could be advanced")
ASK_PLANT: Final = Refusal("VO-177", "plant the agent, advance a mole, or decline")
NO_MOLE: Final = Refusal("VO-R55", "there is no mole in the region to extract")
NO_SUCH_MOLE: Final = Refusal("VO-174", "no such mole is in the region")


def available(state: ViperOpsState, region: int, level: int) -> int:
    """The kind of the available mole of a level that would be used, -1 if none."""  # VO-R58
    at = N_KINDS * region
    if level < 3:
        return level - 1 if state.moles[at + level - 1] else NONE
    for kind in range(SNAKE, GOLDEN_ONE + 1):
        if state.moles[at + kind]:
            return kind
    return NONE


def has_mole(state: ViperOpsState, region: int) -> bool:
    for at in range(N_KINDS * region, N_KINDS * region + N_KINDS):
        if state.moles[at] or state.deep[at]:
            return True
    return False


def mole_price(state: ViperOpsState, seat: int, level: int, count: int, intel: bool) -> int:
    """What `count` assets from a mole cost."""  # VO-306, VO-310
    cost = state.content.mole_prices[level - 1] + count - 1
    if intel and holds(state, seat, INTEL_SCROUNGER):
        cost -= state.content.scrounger_discount
    return max(0, cost)


def affords(state: ViperOpsState, seat: int, level: int, count: int, intel: bool) -> bool:
    """Whether a player can pay for so many assets from a mole."""
    return pips(state, seat) >= mole_price(state, seat, level, count, intel)


def unserved(state: ViperOpsState, seat: int, at: int, region: int, level: int) -> Refusal | None:
    """Why a mole could not bring a first asset to the mission at `at`."""
    mission = state.missions[at]
    if mission == NONE or state.runner[at] == NONE or state.content.region_of[mission] != region:
        return NOT_SERVED
    why = ASKS_NOTHING
    for asset in range(3):
        if open_need(state, at, asset) > 0 and state.supply[asset]:
            if affords(state, seat, level, 1, asset == INTEL):
                return None
            why = MOLE_TOO_DEAR
    return why


def no_mole(state: ViperOpsState, region: int) -> Refusal | None:
    """Why nobody can be extracted from a region."""
    return None if has_mole(state, region) else NO_MOLE


def mole_closed(state: ViperOpsState, seat: int, region: int, level: int) -> Refusal | None:
    """Why a player cannot use a mole of this level."""
    if state.mode != EXTENDED:
        return NO_MOLES
    if available(state, region, level) == NONE:
        return NOT_AVAILABLE
    why = NO_WORK
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        unfit = unserved(state, seat, at, region, level)
        if unfit is None:
            return None
        if unfit is not NOT_SERVED:
            why = unfit
    return why


def use_mole(state: ViperOpsState, seat: int, region: int, level: int) -> None:
    state.tell(GOES_TO, seat, state.content.region_names[region])
    if pips(state, seat) < mole_price(state, seat, level, 1, False):
        reveal(state, seat, INTEL_SCROUNGER)
    state.stack.append(MoleMission(seat, region, level))


class MoleMission(Step[ViperOpsState]):
    """Which mission in its region a mole works for."""

    def __init__(self, seat: int, region: int, level: int) -> None:
        super().__init__(seat)
        self.region = region
        self.level = level

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(MISSION, MISSION + SLOTS))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not MISSION <= action < MISSION + SLOTS:
            return NOT_SERVED
        at = SLOTS * self.seat + action - MISSION
        return unserved(state, self.seat, at, self.region, self.level)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(MoleAssets(self.seat, self.region, self.level, action - MISSION, 0, 0))


class MoleAssets(Step[ViperOpsState]):
    """Take assets from a mole one by one, then pay for all."""

    def __init__(
        self, seat: int, region: int, level: int, slot: int, count: int, intel: int
    ) -> None:
        super().__init__(seat)
        self.region = region
        self.level = level
        self.slot = slot
        self.count = count
        self.intel = intel

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DONE, *range(ASSET + self.slot, TRAIN, SLOTS)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DONE:
            return None if self.count else ONE_AT_LEAST
        if not ASSET <= action < TRAIN:
            return NOT_NOW
        if self.count >= state.content.mole_assets:
            return ALL_BROUGHT
        if (action - ASSET) % SLOTS != self.slot:
            return ONE_MISSION
        return not_asked_for(
            state, self.seat, action, GADGET, INTEL, NOT_ASKED_FOR
        ) or self.too_dear(state, (action - ASSET) // SLOTS)

    def too_dear(self, state: ViperOpsState, asset: int) -> Refusal | None:
        """Why one more such asset cannot be paid."""
        intel = self.intel > 0 or asset == INTEL
        if affords(state, self.seat, self.level, self.count + 1, intel):
            return None
        return MORE_TOO_DEAR

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DONE:
            self.finish(state)
            return
        put_asset(state, self.seat, action)
        intel = self.intel
        if (action - ASSET) // SLOTS == INTEL:
            reveal(state, self.seat, INTEL_SCROUNGER)
            intel = 1
        state.stack.append(
            MoleAssets(self.seat, self.region, self.level, self.slot, self.count + 1, intel)
        )

    def finish(self, state: ViperOpsState) -> None:
        """The mole goes to Deep Cover and the bill is due."""  # VO-308
        kind = available(state, self.region, self.level)
        state.moles[N_KINDS * self.region + kind] -= 1
        state.deep[N_KINDS * self.region + kind] += 1
        cost = mole_price(state, self.seat, self.level, self.count, self.intel > 0)
        start_payment(state, self.seat, REGION_STATIONS + self.region, self.seat, cost)


class PlantOrAdvance(Step[ViperOpsState]):
    """After Plant Mole: leave the agent as a mole, or advance one that is there."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, *range(PLANT, OFFER)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action in (DECLINE, PLANT):
            return None
        if not AGENT <= action < OFFER:
            return ASK_PLANT
        kind = action - AGENT
        at = N_KINDS * self.region + kind
        if kind > SPECIAL or not state.moles[at] + state.deep[at]:
            return NONE_TO_ADVANCE
        return unpromotable(state, kind)

    def choose(self, state: ViperOpsState, action: int) -> None:
        at = N_KINDS * self.region
        if action == PLANT:
            kind = state.closing[CLOSING_RUNNER]
            state.closing[CLOSING_RUNNER] = NONE  # VO-180
            state.moles[at + kind] += 1
            pay = state.content.plant_pay[level_of(kind) - 1]  # VO-179
            state.chips[self.seat] += pay
            state.tell(PLANTED, self.seat, state.content.region_names[self.region], kind, pay)
        elif action != DECLINE:
            area = state.moles if state.moles[at + action - AGENT] else state.deep  # VO-R58
            area[at + action - AGENT] -= 1
            area[at + higher(state, self.seat, action - AGENT)] += 1


class ExtractMole(Step[ViperOpsState]):
    """Bring a mole in from the cold."""  # VO-174, VO-312

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(AGENT, OFFER))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not AGENT <= action < OFFER:
            return NOT_NOW
        at = N_KINDS * self.region + action - AGENT
        return None if state.moles[at] or state.deep[at] else NO_SUCH_MOLE

    def choose(self, state: ViperOpsState, action: int) -> None:
        kind = action - AGENT
        at = N_KINDS * self.region + kind
        if state.deep[at]:  # VO-R58
            state.deep[at] -= 1
        else:
            state.moles[at] -= 1
        state.waiting[N_KINDS * self.seat + kind] += 1
        state.tell(EXTRACTED, self.seat, state.content.region_names[self.region], kind)
