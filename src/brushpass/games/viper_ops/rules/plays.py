"""Playing one-time power cards."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.actions import (
    BOX,
    CLEAR,
    COVER,
    DECLINE,
    DIE,
    DIRECTOR,
    DONE,
    FACES,
    OFFER,
    REGION,
    TRAIN,
)
from brushpass.games.viper_ops.rules.agents import (
    add_budget,
    budget_highest,
    nobody_rises,
    promote,
    untrainable,
)
from brushpass.games.viper_ops.rules.cards import (
    discard_power,
    draw_mission,
    gain_mission,
    holds,
    mat_full,
    no_mission_left,
    titles,
)
from brushpass.games.viper_ops.rules.content import (
    BOXES,
    BUDGET_RESERVE,
    CALL_IN_A_FAVOR,
    CLEAN_SLATE,
    DELTA_FORCE,
    EXTENDED,
    FIELD,
    FIELD_PIECES,
    FREE_AGENT_UPGRADE,
    N_KINDS,
    NONE,
    PLANT_FIELD_AGENT,
    SPECIAL_MISSION,
    TOP_JOB,
    UNDER_BUDGET,
    ZENITH_HOVERSHIP,
)
from brushpass.games.viper_ops.rules.dice import (
    DICE_BITS,
    any_die_laid,
    die_choices,
    die_missing,
    has_active,
    lift_die,
    lying,
    roll_dice,
)
from brushpass.games.viper_ops.rules.events import (
    COPIED,
    LIFTED,
    MOLE_ARRIVES,
    OFFERED,
    PLAYED,
    RETURNED,
)
from brushpass.games.viper_ops.rules.moles import NO_MOLES
from brushpass.games.viper_ops.rules.refuse import NO_DIE_LIES, NOT_NOW
from brushpass.games.viper_ops.rules.rewards import PlantIntel, ask
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.bits import bit, lowest
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

NOT_HELD: Final = Refusal("VO-045", "you do not have that card")
WORKS_BY_ITSELF: Final = Refusal("VO-190", "that card works by itself; it is not played")
COVERS_ONLY: Final = Refusal("VO-159", "that card is used while turning in a mission")
COMPLETE_FIRST: Final = Refusal(
    "VO-R67", "complete a mission on this turn first, after taking the card"
)
PLANT_USED: Final = Refusal("VO-R62", "it has been used")
NO_AGENT_LEFT: Final = Refusal("VO-R63", "the supply lacks the agent")
NOTHING_TO_COPY: Final = Refusal("VO-R69", "you need an unused die and an active one")
ALL_ROLLED: Final = Refusal("VO-R17", "you have no unused die to roll")
NO_DIE_LAID: Final = Refusal("VO-211", "no die lies on any station")
BUDGET_HIGHEST: Final = Refusal("VO-R71", "your budget is at its highest")
NOT_FRESH: Final = Refusal(
    "VO-117", "only a card taken on this turn and not played can be returned"
)
NO_DIE_TO_COPY: Final = Refusal("VO-203", "you have no active die with that face")
ASK_KEEP: Final = Refusal("VO-210", "choose one of the missions drawn")
LIFT_ONE: Final = Refusal("VO-211", "lift at least one die")
NO_SUCH_DIE_LIES: Final = Refusal("VO-R70", "no die with that face lies there")
REGION_CLOSED: Final = Refusal("VO-R87", "that region is not in this game")


def ready_copies(state: ViperOpsState, seat: int, name: int) -> i64:
    """The copies of a card that could be played now as far as the card itself goes."""
    copies: i64 = state.hand[seat] & state.content.named[name] & ~state.planted
    if name == TOP_JOB:
        copies &= ~state.rewarded  # VO-209, VO-R67
    return copies


def unplayable(state: ViperOpsState, seat: int, name: int) -> Refusal | None:
    """Why a card cannot be played, or would do nothing now."""
    if not holds(state, seat, name):
        return NOT_HELD
    if name < BUDGET_RESERVE:
        return WORKS_BY_ITSELF
    if DELTA_FORCE <= name <= ZENITH_HOVERSHIP:
        return COVERS_ONLY
    if name == TOP_JOB:
        return no_completion(state, seat) or nobody_rises(state, seat, True)
    if name >= PLANT_FIELD_AGENT:
        return unplantable(state, seat, name)
    if name == CALL_IN_A_FAVOR:
        return None if state.unused[seat] and has_active(state, seat) else NOTHING_TO_COPY
    if name <= UNDER_BUDGET:
        return None if state.unused[seat] else ALL_ROLLED
    if name == FREE_AGENT_UPGRADE:
        return nobody_rises(state, seat, False)
    if name == SPECIAL_MISSION:
        return no_mission_left(state) or mat_full(state, seat)
    if name == CLEAN_SLATE:
        return None if any_die_laid(state) else NO_DIE_LAID
    return BUDGET_HIGHEST if budget_highest(state, seat) else None


def no_completion(state: ViperOpsState, seat: int) -> Refusal | None:
    """Why Top Job! has to wait."""  # VO-209
    if state.completions and ready_copies(state, seat, TOP_JOB):
        return None
    return COMPLETE_FIRST


def unplantable(state: ViperOpsState, seat: int, name: int) -> Refusal | None:
    """Why a Plant card cannot be used."""
    if not ready_copies(state, seat, name):
        return PLANT_USED
    if state.mode != EXTENDED:
        return NO_MOLES
    return None if state.supply[FIELD_PIECES + name - PLANT_FIELD_AGENT] else NO_AGENT_LEFT


def play_card(state: ViperOpsState, seat: int, name: int) -> None:
    copies = ready_copies(state, seat, name)
    older = copies & ~state.fresh  # VO-R48
    card = lowest(older if older else copies)
    state.tell(PLAYED, seat, state.content.power_names[name])
    if name >= PLANT_FIELD_AGENT:  # VO-R62
        state.planted |= bit(card)
        state.opened |= bit(card)
        state.fresh &= ~bit(card)
        state.stack.append(PlantInRegion(seat, name - PLANT_FIELD_AGENT))
        return
    discard_power(state, seat, card)  # VO-190
    if name == CALL_IN_A_FAVOR:
        state.stack.append(CopyDie(seat))
    elif name <= UNDER_BUDGET:
        roll_dice(state, seat, state.content.extra_dice)  # VO-200, VO-201, VO-202, VO-R49
    elif name == FREE_AGENT_UPGRADE:
        state.stack.append(FreePromotion(seat, 0))
    elif name == TOP_JOB:
        state.stack.append(FreePromotion(seat, 1))
    elif name == SPECIAL_MISSION:
        offer_missions(state, seat)
    elif name == CLEAN_SLATE:
        state.stack.append(ClearStation(seat, 0))
    else:
        add_budget(state, seat, state.content.trickster_budget)  # VO-212


def returnable(state: ViperOpsState, seat: int, name: int) -> i64:
    """The copies taken on this turn and not played."""  # VO-116, VO-117, VO-R48
    copies: i64 = state.hand[seat] & state.content.named[name]
    return copies & state.fresh


def unreturnable(state: ViperOpsState, seat: int, name: int) -> Refusal | None:
    return None if returnable(state, seat, name) else NOT_FRESH


def return_card(state: ViperOpsState, seat: int, name: int) -> None:
    discard_power(state, seat, lowest(returnable(state, seat, name)))
    state.chips[seat] += state.content.return_pay
    state.tell(RETURNED, seat, state.content.power_names[name])


class CopyDie(Step[ViperOpsState]):
    """Call in a Favor: which active die the new one copies."""  # VO-203

    def candidates(self, state: ViperOpsState) -> list[int]:
        return die_choices()

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return die_missing(state, self.seat, action, NO_DIE_TO_COPY)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.unused[self.seat] -= 1
        state.active[7 * self.seat + action - DIE] += 1
        state.tell(COPIED, self.seat, action - DIE)


class FreePromotion(Step[ViperOpsState]):
    """Free Agent Upgrade and Top Job!: one promotion."""  # VO-208, VO-209, VO-R68

    def __init__(self, seat: int, debriefed: int) -> None:
        super().__init__(seat)
        self.debriefed = debriefed

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(TRAIN, COVER))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return untrainable(state, self.seat, action, self.debriefed > 0)

    def choose(self, state: ViperOpsState, action: int) -> None:
        promote(state, self.seat, action)


def offer_missions(state: ViperOpsState, seat: int) -> None:
    """Special Mission: three missions to choose from, or as many as there are."""  # VO-R72
    for _ in range(state.content.offered_missions):
        card = draw_mission(state)
        if card != NONE:
            state.offered.append(card)
    state.tell(OFFERED, seat, titles(state, state.offered))
    state.stack.append(KeepMission(seat))


class KeepMission(Step[ViperOpsState]):
    """Keep one of the missions drawn."""  # VO-210

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(OFFER, CLEAR))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return None if OFFER <= action < OFFER + len(state.offered) else ASK_KEEP

    def choose(self, state: ViperOpsState, action: int) -> None:
        kept = state.offered.pop(action - OFFER)
        for card in state.offered:
            state.mission_discard.append(card)
        state.offered = []
        gain_mission(state, self.seat, kept, "special")


def no_die_in(state: ViperOpsState, station: int, box: int) -> Refusal | None:
    """Why nothing can be lifted from a box, or from what a seat left at a station without."""
    return None if state.laid[BOXES * station + box] & DICE_BITS else NO_DIE_LIES


class ClearStation(Step[ViperOpsState]):
    """Clean Slate: the station to lift a die from, until done."""  # VO-211

    def __init__(self, seat: int, lifted: int) -> None:
        super().__init__(seat)
        self.lifted = lifted

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DONE, *range(CLEAR, BOX)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DONE:
            return None if self.lifted else LIFT_ONE
        if not CLEAR <= action < BOX:
            return NOT_NOW
        for box in range(BOXES):
            if no_die_in(state, action - CLEAR, box) is None:
                return None
        return NO_DIE_LIES

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DONE:
            state.stack.append(ClearStation(self.seat, self.lifted + 1))
            state.stack.append(ClearBox(self.seat, action - CLEAR))


class ClearBox(Step[ViperOpsState]):
    """Clean Slate: which box, or whose dice."""

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(BOX, BOX + BOXES))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not BOX <= action < BOX + BOXES:
            return NOT_NOW
        return no_die_in(state, self.station, action - BOX)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(ClearDie(self.seat, self.station, action - BOX))


class ClearDie(Step[ViperOpsState]):
    """Clean Slate: which die."""

    def __init__(self, seat: int, station: int, box: int) -> None:
        super().__init__(seat)
        self.station = station
        self.box = box

    def candidates(self, state: ViperOpsState) -> list[int]:
        return die_choices()

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not DIE < action <= DIE + FACES:
            return NOT_NOW
        return None if lying(state, self.station, self.box, action - DIE) else NO_SUCH_DIE_LIES

    def choose(self, state: ViperOpsState, action: int) -> None:
        lift_die(state, self.station, self.box, action - DIE)
        state.tell(LIFTED, self.seat, state.content.station_names[self.station], action - DIE)


class PlantInRegion(Step[ViperOpsState]):
    """Plant a Field or Special Agent: the region of the new mole."""  # VO-313, VO-314

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(REGION, DIRECTOR))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not REGION <= action < DIRECTOR:
            return NOT_NOW
        return REGION_CLOSED if state.closed >> (action - REGION) & 1 else None

    def choose(self, state: ViperOpsState, action: int) -> None:
        region = action - REGION
        state.supply[FIELD_PIECES + self.kind] -= 1
        state.moles[N_KINDS * region + FIELD + self.kind] += 1
        state.tell(MOLE_ARRIVES, state.content.region_names[region], FIELD + self.kind)
        ask(state, PlantIntel(self.seat, NONE, state.content.plant_intel[self.kind], 1), DECLINE)
