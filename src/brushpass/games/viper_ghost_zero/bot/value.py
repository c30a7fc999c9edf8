"""The value network: who will win, from the features of an imagined world."""

from math import tanh
from typing import final

from brushpass.games.viper_ghost_zero.bot.network import FeatureLayer, HiddenLayer, Output


@final
class ValueNetwork:
    """Learned from many games of the policy, where its turns began with a choice."""

    def __init__(self, first: FeatureLayer, second: HiddenLayer, output: Output) -> None:
        self.first = first
        self.second = second
        self.output = output

    def value(self, features: list[int]) -> float:
        """How the game will end for the seat that sees the features, from -1 to 1."""
        active = self.second.activations(self.first.activations(features))
        return tanh(self.output.logit(active))
