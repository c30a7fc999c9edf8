"""Records: saved, shared, replayed, and refused when they are not what was written."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import brushpass
from brushpass.kernel.chance import FastChance
from brushpass.kernel.record import Record
from brushpass.kernel.recordfile import FORMAT

GAMES = brushpass.catalogue()
GAME = brushpass.game("pocket-ops")
SECRET = "5ec2e7" + "0" * 58


def finished(seed: int | str = 11) -> Record:
    record, rng = Record(GAME, seed=seed), FastChance(4)
    while not record.state.over:
        record.play(rng.pick(list(record.state.legal_actions())))
    return record


def resealed(record: Record, **changes: Any) -> str:
    """The record with fields changed by somebody who knows how to make the checksum."""
    document = json.loads(record.to_json()) | changes
    del document["check"]
    canonical = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    document["check"] = hashlib.sha256(canonical.encode()).hexdigest()
    return json.dumps(document)


@pytest.mark.parametrize("seed", [11, SECRET, 2**64 - 1])
def test_a_record_comes_back_exactly(seed: int | str, tmp_path: Path) -> None:
    record = finished(seed)
    path = tmp_path / "game.json"
    record.save(path)
    again = Record.load(path, GAMES)
    assert again.actions == record.actions
    assert again.state.dump() == record.state.dump()
    assert again.to_json() == record.to_json() == path.read_text(encoding="utf-8")
    assert GAME.story(again.state, 0) == GAME.story(record.state, 0)


def test_an_unfinished_game_comes_back_too() -> None:
    record = finished()
    part = Record(GAME, seed=11)
    for action in record.actions[:9]:
        part.play(action)
    again = Record.from_json(part.to_json(), GAMES)
    assert not again.state.over
    assert again.state.dump() == part.state.dump()
    for action in record.actions[9:]:
        again.play(action)
    assert again.to_json() == record.to_json()


def test_actions_are_written_for_people() -> None:
    record = Record(GAME, seed=11)
    record.play(record.state.notation(record.state.legal_actions()[0]).upper())
    assert json.loads(record.to_json())["actions"][0].startswith("pick:")


def test_every_moment_can_be_revisited() -> None:
    record = finished()
    state = GAME.new(seed=11)
    for index, action in enumerate(record.actions):
        assert record.at(index).dump() == state.dump()
        state.apply(action)
    assert record.at(len(record.actions)).over
    with pytest.raises(brushpass.BrushpassError, match="actions, not"):
        record.at(len(record.actions) + 1)


def test_undo_takes_back_and_can_be_played_again() -> None:
    record = finished()
    before = record.to_json()
    last = record.actions[-3:]
    record.undo(3)
    assert not record.state.over
    for action in last:
        record.play(action)
    assert record.to_json() == before


@pytest.mark.parametrize("count", [0, -1, 10_000])
def test_only_what_was_played_can_be_taken_back(count: int) -> None:
    record = finished()
    before = record.to_json()
    with pytest.raises(brushpass.IllegalAction, match=f"not {count}"):
        record.undo(count)
    assert record.to_json() == before


def test_an_illegal_action_leaves_the_record_as_it_was() -> None:
    record = Record(GAME, seed=11)
    before = record.to_json()
    for action in ("place:A", "castle", 999):
        with pytest.raises(brushpass.IllegalAction):
            record.play(action)
    assert record.to_json() == before


def test_a_truncated_record_is_refused() -> None:
    text = finished().to_json()
    for length in (0, 1, len(text) // 2, len(text) - 3):
        with pytest.raises(brushpass.BadRecord, match="not a complete record"):
            Record.from_json(text[:length], GAMES)


def test_one_edited_byte_is_always_noticed() -> None:
    text = finished().to_json()
    positions = [at for at, letter in enumerate(text) if letter.isalnum()]
    for at in positions[:: max(1, len(positions) // 150)]:
        edited = text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]
        with pytest.raises(brushpass.BrushpassError):
            Record.from_json(edited, GAMES)


def test_an_edited_action_breaks_the_seal() -> None:
    record = finished()
    document = json.loads(record.to_json())
    document["seed"] = 12
    with pytest.raises(brushpass.BadRecord, match="check: the record was changed"):
        Record.from_json(json.dumps(document), GAMES)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"brushpass": FORMAT + 1}, f"brushpass: written in the newer format {FORMAT + 1}"),
        ({"rules_version": 999}, "rules_version: played under version 999"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"variant": "tiny"}, "variant.*no variant 'tiny'"),
        ({"players": 5}, "players.*2 seats, not 5"),
        ({"seed": -4}, "seed.*from 0 to"),
        ({"seed": "secret"}, "seed.*64 hexadecimal digits"),
        ({"seed": 1.5}, "seed: "),
        ({"actions": ["place:A"]}, r"actions\[0\]: place:A: PO-010"),
        ({"actions": ["castle"]}, r"actions\[0\]: castle: there is no action"),
        ({"actions": "none"}, "actions: "),
        ({"deck": {"name": "x", "digest": "0" * 64, "text": None}}, "deck: played with another"),
        ({"deck": {"name": "x", "digest": "0" * 64, "text": "deck = ["}}, "deck.text: not a TOML"),
        ({"deck": {"name": "x"}}, "deck: "),
        ({"extra": 1}, "extra"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(brushpass.BrushpassError, match=message):
        Record.from_json(resealed(finished(), **changes), GAMES)


def test_actions_after_the_end_are_refused() -> None:
    record = finished()
    actions = [record.game.actions.notation(action) for action in record.actions]
    with pytest.raises(brushpass.BadRecord, match=rf"actions\[{len(actions)}\].*the game is over"):
        Record.from_json(resealed(record, actions=[*actions, "place:A"]), GAMES)


def test_another_result_than_the_actions_lead_to_is_refused() -> None:
    record = finished()
    result = json.loads(record.to_json())["result"]
    swapped = result | {"scores": result["scores"][::-1], "winners": [1 - result["winners"][0]]}
    with pytest.raises(brushpass.BadRecord, match="result: the actions lead to another result"):
        Record.from_json(resealed(record, result=swapped), GAMES)


@pytest.mark.parametrize("text", ["[]", "3", "null", "[" * 100_000, '{"seed":' + "9" * 5_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(brushpass.BadRecord, match="not a"):
        Record.from_json(text, GAMES)


def test_a_lone_surrogate_is_an_edit_like_any_other() -> None:
    text = finished().to_json().replace('"Pocket Ops"', '"\\ud800"')
    with pytest.raises(brushpass.BadRecord, match="check: "):
        Record.from_json(text, GAMES)


def test_a_missing_field_is_named() -> None:
    document = json.loads(finished().to_json())
    for field in list(document):
        partial = {name: value for name, value in document.items() if name != field}
        with pytest.raises(brushpass.BadRecord, match=field):
            Record.from_json(json.dumps(partial), GAMES)


def test_a_file_error_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(brushpass.BadRecord, match=r"game\.json: cannot be read"):
        Record.load(path, GAMES)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(brushpass.BadRecord, match=r"game\.json: cannot be read"):
        Record.load(path, GAMES)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(brushpass.BadRecord, match=r"game\.json: not a complete record"):
        Record.load(path, GAMES)


def test_a_foreign_deck_travels_with_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GAME.builtin_deck.text.replace("Hangar", "Helipad"), encoding="utf-8")
    record = Record(GAME, seed=3, deck=path)
    record.play(record.state.legal_actions()[0])
    again = Record.from_json(record.to_json(), GAMES)
    assert again.deck.digest == record.deck.digest != GAME.builtin_deck.digest
    assert "Helipad" in str(again.state.view(None))
    assert json.loads(Record(GAME, seed=3).to_json())["deck"]["text"] is None
