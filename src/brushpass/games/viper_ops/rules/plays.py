"""Playing one-time power cards."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.actions import (
    BOX,
    CLEAR,
    DECLINE,
    DIE,
    DONE,
    OFFER,
    REGION,
)
from brushpass.games.viper_ops.rules.agents import add_budget, promote, trainees
from brushpass.games.viper_ops.rules.cards import (
    bit,
    can_draw_mission,
    discard_power,
    draw_mission,
    free_slot,
    gain_mission,
    lowest,
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
    N_STATIONS,
    NONE,
    PLANT_FIELD_AGENT,
    REGIONS,
    SPECIAL_MISSION,
    TOP_JOB,
    TRICKSTER,
    UNDER_BUDGET,
    ZENITH_HOVERSHIP,
)
from brushpass.games.viper_ops.rules.dice import (
    DICE_BITS,
    any_die_laid,
    has_active,
    lift_die,
    lying,
    roll_dice,
)
from brushpass.games.viper_ops.rules.rewards import PlantIntel, ask
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import refuse_trainee
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


def ready_copies(state: ViperOpsState, seat: int, name: int) -> i64:
    """The copies of a card that could be played now as far as the card itself goes."""
    copies: i64 = state.hand[seat] & state.content.named[name] & ~state.planted
    if name == TOP_JOB:
        copies &= ~state.rewarded  # VO-209, VO-R67
    return copies


def can_play(state: ViperOpsState, seat: int, name: int) -> bool:
    """Whether a one-time card would do something now."""  # VO-045, VO-191
    if name < BUDGET_RESERVE or DELTA_FORCE <= name <= ZENITH_HOVERSHIP:
        return False
    if not ready_copies(state, seat, name):
        return False
    if name == CALL_IN_A_FAVOR:  # VO-R69
        return state.unused[seat] > 0 and has_active(state, seat)
    if name <= UNDER_BUDGET:  # VO-R17
        return state.unused[seat] > 0
    if name == FREE_AGENT_UPGRADE:
        return len(trainees(state, seat, False)) > 0
    if name == TOP_JOB:
        return state.completions > 0 and len(trainees(state, seat, True)) > 0
    if name == SPECIAL_MISSION:
        return can_draw_mission(state) and free_slot(state, seat) != NONE
    if name == CLEAN_SLATE:
        return any_die_laid(state)
    if name == TRICKSTER:  # VO-R71
        return state.budget[seat] < state.content.budget_highest
    return (
        state.mode == EXTENDED and state.supply[FIELD_PIECES + name - PLANT_FIELD_AGENT] > 0
    )  # VO-R63


def play_card(state: ViperOpsState, seat: int, name: int) -> None:
    copies = ready_copies(state, seat, name)
    older = copies & ~state.fresh  # VO-R48
    card = lowest(older if older else copies)
    if state.journal is not None:
        state.journal.tell("played", {"seat": seat, "card": state.content.power_names[name]})
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


def return_card(state: ViperOpsState, seat: int, name: int) -> None:
    discard_power(state, seat, lowest(returnable(state, seat, name)))
    state.chips[seat] += state.content.return_pay
    if state.journal is not None:
        state.journal.tell("returned", {"seat": seat, "card": state.content.power_names[name]})


class CopyDie(Step[ViperOpsState]):
    """Call in a Favor: which active die the new one copies."""  # VO-203

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        at = 7 * self.seat
        return tuple([DIE + face for face in range(1, 7) if state.active[at + face]])

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.unused[self.seat] -= 1
        state.active[7 * self.seat + action - DIE] += 1
        if state.journal is not None:
            state.journal.tell("copied", {"seat": self.seat, "face": action - DIE})

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-203", "you have no active die with that face")


class FreePromotion(Step[ViperOpsState]):
    """Free Agent Upgrade and Top Job!: one promotion."""  # VO-208, VO-209, VO-R68

    def __init__(self, seat: int, debriefed: int) -> None:
        super().__init__(seat)
        self.debriefed = debriefed

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.debriefed)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return tuple(trainees(state, self.seat, self.debriefed > 0))

    def choose(self, state: ViperOpsState, action: int) -> None:
        promote(state, self.seat, action)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return refuse_trainee(action)


def offer_missions(state: ViperOpsState, seat: int) -> None:
    """Special Mission: three missions to choose from, or as many as there are."""  # VO-R72
    for _ in range(state.content.offered_missions):
        card = draw_mission(state)
        if card != NONE:
            state.offered.append(card)
    if state.journal is not None:
        state.journal.tell("offered", {"seat": seat, "missions": titles(state, state.offered)})
    state.stack.append(KeepMission(seat))


class KeepMission(Step[ViperOpsState]):
    """Keep one of the missions drawn."""  # VO-210

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return tuple([OFFER + place for place in range(len(state.offered))])

    def choose(self, state: ViperOpsState, action: int) -> None:
        kept = state.offered.pop(action - OFFER)
        for card in state.offered:
            state.mission_discard.append(card)
        state.offered = []
        gain_mission(state, self.seat, kept, "special")

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-210", "choose one of the missions drawn")


class ClearStation(Step[ViperOpsState]):
    """Clean Slate: the station to lift a die from, until done."""  # VO-211

    def __init__(self, seat: int, lifted: int) -> None:
        super().__init__(seat)
        self.lifted = lifted

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.lifted)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DONE] if self.lifted else []
        for station in range(N_STATIONS):
            for box in range(BOXES):
                if state.laid[BOXES * station + box] & DICE_BITS:
                    found.append(CLEAR + station)
                    break
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DONE:
            state.stack.append(ClearStation(self.seat, self.lifted + 1))
            state.stack.append(ClearBox(self.seat, action - CLEAR))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if action == DONE:
            return Refusal("VO-211", "lift at least one die")
        return Refusal("VO-R70", "no die lies there")


class ClearBox(Step[ViperOpsState]):
    """Clean Slate: which box, or whose dice."""

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.station)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        at = BOXES * self.station
        return tuple([BOX + box for box in range(BOXES) if state.laid[at + box] & DICE_BITS])

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(ClearDie(self.seat, self.station, action - BOX))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-R70", "no die lies there")


class ClearDie(Step[ViperOpsState]):
    """Clean Slate: which die."""

    def __init__(self, seat: int, station: int, box: int) -> None:
        super().__init__(seat)
        self.station = station
        self.box = box

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.station, self.box)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        for face in range(1, 7):
            if lying(state, self.station, self.box, face):
                found.append(DIE + face)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        lift_die(state, self.station, self.box, action - DIE)
        if state.journal is not None:
            state.journal.tell(
                "lifted",
                {
                    "seat": self.seat,
                    "station": state.content.station_names[self.station],
                    "face": action - DIE,
                },
            )

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-R70", "no die with that face lies there")


class PlantInRegion(Step[ViperOpsState]):
    """Plant a Field or Special Agent: the region of the new mole."""  # VO-313, VO-314

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.kind)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        for region in range(len(REGIONS)):
            if not state.closed >> region & 1:  # VO-R62, VO-R87
                found.append(REGION + region)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        region = action - REGION
        state.supply[FIELD_PIECES + self.kind] -= 1
        state.moles[N_KINDS * region + FIELD + self.kind] += 1
        if state.journal is not None:
            state.journal.tell(
                "mole_arrives",
                {"region": state.content.region_names[region], "kind": FIELD + self.kind},
            )
        ask(state, PlantIntel(self.seat, NONE, state.content.plant_intel[self.kind], 1), DECLINE)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-R87", "that region is not in this game")
