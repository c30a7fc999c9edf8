"""A game over the API: machines at tables, and everything a seat can do there."""

import json
import random
import runpy
from pathlib import Path
from typing import Any

import pytest

from brushpass.games import catalogue
from brushpass.kernel.record import Record
from tests.web.serving import Guest, Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def seated(server: Server, table: dict[str, Any]) -> tuple[Guest, Guest]:
    """Both players of a table, the one to move first."""
    guests = [server.sit(table["code"], seat["key"]) for seat in table["seats"]]
    for guest in guests:
        guest.hear("facts")
    guests.sort(key=lambda guest: not guest.sight["offers"])
    return guests[0], guests[1]


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    example = runpy.run_path(str(EXAMPLE))
    last = example["play"](server.url, "pocket-ops")
    assert last["closed"]
    assert last["seed"]


def test_a_program_takes_a_free_seat(server: Server) -> None:
    table = server.new_table("pocket-ops", "me", "friend")
    code = table["code"]
    taken = server.post(f"/api/tables/{code}/seats/1", {"name": "Robot"})
    assert taken["key"] != table["seats"][1]["key"]
    assert server.get(f"/api/tables/{code}", taken["key"])["viewer"] == 1
    old = server.get(f"/api/tables/{code}", table["seats"][1]["key"])
    assert old["viewer"] is None
    status, _ = server.request("POST", f"/api/tables/{code}/seats/1", {"name": "Late"})
    assert status == 409
    assert server.get(f"/api/tables/{code}")["seats"][1]["name"] == "Robot"


def test_a_move_shows_at_once_on_the_other_socket_and_counts_once(server: Server) -> None:
    first, second = seated(server, server.new_table())
    action = first.sight["offers"][0]["notation"]
    first.move(action, "same")
    second.look(lambda sight: sight["at"] == 1)
    first.say(do="move", action=action, at=0, token="same")
    first.say(do="ping")
    first.hear("pong")
    assert first.look(lambda sight: sight["at"] == 1)["at"] == 1
    first.say(do="move", action=action, at=0, token="other")
    assert first.hear("refused")["status"] == 409
    assert first.hear("facts")["sight"]["at"] == 1
    first.close()
    second.close()


def test_undo_reaches_back_to_what_was_before(server: Server) -> None:
    first, second = seated(server, server.new_table())
    before = first.sight
    first.move(before["offers"][0]["notation"])
    after = first.look(lambda sight: sight["at"] == 1)
    assert after["may_undo"]
    second.say(do="undo", at=1, token="u1")
    assert second.hear("refused")["status"] == 409
    first.say(do="undo", at=1, token="u2")
    undone = first.look(lambda sight: sight["at"] == 2)
    assert undone["view"] == before["view"]
    assert undone["offers"] == before["offers"]
    assert undone["turn"] == 0
    first.close()
    second.close()


def test_why_not_names_the_rule(server: Server) -> None:
    first, second = seated(server, server.new_table())
    first.say(do="why", action="place:A")
    refusal = first.hear("refused")
    assert refusal["rule"].startswith("PO-")
    first.say(do="why", action="fly:A")
    assert first.hear("refused")["status"] == 422
    second.say(do="why", action="place:A")
    assert second.hear("refused")["sentence"] == "It is not your move."
    first.close()
    second.close()


def test_a_hint_is_a_legal_action(server: Server) -> None:
    first, second = seated(server, server.new_table())
    first.say(do="hint")
    hint = first.hear("hint", 30)
    offers = {offer["id"]: offer["sentence"] for offer in first.sight["offers"]}
    assert offers[hint["action"]] == hint["sentence"]
    second.say(do="hint")
    assert second.hear("refused")["status"] == 409
    first.close()
    second.close()


def test_a_whole_game_and_its_record(server: Server) -> None:
    table = server.new_table()
    first, second = seated(server, table)
    solution = f"/api/tables/{table['code']}/analysis"
    assert server.request("GET", f"{solution}/0")[0] == 404
    rng = random.Random(4)
    while not first.sight["closed"]:
        mover, other = (first, second) if first.sight["offers"] else (second, first)
        mover.look(lambda sight: bool(sight["offers"]) or sight["closed"])
        at = mover.sight["at"]
        mover.move(rng.choice(mover.sight["offers"])["id"])
        for guest in (mover, other):
            guest.look(lambda sight, at=at: sight["at"] > at)
    document = server.request("GET", f"/t/{table['code']}/record.json")[1]
    assert document["seed"] == first.sight["seed"]
    record = Record.from_json(json.dumps(document), catalogue())
    assert record.state.over
    truth = server.get(f"/api/tables/{table['code']}/replay/3?as=truth")
    assert "What Red knew" in truth["parts"]["text"]
    last = server.get(f"{solution}/{len(record.actions) - 1}")
    assert "Perfect play wins the round" in last["parts"]["insight"]
    assert "gives away" in last["parts"]["insight"]
    first.close()
    second.close()


def test_three_seats_play_on_when_one_resigns(server: Server) -> None:
    table = server.new_table("the-agents", "me", "me", "me")
    guests = [server.sit(table["code"], seat["key"]) for seat in table["seats"]]
    sight = guests[0].hear("facts")["sight"]
    guests[0].say(do="resign", at=sight["at"], token="r")
    after = guests[1].look(lambda sight: sight["seats"][0]["resigned"])
    assert not after["closed"]
    assert after["at"] > sight["at"]
    guests[1].say(do="resign", at=sight["at"], token="r2")
    over = guests[2].look(lambda sight: sight["closed"], 30)
    assert over["seats"][2]["won"]
    for guest in guests:
        guest.close()


def test_presence_and_chat(server: Server) -> None:
    table = server.new_table("pocket-ops", "me", "me", name="Zoë 😀")
    first = server.sit(table["code"], table["seats"][0]["key"])
    assert first.hear("facts")["sight"]["seats"][1]["online"] is False
    second = server.sit(table["code"], table["seats"][1]["key"])
    first.look(lambda sight: sight["seats"][1]["online"])
    second.say(do="say", words="  hello \n there ")
    assert first.hear("chat")["words"] == "hello there"
    second.close()
    first.look(lambda sight: not sight["seats"][1]["online"])
    late = server.sit(table["code"])
    assert late.hear("chat")["words"] == "hello there"
    assert late.sight["seats"][0]["name"] == "Zoë 😀"
    first.close()
    late.close()


def test_a_deck_of_my_own(server: Server) -> None:
    text = catalogue()["pocket-ops"].builtin_deck.text.replace('name = "', 'name = "My ', 1)
    table = server.new_table("pocket-ops", "me", "bot:random", deck=text)
    guest = server.sit(table["code"], table["seats"][0]["key"])
    guest.hear("facts")
    mine = 0
    while guest.look(lambda sight: bool(sight["offers"]), 30)["at"] <= mine:
        at = guest.sight["at"]
        guest.move(guest.sight["offers"][0]["id"])
        guest.look(lambda sight, at=at: sight["at"] > at, 30)
        mine += 1
    guest.close()


def test_the_api_describes_itself(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json")
    assert set(schema["paths"]) >= {"/api/games", "/api/tables", "/api/tables/{code}/moves"}
    assert "Sight" in str(schema["components"]["schemas"])
    page = server.request("GET", "/api", accept="text/html")[1]
    for path in schema["paths"]:
        assert path in page


@pytest.mark.parametrize("name", list(catalogue()))
def test_every_rules_page_has_a_place_for_the_rule_of_the_first_prompt(
    server: Server, name: str
) -> None:
    players = catalogue()[name].seats.start
    table = server.new_table(name, *["me"] * players)
    rule = server.get(f"/api/tables/{table['code']}")["prompt"]["rule"]
    assert f'id="{rule}"' in server.request("GET", f"/rules/{name}/text")[1]
