"""A game's heuristic judgement: what a sensible player would do, and how a position stands.

It works on a full state that is only ever an imagined one, so it cannot cheat; search uses the
same judgement inside its play-outs."""

from math import tanh
from typing import Final

from mypy_extensions import mypyc_attr

from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State

NOBODY_ELSE: Final = -1e9


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The judgement of one game. `pick` must not change the state."""

    def pick(self, state: State, rng: Chance) -> int:
        """A sensible legal action for the seat to move."""
        raise NotImplementedError

    def expect(self, state: State, rng: Chance) -> int:
        """What to expect of a rival to move: the same, unless the game knows better."""
        return self.pick(state, rng)

    def plausibility(self, state: State, seat: int, rng: Chance) -> float:
        """How well a state that `seat` imagines explains what the others were seen doing, as a
        likelihood up to a factor."""
        return 1.0

    def sample_beliefs(self, state: State, seat: int, count: int, rng: Chance) -> list[State]:
        """About so many states that `seat` cannot tell from this imagined one, the more of a kind
        the better they explain what the others were seen doing; none if that cannot be said."""
        return []

    def estimate(self, state: State) -> list[float]:
        """How the position stands for each seat, in [-1, 1] like `returns`."""
        raise NotImplementedError

    def settled(self, state: State, seat: int) -> bool:
        """Whether nothing is under way that `estimate` cannot judge for the seat that searches; the
        game is not over.
        Play-outs that have gone far enough go on to such a position."""
        return True


def leads(outlooks: list[float]) -> list[float]:
    """How each seat stands against the best of the others, in [-1, 1]; the difference of two
    outlooks is the log of the odds between them."""
    values: list[float] = []
    for seat in range(len(outlooks)):
        rival = NOBODY_ELSE
        for other in range(len(outlooks)):
            if other != seat:
                rival = max(rival, outlooks[other])
        values.append(tanh((outlooks[seat] - rival) / 2.0))
    return values
