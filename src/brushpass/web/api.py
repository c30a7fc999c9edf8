"""The same tables for programs: typed requests and answers, described by an OpenAPI document."""

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from brushpass.bots import levels
from brushpass.games import catalogue
from brushpass.kernel.errors import IllegalAction
from brushpass.kernel.offers import Refusal
from brushpass.look.seats import SEAT_NAMES
from brushpass.web import guard, seating, wire
from brushpass.web.place import Place, why_not
from brushpass.web.refused import Refused
from brushpass.web.routes import Web, house_of, place_of, turn_within, viewpoint_from
from brushpass.web.seating import Order
from brushpass.web.sight import ReplayFrame, Sight

Code = Annotated[str, Parameter(description="The code of a table, such as ORCHID-7.")]


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    seats: list[int]
    variants: dict[str, str]
    levels: list[str]


class SeatKey(msgspec.Struct, frozen=True):
    """A seat of a new table; show `key` as `Authorization: Bearer KEY` to play it."""

    seat: int
    colour: str
    kind: str
    key: str | None


class NewTable(msgspec.Struct, frozen=True):
    code: str
    seats: list[SeatKey]


class MoveOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action by number or notation (`!undo` takes the last one back, `!resign` gives up).
    `at` is the number from the last sight; a `token` that was used before changes nothing."""

    action: int | str
    at: int
    token: str = ""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done. After a conflict `sight` is the table as it is now."""

    status: int
    sentence: str
    rule: str = ""
    sight: Sight | None = None


@get("/api/games", tags=["games"])
async def list_games() -> list[GameCard]:
    """The games of the house."""
    return [
        GameCard(
            game.name,
            game.title,
            game.tagline,
            list(game.seats),
            dict(game.variants),
            [level.name for level in levels(game)],
        )
        for game in catalogue().values()
    ]


@post("/api/tables", tags=["tables"], status_code=201)
async def create(request: Web, data: Order) -> NewTable:
    """Lay a table. Seats of `me` and `friend` come with their keys."""
    house = house_of(request)
    if not house.orders.allow(guard.address(request)):
        raise Refused(429, "You have laid many tables; wait a minute.")
    file = await seating.create(house.hub, data, None)
    place = await house.hub.place(file.code)
    seats = [
        SeatKey(
            seat.seat, SEAT_NAMES[seat.seat], seat.kind, None if seat.kind == "bot" else seat.key
        )
        for seat in place.table.seats
    ]
    return NewTable(file.code, seats)


@get("/api/tables/{code:str}", tags=["tables"])
async def look(request: Web, code: Code, seat: int | None = None) -> Response[Sight]:
    """The table as the bearer of a seat's key sees it, or as a spectator does without one."""
    place = await place_of(request, code)
    held = await _held(request, place)
    return _sight(place, _one(held, seat) if held else None)


@post("/api/tables/{code:str}/moves", tags=["play"], status_code=200)
async def move(
    request: Web, code: Code, data: MoveOrder, seat: int | None = None
) -> Response[Sight] | Response[Problem]:
    """Take an action. The answer comes after the move is safely stored."""
    place = await place_of(request, code)
    mine = _one(await _held(request, place), seat)
    token = data.token[:64] or secrets.token_hex(8)
    try:
        await house_of(request).hub.act(place, mine, data.action, data.at, token)
    except Refused as refusal:
        if refusal.status != 409:
            raise
        seen = wire.sight(place.table, mine, place.online)
        problem = Problem(refusal.status, refusal.sentence, refusal.rule, seen)
        return Response(problem, status_code=409)
    return _sight(place, mine)


@post("/api/tables/{code:str}/seats/{seat:int}", tags=["tables"], status_code=200)
async def sit(request: Web, code: Code, seat: int, data: SitDown) -> SeatKey:
    """Take a seat that is free. Keep the key: it is the only proof that the seat is yours."""
    place = await place_of(request, code)
    if not 0 <= seat < place.table.file.players:
        raise Refused(404, "There is no such seat.")
    agent = seating.agent_of(seating.new_key())
    taken = await seating.sit(house_of(request).hub, place, seat, data.name, agent)
    return SeatKey(seat, SEAT_NAMES[seat], taken.kind, taken.key)


@get("/api/tables/{code:str}/why/{action:str}", tags=["play"])
async def why(request: Web, code: Code, action: str, seat: int | None = None) -> Refusal:
    """The rule that forbids an action now."""
    place = await place_of(request, code)
    mine = _one(await _held(request, place), seat)
    if mine != place.table.to_move:
        raise Refused(409, "It is not your move.")
    try:
        refusal = why_not(place.table, mine, place.table.state.parse(action))
    except IllegalAction as error:
        raise Refused(422, str(error)) from None
    if not refusal.rule:
        raise refusal
    return Refusal(refusal.rule, refusal.sentence)


@get("/api/tables/{code:str}/replay/{turn:int}", tags=["tables"])
async def replay(
    request: Web,
    code: Code,
    turn: int,
    viewpoint: Annotated[
        str, Parameter(query="as", description="A seat's number, `spectator`, or `truth`.")
    ] = "spectator",
) -> ReplayFrame:
    """The table as it was after so many moves."""
    place = await place_of(request, code)
    choices = wire.viewpoints(place.table, await _held(request, place))
    seen = viewpoint_from(viewpoint, choices)
    return wire.replay(place.table, turn_within(turn, place.table.turn), seen)


@get("/api/tables/{code:str}/analysis/{turn:int}", tags=["tables"])
async def analysis(request: Web, code: Code, turn: int) -> ReplayFrame:
    """The exact solution's view of a decision, for a finished game that has one."""
    place = await place_of(request, code)
    if not wire.solved_game(place.table):
        raise Refused(404, "There is no exact solution to look at here.")
    at = turn_within(turn, place.table.turn)
    return await asyncio.to_thread(wire.analysis, place.table, at)


@get("/api/tables/{code:str}/record", tags=["tables"], media_type=MediaType.JSON)
async def record(request: Web, code: Code) -> Response[dict[str, Any]]:
    """The finished game as a record, seed included, for `brushpass verify`."""
    place = await place_of(request, code)
    if not place.table.closed:
        raise Refused(409, "The record opens after the last move.")
    return Response(msgspec.json.decode(wire.record(place.table)))


async def _held(request: Web, place: Place) -> list[int]:
    house = house_of(request)
    return await seating.seats_held(house.hub, place, house.agent(request), guard.bearer(request))


def _one(held: list[int], wanted: int | None) -> int:
    if wanted is not None:
        if wanted not in held:
            raise Refused(403, "That seat is not yours.")
        return wanted
    if not held:
        raise Refused(401, "Show the key of a seat: Authorization: Bearer KEY.")
    if len(held) > 1:
        raise Refused(422, f"You hold the seats {held}; say which with ?seat=.")
    return held[0]


def _sight(place: Place, seat: int | None) -> Response[Sight]:
    return Response(wire.sight(place.table, seat, place.online))


API = [list_games, create, look, move, sit, why, replay, analysis, record]
