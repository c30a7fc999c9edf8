"""What a client sends is read the same, whole, in pieces or many at once."""

import asyncio
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from brushpass.games import catalogue
from brushpass.kernel.chance import FastChance
from brushpass.web.client import LONGEST_QUEUE, Client
from brushpass.web.limits import Bucket
from brushpass.web.place import A_MOMENT, Place
from tests.web.serving import Guest, Server
from tests.web.worlds import new_table, play

PING = json.dumps({"do": "ping"})


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    table = server.new_table()
    mover = server.get(f"/api/tables/{table['code']}")["view"]["to_move"]
    guest = server.sit(table["code"], table["seats"][mover]["key"])
    guest.hear("facts")
    yield guest
    guest.close()


def frame(text: str, kind: int = 0x81) -> bytes:
    """A masked frame with a mask that changes every byte."""
    mask = bytes([1, 2, 3, 4])
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text.encode()))
    return bytes([kind, 0x80 | len(hidden)]) + mask + hidden


def move(guest: Guest) -> str:
    offer = guest.sight["offers"][0]["id"]
    return json.dumps({"do": "move", "action": offer, "at": guest.sight["at"], "token": "t"})


def test_many_messages_at_once(guest: Guest) -> None:
    guest.socket.socket.sendall(frame(PING) * 3 + frame(move(guest)) + frame(PING))
    for _ in range(3):
        guest.hear("pong")
    guest.look(lambda sight: sight["at"] == 1)


def test_a_move_byte_by_byte_and_one_after_it(guest: Guest) -> None:
    for byte in frame(move(guest)):
        guest.socket.socket.sendall(bytes([byte]))
        time.sleep(0.001)
    guest.look(lambda sight: sight["at"] == 1)
    guest.socket.socket.sendall(frame(json.dumps({"do": "undo", "at": 1, "token": "u"})))
    guest.look(lambda sight: sight["at"] == 2)
    guest.socket.socket.sendall(frame(move(guest).replace('"t"', '"again"')))
    guest.look(lambda sight: sight["at"] == 3)


def test_a_message_in_fragments_with_a_ping_between(guest: Guest) -> None:
    words = move(guest)
    pieces = [frame(words[:9], 0x01), frame("alive?", 0x89), frame(words[9:], 0x80)]
    guest.socket.socket.sendall(b"".join(pieces))
    guest.look(lambda sight: sight["at"] == 1)


def test_a_large_message_and_a_binary_one(guest: Guest) -> None:
    guest.say(do="say", words="x" * 300)
    assert guest.hear("chat")["words"] == "x" * 300
    guest.socket.send(PING.encode())
    guest.hear("pong")
    guest.socket.send(move(guest))
    guest.look(lambda sight: sight["at"] == 1)


class Clogged:
    """A line whose client does not read for a while."""

    clogged = False

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def write(self, text: bytes) -> None:
        self.sent.append(json.loads(text))


def client_at(place: Place, seats: list[int]) -> tuple[Client, Clogged]:
    host: Any = None
    line = Clogged()
    client = Client(host, place, seats, "page", line, Bucket(1, 1))
    place.enter(client)
    return client, line


def test_in_a_crowd_whoever_has_moved_waits_a_moment_for_the_picture() -> None:
    """Unless the next move is theirs, too: then they are shown the table at once."""

    async def story() -> None:
        table = new_table(catalogue()["pocket-ops"], "standard", 2)
        place = Place(table)
        lines = [client_at(place, [seat])[1] for seat in range(2)]
        rng = FastChance(1)
        waited = 0
        while not table.closed:
            mover = table.to_move
            play(table, rng.pick(list(table.state.legal_actions())))
            place.publish(mover)
            assert lines[1 - mover].sent[-1]["at"] == table.at
            if table.to_move == mover:
                assert lines[mover].sent[-1]["at"] == table.at
            else:
                waited += 1
                assert lines[mover].sent[-1]["at"] < table.at
        assert waited > 5
        await asyncio.sleep(A_MOMENT + 0.05)
        for line in lines:
            updates = [sent for sent in line.sent if sent["type"] == "table"]
            assert updates[-1]["at"] == table.at
            for before, after in pairwise(updates):
                assert after.get("base", before["version"]) == before["version"]

    asyncio.run(story())


def test_a_client_that_did_not_read_gets_the_table_as_it_stands() -> None:
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    place = Place(table)
    client, line = client_at(place, [])
    line.clogged = True
    rng = FastChance(1)
    while not table.closed:
        play(table, rng.pick(list(table.state.legal_actions())))
        place.publish()
        assert len(client.outbox) <= LONGEST_QUEUE + 1
    assert len(line.sent) == 1
    line.clogged = False
    client.catch_up()
    assert len(line.sent) < LONGEST_QUEUE + 3
    assert line.sent[1].get("base") is None
    assert line.sent[-1]["at"] == table.at


def test_whoever_comes_does_not_take_the_news_from_those_who_are_there() -> None:
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    place = Place(table)
    _, line = client_at(place, [0])
    play(table, table.state.legal_actions()[0])
    client_at(place, [0])
    assert line.sent[-1]["at"] == table.at
