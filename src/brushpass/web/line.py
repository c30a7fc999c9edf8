"""The line to one client: uvicorn's WebSocket with a short way in and out.

A small text message is offered to the guest at once, and a message to the client is written at
once; the framework's queues, and a task to wake for each message, would cost more than the move
itself. Handshake, closing, pings and everything unusual stay with the library."""

from asyncio import AbstractEventLoop
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from brushpass.web.frames import TEXT, framed, small_frame, unmasked

NAME = "line"


class Reader(Protocol):
    """Who sits at this end of the line."""

    def at_once(self, text: bytes) -> bool:
        """Take a message now, or leave it to whoever reads the socket."""

    def catch_up(self) -> None:
        """The client reads again."""


class Line(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, {**app_state, NAME: self}, _loop)
        self.reader: Reader | None = None
        self.clogged = False
        self.plain = True  # until a frame comes in pieces: from then on the library reads

    def data_received(self, data: bytes) -> None:
        while data and self.reader is not None and self.plain:
            size = small_frame(data)
            if size == 0:
                self.plain = False
                break
            frame, data = data[:size], data[size:]
            if frame[0] != TEXT or not self.reader.at_once(unmasked(frame)):
                super().data_received(frame)
        if data:
            super().data_received(data)

    def pause_writing(self) -> None:
        self.clogged = True
        super().pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clogged = False
        if self.reader is not None:
            self.reader.catch_up()

    def write(self, text: bytes) -> None:
        """Send a text message."""
        if not self.transport.is_closing():
            self.transport.write(framed(text))
