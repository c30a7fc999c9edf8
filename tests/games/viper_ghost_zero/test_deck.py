"""The deck: what it holds, and which decks are refused."""

import pytest

from brushpass.games.viper_ghost_zero.rules.content import CARDS
from brushpass.kernel.errors import BadDeck
from tests.games.viper_ghost_zero.table import GAME, changed_deck


def test_the_deck_has_the_cards_of_the_specification() -> None:
    content = GAME.builtin_deck.content
    assert content.copies[:CARDS] == [
        5, 5, 5, 5, 8, 6, 5, 4, 3, 5, 4, 3, 2, 5, 3, 8, 3, 7, 6, 4,
    ]  # fmt: skip
    assert sum(content.copies[:CARDS]) == 96 and content.copies[CARDS:] == [2] * 6
    assert content.numbers[5:13] == [1, 2, 3, 4, 1, 2, 3, 4]
    assert "ours" in GAME.builtin_deck.text.lower()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('needs = ["hostage", "laptop", "extraction"]', "needs = []"), "names no objective"),
        (('["hostage", "laptop", "extraction"]', '["hostage", "laptop"]'), "must name extraction"),
        (('["hostage", "laptop", "extraction"]', '["hostage", "laptop", "bioweapon"]'),
         "missions[0].needs: Glass Harbor must name extraction"),
        (('["hostage", "laptop", "extraction"]', '["hostage", "gold", "extraction"]'),
         "missions[0].needs[1]"),
        (('["hostage", "laptop", "extraction"]', '["hostage", "data-drive", "extraction"]'),
         "missions[1].needs: Paper Lantern asks for the same objectives as Glass Harbor"),
        (('name = "Paper Lantern"', 'name = "Glass Harbor"'), "two missions are called"),
        (("hostage = { copies = 5 }", "hostage = { copies = 0 }"), "objectives.hostage.copies"),
        (("knife = { number = 1, copies = 6 }", "knife = { number = 0, copies = 6 }"),
         "attacks.knife.number"),
        (("deal = 6", "deal = 20"), "action cards are too few"),
        (("copies = 2\n", "copies = 0\n"), "too few"),
        (("turn_cap = 60", "turn_cap = 0"), "table.turn_cap"),
        (("access = { copies = 8 }", "acces = { copies = 8 }"), "acces"),
    ],
)  # fmt: skip
def test_a_deck_that_cannot_be_played_is_refused_with_a_reason(
    change: tuple[str, str], complaint: str
) -> None:
    with pytest.raises(BadDeck) as refused:
        changed_deck(change)
    assert complaint in str(refused.value) and "changed.toml" in str(refused.value)


def test_the_dials_of_a_deck_are_turned() -> None:
    deck = changed_deck(
        ("deal = 6", "deal = 4"), ("draw = 2", "draw = 3"), ("plays = 2", "plays = 1")
    )
    state = GAME.new(3, 1, deck=deck)
    assert state.hand_size == [7, 4, 4]
    state.play("pass")
    assert state.view(0).plays_allowed == 1
