"""One table in memory: how a move becomes a fact, and who is shown what of it."""

import asyncio
import time
from functools import partial
from typing import Protocol

from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import IllegalAction
from brushpass.kernel.state import NOBODY
from brushpass.web.ledger import LONGEST_CHAT
from brushpass.web.papers import Words
from brushpass.web.refused import Refuse, Refused
from brushpass.web.store import Move, Store
from brushpass.web.tables import RESIGN, UNDO, Table
from brushpass.web.wire import Audience, Mode

A_MOMENT = 0.05  # seconds


class Guest(Protocol):
    """Somebody at a socket."""

    seats: tuple[int, ...]
    looking: int | None
    mode: Mode

    def see(self, audience: Audience) -> None: ...
    def hear(self, said: list[Words]) -> None: ...
    def turn(self, seat: int) -> None: ...


class Host(Protocol):
    """Who stores the moves of a place and sees to what follows from them."""

    store: Store

    def moved(self, place: "Place") -> None: ...
    def overtaken(self, place: "Place", move: Move, refuse: Refuse) -> None: ...


class Place:
    """A table with its guests and what each audience was shown last. `writing` while a move is on
    its way to the store: there is never more than one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.groups: dict[tuple[int | None, Mode], tuple[Audience, set[Guest]]] = {}
        self.guests: set[Guest] = set()
        self.writing = False
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.online: frozenset[int] = frozenset()
        self.owing = False
        self.shown = self.used
        self.soon: asyncio.TimerHandle | None = None
        self.free: asyncio.Future[None] | None = None

    def freed(self) -> "asyncio.Future[None]":
        """Done when the move that is being written has been stored, or has failed."""
        if self.free is None:
            self.free = asyncio.get_running_loop().create_future()
        return self.free

    def settle(self) -> None:
        """The move that was being written has become a fact, or nothing."""
        self.writing = False
        if self.free is not None:
            self.free.set_result(None)
            self.free = None

    def move(
        self, host: Host, seat: int, action: str | int, at: int, token: str, refuse: Refuse
    ) -> None:
        """Make a move while none is being written: checked, stored, and only then shown. The same
        token counts once. Only a resignation need not know that the table is still `at` that
        number. `refuse` hears what goes wrong after the check."""
        table = self.table
        if token in table.tokens:
            return
        if at != table.at and action != RESIGN:
            raise Refused(409, "The table has moved on.")
        notation = legal(table, seat, action)
        move = Move(table.code, table.at, seat, notation, token, time.time())
        self.writing = True
        host.store.append(move, partial(self._written, host, move, refuse))

    def _written(self, host: Host, move: Move, refuse: Refuse, outcome: bool | Exception) -> None:
        if outcome is True:
            self.table.take(move)
            self.settle()
            self.publish(move.seat if host.store.crowded else NOBODY)
            host.moved(self)
        elif outcome is False:
            host.overtaken(self, move, refuse)
        else:
            self.settle()
            refuse(Refused(503, "The move could not be stored; try again."))

    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._count()
        self.show(guest)
        self.publish()
        guest.hear(self.table.chat)

    def _count(self) -> None:
        self.online = frozenset([seat for guest in self.guests for seat in guest.seats])

    def show(self, guest: Guest) -> None:
        """Show the whole table to a guest who came, or who now looks from another seat."""
        for _, group in self.groups.values():
            group.discard(guest)
        key = (guest.looking, guest.mode)
        if key not in self.groups:
            self.groups[key] = (Audience(guest.looking, guest.mode), set())
        audience, group = self.groups[key]
        self._refresh(audience, group)
        group.add(guest)
        guest.see(audience)

    def _refresh(self, audience: Audience, group: set[Guest]) -> None:
        if audience.refresh(self.table, self.online):
            for guest in group:
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
            else:
                self._refresh(audience, group)
        self.owing = waits
        self.shown = self.used
        if waits and self.soon is None:
            self._promise(A_MOMENT)
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.turn(seat)

    def _promise(self, seconds: float) -> None:
        self.soon = asyncio.get_running_loop().call_later(seconds, self._remember)

    def _remember(self) -> None:
        """Whoever has waited for a moment is shown the table. The timer may be older than that."""
        self.soon = None
        if self.owing:
            left = self.shown + A_MOMENT - time.monotonic()
            if left > 0:
                self._promise(left)
            else:
                self.publish()

    def say(self, said: list[Words]) -> None:
        self.table.chat += said
        del self.table.chat[:-LONGEST_CHAT]
        for guest in self.guests:
            guest.hear(said)


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
