"""Turning in a mission: cover, completion, debrief."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.actions import (
    COMMIT,
    COVER,
    COVER_CARD,
    COVER_SEAL,
    DECLINE,
    REGION,
    YES,
)
from brushpass.games.viper_ops.rules.agents import on_team
from brushpass.games.viper_ops.rules.cards import add_power_cards, discard_power
from brushpass.games.viper_ops.rules.content import (
    CLOSING_ASSETS,
    CLOSING_CARDS,
    CLOSING_OPERATIVES,
    CLOSING_RUNNER,
    CLOSING_SEAL,
    COOP,
    DELTA_FORCE,
    DEPLOYMENT,
    DOUBLED,
    EXTENDED,
    EXTRACTION,
    GADGET,
    GOLDEN_ONE,
    INTEL,
    INTEL_PAYDAY,
    N_KINDS,
    NONE,
    OPERATIVE,
    SLOTS,
    SNAKE,
    SPECTRONIC_GADGET,
    ZENITH_HOVERSHIP,
    level_of,
)
from brushpass.games.viper_ops.rules.events import COMPLETED, COVERED, REWARD_DOUBLED, WON_TOGETHER
from brushpass.games.viper_ops.rules.moles import no_mole
from brushpass.games.viper_ops.rules.rewards import give_reward
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.bits import bit, lowest, size
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step

NO_MISSION: Final = Refusal("VO-039", "there is no mission in that place")
NO_AGENT: Final = Refusal("VO-151", "no agent runs that mission")
OPEN_NEEDS: Final = Refusal("VO-159", "requirements are open that nothing of yours covers")
NOT_AT_HAND: Final = Refusal("VO-R41", "you do not have it")
NOTHING_OPEN: Final = Refusal("VO-R41", "there is nothing left for it to cover")
FEW_OPERATIVES: Final = Refusal("VO-R37", "you do not have so many operatives")
MANY_OPERATIVES: Final = Refusal("VO-R37", "the mission does not ask for so many operatives")
NOT_MET: Final = Refusal("VO-159", "with so many operatives the requirements are not met")
TURN_IN_FIRST: Final = Refusal("VO-R22", "finish turning in the mission first")
ASK_DOUBLE: Final = Refusal("VO-225", "say whether the Golden One doubles the reward")


def agent_cover(state: ViperOpsState, at: int) -> int:
    """What the agent covers by being over-skilled."""  # VO-156, VO-157, VO-158, VO-R40
    kind = state.runner[at]
    above = level_of(kind) - state.content.level_of[state.missions[at]]
    return min(
        above, state.content.snake_covers if kind == SNAKE else state.content.specialist_covers
    )


def uncovered(state: ViperOpsState, at: int, cards: i64, operatives: int) -> int:
    """What assets, operatives and the special covers among `cards` leave open: the rest is for
    the agent, the S.E.A.L. team and Delta Force."""  # VO-205, VO-206, VO-207
    content = state.content
    needs = 4 * state.missions[at]
    intel = content.needs[needs + INTEL] - state.assets[3 * at + INTEL]
    if intel and cards:
        intel -= content.payday_covers * size(cards & content.named[INTEL_PAYDAY])
        intel = max(0, intel)
    left = intel
    if not cards & content.named[SPECTRONIC_GADGET]:
        left += content.needs[needs + GADGET] - state.assets[3 * at + GADGET]
    if not cards & content.named[ZENITH_HOVERSHIP]:
        left += content.needs[needs + DEPLOYMENT] - state.assets[3 * at + DEPLOYMENT]
    return left + max(0, content.needs[needs + OPERATIVE] - operatives)


def wild_cover(state: ViperOpsState, at: int, cards: i64, seal: bool) -> int:
    """How many requirements of any kind are covered."""  # VO-122, VO-204, VO-R41
    cover = agent_cover(state, at)
    if cards:
        cover += state.content.delta_covers * size(cards & state.content.named[DELTA_FORCE])
    if seal:
        cover += state.content.seal_covers
    return cover


def incomplete(state: ViperOpsState, seat: int, slot: int) -> Refusal | None:
    """Why a mission cannot be turned in with everything at hand together."""  # VO-R95
    at = SLOTS * seat + slot
    mission = state.missions[at]
    if mission == NONE:
        return NO_MISSION
    if state.runner[at] == NONE:
        return NO_AGENT
    if state.mode == EXTENDED and state.content.type_of[mission] == EXTRACTION:
        missing = no_mole(state, state.content.region_of[mission])
        if missing is not None:
            return missing
    return uncoverable(state, seat, at, state.hand[seat])


def uncoverable(state: ViperOpsState, seat: int, at: int, cards: i64) -> Refusal | None:
    """Why assets, operatives and all cover do not complete the mission at `at`, with these cards
    in hand."""
    left = uncovered(state, at, cards, state.operatives[seat])
    return OPEN_NEEDS if left > wild_cover(state, at, cards, state.seal == seat) else None


class CoverMission(Step[ViperOpsState]):
    """Choose what covers missing resources, then how many operatives to commit."""

    def __init__(self, seat: int, slot: int, cards: int = 0, seal: int = 0) -> None:
        super().__init__(seat)
        self.slot = slot
        self.cards = cards
        self.seal = seal

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(COVER, REGION))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if COVER <= action < COMMIT:
            return self.needless(state, action)
        if COMMIT <= action < REGION:
            return self.not_met(state, action - COMMIT)
        return TURN_IN_FIRST

    def needless(self, state: ViperOpsState, action: int) -> Refusal | None:
        """Why the player does not have this source of cover, or has no use for it."""
        at = SLOTS * self.seat + self.slot
        now = uncovered(state, at, self.cards, 0)
        if now <= wild_cover(state, at, self.cards, self.seal > 0):
            return NOTHING_OPEN
        if action == COVER_SEAL:
            return NOT_AT_HAND if state.seal != self.seat or self.seal else None
        left = self.unused(state, action)
        if not left:
            return NOT_AT_HAND
        covers_any = action == COVER_CARD
        if covers_any or uncovered(state, at, self.cards | bit(lowest(left)), 0) < now:
            return None
        return NOTHING_OPEN

    def unused(self, state: ViperOpsState, action: int) -> i64:
        """The copies of a covering card that are still in hand."""
        name = DELTA_FORCE + action - COVER_CARD
        held: i64 = state.hand[self.seat] & state.content.named[name]
        return held & ~self.cards

    def not_met(self, state: ViperOpsState, operatives: int) -> Refusal | None:
        """Why the mission is not complete with so many operatives."""
        at = SLOTS * self.seat + self.slot
        if operatives > state.operatives[self.seat]:
            return FEW_OPERATIVES
        if operatives > state.content.needs[4 * state.missions[at] + OPERATIVE]:
            return MANY_OPERATIVES
        cover = wild_cover(state, at, self.cards, self.seal > 0)
        return NOT_MET if uncovered(state, at, self.cards, operatives) > cover else None

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action >= COMMIT:
            self.complete(state, action - COMMIT)
            return
        cards: i64 = self.cards
        seal = self.seal
        if action == COVER_SEAL:
            seal = 1
        else:
            cards |= bit(lowest(self.unused(state, action)))
            state.opened |= cards
        state.tell(COVERED, self.seat, action - COVER)
        state.stack.append(CoverMission(self.seat, self.slot, cards, seal))

    def complete(self, state: ViperOpsState, operatives: int) -> None:
        """The mission is complete; what follows goes by the order of VO-R39."""
        seat = self.seat
        at = SLOTS * seat + self.slot
        mission = state.missions[at]
        state.closing = [
            mission,
            state.runner[at],
            state.assets[3 * at],
            state.assets[3 * at + 1],
            state.assets[3 * at + 2],
            operatives,
            self.cards,
            self.seal,
        ]
        state.missions[at] = NONE
        state.runner[at] = NONE
        for asset in range(3):
            state.assets[3 * at + asset] = 0
        state.operatives[seat] -= operatives
        state.completed[seat].append(mission)
        state.completions += 1
        state.rewarded = 0
        state.tell(COMPLETED, seat, state.content.mission_titles[mission])
        if state.mode == COOP and all_done(state):  # VO-337, VO-R80
            close_mission(state, seat)
            state.won = [0, 1]
            state.stack.clear()
            state.tell(WON_TOGETHER)
            return
        add_power_cards(state, 1)  # VO-161, VO-R47
        state.stack.append(CloseMission())
        if not state.used[seat] & DOUBLED and on_team(state, seat, GOLDEN_ONE):
            state.stack.append(DoubleReward(seat))
        else:
            give_reward(state, seat, 1)


def all_done(state: ViperOpsState) -> bool:
    """Whether all missions of the cooperative game are completed."""
    done = len(state.completed[0]) + len(state.completed[1])
    for region in range(len(state.content.missions_of)):
        if not state.closed >> region & 1:
            return done == len(state.content.missions_of[region])
    return False


class DoubleReward(Step[ViperOpsState]):
    """Whether the Golden One doubles this reward."""  # VO-225, VO-R44

    def candidates(self, state: ViperOpsState) -> list[int]:
        return [DECLINE, YES]

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return None if action in (DECLINE, YES) else ASK_DOUBLE

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == YES:
            state.used[self.seat] |= DOUBLED
            state.tell(REWARD_DOUBLED, self.seat)
        give_reward(state, self.seat, 2 if action == YES else 1)


class CloseMission(Step[ViperOpsState]):
    """After the reward everything used goes back, and the agent reports."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:
        close_mission(state, state.current)


def close_mission(state: ViperOpsState, seat: int) -> None:
    """VO-160, VO-162, VO-R38"""
    for asset in range(3):
        state.supply[asset] += state.closing[CLOSING_ASSETS + asset]
    state.supply[OPERATIVE] += state.closing[CLOSING_OPERATIVES]
    cards: i64 = state.closing[CLOSING_CARDS]
    while cards:
        card = lowest(cards)
        cards &= ~bit(card)
        discard_power(state, seat, card)
    if state.closing[CLOSING_SEAL]:
        state.seal = NONE  # VO-123
    kind = state.closing[CLOSING_RUNNER]
    if kind != NONE:
        state.debrief[N_KINDS * seat + kind] += 1
    state.closing = []
