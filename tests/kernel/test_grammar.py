"""The reader is `you`, everybody else has a name, and verbs follow."""

import pytest

from brushpass.kernel.grammar import Person, counted, listed, verb, with_article


def test_the_reader_is_you() -> None:
    who = Person(0, 0)
    assert f"{who:You} {who:take} {who:your} card; {who:you}" == "You take your card; you"


@pytest.mark.parametrize("reader", [None, 1])
def test_others_have_a_name(reader: int | None) -> None:
    who = Person(0, reader)
    assert f"{who:You} {who:take} {who:your} card; {who}" == "Red takes Red's card; Red"


@pytest.mark.parametrize(
    ("plain", "third"),
    [
        ("draw", "draws"),
        ("pass", "passes"),
        ("reach", "reaches"),
        ("carry", "carries"),
        ("play", "plays"),
        ("have", "has"),
        ("are", "is"),
        ("go", "goes"),
    ],
)
def test_verbs(plain: str, third: str) -> None:
    assert verb(plain) == third


def test_lists_counts_and_articles() -> None:
    assert [listed(["a", "b", "c"][:count]) for count in range(4)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert counted(1, "die", "dice") == "1 die"
    assert counted(2, "die", "dice") == "2 dice"
    assert counted(0, "card") == "0 cards"
    assert with_article("Alert") == "an Alert"
    assert with_article("Rifle") == "a Rifle"
