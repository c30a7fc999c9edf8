"""Learning habits: what wins becomes likelier, and the file fits the player that reads it."""

import msgspec
import numpy as np
import pytest

from brushpass.games.viper_ghost_zero.bot_habits import KINDS, SIGNS, Habits
from brushpass.kernel.chance import FastChance
from brushpass.lab import habits
from brushpass.lab.habits import Choice, Learner
from tests.games.viper_ghost_zero.table import Table


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(habits, "BATCH", 10)


def test_what_wins_becomes_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kind 4 wins and kind 5 loses while the second sign shows."""
    signs = np.zeros(SIGNS)
    signs[1] = 1.0

    def play(_learner: Learner, _seed: int, seat: int) -> tuple[list[Choice], float]:
        return [Choice(signs, [4, 5], np.array([0.5, 0.5]), seat)], 1.0 - 2.0 * seat

    monkeypatch.setattr(Learner, "play", play)
    learner = Learner(1)
    assert learner.learn(0) == 0.5
    assert learner.habits[4, 1] > 0 > learner.habits[5, 1]
    assert np.count_nonzero(learner.habits) == 2


def test_the_file_is_what_the_player_reads() -> None:
    learner = Learner(2)
    learner.learn(0)
    read = msgspec.json.decode(learner.written(), type=list[float])
    assert len(read) == KINDS * SIGNS
    assert np.allclose(np.array(read).reshape(KINDS, SIGNS), learner.habits, rtol=0.01)
    table = Table(["hostage extraction", "knife"], areas=["laptop"], missions=[0])
    assert Habits(read).pick(table.state, FastChance(1)) in table.state.legal_actions()


def test_the_same_seed_learns_the_same() -> None:
    one, two = Learner(3), Learner(3)
    assert one.learn(5) == two.learn(5)
    assert np.array_equal(one.habits, two.habits)
