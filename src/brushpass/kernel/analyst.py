"""The exact solution of a game, for a game that has one: what is asked of it."""

from pathlib import Path
from typing import Protocol

import msgspec

from brushpass.kernel.bot import ThinkingBot
from brushpass.kernel.explanation import Weighed
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.view import View


class Insight(msgspec.Struct, frozen=True):
    """What the solution says of a decision: a drawing to lay over the scene, the numbers in words,
    and what the action that was played gave away."""

    overlay: str
    lines: list[str]
    regret: float | None


class Analyst(Protocol):
    def player(self, seed: int) -> ThinkingBot:
        """A player who keeps to the solution."""

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        """Every option before the seat, the solution's favourite first: what it returns against a
        rival who keeps to the solution, and how often the solution takes it."""

    def insight(self, view: View, played: int | None) -> Insight | None:
        """The decision before the viewer, who is to move, and what became of it; None where nothing
        is to be decided."""

    def solve(self, out: Path | None, figures: Path | None, json: bool) -> None:
        """Solve the whole game, store the solution and print what it says, as one JSON object if
        that is wanted; draw its figures into a folder."""
