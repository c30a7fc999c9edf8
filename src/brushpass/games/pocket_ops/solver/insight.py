"""What the exact solution says of a decision that was taken."""

from brushpass.games.pocket_ops.rules.actions import ACTIONS
from brushpass.games.pocket_ops.scene.plan import heat
from brushpass.games.pocket_ops.solver.analysis import Analysis, analyse
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.analyst import Insight
from brushpass.kernel.view import View

SHOWN = 3


def insight(view: View, played: int | None) -> Insight | None:
    """The equilibrium of the decision before the viewer, who is to move, and what the action that
    was played gave away. None where nothing is to be decided."""
    assert isinstance(view, PocketOpsView)
    analysis = analyse(view)
    if analysis is None:
        return None
    taken = next((move for move in analysis.moves if move.action == played), None)
    lines = [
        f"Perfect play wins the {analysis.stake} with {_percent(analysis.value)} from here.",
        *_favourites(analysis),
    ]
    if taken is not None:
        chance = _percent(taken.chance)
        lines.append(
            f"Played: {ACTIONS.notation(taken.action)}, which perfect play does with {chance}; it gives "
            f"away {_points(taken.regret)}."
        )
    return Insight(_overlay(view, analysis), lines, None if taken is None else taken.regret)


def _favourites(analysis: Analysis) -> list[str]:
    best = sorted(analysis.moves, key=lambda move: -move.chance)[:SHOWN]
    return [
        f"{ACTIONS.notation(move.action)}: {_percent(move.chance)} of the time, worth {_percent(move.worth)}"
        for move in best
        if move.chance > 0.0
    ]


def _overlay(view: PocketOpsView, analysis: Analysis) -> str:
    if view.step == "Predict" and analysis.cover:
        return heat(analysis.cover, "predict")
    if view.step == "Place" and analysis.spies:
        shares = [a + b for a, b in zip(analysis.spies, analysis.specialist, strict=True)]
        return heat(shares, "go")
    return ""


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _points(regret: float) -> str:
    return "nothing" if regret < 5e-4 else f"{100 * regret:.1f} points"
