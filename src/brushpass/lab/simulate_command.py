"""`brushpass simulate`: many games, counted, and kept if asked."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from brushpass.games import game as game_named
from brushpass.lab import report, runs
from brushpass.lab import simulate as simulation

Ray = Annotated[
    str | None, typer.Option(help="Run on a Ray cluster: its address, or 'auto' for a running one.")
]


def simulate(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in 'brushpass games'.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    variant: Annotated[str | None, typer.Option(help="A variant of the game.")] = None,
    bots: Annotated[
        str, typer.Option(help="One bot or level for all seats, or one for each, by commas.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.", min=0)] = 0,
    deck: Annotated[
        Path | None, typer.Option(help="A deck file instead of the game's own.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep every game and card in this folder; go on where it stopped."),
    ] = None,
    ray: Ray = None,
    json_: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Let bots play many games and count what happens."""
    game = game_named(name)
    played = None if deck is None else game.deck(deck)
    plan = simulation.plan_for(game, games, seed, players, variant, bots.split(","), played)
    try:
        with report.progress_bar(f"{game.title}, {games:,} games", games, quiet=json_) as step:
            if out is None:
                tally, seconds = simulation.run(plan, jobs, step, ray)
            else:
                tally, seconds = runs.run_kept(plan, out, jobs, step, ray)
    except KeyboardInterrupt:
        kept = (
            "" if out is None else f" What was played is kept; the same command goes on in {out}."
        )
        Console(stderr=True).print(f"Interrupted.{kept}")
        raise typer.Exit(130) from None
    if json_:
        document = report.as_document(plan, tally, seconds)
        sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")
    else:
        report.show(Console(highlight=False), game, plan, tally, seconds)
