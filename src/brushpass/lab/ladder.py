"""The skill ladder: how much a doubling of search is worth."""

from collections.abc import Callable
from math import log10
from typing import Any

import msgspec

from brushpass.bots.levels import tuning_for
from brushpass.bots.search import Budget, SearchBot
from brushpass.games import game as game_named
from brushpass.kernel.game import Game
from brushpass.kernel.state import State
from brushpass.lab.intervals import wilson
from brushpass.lab.simulate import derive
from brushpass.lab.workers import spread

RUNGS = (25, 50, 100, 200)


class Rung(msgspec.Struct, frozen=True):
    """Twice the search against once: the share of points, and the rating gained with it."""

    simulations: int
    games: int
    share: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float


class Duel(msgspec.Struct, frozen=True):
    """One game: the seats of the one that searches twice as long alternate."""

    game: str
    variant: str
    players: int
    simulations: int
    seed: int
    number: int


def ladder(
    game: Game[Any, Any],
    variant: str,
    players: int,
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None],
    ray: str | None = None,
) -> list[Rung]:
    """Each rung against the next, so many games each."""
    duels = [
        Duel(game.name, variant, players, simulations, seed, number)
        for simulations in RUNGS[:-1]
        for number in range(games)
    ]
    points = dict.fromkeys(RUNGS[:-1], 0.0)
    for duel, won in zip(duels, spread(fight, duels, jobs, ray), strict=True):
        points[duel.simulations] += won
        progress(1)
    return [_rung(simulations, games, points[simulations]) for simulations in RUNGS[:-1]]


def fight(duel: Duel) -> float:
    """The points of the one that searches twice as long."""
    game = game_named(duel.game)
    seed = derive(duel.seed, duel.simulations, duel.number // 2)
    state: State = game.new(duel.players, seed, duel.variant)
    longer = [(seat + duel.number) % 2 == 0 for seat in range(duel.players)]
    bots = [
        SearchBot(
            game.adviser(),
            derive(duel.seed, duel.simulations, duel.number, seat),
            Budget(duel.simulations * (2 if twice else 1)),
            tuning_for(game),
        )
        for seat, twice in enumerate(longer)
    ]
    while not state.over:
        state.apply(bots[state.to_move].choose(state.perspective(state.to_move)))
    winners = state.winners()
    if len(winners) in (0, duel.players):
        return 0.5
    return sum(longer[seat] for seat in winners) / len(winners)


def _rung(simulations: int, games: int, points: float) -> Rung:
    low, high = wilson(round(points), games)
    share = points / games
    return Rung(simulations, games, share, low, high, _rating(share), _rating(low), _rating(high))


def _rating(share: float) -> float:
    """The rating difference at which the better one takes this share."""
    kept = min(0.999, max(0.001, share))
    return 400 * log10(kept / (1 - kept))
