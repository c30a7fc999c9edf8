"""A game under the glass: seats, length, closeness, cards, and what may be said of them."""

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

import msgspec

from brushpass.kernel.game import Game
from brushpass.lab.arena import wins_together
from brushpass.lab.intervals import Z95, wilson
from brushpass.lab.ladder import Rung
from brushpass.lab.lift import Lift, lifts
from brushpass.lab.runs import GAMES, SIGHTINGS, run_kept
from brushpass.lab.simulate import Plan
from brushpass.look.seats import SEAT_NAMES


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with its 95 % interval."""

    name: str
    count: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct, frozen=True):
    """An average with its 95 % interval."""

    value: float
    low: float
    high: float


class Balance(msgspec.Struct, frozen=True):
    """Everything a report says. `fair` is each seat's even share of the wins there were."""

    game: str
    title: str
    variant: str
    players: int
    games: int
    seed: int
    bots: list[str]
    deck: str
    rules_version: int
    command: str
    together: bool
    fair: float
    seats: list[Share]
    favoured: list[str]
    disadvantaged: list[str]
    lengths: dict[str, int]
    length_counts: list[tuple[int, int]]
    lead_changes: Mean
    margin: Mean
    close_games: Share
    endings: list[Share]
    cards_seen: list[Lift]
    cards_played: list[Lift]
    ladder: list[Rung]
    findings: list[str]


def measure(
    game: Game[Any, Any],
    plan: Plan,
    folder: Path,
    command: str,
    jobs: int,
    progress: Callable[[int], None],
    ray: str | None,
    rungs: list[Rung],
) -> Balance:
    """Play the plan into the folder and look at what it brought."""
    import polars as pl

    tally, _ = run_kept(plan, folder, jobs, progress, ray)
    games = pl.scan_parquet(folder / GAMES / "*.parquet").collect()
    seen = pl.scan_parquet(folder / SIGHTINGS / "*.parquet").collect()
    seats = [
        _share(SEAT_NAMES[seat], wins, tally.games) for seat, wins in enumerate(tally.wins_by_seat)
    ]
    fair = sum(tally.wins_by_seat) / tally.games / plan.players
    strict = [_share(seat.name, seat.count, tally.games, plan.players) for seat in seats]
    best = games.select(pl.col("scores").list.max()).to_series()
    close = int((games["margin"] * 10 <= best).sum())
    lengths = sorted(tally.lengths.items())
    balance = Balance(
        game=game.name,
        title=game.title,
        variant=plan.variant,
        players=plan.players,
        games=tally.games,
        seed=plan.seed,
        bots=plan.bots,
        deck=game.deck().name,
        rules_version=game.rules_version,
        command=command,
        together=wins_together(game, plan.variant, plan.players),
        fair=fair,
        seats=seats,
        favoured=[seat.name for seat in strict if seat.low > fair],
        disadvantaged=[seat.name for seat in strict if seat.high < fair],
        lengths={
            f"q{round(100 * q):02d}": tally.quantile(q) for q in (0.05, 0.25, 0.5, 0.75, 0.95)
        },
        length_counts=lengths,
        lead_changes=_mean(games["lead_changes"]),
        margin=_mean(games["margin"]),
        close_games=_share("within a tenth of the winner's score", close, tally.games),
        endings=[
            _share(name, count, tally.games)
            for name, count in sorted(tally.endings.items(), key=lambda entry: -entry[1])
        ],
        cards_seen=lifts(seen, "seen"),
        cards_played=lifts(seen, "played"),
        ladder=rungs,
        findings=[],
    )
    return msgspec.structs.replace(balance, findings=findings(balance))


def findings(balance: Balance) -> list[str]:
    """Three sentences; nothing is claimed that the intervals do not carry."""
    return [_about_seats(balance), _about_games(balance), _about_cards(balance)]


def _about_seats(balance: Balance) -> str:
    top = max(balance.seats, key=lambda seat: seat.share)
    shown = f"{percent(top.share)} (95 % interval {percent(top.low)} to {percent(top.high)})"
    if balance.together:
        return f"All seats win and lose together: {shown} of {balance.games:,} games were won."
    if not balance.favoured and not balance.disadvantaged:
        return (
            f"No seat is shown to be favoured: the most successful, {top.name}, wins {shown}, "
            f"and an even share is {percent(balance.fair)}."
        )
    low = min(balance.seats, key=lambda seat: seat.share)
    favoured = " and ".join(balance.favoured) or "nobody clearly"
    return (
        f"The seats are not even: favoured is {favoured}; {top.name} wins {shown}, {low.name} "
        f"{percent(low.share)} ({percent(low.low)} to {percent(low.high)}), where an even share is "
        f"{percent(balance.fair)}."
    )


def _about_games(balance: Balance) -> str:
    q, ending = balance.lengths, balance.endings[0]
    changes = balance.lead_changes
    return (
        f"Half of the games take {q['q25']} to {q['q75']} decisions (median {q['q50']}); the lead "
        f"changes {changes.value:.2f} times a game ({changes.low:.2f} to {changes.high:.2f}), and "
        f"the usual ending is {ending.name!r}: {percent(ending.share)} of games "
        f"({percent(ending.low)} to {percent(ending.high)})."
    )


def _about_cards(balance: Balance) -> str:
    sure = [lift for lift in balance.cards_seen if lift.sure]
    if not balance.cards_seen:
        return "Too few cards were seen often enough to say anything about them."
    if not sure:
        top = balance.cards_seen[0]
        return (
            f"No card stands out from chance among {len(balance.cards_seen)}; the largest lift is "
            f"{top.card}'s, {points(top.lift)} ({points(top.low)} to {points(top.high)})."
        )
    top = max(sure, key=lambda lift: abs(lift.lift))
    word = "more" if top.lift > 0 else "less"
    count = (
        f"{len(sure)} of {len(balance.cards_seen)} cards stand out"
        if len(sure) > 1
        else "One card stands out"
    )
    return (
        f"{count}: a seat that sees {top.card} wins {points(abs(top.lift), sign=False)} {word} "
        f"often than seats with as many cards ({points(top.low)} to {points(top.high)})."
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(share: float, sign: bool = True) -> str:
    return f"{100 * share:{'+' if sign else ''}.1f} points"


def _share(name: str, count: int, total: int, claims: int = 1) -> Share:
    """A share; with several claims at once the interval is wider, so that all hold together."""
    z = NormalDist().inv_cdf(1 - 0.025 / claims)
    return Share(name, count, count / total, *wilson(count, total, z))


def _mean(values: Any) -> Mean:
    mean, count = float(values.mean()), len(values)
    error = Z95 * float(values.std() or 0.0) / sqrt(count)
    return Mean(mean, mean - error, mean + error)
