"""The deck: its counts, its balance, and what makes one unplayable."""

from collections import Counter

import pytest

from brushpass import BadDeck
from brushpass.games.covert.deck import CovertDeck
from tests.games.covert.table import GAME

DECK: CovertDeck = GAME.builtin_deck.content.printed
GEAR = ("REC", "RAD", "BIN", "PAS", "PIS", "BUG", "ESC", "CAM")
REGION_IDS = {region.id for region in DECK.regions}
CITY_NAMES = {city.name for city in DECK.map.cities}


def test_the_map() -> None:
    assert len(DECK.map.cities) == 24
    assert sum(len(city.links) for city in DECK.map.cities) == 2 * 47
    assert Counter(city.region for city in DECK.map.cities) == dict.fromkeys(REGION_IDS, 4)
    distance = GAME.builtin_deck.content.distance
    assert max(max(row) for row in distance) == 6
    assert {len(city.links) for city in DECK.map.cities} == {3, 4, 5, 6}


def test_agency_cards() -> None:
    cards = DECK.agency.cards
    assert len(cards) == 48
    assert set(Counter(card.city for card in cards).values()) == {2}
    assert set(Counter(card.equipment for card in cards).values()) == {6}
    assert set(Counter(card.ability for card in cards).values()) == {6}
    assert len({(card.equipment, card.ability) for card in cards}) == 48
    home = {city.name: city.region for city in DECK.map.cities}
    for region in REGION_IDS:
        here = [card for card in cards if home[card.city] == region]
        assert len({card.equipment for card in here}) == len({card.ability for card in here}) == 8


def test_mission_points_follow_the_formula() -> None:
    for card in DECK.missions.cards:
        worth = sum(
            3 if need in CITY_NAMES or need in GEAR else 2 for need in card.needs
        ) + (0, 0, 0, 0, 1, 2)[len(card.needs)]  # fmt: skip
        worth -= 0 if card.benefit is None else 2 if card.benefit in GEAR else 1
        assert card.points == worth, card.id


def test_mission_counts() -> None:
    missions = DECK.missions.cards
    assert len(missions) == 60
    assert Counter(len(card.needs) for card in missions) == {2: 16, 3: 22, 4: 14, 5: 8}
    needs = Counter(need for card in missions for need in card.needs)
    assert needs["ANY"] == 23
    assert sum(needs[city] for city in CITY_NAMES) == 42
    assert sum(needs[region] for region in REGION_IDS) == 51
    assert {gear: needs[gear] for gear in GEAR} == {
        **dict.fromkeys(GEAR, 10), "BUG": 9, "ESC": 9,
    }  # fmt: skip
    benefits = Counter(card.benefit for card in missions)
    assert benefits[None] == 18
    assert all(benefits[name] == 3 for name in (*GEAR, *REGION_IDS))


def test_codes_tokens_tiles_and_characters() -> None:
    codes = DECK.codes.cards
    assert len(codes) == 40
    assert set(Counter(card.equipment for card in codes).values()) == {5}
    assert all(len(set(card.digits)) == 3 for card in codes)
    assert set(Counter(digit for card in codes for digit in card.digits).values()) == {20}
    backwards = {tuple(card.digits[::-1]) for card in codes}
    assert not backwards & {tuple(card.digits) for card in codes}
    assert sum(DECK.tokens.values()) == 16
    assert Counter(DECK.cipher.tokens) == dict.fromkeys(range(1, 7), 2)
    assert len(DECK.characters) == 6


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"Paris", "Brussels", "Oslo"]', '"Paris", "Brussels"]', "does not link back to Oslo"),
        ('name = "London", region = "PUR"', 'name = "London", region = "PNK"', "no region 'PNK'"),
        ('id = "A01", city = "London"', 'id = "A01", city = "Lisbon"', "no city 'Lisbon'"),
        ('id = "A02"', 'id = "A99"', "'A99' where 'A02' would follow"),
        ('needs = ["BLU", "ANY"]', 'needs = ["BLU", "GUN"]', "'GUN' is no city"),
        (
            'needs = ["BLU", "ANY"]',
            'needs = ["BLU", "BLU", "RED", "RED"]',
            "more places than a player has agents",
        ),
        (
            'needs = ["BLU", "ANY"]',
            'needs = ["REC", "REC", "REC", "REC", "REC", "REC", "REC"]',
            "not enough agency cards show REC",
        ),
        ("hand = 7 ", "hand = 0 ", "limits.hand"),
        ("digits = [1, 3, 4]", "digits = [1, 3, 9]", "codes.cards[0].digits"),
        ("tokens = [1, 1, 2,", "tokens = [1, 2,", "cipher.tokens"),
        ("starting_agency = 2", "starting_agency = 8", "more than a hand holds"),
        ('benefit = "CAM"', 'benefit = "FUN"', "'FUN' is no region or equipment"),
        ("dice = 5 ", "pips = 5 ", "limits"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(old: str, new: str, complaint: str) -> None:
    text = GAME.builtin_deck.text
    assert old in text
    with pytest.raises(BadDeck, match=r"mine\.toml") as error:
        GAME.read_deck(text.replace(old, new, 1), "mine.toml")
    assert complaint in str(error.value)


def test_a_map_in_two_parts_is_refused() -> None:
    text = GAME.builtin_deck.text
    for city in ("Leningrad", "Minsk", "Kiev", "Moscow", "Helsinki"):
        for line in text.splitlines():
            if line.startswith(f'  {{ name = "{city}"'):
                text = text.replace(
                    line, line.split("links = [")[0] + f"links = [{_inner(city)}] }},"
                )
        text = "\n".join(
            line.replace(f', "{city}"', "").replace(f'["{city}", ', "[") if _outside(line) else line
            for line in text.splitlines()
        )
    with pytest.raises(BadDeck, match="there is no way from London to Helsinki"):
        GAME.read_deck(text, "mine.toml")


EAST = ("Leningrad", "Minsk", "Kiev", "Moscow", "Helsinki")


def _inner(city: str) -> str:
    return ", ".join(f'"{other}"' for other in EAST if other != city)


def _outside(line: str) -> bool:
    return line.startswith("  { name") and "links" in line and not any(
        line.startswith(f'  {{ name = "{city}"') for city in EAST
    )  # fmt: skip


def test_a_smaller_deck_plays() -> None:
    """A designer may take cards out, change limits and use longer codes."""
    text = GAME.builtin_deck.text
    kept = [
        line
        for line in text.splitlines()
        if not line.startswith(('  { id = "A46', '  { id = "A47', '  { id = "A48'))
    ]
    changed = "\n".join(kept).replace("digits = [1, 3, 4]", "digits = [1, 3, 4, 5]")
    deck = GAME.read_deck(changed.replace("rounds = 25", "rounds = 2"), "mine.toml")
    state = GAME.new(3, 5, deck=deck)
    while not state.over:
        state.check()
        options = state.legal_actions()
        state.apply(options[len(options) // 2])
    assert state.ending()
