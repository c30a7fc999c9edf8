"""One turn by water-filling, against a general linear program."""

import random
from itertools import combinations

import pytest

from brushpass.games.pocket_ops.solver.turn import BARRED, Turn
from tests.games.pocket_ops.solver.oracle import matrix_game

STYLES = ("any", "coarse", "reluctant", "crowded", "nearly level")


def random_turn(seed: int) -> Turn:
    """Turns of all sorts: ties, rooms better left alone, no room to spare, two blueprints, and
    worths too close to each other for a linear program to tell."""
    rng = random.Random(seed)
    style = STYLES[seed % len(STYLES)]
    turn = Turn()
    turn.blueprints = rng.choice((1, 2))
    crowd = 9 if style == "crowded" else rng.randint(1, 9)
    turn.rooms = sorted(rng.sample(range(9), crowd))

    def worth(low: float = 0.0, high: float = 1.0) -> float:
        if style == "coarse":
            return rng.randint(0, 4) / 4
        if style == "nearly level":
            return 0.5 + rng.choice((0.0, 1e-13, 1e-7, 0.1)) * rng.random()
        return rng.uniform(low, high)

    hopeful = 0.4 if style == "reluctant" else 1.0
    for _ in turn.rooms:
        units = rng.choice(("spy", "agent", "both"))
        turn.spies.append(worth(0.0, hopeful) if units != "agent" else BARRED)
        turn.agents.append(worth(0.0, hopeful) if units != "spy" else BARRED)
    turn.spy_blocked = worth(0.3) if style == "reluctant" else worth()
    turn.agent_blocked = worth(0.3) if style == "reluctant" else worth()
    return turn


def rows_of(turn: Turn) -> list[tuple[int, float, float]]:
    rows = []
    for room, spy, agent in zip(turn.rooms, turn.spies, turn.agents, strict=True):
        if spy >= 0:
            rows.append((room, spy, turn.spy_blocked))
        if agent >= 0:
            rows.append((room, agent, turn.agent_blocked))
    return rows


def matrix_of(turn: Turn) -> list[list[float]]:
    laid = list(combinations(range(9), turn.blueprints))
    return [
        [block if room in rooms else hold for rooms in laid] for room, hold, block in rows_of(turn)
    ]


@pytest.mark.parametrize("style", range(len(STYLES) - 1), ids=STYLES[:-1])
def test_the_value_is_that_of_the_matrix_game(style: int) -> None:
    for seed in range(style, 300, len(STYLES)):
        turn = random_turn(seed)
        expected = matrix_game(matrix_of(turn))
        assert turn.value(0.5) == pytest.approx(expected, abs=1e-9), seed


@pytest.mark.parametrize("style", range(len(STYLES)), ids=STYLES)
def test_neither_side_can_be_taken_advantage_of(style: int) -> None:
    for seed in range(style, 2000, len(STYLES)):
        turn = random_turn(seed)
        value = turn.value(0.5)
        cover = turn.covers(value)
        assert sum(cover) == pytest.approx(turn.blueprints)
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in cover)
        best = max(hold - cover[room] * (hold - block) for room, hold, block in rows_of(turn))
        assert best <= value + 1e-9, seed
        spies, agents = turn.placements(value)
        assert sum(spies) + sum(agents) == pytest.approx(1.0)
        mixture = [chance for room in turn.rooms for chance in (spies[room], agents[room])]
        assert turn.secured(mixture) >= value - 1e-9, seed


def test_any_guess_leads_to_the_same_value() -> None:
    for seed in range(200):
        turn = random_turn(seed)
        values = [turn.value(guess) for guess in (0.0, 0.2, 0.7, 1.0)]
        assert max(values) - min(values) < 1e-12, seed


def test_po_r13_without_a_placement_the_turn_passes() -> None:
    turn = Turn()
    turn.spy_blocked = 0.3
    assert turn.value(0.0) == 0.3
