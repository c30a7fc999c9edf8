"""Stored games and the decks they were played with: words may be put better, and nothing is lost."""

import hashlib
import json
import tomllib
from typing import Any

import pytest
import tomli_w
from msgspec import inspect

import brushpass
from brushpass.games import catalogue
from brushpass.kernel import decks
from brushpass.kernel.chance import FastChance
from brushpass.kernel.decks import Deck, DeckNote
from brushpass.kernel.game import Game
from brushpass.kernel.record import Record

GAMES = catalogue()
WHOLE = {  # what stored games were called by while a digest was that of every word
    "covert": "aba97a454a4c4b5f39886512f591eb301157854d35419ae87ff6ecea7b29a528",
    "pocket-ops": "89e69c8dbefe38ca9e90d787a5114a9effa269c5bd4154c4a3812996b320d517",
    "the-agents": "936196d663495d6994bc8282e71feb2643b3ab5a346de3dd4d9bca686a73c02f",
    "viper-ghost-zero": "0499daa4097799162fef68ac02c5a1c61af2a3ec19b657410aba61619f77b261",
    "viper-ops": "248088de2f5b84ed81fb74a18cafc5e9e746f31b01663c95a09571f7c8c3aefe",
}
HEARD = {  # what the rules read of the same decks; another declaration of words would change it
    "covert": "c0d8337e8477b373d431068de0991e3f4b8adfb1f337453232fb29a8a78e198e",
    "pocket-ops": "ad6480965029d51dd8ef68b470da695cf04fbbe07929f9bcf2d962e70f3373b9",
    "the-agents": "ff3cf2c10a8a09ef1ef9198170872942604a5a5696b72c7698acdddbb841b05e",
    "viper-ghost-zero": "0c414c5de7caedb197bb75edb5389775b1b8d5067288666b460a8355cf611549",
    "viper-ops": "59b6fdf5400eee32f1c50e593863575cde6889d966dccd6987d865a0eac70f03",
}
NUMBERS = {  # a change that the rules do read
    "covert": ("rounds = 25", "rounds = 24"),
    "pocket-ops": ("limit = 100", "limit = 99"),
    "the-agents": ("goal = 40", "goal = 39"),
    "viper-ghost-zero": ("turn_cap = 60", "turn_cap = 59"),
    "viper-ops": ("die_price = 3", "die_price = 4"),
}
EVERY = pytest.mark.parametrize("name", list(WHOLE))


def reworded(value: Any, kind: inspect.Type, count: list[int], words: bool = False) -> Any:
    """A deck with every word another one."""
    match kind:
        case inspect.Metadata():
            marked = "for people" in (kind.extra or {})
            return reworded(value, kind.type, count, words or marked)
        case inspect.StructType():
            known = {field.encode_name: field.type for field in kind.fields}
            return {name: reworded(item, known[name], count) for name, item in value.items()}
        case inspect.ListType():
            return [reworded(item, kind.item_type, count) for item in value]
        case inspect.DictType():
            return {name: reworded(item, kind.value_type, count) for name, item in value.items()}
        case _ if not words:
            return value
        case inspect.LiteralType():
            return kind.values[kind.values.index(value) - 1]
        case inspect.IntType():
            return value + 1
    count[0] += 1
    return f"#{count[0]:06x}" if value.startswith("#") else f"Word {count[0]}"


def in_other_words(game: Game[Any, Any]) -> Deck:
    document = tomllib.loads(game.builtin_deck.text)
    changed = reworded(document, inspect.type_info(game.deck_type), [0])
    return game.read_deck(tomli_w.dumps(changed), "other words")


def ship(game: Game[Any, Any], deck: Deck, monkeypatch: pytest.MonkeyPatch) -> Deck:
    """Let the game come with another deck, as it will one day."""
    shipped = game.read_deck(deck.text, "deck.toml", builtin=True)
    monkeypatch.setitem(vars(game), "builtin_deck", shipped)
    return shipped


def changed(game: Game[Any, Any]) -> Deck:
    old, new = NUMBERS[game.name]
    assert old in game.builtin_deck.text
    return game.read_deck(game.builtin_deck.text.replace(old, new), "changed")


@EVERY
def test_the_digests_are_those_that_are_stored(name: str) -> None:
    assert GAMES[name].builtin_deck.digest == HEARD[name]
    assert list(GAMES[name].earlier_decks) == [WHOLE[name]]


@EVERY
def test_words_change_nothing_but_what_people_read(name: str) -> None:
    game = GAMES[name]
    deck = in_other_words(game)
    assert deck.digest == game.builtin_deck.digest
    assert deck.wording != game.builtin_deck.wording
    for variant in game.variants:
        players = game.seats_for(variant).stop - 1
        one = game.new(players, 5, variant)
        two = game.new(players, 5, variant, deck)
        rng = FastChance(3)
        while not one.over:
            assert one.legal_actions() == two.legal_actions()
            action = rng.pick(list(one.legal_actions()))
            one.apply(action)
            two.apply(action)
        assert two.dump() == one.dump()
        assert game.tensor(two, 0) == game.tensor(one, 0)


@EVERY
def test_a_changed_number_is_another_deck(name: str) -> None:
    game = GAMES[name]
    assert changed(game).digest != game.builtin_deck.digest
    assert not game.fits(changed(game), WHOLE[name])


@EVERY
@pytest.mark.parametrize("kept", [False, True], ids=["without text", "with text"])
def test_a_record_of_before_opens(name: str, kept: bool) -> None:
    game = GAMES[name]
    text = game.builtin_deck.text if kept else None
    record = Record.from_json(_of_before(game, text), GAMES)
    assert (record.deck is game.builtin_deck) != kept


@EVERY
def test_a_record_of_before_opens_in_new_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    written, new = _of_before(game, None), Record(game, seed=4).to_json()
    shipped = ship(game, in_other_words(game), monkeypatch)
    for text in (written, new):
        assert Record.from_json(text, GAMES).deck is shipped


@EVERY
def test_a_record_outlives_a_change_of_its_deck(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    written, new = _of_before(game, None), Record(game, seed=4).to_json()
    ship(game, changed(game), monkeypatch)
    for text in (written, new):
        assert Record.from_json(text, GAMES).deck.digest == HEARD[name]


@EVERY
def test_a_position_outlives_a_change_of_its_deck(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[name]
    deck = game.builtin_deck
    document = game.new(seed=4).dump()
    before = document | {"deck": WHOLE[name]}
    assert game.load(before).dump() == document
    shipped = ship(game, in_other_words(game), monkeypatch)
    assert game.load(before).deck is game.load(document).deck is shipped
    ship(game, changed(game), monkeypatch)
    assert game.load(before).deck.digest == HEARD[name]
    assert game.load(before, deck).dump() == game.load(document, deck).dump() == document
    with pytest.raises(brushpass.BadPosition, match="played with another deck"):
        game.load(document)


def test_a_deck_of_ones_own_keeps_its_own_words() -> None:
    game = GAMES["pocket-ops"]
    own = game.read_deck(game.builtin_deck.text.replace("Hangar", "Helipad"), "mine")
    for digest in (own.digest, own.wording):
        played = game.deck_played(DeckNote(own.name, digest, own.text))
        assert "Helipad" in played.text


def test_another_text_than_the_digest_says_is_refused() -> None:
    game = GAMES["pocket-ops"]
    note = DeckNote("mine", HEARD["pocket-ops"], changed(game).text)
    with pytest.raises(brushpass.BadDeck, match="played with another deck, mine"):
        game.deck_played(note)


def test_what_the_rules_read_is_what_is_left_without_words() -> None:
    game = GAMES["pocket-ops"]
    document = tomllib.loads(game.builtin_deck.text)
    assert decks.rules_read(document, inspect.type_info(game.deck_type)) == {
        "deck": {},
        "rooms": {},
        "house": {"unchanged_turn_limit": 100},
    }


def _of_before(game: Game[Any, Any], text: str | None) -> str:
    """A record as it was written while a digest was that of every word."""
    document = json.loads(Record(game, seed=4).to_json())
    del document["check"]
    document["deck"] = {"name": "own", "digest": WHOLE[game.name], "text": text}
    canonical = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    return json.dumps(document | {"check": hashlib.sha256(canonical.encode()).hexdigest()})
