"""The tables that this node serves: opened from the store, played on by bots, kept in step with
other nodes."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from functools import partial

import sqlalchemy as sa

from brushpass.kernel.errors import BadDeck, BadRecord, UnknownGame
from brushpass.web import ledger
from brushpass.web.deckpool import DeckReader
from brushpass.web.metrics import Metrics, trouble
from brushpass.web.papers import Seat, TableFile
from brushpass.web.place import Place
from brushpass.web.refused import Refuse, Refused
from brushpass.web.settings import Settings
from brushpass.web.store import Move, Store
from brushpass.web.tables import Table
from brushpass.web.thinkers import Thinkers

ATTEMPTS = 3
SOON = 0.2  # seconds


class Hub:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        decks: DeckReader,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.decks = decks
        self.settings = settings
        self.metrics = metrics
        self.places: dict[str, Place] = {}
        self.loading: dict[str, asyncio.Task[Place]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.ended: set[str] = set()

    async def place(self, code: str) -> Place:
        """The table with this code, from memory or from the store."""
        found = self.places.get(code)
        if found is not None:
            found.used = time.monotonic()
            return found
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self.loading[code])
        finally:
            self.loading.pop(code, None)

    async def _load(self, code: str) -> Place:
        try:
            table = await self.store.read(partial(_replayed, code=code))
        except (BadRecord, BadDeck, UnknownGame) as error:
            raise Refused(409, f"This table cannot be opened: {error}.") from None
        if table is None:
            raise Refused(404, f"There is no table {code}.")
        return self._keep(table)

    def lay(self, file: TableFile, seats: list[Seat]) -> Place:
        """Serve a table that was stored just now; it need not be read back."""
        return self._keep(Table(file, seats, []))

    def _keep(self, table: Table) -> Place:
        self._make_room()
        place = self.places[table.code] = Place(table)
        self.moved(place)
        return place

    def _make_room(self) -> None:
        if len(self.places) < self.settings.loaded_tables:
            return
        idle = [
            (place.used, code)
            for code, place in self.places.items()
            if not place.guests and not place.writing and place.thinking is None
        ]
        for _, code in sorted(idle)[: max(1, self.settings.loaded_tables // 10)]:
            del self.places[code]

    async def act(self, place: Place, seat: int, action: str | int, at: int, token: str) -> None:
        """Make a move as soon as the table is free, and wait until it is safe."""
        while place.writing:
            await _rest(place)
        refusals: list[Refused] = []
        place.move(self, seat, action, at, token, refusals.append)
        await _rest(place)
        for refusal in refusals:
            raise refusal

    def overtaken(self, place: Place, move: Move, refuse: Refuse) -> None:
        """Another node has stored a move with the same number."""
        self.errand(self._catch_up(place, move, refuse))

    async def _catch_up(self, place: Place, move: Move, refuse: Refuse) -> None:
        try:
            await self._read_on(place)
        finally:
            if move.token not in place.table.tokens:
                refuse(Refused(409, "Somebody else was quicker."))
            place.settle()

    def moved(self, place: Place) -> None:
        table = place.table
        if table.closed and table.file.ended is None:
            self._ended(table.code)
        elif place.thinking is None and table.bot_to_move() is not None:
            place.thinking = asyncio.create_task(self._bots(place))

    def _ended(self, code: str) -> None:
        if not self.ended:
            loop = asyncio.get_running_loop()
            loop.call_later(SOON, lambda: self.errand(self.note_ended()))
        self.ended.add(code)

    async def note_ended(self) -> None:
        """Tables that came to an end are noted together: nobody waits for it."""
        codes, self.ended = self.ended, set()
        if codes:
            await self.store.write(partial(ledger.finish, codes=sorted(codes)))

    async def _bots(self, place: Place) -> None:
        failures = 0
        try:
            while (level := place.table.bot_to_move()) is not None and failures < ATTEMPTS:
                try:
                    await self._bot(place, level)
                except Refused as refusal:
                    failures += refusal.status == 503
                except Exception:
                    failures += 1
                    trouble("a bot failed", table=place.table.code, level=level)
        finally:
            place.thinking = None

    async def _bot(self, place: Place, level: str) -> None:
        table = place.table
        seat, at = table.to_move, table.at
        pause = self.settings.pace * (0.7 + secrets.randbelow(600) / 1000)
        action, _ = await asyncio.gather(
            self.thinkers.choose(table, seat, level), asyncio.sleep(pause)
        )
        if table.at == at and table.bot_to_move() is not None:
            await self.act(place, seat, action, at, secrets.token_hex(8))

    async def heard(self, code: str) -> None:
        """Another node has changed a table."""
        place = self.places.get(code)
        if place is None:
            return
        while place.writing:
            await _rest(place)
        await self._read_on(place)

    async def heard_all(self) -> None:
        """Messages from other nodes may have been lost: read every table on."""
        for code in list(self.places):
            await self.heard(code)

    async def _read_on(self, place: Place) -> None:
        table = place.table
        said = table.chat[-1].number + 1 if table.chat else 0
        pages = await self.store.read(
            partial(ledger.read_table, code=table.code, at=table.at, said=said)
        )
        if pages is None:
            return
        for move in pages.moves:
            if move.number == table.at:
                table.take(move)
        table.seats = pages.seats
        table.file = pages.file
        place.publish()
        news = [words for words in pages.chat if words.number >= said]
        if news and (not table.chat or table.chat[-1].number < news[0].number):
            place.say(news)
        self.moved(place)

    async def change_seat(self, place: Place, seat: Seat) -> None:
        """Store who sits on a chair, and show it."""
        job = partial(ledger.change_seat, code=place.table.code, seat=seat)
        await self.store.write(job, place.table.code)
        place.table.seats = [seat if old.seat == seat.seat else old for old in place.table.seats]
        place.publish()
        self.moved(place)

    async def say(self, place: Place, seat: int, words: str) -> None:
        job = partial(ledger.say, code=place.table.code, seat=seat, words=words)
        place.say([await self.store.write(job, place.table.code)])

    def errand(self, work: Coroutine[None, None, None]) -> None:
        """Run something nobody waits for."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def gauges(self) -> dict[str, int]:
        return {
            "tables": len(self.places),
            "sockets": sum(len(place.guests) for place in self.places.values()),
            "bots_thinking": sum(place.thinking is not None for place in self.places.values()),
        }


async def _rest(place: Place) -> None:
    """Wait for the move that is being written now, if there is one."""
    if place.writing:
        await asyncio.wait([place.freed()])


def _replayed(db: sa.Connection, code: str) -> Table | None:
    pages = ledger.read_table(db, code)
    if pages is None:
        return None
    table = Table(pages.file, pages.seats, pages.moves)
    table.chat = pages.chat
    return table
