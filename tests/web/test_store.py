"""Tables are kept: one number, one move; what was acknowledged survives."""

import asyncio
import random
import subprocess
import sys
import threading
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from brushpass.games import catalogue
from brushpass.kernel.errors import BadDeck
from brushpass.web import ledger, schema, seating
from brushpass.web.metrics import Metrics
from brushpass.web.papers import Seat, TableFile
from brushpass.web.seating import Chair, Order
from brushpass.web.settings import from_environment
from brushpass.web.store import BadDatabase, Move, Store, migrate
from brushpass.web.tables import Table
from tests.web.serving import Server


def open_store(path: Path) -> Store:
    store = Store(f"sqlite:///{path}", "node", Metrics())
    store.prepare()
    store.open(asyncio.get_running_loop())
    return store


async def append(store: Store, move: Move) -> bool | Exception:
    outcome: asyncio.Future[bool | Exception] = asyncio.get_running_loop().create_future()
    store.append(move, outcome.set_result)
    return await outcome


async def lay_table(store: Store) -> str:
    class OnlyStore:
        metrics = Metrics()

        def lay(self, file: TableFile, seats: list[Seat]) -> None: ...

    hub: Any = OnlyStore()
    hub.store = store
    file = await seating.create(hub, Order("pocket-ops", [Chair("me"), Chair("me")]), "somebody")
    return file.code


def test_two_writers_at_one_number_and_one_wins(tmp_path: Path) -> None:
    async def story() -> None:
        here, there = open_store(tmp_path / "a.db"), open_store(tmp_path / "a.db")
        code = await lay_table(here)
        for number in range(20):
            outcomes = await asyncio.gather(
                append(here, Move(code, number, 0, "here", f"h{number}", 0.0)),
                append(there, Move(code, number, 0, "there", f"t{number}", 0.0)),
            )
            assert sorted(map(bool, outcomes)) == [False, True]
        pages = await here.read(lambda db: ledger.read_table(db, code))
        assert pages is not None
        assert [move.number for move in pages.moves] == list(range(20))
        here.close()
        there.close()

    asyncio.run(story())


def test_one_token_is_stored_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path / "a.db")
        code = await lay_table(store)
        assert await append(store, Move(code, 0, 0, "first", "same", 0.0)) is True
        assert await append(store, Move(code, 1, 0, "again", "same", 0.0)) is False
        store.close()

    asyncio.run(story())


def test_many_moves_share_a_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path / "a.db")
        codes = [await lay_table(store) for _ in range(40)]
        moves = [Move(code, 0, 0, "x", "t", 0.0) for code in codes]
        assert all(await asyncio.gather(*(append(store, move) for move in moves)))
        assert store.metrics.counts["moves"] == 40
        assert store.metrics.counts["commits"] < 40
        store.close()

    asyncio.run(story())


def test_a_move_at_no_table_is_an_error_and_hurts_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path / "a.db")
        code = await lay_table(store)
        assert isinstance(await append(store, Move("NOWHERE-1", 0, 0, "x", "t", 0.0)), Exception)
        assert await append(store, Move(code, 0, 0, "x", "t", 0.0)) is True
        store.close()

    asyncio.run(story())


def test_the_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    migrate(engine)
    migrate(engine)
    found = sa.inspect(engine)
    for table in schema.metadata.tables.values():
        made = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(made) == set(table.columns.keys())
        for name, column in table.columns.items():
            assert str(made[name]["type"]) == str(column.type.compile(engine.dialect))
            assert made[name]["nullable"] == column.nullable
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]
    assert found.get_unique_constraints("moves")[0]["column_names"] == ["code", "token"]


def test_sqlite_writes_through(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}", "node", Metrics())
    with store.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "oracle://x/y", "mysql://x/y"])
def test_a_wrong_database_is_named(url: str) -> None:
    with pytest.raises(BadDatabase):
        Store(url, "node", Metrics())


def test_a_database_out_of_reach_is_told_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/no/such/folder/a.db"
    command = [sys.executable, "-m", "brushpass.cli", "serve", "--no-browser", "--database", url]
    answer = subprocess.run([*command, "--port", "0"], capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr == (
        "brushpass: the database cannot be opened: unable to open database file\n"
    )


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRUSHPASS_PACE", "0.25")
    monkeypatch.setenv("BRUSHPASS_DATABASE", "sqlite:///other.db")
    assert from_environment().pace == 0.25
    assert from_environment(database="sqlite:///mine.db").database == "sqlite:///mine.db"
    assert from_environment(database=None).database == "sqlite:///other.db"


def test_kill_9_in_the_middle_of_a_hundred_games(tmp_path: Path) -> None:
    """Every move that was acknowledged is there after the restart, and every table goes on."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}").start()
    tables = [server.new_table() for _ in range(100)]
    acknowledged: dict[str, int] = {}
    stop = threading.Event()

    def play(mine: list[dict[str, Any]]) -> None:
        rng = random.Random(len(mine))
        while not stop.is_set():
            try:
                for table in mine:
                    play_one(server, table, rng, acknowledged)
            except (OSError, HTTPException, ValueError, AssertionError):
                return

    players = [threading.Thread(target=play, args=(tables[part::4],)) for part in range(4)]
    for player in players:
        player.start()
    while sum(acknowledged.values()) < 250 and any(player.is_alive() for player in players):
        stop.wait(0.02)
    server.kill()
    stop.set()
    for player in players:
        player.join()
    assert sum(acknowledged.values()) >= 250
    server.start()
    try:
        rng = random.Random(0)
        for table in tables:
            sight = server.get(f"/api/tables/{table['code']}")
            assert sight["at"] >= acknowledged.get(table["code"], 0)
            before = sight["at"]
            play_one(server, table, rng, {})
            assert server.get(f"/api/tables/{table['code']}")["at"] == before + 1
    finally:
        server.stop()


def play_one(
    server: Server, table: dict[str, Any], rng: random.Random, acknowledged: dict[str, int]
) -> None:
    code = table["code"]
    seat = server.get(f"/api/tables/{code}")["view"]["to_move"]
    key = table["seats"][seat]["key"]
    sight = server.get(f"/api/tables/{code}", key)
    action = rng.choice(sight["offers"])["notation"]
    answer = server.post(f"/api/tables/{code}/moves", {"action": action, "at": sight["at"]}, key)
    acknowledged[code] = answer["at"]


def test_a_table_of_before_is_given_its_decks_text(tmp_path: Path) -> None:
    """Stored while the game's own deck was named by the digest of all its words, and by it alone."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'before.db'}")
    whole = "89e69c8dbefe38ca9e90d787a5114a9effa269c5bd4154c4a3812996b320d517"
    own = catalogue()["pocket-ops"].builtin_deck.text.replace("Hangar", "Helipad")
    owned = catalogue()["pocket-ops"].read_deck(own, "mine").wording
    migrate(engine, "0001")
    with engine.begin() as db:
        for code, digest, text in (
            ("ORCHID-7", whole, None),
            ("PIANO-3", owned, own),
            ("TEAK-2", "0" * 64, None),
        ):
            db.exec_driver_sql(
                "INSERT INTO tables VALUES (?, 'pocket-ops', 'standard', 2, 'Pocket Ops', ?, ?, 1,"
                " ?, 1, 0.0, NULL, NULL)",
                (code, digest, text, "ab" * 32),
            )
            for seat in range(2):
                db.exec_driver_sql(
                    "INSERT INTO seats VALUES (?, ?, ?, 'person', 'Ann', 'random')",
                    (code, seat, f"key-{code}-{seat}"),
                )
    migrate(engine)
    with engine.connect() as db:
        pages = {code: ledger.read_table(db, code) for code in ("ORCHID-7", "PIANO-3", "TEAK-2")}
    found, mine, strange = (pages[code] for code in ("ORCHID-7", "PIANO-3", "TEAK-2"))
    assert found is not None and mine is not None and strange is not None
    assert found.file.deck_builtin and found.file.deck_text == _shipped("pocket-ops", whole)
    assert Table(found.file, found.seats, []).record.deck.builtin
    assert not mine.file.deck_builtin
    assert "Helipad" in str(Table(mine.file, mine.seats, []).state.view(None))
    assert strange.file.deck_text is None
    with pytest.raises(BadDeck, match="played with another deck"):
        Table(strange.file, strange.seats, [])


def _shipped(game: str, digest: str) -> str:
    return catalogue()[game].earlier_decks[digest].text


def test_a_new_table_keeps_its_decks_text(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path / "a.db")
        code = await lay_table(store)
        pages = await store.read(lambda db: ledger.read_table(db, code))
        assert pages is not None
        assert pages.file.deck_text == catalogue()["pocket-ops"].builtin_deck.text
        assert pages.file.deck_builtin
        store.close()

    asyncio.run(story())
