"""The regions of the extended game: using, advancing, extracting and planting moles."""

from brushpass.games.viper_ops.rules.actions import AGENT, ASSET, DECLINE, DONE, MISSION, PLANT
from brushpass.games.viper_ops.rules.agents import can_promote, higher
from brushpass.games.viper_ops.rules.cards import holds, reveal
from brushpass.games.viper_ops.rules.content import (
    CLOSING_RUNNER,
    FIELD,
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
from brushpass.games.viper_ops.rules.payment import pips, start_payment
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import open_need, put_asset
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


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


def can_serve(state: ViperOpsState, seat: int, at: int, region: int, level: int) -> bool:
    """Whether a mole could bring a first asset to the mission at `at`."""  # VO-305, VO-R59
    mission = state.missions[at]
    if mission == NONE or state.runner[at] == NONE or state.content.region_of[mission] != region:
        return False
    money = pips(state, seat)
    return any(
        open_need(state, at, asset) > 0
        and state.supply[asset] > 0
        and money >= mole_price(state, seat, level, 1, asset == INTEL)
        for asset in range(3)
    )


def can_use_mole(state: ViperOpsState, seat: int, region: int, level: int) -> bool:
    if available(state, region, level) == NONE:
        return False
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if can_serve(state, seat, at, region, level):
            return True
    return False


def use_mole(state: ViperOpsState, seat: int, region: int, level: int) -> None:
    if state.journal is not None:
        state.journal.tell("uses", {"seat": seat, "station": state.content.region_names[region]})
    if pips(state, seat) < mole_price(state, seat, level, 1, False):
        reveal(state, seat, INTEL_SCROUNGER)
    state.stack.append(MoleMission(seat, region, level))


class MoleMission(Step[ViperOpsState]):
    """Which mission in its region a mole works for."""

    def __init__(self, seat: int, region: int, level: int) -> None:
        super().__init__(seat)
        self.region = region
        self.level = level

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.region, self.level)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        for slot in range(SLOTS):
            at = SLOTS * self.seat + slot
            if can_serve(state, self.seat, at, self.region, self.level):
                found.append(MISSION + slot)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(MoleAssets(self.seat, self.region, self.level, action - MISSION, 0, 0))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-305", "the mole serves one active mission of yours in its region")


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

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.region, self.level, self.slot, self.count, self.intel)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = [DONE] if self.count else []
        if self.count < state.content.mole_assets:  # VO-307
            at = SLOTS * self.seat + self.slot
            money = pips(state, self.seat)
            for asset in range(3):
                if open_need(state, at, asset) > 0 and state.supply[asset]:
                    intel = self.intel > 0 or asset == INTEL
                    cost = mole_price(state, self.seat, self.level, self.count + 1, intel)
                    if money >= cost:
                        found.append(ASSET + SLOTS * asset + self.slot)
        return tuple(found)

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

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if self.count >= state.content.mole_assets:
            return Refusal("VO-307", "a mole brings no more assets in one use")
        return Refusal("VO-R59", "the mission must still ask for it, and you must be able to pay")


class PlantOrAdvance(Step[ViperOpsState]):
    """After Plant Mole: leave the agent as a mole, or advance one that is there."""

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.region)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DECLINE, PLANT]
        at = N_KINDS * self.region
        for kind in (FIELD, SPECIAL):  # VO-178
            if state.moles[at + kind] + state.deep[at + kind] and can_promote(state, kind):
                found.append(AGENT + kind)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        at = N_KINDS * self.region
        if action == PLANT:
            kind = state.closing[CLOSING_RUNNER]
            state.closing[CLOSING_RUNNER] = NONE  # VO-180
            state.moles[at + kind] += 1
            pay = state.content.plant_pay[level_of(kind) - 1]  # VO-179
            state.chips[self.seat] += pay
            if state.journal is not None:
                state.journal.tell(
                    "planted",
                    {
                        "seat": self.seat,
                        "region": state.content.region_names[self.region],
                        "kind": kind,
                        "pay": pay,
                    },
                )
        elif action != DECLINE:
            area = state.moles if state.moles[at + action - AGENT] else state.deep  # VO-R58
            area[at + action - AGENT] -= 1
            area[at + higher(state, self.seat, action - AGENT)] += 1

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if AGENT <= action < AGENT + N_KINDS:
            return Refusal("VO-178", "no such mole is there that could be advanced")
        return Refusal("VO-177", "plant the agent, advance a mole, or decline")


class ExtractMole(Step[ViperOpsState]):
    """Bring a mole in from the cold."""  # VO-174, VO-312

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.region)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        at = N_KINDS * self.region
        for kind in range(N_KINDS):
            if state.moles[at + kind] or state.deep[at + kind]:
                found.append(AGENT + kind)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        kind = action - AGENT
        at = N_KINDS * self.region + kind
        if state.deep[at]:  # VO-R58
            state.deep[at] -= 1
        else:
            state.moles[at] -= 1
        state.waiting[N_KINDS * self.seat + kind] += 1
        if state.journal is not None:
            state.journal.tell(
                "extracted",
                {
                    "seat": self.seat,
                    "region": state.content.region_names[self.region],
                    "kind": kind,
                },
            )

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-174", "no such mole is in the region")
