import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters, stdio_client

import brushpass
from brushpass.adapters.mcp import server

TOOLS = {
    "list_games",
    "list_tables",
    "open_table",
    "join_table",
    "observe",
    "legal_actions",
    "act",
    "say",
}
COMMAND = ["-m", "brushpass", "mcp"]


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """The answer of a tool: structured where it is, text otherwise."""
    result: Any = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content[0].text
    if result.structured_content is not None:
        found = result.structured_content
        return found["result"] if set(found) == {"result"} else found
    return result.content[0].text


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result: Any = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)


async def a_whole_game(client: Client) -> None:
    """What an agent does: look around, sit down, observe, act to the end."""
    listed = await client.list_tools()
    assert {tool.name for tool in listed.tools} == TOOLS
    games = {game["name"]: game for game in await call(client, "list_games")}
    assert set(games) == set(brushpass.catalogue())
    assert games["pocket-ops"]["bots"][0] == "random"
    key = (await call(client, "open_table", game="pocket-ops", bot="random"))["key"]
    status = ""
    while "over" not in status:
        seen = await call(client, "observe", key=key)
        assert "It is your decision." in seen
        options = await call(client, "legal_actions", key=key)
        assert options[0]["notation"] in seen
        status = (await call(client, "act", key=key, action=options[-1]["notation"])).splitlines()[-1]  # fmt: skip
    assert "won" in status
    assert await call(client, "legal_actions", key=key) == []


def run(play: Callable[[], Awaitable[None]]) -> None:
    anyio.run(play)


def test_a_game_over_standard_input_and_output() -> None:
    parameters = StdioServerParameters(
        command=sys.executable,
        args=COMMAND,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    async def play() -> None:
        async with Client(stdio_client(parameters)) as client:
            await a_whole_game(client)

    run(play)


@contextmanager
def served() -> Iterator[str]:
    """`brushpass mcp --http` on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, *COMMAND, "--http", "--port", str(port)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.wait(10)


def test_two_agents_meet_over_http() -> None:
    async def meet(url: str) -> None:
        async with Client(url) as red, Client(url) as blue:
            opened = await call(red, "open_table", game="pocket-ops", bots=0)
            waiting = await call(blue, "list_tables")
            assert waiting == [{"table": opened["table"], "game": "pocket-ops", "free": [1]}]
            joined = await call(blue, "join_table", table=opened["table"])
            assert (opened["name"], joined["name"]) == ("Red", "Blue")
            await call(blue, "say", key=joined["key"], words="I know where you will go.")
            assert "Blue says: I know where" in await call(red, "observe", key=opened["key"])
            for client, key in ((red, opened["key"]), (blue, joined["key"])):
                options = await call(client, "legal_actions", key=key)
                if options:
                    other = blue if client is red else red
                    stolen = joined["key"] if client is red else opened["key"]
                    told = await refused(other, "act", key=stolen, action=options[0]["notation"])
                    assert "not your decision" in told
                    await call(client, "act", key=key, action=options[0]["notation"])
                    break
            await a_whole_game(blue)

    with served() as url:
        run(lambda: meet(url))


def test_mistakes_are_explained() -> None:
    async def err() -> None:
        async with Client(server()) as client:
            assert "there is no game 'chess'" in await refused(client, "open_table", game="chess")
            assert "no seat has this key" in await refused(client, "observe", key="x")
            assert "there is no table" in await refused(client, "join_table", table="x")
            seat = await call(client, "open_table", game="pocket-ops")
            assert "is full" in await refused(client, "join_table", table=seat["table"])
            before = await call(client, "observe", key=seat["key"])
            told = await refused(client, "act", key=seat["key"], action="place:A")
            assert "place:A is not allowed now: PO-" in told
            assert await call(client, "observe", key=seat["key"]) == before
            assert "at most" in await refused(client, "say", key=seat["key"], words="x" * 501)

    run(err)


@pytest.mark.parametrize("game", ["covert", "the-agents", "viper-ghost-zero", "viper-ops"])
def test_every_game_can_be_observed(game: str) -> None:
    async def look() -> None:
        async with Client(server()) as client:
            seat = await call(client, "open_table", game=game, bot="random")
            seen = await call(client, "observe", key=seat["key"])
            assert "in brief" in seen
            options = await call(client, "legal_actions", key=seat["key"])
            assert json.dumps(options)
            await call(client, "act", key=seat["key"], action=options[0]["notation"])

    run(look)
