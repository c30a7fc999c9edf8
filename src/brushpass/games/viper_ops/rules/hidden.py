"""What a seat cannot know: the piles, and power cards others drew from the pile. All it remembers
lies open in the position: `opened` has the cards that everybody has seen."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.cards import bit, count_bits, lowest
from brushpass.games.viper_ops.rules.completion import CoverMission, incomplete
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.state import NOBODY


def imagine(state: ViperOpsState, seat: int | None, rng: Chance) -> ViperOpsState:
    """Another table that looks the same from a seat, with luck of its own."""
    other = state.clone()
    other.chance = fresh(rng)
    deal_hidden(other, NOBODY if seat is None else seat, rng)
    return other


def deal_hidden(state: ViperOpsState, viewer: int, rng: Chance) -> None:
    """Deal everything hidden from the viewer anew."""
    state.mission_pile.sort()
    rng.shuffle(state.mission_pile)
    state.agent_pile.sort()
    rng.shuffle(state.agent_pile)
    hidden: list[i64] = []
    pool = state.power_pile
    n_fresh = 0
    n_rewarded = 0
    for seat in range(state.players):
        cards: i64 = state.hand[seat] & ~state.opened
        if seat == viewer:
            cards = 0
        hidden.append(cards)
        n_fresh += count_bits(cards & state.fresh)
        n_rewarded += count_bits(cards & state.rewarded)
        while cards:
            pool.append(lowest(cards))
            cards &= cards - 1
    pool.sort()
    rng.shuffle(pool)
    while True:
        deal(state, hidden, pool, n_fresh, n_rewarded)
        if plausible(state, viewer):
            return
        rng.shuffle(pool)


def deal(
    state: ViperOpsState, hidden: list[i64], pool: list[int], n_fresh: int, n_rewarded: int
) -> None:
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
                if place < n_fresh:
                    state.fresh |= one
                if place < n_rewarded:
                    state.rewarded |= one
        state.hand[seat] = (state.hand[seat] & ~hidden[seat]) | cards
        hidden[seat] = cards
    state.power_pile = pool[:top]


def plausible(state: ViperOpsState, viewer: int) -> bool:
    """Who turns in a mission has what it takes."""  # VO-159
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, CoverMission) and step.seat != viewer:
            return incomplete(state, step.seat, step.slot) is None
    return True
