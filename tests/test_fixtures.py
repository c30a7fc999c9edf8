"""What people have saved under any version opens and says the same as on the day it was kept."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import brushpass
from brushpass.kernel.game import Game
from brushpass.kernel.record import Record
from tests.fixtures import kept

FILES = kept.game_files()


def label(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.name.removesuffix('.json.gz')}"


@cache
def read(path: Path) -> kept.Kept:
    return kept.read_game(path)


def playable(path: Path) -> tuple[Game[Any, Any], kept.Kept]:
    """The game and what was kept of it; other rules than those it was played by are no fault."""
    document = read(path)
    game = brushpass.game(document.game)
    if game.rules_version != document.rules_version:
        pytest.skip(f"kept under version {document.rules_version} of the rules")
    return game, document


every_file = pytest.mark.parametrize("path", FILES, ids=label)


def test_every_variant_is_kept_under_its_present_versions() -> None:
    documents = [read(path) for path in FILES]
    versions = {
        (one.game, one.variant, one.rules_version, one.observation_version) for one in documents
    }
    for game in brushpass.catalogue().values():
        for variant in game.variants:
            present = (game.name, variant, game.rules_version, game.observation_version)
            assert present in versions, f"python -m tests.fixtures.make: {present} is not kept"


@every_file
def test_kept_records_replay_to_the_letter(path: Path) -> None:
    game, document = playable(path)
    assert len(document.records) >= 3
    for text in document.records:
        record = Record.from_json(text, {game.name: game})
        assert record.state.over
        assert record.to_json() == text


@every_file
def test_kept_steps_keep_their_names_and_their_order(path: Path) -> None:
    game, document = playable(path)
    assert [step.__name__ for step in game.steps] == document.steps


@every_file
def test_kept_positions_load_and_allow_the_same(path: Path) -> None:
    game, document = playable(path)
    deck = game.read_deck(document.deck, path.name)
    assert len(document.positions) >= 20
    for position in document.positions:
        state = game.load(position.dump, deck)
        assert msgspec.json.encode(state.dump()) == msgspec.json.encode(position.dump)
        assert [state.notation(action) for action in state.legal_actions()] == position.legal


@every_file
def test_kept_observations_are_the_same_bytes(path: Path) -> None:
    game, document = playable(path)
    if game.observation_version != document.observation_version:
        pytest.skip(f"kept under version {document.observation_version} of the observations")
    deck = game.read_deck(document.deck, path.name)
    for position in document.positions:
        state = game.load(position.dump, deck)
        for viewer, packed in zip([*range(state.players), None], position.tensors, strict=True):
            assert game.tensor(state, viewer) == kept.unpack(packed), (state.step, viewer)
