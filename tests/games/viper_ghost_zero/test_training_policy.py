"""Learning a policy: what goes well becomes likelier, and the file fits the player that reads it."""

import msgspec
import numpy as np
import pytest

from brushpass.games.viper_ghost_zero.bot.adviser import GhostAdviser
from brushpass.games.viper_ghost_zero.bot.features import FEATURES
from brushpass.games.viper_ghost_zero.bot.learned import LearnedPolicy
from brushpass.games.viper_ghost_zero.bot.network import SCALE
from brushpass.games.viper_ghost_zero.training import policy as training
from brushpass.games.viper_ghost_zero.training.network import Network
from brushpass.games.viper_ghost_zero.training.policy import ACTIONS, ILLEGAL, Learner, fit, values
from brushpass.kernel.chance import FastChance
from tests.games.viper_ghost_zero.table import GAME, Table


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", 8)
    monkeypatch.setattr(training, "HORIZON", 4)


def test_there_is_an_output_for_every_action() -> None:
    assert len(GAME.actions) == ACTIONS


def test_what_goes_well_becomes_likelier() -> None:
    """Of two options the first goes well and the second badly, and with another feature the other way round."""
    learner = Learner(1)
    features = np.zeros((40, FEATURES), np.float32)
    features[:20, 3] = 1
    features[20:, 4] = 1
    priors = np.full((40, ACTIONS), ILLEGAL, np.float32)
    priors[:, [7, 9]] = 0
    chosen = np.array([7, 9] * 20)
    advantages = np.where(chosen == 7, 1.0, -1.0).astype(np.float32)
    advantages[20:] *= -1
    for _ in range(30):
        activations = learner.policy.forward(features)
        before = learner.probabilities(activations, priors)[np.arange(40), chosen]
        learner.improve(features, priors, chosen, before, advantages, 0.01)
    probabilities = learner.probabilities(learner.policy.forward(features), priors)
    assert probabilities[0, 7] > 0.7 and probabilities[30, 7] < 0.3
    assert probabilities[:, [7, 9]].sum() == pytest.approx(40)


def test_a_critic_learns_how_it_ends() -> None:
    critic = Network([4, 16, 1], np.random.default_rng(2))
    features = np.eye(4, dtype=np.float32)
    returns = np.array([0.9, -0.9, 0.0, 0.5], np.float32)
    for _ in range(600):
        fit(critic, features, returns, 0.01)
    assert np.allclose(values(critic, features), returns, atol=0.05)


def test_a_decision_answers_for_what_follows_until_the_game_ends() -> None:
    """Nothing was expected: the last decision before the end gets the result, the one before a
    little less, and the one after belongs to another game."""
    learner = Learner(4)
    rollouts = [learner.roll_out() for _ in range(3)]
    for number, rollout in enumerate(rollouts):
        rollout.over[:] = number == 1
        rollout.result[:] = number == 1
        rollout.value[:] = 0
    advantages = learner.advantages(rollouts)
    assert np.allclose(advantages[0], training.GAE_LAMBDA) and np.allclose(advantages[1], 1)


def test_the_file_is_what_the_player_reads() -> None:
    learner = Learner(2)
    learner.update(0.001)
    read = msgspec.json.decode(msgspec.json.encode(learner.learned()), type=LearnedPolicy)
    policy = read.network()
    player = GhostAdviser(policy, GAME.adviser().value)
    table = Table(["hostage extraction", "knife"], areas=["laptop"], missions=[0])
    assert player.pick(table.state, FastChance(1)) in table.state.legal_actions()
    features = np.zeros((1, FEATURES), np.float32)
    features[0, [0, 1, 2, 3, 4, 30]] = 1
    active = list(policy.hidden.activations([2, 4, 30]))
    activations = np.zeros(training.HIDDEN)
    activations[active[::2]] = np.array(active[1::2]) / SCALE
    assert np.allclose(activations, learner.policy.forward(features)[1][0], atol=4 / SCALE)


def test_the_same_seed_learns_the_same() -> None:
    one, two = Learner(3), Learner(3)
    assert one.update(0.001) == two.update(0.001)
    assert one.learned() == two.learned()
