"""What happened, part by part, and who may know it."""

from collections.abc import Callable
from typing import NamedTuple

from brushpass.kernel.events import Event


class Seen(NamedTuple):
    """An event as one viewer knows it."""

    number: int
    kind: str
    facts: dict[str, object]


class Entry:
    """An event that happened: `facts` are for all, `secret` only for `seats`. A fact that is None
    does not apply, and is left out."""

    def __init__(self, event: Event, values: tuple[object, ...]) -> None:
        self.event = event
        self.facts = _known(event.fields[: event.shown], values)
        self.secret = _known(event.secret, values[event.shown :])
        shown = [self.facts[name] for name in event.to] if event.secret else []
        self.seats = [seat for seat in shown if isinstance(seat, int)]

    @property
    def kind(self) -> str:
        return self.event.kind

    def seen_by(self, seat: int | None, number: int) -> Seen:
        return Seen(number, self.event.kind, dict(self.shown_to(seat)))

    def shown_to(self, seat: int | None) -> dict[str, object]:
        """The facts for a seat, to be read and left as they are."""
        if seat is not None and seat in self.seats:
            return {**self.facts, **self.secret}
        return self.facts


class Journal:
    """The events of one game in order. A state without a journal tells nothing and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Entry] = []
        self.acted: dict[int, int] = {}

    def acts(self, seat: int) -> None:
        """The seat is about to act: from here on things happen since its last move."""
        self.acted[seat] = len(self.events)

    def since_acting(self, seat: int) -> int:
        """The number of the first event since the seat's last move."""
        return self.acted.get(seat, 0)

    def add(self, event: Event, values: tuple[object, ...]) -> None:
        self.events.append(Entry(event, values))

    def seen_by(self, seat: int | None, since: int = 0) -> list[Seen]:
        """The events from number `since` on, projected for a seat or, with None, a spectator."""
        return [
            entry.seen_by(seat, number) for number, entry in enumerate(self.events[since:], since)
        ]

    def story(
        self, tell: Callable[[Seen, int | None], str], viewer: int | None, since: int
    ) -> list[str]:
        """What `tell` makes of the events from number `since` on; silence is left out."""
        lines: list[str] = []
        for number in range(since, len(self.events)):
            entry = self.events[number]
            words = tell(Seen(number, entry.event.kind, entry.shown_to(viewer)), viewer)
            if words:
                lines.append(words)
        return lines


def _known(fields: tuple[str, ...], values: tuple[object, ...]) -> dict[str, object]:
    return {field: value for field, value in zip(fields, values, strict=False) if value is not None}
