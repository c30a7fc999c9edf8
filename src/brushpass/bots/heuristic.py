"""A player with common sense and no search."""

from brushpass.kernel.chance import FastChance
from brushpass.kernel.guide import Guide
from brushpass.kernel.perspective import Perspective


class HeuristicBot:
    """Asks the game's guide what it would do in a state this seat can imagine."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.guide = guide
        self.rng = FastChance(seed)

    def choose(self, perspective: Perspective) -> int:
        return self.guide.pick(perspective.imagine(self.rng), self.rng)
