"""Setting up: directors, regions, starting missions, tracks and starting goods."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import DIRECTOR, REGION, START
from brushpass.games.viper_ops.rules.cards import add_missions, add_power_cards
from brushpass.games.viper_ops.rules.content import (
    BOXES,
    COOP,
    FIELD,
    FIELD_PIECES,
    N_KINDS,
    N_STATIONS,
    NONE,
    OPERATIVE,
    REGIONS,
    SLOTS,
    SNAKE,
    SPECIAL,
    SPECIAL_PIECES,
    VARIANTS,
    Content,
)
from brushpass.games.viper_ops.rules.events import (
    DIRECTOR_CHOSEN,
    FIRST_PLAYER,
    REGIONS_CLOSED,
    ROUND_BEGINS,
    STARTS_WITH,
    THEATRE_CHOSEN,
)
from brushpass.games.viper_ops.rules.rounds import TakeTurns
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step

ASK_DIRECTOR: Final = Refusal("VO-003", "choose a director that nobody has taken")
ASK_START: Final = Refusal("VO-009", "choose a mission of your home region to start with")
ASK_REGION: Final = Refusal("VO-331", "select the region you want to work in")


def adopt(state: ViperOpsState, content: Content) -> None:
    """Give a table its content and what its variant says."""
    mode, experienced, _ = VARIANTS[state.variant]
    state.content = content
    state.mode = mode
    state.experienced = 1 if experienced else 0


def set_up(state: ViperOpsState, content: Content) -> None:
    """Lay out what does not depend on any choice, and ask for the first one."""
    adopt(state, content)
    players = state.players
    mode, _, grade = VARIANTS[state.variant]
    extra_chips = content.coop_chips[grade] if mode == COOP else 0
    state.round = 1  # VO-015
    state.passed = [0] * players
    state.director = [NONE] * players
    state.chips = [content.chips + extra_chips] * players  # VO-018
    state.budget = [content.budget[mode]] * players  # VO-014, VO-302
    state.operatives = [content.operatives] * players  # VO-017
    state.unused = [content.dice] * players  # VO-016
    state.active = [0] * (7 * players)
    state.aside = [0] * players
    state.waiting = [0] * (N_KINDS * players)
    state.debrief = [0] * (N_KINDS * players)
    state.hand = [0] * players
    state.missions = [NONE] * (SLOTS * players)
    state.runner = [NONE] * (SLOTS * players)
    state.assets = [0] * (3 * SLOTS * players)
    state.completed = [[] for _ in range(players)]
    state.used = [0] * players
    state.bought = [0] * players
    state.supply = content.supply.copy()  # VO-013
    state.laid = [0] * (BOXES * N_STATIONS)
    state.moles = [0] * (N_KINDS * len(REGIONS))
    state.deep = [0] * (N_KINDS * len(REGIONS))
    for seat in range(players):
        state.waiting[N_KINDS * seat + FIELD] = content.field_agents
        state.waiting[N_KINDS * seat + SPECIAL] = content.special_agents
    state.supply[OPERATIVE] -= players * content.operatives
    state.supply[FIELD_PIECES] -= players * content.field_agents
    state.supply[SPECIAL_PIECES] -= players * content.special_agents
    for kind in range(SNAKE, N_KINDS):
        for _ in range(content.secret_agents[kind]):
            state.agent_pile.append(kind)
    state.chance.shuffle(state.agent_pile)  # VO-012
    for card in range(len(content.card_name)):
        if content.copy_number[card] < content.copies[3 * content.card_name[card] + mode]:
            state.power_pile.append(card)  # VO-333, VO-R88
    state.chance.shuffle(state.power_pile)
    state.power_track = [NONE] * len(content.power_prices)
    add_power_cards(state, len(content.power_prices))  # VO-011, VO-R06
    state.mission_track = [NONE] * len(content.mission_prices)
    if mode == COOP:  # VO-332, VO-R93
        state.director = list(range(players))
        state.stack.append(ChooseRegion(0))
    else:
        state.stack.append(ChooseDirector(0))


class ChooseDirector(Step[ViperOpsState]):
    """Each player takes a mat, in seat order."""  # VO-003, VO-R03

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(DIRECTOR, DIRECTOR + len(state.content.home_of)))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        director = action - DIRECTOR
        if not 0 <= director < len(state.content.home_of) or director in state.director:
            return ASK_DIRECTOR
        return None

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.director[self.seat] = action - DIRECTOR
        state.tell(DIRECTOR_CHOSEN, self.seat, state.content.director_names[action - DIRECTOR])
        if self.seat + 1 < state.players:
            state.stack.append(ChooseDirector(self.seat + 1))
        else:
            appoint(state)


def appoint(state: ViperOpsState) -> None:
    """The first player, the regions that leave, and starting missions."""
    state.first = state.chance.below(state.players)  # VO-004
    homes = [state.content.home_of[director] for director in state.director]
    away = [region for region in range(len(REGIONS)) if region not in homes]
    state.chance.shuffle(away)  # VO-R04
    for region in away[: state.content.removed_regions[state.players - 2]]:  # VO-005 to VO-007
        state.closed |= 1 << region
    state.tell(FIRST_PLAYER, state.first)
    names = state.content.region_names
    closed = [names[region] for region in range(len(REGIONS)) if state.closed >> region & 1]
    state.tell(REGIONS_CLOSED, closed)
    state.stack.append(DealMissions())
    for turn in range(state.players - 1, -1, -1):
        seat = (state.first + turn) % state.players
        if state.experienced:
            state.stack.append(ChooseStart(seat))  # VO-009, VO-R05
        else:
            start_with(state, seat, state.content.starter_of[homes[seat]])  # VO-008


def start_with(state: ViperOpsState, seat: int, mission: int) -> None:
    state.missions[SLOTS * seat] = mission
    state.tell(STARTS_WITH, seat, state.content.mission_titles[mission])


class ChooseStart(Step[ViperOpsState]):
    """Experienced players choose a mission of the home region to start with."""

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(START, START + SLOTS))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        home = state.content.home_of[state.director[self.seat]]
        if START <= action < START + len(state.content.missions_of[home]):
            return None
        return ASK_START

    def choose(self, state: ViperOpsState, action: int) -> None:
        home = state.content.home_of[state.director[self.seat]]
        start_with(state, self.seat, state.content.missions_of[home][action - START])


class ChooseRegion(Step[ViperOpsState]):
    """The region of the cooperative game."""  # VO-331, VO-R93

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(REGION, DIRECTOR))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return None if REGION <= action < DIRECTOR else ASK_REGION

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.first = state.chance.below(state.players)
        for region in range(len(REGIONS)):
            if region != action - REGION:
                state.closed |= 1 << region
        state.tell(THEATRE_CHOSEN, state.content.region_names[action - REGION])
        state.tell(FIRST_PLAYER, state.first)
        state.stack.append(DealMissions())


class DealMissions(Step[ViperOpsState]):
    """Shuffle what is left, fill the mission track, and start the first round."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:
        content = state.content
        for region in range(len(REGIONS)):
            if not state.closed >> region & 1:
                for mission in content.missions_of[region]:
                    if mission not in state.missions:
                        state.mission_pile.append(mission)
        state.chance.shuffle(state.mission_pile)
        coop = state.mode == COOP
        add_missions(
            state, content.coop_track if coop else len(content.mission_prices)
        )  # VO-010, VO-335
        for turn in range(state.players):  # VO-019
            state.chips[(state.first + turn) % state.players] += content.late_chips[turn]
        state.tell(ROUND_BEGINS, 1, state.first)
        state.stack.append(TakeTurns())
