"""Sitting down: which game, who plays, from the start or from a saved record."""

import secrets
import time
from pathlib import Path

from rich.console import Console

from brushpass.bots import make_bot
from brushpass.games import catalogue
from brushpass.games import game as game_named
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.record import Record
from brushpass.terminal.session import Session, save

BOT_SECONDS = 1.0


def start(
    console: Console,
    name: str | None,
    variant: str | None,
    players: int | None,
    people: int,
    seat: int,
    bot: str,
    seed: int | None,
    deck: Path | None,
    resume: Path | None,
) -> None:
    if resume is not None:
        record = Record.load(resume, catalogue())
    else:
        chosen = name or _menu(console)
        luck: int | str = secrets.token_hex(32) if seed is None else seed
        record = Record(game_named(chosen), players, luck, variant, deck)
    if not 1 <= people <= record.players:
        raise BrushpassError(f"--people must be from 1 to {record.players}, not {people}")
    if not 0 <= seat < record.players:
        raise BrushpassError(f"--seat must be from 0 to {record.players - 1}, not {seat}")
    seats = [(seat + offset) % record.players for offset in range(people)]
    bots = {
        other: make_bot(bot, record.game, secrets.randbits(63), BOT_SECONDS)
        for other in range(record.players)
        if other not in seats
    }
    console.print(f"[bold]{record.game.title}[/]  {record.game.tagline}\n")
    session = Session(record, bots, console, console.input)
    finished = session.run()
    path = resume or Path(f"{record.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json")
    if finished:
        record.save(path)
        console.print(f"The record is in {path}; brushpass replay {path} tells it again.")
    else:
        save(record, path, console)


def _menu(console: Console) -> str:
    """The games by number."""
    found = list(catalogue().values())
    for number, game in enumerate(found, start=1):
        console.print(f"  [bold]{number}[/] {game.title:<18} {game.tagline}")
    while True:
        try:
            answer = console.input("Which game? ").strip()
        except (EOFError, KeyboardInterrupt):
            raise BrushpassError("no game was chosen") from None
        if answer.isdecimal() and 1 <= int(answer) <= len(found):
            return found[int(answer) - 1].name
        if answer in catalogue():
            return answer
        console.print(f"Choose a number from 1 to {len(found)}.")
