"""A sensible V.I.P.E.R. Ops player: it keeps a few missions running, buys in bulk, turns dice into
chips where change is given, and finishes what it began before the last round is over."""

from typing import final

from brushpass.games.viper_ops.bot.plans import (
    best_amount,
    best_asset,
    best_assignment,
    best_free_action,
    best_mission_option,
    best_station,
    best_trainee,
    wants_roll,
)
from brushpass.games.viper_ops.bot.worth import (
    card_worth,
    mission_pips,
    mission_worth,
    pip_worth,
    seat_worth,
)
from brushpass.games.viper_ops.rules.actions import (
    CHANGE,
    CHIPS,
    CLEAR,
    COMMIT,
    COVER,
    DECLINE,
    DIE,
    DIRECTOR,
    DONE,
    END,
    PASS,
    PILE,
    POWER,
    REARRANGE_MISSIONS,
    REGION,
    ROLL,
    SET,
    TRACK,
    YES,
)
from brushpass.games.viper_ops.rules.agents import AssignTo
from brushpass.games.viper_ops.rules.completion import CoverMission, DoubleReward
from brushpass.games.viper_ops.rules.content import (
    BOXES,
    COOP,
    CYBER_BOX,
    DREW,
    NONE,
    RAISED,
    SEAL_TEAM,
    SLOTS,
    TYPES,
)
from brushpass.games.viper_ops.rules.moles import (
    ExtractMole,
    MoleAssets,
    MoleMission,
    PlantOrAdvance,
)
from brushpass.games.viper_ops.rules.payment import PayStation
from brushpass.games.viper_ops.rules.plays import (
    ClearStation,
    CopyDie,
    FreePromotion,
    KeepMission,
    PlantInRegion,
)
from brushpass.games.viper_ops.rules.rewards import (
    BuySabotage,
    PlantIntel,
    PromoteOne,
    Rearrange,
    StealMission,
    SurveyTrack,
    TakeCard,
)
from brushpass.games.viper_ops.rules.rounds import BuyFromSleuth, BuyFromTinkerer
from brushpass.games.viper_ops.rules.setup import ChooseDirector, ChooseRegion, ChooseStart
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import (
    ChooseAmount,
    ChooseTrainee,
    NameRegion,
    PlaceAsset,
)
from brushpass.games.viper_ops.rules.turn import (
    AfterStation,
    BeforeStation,
    ColonelDie,
    ColonelFace,
)
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State, Step


@final
class ViperOpsGuide(Guide):
    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, ViperOpsState)
        step = state.stack[-1]
        options = step.options(state)
        if len(options) == 1:
            return options[0]
        if isinstance(step, BeforeStation):
            return before_station(state, step.seat, options)
        if isinstance(step, AfterStation):
            free = best_free_action(state, step.seat, options)
            return END if free == NONE else free
        if isinstance(step, PayStation):
            return pay(state, step, options)
        if isinstance(step, ChooseAmount):
            return best_amount(state, step.seat, step.station, options)
        if isinstance(step, CoverMission):
            return cover(state, step, options)
        if isinstance(step, AssignTo):
            return best_assignment(state, step.seat, step.kind, options)
        if isinstance(step, (ChooseTrainee, FreePromotion, PromoteOne)):
            return best_trainee(state, step.seat, options)
        if isinstance(step, (PlaceAsset, MoleAssets, BuySabotage, PlantIntel)):
            return best_asset(state, step.seat, options)
        if isinstance(step, (BuyFromTinkerer, BuyFromSleuth)):
            return best_asset(state, step.seat, options)
        return other_choice(state, step, options, rng)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, ViperOpsState)
        if not state.stack:
            return state.returns()
        worths = [seat_worth(state, seat) for seat in range(state.players)]
        if state.mode == COOP:
            value = max(-0.95, min(0.95, sum(worths) / 200.0 - 0.5))
            return [value] * state.players
        total = sum(worths)
        values: list[float] = []
        for worth in worths:
            others = (total - worth) / (state.players - 1)
            lead = (worth - others) / 30.0
            values.append(0.95 * lead / (1.0 + abs(lead)))
        mean = sum(values) / state.players
        return [max(-1.0, min(1.0, value - mean)) for value in values]


def before_station(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """Free actions that help, then dice for what needs dice, then the best station or a pass."""
    free = best_free_action(state, seat, options)
    if free != NONE:
        return free
    if ROLL in options and wants_roll(state, seat):
        return ROLL
    station = best_station(state, seat, options)
    return PASS if station == NONE else station


def reserved(state: ViperOpsState, seat: int, face: int) -> bool:
    """Whether a die is better kept for a station that asks for its face."""
    if face <= 2:
        uses = 0
        if not state.used[seat] & RAISED and state.budget[seat] < state.content.budget_highest:
            uses += 1
        if not state.used[seat] & DREW and state.power_pile:
            uses += 1
        low = state.active[7 * seat + 1] + state.active[7 * seat + 2]
        return low <= uses
    if face == 3:
        return (
            state.seal != seat
            and state.active[7 * seat + 3] == 1
            and not state.laid[BOXES * SEAL_TEAM]
        )
    return False


def pay(state: ViperOpsState, step: PayStation, options: tuple[int, ...]) -> int:
    """Dice first, for they do not last; no more than needed, except where change is given."""
    if CHANGE in options:
        return CHANGE
    rest = step.cost - step.paid
    seat = step.seat
    if step.change:
        best = NONE
        for action in options:
            if action > DIE:
                kept = reserved(state, seat, action - DIE)
                if not kept or (rest > 0 and best == NONE):
                    best = action
        if best != NONE:
            return best
        return DONE if DONE in options else options[-1]
    if rest <= 0:
        return options[0]
    exact = NONE
    smallest = NONE
    for action in options:
        if action > DIE:
            face = action - DIE
            if face <= rest and not reserved(state, seat, face):
                exact = action
            if face >= rest and smallest == NONE:
                smallest = action
    if exact != NONE:
        return exact
    if CHIPS in options:
        return CHIPS
    if smallest != NONE:
        return smallest
    return options[-1]


def cover(state: ViperOpsState, step: CoverMission, options: tuple[int, ...]) -> int:
    """Commit operatives rather than spend cover; use what nobody else could use first."""
    best = options[-1]
    if best >= COMMIT:
        return best
    for action in options:
        if action == COVER:
            return COVER
    for action in options:
        if action > COVER + 1:
            return action
    return options[0]


def other_choice(
    state: ViperOpsState, step: Step[ViperOpsState], options: tuple[int, ...], rng: Chance
) -> int:
    """Choices that come up now and then."""
    seat = step.seat
    if isinstance(step, (ChooseStart, KeepMission, StealMission)):
        return best_mission_option(state, seat, step, options)
    if isinstance(step, TakeCard):
        return best_card(state, seat, options)
    if isinstance(step, DoubleReward):
        return YES
    if isinstance(step, ChooseDirector):
        return best_director(state, options, rng)
    if isinstance(step, ChooseRegion):
        return easiest_region(state, options)
    if isinstance(step, NameRegion):
        return richest_region(state, seat, options)
    if isinstance(step, (CopyDie, ColonelDie)):
        return options[-1] if isinstance(step, CopyDie) else options[0]
    if isinstance(step, ColonelFace):
        return SET + 6 if SET + 6 in options else options[-1]
    if isinstance(step, PlantInRegion):
        return region_with_work(state, seat, options)
    if isinstance(step, PlantOrAdvance):
        return DECLINE
    if isinstance(step, ExtractMole):
        return options[-1]
    if isinstance(step, MoleMission):
        return options[0]
    if isinstance(step, SurveyTrack):
        return REARRANGE_MISSIONS if REARRANGE_MISSIONS in options else DECLINE
    if isinstance(step, Rearrange):
        return worst_first(state, seat, step, options)
    if isinstance(step, ClearStation):
        if CLEAR + CYBER_BOX in options:
            return CLEAR + CYBER_BOX
        return DONE if DONE in options else options[0]
    return options[rng.below(len(options))]


def best_card(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    best = DECLINE
    worth = 0.3
    for action in options:
        if action == PILE:
            now = 1.8
        elif action >= POWER:
            card = state.power_track[action - POWER]
            now = card_worth(state, seat, state.content.card_name[card])
        else:
            continue
        if now > worth:
            best = action
            worth = now
    return best


def best_director(state: ViperOpsState, options: tuple[int, ...], rng: Chance) -> int:
    """All have their charm: any whose starter mission is of a bonus type."""
    content = state.content
    good: list[int] = []
    for action in options:
        director = action - DIRECTOR
        starter = content.starter_of[content.home_of[director]]
        if content.bonus[len(TYPES) * director + content.type_of[starter]]:
            good.append(action)
    if good:
        return good[rng.below(len(good))]
    return options[rng.below(len(options))]


def easiest_region(state: ViperOpsState, options: tuple[int, ...]) -> int:
    best = options[0]
    least = 1e9
    for action in options:
        pips = 0.0
        for mission in state.content.missions_of[action - REGION]:
            pips += mission_pips(state, mission)
        if pips < least:
            best = action
            least = pips
    return best


def richest_region(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """The region whose missions not seen yet promise most."""
    best = options[0]
    most = -1e9
    for action in options:
        total = 0.0
        count = 0
        for cards in (state.mission_pile, state.mission_discard):
            for mission in cards:
                if state.content.region_of[mission] == action - REGION:
                    total += mission_worth(state, seat, mission)
                    total -= pip_worth(state) * mission_pips(state, mission)
                    count += 1
        if count and total / count > most:
            best = action
            most = total / count
    return best


def region_with_work(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """Where most missions of the mat could use a mole."""
    best = options[0]
    most = -1
    for action in options:
        count = 0
        for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
            mission = state.missions[at]
            if mission != NONE and state.content.region_of[mission] == action - REGION:
                count += 1
        if count > most:
            best = action
            most = count
    return best


def worst_first(state: ViperOpsState, seat: int, step: Rearrange, options: tuple[int, ...]) -> int:
    """Leave the best missions at the cheap end, where they are bought or fall off last."""
    worst = options[0]
    least = 1e9
    for action in options:
        if step.missions:
            mission = state.mission_track[action - TRACK]
            worth = mission_worth(state, seat, mission)
            worth -= pip_worth(state) * mission_pips(state, mission)
        else:
            card = state.power_track[action - POWER]
            worth = card_worth(state, seat, state.content.card_name[card])
        if worth < least:
            worst = action
            least = worth
    return worst
