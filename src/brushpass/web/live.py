"""A socket at a table: what a client may say, and how it hears what is new."""

from collections import deque
from functools import partial
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket

from brushpass.kernel.errors import IllegalAction
from brushpass.look.seats import SEAT_NAMES
from brushpass.web import guard, seating
from brushpass.web.house import House
from brushpass.web.hub import Place, Refused, why_not
from brushpass.web.line import NAME as LINE
from brushpass.web.line import Line
from brushpass.web.metrics import note
from brushpass.web.tables import RESIGN, UNDO, Words
from brushpass.web.wire import Audience, Mode, encode

LONGEST_QUEUE = 40


class Say(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What every message has: `do` says which it is."""


class PlayMove(Say, frozen=True, tag="move"):
    """Take an action, by number or notation. `at` is the number in the last update; `token` is
    any text that the client has not used at this table before."""

    action: int | str
    at: int
    token: str


class Undo(Say, frozen=True, tag="undo"):
    """Take the last action back."""

    at: int
    token: str


class Resign(Say, frozen=True, tag="resign"):
    at: int
    token: str


class Chat(Say, frozen=True, tag="say"):
    words: str


class Why(Say, frozen=True, tag="why"):
    """Ask why an action is not allowed."""

    action: str


class Hint(Say, frozen=True, tag="hint"):
    """Ask what a bot would do in my place."""


class Look(Say, frozen=True, tag="look"):
    """On a device that several seats share: I am this seat, show me its table."""

    seat: int


class HandOver(Say, frozen=True, tag="hand-over"):
    """Let a bot play for me."""


class TakeBack(Say, frozen=True, tag="take-back"):
    """I play again."""


class Rematch(Say, frozen=True, tag="rematch"):
    """Another game with the same people."""


class Read(Say, frozen=True, tag="read"):
    """On a page: send the table as text, too, or no longer."""

    on: bool


class Ping(Say, frozen=True, tag="ping"):
    """Is the line still open?"""


Message: TypeAlias = (
    PlayMove
    | Undo
    | Resign
    | Chat
    | Why
    | Hint
    | Look
    | HandOver
    | TakeBack
    | Rematch
    | Read
    | Ping
)
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Client:
    """One socket. What it has not read yet waits here; if that grows too long, it is replaced by
    the table as it stands."""

    def __init__(
        self, house: House, place: Place, seats: list[int], mode: Mode, line: Line
    ) -> None:
        settings = house.settings
        self.house = house
        self.place = place
        self.seats = tuple(seats)
        self.mode = mode
        self.line = line
        self.looking: int | None = seats[0] if len(seats) == 1 else None
        self.curtain: int | None = None
        self.version = -1
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        self.bucket = guard.Bucket(settings.socket_messages_per_second, settings.socket_burst)

    def push(self, message: bytes) -> None:
        if self.line.clogged:
            self.outbox.append(message)
        else:
            self.line.write(message)

    def catch_up(self) -> None:
        while self.outbox and not self.line.clogged:
            self.line.write(self.outbox.popleft())

    def see(self, audience: Audience) -> None:
        if len(self.outbox) > LONGEST_QUEUE:
            self.outbox.clear()
            self.version = -1
        self.push(audience.news if self.version == audience.version - 1 else audience.whole())
        self.version = audience.version

    def hear(self, said: list[Words]) -> None:
        for words in said:
            self.push(
                encode(
                    {
                        "type": "chat",
                        "number": words.number,
                        "seat": words.seat,
                        "who": SEAT_NAMES[words.seat],
                        "words": words.words,
                    }
                )
            )

    def turn(self, seat: int) -> None:
        """On a shared device, draw the curtain when the next person is to move."""
        if len(self.seats) < 2 or seat in (self.looking, self.curtain):
            return
        if self.looking is not None:
            self.look(None)
        self.curtain = seat
        self.push(encode({"type": "curtain", "seat": seat, "who": SEAT_NAMES[seat]}))

    def look(self, seat: int | None) -> None:
        self.looking = seat
        self.curtain = None
        self.version = -1
        self.place.show(self)

    def refuse(self, refusal: Refused, token: str | None = None) -> None:
        self.push(
            encode(
                {
                    "type": "refused",
                    "status": refusal.status,
                    "sentence": refusal.sentence,
                    "rule": refusal.rule,
                    "token": token,
                }
            )
        )
        if refusal.status == 409 and self in self.place.guests:
            self.version = -1
            self.place.show(self)

    def at_once(self, text: bytes) -> bool:
        """A move at a table that is free needs no waiting; all else is answered in its turn."""
        if self.waiting == 0 and self.looking is not None and self.place.writing is None:
            message = _read(text)
            if isinstance(message, PlayMove) and self.bucket.take():
                self._move(self.looking, message)
                return True
        self.waiting += 1
        return False

    def _move(self, seat: int, move: PlayMove) -> None:
        refuse = partial(self.refuse, token=move.token)
        try:
            self.house.hub.move(self.place, seat, move.action, move.at, move.token[:64], refuse)
        except Refused as refusal:
            refuse(refusal)

    def seat(self) -> int:
        if self.looking is None:
            raise Refused(403, "You have no seat at this table.")
        return self.looking

    async def obey(self, message: Message) -> None:
        hub, place = self.house.hub, self.place
        match message:
            case PlayMove(action, at, token):
                await hub.act(place, self.seat(), action, at, token[:64])
            case Undo(at, token):
                await hub.act(place, self.seat(), UNDO, at, token[:64])
            case Resign(at, token):
                await hub.act(place, self.seat(), RESIGN, at, token[:64])
            case Chat(words):
                await self._say(words)
            case Why(action):
                self._why(action)
            case Hint():
                await self._hint()
            case Look(seat):
                if seat not in self.seats:
                    raise Refused(403, "That seat is not yours.")
                self.look(seat)
            case HandOver():
                await seating.hand_over(hub, place, self.seat(), True)
            case TakeBack():
                await seating.hand_over(hub, place, self.seat(), False)
            case Rematch():
                self.seat()
                await seating.rematch(hub, place)
            case Read(on):
                self.mode = "text" if on else "page"
                self.version = -1
                self.place.show(self)
            case Ping():
                self.push(b'{"type":"pong"}')

    async def _say(self, words: str) -> None:
        said = " ".join(words.split())[: seating.LONGEST_WORDS]
        if said:
            await self.house.hub.say(self.place, self.seat(), said)

    def _why(self, notation: str) -> None:
        seat = self.seat()
        try:
            action = self.place.table.state.parse(notation)
        except IllegalAction as error:
            raise Refused(422, str(error)) from None
        if seat != self.place.table.to_move:
            raise Refused(422, "It is not your move.")
        raise why_not(self.place.table, seat, action)

    async def _hint(self) -> None:
        table, seat = self.place.table, self.seat()
        if seat != table.to_move:
            raise Refused(409, "It is not your move.")
        at = table.at
        advice = await self.house.hub.thinkers.advise(table, seat)
        if table.at == at:
            best = advice.choices[0]
            self.push(
                encode(
                    {
                        "type": "hint",
                        "action": best.action,
                        "sentence": best.sentence,
                        "why": advice.why,
                        "choices": advice.choices,
                    }
                )
            )


@websocket("/t/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """The table as it happens. `?mode=facts` for machines, else the panels of the page."""
    house: House = socket.app.state.house
    host = guard.address(socket)
    if not guard.same_origin(socket):
        await _turn_away(socket, 403, "This socket is for our own pages.")
        return
    if not house.sockets.enter(host):
        house.metrics.add("sockets_refused")
        await _turn_away(socket, 429, "Too many sockets are open from this address.")
        return
    try:
        place = await house.hub.place(code.upper())
        held = await seating.seats_held(house.hub, place, house.agent(socket), guard.bearer(socket))
        await _attend(socket, house, place, held)
    except Refused as refusal:
        await _turn_away(socket, refusal.status, refusal.sentence)
    finally:
        house.sockets.leave(host)


async def _turn_away(socket: WebSocket[Any, Any, Any], status: int, sentence: str) -> None:
    """Answer the handshake with a plain HTTP status."""
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(code=4000 + status, reason=sentence)
        return
    body = encode({"status": status, "sentence": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await socket.send(start)
    content: Any = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await socket.send(content)


async def _attend(
    socket: WebSocket[Any, Any, Any], house: House, place: Place, held: list[int]
) -> None:
    await socket.accept()
    mode: Mode = "facts" if socket.query_params.get("mode") == "facts" else "page"
    line: Line = socket.scope["state"][LINE]
    client = line.reader = Client(house, place, held, mode, line)
    place.enter(client)
    try:
        while True:
            received: Any = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not client.bucket.take():
                note("a socket spoke too fast", table=place.table.code)
                await socket.close(code=1008, reason="too many messages")
                return
            await _answer(client, received.get("text") or received.get("bytes") or "")
            client.waiting = max(0, client.waiting - 1)
    finally:
        line.reader = None
        place.leave(client)


def _read(text: bytes | str) -> Message | Refused:
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        return Refused(400, f"That message cannot be read: {error}.")


async def _answer(client: Client, text: str | bytes) -> None:
    message = _read(text)
    if isinstance(message, Refused):
        client.refuse(message)
        return
    try:
        await client.obey(message)
    except Refused as refusal:
        client.refuse(refusal, getattr(message, "token", None))
