"""Solve everything, and say what came out."""

from collections.abc import Callable
from typing import Final

import msgspec

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.solver.known import Findings, MatchFindings, Opening
from brushpass.games.pocket_ops.solver.match import Match
from brushpass.games.pocket_ops.solver.positions import HOLDER, packed
from brushpass.games.pocket_ops.solver.rounds import LIMIT, NO_LIMIT, RoundSolver
from brushpass.games.pocket_ops.solver.turn import Turn

POSITIONS: Final = 232_721  # what a full solution holds, to measure progress by
CENTRE: Final = (4,)
CORNERS: Final = (0, 2, 6, 8)
SIDES: Final = (1, 3, 5, 7)


class Solution:
    """Both solvers, filled, the match, and the findings."""

    def __init__(self, limited: RoundSolver, unlimited: RoundSolver) -> None:
        self.limited = limited
        self.unlimited = unlimited
        limit = _openings(limited)
        self.match = Match([[limit[k][n].vK for n in KINDS] for k in KINDS])
        first = self.match.first()
        self.findings = Findings(
            limit=limit,
            no_limit=_openings(unlimited),
            spies_only=Opening(*limited.opening(NONE, NONE)),
            match=MatchFindings(
                value=first.value,
                holder_keeps=dict(zip(KINDS, first.row_worths, strict=True)),
                rival_keeps={
                    kind: 1.0 - worth
                    for kind, worth in zip(KINDS, first.column_worths, strict=True)
                },
            ),
        )


class FirstTurn(msgspec.Struct, frozen=True):
    """How the first turn of a round is played, room by room."""

    spies: list[float]
    specialist: list[float]
    cover: list[float]


def solve_everything(report: Callable[[int], None]) -> Solution:
    """All 64 pairings with and without the turn limit, and the match. `report` is told from time
    to time how many positions are solved, of twice POSITIONS."""
    limited = RoundSolver(LIMIT, report)
    _openings(limited)
    unlimited = RoundSolver(NO_LIMIT, lambda solved: report(POSITIONS + solved))
    return Solution(limited, unlimited)


def first_turn(solver: RoundSolver, holder: int, rival: int) -> FirstTurn:
    """One equilibrium of the turn that opens a round with these specialists."""
    turn: Turn = solver.turn_with(packed(0, holder, rival, 0), HOLDER, LIMIT)
    value = turn.value(0.5)
    spies, specialist = turn.placements(value)
    return FirstTurn(spies, specialist, turn.covers(value))


def _openings(solver: RoundSolver) -> dict[str, dict[str, Opening]]:
    return {
        holder: {rival: Opening(*solver.opening(k, n)) for n, rival in enumerate(KINDS)}
        for k, holder in enumerate(KINDS)
    }
