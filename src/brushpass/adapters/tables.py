"""Tables for text players: seats are keys, bots take the rest and act at once."""

import secrets
from typing import Any

import msgspec

from brushpass.adapters import text
from brushpass.bots import bot_names, make_bot
from brushpass.games import catalogue
from brushpass.games import game as game_named
from brushpass.kernel.bot import Bot
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game
from brushpass.kernel.record import Record
from brushpass.look.seats import SEAT_NAMES

BOT_SEED = 1 << 62


class NoSuchTable(BrushpassError):
    """No table or seat of that name."""


class Seat(msgspec.Struct, frozen=True):
    """What somebody who sits down is told; `key` is theirs alone."""

    table: str
    key: str
    seat: int
    name: str


class Table:
    """One game. A seat is a bot's, somebody's who holds its key, or still free."""

    def __init__(
        self,
        name: str,
        game: Game[Any, Any],
        players: int | None,
        variant: str | None,
        seed: int | str,
    ) -> None:
        self.name = name
        self.record = Record(game, players, seed, variant)
        self.bots: dict[int, Bot] = {}
        self.keys: dict[str, int] = {}
        self.remarks: list[tuple[int, str]] = []

    @property
    def free(self) -> list[int]:
        taken = {*self.bots, *self.keys.values()}
        return [seat for seat in range(self.record.players) if seat not in taken]

    def sit(self, seat: int | None = None) -> Seat:
        if not self.free:
            raise NoSuchTable(f"table {self.name} is full")
        chosen = self.free[0] if seat is None else seat
        if chosen not in self.free:
            raise NoSuchTable(f"seat {chosen} is not free; free are {self.free}")
        key = secrets.token_urlsafe(12)
        self.keys[key] = chosen
        return Seat(self.name, key, chosen, SEAT_NAMES[chosen])

    def play(self, seat: int, answer: str) -> str:
        """Take the action that the answer names, let the bots go on; the notation taken."""
        action = text.parse(self.record.state.perspective(seat), answer)
        self.record.play(action)
        self.let_bots_play()
        return self.record.game.actions.notation(action)

    def let_bots_play(self) -> None:
        state = self.record.state
        while state.to_move in self.bots:
            seat = state.to_move
            self.record.play(self.bots[seat].choose(state.perspective(seat)))

    def status(self, seat: int) -> str:
        """Whose decision it is, or how it ended, in a line."""
        state = self.record.state
        if state.over:
            winners = ", ".join(SEAT_NAMES[winner] for winner in state.winners()) or "nobody"
            return f"The game is over ({state.ending()}): {winners} won, scores {state.scores()}."
        if state.to_move == seat:
            return "It is your decision."
        return f"Waiting for {SEAT_NAMES[state.to_move]}."

    def look(self, seat: int) -> str:
        """The whole prompt of a seat, with what was said at the table."""
        said = [f"{SEAT_NAMES[speaker]} says: {words}" for speaker, words in self.remarks]
        talk = ["", "## Said at the table", "", *said] if said else []
        prompt = self.record.state.perspective(seat).text()
        return "\n".join([f"You are {SEAT_NAMES[seat]}, seat {seat}. {self.status(seat)}", "",
                          prompt, *talk])  # fmt: skip


class Lobby:
    """All tables of one server."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}

    def games(self) -> list[dict[str, object]]:
        return [
            {
                "name": game.name,
                "title": game.title,
                "tagline": game.tagline,
                "variants": {
                    name: {"summary": summary, "seats": list(game.seats_for(name))}
                    for name, summary in game.variants.items()
                },
                "bots": bot_names(game),
            }
            for game in catalogue().values()
        ]

    def open(
        self,
        game: str,
        players: int | None = None,
        variant: str | None = None,
        bots: int | None = None,
        bot: str = "agent",
        seed: int | None = None,
    ) -> Seat:
        """A new table; who opens it gets its first free seat, bots the last ones."""
        played = game_named(game)
        name = secrets.token_hex(4)
        luck: int | str = secrets.token_hex(32) if seed is None else seed
        table = Table(name, played, players, variant, luck)
        seats = table.record.players
        wanted = seats - 1 if bots is None else bots
        if not 0 <= wanted < seats:
            raise NoSuchTable(f"of {seats} seats, 0 to {seats - 1} can be bots, not {wanted}")
        for seat in range(seats - wanted, seats):
            table.bots[seat] = make_bot(bot, played, (seed or secrets.randbelow(BOT_SEED)) + seat)
        self.tables[name] = table
        taken = table.sit()
        table.let_bots_play()
        return taken

    def join(self, table: str, seat: int | None = None) -> Seat:
        return self.named(table).sit(seat)

    def waiting(self) -> list[dict[str, object]]:
        """Tables with a free seat."""
        return [
            {"table": table.name, "game": table.record.game.name, "free": table.free}
            for table in self.tables.values()
            if table.free
        ]

    def named(self, table: str) -> Table:
        if table not in self.tables:
            raise NoSuchTable(f"there is no table {table!r}")
        return self.tables[table]

    def seat(self, key: str) -> tuple[Table, int]:
        """The table and seat of a key."""
        for table in self.tables.values():
            if key in table.keys:
                return table, table.keys[key]
        raise NoSuchTable("no seat has this key; open or join a table first")
