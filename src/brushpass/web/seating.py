"""Who sits where: new tables, invitations, seats that change hands, and rematches."""

import hashlib
import hmac
import secrets
import time
from functools import partial
from typing import Literal

import msgspec
import sqlalchemy as sa

from brushpass.bots import bot_names
from brushpass.games import game as game_named
from brushpass.kernel.errors import BrushpassError
from brushpass.web import ledger
from brushpass.web.codes import new_code
from brushpass.web.hub import Hub
from brushpass.web.papers import Seat, SeatKind, TableFile
from brushpass.web.place import Place
from brushpass.web.refused import Refused
from brushpass.web.thinkers import usual_level

LONGEST_NAME = 24
LONGEST_WORDS = 400
CODE_ATTEMPTS = 12


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: `me`, a `friend` with the link or the code, or a `bot`."""

    who: Literal["me", "friend", "bot"]
    level: str = ""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants of a new table. `deck` is the text of a deck file."""

    game: str
    chairs: list[Chair]
    variant: str | None = None
    name: str = ""
    public: bool = False
    deck: str | None = None


def new_key() -> str:
    return secrets.token_urlsafe(24)


def agent_of(key: str) -> str:
    """What the store knows of a device: the hash of its secret."""
    return hashlib.sha256(key.encode()).hexdigest()


def tidy_name(name: str) -> str:
    shown = "".join(letter for letter in name if letter.isprintable())
    return " ".join(shown.split())[:LONGEST_NAME]


async def create(hub: Hub, order: Order, agent: str | None) -> TableFile:
    """Lay a new table; the seats that are `me` belong to `agent`."""
    try:
        game = game_named(order.game)
        variant = order.variant or game.default_variant
        game.check_table(len(order.chairs), variant)
        deck = game.deck() if order.deck is None else await hub.decks.read(game, order.deck)
    except BrushpassError as error:
        raise Refused(422, f"{error}.") from None
    known = bot_names(game)
    seats = [_seat(number, chair, order.name, known) for number, chair in enumerate(order.chairs)]
    draft = TableFile(
        code="",
        game=game.name,
        variant=variant,
        players=len(seats),
        deck_name=deck.name[:200],
        deck_digest=deck.digest,
        deck_text=deck.text,
        deck_builtin=deck.builtin,
        rules_version=game.rules_version,
        seed=secrets.token_hex(32),
        public=order.public,
        created=time.time(),
        ended=None,
        successor=None,
    )
    return await _lay(hub, draft, seats, agent)


def _seat(number: int, chair: Chair, name: str, known: list[str]) -> Seat:
    kinds: dict[str, SeatKind] = {"me": "person", "friend": "open", "bot": "bot"}
    level = chair.level or usual_level()
    if level not in known:
        raise Refused(422, f"There is no bot {level!r}; there are {', '.join(known)}.")
    shown = tidy_name(name) if chair.who == "me" else ""
    return Seat(number, new_key(), kinds[chair.who], shown, level)


async def _lay(hub: Hub, draft: TableFile, seats: list[Seat], agent: str | None) -> TableFile:
    for attempt in range(CODE_ATTEMPTS):
        file = msgspec.structs.replace(draft, code=new_code(attempt))
        if await hub.store.write(
            partial(ledger.add_table, file=file, seats=seats, agent=agent), file.code
        ):
            hub.metrics.add("new_tables")
            hub.lay(file, seats)
            return file
    raise Refused(503, "No free name for a table was found; try again.")


async def seats_held(hub: Hub, place: Place, agent: str | None, key: str | None) -> list[int]:
    """The seats that a device, or whoever shows a seat's key, may play."""
    held: set[int] = set()
    if agent is not None:
        job = partial(ledger.seats_of, agent=agent, code=place.table.code)
        held.update(await hub.store.read(job))
    if key is not None:
        held.update(seat.seat for seat in place.table.seats if _opens(seat, key))
    return sorted(held)


def _opens(seat: Seat, key: str) -> bool:
    return hmac.compare_digest(seat.key.encode(), key.encode())


def seat_with(place: Place, key: str) -> Seat:
    for seat in place.table.seats:
        if _opens(seat, key):
            return seat
    raise Refused(404, "This link opens no seat.")


async def sit(hub: Hub, place: Place, seat: int, name: str, agent: str) -> Seat:
    """Take an open seat. Its key changes, so that whoever sent the link cannot look in."""
    old = place.table.seats[seat]
    taken = Seat(seat, new_key(), "person", tidy_name(name), old.level)
    job = partial(ledger.claim, code=place.table.code, seat=taken, agent=agent)
    if not await hub.store.write(job, place.table.code):
        raise Refused(409, "Somebody else has taken that seat.")
    await hub.change_seat(place, taken)
    return taken


async def move_device(hub: Hub, place: Place, seat: Seat, agent: str) -> None:
    """Let another device hold a seat whose private link it has."""
    await hub.store.write(
        partial(ledger.hold, agent=agent, code=place.table.code, seat=seat.seat), place.table.code
    )


async def hand_over(hub: Hub, place: Place, seat: int, to_bot: bool) -> None:
    """Let a bot play on, or take the seat back."""
    if seat in place.table.resigned or place.table.closed:
        raise Refused(409, "This seat has finished playing.")
    kind: SeatKind = "bot" if to_bot else "person"
    await hub.change_seat(place, msgspec.structs.replace(place.table.seats[seat], kind=kind))


async def rematch(hub: Hub, place: Place) -> str:
    """A new table for the same people, who sit one seat further; the first to ask lays it."""
    table = place.table
    if not table.closed:
        raise Refused(409, "The game is not over yet.")
    if table.file.successor is not None:
        return table.file.successor
    count = table.file.players
    seats = [
        msgspec.structs.replace(table.seats[(number + 1) % count], seat=number, key=new_key())
        for number in range(count)
    ]
    draft = msgspec.structs.replace(
        table.file, seed=secrets.token_hex(32), created=time.time(), ended=None, successor=None
    )
    file = await _lay(hub, draft, seats, None)
    code = await hub.store.write(
        partial(_follow, code=table.code, successor=file.code, count=count), table.code
    )
    table.file = msgspec.structs.replace(table.file, successor=code)
    place.publish()
    return code


def _follow(db: sa.Connection, code: str, successor: str, count: int) -> str:
    chosen = ledger.succeed(db, code, successor)
    if chosen == successor:
        for agent, seat in ledger.holders_of(db, code):
            ledger.hold(db, agent, successor, (seat - 1) % count)
    return chosen
