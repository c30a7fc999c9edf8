"""What the nine types of mission bring."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import (
    ASSET,
    COVER,
    DECLINE,
    DONE,
    INTEL_FOR,
    MOLE,
    PILE,
    POWER,
    REARRANGE_MISSIONS,
    REARRANGE_POWER,
    TRACK,
    TRAIN,
)
from brushpass.games.viper_ops.rules.agents import add_budget, promote, untrainable
from brushpass.games.viper_ops.rules.cards import (
    draw_power,
    gain_mission,
    gain_power,
    mat_full,
    no_power_card_left,
    region_empty,
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
from brushpass.games.viper_ops.rules.events import JOINED, REARRANGED
from brushpass.games.viper_ops.rules.moles import ExtractMole, PlantOrAdvance
from brushpass.games.viper_ops.rules.payment import pips, start_payment
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import (
    card_missing,
    for_missions,
    mission_missing,
    not_asked_for,
    open_need,
    put_asset,
)
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step

POWER_SURVEYED: Final = 1  # the tracks that Surveillance may still rearrange
MISSIONS_SURVEYED: Final = 2

ASK_SABOTAGE: Final = Refusal("VO-R50", "pick gadgets and deployment assets, then finish")
NOT_SABOTAGED: Final = Refusal("VO-181", "the mission must be active and need it")
SABOTAGE_TOO_DEAR: Final = Refusal("VO-181", "you must be able to pay for it")
ASK_CARD: Final = Refusal("VO-172", "take a card from the power track or the top of its pile")
NOT_OF_REGION: Final = Refusal("VO-184", "it must be a mission of the same region")
NEEDS_NO_INTEL: Final = Refusal(
    "VO-R54", "the intel goes to an active mission that still needs some"
)
OTHER_REGION: Final = Refusal("VO-176", "the intel goes to a mission in the same region")
ASK_TRACK: Final = Refusal("VO-185", "rearrange the power track or the mission track, or neither")
FEW_CARDS: Final = Refusal("VO-R52", "with fewer than two cards there is nothing to rearrange")
ASK_NEXT: Final = Refusal("VO-R52", "choose a card of this track that has no new place yet")


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
        ask(state, SurveyTrack(seat, POWER_SURVEYED | MISSIONS_SURVEYED, times), DECLINE)


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
        state.tell(JOINED, seat, FIELD)


class BuySabotage(Step[ViperOpsState]):
    """Pick gadgets and deployment assets at a pip each, then pay for all."""

    def __init__(self, seat: int, count: int, times: int) -> None:
        super().__init__(seat)
        self.count = count
        self.times = times

    def cost(self, state: ViperOpsState, count: int) -> int:
        """With the Golden One two pieces for the price of one."""  # VO-181, VO-226
        return (count + self.times - 1) // self.times * state.content.sabotage_price

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DONE, *for_missions(GADGET, DEPLOYMENT)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DONE:
            return None
        if not ASSET <= action < INTEL_FOR:
            return ASK_SABOTAGE
        return not_asked_for(
            state, self.seat, action, GADGET, DEPLOYMENT, NOT_SABOTAGED
        ) or self.too_dear(state)

    def too_dear(self, state: ViperOpsState) -> Refusal | None:
        """Why one more piece cannot be paid."""
        next_cost = self.cost(state, self.count + 1)
        return SABOTAGE_TOO_DEAR if pips(state, self.seat) < next_cost else None

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DONE:
            put_asset(state, self.seat, action)
            state.stack.append(BuySabotage(self.seat, self.count + 1, self.times))
        elif self.count:
            start_payment(state, self.seat, ASIDE, self.seat, self.cost(state, self.count))


class PromoteOne(Step[ViperOpsState]):
    """Assassination: somebody rises one level."""  # VO-170

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, *range(TRAIN, COVER)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return None if action == DECLINE else untrainable(state, self.seat, action, True)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action != DECLINE:
            promote(state, self.seat, action)
            if self.left > 1:
                ask(state, PromoteOne(self.seat, self.left - 1), DECLINE)


class TakeCard(Step[ViperOpsState]):
    """Computer Attack: a power card for nothing."""  # VO-172

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, PILE, *range(POWER, TRACK)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DECLINE:
            return None
        if action == PILE:
            return no_power_card_left(state)
        if not POWER <= action < TRACK:
            return ASK_CARD
        return card_missing(state, action - POWER)

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


class StealMission(Step[ViperOpsState]):
    """Steal Tech: a mission of the same region for nothing."""  # VO-184, VO-R51

    def __init__(self, seat: int, region: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.left = left

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, PILE, *range(TRACK, MOLE)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DECLINE:
            return None
        if action == PILE:
            return mat_full(state, self.seat) or region_empty(state, self.region)
        if not TRACK <= action < MOLE:
            return mat_full(state, self.seat) or NOT_OF_REGION
        return (
            mat_full(state, self.seat)
            or mission_missing(state, action - TRACK)
            or self.elsewhere(state, action - TRACK)
        )

    def elsewhere(self, state: ViperOpsState, space: int) -> Refusal | None:
        card = state.mission_track[space]
        return None if state.content.region_of[card] == self.region else NOT_OF_REGION

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


class PlantIntel(Step[ViperOpsState]):
    """Plant Mole: intel for another active mission of the region."""  # VO-176, VO-R54

    def __init__(self, seat: int, region: int, amount: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.amount = amount
        self.left = left

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, *for_missions(INTEL, INTEL)]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DECLINE:
            return None
        return not_asked_for(
            state, self.seat, action, INTEL, INTEL, NEEDS_NO_INTEL
        ) or self.elsewhere(state, action - INTEL_FOR)

    def elsewhere(self, state: ViperOpsState, slot: int) -> Refusal | None:
        """Why the mission does not lie where the intel is from."""  # VO-176
        mission = state.missions[SLOTS * self.seat + slot]
        if self.region in (NONE, state.content.region_of[mission]):
            return None
        return OTHER_REGION

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DECLINE:
            return
        at = SLOTS * self.seat + action - INTEL_FOR
        for _ in range(min(self.amount, open_need(state, at, INTEL), state.supply[INTEL])):
            put_asset(state, self.seat, action)
        if self.left > 1:
            ask(state, PlantIntel(self.seat, self.region, self.amount, self.left - 1), DECLINE)


class SurveyTrack(Step[ViperOpsState]):
    """Surveillance: which track to rearrange."""  # VO-185

    def __init__(self, seat: int, tracks: int, left: int) -> None:
        super().__init__(seat)
        self.tracks = tracks
        self.left = left

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, REARRANGE_POWER, REARRANGE_MISSIONS]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if action == DECLINE:
            return None
        if action == REARRANGE_POWER and self.tracks & POWER_SURVEYED:
            return nothing_to_move(state.power_track)
        if action == REARRANGE_MISSIONS and self.tracks & MISSIONS_SURVEYED:
            return nothing_to_move(state.mission_track)
        return ASK_TRACK

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == DECLINE:
            return
        if self.left > 1:
            other = MISSIONS_SURVEYED if action == REARRANGE_POWER else POWER_SURVEYED
            ask(state, SurveyTrack(self.seat, other, self.left - 1), DECLINE)
        state.order = []
        state.stack.append(Rearrange(self.seat, 0 if action == REARRANGE_POWER else 1))


def cards_on(track: list[int]) -> int:
    return len(track) - track.count(NONE)


def nothing_to_move(track: list[int]) -> Refusal | None:
    return None if cards_on(track) > 1 else FEW_CARDS


class Rearrange(Step[ViperOpsState]):
    """Say which card comes next, from the dear end; the last one follows by itself."""

    def __init__(self, seat: int, missions: int) -> None:
        super().__init__(seat)
        self.missions = missions

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(TRACK, MOLE)) if self.missions else list(range(POWER, TRACK))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        track = state.mission_track if self.missions else state.power_track
        space = action - (TRACK if self.missions else POWER)
        if not 0 <= space < len(track) or track[space] == NONE or space in state.order:
            return ASK_NEXT
        return None

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
        state.tell(REARRANGED, self.seat, self.missions)
