"""A sharper Viper Ghost Zero player for search to follow: the plain judgement of `bot`, corrected
by habits that were learned from many games.

Every option is of a kind (lay a needed objective, play a Pistol, keep a Neuro-Stim ...), and the
table as the seat sees it is a list of signs. A habit says how much more or less an option of a
kind is worth while a sign shows."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot import (
    HOW_MANY,
    missing,
    standing,
    threat,
    worth_of,
)
from brushpass.games.viper_ghost_zero.bot_reading import plausibility
from brushpass.games.viper_ghost_zero.rules.actions import (
    GIVE,
    PASS,
    RETURN,
    SURRENDER,
)
from brushpass.games.viper_ghost_zero.rules.cards import (
    ACCESS,
    CARDS,
    COUNTER_OP,
    DEFENSE_MASK,
    EXTRACTION,
    FLASHBANG,
    KNIFE,
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
    PlayCard,
    Resist,
    ReturnCard,
    TakeObjective,
)
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State

SIGNS: Final = 46
PLAYS: Final = 0  # kinds of plays, then of the other decisions
RESISTS: Final = 19
DEFENDS: Final = 21
GIVES: Final = 24
RETURNS: Final = 54
KINDS: Final = 84
CERTAIN: Final = 500.0  # worth more: it wins at once, or loses
FLOOR: Final = 12.0  # how far below the best option the plain judgement counts
SOFT: Final = 1.5


@final
class Habits(Guide):
    """`weights` has a row of signs for every kind."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, GhostState)
        step = state.stack[-1]
        options = step.options(state)
        if len(options) == 1:
            return options[0]
        seat: i64 = step.seat
        worths = plain_worths(state, options)
        top = -1e9
        for worth in worths:
            if worth > top:
                top = worth
        if top > CERTAIN or isinstance(step, (ChooseTarget, TakeObjective)):
            for index, worth in enumerate(worths):
                if worth == top:
                    return options[index]
        signs = signs_of(state, seat)
        shown: list[int] = []
        for index, sign in enumerate(signs):
            if sign != 0.0:
                shown.append(index)
        weights = self.weights
        best = options[0]
        best_worth = -1e9
        for index, action in enumerate(options):
            worth = max(worths[index], top - FLOOR) / SOFT + float(rng.below(1000)) * 1e-4
            row: i64 = kind_of(state, action) * SIGNS
            for sign_index in shown:
                at: i64 = sign_index
                worth += weights[row + at] * signs[at]
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def plausibility(self, state: State, seat: int, rng: Chance) -> float:
        assert isinstance(state, GhostState)
        return plausibility(state, seat, rng)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, GhostState)
        if not state.stack:
            return state.returns()
        return standing(state)


def plain_worths(state: GhostState, options: tuple[int, ...]) -> list[float]:
    """What the plain judgement thinks of the options."""
    step = state.stack[-1]
    return [worth_of(state, step, action) for action in options]


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


def yes(fact: bool) -> float:
    return 1.0 if fact else 0.0


def signs_of(state: GhostState, seat: i64) -> list[float]:
    """The table as the seat sees it."""
    rival = main_rival(state, seat)
    lacking = missing(state, seat)
    held: i64 = state.held[seat]
    laid: i64 = 3 - HOW_MANY[lacking]
    ready: i64 = HOW_MANY[lacking & held]
    size: i64 = state.hand_size[seat]
    theirs: i64 = state.laid[rival]
    open_kinds: i64 = HOW_MANY[theirs]
    their_size: i64 = state.hand_size[rival]
    their_lack: i64 = 9
    if state.revealed >> rival & 1:
        their_lack = HOW_MANY[missing(state, rival)]
    turns: i64 = state.turns[seat]
    loot = lacking & theirs
    second = state.plays == 1
    spare: i64 = 0
    seen_scarce: i64 = 0
    card: i64 = 0
    while card < OBJECTIVES:
        copies: i64 = state.hands[seat * CARDS + card]
        spare += copies
        if lacking >> card & 1:
            if copies > 0:
                spare -= 1
            else:
                shown: i64 = 0
                owner: i64 = 0
                while owner < state.players:
                    shown += state.areas[owner * OBJECTIVES + card]
                    owner += 1
                seen_scarce = max(seen_scarce, shown)
        card += 1
    attacks: i64 = 0
    while card < KNIFE + 4:
        attacks += state.hands[seat * CARDS + card]
        card += 1
    thefts: i64 = state.hands[seat * CARDS + TRANQUILIZER] + state.hands[seat * CARDS + FLASHBANG]
    return [
        1.0,
        yes(state.plays == 1),
        yes(laid == 1),
        yes(laid == 2),
        yes(ready == 1),
        yes(ready == 2),
        yes(ready == 3),
        yes(laid + ready == 3),
        yes(laid == 1 and ready == 1),
        float(size) / 10.0,
        yes(size >= 9),
        yes(size >= 11),
        yes(open_kinds == 1),
        yes(open_kinds == 2),
        yes(open_kinds >= 3),
        yes(theirs >> EXTRACTION & 1 != 0),
        float(their_size) / 10.0,
        yes(their_size <= 3),
        yes(held >> NEURO_STIM & 1 != 0),
        yes(held & THEFT_MASK != 0),
        yes(held & DEFENSE_MASK != 0),
        yes(held >> ACCESS & 1 != 0),
        yes(their_lack == 1),
        yes(their_lack == 2),
        yes(state.revealed >> seat & 1 != 0),
        float(min(turns, 10)) / 10.0,
        yes(loot != 0),
        yes(loot & ~held != 0),
        yes(held >> COUNTER_OP & 1 != 0),
        float(open_kinds * their_size) / 20.0,
        yes(second and laid == 0 and ready == 2),
        yes(second and laid == 0 and ready == 3),
        yes(second and laid == 1 and ready == 1),
        yes(second and laid == 1 and ready == 2),
        yes(second and laid == 2),
        yes(laid == 0 and ready == 3),
        yes(laid > 0 and held >> NEURO_STIM & 1 != 0),
        float(spare) / 4.0,
        yes(seen_scarce >= 2),
        float(attacks) / 3.0,
        yes(thefts >= 2),
        yes(their_size >= 8),
        yes(open_kinds > 0 and their_size >= 5),
        yes(their_lack == 1 or open_kinds >= 2),
        float(state.area_size(seat)) / 4.0,
        yes(state.bravo),
    ]


def kind_of(state: GhostState, action: i64) -> i64:
    """What kind of option this is at the open decision."""
    step = state.stack[-1]
    if isinstance(step, PlayCard):
        return PLAYS + kind_of_play(state, step.seat, action)
    if isinstance(step, Resist):
        return RESISTS if action == PASS else RESISTS + 1
    if isinstance(step, Defend):
        if action == PASS:
            return DEFENDS
        numbers = state.contents.numbers
        return DEFENDS + 1 if numbers[action] >= numbers[step.card] else DEFENDS + 2
    if isinstance(step, ReturnCard):
        return RETURNS + kind_in_hand(state, step.seat, action - RETURN)
    seat: i64 = step.seat
    if action < SURRENDER:
        return GIVES + kind_in_hand(state, seat, action - GIVE)
    card = action - SURRENDER
    kind: i64 = GIVES + 25
    if state.contents.needs[state.missions[seat]] >> card & 1:
        kind += 2
    return kind + 1 if state.areas[seat * OBJECTIVES + card] > 1 else kind


def kind_in_hand(state: GhostState, seat: i64, card: i64) -> i64:
    """A card, objectives by whether they are needed and there is another."""
    if card >= OBJECTIVES:
        return card
    kind: i64 = 20
    if missing(state, seat) >> card & 1:
        kind += 2
    return kind + 1 if state.hands[seat * CARDS + card] > 1 else kind


def kind_of_play(state: GhostState, seat: i64, action: i64) -> i64:
    if action == PASS:
        return 0
    if action < OBJECTIVES:
        if not missing(state, seat) >> action & 1:
            return 3
        return 2 if action == EXTRACTION else 1
    if action < KNIFE + 4:
        return 4 + action - KNIFE
    if action == SECURITY_ALERT:
        return 8
    if action == SECURITY_DISABLED:
        return 9 if state.revealed >> seat & 1 else 10
    if action == ACCESS:
        return 11
    if action == TRANQUILIZER:
        return 12
    rival = main_rival(state, seat)
    if action == FLASHBANG:
        loot = missing(state, seat) & state.laid[rival]
        if loot & ~state.held[seat]:
            return 13
        return 14 if loot else 15
    return 16 if state.revealed >> rival & 1 else 17
