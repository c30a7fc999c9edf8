"""No bot knows more than its seat: another hidden part, the same choice."""

import msgspec
import pytest

from brushpass.bots import levels, make_bot
from brushpass.bots.levels import Level, level_bot
from brushpass.kernel.bot import Bot
from brushpass.kernel.chance import FastChance
from brushpass.kernel.state import State
from tests.bots.positions import TABLES, decisions

POSITIONS = 3
OTHER_WORLDS = 2


def brief(level: Level) -> Level:
    """The same level, but quick."""
    return msgspec.structs.replace(level, simulations=min(level.simulations, 6))


def bots_for(state: State, seed: int) -> list[Bot]:
    plain: list[Bot] = [make_bot(name, state.game, seed) for name in ("random", "heuristic")]
    return plain + [level_bot(brief(level), state.game, seed) for level in levels(state.game)]


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_no_choice_depends_on_what_the_seat_cannot_see(name: str, variant: str) -> None:
    for number, state in enumerate(decisions(name, variant, POSITIONS)):
        seat = state.to_move
        chosen = [bot.choose(state.perspective(seat)) for bot in bots_for(state, number)]
        assert set(chosen) <= set(state.legal_actions())
        for key in range(OTHER_WORLDS):
            other = state.imagine(seat, FastChance(key))
            again = [bot.choose(other.perspective(seat)) for bot in bots_for(other, number)]
            assert again == chosen


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_no_explanation_depends_on_what_the_seat_cannot_see(name: str, variant: str) -> None:
    thinker = brief(levels()[-1])
    for number, state in enumerate(decisions(name, variant, POSITIONS, seed=50)):
        seat = state.to_move
        other = state.imagine(seat, FastChance(number))
        here = level_bot(thinker, state.game, 7)
        there = level_bot(thinker, other.game, 7)
        assert here.explain(state.perspective(seat)) == there.explain(other.perspective(seat))
