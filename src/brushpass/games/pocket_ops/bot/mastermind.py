"""The player who cannot be beaten at Pocket Ops, only matched: it plays the exact equilibrium."""

from brushpass.games.pocket_ops.bot.guide import weighted
from brushpass.games.pocket_ops.solver.analysis import Analysis, analyse, match_chance
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.explanation import Explanation, Weighed, explained
from brushpass.kernel.perspective import Perspective


class Mastermind:
    """Draws every choice with the chances of the solution. It uses a stored solution where
    there is one and solves what it needs where there is none."""

    def __init__(self, seed: int) -> None:
        self.rng = FastChance(seed)

    def choose(self, perspective: Perspective) -> int:
        moves = analysis(perspective).moves
        return moves[weighted([move.chance for move in moves], self.rng)].action

    def explain(self, perspective: Perspective) -> Explanation:
        """The equilibrium's favourites; their chances are those to win the match."""
        sealed = _view(perspective).step in ("Predict", "Place")
        return explained(perspective, weigh(perspective), sealed)


def weigh(perspective: Perspective) -> list[Weighed]:
    """Every option with what it returns in the match and how often the equilibrium takes it, the
    favourite first."""
    found = analysis(perspective)
    view = _view(perspective)
    weighed = []
    for move in found.moves:
        chance = move.worth
        if found.stake == "round":
            chance = match_chance(view, perspective.seat, move.worth)
        weighed.append(Weighed(move.action, 2.0 * chance - 1.0, move.chance))
    weighed.sort(key=lambda option: (-option.share, -option.value))
    return weighed


def analysis(perspective: Perspective) -> Analysis:
    """The equilibrium of the decision before this seat: covers and placements room by room, and
    for each legal action its chance, its worth and the regret of taking it."""
    found = analyse(_view(perspective))
    if found is None or not found.moves:
        raise BrushpassError("there is nothing to decide for this seat")
    return found


def _view(perspective: Perspective) -> PocketOpsView:
    view = perspective.view()
    if not isinstance(view, PocketOpsView):
        raise BrushpassError(f"the Mastermind plays Pocket Ops, not {perspective.game.title}")
    return view
