"""Where tables are kept. One thread writes, many changes to a commit; an answer follows the commit."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from brushpass.kernel.errors import BrushpassError
from brushpass.web.metrics import Metrics

T = TypeVar("T")
LARGEST_COMMIT = 256
CROWD = 6  # moves in a commit that show that more are on their way
PATIENCE = 0.001  # seconds; how long a commit waits for them
HANDFUL = 8  # moves that are shown before the event loop sends what was written and reads on
CHANNEL = "brushpass"
NOTIFY = "SELECT pg_notify(%s, %s)"
MIGRATION_LOCK = 7_352_190_011


class BadDatabase(BrushpassError):
    """The database URL cannot be used."""


class Move(msgspec.Struct, frozen=True):
    """A row of the append-only list that a table is."""

    code: str
    number: int
    seat: int
    action: str
    token: str
    at: float


Written = Callable[[bool | Exception], None]
Job = Callable[[sa.Connection], Any]
Errand: TypeAlias = (
    "list[tuple[Move, Written]] | tuple[Job, asyncio.Future[Any], str | None] | None"
)


class Store:
    """`append` adds a move if its number is still free; `write` and `read` run any other work."""

    def __init__(self, url: str, node: str, metrics: Metrics) -> None:
        self.engine = _engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.node = node
        self.metrics = metrics
        self.queue: queue.SimpleQueue[Errand] = queue.SimpleQueue()
        self.waiting: list[tuple[Move, Written]] = []
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.inserts: dict[int, str] = {}
        self.file: Any = None
        self.crowded = False  # whether many moves came at once the last time
        driver: Any = self.engine.dialect.dbapi
        self.errors: tuple[type[Exception], ...] = (sa.exc.SQLAlchemyError, driver.Error)

    def prepare(self) -> None:
        """Bring the tables up to date."""
        try:
            migrate(self.engine)
        except sa.exc.OperationalError as error:
            reason = " ".join(str(error.orig).split())
            raise BadDatabase(f"the database cannot be opened: {reason}") from None

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to write."""
        self.loop = loop
        self.thread.start()

    def close(self) -> None:
        if self.thread.is_alive():
            self.queue.put(None)
            self.thread.join()
        if self.file is not None:
            self.file.close()
        self.engine.dispose()

    def append(self, move: Move, written: Written) -> None:
        """`written` is called in the event loop: True once the move is safe, False if its number
        or its token was taken, or the error that kept it from being stored."""
        self.waiting.append((move, written))
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """The moves of one round of the event loop go to the writer together."""
        self.queue.put(self.waiting)
        self.waiting = []

    async def write(self, job: Callable[[sa.Connection], T], code: str | None = None) -> T:
        """Run `job` in a transaction of its own; other nodes hear that `code` has changed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put((job, done, code))
        return await done

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def _run(self) -> None:
        while True:
            errands = [self.queue.get()]
            if self.crowded:
                time.sleep(PATIENCE)
            while not self.queue.empty():
                errands.append(self.queue.get())
            moves = [entry for errand in errands if isinstance(errand, list) for entry in errand]
            self.crowded = len(moves) >= CROWD
            for first in range(0, len(moves), LARGEST_COMMIT):
                self._append_all(moves[first : first + LARGEST_COMMIT])
            for errand in errands:
                if errand is None:
                    return
                if isinstance(errand, tuple):
                    self._write_one(*errand)

    def _append_all(self, entries: list[tuple[Move, Written]]) -> None:
        began = time.perf_counter()
        moves = [move for move, _ in entries]
        outcomes: Sequence[bool | Exception]
        try:
            outcomes = self._insert(moves)
        except self.errors as error:
            outcomes = [error] * len(moves)
        self.metrics.commit(len(moves), time.perf_counter() - began)
        told = [(written, outcome) for (_, written), outcome in zip(entries, outcomes, strict=True)]
        self._in_loop(_tell_all, told)

    def _insert(self, moves: list[Move]) -> list[bool]:
        """Which of the moves are new and now safe. Spoken in the driver's own words: moves come by
        the thousand, and only when one is not new does it have to be said which."""
        values: list[object] = []
        for move in moves:
            values += (move.code, move.number, move.seat, move.action, move.token, move.at)
        statement = self._insert_sql(len(moves))
        connection = self._connection()
        try:
            cursor = connection.cursor()
            cursor.execute(statement, values)
            outcomes = [True] * len(moves)
            if cursor.rowcount != len(moves):
                connection.rollback()
                cursor.execute(f"{statement} RETURNING code, token", values)
                safe = {(code, token) for code, token in cursor.fetchall()}
                outcomes = [(move.code, move.token) in safe for move in moves]
            if self.postgres:
                told = {move.code for move, new in zip(moves, outcomes, strict=True) if new}
                for code in sorted(told):
                    cursor.execute(NOTIFY, (CHANNEL, f"{self.node} {code}"))
            connection.commit()
        except self.errors:
            connection.rollback()
            raise
        finally:
            if connection is not self.file:
                connection.close()
        return outcomes

    def _connection(self) -> Any:
        """A file stays open; a line to a server may have died, and a fresh one is asked for."""
        if self.postgres:
            return self.engine.raw_connection()
        if self.file is None:
            self.file = self.engine.raw_connection()
        return self.file

    def _insert_sql(self, count: int) -> str:
        if count not in self.inserts:
            mark = "%s" if self.postgres else "?"
            row = f"({', '.join([mark] * 6)})"
            self.inserts[count] = (
                "INSERT INTO moves (code, number, seat, action, token, at) VALUES "
                f"{', '.join([row] * count)} ON CONFLICT DO NOTHING"
            )
        return self.inserts[count]

    def _write_one(self, job: Job, done: "asyncio.Future[Any]", code: str | None) -> None:
        try:
            with self.engine.begin() as connection:
                result = job(connection)
                if self.postgres and code is not None:
                    connection.exec_driver_sql(NOTIFY, (CHANNEL, f"{self.node} {code}"))
        except Exception as error:
            self._in_loop(_fail, done, error)
        else:
            self._in_loop(_resolve, done, result)

    def _in_loop(self, call: Callable[..., None], *arguments: object) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *arguments)


def _tell_all(told: list[tuple[Written, bool | Exception]]) -> None:
    """A handful at a time: the first players of a commit do not wait for the last."""
    for written, outcome in told[:HANDFUL]:
        written(outcome)
    if len(told) > HANDFUL:
        asyncio.get_running_loop().call_soon(_tell_all, told[HANDFUL:])


def _resolve(done: "asyncio.Future[Any]", result: object) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _engine(url: str) -> sa.Engine:
    try:
        parsed = sa.make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        engine = sa.create_engine(parsed, pool_pre_ping=parsed.drivername.startswith("postgres"))
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(f"{_without_password(url)}: not a database URL ({error})") from None
    if engine.dialect.name not in ("sqlite", "postgresql"):
        raise BadDatabase(f"{engine.dialect.name}: only SQLite and PostgreSQL are supported")
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _durable)
    return engine


def _without_password(url: str) -> str:
    return url.rsplit("@", 1)[-1]


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "temp_store=MEMORY",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: sa.Engine, form: str = "head") -> None:
    """Bring the tables to the newest form, or another; nodes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", "brushpass.web:migrations")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        config.attributes["connection"] = connection
        command.upgrade(config, form)
