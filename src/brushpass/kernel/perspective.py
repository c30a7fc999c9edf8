"""What a player is given: one seat's side of a game, and nothing else."""

from typing import Any

from brushpass.kernel.chance import Chance
from brushpass.kernel.journal import Seen
from brushpass.kernel.offers import Offer, Prompt
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

    def offers(self) -> list[Offer]:
        return self._state.offers() if self.to_move else []

    def prompt(self) -> Prompt:
        return self._state.prompt()

    def events(self, since: int = 0) -> list[Seen]:
        """What this seat has seen happen, if the game keeps a journal."""
        journal = self._state.journal
        return [] if journal is None else journal.seen_by(self.seat, since)

    def text(self) -> str:
        """The table in words, with what may be done."""
        lines = [self.game.text(self.view())]
        if self.to_move:
            prompt = self.prompt()
            lines += ["", prompt.title, prompt.why, ""]
            lines += [f"  {offer.notation:<16} {offer.sentence}" for offer in self.offers()]
        return "\n".join(lines)
