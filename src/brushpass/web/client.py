"""One socket at a table: how it hears what is new, and how its moves are taken at once."""

from collections import deque
from functools import partial
from typing import Protocol

from brushpass.look.seats import SEAT_NAMES
from brushpass.web.limits import Bucket
from brushpass.web.messages import PlayMove, read
from brushpass.web.papers import Words
from brushpass.web.place import Host, Place
from brushpass.web.refused import Refused
from brushpass.web.wire import Audience, Mode, encode

LONGEST_QUEUE = 40


class Line(Protocol):
    """The way to the client; clogged while it does not read."""

    clogged: bool

    def write(self, text: bytes) -> None: ...


class Client:
    """One socket. What it has not read yet waits here; if that grows too long, it is replaced by
    the table as it stands."""

    def __init__(
        self, host: Host, place: Place, seats: list[int], mode: Mode, line: Line, bucket: Bucket
    ) -> None:
        self.host = host
        self.place = place
        self.seats = tuple(seats)
        self.mode = mode
        self.line = line
        self.looking: int | None = seats[0] if len(seats) == 1 else None
        self.curtain: int | None = None
        self.version = -1
        self.outbox: deque[bytes] = deque()
        self.waiting = 0
        self.bucket = bucket

    def push(self, message: bytes) -> None:
        if self.line.clogged:
            self.outbox.append(message)
        else:
            self.line.write(message)

    def catch_up(self) -> None:
        while self.outbox and not self.line.clogged:
            self.line.write(self.outbox.popleft())

    def see(self, audience: Audience) -> None:
        if len(self.outbox) > LONGEST_QUEUE:
            self.outbox.clear()
            self.version = -1
        self.push(audience.news if self.version == audience.version - 1 else audience.whole())
        self.version = audience.version

    def hear(self, said: list[Words]) -> None:
        for words in said:
            self.push(
                encode(
                    {
                        "type": "chat",
                        "number": words.number,
                        "seat": words.seat,
                        "who": SEAT_NAMES[words.seat],
                        "words": words.words,
                    }
                )
            )

    def turn(self, seat: int) -> None:
        """On a shared device, draw the curtain when the next person is to move."""
        if len(self.seats) < 2 or seat in (self.looking, self.curtain):
            return
        if self.looking is not None:
            self.look(None)
        self.curtain = seat
        self.push(encode({"type": "curtain", "seat": seat, "who": SEAT_NAMES[seat]}))

    def look(self, seat: int | None) -> None:
        self.looking = seat
        self.curtain = None
        self.version = -1
        self.place.show(self)

    def refuse(self, refusal: Refused, token: str | None = None) -> None:
        self.push(
            encode(
                {
                    "type": "refused",
                    "status": refusal.status,
                    "sentence": refusal.sentence,
                    "rule": refusal.rule,
                    "token": token,
                }
            )
        )
        if refusal.status == 409 and self in self.place.guests:
            self.version = -1
            self.place.show(self)

    def at_once(self, text: bytes) -> bool:
        """A move at a table that is free needs no waiting; all else is answered in its turn."""
        if self.waiting == 0 and self.looking is not None and not self.place.writing:
            message = read(text)
            if isinstance(message, PlayMove) and self.bucket.take():
                self._move(self.looking, message)
                return True
        self.waiting += 1
        return False

    def _move(self, seat: int, move: PlayMove) -> None:
        refuse = partial(self.refuse, token=move.token)
        try:
            self.place.move(self.host, seat, move.action, move.at, move.token[:64], refuse)
        except Refused as refusal:
            refuse(refusal)

    def seat(self) -> int:
        if self.looking is None:
            raise Refused(403, "You have no seat at this table.")
        return self.looking
