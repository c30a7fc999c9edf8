"""What happened, part by part, and who may know it."""

from collections.abc import Callable
from typing import NamedTuple


class Seen(NamedTuple):
    """An event as one viewer knows it."""

    number: int
    kind: str
    facts: dict[str, object]


class Event:
    """A fact of the game: `facts` are for all, `secret` only for `seats`."""

    def __init__(
        self, kind: str, facts: dict[str, object], secret: dict[str, object], seats: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: int | None, number: int) -> Seen:
        return Seen(number, self.kind, dict(self.shown_to(seat)))

    def shown_to(self, seat: int | None) -> dict[str, object]:
        """The facts for a seat, to be read and left as they are."""
        if seat is not None and seat in self.seats:
            return {**self.facts, **self.secret}
        return self.facts


class Journal:
    """The events of one game in order. A state without a journal tells nothing and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.acted: dict[int, int] = {}

    def acts(self, seat: int) -> None:
        """The seat is about to act: from here on things happen since its last move."""
        self.acted[seat] = len(self.events)

    def since_acting(self, seat: int) -> int:
        """The number of the first event since the seat's last move."""
        return self.acted.get(seat, 0)

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        """Something everybody sees."""
        self.events.append(Event(kind, facts, {}, ()))

    def confide(
        self,
        kind: str,
        facts: dict[str, object],
        secret: dict[str, object],
        seats: tuple[int, ...],
    ) -> None:
        """Something everybody notices, with a part that only `seats` see."""
        self.events.append(Event(kind, facts, secret, seats))

    def seen_by(self, seat: int | None, since: int = 0) -> list[Seen]:
        """The events from number `since` on, projected for a seat or, with None, a spectator."""
        return [
            event.seen_by(seat, number) for number, event in enumerate(self.events[since:], since)
        ]

    def story(
        self, tell: Callable[[Seen, int | None], str], viewer: int | None, since: int
    ) -> list[str]:
        """What `tell` makes of the events from number `since` on; silence is left out."""
        lines: list[str] = []
        for number in range(since, len(self.events)):
            event = self.events[number]
            words = tell(Seen(number, event.kind, event.shown_to(viewer)), viewer)
            if words:
                lines.append(words)
        return lines
