"""The policy network: a correction, learned in many games, of what the guide would do.

The logit of an option is the network's, added to a prior: how much the guide likes the option. It was
learned against the guide, which is also what is expected of rivals."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot.features import features_of, role_of_action, roles
from brushpass.games.viper_ghost_zero.bot.guide import worth_of
from brushpass.games.viper_ghost_zero.bot.network import FeatureLayer, Output
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import ChooseTarget
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide

CERTAIN: Final = 500.0  # worth more: it wins at once, or loses
FLOOR: Final = 12.0  # how far below the best option the guide's judgement counts
TEMPERATURE: Final = 1.5


@final
class PolicyNetwork:
    """One hidden layer, and an output for each action."""

    def __init__(self, hidden: FeatureLayer, outputs: list[Output]) -> None:
        self.hidden = hidden
        self.outputs = outputs

    def best(self, state: GhostState, options: tuple[int, ...]) -> int:
        """The option with the highest logit."""
        seat: i64 = state.stack[-1].seat
        part = roles(state, seat)
        active = self.hidden.activations(features_of(state, seat, part))
        priors = prior_logits(state, options)
        best = options[0]
        best_logit = -1e9
        for index, action in enumerate(options):
            output = self.outputs[role_of_action(state, action, part)]
            logit = priors[index] + output.logit(active)
            if logit > best_logit:
                best = action
                best_logit = logit
        return best


def clear_choice(state: GhostState, options: tuple[int, ...]) -> int:
    """The option that wins at once, or the rival that the guide would choose; -1 if the choice is
    left to the policy."""
    step = state.stack[-1]
    best = -1
    top = -1e9
    for action in options:
        worth = worth_of(state, step, action)
        if worth > top:
            top = worth
            best = action
    return best if top > CERTAIN or isinstance(step, ChooseTarget) else -1


def prior_logits(state: GhostState, options: tuple[int, ...]) -> list[float]:
    """How much the guide likes the options."""
    step = state.stack[-1]
    worths = [worth_of(state, step, action) for action in options]
    top = worths[0]
    for worth in worths:
        if worth > top:
            top = worth
    return [max(worth, top - FLOOR) / TEMPERATURE for worth in worths]


def play_to_choice(state: GhostState, seat: i64, rival: Guide, rng: Chance) -> bool:
    """Let the others play until the seat has a choice for the policy; whether there is one."""
    while state.stack:
        step = state.stack[-1]
        options = step.options(state)
        if step.seat != seat:
            state.apply(rival.pick(state, rng))
        elif len(options) == 1:
            state.apply(options[0])
        else:
            obvious = clear_choice(state, options)
            if obvious < 0:
                return True
            state.apply(obvious)
    return False
