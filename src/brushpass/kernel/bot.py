"""What a player that is no person must be able to do. It is given a Perspective and nothing else."""

from typing import Protocol

from brushpass.kernel.explanation import Explanation
from brushpass.kernel.perspective import Perspective


class Bot(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of the perspective's legal actions."""


class ThinkingBot(Bot, Protocol):
    def explain(self, perspective: Perspective) -> Explanation:
        """Why it would choose what it would choose now; it plays on as if it had not been asked."""
