"""A sensible player of The Agents."""

from typing import final

from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State


@final
class AgentsGuide(Guide):
    def pick(self, state: State, rng: Chance) -> int:
        options = state.legal_actions()
        return options[rng.below(len(options))]
