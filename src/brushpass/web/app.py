"""The server: routes, what happens at start and end, and how errors are told."""

import asyncio
import gc
import re
import time
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from brushpass.version import __version__
from brushpass.web import guard
from brushpass.web.api import API, Problem
from brushpass.web.apipage import api_page
from brushpass.web.fanout import Listener
from brushpass.web.house import House
from brushpass.web.html import message
from brushpass.web.live import live
from brushpass.web.metrics import note, trouble
from brushpass.web.refused import Refused
from brushpass.web.routes import PAGES, Web, show, theme_of
from brushpass.web.settings import Settings

RARELY = (50_000, 20, 20)  # how often garbage is looked for: hardly any of it hides in circles
_SECRET_PATH = re.compile(r"/seat/[^/]+")
_TITLES = {404: "Nothing under this name", 429: "Slower, please", 500: "Something broke"}


@get("/api", include_in_schema=False)
async def api_docs(request: Web) -> Response[str]:
    return show(api_page(request.app.openapi_schema.to_schema(), theme_of(request)))


def _tell(request: Web, status: int, sentence: str, rule: str = "") -> Response[Any]:
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return Response(Problem(status, sentence, rule), status_code=status)
    title = _TITLES.get(status, "Not possible")
    return show(message(title, sentence, theme_of(request)), status)


def _refused(request: Web, refusal: Refused) -> Response[Any]:
    return _tell(request, refusal.status, refusal.sentence, refusal.rule)


def _http_error(request: Web, error: HTTPException) -> Response[Any]:
    sentence = {
        404: "There is nothing at this address.",
        405: "This address does not take that kind of request.",
        413: "That is too much at once.",
    }.get(error.status_code)
    if error.status_code >= 500:
        return _broken(request, error)
    return _tell(request, error.status_code, sentence or str(error.detail))


def _unreadable(request: Web, error: msgspec.MsgspecError) -> Response[Any]:
    return _tell(request, 400, f"That cannot be read: {error}.")


def _broken(request: Web, error: Exception) -> Response[Any]:
    try:
        raise error
    except Exception:
        trouble("a request failed", path=_logged(request.url.path))
    return _tell(request, 500, "The server could not answer; the fault is ours.")


def _logged(path: str) -> str:
    return _SECRET_PATH.sub("/seat/-", path)


def create_app(settings: Settings) -> ASGIApp:
    """The whole server as an ASGI application; BadDatabase if its tables cannot be reached."""
    house = House(settings)
    house.store.prepare()

    async def start() -> None:
        loop = asyncio.get_running_loop()
        house.store.open(loop)
        if house.store.postgres:
            hub = house.hub
            house.listener = Listener(house.store.engine, house.node, hub.heard, hub.heard_all)
            house.listener.open(loop)
            await asyncio.to_thread(house.listener.ready.wait, 10)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)
        note("ready", node=house.node)

    async def stop() -> None:
        if house.listener is not None:
            await asyncio.to_thread(house.listener.close)
        house.thinkers.close()
        house.decks.close()
        await house.hub.note_ended()
        await asyncio.to_thread(house.store.close)

    app = Litestar(
        route_handlers=[*PAGES, *API, api_docs, live],
        on_startup=[start],
        on_shutdown=[stop],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            msgspec.MsgspecError: _unreadable,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Brushpass",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=settings.largest_body,
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    return Door(app, house)


class Door:
    """Around everything: limits, the origin of what changes something, headers, one log line."""

    def __init__(self, app: Litestar, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in guard.HEADERS.items()),
                ]
            await send(message)

        refusal = self._refuse(scope)
        if refusal is None:
            await self.app(scope, receive, answer)
        else:
            await _plain(answer, refusal)
        self.house.metrics.add("requests")
        self.house.metrics.add(f"responses_{status // 100}xx")
        note(
            "request",
            method=scope["method"],
            path=_logged(scope["path"]),
            status=status,
            ms=round((time.perf_counter() - began) * 1000, 1),
        )

    def _refuse(self, scope: HTTPScope) -> Problem | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        host = client[0] if client else "unknown"
        if scope["path"].startswith("/static/") or scope["path"] == "/health":
            return None
        if not self.house.requests.allow(host):
            return Problem(429, "Too many requests; wait a moment.")
        foreign = headers.get(b"origin") is not None and not _ours(headers)
        if scope["method"] not in ("GET", "HEAD") and foreign:
            return Problem(403, "This form was sent from another site.")
        return None


def _ours(headers: dict[bytes, str]) -> bool:
    return headers[b"origin"].partition("://")[2] == headers.get(b"host")


async def _plain(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    start: Any = {
        "type": "http.response.start",
        "status": problem.status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ],
    }
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)
