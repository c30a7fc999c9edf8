"""Learning a value network: from positions and how their games ended, into the file that search reads."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from brushpass.games.viper_ghost_zero.bot.features import (
    ALL_FEATURES,
    HAND,
    SIZE,
    THEIR_SIZE,
    implied,
)
from brushpass.games.viper_ghost_zero.bot.learned import LearnedValue
from brushpass.games.viper_ghost_zero.training import value as training
from brushpass.games.viper_ghost_zero.training.network import Network
from brushpass.games.viper_ghost_zero.training.value import (
    Dataset,
    Positions,
    learn,
    learned,
    train,
    watch,
)


def gathered(games: int) -> Positions:
    positions = Positions()
    for number in range(games):
        watch(positions, number, 3, np.random.default_rng(number))
    return positions


def test_positions_are_kept_with_the_end_of_their_game() -> None:
    positions = Positions()
    positions.add([HAND + 2, SIZE])
    positions.add([SIZE + 1])
    positions.label(1.0)
    positions.add([THEIR_SIZE])
    positions.label(-1.0)
    dataset = Dataset(positions)
    assert dataset.results.tolist() == [1.0, 1.0, -1.0]
    rows = dataset.batch(np.array([2, 0]))
    assert np.flatnonzero(rows[0]).tolist() == [THEIR_SIZE]
    assert np.flatnonzero(rows[1]).tolist() == [*implied(HAND + 2), SIZE]


def test_a_game_brings_the_turns_after_its_exploring() -> None:
    positions = gathered(20)
    assert len(positions) == len(positions.ends) - 1 > 20
    assert set(positions.results) == {-1.0, 1.0}


def test_two_hidden_layers_learn_what_no_single_feature_tells() -> None:
    """The game is won with either of two features, and lost with both or none."""
    positions = Positions()
    for number in range(400):
        features = [feature for bit, feature in enumerate((SIZE, THEIR_SIZE)) if number >> bit & 1]
        positions.add(features)
        positions.label(1.0 if len(features) == 1 else -1.0)
    rng = np.random.default_rng(1)
    network = Network([ALL_FEATURES, 16, 8, 1], rng)
    train(network, Dataset(positions), 400, rng)
    value = learned(network).network()
    assert value.value([SIZE]) > 0.5 and value.value([THEIR_SIZE]) > 0.5
    assert value.value([]) < -0.5 and value.value([SIZE, THEIR_SIZE]) < -0.5


def test_the_file_is_what_search_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "FIRST_HIDDEN", 8)
    monkeypatch.setattr(training, "SECOND_HIDDEN", 4)
    for name in ("one.json", "two.json"):
        learn(tmp_path / name, games=6, epochs=2, seed=5)
    assert "6 games" in capsys.readouterr().out
    written = (tmp_path / "one.json").read_bytes()
    assert written == (tmp_path / "two.json").read_bytes()
    value = msgspec.json.decode(written, type=LearnedValue).network()
    assert -1 < value.value([HAND, SIZE, THEIR_SIZE]) < 1
