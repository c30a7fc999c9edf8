"""The tables that this node serves: who looks at them, and how a move becomes a fact."""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Protocol, TypeAlias

import sqlalchemy as sa

from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import BadDeck, BadRecord, IllegalAction, UnknownGame
from brushpass.kernel.state import NOBODY
from brushpass.web import ledger
from brushpass.web.metrics import Metrics, trouble
from brushpass.web.settings import Settings
from brushpass.web.store import Move, Store
from brushpass.web.tables import RESIGN, UNDO, Seat, Table, TableFile, Words
from brushpass.web.thinkers import Thinkers
from brushpass.web.wire import Audience, Mode

ATTEMPTS = 3
SOON = 0.2  # seconds
A_MOMENT = 0.05


class Refused(Exception):
    """A request that changes nothing: an HTTP status, a sentence, and a rule if one forbids it."""

    def __init__(self, status: int, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.rule = rule


Refuse: TypeAlias = Callable[[Refused], None]


class Guest(Protocol):
    """Somebody at a socket."""

    seats: tuple[int, ...]
    looking: int | None
    mode: Mode

    def see(self, audience: Audience) -> None: ...
    def hear(self, said: list[Words]) -> None: ...
    def turn(self, seat: int) -> None: ...


class Place:
    """One table in memory, with its guests and what each audience was shown last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.groups: dict[tuple[int | None, Mode], tuple[Audience, set[Guest]]] = {}
        self.guests: set[Guest] = set()
        self.writing: asyncio.Future[None] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.online: frozenset[int] = frozenset()
        self.soon: asyncio.TimerHandle | None = None

    async def rest(self) -> None:
        """Wait for the move that is being written now, if there is one."""
        if self.writing is not None:
            await asyncio.wait([self.writing])

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._count()
        self.show(guest)
        self.publish()
        guest.hear(self.table.chat)

    def _count(self) -> None:
        self.online = frozenset(seat for guest in self.guests for seat in guest.seats)

    def show(self, guest: Guest) -> None:
        """Show the whole table to a guest who came, or who now looks from another seat."""
        for _, group in self.groups.values():
            group.discard(guest)
        key = (guest.looking, guest.mode)
        if key not in self.groups:
            self.groups[key] = (Audience(*key), set())
        audience, group = self.groups[key]
        audience.refresh(self.table, self.online)
        group.add(guest)
        guest.see(audience)

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._count()
        for key, (_, group) in list(self.groups.items()):
            group.discard(guest)
            if not group:
                del self.groups[key]
        self.publish()

    def publish(self, patient: int = NOBODY) -> None:
        """Show everybody what is new to them; each audience is drawn once. A `patient` seat that is
        not to move is shown it with the next move, or a moment later."""
        self.used = time.monotonic()
        seat = self.table.to_move
        waits = False
        for audience, group in list(self.groups.values()):
            if audience.viewer == patient != seat:
                waits = True
            elif audience.refresh(self.table, self.online):
                for guest in group:
                    guest.see(audience)
        self._promise(waits)
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.turn(seat)

    def _promise(self, waits: bool) -> None:
        """See to it that whoever waits is shown the table soon, whatever happens."""
        if waits and self.soon is None:
            self.soon = asyncio.get_running_loop().call_later(A_MOMENT, self.publish)
        elif not waits and self.soon is not None:
            self.soon.cancel()
            self.soon = None

    def say(self, said: list[Words]) -> None:
        self.table.chat += said
        del self.table.chat[: -ledger.LONGEST_CHAT]
        for guest in self.guests:
            guest.hear(said)


class Hub:
    def __init__(
        self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.thinkers = thinkers
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
        self._after(place)
        return place

    def _make_room(self) -> None:
        if len(self.places) < self.settings.loaded_tables:
            return
        idle = [
            (place.used, code)
            for code, place in self.places.items()
            if not place.guests and place.writing is None and place.thinking is None
        ]
        for _, code in sorted(idle)[: max(1, self.settings.loaded_tables // 10)]:
            del self.places[code]

    async def act(self, place: Place, seat: int, action: str | int, at: int, token: str) -> None:
        """Make a move as soon as the table is free, and wait until it is safe."""
        while place.writing is not None:
            await place.rest()
        refusals: list[Refused] = []
        self.move(place, seat, action, at, token, refusals.append)
        await place.rest()
        for refusal in refusals:
            raise refusal

    def move(
        self, place: Place, seat: int, action: str | int, at: int, token: str, refuse: Refuse
    ) -> None:
        """Make a move at a table where none is being written: checked, stored, and only then
        shown. The same token counts once. `refuse` hears what goes wrong after the check."""
        table = place.table
        if token in table.tokens:
            return
        if at != table.at:
            raise Refused(409, "The table has moved on.")
        notation = legal(table, seat, action)
        move = Move(table.code, table.at, seat, notation, token, time.time())
        place.writing = asyncio.get_running_loop().create_future()
        self.store.append(move, partial(self._written, place, move, refuse))

    def _written(self, place: Place, move: Move, refuse: Refuse, outcome: bool | Exception) -> None:
        if outcome is True:
            place.table.take(move)
            self._settle(place)
            place.publish(move.seat if self.store.crowded else NOBODY)
            self._after(place)
        elif outcome is False:
            self.errand(self._catch_up(place, move, refuse))
        else:
            self._settle(place)
            refuse(Refused(503, "The move could not be stored; try again."))

    async def _catch_up(self, place: Place, move: Move, refuse: Refuse) -> None:
        try:
            await self._read_on(place)
        finally:
            if move.token not in place.table.tokens:
                refuse(Refused(409, "Somebody else was quicker."))
            self._settle(place)

    def _settle(self, place: Place) -> None:
        writing, place.writing = place.writing, None
        if writing is not None:
            writing.set_result(None)

    def _after(self, place: Place) -> None:
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
        while place.writing is not None:
            await place.rest()
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
        self._after(place)

    async def change_seat(self, place: Place, seat: Seat) -> None:
        """Store who sits on a chair, and show it."""
        job = partial(ledger.change_seat, code=place.table.code, seat=seat)
        await self.store.write(job, place.table.code)
        place.table.seats = [seat if old.seat == seat.seat else old for old in place.table.seats]
        place.publish()
        self._after(place)

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


def _replayed(db: sa.Connection, code: str) -> Table | None:
    pages = ledger.read_table(db, code)
    if pages is None:
        return None
    table = Table(pages.file, pages.seats, pages.moves)
    table.chat = pages.chat
    return table


def legal(table: Table, seat: int, action: str | int) -> str:
    """The notation of an action that the seat may take now; Refused says why it may not."""
    if table.closed:
        raise Refused(409, "The game is over.", table.game.over_rule)
    if action == RESIGN:
        if seat in table.resigned:
            raise Refused(409, "You have resigned already.")
        return RESIGN
    if action == UNDO:
        if not table.may_undo(seat):
            raise Refused(409, "That cannot be taken back any more.")
        return UNDO
    if seat == NOBODY or seat != table.to_move:
        raise Refused(409, "It is not your move.")
    try:
        chosen = table.state.parse(action) if isinstance(action, str) else action
        if chosen not in table.state.legal_actions():
            raise why_not(table, seat, chosen)
    except IllegalAction as error:
        raise Refused(422, str(error)) from None
    return table.state.notation(chosen)


def why_not(table: Table, seat: int, action: int) -> Refused:
    """The rule against an action, found in a state that the seat imagines: the answer cannot
    tell more than the seat knows."""
    imagined = table.state.imagine(seat, FastChance(table.at))
    refusal = imagined.why_not(action)
    if refusal is None:
        return Refused(409, "That is allowed just now.")
    return Refused(422, refusal.sentence, refusal.rule)
