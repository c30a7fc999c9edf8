"""Rounds: the reference values of the rules page's game theory."""

import pytest

from brushpass import COMPILED
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.rules.specialists import ASSASSIN, COURIER, KINDS
from brushpass.games.pocket_ops.solver.findings import POSITIONS, first_turn
from brushpass.games.pocket_ops.solver.known import findings
from brushpass.games.pocket_ops.solver.positions import HOLDER, RIVAL, position
from brushpass.games.pocket_ops.solver.rounds import LIMIT, NO_LIMIT, RoundSolver, drawn

SPIES_ONLY = {
    ".../.../...": (0.305635774, 0.125850681),
    ".../.r./...": (0.657536260, 0.449188932),
    "r../.../...": (0.570429035, 0.334662006),
    ".r./.../...": (0.472539782, 0.235592983),
    ".../.b./...": (0.053543465, 0.013385866),
    "r../.b./...": (0.219639802, 0.066929331),
    "rr./.bb/...": (0.367767305, 0.122589102),
    "rbr/brb/...": (2 / 3, 1 / 3),
}
OPENINGS = {
    ("sniper", "sniper"): (0.355933, 0.223828, 0.355933),
    ("hacker", "ninja"): (0.311849, 0.137028, 0.311849),
    ("assassin", "pusher"): (0.534440, 0.333445, 0.532383),
}
BOTH = pytest.mark.parametrize("limit", [LIMIT, NO_LIMIT], ids=["limit", "no-limit"])


def board(facility: str) -> int:
    cells = facility.replace("/", "")
    return sum(1 << 9 * "rbRB".index(cell) + room for room, cell in enumerate(cells) if cell != ".")


def worths(
    solver: RoundSolver, facility: str, red: int = NONE, blue: int = NONE, hackers: int = 0
) -> tuple[float, float]:
    where = position(board(facility), red, blue, hackers)
    return solver.worth(where, HOLDER), solver.worth(where, RIVAL)


@BOTH
def test_spies_only(limit: int) -> None:
    solver = RoundSolver(limit)
    for facility, expected in SPIES_ONLY.items():
        assert worths(solver, facility) == pytest.approx(expected, abs=1e-6), facility
    assert len(solver.positions) == 1582
    assert solver.residual < 1e-12


def test_the_first_turn_with_spies_only() -> None:
    turn = first_turn(RoundSolver(LIMIT), NONE, NONE)
    placed = {"A": 0.215248, "C": 0.215248, "G": 0.215248, "I": 0.215248, "E": 0.139007}
    predicted = {"A": 0.139007, "C": 0.139007, "G": 0.139007, "I": 0.139007, "E": 0.443972}
    assert turn.spies == pytest.approx([placed.get(room, 0.0) for room in ROOMS], abs=1e-5)
    assert turn.cover == pytest.approx([predicted.get(room, 0.0) for room in ROOMS], abs=1e-5)


@BOTH
def test_po_112_two_blueprints_cover_both_winning_rooms_once(limit: int) -> None:
    assert worths(RoundSolver(limit), "rbr/brB/...", hackers=2) == pytest.approx((1 / 3, 1 / 6))


@BOTH
def test_po_r50_of_several_solutions_the_least(limit: int) -> None:
    assert worths(RoundSolver(limit), "brb/r.r/brb", red=ASSASSIN) == (0.0, 0.0)


@pytest.mark.parametrize("limit", [2, 10, 100, 400])
def test_po_r50_patience_pays_as_long_as_the_limit_lets_it(limit: int) -> None:
    """Each further turn of Red turns 1/u into 1/u + 2, where u is the chance to fail."""
    expected = limit / (limit + 1)
    assert worths(RoundSolver(limit), "brr/rbr/rr.", red=COURIER) == pytest.approx(
        (expected, expected), abs=1e-9
    )


def test_po_r50_endless_patience_is_rewarded_without_a_limit() -> None:
    assert worths(RoundSolver(NO_LIMIT), "brr/rbr/rr.", red=COURIER) == pytest.approx(
        (1.0, 1.0), abs=1e-5
    )


def test_po_r44_dead_positions_are_worth_nothing_to_the_holder() -> None:
    assert drawn(position(board("..r/rbb/brr"), NONE, NONE, 0))
    assert worths(RoundSolver(LIMIT), "..r/rbb/brr") == (0.0, 0.0)


def test_the_findings_that_come_with_the_package_hold_the_reference_values() -> None:
    found = findings()
    assert found.spies_only.vK == pytest.approx(0.305635774, abs=1e-9)
    assert found.spies_only.vN == pytest.approx(0.125850681, abs=1e-9)
    for (holder, rival), (free, free_rival, limited) in OPENINGS.items():
        tolerance = 1e-5 if holder == "assassin" else 1e-6
        assert found.no_limit[holder][rival].vK == pytest.approx(free, abs=tolerance)
        assert found.no_limit[holder][rival].vN == pytest.approx(free_rival, abs=tolerance)
        assert found.limit[holder][rival].vK == pytest.approx(limited, abs=1e-6)
    for holder in KINDS:
        for rival in KINDS:
            lost = found.no_limit[holder][rival].vK - found.limit[holder][rival].vK
            patient = holder in ("courier", "assassin")
            assert -1e-9 <= lost < (0.0041 if patient else 1e-6), (holder, rival)


@BOTH
def test_solving_gives_the_findings_that_come_with_the_package(limit: int) -> None:
    """All 64 openings compiled; the smallest pairing interpreted."""
    solver = RoundSolver(limit)
    known = findings().no_limit if limit == NO_LIMIT else findings().limit
    kinds = KINDS if COMPILED else ("courier",)
    for holder in kinds:
        for rival in kinds:
            opening = known[holder][rival]
            assert solver.opening(KINDS.index(holder), KINDS.index(rival)) == pytest.approx(
                (opening.vK, opening.vN), abs=1e-7
            ), (holder, rival)
    assert len(solver.positions) == (POSITIONS if COMPILED else 6169)
    assert solver.residual < 1e-12
