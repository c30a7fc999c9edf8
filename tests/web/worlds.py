"""Tables made by hand, and worlds that a viewer cannot tell apart."""

from typing import Any

from brushpass.kernel.chance import FastChance
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Journal
from brushpass.kernel.state import State
from brushpass.web.papers import Seat, TableFile
from brushpass.web.store import Move
from brushpass.web.tables import Table


def new_table(game: Game[Any, Any], variant: str, players: int, seed: str = "") -> Table:
    deck = game.deck()
    file = TableFile(
        code="ORCHID-7",
        game=game.name,
        variant=variant,
        players=players,
        deck_name=deck.name,
        deck_digest=deck.digest,
        deck_builtin=deck.builtin,
        deck_text=None,
        rules_version=game.rules_version,
        seed=seed or f"{players:064x}",
        public=True,
        created=0.0,
        ended=None,
        successor=None,
    )
    seats = [
        Seat(seat, f"key-{seat}", "person", f"Agent {seat}", "random") for seat in range(players)
    ]
    return Table(file, seats, [])


def play(table: Table, action: int) -> None:
    number = table.at
    move = Move(table.code, number, table.to_move, table.state.notation(action), f"t{number}", 0.0)
    table.take(move)


def other_world(table: Table, viewer: int | None, rng: FastChance) -> Table:
    """The same table with another truth behind what the viewer knows. The luck ahead is the
    same, and the log of what has been seen is the viewer's own."""
    twin = new_table(table.game, table.file.variant, table.file.players, "0" * 64)
    imagined: State = table.state.imagine(viewer, rng)
    imagined.chance = table.state.chance.clone()
    imagined.journal = Journal()
    twin.record.state = imagined
    twin.at = table.at
    twin.record.actions = list(table.record.actions)
    twin.record.moves = list(table.record.moves)
    twin.seal = table.seal
    twin._settle()
    return twin


def forget_log(table: Table) -> None:
    table.state.journal = Journal()
