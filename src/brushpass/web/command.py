"""`brushpass serve`: the main job."""

import socket
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer
import uvicorn
from rich.console import Console

from brushpass.kernel.errors import BrushpassError
from brushpass.web.app import create_app
from brushpass.web.line import Line
from brushpass.web.metrics import start_logging
from brushpass.web.settings import Settings, from_environment

PATIENCE = 20.0


def serve(
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    database: Annotated[
        str | None,
        typer.Option(help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no page.")] = False,
) -> None:
    """Serve the games in the browser, to you and to whoever has a link."""
    settings = from_environment(database=database)
    run(settings, host, port, open_page=not no_browser)


def run(settings: Settings, host: str, port: int, open_page: bool) -> None:
    """Serve until interrupted."""
    start_logging()
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    if _taken(host, port):
        raise BrushpassError(f"port {port} is in use; choose another one with --port")
    app = create_app(settings)
    Console().print(f"Brushpass is at [bold]{address}[/] (Ctrl-C ends it)")
    if open_page:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        loop="auto",
        http="auto",
        ws=Line,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )


def _taken(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def _open_when_ready(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
