"""What is asked of the store, query by query."""

import time

import msgspec
import sqlalchemy as sa

from brushpass.web import schema
from brushpass.web.papers import Seat, TableFile, Words
from brushpass.web.store import Move

LONGEST_CHAT = 200


class Pages(msgspec.Struct):
    """Everything stored about a table from a move and a message on."""

    file: TableFile
    seats: list[Seat]
    moves: list[Move]
    chat: list[Words]


def read_table(db: sa.Connection, code: str, at: int = 0, said: int = 0) -> Pages | None:
    row = db.execute(sa.select(schema.tables).where(schema.tables.c.code == code)).one_or_none()
    if row is None:
        return None
    moves = sa.select(schema.moves).where(schema.moves.c.code == code, schema.moves.c.number >= at)
    chat = (
        sa.select(schema.chat.c.number, schema.chat.c.seat, schema.chat.c.words)
        .where(schema.chat.c.code == code, schema.chat.c.number >= said)
        .order_by(schema.chat.c.number.desc())
        .limit(LONGEST_CHAT)
    )
    return Pages(
        file=TableFile(*row),
        seats=read_seats(db, code),
        moves=[Move(*move) for move in db.execute(moves.order_by(schema.moves.c.number))],
        chat=[Words(*words) for words in db.execute(chat)][::-1],
    )


def read_seats(db: sa.Connection, code: str) -> list[Seat]:
    table = schema.seats.c
    query = sa.select(table.seat, table.key, table.kind, table.name, table.level)
    return [Seat(*row) for row in db.execute(query.where(table.code == code).order_by(table.seat))]


def add_table(db: sa.Connection, file: TableFile, seats: list[Seat], agent: str | None) -> bool:
    """Store a new table whose people are all `agent`; False if its code is taken."""
    taken = db.execute(sa.select(schema.tables.c.code).where(schema.tables.c.code == file.code))
    if taken.one_or_none() is not None:
        return False
    db.execute(sa.insert(schema.tables), msgspec.to_builtins(file))
    rows = [{"code": file.code, **msgspec.to_builtins(seat)} for seat in seats]
    db.execute(sa.insert(schema.seats), rows)
    if agent is not None:
        for seat in seats:
            if seat.kind == "person":
                hold(db, agent, file.code, seat.seat)
    return True


def hold(db: sa.Connection, agent: str, code: str, seat: int) -> None:
    """Let a device sit on a seat; it may sit there already."""
    held = schema.holders.c
    match = sa.and_(held.agent == agent, held.code == code, held.seat == seat)
    if db.execute(sa.select(held.seat).where(match)).one_or_none() is None:
        row = {"agent": agent, "code": code, "seat": seat, "since": time.time()}
        db.execute(sa.insert(schema.holders), row)


def holders_of(db: sa.Connection, code: str) -> list[tuple[str, int]]:
    held = schema.holders.c
    query = sa.select(held.agent, held.seat).where(held.code == code)
    return [(agent, seat) for agent, seat in db.execute(query)]


def seats_of(db: sa.Connection, agent: str, code: str) -> list[int]:
    held = schema.holders.c
    query = sa.select(held.seat).where(held.agent == agent, held.code == code)
    return sorted(seat for (seat,) in db.execute(query))


def change_seat(db: sa.Connection, code: str, seat: Seat) -> None:
    match = sa.and_(schema.seats.c.code == code, schema.seats.c.seat == seat.seat)
    db.execute(sa.update(schema.seats).where(match).values(**msgspec.to_builtins(seat)))


def claim(db: sa.Connection, code: str, seat: Seat, agent: str) -> bool:
    """Take a seat that is still open; False if somebody was quicker."""
    match = sa.and_(
        schema.seats.c.code == code,
        schema.seats.c.seat == seat.seat,
        schema.seats.c.kind == "open",
    )
    done = db.execute(sa.update(schema.seats).where(match).values(**msgspec.to_builtins(seat)))
    if done.rowcount != 1:
        return False
    hold(db, agent, code, seat.seat)
    return True


def say(db: sa.Connection, code: str, seat: int, words: str) -> Words:
    said = schema.chat.c
    last = db.execute(sa.select(sa.func.max(said.number)).where(said.code == code)).scalar()
    number = 0 if last is None else last + 1
    row = {"code": code, "number": number, "seat": seat, "words": words, "at": time.time()}
    db.execute(sa.insert(schema.chat), row)
    return Words(number, seat, words)


def finish(db: sa.Connection, codes: list[str]) -> None:
    match = sa.and_(schema.tables.c.code.in_(codes), schema.tables.c.ended.is_(None))
    db.execute(sa.update(schema.tables).where(match).values(ended=time.time()))


def succeed(db: sa.Connection, code: str, successor: str) -> str:
    """Note the table that follows; the one that was noted first stays."""
    match = sa.and_(schema.tables.c.code == code, schema.tables.c.successor.is_(None))
    db.execute(sa.update(schema.tables).where(match).values(successor=successor))
    query = sa.select(schema.tables.c.successor).where(schema.tables.c.code == code)
    return str(db.execute(query).scalar_one())


def tables_of(db: sa.Connection, agent: str, limit: int) -> list[str]:
    """The tables where a device sits, those that go on first, newest first."""
    held, table = schema.holders.c, schema.tables.c
    query = (
        sa.select(table.code)
        .where(table.code.in_(sa.select(held.code).where(held.agent == agent)))
        .order_by(table.ended.is_not(None), table.created.desc())
        .limit(limit)
    )
    return [code for (code,) in db.execute(query)]


def public_tables(db: sa.Connection, limit: int) -> list[str]:
    table = schema.tables.c
    query = (
        sa.select(table.code)
        .where(table.public, table.ended.is_(None))
        .order_by(table.created.desc())
        .limit(limit)
    )
    return [code for (code,) in db.execute(query)]
