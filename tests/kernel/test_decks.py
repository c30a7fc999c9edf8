"""Decks: content as data, and errors that name the file and the field."""

from pathlib import Path

import pytest

import brushpass
from brushpass.kernel import decks

GAME = brushpass.game("pocket-ops")
TEXT = GAME.builtin_deck.text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[rooms]", "[rooms", "mine.toml: not a TOML file"),
        ('H = "Hangar"\n', "", "mine.toml: rooms: .*`H`"),
        ('H = "Hangar"', 'H = ""', "mine.toml: rooms.H: "),
        ('H = "Hangar"', "H = 8", "mine.toml: rooms.H: Expected `str`"),
        ('H = "Hangar"', 'H = "Hangar"\nJ = "Jail"', "mine.toml: rooms: .*`J`"),
        ("limit = 100", "limit = -1", "mine.toml: house.unchanged_turn_limit: "),
        ("limit = 100", 'limit = "many"', "mine.toml: house.unchanged_turn_limit: Expected `int`"),
        ('name = "Pocket Ops"\n', "", "mine.toml: deck: .*`name`"),
        ("[house]", "[mansion]", "mine.toml: .*(house|mansion)"),
    ],
)
def test_a_malformed_deck_names_the_file_and_the_field(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(brushpass.BadDeck, match=message):
        GAME.new(deck=path)


def test_a_deck_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(brushpass.BadDeck, match=r"none\.toml: cannot be read"):
        GAME.new(deck=tmp_path / "none.toml")


def test_a_deck_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "binary.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(brushpass.BadDeck, match=r"binary\.toml: cannot be read"):
        GAME.new(deck=path)


def test_the_digest_is_of_what_a_deck_says() -> None:
    relaid = "# a remark\n" + TEXT.replace("\n\n", "\n\n\n")
    changed = TEXT.replace("limit = 100", "limit = 50")
    digest = GAME.read_deck(TEXT, "a").digest
    assert GAME.read_deck(relaid, "b").digest == digest
    assert GAME.read_deck(changed, "c").digest != digest


def test_the_digest_does_not_depend_on_the_order_of_fields() -> None:
    assert decks.digest({"a": 1, "b": [1, 2]}) == decks.digest({"b": [1, 2], "a": 1})
    assert decks.digest({"b": [1, 2]}) != decks.digest({"b": [2, 1]})


def test_a_deck_is_read_once_and_passed_on() -> None:
    deck = GAME.read_deck(TEXT.replace("Hangar", "Helipad"), "mine.toml")
    assert not deck.builtin and GAME.builtin_deck.builtin
    assert GAME.deck(deck) is deck
    assert GAME.deck() is GAME.builtin_deck
    assert "Helipad" in str(GAME.new(deck=deck).view(None))
