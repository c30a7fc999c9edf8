"""A bot of your own: it lays a table against one of ours and plays a whole game.

    python docs/examples/bot.py http://localhost:8000 pocket-ops

It needs nothing but the `websockets` package. Replace `choose` with something cleverer."""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(sight: dict[str, Any]) -> str:
    """Pick one of the offers. `sight["view"]` is all that this seat knows of the game."""
    notation: str = random.choice(sight["offers"])["notation"]
    return notation


def lay_table(server: str, game: str) -> tuple[str, str]:
    """A table with one seat for us and bots on the rest: its code and the key of our seat."""
    with urllib.request.urlopen(f"{server}/api/games") as answer:
        found = next(card for card in json.load(answer) if card["name"] == game)
    chairs = [{"who": "me"}, *[{"who": "bot"}] * (found["seats"][0] - 1)]
    request = urllib.request.Request(
        f"{server}/api/tables",
        data=json.dumps({"game": game, "chairs": chairs, "name": "Example"}).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        table = json.load(answer)
    return table["code"], table["seats"][0]["key"]


def play(server: str, game: str) -> dict[str, Any]:
    """Play to the end; the last thing we saw."""
    code, key = lay_table(server, game)
    address = f"{server.replace('http', 'ws', 1)}/t/{code}/live?mode=facts"
    moved = -1
    with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] != "facts":
                continue
            for line in message["log"]:
                sys.stdout.write(f"{line}\n")
            sight: dict[str, Any] = message["sight"]
            if sight["closed"]:
                return sight
            if sight["offers"] and sight["at"] > moved:
                moved = sight["at"]
                move = {"do": "move", "action": choose(sight), "at": moved, "token": f"bot-{moved}"}
                socket.send(json.dumps(move))
    raise SystemExit("the server closed the line")


if __name__ == "__main__":
    last = play(sys.argv[1].rstrip("/"), sys.argv[2])
    sys.stdout.write(f"{last['prompt']['title']}\n")
