"""Who will win, as the signs of an imagined world have it."""

from math import tanh
from typing import final

from brushpass.games.viper_ghost_zero.bot.network import Afterthoughts, Hunches, Votes


@final
class Outlook:
    """Learned from many games of the instinct, where its turns began with a choice."""

    def __init__(self, forebodings: Hunches, afterthoughts: Afterthoughts, votes: Votes) -> None:
        self.forebodings = forebodings
        self.afterthoughts = afterthoughts
        self.votes = votes

    def on(self, signs: list[int]) -> float:
        """How the game will end for the seat that sees the signs, from -1 to 1."""
        felt = self.afterthoughts.felt(self.forebodings.felt(signs))
        return tanh(self.votes.verdict(felt))
