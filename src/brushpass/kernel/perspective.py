"""What a player is given: one seat's side of a game, and nothing else."""

from typing import Any

from brushpass.kernel.chance import Chance
from brushpass.kernel.journal import Seen
from brushpass.kernel.offers import Offer, Prompt, Refusal
from brushpass.kernel.state import State
from brushpass.kernel.view import View


class Perspective:
    """A seat's view, its legal actions, and states it can imagine to be the true one."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.game = state.game
        self.seat = seat

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def to_move(self) -> bool:
        """Whether it is this seat's decision."""
        return self._state.to_move == self.seat

    @property
    def over(self) -> bool:
        return self._state.over

    def view(self) -> View:
        return self._state.view(self.seat)

    def legal_actions(self) -> tuple[int, ...]:
        return self._state.legal_actions() if self.to_move else ()

    def imagine(self, rng: Chance) -> Any:
        """A full state that this seat cannot tell from the true one."""
        return self._state.imagine(self.seat, rng)

    def vary(self, imagined: State, rng: Chance) -> Any:
        """The same secrets as in a state from `imagine`, but other luck to come."""
        return self._state.vary(imagined, self.seat, rng)

    def offers(self) -> list[Offer]:
        return self._state.offers() if self.to_move else []

    def prompt(self) -> Prompt:
        """What is asked, as this seat may know it."""
        return self.game.ask(self.view())

    def events(self, since: int = 0) -> list[Seen]:
        """What this seat has seen happen, if the game keeps a journal."""
        journal = self._state.journal
        return [] if journal is None else journal.seen_by(self.seat, since)

    def why_not(self, action: int) -> Refusal | None:
        """Why this seat may not take an action now; None if it may."""
        if not self.over and not self.to_move:
            return Refusal(self.prompt().rule, "it is not your decision")
        return self._state.why_not(action)

    def tensor(self) -> bytes:
        """The view as 32-bit floats, see `game.observation_pieces`."""
        return self.game.tensor(self._state, self.seat)

    def news(self) -> list[str]:
        """What happened since this seat's last move, its own move included."""
        journal = self._state.journal
        if journal is None:
            return []
        return self.game.story(self._state, self.seat, journal.since_acting(self.seat))

    def text(self) -> str:
        """All that a player needs who has never seen the game and remembers nothing: the rules in
        brief, the table, what happened since the last move, and what may be done."""
        lines = [self.game.brief, "", "## The table", "", self.game.text(self.view())]
        news = self.news()
        if news:
            lines += ["", "## Since your last move", "", *news]
        if self.to_move:
            prompt = self.prompt()
            lines += ["", "## Your decision", "", prompt.title, prompt.why, ""]
            lines += [f"  {offer.notation:<16} {offer.sentence}" for offer in self.offers()]
            lines += ["", "Answer with one of the notations on the left, on a line of its own."]
        return "\n".join(lines)
