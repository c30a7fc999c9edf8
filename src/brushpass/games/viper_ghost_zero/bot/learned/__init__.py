"""What was learned: the weights of both networks, in whole numbers, and how they are read. Structs,
so none of this is compiled."""

from functools import cache
from importlib.resources import files

import msgspec

from brushpass.games.viper_ghost_zero.bot.adviser import GhostAdviser
from brushpass.games.viper_ghost_zero.bot.features import implied
from brushpass.games.viper_ghost_zero.bot.network import FeatureLayer, HiddenLayer, Output
from brushpass.games.viper_ghost_zero.bot.policy import PolicyNetwork
from brushpass.games.viper_ghost_zero.bot.value import ValueNetwork


class LearnedPolicy(msgspec.Struct):
    """A row of weights for every feature and one of biases; a row for the output of every action."""

    hidden: list[list[int]]
    outputs: list[list[int]]

    def network(self) -> PolicyNetwork:
        return PolicyNetwork(_feature_layer(self.hidden), [Output(row) for row in self.outputs])


class LearnedValue(msgspec.Struct):
    """The same with two hidden layers, for one output."""

    first: list[list[int]]
    second: list[list[int]]
    output: list[int]

    def network(self) -> ValueNetwork:
        return ValueNetwork(
            _feature_layer(self.first), HiddenLayer(self.second), Output(self.output)
        )


def _feature_layer(rows: list[list[int]]) -> FeatureLayer:
    """To the weights of each feature those of all that it implies are added."""
    features = range(len(rows) - 1)
    together = [zip(*(rows[below] for below in implied(each)), strict=True) for each in features]
    return FeatureLayer([[sum(weights) for weights in row] for row in together] + rows[-1:])


@cache
def adviser() -> GhostAdviser:
    """The adviser with both networks as they are kept here."""
    kept = files(__package__)
    policy = msgspec.json.decode(kept.joinpath("policy.json").read_bytes(), type=LearnedPolicy)
    value = msgspec.json.decode(kept.joinpath("value.json").read_bytes(), type=LearnedValue)
    return GhostAdviser(policy.network(), value.network())
