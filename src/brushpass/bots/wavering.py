"""A player whose mind wanders."""

from brushpass.bots.heuristic import HeuristicBot
from brushpass.bots.search import SearchBot
from brushpass.kernel.chance import FastChance
from brushpass.kernel.explanation import Explanation
from brushpass.kernel.perspective import Perspective


class WaveringBot:
    """Plays like another bot, but takes a share of its decisions at random."""

    def __init__(self, steady: HeuristicBot | SearchBot, share: float, seed: int) -> None:
        self.steady = steady
        self.share = share
        self.rng = FastChance(seed)

    def choose(self, perspective: Perspective) -> int:
        if float(self.rng.word()) / 4294967296.0 < self.share:
            options = perspective.legal_actions()
            return options[self.rng.below(len(options))]
        return self.steady.choose(perspective)

    def explain(self, perspective: Perspective) -> Explanation:
        return self.steady.explain(perspective)
