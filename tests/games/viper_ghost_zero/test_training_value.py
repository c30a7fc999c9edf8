"""Learning an outlook: from positions and how their games ended, into the file that search reads."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from brushpass.games.viper_ghost_zero import LearnedOutlook
from brushpass.games.viper_ghost_zero.bot.features import ALL_SIGNS, HAND, SIZE, THEIR_SIZE, implied
from brushpass.games.viper_ghost_zero.training import value as outlook
from brushpass.games.viper_ghost_zero.training.network import Network
from brushpass.games.viper_ghost_zero.training.value import (
    Lessons,
    Positions,
    learn,
    learned,
    study,
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
    positions.judge(1.0)
    positions.add([THEIR_SIZE])
    positions.judge(-1.0)
    lessons = Lessons(positions)
    assert lessons.results.tolist() == [1.0, 1.0, -1.0]
    shown = lessons.shown(np.array([2, 0]))
    assert np.flatnonzero(shown[0]).tolist() == [THEIR_SIZE]
    assert np.flatnonzero(shown[1]).tolist() == [*implied(HAND + 2), SIZE]


def test_a_game_brings_the_turns_after_its_whims() -> None:
    positions = gathered(20)
    assert len(positions) == len(positions.ends) - 1 > 20
    assert set(positions.results) == {-1.0, 1.0}


def test_an_outlook_of_two_layers_learns_what_no_single_sign_tells() -> None:
    """The game is won with either of two signs, and lost with both or none."""
    positions = Positions()
    for number in range(400):
        signs = [sign for bit, sign in enumerate((SIZE, THEIR_SIZE)) if number >> bit & 1]
        positions.add(signs)
        positions.judge(1.0 if len(signs) == 1 else -1.0)
    luck = np.random.default_rng(1)
    network = Network([ALL_SIGNS, 16, 8, 1], luck)
    study(network, Lessons(positions), 400, luck)
    player = learned(network).outlook()
    assert player.on([SIZE]) > 0.5 and player.on([THEIR_SIZE]) > 0.5
    assert player.on([]) < -0.5 and player.on([SIZE, THEIR_SIZE]) < -0.5


def test_the_file_is_what_search_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(outlook, "FOREBODINGS", 8)
    monkeypatch.setattr(outlook, "AFTERTHOUGHTS", 4)
    for name in ("one.json", "two.json"):
        learn(tmp_path / name, games=6, rounds=2, seed=5)
    assert "6 games" in capsys.readouterr().out
    written = (tmp_path / "one.json").read_bytes()
    assert written == (tmp_path / "two.json").read_bytes()
    player = msgspec.json.decode(written, type=LearnedOutlook).outlook()
    assert -1 < player.on([HAND, SIZE, THEIR_SIZE]) < 1
