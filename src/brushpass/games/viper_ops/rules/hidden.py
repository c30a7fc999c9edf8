"""What a seat cannot know: the piles, and power cards others drew from the pile. All it remembers
lies open in the position: `opened` has the cards that everybody has seen.

`imagine` draws evenly from all ways in which the cards hidden from a seat can lie in the piles and
the others' hands, given that whoever is turning in a mission holds what it takes."""

from itertools import product
from math import comb

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.completion import CoverMission, uncoverable
from brushpass.games.viper_ops.rules.content import DELTA_FORCE, SLOTS, ZENITH_HOVERSHIP
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.bits import bit, mask_of, members, size
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
        n_fresh += size(cards & state.fresh)
        n_rewarded += size(cards & state.rewarded)
        pool += members(cards)
    pool.sort()
    rng.shuffle(pool)
    deal(state, hidden, pool, n_fresh, n_rewarded)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, CoverMission) and step.seat != viewer:
        known: i64 = state.hand[step.seat] & ~hidden[step.seat]
        if not completes(state, step, state.hand[step.seat]):
            provide(state, step, known, hidden, pool, rng)
            deal(state, hidden, pool, n_fresh, n_rewarded)


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
        count = size(hidden[seat])
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


def completes(state: ViperOpsState, step: CoverMission, cards: i64) -> bool:
    """Whether these cards let their owner complete the mission being turned in."""  # VO-159
    return uncoverable(state, step.seat, SLOTS * step.seat + step.slot, cards) is None


def provide(
    state: ViperOpsState,
    step: CoverMission,
    known: i64,
    hidden: list[i64],
    pool: list[int],
    rng: Chance,
) -> None:
    """Order the pool anew so that who turns in a mission is dealt cards that complete it, every
    such hand with the same chance: first how many of each kind of covering card, then which."""
    count: int = size(hidden[step.seat])
    kinds: list[list[int]] = [[] for _ in range(ZENITH_HOVERSHIP - DELTA_FORCE + 1)]
    others: list[int] = []
    for card in pool:
        name = state.content.card_name[card]
        if DELTA_FORCE <= name <= ZENITH_HOVERSHIP:
            kinds[name - DELTA_FORCE].append(card)
        else:
            others.append(card)
    numbers: list[tuple[int, ...]] = []
    weights: list[float] = []
    for taken in product(*[range(min(len(kind), count) + 1) for kind in kinds]):
        rest = count - sum(taken)
        cards = known
        ways = comb(len(others), rest) if rest >= 0 else 0
        for kind, number in zip(kinds, taken, strict=True):
            cards |= mask_of(kind[:number])
            ways *= comb(len(kind), number)
        if ways and completes(state, step, cards):
            numbers.append((*taken, rest))
            weights.append(float(ways))
    hand: list[int] = []
    left: list[int] = []
    for kind, number in zip([*kinds, others], numbers[rng.weighted(weights)], strict=True):
        rng.shuffle(kind)
        hand += kind[:number]
        left += kind[number:]
    rng.shuffle(hand)
    rng.shuffle(left)
    below = len(left)
    for seat in range(step.seat):
        below -= size(hidden[seat])
    pool[:] = left[:below] + hand + left[below:]
