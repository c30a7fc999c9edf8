"""A player with common sense and no search."""

from collections import Counter

from brushpass.kernel.chance import Chance, FastChance
from brushpass.kernel.explanation import Explanation, Weighed, explained
from brushpass.kernel.guide import Guide
from brushpass.kernel.perspective import Perspective

OPINIONS = 24
PROSPECTS = 6


class HeuristicBot:
    """Asks the game's guide what it would do in a state this seat can imagine."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.guide = guide
        self.rng = FastChance(seed)

    def choose(self, perspective: Perspective) -> int:
        return self.guide.pick(perspective.imagine(self.rng), self.rng)

    def explain(self, perspective: Perspective) -> Explanation:
        """What the guide says in several imagined states, and how it sees what would follow."""
        rng = self.rng.clone()
        picks = Counter(self.guide.pick(perspective.imagine(rng), rng) for _ in range(OPINIONS))
        weighed = [
            Weighed(
                action, prospect(perspective, self.guide, action, rng), picks[action] / OPINIONS
            )
            for action in perspective.legal_actions()
        ]
        weighed.sort(key=lambda option: (-option.share, -option.value))
        return explained(perspective, weighed, sealed=False)


def prospect(perspective: Perspective, guide: Guide, action: int, rng: Chance) -> float:
    """How the guide sees what follows an action, on average over imagined states."""
    total = 0.0
    for _ in range(PROSPECTS):
        state = perspective.imagine(rng)
        state.apply(action)
        total += guide.estimate(state)[perspective.seat]
    return total / PROSPECTS
