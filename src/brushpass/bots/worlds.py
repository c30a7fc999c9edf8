"""The worlds that a search plays in: imagined, and the likelier ones more often."""

from bisect import bisect_right
from typing import Final, final

from mypy_extensions import i64

from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.state import State

BEGINNINGS: Final = 120  # worlds imagined before some are chosen to be pondered
WALKS: Final = 3  # how many are


@final
class Worlds:
    """What a seat can imagine. Until some are gathered, every world is a new one."""

    def __init__(self, perspective: Perspective, guide: Guide, rng: Chance) -> None:
        self.perspective = perspective
        self.guide = guide
        self.rng = rng
        self.pool: list[State] = []
        self.marks: list[float] = []  # the running sum of how plausible they are

    def gather(self, count: i64) -> None:
        """Imagine so many to choose from."""
        seat = self.perspective.seat
        self.pool = []
        self.marks = []
        total = 0.0
        for _ in range(count):
            state: State = self.perspective.imagine(self.rng)
            total += self.guide.plausibility(state, seat, self.rng)
            self.pool.append(state)
            self.marks.append(total)

    def ponder(self, count: i64) -> None:
        """Gather those that the guide comes to from a few plausible ones, or as they come."""
        self.gather(min(count, BEGINNINGS))
        seat = self.perspective.seat
        pondered: list[State] = []
        if self.pool:
            for _ in range(WALKS):
                pondered += self.guide.ponder(self.draw(), seat, count // WALKS, self.rng)
        if pondered:
            self.pool = pondered
            self.marks = [float(index + 1) for index in range(len(pondered))]
        else:
            self.gather(count)

    def draw(self) -> State:
        """A state to play: a new one, or one of the gathered worlds with new luck."""
        if not self.pool:
            fresh: State = self.perspective.imagine(self.rng)
            return fresh
        mark = self.marks[-1] * float(self.rng.word()) / 4294967296.0
        at = min(bisect_right(self.marks, mark), len(self.pool) - 1)
        varied: State = self.perspective.vary(self.pool[at], self.rng)
        return varied
