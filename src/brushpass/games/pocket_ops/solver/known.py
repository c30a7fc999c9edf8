"""What is known already: the values of all openings, which come with the package, and the
positions of a stored solution, or of whatever has been solved since the program began."""

from functools import cache
from importlib.resources import files
from threading import RLock
from typing import Final

import msgspec

from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.solver import store
from brushpass.games.pocket_ops.solver.match import Match
from brushpass.games.pocket_ops.solver.rounds import LIMIT, RoundSolver


class Opening(msgspec.Struct, frozen=True):
    """The holder's chance to win from an empty facility, by who is to place."""

    vK: float  # noqa: N815
    vN: float  # noqa: N815


class MatchFindings(msgspec.Struct, frozen=True):
    """The first keycard holder's chance to win the match, and for each of the two players what
    keeping each specialist in round 1 is worth: the higher the better to keep."""

    value: float
    holder_keeps: dict[str, float]
    rival_keeps: dict[str, float]


class Findings(msgspec.Struct, frozen=True):
    """The value of every opening, by the holder's specialist, then the rival's."""

    limit: dict[str, dict[str, Opening]]
    no_limit: dict[str, dict[str, Opening]]
    spies_only: Opening
    match: MatchFindings


LOCK: Final = RLock()  # solvers remember what they solve, so they take one question at a time
_solvers: dict[int, RoundSolver] = {}


@cache
def findings() -> Findings:
    """The findings that `brushpass solve pocket-ops --json` printed for these rules."""
    text = files(__package__).joinpath("findings.json").read_bytes()
    return msgspec.json.decode(text, type=Findings)


@cache
def match() -> Match:
    """The match under the turn limit of the rules."""
    table = findings().limit
    return Match([[table[holder][rival].vK for rival in KINDS] for holder in KINDS])


def round_solver(limit: int) -> RoundSolver:
    """The solver for a turn limit, with the stored solution if there is one. Without a limit
    there may be no best strategy, only ever more patient ones, so the usual limit stands in."""
    with LOCK:
        wanted = limit or LIMIT
        if not _solvers and store.default_path().exists():
            try:
                _solvers.update(store.load(store.default_path()))
            except store.BadSolution:
                _solvers.clear()
        if wanted not in _solvers:
            _solvers[wanted] = RoundSolver(wanted)
        return _solvers[wanted]
