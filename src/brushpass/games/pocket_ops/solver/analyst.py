"""Pocket Ops' analyst: whoever asks for the solution asks here."""

from importlib import import_module
from pathlib import Path

from brushpass.games.pocket_ops.bot import mastermind
from brushpass.games.pocket_ops.solver import insight
from brushpass.kernel.analyst import Insight
from brushpass.kernel.explanation import Weighed
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.view import View


class PocketOpsAnalyst:
    def player(self, seed: int) -> mastermind.Mastermind:
        return mastermind.Mastermind(seed)

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        return mastermind.weigh(perspective)

    def insight(self, view: View, played: int | None) -> Insight | None:
        return insight.insight(view, played)

    def solve(self, out: Path | None, figures: Path | None, json: bool) -> None:
        # By its name only: it prints with what a machine that compiles the rules need not have.
        import_module(f"{__package__}.command").solve(out, figures, json)
