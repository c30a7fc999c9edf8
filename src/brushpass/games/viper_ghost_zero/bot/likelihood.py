"""Reading the rivals: how well an imagined hand explains what its owner was seen doing.

The cards' movements are taken back one by one, and at every decision of a rival on the way the
plain judgement is asked how readily it would have chosen what was chosen. A rival who stops
without playing hardly holds an Access; one who pays with a Knife holds nothing cheaper."""

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
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import Resist
from brushpass.games.viper_ghost_zero.rules.targets import playable
from brushpass.kernel.chance import Chance

HEAT: Final = 0.7  # how much worse an option may look and still be chosen
RECENT: Final = 30  # movements: what is longer ago tells little of a hand, and much by chance
SLIPS: Final = 7.0  # so small a part of the heat is the share of choices that nothing explains
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
        for written in state.memory:
            word: i64 = written
            kind = word & 15
            seat = word >> 4 & 7
            card = word >> 10
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


def plausibility(imagined: GhostState, observer: i64, rng: Chance) -> float:
    """How well the imagined hands explain what the others did, as a likelihood."""
    state = imagined.clone()
    past = Past(state)
    memory = state.memory
    began: i64 = max(state.players * (state.content.deal + 1), len(memory) - RECENT)
    likelihood = 1.0
    at: i64 = len(memory) - 1
    stopped: i64 = -1
    while at >= began:
        word: i64 = memory[at]
        kind = word & 15
        seat = word >> 4 & 7
        card = word >> 10
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
                likelihood *= chance_of_play(state, active, PASS, HEAT)
        take_back(state, word, rng)
        if seat != observer:
            if kind == PLAYED:
                state.plays = past.plays[at]
                if not REACTIONS >> card & 1:
                    likelihood *= chance_of_play(state, seat, card, HEAT)
                elif card != NEURO_STIM:
                    likelihood *= chance_of_defense(
                        state, seat, attack_before(memory, at), card, HEAT
                    )
            elif kind in (GAVE, SURRENDERED):
                other = word >> 7 & 7
                if card < CARDS:
                    action = GIVE + card if kind == GAVE else SURRENDER + card
                    likelihood *= chance_of_gift(state, seat, other, action, HEAT)
                before: i64 = memory[at - 1]
                if before & 15 == PLAYED and ATTACK_MASK >> (before >> 10) & 1:
                    likelihood *= chance_of_defense(state, seat, before >> 10, PASS, HEAT)
        elif kind == TOOK:
            before = memory[at - 1]
            if before & 15 == PLAYED and THEFT_MASK >> (before >> 10) & 1:
                likelihood *= chance_of_resistance(
                    state, word >> 7 & 7, seat, before >> 10, PASS, HEAT
                )
        at -= 1
    return likelihood


def take_back(state: GhostState, word: i64, rng: Chance) -> None:
    """Undo one movement of a card, as far as hands, areas and missions go."""
    kind = word & 15
    seat = word >> 4 & 7
    other = word >> 7 & 7
    card = word >> 10
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


def attack_before(memory: list[int], at: i64) -> i64:
    """The attack that the defense at this entry answered."""
    word: i64 = memory[at - 1]
    return word >> 10


def chance_of_play(state: GhostState, seat: i64, chosen: i64, heat: float) -> float:
    options = plays_or_pass(playable(state, seat))
    return share([play_worth(state, seat, action) for action in options], options, chosen, heat)


def chance_of_defense(state: GhostState, seat: i64, attack: i64, chosen: i64, heat: float) -> float:
    options = plays_or_pass(state.held[seat] & DEFENSE_MASK)
    worths = [-defense_cost(state, seat, attack, action) for action in options]
    return share(worths, options, chosen, heat)


def chance_of_gift(state: GhostState, seat: i64, attacker: i64, chosen: i64, heat: float) -> float:
    options = gives(state.held[seat], state.laid[seat])
    worths = [-gift_cost(state, seat, attacker, action) for action in options]
    return share(worths, options, chosen, heat)


def chance_of_loot(state: GhostState, seat: i64, owner: i64, chosen: i64, heat: float) -> float:
    options = TAKES[state.laid[owner]]
    worths = [loot_worth(state, seat, owner, action - TAKE) for action in options]
    return share(worths, options, TAKE + chosen, heat)


def chance_of_resistance(
    state: GhostState, seat: i64, thief: i64, card: i64, chosen: i64, heat: float
) -> float:
    """How readily the seat answers a theft with Neuro-Stim, or lets it happen."""
    if not state.held[seat] >> NEURO_STIM & 1:
        return 1.0
    step = Resist(int(seat), int(thief), int(card))
    worths = [resist_worth(state, step, NEURO_STIM), 0.0]
    return share(worths, (NEURO_STIM, PASS), chosen, heat)


def share(worths: list[float], options: tuple[int, ...], chosen: i64, heat: float) -> float:
    """How likely a seat that mostly takes the best option takes this one."""
    top = worths[0]
    for worth in worths:
        if worth > top:
            top = worth
    total = 0.0
    mine = 0.0
    for index, action in enumerate(options):
        weight = exp(max(-50.0, (worths[index] - top) / heat))
        total += weight
        if action == chosen:
            mine = weight
    slip = heat / SLIPS
    return (1.0 - slip) * mine / total + slip / float(len(options))
