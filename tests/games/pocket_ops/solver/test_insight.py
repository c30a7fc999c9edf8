"""The solution laid over a game that was played."""

from xml.etree import ElementTree

import pytest

from brushpass.games.pocket_ops.solver.insight import insight
from brushpass.kernel.chance import FastChance
from tests.games.pocket_ops.table import Table


@pytest.mark.parametrize("seed", [1, 2])
def test_every_decision_of_a_late_round_has_its_regret(seed: int) -> None:
    """A board with few open rooms is solved quickly, interpreted too."""
    state = Table.laid_out("rbr/brb/...").state
    rng = FastChance(seed)
    while state.round == 1:
        options = state.legal_actions()
        action = options[rng.below(len(options))]
        found = insight(state.view(state.to_move), action)
        assert found is not None
        assert found.regret is not None
        assert found.regret >= -1e-9
        ElementTree.fromstring(f"<svg>{found.overlay}</svg>")
        assert ("predict" if state.step == "Predict" else "go") in found.overlay
        state.apply(action)


def test_the_value_of_the_board_that_can_be_done_by_hand() -> None:
    """`rbr/brb/...`: Red to place wins two thirds (section 9.6 of the specification)."""
    state = Table.laid_out("rbr/brb/...").state
    state.play("predict:G")
    found = insight(state.view(0), state.parse("place:G"))
    assert found is not None
    assert "66.7 %" in found.lines[0]
    assert found.regret == pytest.approx(0.0, abs=1e-6)
    worse = insight(state.view(0), state.parse("place:H"))
    assert worse is not None
    assert worse.regret is not None
    assert worse.regret > 0.1
