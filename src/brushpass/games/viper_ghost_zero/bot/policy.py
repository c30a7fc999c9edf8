"""A sharper Viper Ghost Zero player for search to follow: the plain judgement of `bot`, corrected
by an instinct that was learned from many games.

The signs that show excite hunches, and the hunches speak for or against each action. It was learned
against the plain judgement, which is also what it expects of its rivals."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot.belief import can_be_told, wander
from brushpass.games.viper_ghost_zero.bot.features import (
    role_of_action,
    roles,
    signs_of,
    signs_of_world,
)
from brushpass.games.viper_ghost_zero.bot.guide import GhostGuide, standing, worth_of
from brushpass.games.viper_ghost_zero.bot.likelihood import plausibility
from brushpass.games.viper_ghost_zero.bot.network import Hunches, Votes
from brushpass.games.viper_ghost_zero.bot.value import Outlook
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import ChooseTarget, PlayCard
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State

CERTAIN: Final = 500.0  # worth more: it wins at once, or loses
FLOOR: Final = 12.0  # how far below the best option the plain judgement counts
SOFT: Final = 1.5


@final
class Instinct(Guide):
    """`votes` are what the hunches say of each action."""

    def __init__(self, hunches: Hunches, votes: list[Votes], outlook: Outlook) -> None:
        self.hunches = hunches
        self.votes = votes
        self.outlook = outlook
        self.plain = GhostGuide()

    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, GhostState)
        step = state.stack[-1]
        options = step.options(state)
        if len(options) == 1:
            return options[0]
        if state.players > 2:
            return self.plain.pick(state, rng)
        obvious = clear_choice(state, options)
        if obvious >= 0:
            return obvious
        seat: i64 = step.seat
        part = roles(state, seat)
        felt = self.hunches.felt(signs_of(state, seat, part))
        leanings = plain_leanings(state, options)
        best = options[0]
        best_worth = -1e9
        for index, action in enumerate(options):
            votes = self.votes[role_of_action(state, action, part)]
            worth = leanings[index] + votes.verdict(felt)
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def expect(self, state: State, rng: Chance) -> int:
        return self.plain.pick(state, rng)

    def plausibility(self, state: State, seat: int, rng: Chance) -> float:
        assert isinstance(state, GhostState)
        return plausibility(state, seat, rng)

    def ponder(self, state: State, seat: int, count: int, rng: Chance) -> list[State]:
        assert isinstance(state, GhostState)
        return wander(state, seat, count, rng) if can_be_told(state) else []

    def settled(self, state: State, seat: int) -> bool:
        """The outlook was learned where a seat has a real choice, with two at the table; where its
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
        value = self.outlook.on(signs_of_world(state, seat))
        return [value, -value] if seat == 0 else [-value, value]


def clear_choice(state: GhostState, options: tuple[int, ...]) -> int:
    """The option that wins at once, or the rival that the plain judgement would choose."""
    step = state.stack[-1]
    best = -1
    top = -1e9
    for action in options:
        worth = worth_of(state, step, action)
        if worth > top:
            top = worth
            best = action
    return best if top > CERTAIN or isinstance(step, ChooseTarget) else -1


def plain_leanings(state: GhostState, options: tuple[int, ...]) -> list[float]:
    """How much the plain judgement likes the options."""
    step = state.stack[-1]
    worths = [worth_of(state, step, action) for action in options]
    top = worths[0]
    for worth in worths:
        if worth > top:
            top = worth
    return [max(worth, top - FLOOR) / SOFT for worth in worths]


def play_to_choice(state: GhostState, seat: i64, rival: Guide, rng: Chance) -> bool:
    """Let the others play until the seat has a real choice; whether there is one."""
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
