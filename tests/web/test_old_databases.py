"""A database that any version has left opens in this one: every table is shown, those that run go
on, those that are over replay."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import brushpass
from brushpass.kernel.record import Record
from tests.fixtures import kept
from tests.web.conftest import no_tool
from tests.web.postgres import cluster, find_programs
from tests.web.serving import Server

Keys = dict[str, dict[int, str]]
SEATS = "SELECT code, seat, key FROM seats ORDER BY code, seat"


class Old:
    """A present server on an old database."""

    def __init__(self, server: Server, tables: list[kept.KeptTable], keys: Keys) -> None:
        self.server = server
        self.tables = tables
        self.keys = keys


def by_table(rows: list[Any]) -> Keys:
    keys: Keys = {}
    for code, seat, key in rows:
        keys.setdefault(code, {})[seat] = key
    return keys


def on_sqlite(folder: Path, place: Path) -> Iterator[Old]:
    path = place / "old.db"
    path.write_bytes(kept.read(folder / kept.SQLITE))
    with closing(sqlite3.connect(path)) as file:
        keys = by_table(file.execute(SEATS).fetchall())
    server = Server(f"sqlite:///{path}").start()
    yield Old(server, kept.read_tables(folder / kept.SQLITE), keys)
    server.stop()


def on_postgres(folder: Path, place: Path) -> Iterator[Old]:
    programs = find_programs()
    if programs is None:
        no_tool("PostgreSQL")
    assert programs is not None
    with cluster(programs) as running:
        dump = kept.read(folder / kept.POSTGRES).decode()
        running.run("psql", "-q", "-v", "ON_ERROR_STOP=1", running.url, text=dump)
        engine = sa.create_engine(running.url.replace("postgresql", "postgresql+psycopg", 1))
        with engine.connect() as connection:
            keys = by_table(list(connection.exec_driver_sql(SEATS)))
        engine.dispose()
        server = Server(running.url).start()
        yield Old(server, kept.read_tables(folder / kept.POSTGRES), keys)
        server.stop()


STORES: dict[str, Callable[[Path, Path], Iterator[Old]]] = {
    "sqlite": on_sqlite,
    "postgres": on_postgres,
}


@pytest.fixture(
    scope="module",
    params=[(folder, store) for folder in kept.folders() for store in STORES],
    ids=lambda param: f"{param[0].name}-{param[1]}",
)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    folder, store = request.param
    yield from STORES[store](folder, tmp_path_factory.mktemp("old"))


def good(server: Server, path: str, key: str | None = None) -> Any:
    status, answer = server.request("GET", path, key=key, accept="text/html")
    assert status == 200, (path, status, answer)
    return answer


def test_every_game_and_every_kind_of_table_is_there(old: Old) -> None:
    present = {(table.game, table.variant, table.closed) for table in old.tables}
    for game in brushpass.catalogue().values():
        for variant in game.variants:
            assert (game.name, variant, False) in present
            assert (game.name, variant, True) in present
    assert {"chat", "own deck", "resigned", "undo", "hot seat", "running with bots"} <= {
        table.what for table in old.tables
    }


def test_every_table_is_shown_as_it_stood(old: Old) -> None:
    good(old.server, "/")
    for table in old.tables:
        good(old.server, f"/t/{table.code}")
        for key in (None, *old.keys[table.code].values()):
            sight = good(old.server, f"/api/tables/{table.code}", key)
            stood = (table.game, table.variant, table.closed)
            assert (sight["game"], sight["variant"], sight["closed"]) == stood
            assert (sight["at"], sight["turn"]) == (table.at, table.turn), table


def test_tables_that_are_over_replay_to_their_scores(old: Old) -> None:
    for table in old.tables:
        good(old.server, f"/t/{table.code}/replay")
        for turn in (0, table.turn // 2, table.turn):
            good(old.server, f"/api/tables/{table.code}/replay/{turn}")
        if table.closed:
            document = good(old.server, f"/api/tables/{table.code}/record")
            assert document["result"]["scores"] == table.scores, table
            record = Record.from_json(json.dumps(document), brushpass.catalogue())
            assert len(record.actions) == table.turn


def test_tables_that_run_go_on(old: Old) -> None:
    """The last test of the module: it changes the tables."""
    moved = 0
    for table in old.tables:
        if table.closed:
            continue
        mover = old.server.get(f"/api/tables/{table.code}")["view"]["to_move"]
        key = old.keys[table.code][mover]
        sight = old.server.get(f"/api/tables/{table.code}", key)
        order = {"action": sight["offers"][0]["id"], "at": sight["at"]}
        after = old.server.post(f"/api/tables/{table.code}/moves", order, key)
        assert after["turn"] > table.turn, table
        moved += 1
    assert moved > len(brushpass.catalogue())
