"""Which cards may be played now, and on whom."""

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules.content import (
    ACCESS,
    ATTACK_MASK,
    COUNTER_OP,
    FLASHBANG,
    KNIFE,
    OBJECTIVE_MASK,
    SECURITY_ALERT,
    SECURITY_DISABLED,
    THEFT_MASK,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState


def targets(state: GhostState, seat: i64, card: i64) -> i64:
    """A mask of the other, unfinished seats (VG-096, VG-R57) on which the card has an effect."""
    one: i64 = 1
    everyone: i64 = (one << state.players) - 1
    rivals: i64 = everyone & ~state.finished & ~(one << seat)
    if card == COUNTER_OP:
        return rivals  # VG-069
    if card == SECURITY_ALERT:
        return rivals & ~state.revealed  # VG-066
    if THEFT_MASK >> card & 1:
        return rivals & some(state.laid)  # VG-077
    return rivals & (some(state.laid) | some(state.held))  # VG-045


def some(masks: list[int]) -> i64:
    """A mask of the seats that have anything at all."""
    one: i64 = 1
    seats: i64 = 0
    for seat in range(len(masks)):
        if masks[seat]:
            seats |= one << seat
    return seats


def playable(state: GhostState, seat: i64) -> i64:
    """A mask of the hand cards that the seat may play in its own turn: no defense and no
    Neuro-Stim (VG-049, VG-080), and nothing without effect (VG-R33)."""
    held: i64 = state.held[seat]
    allowed: i64 = held & (OBJECTIVE_MASK | 1 << ACCESS | 1 << COUNTER_OP)  # VG-038
    if held & ATTACK_MASK and targets(state, seat, KNIFE):
        allowed |= held & ATTACK_MASK
    if held & THEFT_MASK and targets(state, seat, FLASHBANG):
        allowed |= held & THEFT_MASK
    if held >> SECURITY_ALERT & 1 and targets(state, seat, SECURITY_ALERT):
        allowed |= 1 << SECURITY_ALERT
    if held >> SECURITY_DISABLED & 1 and state.revealed:
        allowed |= 1 << SECURITY_DISABLED  # VG-066
    return allowed
