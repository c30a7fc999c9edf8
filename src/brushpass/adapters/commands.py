"""`brushpass mcp` and `brushpass tournament`."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from brushpass.games import game as game_named
from brushpass.kernel.errors import BrushpassError


def mcp(
    http: Annotated[
        bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option(help="Where to listen, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port, with --http.")] = 8020,
) -> None:
    """Serve tables to language-model agents over the Model Context Protocol."""
    try:
        from brushpass.adapters.mcp import server
    except ImportError as error:
        raise BrushpassError(str(error)) from None
    if http:
        server().run("streamable-http", host=host, port=port)
    else:
        server().run("stdio")


def tournament(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A game, as in 'brushpass games'.")],
    player: Annotated[
        str, typer.Argument(metavar="COMMAND", help="Reads a prompt, writes a move.")
    ],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 10,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "agent",
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    variant: Annotated[str | None, typer.Option(help="A variant of the game.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.", min=0)] = 0,
    tries: Annotated[int, typer.Option(help="Answers allowed for a decision.", min=1)] = 3,
    seconds: Annotated[float, typer.Option(help="The longest time for an answer.")] = 60.0,
    transcripts: Annotated[
        Path | None, typer.Option(help="A folder for what was asked and answered.")
    ] = None,
    json_: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let a text player, any command that reads a prompt and writes a move, play against bots."""
    from brushpass.adapters import tournament as room

    game = game_named(name)
    variant = game.default_variant if variant is None else variant
    seats = game.seats_for(variant).start if players is None else players
    game.check_table(seats, variant)
    plan = room.Plan(games, seats, variant, bot, seed, tries)
    standing = room.play(game, plan, room.command(player, seconds), transcripts)
    if json_:
        document = {"game": name, "player": player, **msgspec.to_builtins(plan)}
        document["result"] = msgspec.to_builtins(standing)
        sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
        return
    table = Table(show_header=False)
    table.add_row("games", str(standing.games))
    table.add_row("won", str(standing.won))
    table.add_row("drawn", str(standing.drawn))
    table.add_row("decisions", str(standing.decisions))
    table.add_row("illegal answers", str(standing.illegal))
    table.add_row("moves left to chance", str(standing.helped))
    table.add_row("seconds for an answer", f"{standing.seconds / standing.answers:.2f}")
    console = Console(highlight=False)
    console.print(f"{game.title}: {player} against {bot}", markup=False, soft_wrap=True)
    console.print(table)
