"""Requests that must not work get a clear status and change nothing."""

import asyncio
import http.client
import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from brushpass.games import catalogue
from brushpass.kernel.errors import BadDeck
from brushpass.web.deckpool import DeckReader
from tests.web.serving import Server


def at(server: Server, code: str) -> int:
    number: int = server.get(f"/api/tables/{code}")["at"]
    return number


def test_health_and_metrics(server: Server) -> None:
    assert server.request("GET", "/health")[0] == 200
    server.new_table()
    status, text = server.request("GET", "/metrics")
    assert status == 200
    assert "brushpass_new_tables_total" in text


def test_an_unknown_table_is_a_404(server: Server) -> None:
    assert server.request("GET", "/api/tables/NOWHERE-1")[0] == 404
    status, page = server.request("GET", "/t/NOWHERE-1", accept="text/html")
    assert status == 404
    assert "There is no table NOWHERE-1" in page
    status, page = server.request("GET", "/nothing/here", accept="text/html")
    assert status == 404
    assert "<main" in page
    with pytest.raises(InvalidStatus) as refused:
        server.sit("NOWHERE-1")
    assert refused.value.response.status_code == 404


def test_a_foreign_seat_cannot_move(server: Server) -> None:
    table, other = server.new_table(), server.new_table()
    order = {"action": 0, "at": 0}
    path = f"/api/tables/{table['code']}/moves"
    assert server.request("POST", path, order)[0] == 401
    assert server.request("POST", path, order, "guess")[0] == 401
    assert server.request("POST", path, order, other["seats"][0]["key"])[0] == 401
    mine = table["seats"][0]["key"]
    assert server.request("POST", f"{path}?seat=1", order, mine)[0] == 403
    assert at(server, table["code"]) == 0


def test_illegal_stale_and_unknown_actions(server: Server) -> None:
    table = server.new_table()
    path = f"/api/tables/{table['code']}/moves"
    keys = [seat["key"] for seat in table["seats"]]
    sight = server.get(f"/api/tables/{table['code']}", keys[0])
    mover = sight["view"]["to_move"]
    key, other = keys[mover], keys[1 - mover]
    assert server.request("POST", path, {"action": "nonsense", "at": 0}, key)[0] == 422
    assert server.request("POST", path, {"action": 9999, "at": 0}, key)[0] == 422
    status, problem = server.request("POST", path, {"action": "place:A", "at": 0}, key)
    assert status == 422
    assert problem["rule"].startswith("PO-")
    assert server.request("POST", path, {"action": "!undo", "at": 0}, key)[0] == 409
    status, problem = server.request("POST", path, {"action": 0, "at": 7}, key)
    assert status == 409
    assert problem["sight"]["at"] == 0
    offers = server.get(f"/api/tables/{table['code']}", key)["offers"]
    action = offers[0]["notation"]
    assert server.request("POST", path, {"action": action, "at": 0}, other)[0] == 409
    assert at(server, table["code"]) == 0


def announced(server: Server, path: str, key: str, size: int) -> int:
    """The status for a body that says how long it will be and has just begun."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest("POST", path)
    connection.putheader("authorization", f"Bearer {key}")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", str(size))
    connection.endheaders(b"x" * 100)
    status = connection.getresponse().status
    connection.close()
    return status


def test_garbage_and_huge_bodies(server: Server) -> None:
    table = server.new_table()
    path, key = f"/api/tables/{table['code']}/moves", table["seats"][0]["key"]
    for body in (b"{", b"[]", b'{"action": 1}', b'{"action": 1, "at": 0, "more": 1}', b"\xff\xfe"):
        status, problem = server.request("POST", path, body, key)
        assert status == 400, body
        assert "Traceback" not in str(problem)
    assert announced(server, path, key, 1_000_000) == 413
    bad = {"game": "chess", "chairs": []}
    assert server.request("POST", "/api/tables", bad)[0] == 422
    bad = {"game": "pocket-ops", "chairs": [{"who": "me"}]}
    assert server.request("POST", "/api/tables", bad)[0] == 422
    bad = {"game": "pocket-ops", "chairs": [{"who": "me"}, {"who": "bot", "level": "god"}]}
    assert server.request("POST", "/api/tables", bad)[0] == 422
    assert at(server, table["code"]) == 0


def test_a_bad_deck_is_named(server: Server) -> None:
    order = {"game": "pocket-ops", "chairs": [{"who": "me"}] * 2, "deck": "[deck]\nname = 3"}
    status, problem = server.request("POST", "/api/tables", order)
    assert status == 422
    assert "deck" in problem["sentence"]


def test_a_deck_of_dots_harms_nobody(tmp_path: Path) -> None:
    """80 kB of it once took more than 2 GB, and everybody's time."""
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", memory=1 << 30).start()
    order = {"game": "pocket-ops", "chairs": [{"who": "me"}] * 2}
    dots = ".".join("a" * 40_000) + " = 1"
    answers: list[tuple[int, Any, float]] = []

    def send() -> None:
        began = time.perf_counter()
        status, problem = server.request("POST", "/api/tables", {**order, "deck": dots})
        answers.append((status, problem, time.perf_counter() - began))

    senders = [threading.Thread(target=send) for _ in range(4)]
    for sender in senders:
        sender.start()
    slowest = 0.0
    while any(sender.is_alive() for sender in senders):
        began = time.perf_counter()
        assert server.get("/health")["status"] == "ok"
        slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 0.1
    for status, problem, seconds in answers:
        assert status == 422
        assert "a key has more parts than 16" in problem["sentence"]
        assert seconds < 1
    server.stop()


def test_a_deck_that_takes_too_much_ends_its_reader_and_nothing_else() -> None:
    async def story() -> None:
        reader, game = DeckReader(), catalogue()["pocket-ops"]
        text = game.builtin_deck.text
        assert (await reader.read(game, text)).digest == game.builtin_deck.digest
        with pytest.raises(BadDeck, match="too long"):
            await reader.within_limits(time.sleep, 30)
        with pytest.raises(BadDeck, match="too much memory"):
            await reader.within_limits(bytearray, 1 << 30)
        assert (await reader.read(game, text)).digest == game.builtin_deck.digest
        reader.close()

    asyncio.run(story())


def test_a_socket_that_talks_nonsense_is_told_so(server: Server) -> None:
    table = server.new_table()
    guest = server.sit(table["code"], table["seats"][0]["key"])
    guest.socket.send("{")
    assert guest.hear("refused")["status"] == 400
    guest.say(do="dance")
    assert guest.hear("refused")["status"] == 400
    guest.say(do="look", seat=1)
    assert guest.hear("refused")["status"] == 403
    spectator = server.sit(table["code"])
    spectator.say(do="say", words="hello")
    assert spectator.hear("refused")["status"] == 403
    spectator.say(do="move", action=0, at=0, token="x")
    assert spectator.hear("refused")["status"] == 403
    guest.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        while True:
            guest.socket.recv(timeout=5)
    spectator.close()


def test_sockets_and_forms_of_other_sites_are_refused(server: Server) -> None:
    table = server.new_table()
    address = f"ws://127.0.0.1:{server.port}/t/{table['code']}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin="https://evil.example"),  # type: ignore[arg-type]
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=server.url) as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(timeout=5))["type"] == "table"
    foreign = {"origin": "https://evil.example"}
    assert server.request("POST", "/play/pocket-ops", b"x", None, **foreign)[0] == 403


def test_pages_carry_a_strict_policy_and_cookies_are_shut(server: Server) -> None:
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", server.port)
    line.request("POST", "/play/pocket-ops")
    answer = line.getresponse()
    answer.read()
    cookie = answer.headers["set-cookie"]
    assert answer.status == 303
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    line.close()


def test_the_record_and_the_truth_open_after_the_end(server: Server) -> None:
    table = server.new_table()
    code = table["code"]
    assert server.request("GET", f"/api/tables/{code}/record")[0] == 409
    assert server.request("GET", f"/t/{code}/record.json")[0] == 409
    for word in ("truth", "0", "1"):
        assert server.request("GET", f"/api/tables/{code}/replay/0?as={word}")[0] == 403
    assert server.request("GET", f"/api/tables/{code}/replay/5")[0] == 404
    key = table["seats"][1]["key"]
    assert server.request("GET", f"/api/tables/{code}/replay/0?as=1", None, key)[0] == 200


def test_too_many_sockets_and_requests_from_one_address(tmp_path: Path) -> None:
    server = Server(
        f"sqlite:///{tmp_path / 'a.db'}",
        BRUSHPASS_SOCKETS_PER_ADDRESS="20",
        BRUSHPASS_SOCKET_MESSAGES_PER_SECOND="1",
        BRUSHPASS_SOCKET_BURST="5",
        BRUSHPASS_REQUESTS_PER_SECOND="1",
        BRUSHPASS_REQUEST_BURST="30",
        BRUSHPASS_NEW_TABLE_BURST="2",
        BRUSHPASS_NEW_TABLES_PER_MINUTE="1",
    ).start()
    try:
        table = server.new_table()
        guests = [server.sit(table["code"]) for _ in range(20)]
        refused = 0
        for _ in range(30):
            try:
                server.sit(table["code"])
            except InvalidStatus as status:
                refused += status.response.status_code == 429
        assert refused == 30
        for guest in guests[1:]:
            guest.close()
        with pytest.raises(ConnectionClosed):
            for _ in range(8):
                guests[0].say(do="ping")
            while True:
                guests[0].socket.recv(timeout=5)
        order = {"game": "pocket-ops", "chairs": [{"who": "me"}] * 2}
        statuses = [server.request("POST", "/api/tables", order)[0] for _ in range(3)]
        assert statuses == [201, 429, 429]
        statuses = [server.request("GET", "/api/games")[0] for _ in range(40)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert server.request("GET", "/health")[0] == 200
    finally:
        log = server.stop()
    assert '"event": "request"' in log


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}").start()
    table = server.new_table()
    key = table["seats"][0]["key"]
    server.request("GET", f"/t/{table['code']}/seat/{key}")
    server.get(f"/api/tables/{table['code']}", key)
    log = server.stop()
    assert "/seat/-" in log
    assert key not in log
    assert all(json.loads(line) for line in log.splitlines() if line.startswith("{"))


def test_many_at_once_lose_nothing(server: Server) -> None:
    """The same move from many threads counts once; the others get a conflict."""
    table = server.new_table()
    code = table["code"]
    keys = [seat["key"] for seat in table["seats"]]
    key = keys[server.get(f"/api/tables/{code}")["view"]["to_move"]]
    action = server.get(f"/api/tables/{code}", key)["offers"][0]["notation"]
    statuses: list[int] = []

    def hurry(token: str) -> None:
        order = {"action": action, "at": 0, "token": token}
        statuses.append(server.request("POST", f"/api/tables/{code}/moves", order, key)[0])

    threads = [threading.Thread(target=hurry, args=(f"t{number}",)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [409] * 7
    again = {"action": action, "at": 0, "token": "same"}
    fresh = server.new_table()
    path = f"/api/tables/{fresh['code']}/moves"
    mover = server.get(f"/api/tables/{fresh['code']}")["view"]["to_move"]
    key = fresh["seats"][mover]["key"]
    again["action"] = server.get(f"/api/tables/{fresh['code']}", key)["offers"][0]["notation"]
    assert [server.request("POST", path, again, key)[0] for _ in range(3)] == [200] * 3
    assert at(server, fresh["code"]) == 1
