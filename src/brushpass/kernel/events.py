"""What can happen in a game, declared once: who learns which part of it."""

from typing import Final


class Event:
    """One kind of event. `state.tell(EVENT, ...)` gives its facts in the order of `fields`: first
    what everybody could foresee or see done (`public`), then what is turned up before all
    (`opens`), last what only the seats in the facts named by `to` are shown (`secret`).

    `stops_undo` says whether its seat has learned something by it that cannot be unlearned. `sights`
    names the fact that holds a card, or several, and whether its seat has thereby `drawn`, `held` or
    `played` them."""

    def __init__(
        self,
        kind: str,
        public: str = "seat",
        opens: str = "",
        secret: str = "",
        to: str = "seat",
        stops_undo: bool = False,
        sights: tuple[str, str] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.public: Final = tuple(public.split())
        self.opens: Final = tuple(opens.split())
        self.secret: Final = tuple(secret.split())
        self.to: Final = tuple(to.split())
        self.fields: Final = (*self.public, *self.opens, *self.secret)
        self.stops_undo: Final = stops_undo
        self.sights: Final = sights
        self.shown: Final = len(self.public) + len(self.opens)
        self.complain()

    def complain(self) -> None:
        """ValueError if the declaration contradicts itself."""
        if len(set(self.fields)) != len(self.fields):
            raise ValueError(f"the event {self.kind} names a fact twice")
        if self.secret and not set(self.to) <= set(self.public):
            raise ValueError(f"the event {self.kind} is for seats that it does not name: {self.to}")
        if self.sights is not None and self.sights[0] not in self.fields:
            raise ValueError(f"the event {self.kind} has no fact {self.sights[0]} to sight")

    def __repr__(self) -> str:
        return f"<{self.kind}: {' '.join(self.fields)}>"
