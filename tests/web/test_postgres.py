"""Two nodes on one PostgreSQL: what one stores the other shows, and either can fall."""

import random
import time
from collections.abc import Iterator

import pytest

from tests.web.conftest import no_tool
from tests.web.postgres import cluster, find_programs
from tests.web.serving import Server


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    programs = find_programs()
    if programs is None:
        no_tool("PostgreSQL")
    assert programs is not None
    with cluster(programs) as running:
        yield running.url


@pytest.fixture(scope="module")
def nodes(database: str) -> Iterator[tuple[Server, Server]]:
    here, there = Server(database), Server(database)
    here.start()
    there.start()
    yield here, there
    here.stop()
    there.stop()


def test_players_on_different_nodes_see_each_other_at_once(nodes: tuple[Server, Server]) -> None:
    here, there = nodes
    table = here.new_table()
    guests = [
        node.sit(table["code"], seat["key"])
        for node, seat in zip((here, there), table["seats"], strict=True)
    ]
    for guest in guests:
        guest.hear("facts")
    waits = []
    rng = random.Random(2)
    for number in range(12):
        mover, other = guests if guests[0].sight["offers"] else guests[::-1]
        mover.move(rng.choice(mover.sight["offers"])["id"])
        began = time.monotonic()
        for guest in (other, mover):
            guest.look(lambda sight, number=number: sight["at"] > number)
        waits.append(time.monotonic() - began)
    assert sorted(waits)[len(waits) // 2] < 1.0
    guests[0].say(do="say", words="from here")
    assert guests[1].hear("chat")["words"] == "from here"
    for guest in guests:
        guest.close()


def test_two_nodes_write_at_one_number_and_one_wins(nodes: tuple[Server, Server]) -> None:
    here, there = nodes
    table = here.new_table()
    code = table["code"]
    mover = here.get(f"/api/tables/{code}")["view"]["to_move"]
    key = table["seats"][mover]["key"]
    offers = here.get(f"/api/tables/{code}", key)["offers"]
    guests = [here.sit(code, key), there.sit(code, key)]
    for guest in guests:
        guest.hear("facts")
    for guest, token in zip(guests, ("here", "there"), strict=True):
        guest.move(offers[0]["id"], token)
    for guest in guests:
        guest.look(lambda sight: sight["at"] == 1)
    refusals = 0
    for guest in guests:
        guest.say(do="ping")
        while (message := guest.hear_any())["type"] != "pong":
            refusals += message["type"] == "refused"
    assert refusals == 1
    assert [node.get(f"/api/tables/{code}")["at"] for node in nodes] == [1, 1]
    for guest in guests:
        guest.close()


def test_a_node_falls_and_its_players_go_on_at_the_other(database: str) -> None:
    here, there = Server(database), Server(database)
    here.start()
    there.start()
    try:
        table = here.new_table("pocket-ops", "me", "bot:random")
        code, key = table["code"], table["seats"][0]["key"]
        guest = here.sit(code, key)
        guest.hear("facts")
        for _ in range(4):
            guest.look(lambda sight: bool(sight["offers"]), 30)
            at = guest.sight["at"]
            guest.move(guest.sight["offers"][0]["id"])
            guest.look(lambda sight, at=at: sight["at"] > at)
        acknowledged = guest.sight["at"]
        here.kill()
        guest = there.sit(code, key)
        assert guest.hear("facts")["sight"]["at"] >= acknowledged
        guest.look(lambda sight: bool(sight["offers"]) or sight["closed"], 30)
        guest.close()
    finally:
        there.stop()
