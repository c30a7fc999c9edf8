"""A sharper Viper Ghost Zero player for search to follow: with two at the table a learned policy
chooses, a learned value judges, and beliefs about the rival come from what it did. With more it is the
guide, and an imagined world counts as much as it explains."""

from typing import final

from brushpass.games.viper_ghost_zero.bot.belief import can_sample, sample_worlds
from brushpass.games.viper_ghost_zero.bot.features import world_features
from brushpass.games.viper_ghost_zero.bot.guide import GhostGuide, standing
from brushpass.games.viper_ghost_zero.bot.likelihood import likelihood
from brushpass.games.viper_ghost_zero.bot.policy import PolicyNetwork, clear_choice
from brushpass.games.viper_ghost_zero.bot.value import ValueNetwork
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import PlayCard
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State


@final
class GhostAdviser(Guide):
    def __init__(self, policy: PolicyNetwork, value: ValueNetwork) -> None:
        self.policy = policy
        self.value = value
        self.plain = GhostGuide()

    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, GhostState)
        options = state.stack[-1].options(state)
        if len(options) == 1:
            return options[0]
        if state.players > 2:
            return self.plain.pick(state, rng)
        obvious = clear_choice(state, options)
        return obvious if obvious >= 0 else self.policy.best(state, options)

    def expect(self, state: State, rng: Chance) -> int:
        return self.plain.pick(state, rng)

    def plausibility(self, state: State, seat: int, rng: Chance) -> float:
        assert isinstance(state, GhostState)
        return likelihood(state, seat, rng)

    def sample_beliefs(self, state: State, seat: int, count: int, rng: Chance) -> list[State]:
        assert isinstance(state, GhostState)
        return sample_worlds(state, seat, count, rng) if can_sample(state) else []

    def settled(self, state: State, seat: int) -> bool:
        """The value was learned where a seat has a real choice, with two at the table; where its
        turn begins is a good place to look."""
        assert isinstance(state, GhostState)
        step = state.stack[-1]
        if step.seat != seat or state.plays > 0 or state.players > 2:
            return False
        options = step.options(state)
        return isinstance(step, PlayCard) and len(options) > 1 and clear_choice(state, options) < 0

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, GhostState)
        if not state.stack:
            return state.returns()
        if state.players > 2:
            return standing(state)
        seat = state.stack[-1].seat
        value = self.value.value(world_features(state, seat))
        return [value, -value] if seat == 0 else [-value, value]
