"""Breaking codes on the cipher."""

import pytest

from brushpass.games.covert.rules.actions import SWAP_TILES
from tests.games.covert.table import GAME, Table


def test_one_break_turn_each_in_token_order() -> None:
    """CV-052, CV-069, CV-R29: then dice are resolved."""
    table = Table().on_circle("movement", one=1).phase([2, 0, 1], breaking=True)
    turns = []
    while table.state.step != "ResolveDice":
        if table.state.step == "BreakCodes":
            turns.append(table.state.to_move)
        table.play(table.legal()[-1] if table.state.step == "BreakCodes" else table.legal()[0])
    assert turns == [2, 0, 1]


def test_two_codes_at_most() -> None:
    """CV-053: two are held and can be claimed."""
    table = Table().codes(0, "K01").breaking(0)
    assert table.why_not("claim:2-t1") == "CV-053"
    assert table.why_not("claim:1-t1") == "CV-061"


def test_one_swap() -> None:
    """CV-054, CV-059, CV-068: one, for good, or none."""
    table = Table().cipher("123456", "123456").breaking(0).play("swap:t1-t2")
    assert table.state.cipher[:2] == [2, 1]
    assert table.legal("swap") == []
    assert Table().breaking(0).play("end-break").state.step == "DrawCode"


def test_the_eighteen_pairs() -> None:
    """CV-055, CV-056, CV-057, CV-058: side by side, above each other, and the ends of a row."""
    pairs = set(SWAP_TILES)
    assert len(pairs) == 18
    for one, other in pairs:
        same_row = one // 6 == other // 6
        beside = same_row and abs(one - other) == 1
        ends = same_row and {one % 6, other % 6} == {0, 5}
        above = other - one == 6
        assert beside or ends or above
    assert len(Table().breaking(0).legal("swap")) == 18


@pytest.mark.parametrize(
    ("top", "dice", "claims"),
    [
        ("164235", (), ["claim:1-t1"]),  # in printed order on consecutive tiles
        ("461325", (), []),  # CV-R20: not backwards
        ("164235", (1, 6), ["claim:1-t1"]),
        ("264235", (1,), ["claim:1-t1"]),  # CV-060: a covered tile is the die's face
        ("264235", (6,), []),
        ("426351", (), []),
    ],
)
def test_reading_a_code(top: str, dice: tuple[int, ...], claims: list[str]) -> None:
    """CV-060, CV-061, CV-R20"""
    table = Table().cipher(top).codes(0, "K07").decoder(0, *dice).breaking(0, swaps=0)
    assert [word for word in table.legal("claim") if "-t" in word] == claims


def test_a_code_runs_along_one_row() -> None:
    """CV-062, CV-R21: neither around the end nor up and down."""
    around = Table().cipher("435216").codes(0, "K07").breaking(0, swaps=0)
    assert around.legal("claim") == []
    bent = Table().cipher("163255", "443126").codes(0, "K07").breaking(0, swaps=0)
    assert bent.legal("claim") == []


def test_a_longer_code_stays_in_its_row() -> None:
    """CV-062: with four digits there are only three places to begin."""
    text = GAME.builtin_deck.text.replace("digits = [1, 3, 4]", "digits = [1, 3, 4, 5]")
    deck = GAME.read_deck(text, "longer.toml")
    over = Table(deck=deck).cipher("226134", "561345").codes(0, "K01").breaking(0, swaps=0)
    assert over.legal("claim") == ["claim:1-b3"]


def test_a_broken_code_lies_open() -> None:
    """CV-063: beside the character, equipment side up."""
    table = Table().cipher("164235", "235164").codes(0, "K07").breaking(0).play("claim:1-t1")
    assert [code.equipment for code in table.view(2).seats[0].broken] == ["Pistol"]
    assert table.view(2).seats[0].codes == []


def test_both_codes_may_be_broken_on_the_same_tiles() -> None:
    """CV-064, CV-R24"""
    table = Table().cipher("123456", "123456").codes(0, "K01", "K02").decoder(0, 3, 4, 4, 2)
    table.breaking(0, swaps=0).play("claim:1-t1", "claim:1-t1")
    assert table.broken_by(0) == ["K01", "K02"]


def test_a_die_helps_one_code() -> None:
    """CV-065, CV-R23: it is used exactly where a tile is not the digit, and then lifted."""
    table = Table().cipher("123456", "123456").codes(0, "K01", "K02").decoder(0, 3, 4)
    table.breaking(0, swaps=0).play("claim:1-t1")
    assert table.view(0).seats[0].decoder == []
    assert table.legal("claim") == []
    assert table.state.cipher[:3] == [1, 2, 3]


def test_any_order_of_swap_and_claim() -> None:
    """CV-R22: the swap may come between two claims."""
    table = Table().cipher("164235", "412356").codes(0, "K07", "K24")
    table.breaking(0).play("claim:1-t1", "swap:b2-b3", "claim:1-b1")
    assert table.broken_by(0) == ["K07", "K24"]


def test_decoder_dice_come_back() -> None:
    """CV-066: whether or not they helped."""
    table = Table().decoder(0, 1, 2).breaking(0).play("end-break")
    assert table.view(0).seats[0].decoder == []


def test_drawing_codes() -> None:
    """CV-067, CV-R27: up to two, from either deck, one after the other."""
    table = Table().breaking(0).play("end-break")
    seen = table.view(0).code_tops[1]
    top = table.state.code_decks[1][-1]
    table.play("draw-code:right")
    assert table.state.codes[0] == 1 << top
    assert table.view(1).seats[0].codes == [seen]
    assert table.legal() == ["draw-code:left", "draw-code:right"]
    table.play("draw-code:left")
    assert table.state.step not in ("DrawCode", "BreakCodes")


def test_empty_code_decks() -> None:
    """CV-R28: one holds fewer, and fills up later."""
    table = Table()
    table.state.broken[1] = sum(1 << code for deck in table.state.code_decks for code in deck)
    table.state.code_decks = [[], []]
    table.breaking(0).play("end-break")
    assert table.state.step != "DrawCode"
    assert table.state.codes[0] == 0


def test_other_abilities_have_to_wait() -> None:
    """CV-R26: no flights, no Search; Code Breaker only."""
    table = Table().hand(0, "A01", "A03", "A05").breaking(0)
    assert table.legal("fly") == []
    assert table.legal("ability") == ["ability:A03"]
    assert table.why_not("fly:A01") == "CV-R26"


def test_code_breaker() -> None:
    """CV-135, CV-R25: one more swap each, in one's own break turn."""
    table = Table().tokens(0, "BREAKER", "BREAKER").breaking(0)
    table.play("swap:t1-t2", "token:breaker", "swap:t1-t2", "token:breaker", "swap:b1-b2")
    assert table.legal("swap") == []
    assert Table().tokens(0, "BREAKER").dice(0, 1).placing(0).legal("token") == []


def test_where_a_used_code_goes() -> None:
    """CV-119, CV-R30: into the smaller deck, which is shuffled; the left one if they are equal."""
    for shorter, side in ((1, 1), (0, 0), (None, 0)):
        table = Table().missions(0, "M04").broken(0, "K01").agents(0, "Oslo")
        while len(table.state.code_decks[0]) != len(table.state.code_decks[1]):
            longer = max(table.state.code_decks, key=len)
            table.state.broken[1] |= 1 << longer.pop()
        if shorter is not None:
            table.state.broken[1] |= 1 << table.state.code_decks[shorter].pop()
        table.on_circle("complete", one=0).resolving(0).play("complete:M04", "pay:code")
        assert 0 in table.state.code_decks[side]
        assert table.state.broken[0] == 0


def test_the_lowest_of_equal_codes_is_spent() -> None:
    """CV-R51"""
    table = Table().missions(0, "M04").broken(0, "K20", "K01").agents(0, "Oslo")
    table.on_circle("complete", one=0).resolving(0).play("complete:M04", "pay:code")
    assert table.broken_by(0) == ["K20"]
