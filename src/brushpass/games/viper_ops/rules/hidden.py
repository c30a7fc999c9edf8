"""What a seat cannot know: the piles, and power cards others drew from the pile."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.cards import bit, count_bits, lowest
from brushpass.games.viper_ops.rules.completion import CoverMission, can_turn_in
from brushpass.games.viper_ops.rules.table import Table
from brushpass.kernel.chance import Chance


def imagine_hidden(state: Table, viewer: int, rng: Chance) -> None:
    """Deal everything hidden from the viewer anew."""
    state.mission_pile.sort()
    rng.shuffle(state.mission_pile)
    state.agent_pile.sort()
    rng.shuffle(state.agent_pile)
    hidden: list[i64] = []
    pool = state.power_pile
    fresh = 0
    rewarded = 0
    for seat in range(state.players):
        cards: i64 = state.hand[seat] & ~state.opened
        if seat == viewer:
            cards = 0
        hidden.append(cards)
        fresh += count_bits(cards & state.fresh)
        rewarded += count_bits(cards & state.rewarded)
        while cards:
            pool.append(lowest(cards))
            cards &= cards - 1
    pool.sort()
    rng.shuffle(pool)
    while True:
        deal(state, hidden, pool, fresh, rewarded)
        if plausible(state, viewer):
            return
        rng.shuffle(pool)


def deal(state: Table, hidden: list[i64], pool: list[int], fresh: int, rewarded: int) -> None:
    """As many cards to each hand as were hidden there. Only the player on turn can have fresh
    ones; those taken as a reward are fresh as well."""
    top = len(pool)
    for dealt in hidden:
        state.fresh &= ~dealt
        state.rewarded &= ~dealt
    for seat in range(state.players):
        count = count_bits(hidden[seat])
        if not count:
            continue
        cards: i64 = 0
        for place in range(count):
            top -= 1
            one = bit(pool[top])
            cards |= one
            if seat == state.current:
                if place < fresh:
                    state.fresh |= one
                if place < rewarded:
                    state.rewarded |= one
        state.hand[seat] = (state.hand[seat] & ~hidden[seat]) | cards
        hidden[seat] = cards
    state.power_pile = pool[:top]


def plausible(state: Table, viewer: int) -> bool:
    """Who turns in a mission has what it takes."""  # VO-159
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, CoverMission) and step.seat != viewer:
            return can_turn_in(state, step.seat, step.slot)
    return True
