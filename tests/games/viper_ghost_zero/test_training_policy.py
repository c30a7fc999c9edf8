"""Learning an instinct: what goes well becomes likelier, and the file fits the player that reads
it."""

import msgspec
import numpy as np
import pytest

from brushpass.games.viper_ghost_zero import LearnedInstinct
from brushpass.games.viper_ghost_zero.bot.features import SIGNS
from brushpass.games.viper_ghost_zero.bot.network import SCALE
from brushpass.games.viper_ghost_zero.training import policy as instinct
from brushpass.games.viper_ghost_zero.training.network import Network
from brushpass.games.viper_ghost_zero.training.policy import ACTIONS, NEVER, Learner, fit, said_of
from brushpass.kernel.chance import FastChance
from tests.games.viper_ghost_zero.table import GAME, Table


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instinct, "GAMES", 8)
    monkeypatch.setattr(instinct, "CHOICES", 4)


def test_there_is_a_name_for_every_action() -> None:
    assert len(GAME.actions) == ACTIONS


def test_what_goes_well_becomes_likelier() -> None:
    """Of two options the first goes well and the second badly, and with another sign the other way round."""
    learner = Learner(1)
    signs = np.zeros((40, SIGNS), np.float32)
    signs[:20, 3] = 1
    signs[20:, 4] = 1
    leanings = np.full((40, ACTIONS), NEVER, np.float32)
    leanings[:, [7, 9]] = 0
    chosen = np.array([7, 9] * 20)
    surprise = np.where(chosen == 7, 1.0, -1.0).astype(np.float32)
    surprise[20:] *= -1
    for _ in range(30):
        felt = learner.player.felt(signs)
        before = learner.chances(felt, leanings)[np.arange(40), chosen]
        learner.encourage(signs, leanings, chosen, before, surprise, 0.01)
    chances = learner.chances(learner.player.felt(signs), leanings)
    assert chances[0, 7] > 0.7 and chances[30, 7] < 0.3
    assert chances[:, [7, 9]].sum() == pytest.approx(40)


def test_a_judge_learns_how_it_ends() -> None:
    judge = Network([4, 16, 1], np.random.default_rng(2))
    signs = np.eye(4, dtype=np.float32)
    truth = np.array([0.9, -0.9, 0.0, 0.5], np.float32)
    for _ in range(600):
        fit(judge, signs, truth, 0.01)
    assert np.allclose(said_of(judge, signs), truth, atol=0.05)


def test_a_choice_answers_for_what_follows_until_the_game_ends() -> None:
    """Nothing was expected: the last choice before the end gets the result, the one before a
    little less, and the one after belongs to another game."""
    learner = Learner(4)
    batches = [learner.practise() for _ in range(3)]
    for number, batch in enumerate(batches):
        batch.over[:] = number == 1
        batch.result[:] = number == 1
        batch.expected[:] = 0
    gains = learner.gains(batches)
    assert np.allclose(gains[0], instinct.PATIENCE) and np.allclose(gains[1], 1)


def test_the_file_is_what_the_player_reads() -> None:
    learner = Learner(2)
    learner.round(0.001)
    read = msgspec.json.decode(msgspec.json.encode(learner.learned()), type=LearnedInstinct)
    player = read.instinct(GAME.adviser().outlook)
    table = Table(["hostage extraction", "knife"], areas=["laptop"], missions=[0])
    assert player.pick(table.state, FastChance(1)) in table.state.legal_actions()
    signs = np.zeros((1, SIGNS), np.float32)
    signs[0, [0, 1, 2, 3, 4, 30]] = 1
    excited = list(player.hunches.felt([2, 4, 30]))
    felt = np.zeros(instinct.HUNCHES)
    felt[excited[::2]] = np.array(excited[1::2]) / SCALE
    assert np.allclose(felt, learner.player.felt(signs)[1][0], atol=4 / SCALE)


def test_the_same_seed_learns_the_same() -> None:
    one, two = Learner(3), Learner(3)
    assert one.round(0.001) == two.round(0.001)
    assert one.learned() == two.learned()
