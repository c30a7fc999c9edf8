"""Advice for a person: what the search would do here, in well under a second."""

from brushpass.bots.levels import tuning_for
from brushpass.bots.search import Budget, SearchBot
from brushpass.kernel.explanation import Explanation
from brushpass.kernel.perspective import Perspective

BUDGET = Budget(simulations=2000, seconds=0.6)


def hint(perspective: Perspective, seed: int = 0) -> Explanation:
    """The best three options of the seat's open decision, with chances and a sentence."""
    game = perspective.game
    return SearchBot(game.adviser(), seed, BUDGET, tuning_for(game)).explain(perspective)
