"""What if this number were different: a grid of decks, each game of which has the same luck."""

from collections.abc import Callable
from math import sqrt
from typing import Any

import msgspec
import tomli_w

from brushpass.kernel import decks
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game
from brushpass.lab.dials import apply, grid, standing
from brushpass.lab.intervals import Z95, wilson
from brushpass.lab.simulate import Piece, Plan, plan_for, plays
from brushpass.lab.workers import spread

FAIR = 0.02  # a seat is fair within two points of its share
PIECE = 50


class Spot(msgspec.Struct, frozen=True):
    """A point of the grid: the dials as turned, and how far in all."""

    label: str
    size: float
    plan: Plan


class Slice(msgspec.Struct, frozen=True):
    """The same games on every spot of the grid; the first is the deck as it is."""

    spots: list[Spot]
    start: int
    stop: int


class Sums(msgspec.Struct):
    """What adds up over games of one spot; `shift` is against the deck as it is, game by game."""

    games: int = 0
    wins: list[int] = []
    shift: list[int] = []
    shift_squares: list[int] = []
    length: int = 0
    longer: int = 0
    longer_squares: int = 0

    def add(self, other: "Sums") -> None:
        self.games += other.games
        for mine, theirs in (
            (self.wins, other.wins),
            (self.shift, other.shift),
            (self.shift_squares, other.shift_squares),
        ):
            for seat, value in enumerate(theirs):
                mine[seat] += value
        self.length += other.length
        self.longer += other.longer
        self.longer_squares += other.longer_squares


class Estimate(msgspec.Struct, frozen=True):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """What a spot of the grid did. `moves` is the change of each seat's share against the deck as
    it is."""

    label: str
    size: float
    shares: list[Estimate]
    moves: list[Estimate]
    length: float
    longer: Estimate
    fair: bool


class Sweep(msgspec.Struct, frozen=True):
    game: str
    variant: str
    players: int
    games: int
    seed: int
    rows: list[Row]
    smallest_fair: str | None


def spots_for(
    game: Game[Any, Any],
    settings: list[str],
    games: int,
    seed: int,
    players: int | None,
    variant: str | None,
    bots: list[str],
) -> list[Spot]:
    """The deck as it is, and every deck that the settings ask for; each must be playable."""
    document = decks.parse(game.builtin_deck.text, game.name)
    spots = [Spot("as it is", 0.0, plan_for(game, games, seed, players, variant, bots))]
    for turns in grid(settings):
        changed = apply(document, turns)
        label = ", ".join(str(turn) for turn in turns)
        deck = game.read_deck(tomli_w.dumps(changed), label)
        size = sum(turn.size(standing(document, turn.path)) for turn in turns)
        if deck.digest != game.builtin_deck.digest:
            plan = plan_for(game, games, seed, players, variant, bots, deck)
            spots.append(Spot(label, size, plan))
    if len(spots) == 1:
        raise BrushpassError("the settings leave the deck as it is")
    return spots


def play_slice(part: Slice) -> list[Sums]:
    """Play the same games on every spot."""
    results: list[Sums] = []
    base: list[tuple[list[int], int]] = []
    for spot in part.spots:
        played = [
            (game.state.winners(), game.decisions)
            for game in plays(Piece(spot.plan, part.start, part.stop))
        ]
        base = base or played
        results.append(_summed(played, base, spot.plan.players))
    return results


def _summed(
    played: list[tuple[list[int], int]], base: list[tuple[list[int], int]], players: int
) -> Sums:
    sums = Sums(wins=[0] * players, shift=[0] * players, shift_squares=[0] * players)
    for (winners, length), (before, shorter) in zip(played, base, strict=True):
        sums.games += 1
        sums.length += length
        sums.longer += length - shorter
        sums.longer_squares += (length - shorter) ** 2
        for seat in range(players):
            shift = (seat in winners) - (seat in before)
            sums.wins[seat] += seat in winners
            sums.shift[seat] += shift
            sums.shift_squares[seat] += shift * shift
    return sums


def sweep(
    spots: list[Spot], jobs: int, progress: Callable[[int], None], ray: str | None = None
) -> Sweep:
    plan = spots[0].plan
    slices = [
        Slice(spots, start, min(start + PIECE, plan.games)) for start in range(0, plan.games, PIECE)
    ]
    zeros = [0] * plan.players
    totals = [Sums(wins=zeros[:], shift=zeros[:], shift_squares=zeros[:]) for _ in spots]
    for part, results in zip(slices, spread(play_slice, slices, jobs, ray), strict=True):
        for total, sums in zip(totals, results, strict=True):
            total.add(sums)
        progress((part.stop - part.start) * len(spots))
    rows = [_row(spot, sums) for spot, sums in zip(spots, totals, strict=True)]
    fair = [row for row in rows if row.fair]
    smallest = min(fair, key=lambda row: row.size).label if fair else None
    return Sweep(plan.game, plan.variant, plan.players, plan.games, plan.seed, rows, smallest)


def _row(spot: Spot, sums: Sums) -> Row:
    shares = [Estimate(wins / sums.games, *wilson(wins, sums.games)) for wins in sums.wins]
    even = sum(sums.wins) / sums.games / spot.plan.players
    return Row(
        label=spot.label,
        size=spot.size,
        shares=shares,
        moves=[
            _paired(total, squares, sums.games)
            for total, squares in zip(sums.shift, sums.shift_squares, strict=True)
        ],
        length=sums.length / sums.games,
        longer=_paired(sums.longer, sums.longer_squares, sums.games),
        fair=all(abs(share.value - even) <= FAIR for share in shares),
    )


def _paired(total: int, squares: int, games: int) -> Estimate:
    """The mean of paired differences with its interval."""
    mean = total / games
    variance = max(0.0, squares / games - mean * mean)
    spread_ = Z95 * sqrt(variance / games)
    return Estimate(mean, mean - spread_, mean + spread_)
