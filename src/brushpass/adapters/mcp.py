"""Tables for language-model agents over the Model Context Protocol."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from brushpass.adapters import needs
from brushpass.adapters.tables import Lobby
from brushpass.kernel.errors import BrushpassError
from brushpass.version import __version__

with needs("mcp"):
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

LONGEST_REMARK = 500
INSTRUCTIONS = (
    "Five spy board games. Open a table (bots take the other seats unless you leave some free for "
    "others to join), keep the key you are given, then observe and act until the game is over. An "
    "action is its notation, as legal_actions lists it."
)

P = ParamSpec("P")
R = TypeVar("R")


def explained(call: Callable[P, R]) -> Callable[P, R]:
    """A mistake of the caller comes back as a sentence, not as a fault of the server."""

    @wraps(call)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return call(*args, **kwargs)
        except BrushpassError as error:
            raise ToolError(str(error)) from error

    return wrapper


def server(lobby: Lobby | None = None) -> MCPServer:
    """A server with its own lobby, or over this one."""
    room = Lobby() if lobby is None else lobby
    made = MCPServer("brushpass", version=__version__, instructions=INSTRUCTIONS)

    @made.tool()
    @explained
    def list_games() -> list[dict[str, Any]]:
        """The games, with their variants, how many may play, and the bots from weak to strong."""
        return room.games()

    @made.tool()
    @explained
    def list_tables() -> list[dict[str, Any]]:
        """Tables that wait for players."""
        return room.waiting()

    @made.tool()
    @explained
    def open_table(
        game: str,
        players: int | None = None,
        variant: str | None = None,
        bots: int | None = None,
        bot: str = "agent",
    ) -> dict[str, Any]:
        """Open a table and sit down. `bots` is how many of the other seats are bots (all, if left
        out), `bot` which one, as list_games names them. Keep the key: it is your seat."""
        return _plain(room.open(game, players, variant, bots, bot))

    @made.tool()
    @explained
    def join_table(table: str, seat: int | None = None) -> dict[str, Any]:
        """Sit down at a table with a free seat. Keep the key: it is your seat."""
        return _plain(room.join(table, seat))

    @made.tool()
    @explained
    def observe(key: str) -> str:
        """All that you may know: rules in brief, the table, what happened since your last move,
        what was said, and what you may do."""
        table, seat = room.seat(key)
        return table.look(seat)

    @made.tool()
    @explained
    def legal_actions(key: str) -> list[dict[str, Any]]:
        """What you may do now, each with its notation; empty when it is not your decision."""
        table, seat = room.seat(key)
        offers = table.record.state.perspective(seat).offers()
        return [{"notation": offer.notation, "meaning": offer.sentence} for offer in offers]

    @made.tool()
    @explained
    def act(key: str, action: str) -> str:
        """Take an action by its notation. An action that is not allowed changes nothing, and the
        answer says which rule forbids it."""
        table, seat = room.seat(key)
        taken = table.play(seat, action)
        news = table.record.state.perspective(seat).news()
        return "\n".join([f"You played {taken}.", *news, table.status(seat)])

    @made.tool()
    @explained
    def say(key: str, words: str) -> str:
        """Say something to everybody at your table."""
        table, seat = room.seat(key)
        if len(words) > LONGEST_REMARK:
            raise BrushpassError(f"a remark has at most {LONGEST_REMARK} characters")
        table.remarks.append((seat, words))
        return "Said."

    return made


def _plain(document: object) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(document)
    return plain
