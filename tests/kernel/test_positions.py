"""Position documents: exact both ways, and refused with the field that is wrong."""

import copy
import json
from typing import Any

import pytest

import brushpass
from brushpass.kernel.chance import FastChance

GAME = brushpass.game("pocket-ops")
DOCUMENT: dict[str, Any] = GAME.new(seed=9).dump()


@pytest.mark.parametrize("seed", range(5))
def test_every_position_comes_back_exactly(seed: int) -> None:
    state, rng = GAME.new(seed=seed), FastChance(seed)
    while True:
        document = state.dump()
        again = GAME.load(json.loads(json.dumps(document)))
        assert again.dump() == document
        assert again.legal_actions() == state.legal_actions()
        for seat in (0, 1, None):
            assert again.view(seat) == state.view(seat)
        if state.over:
            return
        state.apply(rng.pick(list(state.legal_actions())))


def test_a_loaded_game_goes_on_with_the_same_luck() -> None:
    state, rng = GAME.new(seed=9), FastChance(1)
    again = GAME.load(state.dump())
    while not state.over:
        action = rng.pick(list(state.legal_actions()))
        state.apply(action)
        again.apply(action)
    assert again.dump() == state.dump()


def test_a_sealed_position_keeps_its_secret_source() -> None:
    state = GAME.new(seed="ab" * 32)
    assert state.dump()["chance"] == ["sealed", "ab" * 32, state.dump()["chance"][2]]
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: this is a position of 'chess'"),
        ({"game": 3}, "game: Expected `str`"),
        ({"variant": "tiny"}, "variant.*no variant 'tiny'"),
        ({"players": 3}, "players.*2 seats, not 3"),
        ({"players": "two"}, "players: Expected `int`"),
        ({"deck": "0" * 64}, "deck: the position was played with another deck"),
        ({"rules_version": 999}, "rules_version: the position is of version 999"),
        ({"chance": ["fast", 1]}, "chance: not a source of chance"),
        ({"chance": "luck"}, "chance: Expected `array`"),
        ({"stack": [["Castle", 0]]}, r"stack\[0\]: there is no step"),
        ({"stack": [["Draft", 0, 0, 0]]}, r"stack\[0\]: "),
        ({"stack": [["Draft", 7]]}, r"stack\[0\]: there is no seat 7"),
        ({"stack": [["Draft", None]]}, r"stack\[0\]: "),
        ({"stack": "Draft"}, "stack: Expected `array`"),
        ({"position": {}}, "position.*missing required field"),
        ({"position": 3}, "position: Expected `object`"),
        ({"more": 1}, "unknown field `more`"),
    ],
)
def test_a_malformed_document_names_the_field(change: dict[str, Any], message: str) -> None:
    document = DOCUMENT | change
    before = copy.deepcopy(document)
    with pytest.raises(brushpass.BadPosition, match=message):
        GAME.load(document)
    assert document == before


@pytest.mark.parametrize("field", list(DOCUMENT))
def test_a_missing_field_is_named(field: str) -> None:
    partial = {name: value for name, value in DOCUMENT.items() if name != field}
    with pytest.raises(brushpass.BadPosition, match=f"`{field}`"):
        GAME.load(partial)


@pytest.mark.parametrize("document", [None, [], "position", 3])
def test_what_is_no_document_is_refused(document: object) -> None:
    with pytest.raises(brushpass.BadPosition, match="Expected `object`"):
        GAME.load(document)


@pytest.mark.parametrize("field", list(DOCUMENT["position"]))
def test_every_field_of_the_table_is_checked(field: str) -> None:
    position = DOCUMENT["position"] | {field: {"not": "this"}}
    with pytest.raises(brushpass.BadPosition, match=rf"position\.{field}"):
        GAME.load(DOCUMENT | {"position": position})
