"""A sensible Viper Ghost Zero player: it holds its objectives back until it can finish in one turn,
steals what it lacks, breaks up what looks finished, and pays with what it needs least."""

from typing import Any, Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules.actions import (
    GIVE,
    PASS,
    RETURN,
    SURRENDER,
    TAKE,
    TARGET,
)
from brushpass.games.viper_ghost_zero.rules.content import (
    ACCESS,
    ATTACK_MASK,
    CARDS,
    COUNTER_OP,
    DEFENSE_MASK,
    EXTRACTION,
    FLASHBANG,
    NEURO_STIM,
    OBJECTIVES,
    SECURITY_ALERT,
    SECURITY_DISABLED,
    THEFT_MASK,
    TRANQUILIZER,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import (
    ChooseTarget,
    Defend,
    GiveCard,
    PlayCard,
    Resist,
    ReturnCard,
    TakeObjective,
)
from brushpass.games.viper_ghost_zero.rules.targets import targets
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State, Step

HOW_MANY: Final = [mask.bit_count() for mask in range(1 << OBJECTIVES)]

NEEDED: Final = 10.0  # the only copy of an objective the mission asks for
SPARE: Final = 1.6  # an objective it does not ask for, or a second copy
GIFT: Final = 0.5  # what a card in the attacker's hand costs, whichever it is
WIN: Final = 1000.0
KEEP: Final = [
    SPARE, SPARE, SPARE, SPARE, SPARE + 0.6,  # objectives
    1.0, 1.6, 2.2, 2.8,  # attacks
    0.9, 1.3, 1.7, 2.0,  # defenses
    0.6, 0.5,  # security
    3.6,  # Access
    3.4, 3.2, 2.4, 1.2,  # stealth
]  # fmt: skip


@final
class GhostGuide(Guide):
    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, GhostState)
        step = state.stack[-1]
        options = step.options(state)
        best = options[0]
        best_worth = -1e9
        for action in options:
            worth = float(rng.below(1000)) * 1e-4 + worth_of(state, step, action)
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, GhostState)
        if not state.stack:
            return state.returns()
        return standing(state)


def guide() -> GhostGuide:
    return GhostGuide()


def adviser() -> Guide:
    """The learned one, which is built on this guide and read only where search asks for it."""
    from brushpass.games.viper_ghost_zero.bot import learned

    return learned.adviser()


def worth_of(state: GhostState, step: Step[Any], action: i64) -> float:
    """What an option of the open decision is worth to whoever decides."""
    if isinstance(step, PlayCard):
        return play_worth(state, step.seat, action)
    if isinstance(step, ChooseTarget):
        return target_worth(state, step.seat, step.card, action - TARGET)
    if isinstance(step, Defend):
        return -defense_cost(state, step.seat, step.card, action)
    if isinstance(step, Resist):
        return resist_worth(state, step, action)
    if isinstance(step, GiveCard):
        return -gift_cost(state, step.seat, step.attacker, action)
    if isinstance(step, TakeObjective):
        return loot_worth(state, step.seat, step.owner, action - TAKE)
    if isinstance(step, ReturnCard):
        return -hand_value(state, step.seat, action - RETURN)
    return 0.0


def standing(state: GhostState) -> list[float]:
    """How likely each seat is to win, as a share, spread to [-1, 1]."""
    strength: list[float] = []
    total = 0.0
    for seat in range(state.players):
        if state.finished >> seat & 1:
            strength.append(0.0)
            continue
        lacking = missing(state, seat)
        ready: int = HOW_MANY[lacking & state.held[seat]]
        laid: int = 3 - HOW_MANY[lacking]
        chance = 3.0**laid * 2.2**ready * (1.0 + 0.04 * state.hand_size[seat])
        strength.append(chance)
        total += chance
    values: list[float] = []
    for seat in range(state.players):
        if state.finished >> seat & 1:
            values.append(1.0)
        else:
            values.append(max(-0.95, min(0.95, 2.0 * strength[seat] / total - 1.0)))
    return values


def missing(state: GhostState, seat: i64) -> i64:
    """The objectives of the seat's mission that do not lie in its area."""
    needs: i64 = state.content.needs[state.missions[seat]]
    return needs & ~state.laid[seat]


def threat(state: GhostState, rival: i64) -> float:
    """How near to a complete mission the rival looks to everybody."""
    laid: i64 = state.laid[rival]
    if state.revealed >> rival & 1:
        return 1.2 * float(HOW_MANY[laid & state.content.needs[state.missions[rival]]])
    others: i64 = HOW_MANY[laid & ~(1 << EXTRACTION)]
    return float(min(2, others)) * 0.8 + (1.0 if laid >> EXTRACTION & 1 else 0.0)


def play_worth(state: GhostState, seat: i64, action: i64) -> float:
    if action == PASS:
        return 0.3
    left: i64 = state.content.plays - state.plays
    lacking = missing(state, seat)
    ready = lacking & state.held[seat]
    if action < OBJECTIVES:
        return placing_worth(state, seat, action, lacking, ready, left)
    if action == ACCESS:
        return 20.0 if state.hand_size[seat] < state.content.hand_limit + 2 else 3.0
    if action == SECURITY_DISABLED:
        return 4.0 + 2.0 * (3 - HOW_MANY[lacking]) if state.revealed >> seat & 1 else -1.0
    worth = -1e9
    mask = targets(state, seat, action)
    rival: i64 = 0
    while rival < state.players:
        if mask >> rival & 1:
            worth = max(worth, target_worth(state, seat, action, rival))
        rival += 1
    return worth


def placing_worth(
    state: GhostState, seat: i64, card: i64, lacking: i64, ready: i64, left: i64
) -> float:
    """Lay an objective: to finish, to prepare finishing next turn, or out of a full hand."""
    if not lacking >> card & 1:
        crowded = state.hand_size[seat] >= state.content.hand_limit
        return 0.6 if crowded and card != EXTRACTION else -1.0
    open_kinds: i64 = HOW_MANY[lacking]
    if ready == lacking and open_kinds <= left:
        return WIN
    shelter = 3.0 if state.held[seat] >> NEURO_STIM & 1 else 0.0
    shy = 1.0 if card == EXTRACTION else 0.0
    if ready == lacking and open_kinds == 3 and left == 1:
        return 12.0 - shy
    if open_kinds == 3 and HOW_MANY[ready] >= 2 and left == 1:
        return 5.0 + shelter - shy
    if state.plays == 0 and state.hand_size[seat] < 4:
        return shelter - 1.0
    return shelter - 2.5 if open_kinds == 2 else shelter - 1.5


def target_worth(state: GhostState, seat: i64, card: i64, rival: i64) -> float:
    """What the card is worth on this rival."""
    if THEFT_MASK >> card & 1:
        return theft_worth(state, seat, card, rival)
    if card == COUNTER_OP:
        return swap_worth(state, seat, rival)
    if card == SECURITY_ALERT:
        follow_up = 3.0 if state.held[seat] >> COUNTER_OP & 1 else 0.0
        return threat(state, rival) + follow_up + 0.4
    owed: i64 = state.content.numbers[card]
    pool: i64 = state.hand_size[rival] + state.area_size(rival)
    gain = float(min(owed, pool))
    stripped = 6.0 if owed >= pool else 0.0
    return 3.0 + 1.5 * gain + threat(state, rival) + stripped - 0.1 * float(pool)


def theft_worth(state: GhostState, seat: i64, card: i64, rival: i64) -> float:
    lacking = missing(state, seat)
    loot = lacking & state.laid[rival]
    danger = threat(state, rival)
    if card == TRANQUILIZER:
        after = lacking & ~loot
        size = float(state.area_size(rival))
        if after == 0:
            return WIN + 1.0
        return 4.0 * float(HOW_MANY[loot]) + 1.5 * size + 2.0 * danger * danger - 5.0
    if loot:
        after = lacking & ~(loot & -loot)
        if after == 0:
            return WIN + 2.0
        unready = loot & ~state.held[seat]
        return (9.0 if unready else 4.0) + danger
    return danger * danger * 2.0 - 3.0


def swap_worth(state: GhostState, seat: i64, rival: i64) -> float:
    """Swap with a rival whose mission lies open, if it suits this seat better."""
    if not state.revealed >> rival & 1:
        return -2.0 if HOW_MANY[missing(state, seat)] < 3 else 1.0
    needs = state.content.needs
    mine: i64 = needs[state.missions[seat]]
    theirs: i64 = needs[state.missions[rival]]
    lacking = theirs & ~state.laid[seat]
    if lacking == 0:
        return WIN
    if mine & ~state.laid[rival] == 0:
        return -WIN
    now = missing(state, seat)
    better = float(HOW_MANY[now] - HOW_MANY[lacking])
    better += 0.6 * float(HOW_MANY[now & ~state.held[seat]] - HOW_MANY[lacking & ~state.held[seat]])
    return 6.0 * better


def hand_value(state: GhostState, seat: i64, card: i64) -> float:
    """How gladly the seat keeps a card of this kind in its hand."""
    copies: i64 = state.hands[seat * CARDS + card]
    if card < OBJECTIVES:
        if missing(state, seat) >> card & 1 and copies == 1:
            return NEEDED
        return KEEP[card]
    value: float = KEEP[card]
    if card == NEURO_STIM and state.laid[seat]:
        value += 1.5
    if DEFENSE_MASK >> card & 1 and copies > 1:
        value *= 0.6
    if ATTACK_MASK >> card & 1 and copies > 1:
        value *= 0.8
    return value


def area_value(state: GhostState, seat: i64, card: i64) -> float:
    needs: i64 = state.content.needs[state.missions[seat]]
    if needs >> card & 1 and state.areas[seat * OBJECTIVES + card] == 1:
        return NEEDED + 1.0
    return KEEP[card] - 0.5


def gift_cost(state: GhostState, seat: i64, attacker: i64, action: i64) -> float:
    """What giving this card costs, and what it may do for the attacker."""
    if action < SURRENDER:
        card = action - GIVE
        cost = hand_value(state, seat, card)
    else:
        card = action - SURRENDER
        cost = area_value(state, seat, card)
    if card < OBJECTIVES:
        if state.revealed >> attacker & 1:
            if missing(state, attacker) >> card & 1:
                cost += 6.0
        else:
            cost += 0.5 * threat(state, attacker)
    return cost


def payment(state: GhostState, seat: i64, debt: i64, without: i64) -> float:
    """The value of the `debt` cheapest cards of hand and area, one copy of `without` left out."""
    values: list[float] = []
    card: i64 = 0
    while card < CARDS:
        copies: i64 = state.hands[seat * CARDS + card]
        if card == without:
            copies -= 1
        if copies > 0:
            value = hand_value(state, seat, card)
            for _ in range(copies):
                values.append(value)
        if card < OBJECTIVES:
            for _ in range(state.areas[seat * OBJECTIVES + card]):
                values.append(area_value(state, seat, card))
        card += 1
    values.sort()
    total = 0.0
    for index in range(min(int(debt), len(values))):
        total += values[index] + GIFT
    return total


def defense_cost(state: GhostState, seat: i64, attack: i64, action: i64) -> float:
    """What is lost by answering an attack like this."""
    debt: i64 = state.content.numbers[attack]
    if action == PASS:
        return payment(state, seat, debt, -1)
    debt -= state.content.numbers[action]
    if debt < 0:
        debt = 0
    return hand_value(state, seat, action) + payment(state, seat, debt, action)


def resist_worth(state: GhostState, step: Resist, action: i64) -> float:
    if action == PASS:
        return 0.0
    seat: i64 = step.seat
    needs: i64 = state.content.needs[state.missions[seat]]
    mine: i64 = HOW_MANY[needs & state.laid[seat]]
    danger = threat(state, step.attacker)
    at_stake = 3.0 * float(mine) if step.card == FLASHBANG else 3.0 * float(mine) + 1.0
    return at_stake + danger - KEEP[NEURO_STIM]


def loot_worth(state: GhostState, seat: i64, owner: i64, card: i64) -> float:
    """What taking this objective is worth."""
    worth = 0.0
    if missing(state, seat) >> card & 1:
        worth += 6.0 if state.held[seat] >> card & 1 else 12.0
    if state.revealed >> owner & 1:
        needs: i64 = state.content.needs[state.missions[owner]]
        if needs >> card & 1:
            worth += 4.0
    elif card == EXTRACTION:
        worth += 2.0
    if state.areas[owner * OBJECTIVES + card] == 1:
        worth += 1.0
    return worth
