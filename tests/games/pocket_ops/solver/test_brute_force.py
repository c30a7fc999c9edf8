"""Random states of the real game, their turn written out as a matrix and solved by a general
linear program."""

import random
from itertools import combinations

import pytest

import brushpass
from brushpass.games.pocket_ops.rules.facility import HOW_MANY, empty
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from tests.games.pocket_ops.solver.engine import Round, placements, played
from tests.games.pocket_ops.solver.oracle import matrix_game

GAME = brushpass.game("pocket-ops")
STATES, ROOMS_LEFT = (300, 9) if brushpass.COMPILED else (40, 5)


def random_states(count: int, rooms_left: int) -> list[PocketOpsState]:
    """Beginnings of turns with at most so many empty rooms, from random games."""
    found: list[PocketOpsState] = []
    seed = 0
    while len(found) < count:
        rng = random.Random(seed)
        state = GAME.new(seed=seed)
        turns = []
        while not state.over:
            begun = state.step == "Predict" and not state.predicted
            if begun and HOW_MANY[empty(state.board)] <= rooms_left:
                turns.append(state.clone())
            state.apply(rng.choice(state.legal_actions()))
        if turns:
            found.append(rng.choice(turns))
        seed += 1
    return found


def after_the_ability(round_: Round, state: PocketOpsState) -> float:
    """What a turn leaves, its owner aiming the ability as well as can be."""
    if round_.result(state) is None and state.step in ("Target", "SwapWith"):
        results = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            results.append(after_the_ability(round_, after))
        return max(results) if state.to_move == round_.keycard else min(results)
    return round_.worth(state)


@pytest.mark.parametrize("state", random_states(STATES, ROOMS_LEFT), ids=lambda s: f"turn-{s.turn}")
def test_a_linear_program_agrees(state: PocketOpsState) -> None:
    round_ = Round(state)
    laid = list(combinations(range(9), state.blueprints_to_lay(1 - state.placer)))
    matrix = [
        [after_the_ability(round_, played(state, rooms, placement)) for rooms in laid]
        for placement in placements(state)
    ]
    if state.placer != round_.keycard:
        matrix = [[1.0 - worth for worth in row] for row in matrix]
    expected = matrix_game(matrix)
    if state.placer != round_.keycard:
        expected = 1.0 - expected
    assert round_.worth(state) == pytest.approx(expected, abs=1e-9)
