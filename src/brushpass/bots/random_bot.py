"""The beginner of beginners."""

from brushpass.kernel.chance import FastChance
from brushpass.kernel.perspective import Perspective


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = FastChance(seed)

    def choose(self, perspective: Perspective) -> int:
        options = perspective.legal_actions()
        return options[self.rng.below(len(options))]
