"""The match: three drafts at most, solved from the last round back.

A is the player who holds the keycard in rounds 1 and 3, B the one who holds it in round 2. All
values are A's chance to win the match. Pools are bit masks of the kinds still in the game.
"""

from typing import Final

from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.solver.draft import Draft, solve_draft

EVERY_KIND: Final = (1 << len(KINDS)) - 1

Openings = list[list[float]]


def kinds_in(pool: int) -> list[int]:
    return [kind for kind in range(len(KINDS)) if pool >> kind & 1]


class Match:
    """The drafts of a match; `openings[k][n]` is the holder's chance to win a round that the
    holder opens with kind k against kind n."""

    def __init__(self, openings: Openings) -> None:
        self.openings = openings
        self._first: Draft | None = None
        self._thirds: dict[tuple[int, int], Draft] = {}
        self._seconds: dict[tuple[int, int, bool], Draft] = {}

    def first(self) -> Draft:
        """The draft of round 1; rows are A's kinds."""
        if self._first is None:
            kinds = kinds_in(EVERY_KIND)
            self._first = solve_draft([[self._after_first(a, b) for b in kinds] for a in kinds])
        return self._first

    def second(self, a_pool: int, b_pool: int, a_leads: bool) -> Draft:
        """The draft of round 2, in which B holds the keycard; rows are A's kinds."""
        key = (a_pool, b_pool, a_leads)
        if key not in self._seconds:
            self._seconds[key] = solve_draft(
                [
                    [self._after_second(a_pool, b_pool, a_leads, a, b) for b in kinds_in(b_pool)]
                    for a in kinds_in(a_pool)
                ]
            )
        return self._seconds[key]

    def third(self, a_pool: int, b_pool: int) -> Draft:
        """The draft of round 3, with one win each; rows are A's kinds."""
        key = (a_pool, b_pool)
        if key not in self._thirds:
            self._thirds[key] = solve_draft(
                [[self.openings[a][b] for b in kinds_in(b_pool)] for a in kinds_in(a_pool)]
            )
        return self._thirds[key]

    def _after_first(self, a: int, b: int) -> float:
        a_pool, b_pool = EVERY_KIND & ~(1 << a), EVERY_KIND & ~(1 << b)
        won = self.openings[a][b]
        ahead = self.second(a_pool, b_pool, True).value
        behind = self.second(a_pool, b_pool, False).value
        return won * ahead + (1.0 - won) * behind

    def _after_second(self, a_pool: int, b_pool: int, a_leads: bool, a: int, b: int) -> float:
        decider = self.third(a_pool & ~(1 << a), b_pool & ~(1 << b)).value
        lost = self.openings[b][a]
        return (1.0 - lost) + lost * decider if a_leads else (1.0 - lost) * decider
