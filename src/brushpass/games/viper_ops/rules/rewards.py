"""What the nine types of mission bring."""

from brushpass.games.viper_ops.rules.actions import (
    ASSET,
    DECLINE,
    DONE,
    PILE,
    POWER,
    REARRANGE_MISSIONS,
    REARRANGE_POWER,
    TRACK,
)
from brushpass.games.viper_ops.rules.agents import add_budget, promote, trainees
from brushpass.games.viper_ops.rules.cards import (
    can_draw_power,
    draw_power,
    free_slot,
    gain_mission,
    gain_power,
    region_left,
    search_region,
)
from brushpass.games.viper_ops.rules.content import (
    ASIDE,
    ASSASSINATION,
    CLOSING_MISSION,
    COMPUTER_ATTACK,
    DEPLOYMENT,
    EXTENDED,
    EXTRACTION,
    FIELD,
    FIELD_PIECES,
    FRAME_UP,
    GADGET,
    INTEL,
    N_KINDS,
    NONE,
    PLANT_MOLE,
    SABOTAGE,
    SLOTS,
    STAGE_COUP,
    STEAL_TECH,
)
from brushpass.games.viper_ops.rules.dice import roll_dice
from brushpass.games.viper_ops.rules.moles import ExtractMole, PlantOrAdvance
from brushpass.games.viper_ops.rules.payment import pips, start_payment
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import open_need, put_asset, refuse_trainee
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


def give_reward(state: ViperOpsState, seat: int, times: int) -> None:
    """The reward of the mission just completed, once or doubled."""  # VO-166, VO-R45
    mission = state.closing[CLOSING_MISSION]
    kind = state.content.type_of[mission]
    region = state.content.region_of[mission]
    if kind == SABOTAGE:
        ask(state, BuySabotage(seat, 0, times), DONE)
    elif kind == FRAME_UP:
        roll_dice(state, seat, times * state.content.frame_up_dice)  # VO-175
    elif kind == ASSASSINATION:
        ask(state, PromoteOne(seat, times), DECLINE)
    elif kind == COMPUTER_ATTACK:
        ask(state, TakeCard(seat, times), DECLINE)
    elif kind == STEAL_TECH:
        ask(state, StealMission(seat, region, times), DECLINE)
    elif kind == PLANT_MOLE:
        if state.mode == EXTENDED:
            state.stack.append(PlantOrAdvance(seat, region))  # VO-177
        ask(state, PlantIntel(seat, region, state.content.mole_intel[mission], times), DECLINE)
    elif kind == EXTRACTION:
        extract(state, seat, region, times)
    elif kind == STAGE_COUP:
        add_budget(state, seat, times * state.content.coup_budget)  # VO-183
    else:
        ask(state, SurveyTrack(seat, 3, times), DECLINE)


def ask(state: ViperOpsState, step: Step[ViperOpsState], refusal: int) -> None:
    """Put a question unless the only answer is to refuse."""
    options = step.options(state)
    if len(options) > 1 or options[0] != refusal:
        state.stack.append(step)


def extract(state: ViperOpsState, seat: int, region: int, times: int) -> None:
    """VO-173, VO-174, VO-227"""
    agents = times
    if state.mode == EXTENDED:
        state.stack.append(ExtractMole(seat, region))
        agents = times - 1
    for _ in range(min(agents, state.supply[FIELD_PIECES])):
        state.supply[FIELD_PIECES] -= 1
        state.waiting[N_KINDS * seat + FIELD] += 1
        if state.journal is not None:
            state.journal.tell("joined", {"seat": seat, "kind": FIELD})


class BuySabotage(Step[ViperOpsState]):
    """Pick gadgets and deployment assets at a pip each, then pay for all."""

    def __init__(self, seat: int, count: int, times: int) -> None:
        super().__init__(seat)
        self.count = count
        self.times = times

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.count, self.times)

    def cost(self, state: ViperOpsState, count: int) -> int:
        """With the Golden One two pieces for the price of one."""  # VO-181, VO-226
        return (count + self.times - 1) // self.times * state.content.sabotage_price

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DONE]
        if pips(state, self.seat) >= self.cost(state, self.count + 1):
            for asset in (GADGET, DEPLOYMENT):
                if state.supply[asset]:
                    for slot in range(SLOTS):
                        if open_need(state, SLOTS * self.seat + slot, asset) > 0:  # VO-182
                            found.append(ASSET + SLOTS * asset + slot)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DONE:
            put_asset(state, self.seat, action)
            state.stack.append(BuySabotage(self.seat, self.count + 1, self.times))
        elif self.count:
            start_payment(state, self.seat, ASIDE, self.seat, self.cost(state, self.count))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if ASSET <= action < ASSET + SLOTS * INTEL:
            return Refusal("VO-181", "the mission must be active and need it, and you must pay it")
        return Refusal("VO-R50", "pick gadgets and deployment assets, then finish")


class PromoteOne(Step[ViperOpsState]):
    """Assassination: somebody rises one level."""  # VO-170

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return (DECLINE, *trainees(state, self.seat, True))

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DECLINE:
            promote(state, self.seat, action)
            if self.left > 1:
                ask(state, PromoteOne(self.seat, self.left - 1), DECLINE)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return refuse_trainee(action)


class TakeCard(Step[ViperOpsState]):
    """Computer Attack: a power card for nothing."""  # VO-172

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.left)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DECLINE]
        if can_draw_power(state):
            found.append(PILE)
        for space in range(len(state.power_track)):
            if state.power_track[space] != NONE:
                found.append(POWER + space)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DECLINE:
            return
        if action == PILE:
            gain_power(state, self.seat, draw_power(state), False, True)
        else:
            card = state.power_track[action - POWER]
            state.power_track[action - POWER] = NONE
            gain_power(state, self.seat, card, True, True)
        if self.left > 1:
            ask(state, TakeCard(self.seat, self.left - 1), DECLINE)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-172", "take a card from the power track or the top of its pile")


class StealMission(Step[ViperOpsState]):
    """Steal Tech: a mission of the same region for nothing."""  # VO-184, VO-R51

    def __init__(self, seat: int, region: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.left = left

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.region, self.left)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DECLINE]
        if free_slot(state, self.seat) == NONE:
            return (DECLINE,)
        if region_left(state, self.region):
            found.append(PILE)
        for space in range(len(state.mission_track)):
            card = state.mission_track[space]
            if card != NONE and state.content.region_of[card] == self.region:
                found.append(TRACK + space)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DECLINE:
            return
        if action == PILE:
            gain_mission(state, self.seat, search_region(state, self.region), "pile")
        else:
            card = state.mission_track[action - TRACK]
            state.mission_track[action - TRACK] = NONE
            gain_mission(state, self.seat, card, "track")
        if self.left > 1:
            ask(state, StealMission(self.seat, self.region, self.left - 1), DECLINE)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if free_slot(state, self.seat) == NONE:
            return Refusal("VO-R82", "you cannot hold more missions")
        return Refusal("VO-184", "it must be a mission of the same region")


class PlantIntel(Step[ViperOpsState]):
    """Plant Mole: intel for another active mission of the region."""  # VO-176, VO-R54

    def __init__(self, seat: int, region: int, amount: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.amount = amount
        self.left = left

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.region, self.amount, self.left)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DECLINE]
        for slot in range(SLOTS):
            at = SLOTS * self.seat + slot
            if open_need(state, at, INTEL) > 0 and state.supply[INTEL]:
                region = state.content.region_of[state.missions[at]]
                if self.region == NONE or region == self.region:
                    found.append(ASSET + SLOTS * INTEL + slot)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DECLINE:
            return
        at = SLOTS * self.seat + action - ASSET - SLOTS * INTEL
        for _ in range(min(self.amount, open_need(state, at, INTEL), state.supply[INTEL])):
            put_asset(state, self.seat, action)
        if self.left > 1:
            ask(state, PlantIntel(self.seat, self.region, self.amount, self.left - 1), DECLINE)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-R54", "the intel goes to an active mission that still needs some")


class SurveyTrack(Step[ViperOpsState]):
    """Surveillance: which track to rearrange."""  # VO-185

    def __init__(self, seat: int, tracks: int, left: int) -> None:
        super().__init__(seat)
        self.tracks = tracks
        self.left = left

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.tracks, self.left)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [DECLINE]
        if self.tracks & 1 and cards_on(state.power_track) > 1:
            found.append(REARRANGE_POWER)
        if self.tracks & 2 and cards_on(state.mission_track) > 1:
            found.append(REARRANGE_MISSIONS)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DECLINE:
            return
        if self.left > 1:
            other = 2 if action == REARRANGE_POWER else 1
            ask(state, SurveyTrack(self.seat, other, self.left - 1), DECLINE)
        state.order = []
        state.stack.append(Rearrange(self.seat, 0 if action == REARRANGE_POWER else 1))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-185", "rearrange the power track or the mission track, or neither")


def cards_on(track: list[int]) -> int:
    return len(track) - track.count(NONE)


class Rearrange(Step[ViperOpsState]):
    """Say which card comes next, from the dear end; the last one follows by itself."""

    def __init__(self, seat: int, missions: int) -> None:
        super().__init__(seat)
        self.missions = missions

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.missions)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        track = state.mission_track if self.missions else state.power_track
        base = TRACK if self.missions else POWER
        found: list[int] = []
        for space in range(len(track)):
            if track[space] != NONE and space not in state.order:
                found.append(base + space)
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        track = state.mission_track if self.missions else state.power_track
        state.order.append(action - (TRACK if self.missions else POWER))
        if len(state.order) + 1 < cards_on(track):
            state.stack.append(self)
            return
        cards = [track[space] for space in state.order]
        for space in range(len(track)):
            if track[space] != NONE and space not in state.order:
                cards.append(track[space])
        after = 0
        for space in range(len(track)):  # VO-R52
            if track[space] != NONE:
                track[space] = cards[after]
                after += 1
        state.order = []
        if state.journal is not None:
            state.journal.tell("rearranged", {"seat": self.seat, "missions": self.missions})

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-R52", "choose a card of this track that has no new place yet")
