"""Simulation results for people and for machines."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from brushpass.kernel.game import Game
from brushpass.lab.intervals import wilson
from brushpass.lab.simulate import Plan, Tally
from brushpass.look.seats import SEAT_NAMES

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@contextmanager
def progress_bar(title: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error with the time left; call the step with how many are done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


def as_document(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": plan.game,
        "variant": plan.variant,
        "games": tally.games,
        "seed": plan.seed,
        "players": plan.players,
        "bots": plan.bots,
        "wins_by_seat": tally.wins_by_seat,
        "wins_by_bot": tally.wins_by_bot,
        "seats_by_bot": tally.seats_by_bot,
        "draws": tally.draws,
        "decisions": {
            "mean": tally.decisions / tally.games,
            **{f"q{round(share * 100):02d}": tally.quantile(share) for share in QUANTILES},
            "max": max(tally.lengths),
        },
        "endings": dict(sorted(tally.endings.items())),
        "decisions_per_second": tally.decisions / seconds,
    }


def show(console: Console, game: Game[Any, Any], plan: Plan, tally: Tally, seconds: float) -> None:
    console.print(
        f"[bold]{game.title}[/], {plan.variant}, {plan.players} seats: "
        f"{tally.games:,} games, seed {plan.seed}"
    )
    wins = Table("seat", "wins", "share", "95 % interval")
    for seat, won in enumerate(tally.wins_by_seat):
        wins.add_row(SEAT_NAMES[seat], *_share(won, tally.games))
    console.print(wins)
    if len(tally.seats_by_bot) > 1:
        bots = Table("bot", "wins", "share", "95 % interval")
        for name, sat in tally.seats_by_bot.items():
            bots.add_row(name, *_share(tally.wins_by_bot[name], sat))
        console.print(bots)
    endings = Table("how it ended", "games", "share", "95 % interval")
    for ending, count in sorted(tally.endings.items(), key=lambda entry: -entry[1]):
        endings.add_row(ending, *_share(count, tally.games))
    console.print(endings)
    low, *_, high = (tally.quantile(share) for share in QUANTILES)
    console.print(
        f"Decisions a game: {tally.decisions / tally.games:.1f} on average, median "
        f"{tally.quantile(0.5)}, nine in ten from {low} to {high}. Drawn: {tally.draws:,}."
    )
    console.print(f"{tally.decisions / seconds:,.0f} decisions a second, {seconds:.1f} s.")


def _share(count: int, total: int) -> tuple[str, str, str]:
    low, high = wilson(count, total)
    return f"{count:,}", f"{100 * count / total:.2f} %", f"{100 * low:.2f} to {100 * high:.2f} %"
