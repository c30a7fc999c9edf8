"""The table as one seat sees it, as a list of signs that show: what search's instinct goes by.

Objectives are named by what they are to the seat: the two that its mission asks for come first,
then the two others, then Extraction. So what is learned for one mission holds for all. Of the signs
that imply each other only the strongest is in the list."""

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
from brushpass.games.viper_ghost_zero.rules.memory import DREW, GAVE, PLAYED, SURRENDERED, TOOK
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
SIGNS: Final = STOPPED + 4
THEIR_HAND: Final = SIGNS  # what shows in an imagined world only
THEIR_MISSION: Final = THEIR_HAND + 3 * CARDS
THEIR_WANT: Final = THEIR_MISSION + OBJECTIVES
ALL_SIGNS: Final = THEIR_WANT + 4

LADDERS: Final = [
    (HAND, AREA, 3),
    (AREA, THEIR_AREA, 2),
    (THEIR_AREA, SIZE, 2),
    (LEFT, LEFT_OF_STEALTH, 8),
    (LEFT_OF_STEALTH, PILE, 7),
    (THEIR_HAND, THEIR_MISSION, 3),
]  # signs for one, two and so on: from, to before, how many of a kind

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


def implied(sign: int) -> list[int]:
    """The sign and those below it: whoever holds two holds one."""
    for first, end, height in LADDERS:
        if first <= sign < end:
            return list(range(sign - (sign - first) % height, sign + 1))
    return [sign]


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


def signs_of(state: GhostState, seat: i64, roles: list[int]) -> list[int]:
    """The signs that show."""
    signs: list[int] = []
    rival = main_rival(state, seat)
    recall = state.recall(int(seat))
    areas = state.areas
    copies = state.content.copies
    card: i64 = 0
    while card < CARDS:
        role: i64 = roles[card] if card < OBJECTIVES else card
        count: i64 = state.hands[seat * CARDS + card]
        add_count(signs, HAND + 3 * role, count, 3)
        if recall.least[rival * CARDS + card] > 0:
            signs.append(KNOWN + role)
        if card < OBJECTIVES:
            mine: i64 = areas[seat * OBJECTIVES + card]
            theirs: i64 = areas[rival * OBJECTIVES + card]
            add_count(signs, AREA + 2 * role, mine, 2)
            add_count(signs, THEIR_AREA + 2 * role, theirs, 2)
            unseen: i64 = copies[card] - count - mine - theirs
            add_count(signs, LEFT + 8 * role, unseen, 8)
        card += 1
    at: i64 = LEFT_OF_STEALTH
    for watched in WATCHED:
        unseen = copies[watched] - state.hands[seat * CARDS + watched] - recall.discard[watched]
        add_count(signs, at, unseen, 7)
        at += 7
    signs.append(SIZE + min(state.hand_size[seat], 15))
    signs.append(THEIR_SIZE + min(state.hand_size[rival], 15))
    lacking = missing(state, seat)
    laid: i64 = 3 - HOW_MANY[lacking]
    ready: i64 = HOW_MANY[lacking & state.held[seat]]
    signs.append(LAID + 4 * laid + ready)
    add_decision(state, seat, signs)
    if state.revealed >> seat & 1:
        signs.append(MISSION_SHOWN)
    mission = recall.known_mission(int(rival))
    if mission >= 0:
        needs: i64 = state.content.needs[mission]
        signs.append(THEIR_NEEDS + OBJECTIVES)
        card = 0
        while card < OBJECTIVES:
            if needs >> card & 1:
                signs.append(THEIR_NEEDS + roles[card])
            card += 1
        signs.append(THEIR_LACK + HOW_MANY[needs & ~state.laid[rival]])
    signs.append(PILE + min(len(state.pile) // 16, 5))
    signs.append(TURN + min(state.turns[seat] // 2, 7))
    if state.bravo:
        signs.append(BRAVO)
    add_past(state, rival, signs)
    return signs


def signs_of_world(state: GhostState, seat: i64) -> list[int]:
    """The signs that show, and what this world says of the rival."""
    part = roles(state, seat)
    signs = signs_of(state, seat, part)
    rival = main_rival(state, seat)
    needs: i64 = state.content.needs[state.missions[rival]]
    card: i64 = 0
    while card < CARDS:
        role: i64 = part[card] if card < OBJECTIVES else card
        add_count(signs, THEIR_HAND + 3 * role, state.hands[rival * CARDS + card], 3)
        if card < OBJECTIVES and needs >> card & 1:
            signs.append(THEIR_MISSION + role)
        card += 1
    signs.append(THEIR_WANT + HOW_MANY[needs & ~state.laid[rival]])
    return signs


def add_count(signs: list[int], first: i64, count: i64, most: i64) -> None:
    """The highest of the signs for one, two and so on; it implies those below it."""
    if count > 0:
        signs.append(first + min(count, most) - 1)


def add_decision(state: GhostState, seat: i64, signs: list[int]) -> None:
    step = state.stack[-1]
    if isinstance(step, PlayCard):
        signs.append(DECISION + min(state.plays, 1))
    elif isinstance(step, Defend):
        signs.append(DECISION + 2)
        signs.append(THREATENED + step.card - KNIFE)
    elif isinstance(step, GiveCard):
        signs.append(DECISION + 3)
        signs.append(OWED + min(step.debt, 4) - 1)
    elif isinstance(step, Resist):
        signs.append(DECISION + 4)
        signs.append(THREATENED + (4 if step.card == TRANQUILIZER else 5))
    elif isinstance(step, ReturnCard):
        signs.append(DECISION + 5)
    else:
        signs.append(DECISION + 6)
    if state.active == seat:
        signs.append(DECISION + 7)
        if state.plays > 1:
            signs.append(THREATENED + 6)


def add_past(state: GhostState, rival: i64, signs: list[int]) -> None:
    """How many cards the rival played in its last turn, and how many it drew since it let a theft
    or an attack happen, or stopped before it had to."""
    active: i64 = -1
    plays: i64 = 0
    last: i64 = 3
    yielded: i64 = 99
    undefended: i64 = 99
    stopped: i64 = 99
    before: i64 = 0
    for written in state.memory:
        word: i64 = written
        kind = word & 15
        seat = word >> 4 & 7
        other = word >> 7 & 7
        card = word >> 10
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
            if seat == active and not REACTIONS >> card & 1:
                plays += 1
        elif kind == TOOK:
            if other == rival:
                yielded = 0
        elif (
            kind in (GAVE, SURRENDERED)
            and seat == rival
            and before & 15 == PLAYED
            and ATTACK_MASK >> (before >> 10) & 1
        ):
            undefended = 0
        before = word
    signs.append(THEIR_PLAYS + last)
    signs.append(YIELDED + min(yielded // 2, 3))
    signs.append(UNDEFENDED + min(undefended // 2, 3))
    signs.append(STOPPED + min(stopped // 2, 3))


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
