"""Levels: named, graded, and as strong as their order says."""

import msgspec
import pytest

import brushpass
from brushpass.bots import UnknownBot, bot_names, levels, make_bot
from brushpass.bots.levels import level_bot, simulations_for
from brushpass.kernel.state import State
from brushpass.lab.arena import contest_for, hold

GHOST = brushpass.game("viper-ghost-zero")


def silent(_: int) -> None:
    """Nobody watches the progress."""


def share(stronger: str, weaker: str, games: int) -> float:
    report = hold(contest_for(GHOST, [stronger, weaker], games, 1), 1, silent)
    return report.taken[0][1] / games


def test_there_are_at_least_five_levels_for_every_game() -> None:
    names = [level.name for level in levels()]
    assert len(names) >= 5
    assert len(set(names)) == len(names)
    assert bot_names() == ["random", "heuristic", *names]
    assert all(level.summary and level.title for level in levels())


def test_every_level_thinks_more_or_wavers_less_than_the_one_below() -> None:
    for below, above in zip(levels(), levels()[1:], strict=False):
        assert above.noise <= below.noise
        assert above.simulations >= below.simulations
        assert (above.noise, above.simulations) != (below.noise, below.simulations)


def test_in_every_game_the_best_search_thinks_several_times_as_long_as_the_next() -> None:
    for game in brushpass.catalogue().values():
        handler, spymaster = (
            simulations_for(level, game) for level in levels() if level.simulations
        )
        assert handler >= 20
        assert spymaster >= 5 * handler


def test_the_mastermind_is_for_the_game_that_is_solved() -> None:
    assert bot_names(brushpass.game("pocket-ops"))[-1] == "mastermind"
    assert "mastermind" not in bot_names(GHOST)
    with pytest.raises(UnknownBot, match="spymaster"):
        make_bot("mastermind", GHOST, 0)


def test_names_do_not_care_for_capitals() -> None:
    state = GHOST.new(2, 1)
    seat = state.to_move
    chosen = [
        make_bot(name, GHOST, 6).choose(state.perspective(seat)) for name in ("Agent", "agent")
    ]
    assert chosen[0] == chosen[1]


def test_the_lower_levels_are_ordered() -> None:
    assert share("informant", "rookie", 40) > 0.6
    assert share("agent", "informant", 60) > 0.55


def test_even_a_short_search_beats_guessing() -> None:
    """The Handler with a twentieth of its time, from both sides of each deal."""
    handler = next(level for level in levels() if level.name == "handler")
    hurried = msgspec.structs.replace(handler, simulations=handler.simulations // 20)
    won = 0
    for number in range(8):
        state: State = GHOST.new(2, number // 2)
        sides = [level_bot(hurried, GHOST, number), make_bot("rookie", GHOST, number)]
        seats = [sides[(seat + number) % 2] for seat in range(2)]
        while not state.over:
            seat = state.to_move
            state.apply(seats[seat].choose(state.perspective(seat)))
        won += seats[state.winners()[0]] is sides[0]
    assert won >= 6
