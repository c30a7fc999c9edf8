"""What a player plans: which free actions help, which station is best, what to put where."""

from typing import Final

from brushpass.games.viper_ops.bot.worth import (
    LEVEL_PIPS,
    UNIT_PIPS,
    best_level,
    budget_worth,
    card_worth,
    last_round,
    missing_weight,
    mission_pips,
    mission_worth,
    missions_held,
    pip_worth,
    rounds_left,
    work_held,
    work_left,
)
from brushpass.games.viper_ops.rules.actions import (
    AMOUNT,
    ASSET,
    ASSIGN,
    CALL_COLONEL,
    DECLINE,
    DONE,
    MISSION,
    MOLE,
    OFFER,
    PILE,
    PLAY,
    POWER,
    RETURN,
    START,
    STATION,
    TRACK,
    TRAIN_DEBRIEFED,
    TRAIN_ON,
    TRAIN_OPERATIVE,
    TRAIN_RUNNER,
    TRAIN_WAITING,
    TURN_IN,
)
from brushpass.games.viper_ops.rules.cards import free_slot
from brushpass.games.viper_ops.rules.completion import agent_cover, uncovered
from brushpass.games.viper_ops.rules.content import (
    ACADEMY,
    BOXES,
    BUDGET_RESERVE,
    CALL_IN_A_FAVOR,
    CLEAN_SLATE,
    COOP,
    CYBER_BOX,
    DRAW_POWER,
    DREW,
    EXTRA_MISSION,
    FIELD_OFFICE,
    INTEL,
    LABORATORY,
    N_KINDS,
    NONE,
    RAISE_BUDGET,
    RAISED,
    SEAL_TEAM,
    SLOTS,
    SPECIAL,
    SPECIAL_MISSION,
    TRICKSTER,
    UNDER_BUDGET,
    level_of,
)
from brushpass.games.viper_ops.rules.dice import CHIPS_BIT, dice_pips
from brushpass.games.viper_ops.rules.payment import pips
from brushpass.games.viper_ops.rules.rewards import StealMission
from brushpass.games.viper_ops.rules.setup import ChooseStart
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import mission_limit, most, open_need, price
from brushpass.kernel.state import Step

MISSIONS_WANTED: Final = 4
MONEY_TO_BURN: Final = 8


def best_free_action(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """Turn in what is complete, play what helps, put agents to work; -1 for nothing."""
    for action in options:
        if TURN_IN <= action < ASSIGN and should_turn_in(state, seat, action - TURN_IN):
            return action
    for action in options:
        if PLAY <= action < RETURN and should_play(state, seat, action - PLAY):
            return action
        if RETURN <= action < STATION and card_worth(state, seat, action - RETURN) < pip_worth(
            state
        ):
            return action
    for action in options:
        if ASSIGN <= action < PLAY and assignment(state, seat, action - ASSIGN) != NONE:
            return action
    low = state.active[7 * seat + 1] + state.active[7 * seat + 2]
    used = state.used[seat]
    if CALL_COLONEL in options and low and used & RAISED and used & DREW:
        return CALL_COLONEL
    return NONE


def should_turn_in(state: ViperOpsState, seat: int, slot: int) -> bool:
    """Cover that others could use better is saved, as long as there is time."""
    at = SLOTS * seat + slot
    beyond = uncovered(state, at, 0, state.operatives[seat]) - agent_cover(state, at)
    return beyond <= 0 or beyond >= 2 or rounds_left(state) <= 1


def should_play(state: ViperOpsState, seat: int, name: int) -> bool:
    if name == CALL_IN_A_FAVOR:
        return state.active[7 * seat + 5] + state.active[7 * seat + 6] > 0
    if BUDGET_RESERVE <= name <= UNDER_BUDGET:
        return state.bought[seat] < mission_limit(state, seat) or rounds_left(state) <= 1
    if name == SPECIAL_MISSION:
        return missions_held(state, seat) < MISSIONS_WANTED and not last_round(state)
    if name == CLEAN_SLATE:
        box = state.laid[BOXES * CYBER_BOX]
        return box != 0 and not box & CHIPS_BIT and intel_wanted(state, seat) > 1
    return name != TRICKSTER or state.budget[seat] < state.content.budget_highest


def intel_wanted(state: ViperOpsState, seat: int) -> int:
    wanted = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        wanted += open_need(state, at, INTEL)
    return wanted


def assignment(state: ViperOpsState, seat: int, kind: int) -> int:
    """The mission for which a waiting agent of this kind is wanted most, -1 for none. A higher
    agent takes over where its cover completes the mission."""
    best = NONE
    most_wanted = 0.0
    for slot in range(SLOTS):
        at = SLOTS * seat + slot
        mission = state.missions[at]
        if mission == NONE:
            continue
        above = level_of(kind) - state.content.level_of[mission]
        if above < 0 or state.runner[at] == kind:
            continue
        wanted = mission_worth(state, seat, mission) / (2.0 + work_left(state, seat, at))
        if state.runner[at] == NONE:
            if lower_agent_waits(state, seat, kind, state.content.level_of[mission]):
                continue
            wanted -= 0.15 * above
        else:
            lacking = uncovered(state, at, 0, state.operatives[seat])
            here = agent_cover(state, at)
            if (
                lacking <= here
                or lacking > here + 1
                or level_of(kind) <= level_of(state.runner[at])
            ):
                continue
        if wanted > most_wanted:
            best = slot
            most_wanted = wanted
    return best


def lower_agent_waits(state: ViperOpsState, seat: int, kind: int, level: int) -> bool:
    """Whether an agent of lower level could do as well."""
    for lower in range(level - 1, level_of(kind) - 1):
        if lower <= SPECIAL and state.waiting[N_KINDS * seat + lower]:
            return True
    return False


def best_assignment(state: ViperOpsState, seat: int, kind: int, options: tuple[int, ...]) -> int:
    slot = assignment(state, seat, kind)
    return options[0] if slot == NONE else MISSION + slot


def agents_free(state: ViperOpsState, seat: int, level: int) -> int:
    """Agents of at least this level that run nothing, debrief included."""
    count = 0
    for kind in range(N_KINDS):
        if level_of(kind) >= level:
            at = N_KINDS * seat + kind
            count += state.waiting[at] + state.debrief[at]
    return count


def agents_waiting(state: ViperOpsState, seat: int, level: int) -> bool:
    """Whether somebody could run a mission of this level at once."""
    for kind in range(N_KINDS):
        if level_of(kind) >= level and state.waiting[N_KINDS * seat + kind]:
            return True
    return False


def new_mission_worth(state: ViperOpsState, seat: int, mission: int) -> float:
    """What one more mission on the mat would bring."""
    left = rounds_left(state)
    means = pips(state, seat) + left * state.budget[seat] - work_held(state, seat)
    cost = mission_pips(state, mission)
    level = state.content.level_of[mission]
    if not agents_free(state, seat, level):
        cost += 2.0
    lacking = level - best_level(state, seat)
    if lacking > 0:
        cost += LEVEL_PIPS * lacking
    if not left and (means < cost + 2.0 or not agents_waiting(state, seat, level)):
        return 0.0
    if state.mode == COOP:
        return 6.0 - 0.15 * cost
    worth = mission_worth(state, seat, mission) - pip_worth(state) * cost
    if means < cost:
        worth *= 0.25
    held = missions_held(state, seat)
    if held >= MISSIONS_WANTED:
        worth *= 0.4
    return worth


def best_track_mission(state: ViperOpsState, seat: int, dice: int) -> int:
    """The space of the mission track that pays best with so many pips in dice, -1 for none."""
    if state.bought[seat] >= mission_limit(state, seat) or free_slot(state, seat) == NONE:
        return NONE
    best = NONE
    most_worth = 0.4
    for space in range(len(state.mission_track)):
        mission = state.mission_track[space]
        cost = state.content.mission_prices[space]
        if mission == NONE or cost > dice:
            continue
        worth = new_mission_worth(state, seat, mission) - pip_worth(state) * cost
        if worth > most_worth:
            best = space
            most_worth = worth
    return best


def wants_roll(state: ViperOpsState, seat: int) -> bool:
    """Dice lose nothing while a mission can still be bought with them for change; later a rich
    player may try for the three that brings the S.E.A.L. team."""
    if best_track_mission(state, seat, 6) != NONE:
        return True
    return (
        state.seal == NONE
        and not state.laid[BOXES * SEAL_TEAM]
        and not state.active[7 * seat + 3]
        and state.chips[seat] > MONEY_TO_BURN
        and work_held(state, seat) > 6.0
    )


def best_station(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """The main action that brings most, -1 to pass."""
    best = NONE
    most_worth = 0.05
    track = best_track_mission(state, seat, dice_pips(state, seat))
    for action in options:
        if action < STATION:
            continue
        if action < POWER:
            worth = station_worth(state, seat, action - STATION)
        elif action < TRACK:
            worth = power_card_worth(state, seat, action - POWER)
        elif action < MOLE:
            worth = 0.0
            if action - TRACK == track:
                mission = state.mission_track[track]
                worth = 1.0 + new_mission_worth(state, seat, mission)
                worth -= pip_worth(state) * state.content.mission_prices[track]
        else:
            worth = mole_worth(state, seat, (action - MOLE) // 3, (action - MOLE) % 3 + 1)
        if worth > most_worth:
            best = action
            most_worth = worth
    return best


def power_card_worth(state: ViperOpsState, seat: int, space: int) -> float:
    name = state.content.card_name[state.power_track[space]]
    cost = float(state.content.power_prices[space])
    return card_worth(state, seat, name) - pip_worth(state) * (cost + 0.7)


def station_worth(state: ViperOpsState, seat: int, station: int) -> float:
    pip = pip_worth(state)
    if LABORATORY <= station <= CYBER_BOX:
        return purchase_worth(state, seat, station)
    if station == FIELD_OFFICE:
        return operatives_worth(state, seat)
    if station == ACADEMY:
        return training_worth(state, seat) - pip * price(state, seat, ACADEMY, 1)
    if station == RAISE_BUDGET:
        return 0.5 + budget_worth(state) - pip
    if station == DRAW_POWER:
        return (0.4 if last_round(state) else 1.6) - pip
    if station == SEAL_TEAM:
        return 9.0 - 3.0 * pip if work_held(state, seat) > 2.0 else 0.0
    if station == EXTRA_MISSION:
        return extra_mission_worth(state, seat)
    return 0.0


def extra_mission_worth(state: ViperOpsState, seat: int) -> float:
    """A mission from the pile, unseen."""
    left = rounds_left(state)
    if state.mode == COOP:
        spare = pips(state, seat) - work_held(state, seat)
        return 3.0 if missions_held(state, seat) < 3 and (left or spare > 12.0) else 0.0
    if left < 1 or missions_held(state, seat) >= 3:
        return 0.0
    return 2.2 - pip_worth(state) * state.content.extra_price


def finishing(state: ViperOpsState, seat: int, at: int, asset: int) -> float:
    """What one unit of an asset brings a mission: its share of the work left."""
    if state.missions[at] == NONE or state.runner[at] == NONE:
        return 0.0
    left = work_left(state, seat, at)
    worth = mission_worth(state, seat, state.missions[at])
    if last_round(state) and left > pips(state, seat) + 2.0:
        worth *= 0.15
    return worth * UNIT_PIPS[asset] / max(UNIT_PIPS[asset] * 1.2, left + 1.0)


def purchase_worth(state: ViperOpsState, seat: int, station: int) -> float:
    """All that the missions need of one asset, as far as the money goes."""
    asset = station - LABORATORY
    amount = most(state, seat, station)
    worth = 0.0
    count = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        units = min(open_need(state, at, asset), amount - count)
        if units > 0:
            worth += units * finishing(state, seat, at, asset)
            count += units
    if not count:
        return 0.0
    bulk = 0.0
    if not last_round(state):
        bulk = 0.35 * (count - 1)
    urgent = 1.5 if station == CYBER_BOX else 0.0
    return worth + bulk + urgent - pip_worth(state) * price(state, seat, station, count)


def operatives_missing(state: ViperOpsState, seat: int) -> int:
    """Operatives that the running missions ask for beyond the pool."""
    asked = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.missions[at] != NONE and state.runner[at] != NONE:
            asked += missing_weight(state, at, 3)
    return max(0, asked - state.operatives[seat])


def operatives_worth(state: ViperOpsState, seat: int) -> float:
    """Worth a visit when they complete something, or while they are needed anyway."""
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.missions[at] == NONE or state.runner[at] == NONE:
            continue
        short = uncovered(state, at, 0, state.operatives[seat]) - agent_cover(state, at)
        lacking = missing_weight(state, at, 3) - state.operatives[seat]
        if 0 < short <= lacking and short <= pips(state, seat):
            return 0.5 * mission_worth(state, seat, state.missions[at])
    missing = operatives_missing(state, seat)
    if missing and not last_round(state):
        return 0.3
    if training_worth(state, seat) > 2.0 and not state.operatives[seat]:
        return 0.4
    return 0.0


def training_worth(state: ViperOpsState, seat: int) -> float:
    """A promotion is a point, and more when a mission waits for such an agent."""
    worth = 0.0 if state.mode == COOP else 1.0
    if state.mode == COOP and best_level(state, seat) < 3:
        worth += 2.5
    if last_round(state):
        return worth
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        mission = state.missions[at]
        if mission != NONE and state.runner[at] == NONE:
            level = state.content.level_of[mission]
            if not agents_free(state, seat, level):
                return worth + 0.35 * mission_worth(state, seat, mission)
    return worth


def mole_worth(state: ViperOpsState, seat: int, region: int, level: int) -> float:
    best = 0.0
    cost = state.content.mole_prices[level - 1]
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        mission = state.missions[at]
        if mission == NONE or state.content.region_of[mission] != region:
            continue
        worth = 0.0
        count = 0
        for asset in range(3):
            units = min(open_need(state, at, asset), state.content.mole_assets - count)
            if units > 0:
                worth += units * finishing(state, seat, at, asset)
                count += units
        worth -= pip_worth(state) * (cost + count - 1)
        best = max(best, worth)
    return best


def best_amount(state: ViperOpsState, seat: int, station: int, options: tuple[int, ...]) -> int:
    """All that is needed; a few operatives in stock for later."""
    if station != FIELD_OFFICE:
        return options[-1]
    wanted = max(1, operatives_missing(state, seat))
    return AMOUNT + min(wanted, len(options))


def best_asset(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """The asset that brings a mission most; to stop is better than what is not worth a pip."""
    best = options[0]
    most_worth = pip_worth(state) if best in (DONE, DECLINE) else -1.0
    for action in options:
        if action < ASSET:
            continue
        at = SLOTS * seat + (action - ASSET) % SLOTS
        worth = finishing(state, seat, at, (action - ASSET) // SLOTS)
        if worth > most_worth:
            best = action
            most_worth = worth
    return best


def best_trainee(state: ViperOpsState, seat: int, options: tuple[int, ...]) -> int:
    """Whom a waiting mission needs most; else the one nearest to a secret agent."""
    wanted = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        mission = state.missions[at]
        if mission != NONE and state.runner[at] == NONE:
            level = state.content.level_of[mission]
            if not agents_free(state, seat, level):
                wanted = max(wanted, level)
    best = options[0]
    most_worth = -1.0
    for action in options:
        worth = trainee_worth(state, seat, action, wanted)
        if worth > most_worth:
            best = action
            most_worth = worth
    return best


def trainee_worth(state: ViperOpsState, seat: int, action: int, wanted: int) -> float:
    if action == DECLINE:
        return 0.0
    if action == TRAIN_OPERATIVE:
        spare = state.operatives[seat] > operatives_needed(state, seat)
        return (3.0 if wanted == 1 else 1.2) + (0.5 if spare else 0.0)
    special = action in (TRAIN_WAITING + 1, TRAIN_DEBRIEFED + 1)
    if TRAIN_ON <= action < TRAIN_RUNNER:
        special = state.runner[SLOTS * seat + action - TRAIN_ON] == SPECIAL
    if special:
        first = state.mode == COOP and best_level(state, seat) < 3
        return 3.5 if wanted == 3 or first else 1.0
    return 3.2 if wanted == 2 else 1.1


def operatives_needed(state: ViperOpsState, seat: int) -> int:
    asked = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.missions[at] != NONE:
            asked += missing_weight(state, at, 3)
    return asked


def best_mission_option(
    state: ViperOpsState, seat: int, step: Step[ViperOpsState], options: tuple[int, ...]
) -> int:
    """The best mission among those offered, whatever the offer looks like."""
    best = options[0]
    most_worth = -1e9
    for action in options:
        if action == DECLINE:
            worth = 0.0
        elif action == PILE:
            worth = 2.0
        else:
            if isinstance(step, ChooseStart):
                home = state.content.home_of[state.director[seat]]
                mission = state.content.missions_of[home][action - START]
            elif isinstance(step, StealMission):
                mission = state.mission_track[action - TRACK]
            else:
                mission = state.offered[action - OFFER]
            worth = new_mission_worth(state, seat, mission)
        if worth > most_worth:
            best = action
            most_worth = worth
    return best
