"""`brushpass deck`: is it playable, and what does it change."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from brushpass.games import catalogue
from brushpass.games import game as game_named
from brushpass.kernel import decks
from brushpass.kernel.errors import BadDeck
from brushpass.kernel.game import Game
from brushpass.lab.dials import differences

deck = typer.Typer(
    help="Check a deck file, or see what it changes.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)

DeckFile = Annotated[Path, typer.Argument(metavar="FILE", help="A deck file.")]
GameOption = Annotated[
    str | None, typer.Option("--game", help="The game it is for; found out if left out.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@deck.command()
def check(file: DeckFile, name: GameOption = None, json_: Json = False) -> None:
    """Say whether a deck can be played, or what is wrong with it."""
    game = owner(file, name)
    read = game.deck(file)
    if json_:
        _print_json({"playable": True, "game": game.name, "name": read.name, "digest": read.digest})
    else:
        console.print(f"[green]Playable.[/] {read.name}, for {game.title}, {read.digest[:12]}")


@deck.command()
def diff(
    file: DeckFile,
    other: Annotated[
        Path | None, typer.Argument(metavar="[OTHER]", help="The game's own deck if left out.")
    ] = None,
    name: GameOption = None,
    json_: Json = False,
) -> None:
    """List what a deck changes against the game's own, or against another."""
    game = owner(file, name)
    before = _document(game.builtin_deck.text if other is None else decks.read_file(other))
    changes = differences(before, _document(decks.read_file(file)))
    if json_:
        _print_json(
            {
                "game": game.name,
                "changes": [
                    dict(zip(("dial", "before", "after"), c, strict=True)) for c in changes
                ],
            }
        )
        return
    table = Table("dial", "before", "after", title=_counted(len(changes)), title_justify="left")
    for path, old, new in changes:
        table.add_row(path, _shown(old), _shown(new))
    console.print(table)


def owner(file: Path, name: str | None) -> Game[Any, Any]:
    """The game a deck file is for: the one named, or the one whose own deck has its tables."""
    if name is not None:
        return game_named(name)
    tables = set(decks.parse(decks.read_file(file), str(file)))
    for game in catalogue().values():
        if tables == set(_document(game.builtin_deck.text)):
            return game
    shared = {
        game: len(tables & set(_document(game.builtin_deck.text))) for game in catalogue().values()
    }
    best = max(shared, key=lambda game: shared[game])
    if shared[best] < 2:
        raise BadDeck(f"{file}: it has the tables of no game; name one with --game")
    return best


def _document(text: str) -> dict[str, Any]:
    return decks.parse(text, "deck")


def _counted(changes: int) -> str:
    return "1 change" if changes == 1 else f"{changes} changes"


def _shown(value: Any) -> str:
    return "-" if value is None else json.dumps(value, ensure_ascii=False)


def _print_json(document: object) -> None:
    sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")
