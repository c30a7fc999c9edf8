"""`brushpass arena`: which bot is how strong at a game."""

import json
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from brushpass.bots import levels
from brushpass.games import game as game_named
from brushpass.lab import arena_report
from brushpass.lab.arena import Report, contest_for, fixtures, hold
from brushpass.lab.report import progress_bar
from brushpass.lab.simulate_command import Ray


def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in 'brushpass games'.")],
    levels_: Annotated[
        str, typer.Option("--levels", help="'all', or bots and levels by commas.")
    ] = "all",
    games: Annotated[int, typer.Option(help="How many games a pairing.", min=1)] = 40,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    variant: Annotated[str | None, typer.Option(help="A variant of the game.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 0,
    ray: Ray = None,
    json_: Annotated[bool, typer.Option("--json", help="Print one JSON object only.")] = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the standings into this SVG file.")
    ] = None,
) -> None:
    """Let bots meet, all against all from both sides, and rate them."""
    game = game_named(name)
    bots = [level.name for level in levels(game)] if levels_ == "all" else levels_.split(",")
    contest = contest_for(game, bots, games, seed, players, variant)
    total = sum(fixture.stop - fixture.start for fixture in fixtures(contest))
    with progress_bar(f"{game.title}, {total:,} games", total, quiet=json_) as step:
        report = hold(contest, jobs, step, ray)
    if plot is not None:
        plot.write_text(arena_report.plot(game, report), encoding="utf-8")
    if json_:
        sys.stdout.write(json.dumps(as_document(report), ensure_ascii=False) + "\n")
    else:
        arena_report.show(Console(highlight=False), game.title, report)


def as_document(report: Report) -> dict[str, object]:
    document: dict[str, object] = msgspec.to_builtins(report)
    return document
