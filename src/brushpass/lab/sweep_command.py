"""`brushpass sweep`: turn the dials of a deck and see what moves."""

import json
import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from brushpass.games import game as game_named
from brushpass.lab.report import progress_bar
from brushpass.lab.simulate_command import Ray
from brushpass.lab.sweep import Estimate, Sweep, spots_for
from brushpass.lab.sweep import sweep as run_sweep
from brushpass.look.seats import SEAT_NAMES


def sweep(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in 'brushpass games'.")],
    settings: Annotated[
        list[str],
        typer.Option(
            "--set", help="A dial: missions.points+1, hands.start=5..8, x.y=2,4, x.y*1.5."
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games on each deck.", min=2)] = 1000,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    variant: Annotated[str | None, typer.Option(help="A variant of the game.")] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each.")
    ] = "heuristic",
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.", min=0)] = 0,
    ray: Ray = None,
    json_: Annotated[bool, typer.Option("--json", help="Print one JSON object only.")] = False,
) -> None:
    """Play a grid of decks with the same luck, and tell what moves."""
    game = game_named(name)
    spots = spots_for(game, settings, games, seed, players, variant, bots.split(","))
    total = games * len(spots)
    with progress_bar(f"{game.title}, {len(spots)} decks", total, quiet=json_) as step:
        result = run_sweep(spots, jobs, step, ray)
    if json_:
        sys.stdout.write(json.dumps(msgspec.to_builtins(result), ensure_ascii=False) + "\n")
    else:
        show(Console(highlight=False), game.title, result)


def show(console: Console, title: str, result: Sweep) -> None:
    console.print(
        f"[bold]{title}[/], {result.variant}, {result.players} seats: "
        f"{result.games:,} games on each deck, the same luck on all"
    )
    table = Table("deck", *(SEAT_NAMES[seat] for seat in range(result.players)), "decisions")
    for row in result.rows:
        cells = [
            f"{100 * share.value:.1f} %{_moved(move)}"
            for share, move in zip(row.shares, row.moves, strict=True)
        ]
        table.add_row(row.label, *cells, f"{row.length:.1f}{_moved(row.longer, 1.0)}")
    console.print(table)
    console.print("In brackets the change against the deck as it is, with its 95 % interval.")
    if result.smallest_fair is None:
        console.print("No deck of the grid brings every seat within two points of fair.")
    else:
        console.print(
            f"The smallest change with every seat within two points of fair: {result.smallest_fair}."
        )


def _moved(move: Estimate, scale: float = 100.0) -> str:
    if move.low == move.high == 0.0:
        return ""
    low, high = scale * move.low, scale * move.high
    shown = f"\n({scale * move.value:+.1f}: {low:+.1f} to {high:+.1f})"
    return f"[bold]{shown}[/]" if low > 0 or high < 0 else shown
