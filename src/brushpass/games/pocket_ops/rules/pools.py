"""What each seat has of its own, one byte a seat in one integer, and kinds drawn from it."""

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.facility import HOW_MANY
from brushpass.kernel.chance import Chance


def of(packed: i64, seat: i64) -> i64:
    """The seat's byte of a packed pair."""
    return packed >> 8 * seat & 0xFF


def put(packed: i64, seat: i64, byte: i64) -> i64:
    """The packed pair with the seat's byte replaced."""
    full: i64 = 0xFF
    return packed & ~(full << 8 * seat) | byte << 8 * seat


def kind_of(packed: i64, seat: i64) -> i64:
    """The specialist in the seat's byte, or NONE: kinds are stored one higher, 0 is none."""
    return (packed >> 8 * seat & 0xFF) - 1


def two_of(pool: i64, rng: Chance) -> i64:
    """A random pair of the pool (PO-012, PO-R05)."""
    first = one_of(pool, rng)
    one: i64 = 1
    second = one_of(pool & ~(one << first), rng)
    return one << first | one << second


def one_of(kinds: i64, rng: Chance) -> i64:
    k = rng.below(HOW_MANY[kinds])
    kind: i64 = 0
    while True:
        if kinds >> kind & 1:
            if k == 0:
                return kind
            k -= 1
        kind += 1
