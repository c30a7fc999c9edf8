"""The command line."""

import hashlib
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table
from typer.core import TyperGroup

from brushpass import __version__, version
from brushpass.games import broken, catalogue
from brushpass.games import game as game_named
from brushpass.kernel.errors import BrushpassError, Unsolved
from brushpass.kernel.record import Record

# Commands that live in rooms of their own, imported only when they are called.
ELSEWHERE = {
    "arena": "brushpass.lab.arena_command",
    "balance": "brushpass.lab.balance_command",
    "deck": "brushpass.lab.deck_command",
    "mcp": "brushpass.adapters.commands",
    "serve": "brushpass.web.command",
    "simulate": "brushpass.lab.simulate_command",
    "sweep": "brushpass.lab.sweep_command",
    "tournament": "brushpass.adapters.commands",
}


class Commands(TyperGroup):
    """The commands of this file, and those from elsewhere."""

    def list_commands(self, ctx: Any) -> list[str]:
        return sorted([*super().list_commands(ctx), *ELSEWHERE])

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in ELSEWHERE:
            return super().get_command(ctx, cmd_name)
        found = getattr(import_module(ELSEWHERE[cmd_name]), cmd_name)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        room = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        room.command(cmd_name)(found)
        return typer.main.get_command(room)


app = typer.Typer(
    name="brushpass",
    cls=Commands,
    help="Five spy board games: play them, watch bots play them, take them apart.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as in 'brushpass games'.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Variant = Annotated[str | None, typer.Option(help="A variant of the game.")]
Players = Annotated[int | None, typer.Option(help="How many seats.")]
DeckFile = Annotated[
    Path | None, typer.Option("--deck", help="A deck file instead of the game's own.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved record.")]


def _print_json(document: object) -> None:
    sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")


def _version(wanted: bool) -> None:
    if wanted:
        console.print(version.banner())
        raise typer.Exit


@app.callback()
def brushpass(
    version_: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Say which Brushpass this is."
        ),
    ] = False,
) -> None:
    """Five spy board games on one small engine."""


@app.command()
def games(json_: Json = False) -> None:
    """List the games."""
    found = catalogue().values()
    if json_:
        listed = [_summary(game) for game in found]
        _print_json({"version": __version__, "games": listed, "broken": broken()})
        return
    table = Table(title="Case files", title_justify="left", show_lines=True)
    for heading in ("game", "seats", "minutes", "variants", ""):
        table.add_column(heading)
    for game in found:
        seats = _seats(game.seats)
        table.add_row(game.name, seats, game.minutes, ", ".join(game.variants), game.tagline)
    console.print(table)
    for line in broken():
        console.print(f"[red]{escape(line)}[/red]", soft_wrap=True)


def _summary(game: Any) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.tagline,
        "seats": list(game.seats),
        "variants": dict(game.variants),
        "actions": game.num_actions,
        "rules_version": game.rules_version,
        "deck": game.deck().digest,
    }


def _seats(seats: range) -> str:
    return str(seats.start) if len(seats) == 1 else f"{seats.start}-{seats.stop - 1}"


@app.command()
def rules(name: GameName) -> None:
    """Read the rules of a game."""
    page = game_named(name).rules
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(page))
    else:
        console.print(page, markup=False, soft_wrap=True)


@app.command()
def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game to play.")] = None,
    variant: Variant = None,
    players: Players = None,
    people: Annotated[int, typer.Option(help="How many of the seats are people here.")] = 1,
    seat: Annotated[int, typer.Option(help="The seat of the first person, from 0.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "heuristic",
    seed: Annotated[int | None, typer.Option(help="A seed, to play the same luck again.")] = None,
    deck: DeckFile = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard."""
    from brushpass.terminal.start import start

    start(console, name, variant, players, people, seat, bot, seed, deck, resume)


@app.command()
def solve(
    name: GameName,
    json_: Json = False,
    out: Annotated[
        Path | None,
        typer.Option(help="Where to store the solution; in the user's cache if left out."),
    ] = None,
    figures: Annotated[
        Path | None, typer.Option(help="A folder for the figures of the report, as SVG.")
    ] = None,
) -> None:
    """Solve a game exactly, store the solution and print what it says."""
    analyst = game_named(name).analyst()
    if analyst is None:
        solved = ", ".join(game.name for game in catalogue().values() if game.analyst())
        raise Unsolved(f"{name} has no exact solution; these have: {solved}")
    analyst.solve(out, figures, json_)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Whose eyes; a spectator's if left out.")] = None,
    json_: Json = False,
) -> None:
    """Tell a recorded game from the first decision to the last."""
    record = Record.load(file, catalogue())
    if seat is not None:
        record.state.perspective(seat)
    story = record.game.story(record.state, seat)
    if json_:
        _print_json({"game": record.game.name, "seat": seat, "story": story, **_result(record)})
        return
    for line in story:
        console.print(line, markup=False)
    console.print()
    console.print(record.game.text(record.state.view(seat)), markup=False)


@app.command()
def verify(file: RecordFile, json_: Json = False) -> None:
    """Replay a record and check that it is what it says."""
    record = Record.load(file, catalogue())
    if json_:
        found = {"verified": True, "game": record.game.name, "seal": _seal(record)}
        _print_json({**found, **_result(record)})
        return
    result = record.result()
    outcome = f"it ended: {result.ending}" if result.over else "it is not over yet"
    console.print(
        f"[green]Verified.[/] {record.game.title}, {record.variant}, {record.players} seats, "
        f"{len(record.actions)} decisions; {outcome}, scores {result.scores}."
    )
    if seal := _seal(record):
        console.print(f"The seal of its luck, as shown before the first move: sha256 {seal}")


def _seal(record: Record) -> str | None:
    """The hash that a table publishes of its secret seed."""
    if not isinstance(record.seed, str):
        return None
    return hashlib.sha256(record.seed.encode()).hexdigest()


def _result(record: Record) -> dict[str, object]:
    result = record.result()
    return {
        "decisions": len(record.actions),
        "over": result.over,
        "scores": result.scores,
        "winners": result.winners,
        "ending": result.ending,
    }


def main() -> None:
    """Run a command; a mistake of the caller ends with one line and exit code 2."""
    try:
        app()
    except BrushpassError as error:
        Console(stderr=True, highlight=False).print(f"[red]brushpass:[/] {escape(str(error))}")
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
