"""What a seat cannot see, and what it may take it to be.

The only secrets are the drafted pairs, a pick not yet shown, and the blueprints lying face down.
Seats remember nothing else: all that was ever shown still lies on the table. `imagine` draws each of
the secrets evenly from what it can be, a pair from the pool, a pick from the pair, blueprints from
all rooms, whatever the rival's reasons."""

from typing import TYPE_CHECKING

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import HOW_MANY
from brushpass.games.pocket_ops.rules.pools import kind_of, of, one_of, put, two_of
from brushpass.kernel.chance import Chance, fresh

if TYPE_CHECKING:
    from brushpass.games.pocket_ops.rules.state import PocketOpsState


def imagine(state: "PocketOpsState", seat: int | None, rng: Chance) -> "PocketOpsState":
    other = state.clone()
    other.chance = fresh(rng)
    for owner in range(2):
        if owner == seat:
            continue
        if of(other.pair, owner):
            pair = two_of(of(other.pool, owner), rng)
            other.pair = put(other.pair, owner, pair)
            if kind_of(other.picked, owner) != NONE:
                other.picked = put(other.picked, owner, one_of(pair, rng) + 1)
    if other.predicted and seat != 1 - other.placer:
        blueprints = HOW_MANY[other.predicted]
        other.predicted = 0
        while HOW_MANY[other.predicted] < blueprints:
            other.predicted |= 1 << rng.below(9)
    return other
