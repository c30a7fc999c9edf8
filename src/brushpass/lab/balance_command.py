"""`brushpass balance`: a report that a publisher would read."""

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from brushpass.games import game as game_named
from brushpass.kernel.errors import BrushpassError
from brushpass.lab import balance as balances
from brushpass.lab.ladder import RUNGS, ladder
from brushpass.lab.report import progress_bar
from brushpass.lab.simulate import plan_for
from brushpass.lab.simulate_command import Ray


def balance(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in 'brushpass games'.")],
    games: Annotated[int, typer.Option(help="How many games.", min=10)] = 2000,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    variant: Annotated[str | None, typer.Option(help="A variant of the game.")] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each.")
    ] = "heuristic",
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.", min=0)] = 0,
    duels: Annotated[
        int, typer.Option(help="Games a rung of the skill ladder; 0 leaves it out.", min=0)
    ] = 40,
    out: Annotated[
        Path | None, typer.Option(help="The page to write; its numbers go beside it as JSON.")
    ] = None,
    run: Annotated[
        Path | None, typer.Option(help="Keep the games in this folder, or use those in it.")
    ] = None,
    ray: Ray = None,
    json_: Annotated[bool, typer.Option("--json", help="Print one JSON object only.")] = False,
) -> None:
    """Write a balance report: one page, and its numbers as JSON beside it."""
    game = game_named(name)
    plan = plan_for(game, games, seed, players, variant, bots.split(","))
    file = out or Path(f"{name}-balance.html")
    command = (
        f"brushpass balance {name} --variant {plan.variant} --players {plan.players} "
        f"--games {games} --bots {bots} --seed {seed} --duels {duels}"
    )
    with tempfile.TemporaryDirectory() as scratch:
        steps = games + duels * (len(RUNGS) - 1)
        with progress_bar(f"{game.title}, {games:,} games", steps, quiet=json_) as step:
            rungs = (
                ladder(game, plan.variant, plan.players, duels, seed, jobs, step, ray)
                if duels
                else []
            )
            folder = run or Path(scratch)
            found = balances.measure(game, plan, folder, command, jobs, step, ray, rungs)
    _write(found, file)
    if json_:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    console = Console(highlight=False)
    for line in found.findings:
        console.print(f"- {line}", markup=False)
    console.print(f"The report is in {file}, its numbers in {file.with_suffix('.json')}.")


def _write(found: balances.Balance, file: Path) -> None:
    from brushpass.lab.balance_page import page

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page(found), encoding="utf-8")
        file.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    except OSError as error:
        raise BrushpassError(f"{file}: cannot be written ({error.strerror})") from None
