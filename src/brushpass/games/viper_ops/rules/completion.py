"""Turning in a mission: cover, completion, debrief."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.actions import COMMIT, COVER, DECLINE, YES
from brushpass.games.viper_ops.rules.agents import on_team
from brushpass.games.viper_ops.rules.cards import (
    add_power_cards,
    bit,
    count_bits,
    discard_power,
    lowest,
)
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
from brushpass.games.viper_ops.rules.moles import has_mole
from brushpass.games.viper_ops.rules.rewards import give_reward
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step


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
        intel -= content.payday_covers * count_bits(cards & content.named[INTEL_PAYDAY])
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
        cover += state.content.delta_covers * count_bits(cards & state.content.named[DELTA_FORCE])
    if seal:
        cover += state.content.seal_covers
    return cover


def can_turn_in(state: ViperOpsState, seat: int, slot: int) -> bool:
    """Whether everything at hand together completes the mission."""  # VO-159, VO-R55, VO-R95
    at = SLOTS * seat + slot
    if state.runner[at] == NONE:
        return False
    cards: i64 = state.hand[seat]
    if uncovered(state, at, cards, state.operatives[seat]) > wild_cover(
        state, at, cards, state.seal == seat
    ):
        return False
    mission = state.missions[at]
    return (
        state.mode != EXTENDED
        or state.content.type_of[mission] != EXTRACTION
        or has_mole(state, state.content.region_of[mission])
    )


class CoverMission(Step[ViperOpsState]):
    """Choose what covers missing resources, then how many operatives to commit."""

    def __init__(self, seat: int, slot: int, cards: int = 0, seal: int = 0) -> None:
        super().__init__(seat)
        self.slot = slot
        self.cards = cards
        self.seal = seal

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.slot, self.cards, self.seal)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found: list[int] = []
        at = SLOTS * self.seat + self.slot
        cover = wild_cover(state, at, self.cards, self.seal > 0)
        if uncovered(state, at, self.cards, 0) > cover:  # VO-R41
            for source in range(5):
                if self.useful(state, at, source):
                    found.append(COVER + source)
        required = state.content.needs[4 * state.missions[at] + OPERATIVE]
        for operatives in range(min(required, state.operatives[self.seat]) + 1):  # VO-R37
            if uncovered(state, at, self.cards, operatives) <= cover:
                found.append(COMMIT + operatives)
        return tuple(found)

    def useful(self, state: ViperOpsState, at: int, source: int) -> bool:
        """Whether the player has this source of cover and it would reduce what is open."""
        if source == 0:
            return state.seal == self.seat and not self.seal
        name = DELTA_FORCE + source - 1
        left: i64 = state.hand[self.seat] & state.content.named[name] & ~self.cards
        if not left or name == DELTA_FORCE:
            return left != 0
        now = uncovered(state, at, self.cards, 0)
        return uncovered(state, at, self.cards | bit(lowest(left)), 0) < now

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action >= COMMIT:
            self.complete(state, action - COMMIT)
            return
        cards: i64 = self.cards
        seal = self.seal
        if action == COVER:
            seal = 1
        else:
            named: i64 = state.content.named[DELTA_FORCE + action - COVER - 1]
            left: i64 = state.hand[self.seat] & named & ~cards
            cards |= bit(lowest(left))
            state.opened |= cards
        if state.journal is not None:
            state.journal.tell("covered", {"seat": self.seat, "source": action - COVER})
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
        if state.journal is not None:
            state.journal.tell(
                "completed", {"seat": seat, "mission": state.content.mission_titles[mission]}
            )
        if state.mode == COOP and all_done(state):  # VO-337, VO-R80
            close_mission(state, seat)
            state.won = [0, 1]
            state.stack.clear()
            if state.journal is not None:
                state.journal.tell("won_together", {})
            return
        add_power_cards(state, 1)  # VO-161, VO-R47
        state.stack.append(CloseMission())
        if not state.used[seat] & DOUBLED and on_team(state, seat, GOLDEN_ONE):
            state.stack.append(DoubleReward(seat))
        else:
            give_reward(state, seat, 1)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if COVER <= action < COVER + 5:
            return Refusal("VO-R41", "you do not have it, or there is nothing left for it to cover")
        if COMMIT <= action <= COMMIT + SLOTS:
            return Refusal("VO-159", "with so many operatives the requirements are not met")
        return Refusal("VO-R22", "finish turning in the mission first")


def all_done(state: ViperOpsState) -> bool:
    """Whether all missions of the cooperative game are completed."""
    done = len(state.completed[0]) + len(state.completed[1])
    for region in range(len(state.content.missions_of)):
        if not state.closed >> region & 1:
            return done == len(state.content.missions_of[region])
    return False


class DoubleReward(Step[ViperOpsState]):
    """Whether the Golden One doubles this reward."""  # VO-225, VO-R44

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return (DECLINE, YES)

    def choose(self, state: ViperOpsState, action: int) -> None:
        if action == YES:
            state.used[self.seat] |= DOUBLED
            if state.journal is not None:
                state.journal.tell("doubled", {"seat": self.seat})
        give_reward(state, self.seat, 2 if action == YES else 1)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-225", "say whether the Golden One doubles the reward")


class CloseMission(Step[ViperOpsState]):
    """After the reward everything used goes back, and the agent reports."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def args(self) -> tuple[object, ...]:
        return ()

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
