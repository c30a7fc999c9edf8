"""What all decisions of Covert have in common."""

from brushpass.games.covert.rules.state import CovertState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


class CovertStep(Step[CovertState]):
    """A decision that can say what it is about when asked for something else."""

    def rule(self) -> str:
        """The id of the rule that asks for this decision."""
        raise NotImplementedError

    def asks(self) -> str:
        """What has to be decided now, to follow "now you have to"."""
        raise NotImplementedError

    def why_not(self, state: CovertState, action: int) -> Refusal:
        return Refusal(self.rule(), f"now you have to {self.asks()}")
