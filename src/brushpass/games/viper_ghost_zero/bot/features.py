"""The features of a position, as one seat sees it: what the bot's networks go by.

Each is there or not; a list holds the numbers of those that are. Objectives are named by what they are
to the seat: the two that its mission asks for come first, then the two others, then Extraction. So
what is learned for one mission holds for all. Of the features that imply each other only the strongest
is in the list."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot.guide import HOW_MANY, missing, threat
from brushpass.games.viper_ghost_zero.bot.likelihood import REACTIONS
from brushpass.games.viper_ghost_zero.rules.actions import (
    GIVE,
    PASS,
    RETURN,
    SURRENDER,
    TAKE,
    TARGET,
)
from brushpass.games.viper_ghost_zero.rules.content import (
    ATTACK_MASK,
    CARDS,
    COUNTER_OP,
    EXTRACTION,
    FLASHBANG,
    KNIFE,
    NEURO_STIM,
    OBJECTIVES,
    SECURITY_ALERT,
    TRANQUILIZER,
)
from brushpass.games.viper_ghost_zero.rules.memory import (
    DREW,
    GAVE,
    PLAYED,
    SURRENDERED,
    TOOK,
    card_of,
    kind_of,
    other_of,
    played_one_of,
    seat_of,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import (
    Defend,
    GiveCard,
    PlayCard,
    Resist,
    ReturnCard,
)

HAND: Final = 0  # at least one, two, three copies of a card
AREA: Final = HAND + 3 * CARDS
THEIR_AREA: Final = AREA + 2 * OBJECTIVES
SIZE: Final = THEIR_AREA + 2 * OBJECTIVES
THEIR_SIZE: Final = SIZE + 16
LAID: Final = THEIR_SIZE + 16  # of the mission: laid and in hand
DECISION: Final = LAID + 16
OWED: Final = DECISION + 8
THREATENED: Final = OWED + 4
MISSION_SHOWN: Final = THREATENED + 7
THEIR_NEEDS: Final = MISSION_SHOWN + 1
THEIR_LACK: Final = THEIR_NEEDS + OBJECTIVES + 1
KNOWN: Final = THEIR_LACK + 4  # cards that the rival certainly holds
LEFT: Final = KNOWN + CARDS  # objectives that the seat cannot see
LEFT_OF_STEALTH: Final = LEFT + 8 * OBJECTIVES
PILE: Final = LEFT_OF_STEALTH + 7 * 5
TURN: Final = PILE + 6
THEIR_PLAYS: Final = TURN + 8
YIELDED: Final = THEIR_PLAYS + 4
UNDEFENDED: Final = YIELDED + 4
BRAVO: Final = UNDEFENDED + 4
STOPPED: Final = BRAVO + 1
FEATURES: Final = STOPPED + 4
THEIR_HAND: Final = FEATURES  # in an imagined world only
THEIR_MISSION: Final = THEIR_HAND + 3 * CARDS
THEIR_WANT: Final = THEIR_MISSION + OBJECTIVES
ALL_FEATURES: Final = THEIR_WANT + 4

THERMOMETERS: Final = [
    (HAND, AREA, 3),
    (AREA, THEIR_AREA, 2),
    (THEIR_AREA, SIZE, 2),
    (LEFT, LEFT_OF_STEALTH, 8),
    (LEFT_OF_STEALTH, PILE, 7),
    (THEIR_HAND, THEIR_MISSION, 3),
]  # features for one, two and so on: from, to before, how many of a kind

WATCHED: Final = [SECURITY_ALERT, TRANQUILIZER, FLASHBANG, NEURO_STIM, COUNTER_OP]
DEFEND_PASS: Final = TARGET
RESIST_PASS: Final = TARGET + 1


def roles(state: GhostState, seat: i64) -> list[int]:
    """What each objective is to the seat."""
    needs: i64 = state.content.needs[state.missions[seat]]
    roles = [0] * OBJECTIVES
    wanted = 0
    other = 2
    for card in range(OBJECTIVES):
        if card == EXTRACTION:
            roles[card] = EXTRACTION
        elif needs >> card & 1:
            roles[card] = wanted
            wanted += 1
        else:
            roles[card] = other
            other += 1
    return roles


def implied(feature: int) -> list[int]:
    """The feature and those below it: whoever holds two holds one."""
    for first, end, height in THERMOMETERS:
        if first <= feature < end:
            return list(range(feature - (feature - first) % height, feature + 1))
    return [feature]


def main_rival(state: GhostState, seat: i64) -> i64:
    """The rival who looks most dangerous."""
    best: i64 = -1
    best_threat = -1.0
    rival: i64 = 0
    while rival < state.players:
        if rival != seat and not state.finished >> rival & 1:
            danger = threat(state, rival)
            if danger > best_threat:
                best = rival
                best_threat = danger
        rival += 1
    return best


def features_of(state: GhostState, seat: i64, roles: list[int]) -> list[int]:
    """The features that the seat can see."""
    features: list[int] = []
    rival = main_rival(state, seat)
    recall = state.recall(int(seat))
    areas = state.areas
    copies = state.content.copies
    card: i64 = 0
    while card < CARDS:
        role: i64 = roles[card] if card < OBJECTIVES else card
        count: i64 = state.hands[seat * CARDS + card]
        add_count(features, HAND + 3 * role, count, 3)
        if recall.least[rival * CARDS + card] > 0:
            features.append(KNOWN + role)
        if card < OBJECTIVES:
            mine: i64 = areas[seat * OBJECTIVES + card]
            theirs: i64 = areas[rival * OBJECTIVES + card]
            add_count(features, AREA + 2 * role, mine, 2)
            add_count(features, THEIR_AREA + 2 * role, theirs, 2)
            unseen: i64 = copies[card] - count - mine - theirs
            add_count(features, LEFT + 8 * role, unseen, 8)
        card += 1
    at: i64 = LEFT_OF_STEALTH
    for watched in WATCHED:
        unseen = copies[watched] - state.hands[seat * CARDS + watched] - recall.discard[watched]
        add_count(features, at, unseen, 7)
        at += 7
    features.append(SIZE + min(state.hand_size[seat], 15))
    features.append(THEIR_SIZE + min(state.hand_size[rival], 15))
    lacking = missing(state, seat)
    laid: i64 = 3 - HOW_MANY[lacking]
    ready: i64 = HOW_MANY[lacking & state.held[seat]]
    features.append(LAID + 4 * laid + ready)
    add_decision(state, seat, features)
    if state.revealed >> seat & 1:
        features.append(MISSION_SHOWN)
    mission = recall.known_mission(int(rival))
    if mission >= 0:
        needs: i64 = state.content.needs[mission]
        features.append(THEIR_NEEDS + OBJECTIVES)
        card = 0
        while card < OBJECTIVES:
            if needs >> card & 1:
                features.append(THEIR_NEEDS + roles[card])
            card += 1
        features.append(THEIR_LACK + HOW_MANY[needs & ~state.laid[rival]])
    features.append(PILE + min(len(state.pile) // 16, 5))
    features.append(TURN + min(state.turns[seat] // 2, 7))
    if state.bravo:
        features.append(BRAVO)
    add_past(state, rival, features)
    return features


def world_features(state: GhostState, seat: i64) -> list[int]:
    """The same, and what this world says of the rival."""
    part = roles(state, seat)
    features = features_of(state, seat, part)
    rival = main_rival(state, seat)
    needs: i64 = state.content.needs[state.missions[rival]]
    card: i64 = 0
    while card < CARDS:
        role: i64 = part[card] if card < OBJECTIVES else card
        add_count(features, THEIR_HAND + 3 * role, state.hands[rival * CARDS + card], 3)
        if card < OBJECTIVES and needs >> card & 1:
            features.append(THEIR_MISSION + role)
        card += 1
    features.append(THEIR_WANT + HOW_MANY[needs & ~state.laid[rival]])
    return features


def add_count(features: list[int], first: i64, count: i64, most: i64) -> None:
    """The highest of the features for one, two and so on; it implies those below it."""
    if count > 0:
        features.append(first + min(count, most) - 1)


def add_decision(state: GhostState, seat: i64, features: list[int]) -> None:
    step = state.stack[-1]
    if isinstance(step, PlayCard):
        features.append(DECISION + min(state.plays, 1))
    elif isinstance(step, Defend):
        features.append(DECISION + 2)
        features.append(THREATENED + step.card - KNIFE)
    elif isinstance(step, GiveCard):
        features.append(DECISION + 3)
        features.append(OWED + min(step.debt, 4) - 1)
    elif isinstance(step, Resist):
        features.append(DECISION + 4)
        features.append(THREATENED + (4 if step.card == TRANQUILIZER else 5))
    elif isinstance(step, ReturnCard):
        features.append(DECISION + 5)
    else:
        features.append(DECISION + 6)
    if state.active == seat:
        features.append(DECISION + 7)
        if state.plays > 1:
            features.append(THREATENED + 6)


def add_past(state: GhostState, rival: i64, features: list[int]) -> None:
    """How many cards the rival played in its last turn, and how many it drew since it let a theft
    or an attack happen, or stopped before it had to."""
    active: i64 = -1
    plays: i64 = 0
    last: i64 = 3
    yielded: i64 = 99
    undefended: i64 = 99
    stopped: i64 = 99
    before: i64 = 0
    for packed in state.memory:
        movement: i64 = packed
        kind = kind_of(movement)
        seat = seat_of(movement)
        if kind == DREW:
            if seat != active:
                if active == rival:
                    last = min(plays, 2)
                    if plays < state.content.plays:
                        stopped = 0
                active = seat
                plays = 0
            if seat == rival:
                yielded += 1
                undefended += 1
                stopped += 1
        elif kind == PLAYED:
            if seat == active and not REACTIONS >> card_of(movement) & 1:
                plays += 1
        elif kind == TOOK:
            if other_of(movement) == rival:
                yielded = 0
        elif kind in (GAVE, SURRENDERED) and seat == rival and played_one_of(ATTACK_MASK, before):
            undefended = 0
        before = movement
    features.append(THEIR_PLAYS + last)
    features.append(YIELDED + min(yielded // 2, 3))
    features.append(UNDEFENDED + min(undefended // 2, 3))
    features.append(STOPPED + min(stopped // 2, 3))


def role_of_action(state: GhostState, action: i64, roles: list[int]) -> i64:
    """The action, with objectives named by what they are to the seat, and passes by what they
    let happen."""
    if action < OBJECTIVES:
        return roles[action]
    if action == PASS:
        step = state.stack[-1]
        if isinstance(step, Defend):
            return DEFEND_PASS
        return RESIST_PASS if isinstance(step, Resist) else PASS
    if GIVE <= action < GIVE + OBJECTIVES:
        return GIVE + roles[action - GIVE]
    if SURRENDER <= action < SURRENDER + OBJECTIVES:
        return SURRENDER + roles[action - SURRENDER]
    if TAKE <= action < TAKE + OBJECTIVES:
        return TAKE + roles[action - TAKE]
    if RETURN <= action < RETURN + OBJECTIVES:
        return RETURN + roles[action - RETURN]
    return action
