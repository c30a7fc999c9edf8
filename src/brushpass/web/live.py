"""A socket at a table: who may open it, and what is done about what a client says."""

from typing import Any

from litestar import WebSocket, websocket

from brushpass.kernel.errors import IllegalAction
from brushpass.web import guard, seating
from brushpass.web.client import Client
from brushpass.web.house import House
from brushpass.web.limits import Bucket
from brushpass.web.line import NAME as LINE
from brushpass.web.line import Line
from brushpass.web.messages import (
    Chat,
    HandOver,
    Hint,
    Look,
    Message,
    Ping,
    PlayMove,
    Read,
    Rematch,
    Resign,
    TakeBack,
    Undo,
    Why,
    read,
)
from brushpass.web.metrics import note
from brushpass.web.place import Place, why_not
from brushpass.web.refused import Refused
from brushpass.web.tables import RESIGN, UNDO
from brushpass.web.wire import Mode, encode


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
    bucket = Bucket(house.settings.socket_messages_per_second, house.settings.socket_burst)
    client = line.reader = Client(house.hub, place, held, mode, line, bucket)
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
            await _answer(house, client, received.get("text") or received.get("bytes") or "")
            client.waiting = max(0, client.waiting - 1)
    finally:
        line.reader = None
        place.leave(client)


async def _answer(house: House, client: Client, text: str | bytes) -> None:
    message = read(text)
    if isinstance(message, Refused):
        client.refuse(message)
        return
    try:
        await _obey(house, client, message)
    except Refused as refusal:
        client.refuse(refusal, getattr(message, "token", None))


async def _obey(house: House, client: Client, message: Message) -> None:
    hub, place = house.hub, client.place
    match message:
        case PlayMove(action, at, token):
            await hub.act(place, client.seat(), action, at, token[:64])
        case Undo(at, token):
            await hub.act(place, client.seat(), UNDO, at, token[:64])
        case Resign(at, token):
            await hub.act(place, client.seat(), RESIGN, at, token[:64])
        case Chat(words):
            await _say(house, client, words)
        case Why(action):
            _why(client, action)
        case Hint():
            await _hint(house, client)
        case Look(seat):
            if seat not in client.seats:
                raise Refused(403, "That seat is not yours.")
            client.look(seat)
        case HandOver():
            await seating.hand_over(hub, place, client.seat(), True)
        case TakeBack():
            await seating.hand_over(hub, place, client.seat(), False)
        case Rematch():
            client.seat()
            await seating.rematch(hub, place)
        case Read(on):
            client.mode = "text" if on else "page"
            client.version = -1
            place.show(client)
        case Ping():
            client.push(b'{"type":"pong"}')


async def _say(house: House, client: Client, words: str) -> None:
    said = " ".join(words.split())[: seating.LONGEST_WORDS]
    if said:
        await house.hub.say(client.place, client.seat(), said)


def _why(client: Client, notation: str) -> None:
    seat = client.seat()
    try:
        action = client.place.table.state.parse(notation)
    except IllegalAction as error:
        raise Refused(422, str(error)) from None
    if seat != client.place.table.to_move:
        raise Refused(422, "It is not your move.")
    raise why_not(client.place.table, seat, action)


async def _hint(house: House, client: Client) -> None:
    table, seat = client.place.table, client.seat()
    if seat != table.to_move:
        raise Refused(409, "It is not your move.")
    at = table.at
    advice = await house.hub.thinkers.advise(table, seat)
    if table.at == at:
        best = advice.choices[0]
        client.push(
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
