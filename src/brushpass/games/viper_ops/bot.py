"""A sensible V.I.P.E.R. Ops player."""

from typing import final

from brushpass.games.viper_ops.rules.table import Table
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State


@final
class ViperOpsGuide(Guide):
    def pick(self, state: State, rng: Chance) -> int:
        options = state.legal_actions()
        return options[rng.below(len(options))]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return state.returns()
