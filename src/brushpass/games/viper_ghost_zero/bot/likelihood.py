"""The likelihood of what the opponents were seen doing, if an imagined world were the true one.

The cards' movements are taken back one by one, and at every decision of an opponent on the way the
guide's judgement, softened, says how likely what was chosen would have been. A rival who stops without
playing hardly holds an Access; one who pays with a Knife holds nothing cheaper."""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot.guide import (
    defense_cost,
    gift_cost,
    loot_worth,
    play_worth,
    resist_worth,
)
from brushpass.games.viper_ghost_zero.rules.actions import (
    GIVE,
    PASS,
    SURRENDER,
    TAKE,
    TAKES,
    gives,
    plays_or_pass,
)
from brushpass.games.viper_ghost_zero.rules.content import (
    ATTACK_MASK,
    CARDS,
    DEFENSE_MASK,
    NEURO_STIM,
    OBJECTIVES,
    SECURITY_DISABLED,
    THEFT_MASK,
)
from brushpass.games.viper_ghost_zero.rules.memory import (
    BLANK,
    DREW,
    EXPOSED,
    FINISHED,
    GAVE,
    PLAYED,
    REPLACED,
    RETURNED,
    SURRENDERED,
    SWAPPED,
    TOOK,
    card_of,
    kind_of,
    other_of,
    played_one_of,
    seat_of,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import Resist
from brushpass.games.viper_ghost_zero.rules.targets import playable
from brushpass.kernel.chance import Chance

TEMPERATURE: Final = 0.7  # how much worse an option may look and still be chosen
RECENT: Final = 30  # movements: what is longer ago tells little of a hand, and much by chance
SLIPS: Final = (
    7.0  # so small a part of the temperature is the share of choices that nothing explains
)
REACTIONS: Final = DEFENSE_MASK | 1 << NEURO_STIM


class Past:
    """What stood at every entry of the memory: who was revealed, how many plays were made."""

    def __init__(self, state: GhostState) -> None:
        one: i64 = 1
        revealed: i64 = 0
        plays: i64 = 0
        active: i64 = -1
        self.revealed: list[int] = []
        self.plays: list[int] = []
        self.active: list[int] = []
        for packed in state.memory:
            movement: i64 = packed
            kind = kind_of(movement)
            seat = seat_of(movement)
            card = card_of(movement)
            if kind in (DREW, REPLACED) and seat != active:
                active = seat
                plays = 0
            self.revealed.append(revealed)
            self.plays.append(plays)
            self.active.append(active)
            if kind == PLAYED:
                if not REACTIONS >> card & 1:
                    plays += 1
                    if card == SECURITY_DISABLED:
                        revealed = 0
            elif kind == EXPOSED:
                revealed |= one << seat
            elif kind == FINISHED:
                revealed &= ~(one << seat)


def likelihood(imagined: GhostState, observer: i64, rng: Chance) -> float:
    """How likely the others would have done what they did, with the hands of this world."""
    state = imagined.clone()
    past = Past(state)
    memory = state.memory
    began: i64 = max(state.players * (state.content.deal + 1), len(memory) - RECENT)
    product = 1.0
    at: i64 = len(memory) - 1
    stopped: i64 = -1
    while at >= began:
        movement: i64 = memory[at]
        kind = kind_of(movement)
        seat = seat_of(movement)
        card = card_of(movement)
        active: i64 = past.active[at]
        state.revealed = past.revealed[at]
        if at + 1 < len(memory) and past.active[at + 1] != active:
            stopped = active
        if stopped == active and kind != RETURNED:
            stopped = -1
            made: i64 = past.plays[at]
            if kind == PLAYED and not REACTIONS >> card & 1:
                made += 1
            if active != observer and made < state.content.plays:
                state.plays = made
                product *= play_probability(state, active, PASS, TEMPERATURE)
        take_back(state, movement, rng)
        if seat != observer:
            if kind == PLAYED:
                state.plays = past.plays[at]
                if not REACTIONS >> card & 1:
                    product *= play_probability(state, seat, card, TEMPERATURE)
                elif card != NEURO_STIM:
                    product *= defense_probability(
                        state, seat, card_of(memory[at - 1]), card, TEMPERATURE
                    )
            elif kind in (GAVE, SURRENDERED):
                other = other_of(movement)
                if card < CARDS:
                    action = GIVE + card if kind == GAVE else SURRENDER + card
                    product *= gift_probability(state, seat, other, action, TEMPERATURE)
                before: i64 = memory[at - 1]
                if played_one_of(ATTACK_MASK, before):
                    product *= defense_probability(state, seat, card_of(before), PASS, TEMPERATURE)
        elif kind == TOOK:
            before = memory[at - 1]
            if played_one_of(THEFT_MASK, before):
                product *= resistance_probability(
                    state, other_of(movement), seat, card_of(before), PASS, TEMPERATURE
                )
        at -= 1
    return product


def take_back(state: GhostState, movement: i64, rng: Chance) -> None:
    """Undo one movement of a card, as far as hands, areas and missions go."""
    kind = kind_of(movement)
    seat = seat_of(movement)
    other = other_of(movement)
    card = card_of(movement)
    if kind == DREW:
        drop(state, seat, card, rng)
    elif kind == PLAYED:
        if card < OBJECTIVES:
            state.remove_from_area(seat, card)
        state.add_to_hand(seat, card)
    elif kind == GAVE:
        if card != BLANK:
            drop(state, other, card, rng)
            state.add_to_hand(seat, card)
    elif kind == SURRENDERED:
        drop(state, other, card, rng)
        state.add_to_area(seat, card)
    elif kind == TOOK:
        state.remove_from_area(seat, card)
        state.add_to_area(other, card)
    elif kind == RETURNED:
        if card != BLANK:
            state.add_to_hand(seat, card)
    elif kind == REPLACED:
        state.missions[seat] = card - CARDS
    elif kind == SWAPPED:
        exchange_missions(state, seat, other)
    elif kind == FINISHED:
        one: i64 = 1
        state.finished &= ~(one << seat)


def exchange_missions(state: GhostState, seat: i64, other: i64) -> None:
    mission = state.missions[seat]
    state.missions[seat] = state.missions[other]
    state.missions[other] = mission


def drop(state: GhostState, seat: i64, card: i64, rng: Chance) -> None:
    """Take a card out of a hand again; any card, if it is not known which."""
    if state.hand_size[seat] == 0:
        return
    if card >= CARDS or state.hands[seat * CARDS + card] == 0:
        card = any_card(state, seat, rng)
    state.remove_from_hand(seat, card)


def any_card(state: GhostState, seat: i64, rng: Chance) -> i64:
    """One of the cards in a hand, each equally likely."""
    place: i64 = rng.below(state.hand_size[seat])
    card: i64 = -1
    while place >= 0:
        card += 1
        place -= state.hands[seat * CARDS + card]
    return card


def play_probability(state: GhostState, seat: i64, chosen: i64, temperature: float) -> float:
    options = plays_or_pass(playable(state, seat))
    return choice_probability(
        [play_worth(state, seat, action) for action in options], options, chosen, temperature
    )


def defense_probability(
    state: GhostState, seat: i64, attack: i64, chosen: i64, temperature: float
) -> float:
    options = plays_or_pass(state.held[seat] & DEFENSE_MASK)
    worths = [-defense_cost(state, seat, attack, action) for action in options]
    return choice_probability(worths, options, chosen, temperature)


def gift_probability(
    state: GhostState, seat: i64, attacker: i64, chosen: i64, temperature: float
) -> float:
    options = gives(state.held[seat], state.laid[seat])
    worths = [-gift_cost(state, seat, attacker, action) for action in options]
    return choice_probability(worths, options, chosen, temperature)


def loot_probability(
    state: GhostState, seat: i64, owner: i64, chosen: i64, temperature: float
) -> float:
    options = TAKES[state.laid[owner]]
    worths = [loot_worth(state, seat, owner, action - TAKE) for action in options]
    return choice_probability(worths, options, TAKE + chosen, temperature)


def resistance_probability(
    state: GhostState, seat: i64, thief: i64, card: i64, chosen: i64, temperature: float
) -> float:
    """How readily the seat answers a theft with Neuro-Stim, or lets it happen."""
    if not state.held[seat] >> NEURO_STIM & 1:
        return 1.0
    step = Resist(int(seat), int(thief), int(card))
    worths = [resist_worth(state, step, NEURO_STIM), 0.0]
    return choice_probability(worths, (NEURO_STIM, PASS), chosen, temperature)


def choice_probability(
    worths: list[float], options: tuple[int, ...], chosen: i64, temperature: float
) -> float:
    """How likely a seat that mostly takes the best option takes this one: a softmax, and now and then
    any option at all."""
    top = worths[0]
    for worth in worths:
        if worth > top:
            top = worth
    total = 0.0
    mine = 0.0
    for index, action in enumerate(options):
        weight = exp(max(-50.0, (worths[index] - top) / temperature))
        total += weight
        if action == chosen:
            mine = weight
    slip = temperature / SLIPS
    return (1.0 - slip) * mine / total + slip / float(len(options))
