"""The pages people open and the forms they send."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, UploadFile
from litestar.response import Redirect

from brushpass.games import game as game_named
from brushpass.kernel.errors import UnknownGame
from brushpass.kernel.state import NOBODY
from brushpass.look.seats import SEAT_NAMES
from brushpass.web import forms, guard, html, ledger, seating, shelf, tablepage, wire
from brushpass.web.codes import tidy
from brushpass.web.house import House
from brushpass.web.papers import Seat
from brushpass.web.place import Place
from brushpass.web.refused import Refused
from brushpass.web.rulebook import rules_html
from brushpass.web.seating import Chair, Order
from brushpass.web.thinkers import usual_level
from brushpass.web.wire import Viewpoint

YEAR = 365 * 24 * 3600
ON_THE_SHELF = 12

Web = Request[Any, Any, Any]


def house_of(request: Web) -> House:
    house: House = request.app.state.house
    return house


def theme_of(request: Web) -> str:
    chosen = request.cookies.get("theme", "auto")
    return chosen if chosen in ("light", "dark") else "auto"


def show(markup: str, status: int = 200) -> Response[str]:
    headers = {"cache-control": "no-store"}
    return Response(markup, status_code=status, media_type=MediaType.HTML, headers=headers)


async def place_of(request: Web, code: str) -> Place:
    return await house_of(request).hub.place(code.upper())


async def held_by(request: Web, place: Place) -> list[int]:
    house = house_of(request)
    return await seating.seats_held(house.hub, place, house.agent(request), None)


def identified(request: Web) -> tuple[str, list[Cookie]]:
    """The agent that a device is, and the cookie that it needs if it is new here."""
    agent = house_of(request).agent(request)
    if agent is not None:
        return agent, []
    key = seating.new_key()
    cookie = Cookie(
        guard.COOKIE,
        value=key,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return seating.agent_of(key), [cookie]


def go(path: str, cookies: list[Cookie] | None = None) -> Redirect:
    return Redirect(path, status_code=303, cookies=cookies)


@get("/", include_in_schema=False)
async def home(request: Web) -> Response[str]:
    house = house_of(request)
    agent = house.agent(request)
    mine: list[str] = []
    if agent is not None:
        mine = await house.store.read(lambda db: ledger.tables_of(db, agent, ON_THE_SHELF))
    public = await house.store.read(lambda db: ledger.public_tables(db, ON_THE_SHELF))
    return show(
        shelf.home(
            await _cards(request, mine),
            await _cards(request, [code for code in public if code not in mine]),
            theme_of(request),
        )
    )


async def _cards(request: Web, codes: list[str]) -> list[shelf.Card]:
    cards = []
    for code in codes:
        try:
            place = await place_of(request, code)
        except Refused:
            continue
        cards.append(_card(place, await held_by(request, place)))
    return cards


def _card(place: Place, held: list[int]) -> shelf.Card:
    table = place.table
    seat = table.to_move
    turn = (
        "closed"
        if seat == NOBODY
        else "your move"
        if seat in held
        else f"{SEAT_NAMES[seat]}'s move"
    )
    return shelf.Card(
        code=table.code,
        game=table.file.game,
        title=table.game.title,
        turn=turn,
        mine=seat in held,
        closed=table.closed,
        seats=[(chair.seat, _called(chair)) for chair in table.seats],
    )


def _called(chair: Seat) -> str:
    words = {"open": "free", "bot": f"{chair.level.title()} bot", "person": chair.name}
    return words[chair.kind] or SEAT_NAMES[chair.seat]


@post("/play/{name:str}", include_in_schema=False)
async def play_now(request: Web, name: str) -> Redirect:
    game = _game(name)
    others = [Chair("bot", usual_level())] * (game.seats_for(game.default_variant).start - 1)
    return await _lay(request, Order(game.name, [Chair("me"), *others]))


async def _lay(request: Web, order: Order) -> Redirect:
    house = house_of(request)
    if not house.orders.allow(guard.address(request)):
        raise Refused(429, "You have laid many tables; wait a minute.")
    agent, cookies = identified(request)
    file = await seating.create(house.hub, order, agent)
    return go(f"/t/{file.code}", cookies)


def _game(name: str) -> Any:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Refused(404, f"{str(error).capitalize()}.") from None


@get("/new/{name:str}", include_in_schema=False)
async def new_table(request: Web, name: str) -> Response[str]:
    return show(forms.new_table(_game(name), theme_of(request)))


@post("/new/{name:str}", include_in_schema=False)
async def order_table(request: Web, name: str) -> Response[Any]:
    game = _game(name)
    try:
        order = await _order(request, game.name)
        return await _lay(request, order)
    except Refused as refusal:
        page = forms.new_table(game, theme_of(request), refusal.sentence)
        return show(page, refusal.status)


async def _order(request: Web, name: str) -> Order:
    sent = await request.form()
    words = {key: value for key, value in sent.items() if isinstance(value, str)}
    deck = None
    upload = sent.get("deck")
    if isinstance(upload, UploadFile) and (content := await upload.read()):
        try:
            deck = content.decode()
        except UnicodeDecodeError:
            raise Refused(422, "The deck is not a text file.") from None
    return Order(
        game=name,
        chairs=forms.chairs_from(words),
        variant=words.get("variant"),
        name=words.get("name", ""),
        public=words.get("public") == "yes",
        deck=deck,
    )


@get("/join", include_in_schema=False)
async def join(request: Web, code: str = "") -> Redirect:
    tidied = tidy(code)
    if tidied is None:
        raise Refused(404, f"{code[:40]!r} is not the code of a table; codes look like ORCHID-7.")
    await place_of(request, tidied)
    return go(f"/t/{tidied}")


@get("/t/{code:str}", include_in_schema=False)
async def table(request: Web, code: str) -> Response[str]:
    place = await place_of(request, code)
    held = await held_by(request, place)
    viewer = held[0] if len(held) == 1 else None
    origin = str(request.base_url).rstrip("/")
    return show(tablepage.table_page(place.table, held, viewer, origin, theme_of(request)))


@get("/t/{code:str}/sit/{seat:int}", include_in_schema=False)
async def sit_page(request: Web, code: str, seat: int) -> Response[str]:
    place = await place_of(request, code)
    chair = _open_chair(place, seat)
    action = f"/t/{place.table.code}/sit/{seat}"
    return show(forms.take_seat(place.table, chair, action, theme_of(request)))


@post("/t/{code:str}/sit/{seat:int}", include_in_schema=False)
async def sit(request: Web, code: str, seat: int) -> Redirect:
    place = await place_of(request, code)
    return await _sit(request, place, _open_chair(place, seat))


def _open_chair(place: Place, seat: int) -> Seat:
    if not 0 <= seat < place.table.file.players:
        raise Refused(404, "There is no such seat.")
    chair = place.table.seats[seat]
    if chair.kind != "open":
        raise Refused(409, "Somebody sits there already.")
    return chair


async def _sit(request: Web, place: Place, chair: Seat) -> Redirect:
    agent, cookies = identified(request)
    sent = await request.form()
    name = str(sent.get("name", ""))
    await seating.sit(house_of(request).hub, place, chair.seat, name, agent)
    return go(f"/t/{place.table.code}", cookies)


@get("/t/{code:str}/seat/{key:str}", include_in_schema=False)
async def private_link(request: Web, code: str, key: str) -> Response[Any]:
    place = await place_of(request, code)
    held = await held_by(request, place)
    try:
        chair = seating.seat_with(place, key)
    except Refused:
        if held:
            return go(f"/t/{place.table.code}")
        raise
    if chair.seat in held:
        return go(f"/t/{place.table.code}")
    action = f"/t/{place.table.code}/seat/{key}"
    page = forms.take_seat(place.table, chair, action, theme_of(request), chair.kind != "open")
    return show(page)


@post("/t/{code:str}/seat/{key:str}", include_in_schema=False)
async def open_private_link(request: Web, code: str, key: str) -> Redirect:
    place = await place_of(request, code)
    chair = seating.seat_with(place, key)
    if chair.kind == "open":
        return await _sit(request, place, chair)
    agent, cookies = identified(request)
    await seating.move_device(house_of(request).hub, place, chair, agent)
    return go(f"/t/{place.table.code}", cookies)


def viewpoint_from(word: str, choices: list[Viewpoint]) -> Viewpoint:
    for choice in choices:
        if tablepage.viewpoint_word(choice) == word:
            return choice
    raise Refused(403, "You cannot look from there before the game is over.")


def turn_within(turn: int | None, turns: int) -> int:
    if turn is None:
        return turns
    if not 0 <= turn <= turns:
        raise Refused(404, f"The game has {turns} moves.")
    return turn


@get("/t/{code:str}/replay", include_in_schema=False)
async def replay(request: Web, code: str, turn: int | None = None) -> Response[str]:
    place = await place_of(request, code)
    choices = wire.viewpoints(place.table, await held_by(request, place))
    word = request.query_params.get("as", tablepage.viewpoint_word(choices[0]))
    viewpoint = viewpoint_from(word, choices)
    at = turn_within(turn, place.table.turn)
    return show(tablepage.replay_page(place.table, at, viewpoint, choices, theme_of(request)))


@get("/t/{code:str}/record.json", include_in_schema=False)
async def record(request: Web, code: str) -> Response[bytes]:
    place = await place_of(request, code)
    if not place.table.closed:
        raise Refused(409, "The record opens after the last move.")
    headers = {"content-disposition": f'attachment; filename="{place.table.code}.json"'}
    return Response(
        wire.record(place.table).encode(), media_type="application/json", headers=headers
    )


@get("/rules/{name:str}", include_in_schema=False)
async def rules(request: Web, name: str) -> Response[str]:
    game = _game(name)
    return show(tablepage.rules_page(game.title, rules_html(game.name), theme_of(request)))


@get("/rules/{name:str}/text", include_in_schema=False)
async def rules_text(name: str) -> Response[str]:
    return show(rules_html(_game(name).name))


@get("/static/{version:str}/{name:str}", include_in_schema=False)
async def static(version: str, name: str) -> Response[bytes]:
    if name not in html.KINDS:
        raise Refused(404, "There is no such file.")
    return Response(
        html.asset(name),
        media_type=html.KINDS[name],
        headers={"cache-control": "public, max-age=31536000, immutable"},
    )


@get("/static/icon.svg", include_in_schema=False)
async def icon() -> Response[bytes]:
    return Response(
        html.asset("icon.svg"),
        media_type="image/svg+xml",
        headers={"cache-control": "public, max-age=86400"},
    )


@get("/health", include_in_schema=False)
async def health(request: Web) -> Response[dict[str, str]]:
    house = house_of(request)
    await house.store.read(lambda db: db.exec_driver_sql("SELECT 1").scalar())
    return Response({"status": "ok", "node": house.node})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Web) -> str:
    house = house_of(request)
    return house.metrics.text(house.hub.gauges())


PAGES = [
    home, play_now, new_table, order_table, join, table, sit_page, sit, private_link,
    open_private_link, replay, record, rules, rules_text, static, icon, health, metrics,
]  # fmt: skip
