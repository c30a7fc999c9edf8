"""Abilities from cards and tokens, Espionage, First and Search."""

from tests.games.covert.table import GAME, Table


def test_where_an_ability_comes_from() -> None:
    """CV-122, CV-137: a card goes to the discards, a token back into the bag."""
    table = Table().hand(0, "A01").tokens(0, "PLUS").dice(0, 1, 2).placing(0)
    assert table.legal("ability") == ["ability:A01"]
    assert table.legal("token") == ["token:plus"]
    table.play("token:plus", "die:1", "ability:A01").decline()
    assert table.discards() == ["A01"]
    assert table.state.bag[0] == 2


def test_only_on_ones_own_turn() -> None:
    """CV-123: nobody else has an ability to use."""
    table = Table().hand(1, "A01", "A04").dice(0, 1).placing(0)
    assert table.legal("ability") == []
    assert table.why_not("ability:A04") == "CV-R75"


def test_plus_and_minus() -> None:
    """CV-125, CV-126, CV-127: 6 becomes 1 and 1 becomes 6; on circles and the Decoder only."""
    table = Table().tokens(0, "PLUS").dice(0, 6).placing(0).play("token:plus", "die:6")
    assert table.view(0).seats[0].unplaced == [1]
    table = Table().tokens(0, "MINUS").dice(0, 1).placing(0).play("token:minus", "die:1")
    assert table.view(0).seats[0].unplaced == [6]
    assert not [word for word in table.legal() if "folder" in word]


def test_no_effect_no_use() -> None:
    """CV-R75: +1 without a die; Move x3 and Search are always possible."""
    table = Table().tokens(0, "PLUS", "SNEAK", "BREAKER", "FIRST", "ESPIONAGE", "MOVE3", "SEARCH")
    table.dice(0).placing(0)
    assert table.legal("token") == ["token:move3", "token:search"]
    assert table.why_not("token:plus") == "CV-R75"


def test_espionage_answers_any_use() -> None:
    """CV-129, CV-R68: of anybody, oneself included, for an ability, a flight or a mission."""
    table = Table().hand(0, "A04", "A02").on_circle("movement", one=0).resolving(0)
    table.play("ability:A04")
    assert (table.state.step, table.state.to_move) == ("AnswerWithEspionage", 0)
    table.play("ability:A02", "card:A04")
    assert table.hand_of(0) == ["A04"]


def test_espionage_comes_before_the_effect() -> None:
    """CV-R63, CV-R67: right after the discard; the use stands whatever becomes of the card."""
    table = Table().hand(0, "A04").tokens(1, "ESPIONAGE").on_circle("movement", one=0).resolving(0)
    table.play("ability:A04", "token:espionage", "card:A04")
    assert table.hand_of(1) == ["A04"]
    assert table.state.step == "MoveThree"


def test_who_is_asked_first() -> None:
    """CV-R64: clockwise from the user's left, the user last, with or without dice."""
    table = Table().hand(1, "A01", "A03").hand(0, "A05").hand(2, "A07").dice(1, 1)
    table.placing(1).play("fly:A01")
    asked = []
    while table.state.step == "AnswerWithEspionage":
        asked.append(table.state.to_move)
        table.play("pass")
    assert asked == [2, 0, 1]


def test_one_card_for_each_espionage() -> None:
    """CV-R65, CV-R88: several may take several, also with a card just taken."""
    table = Table().missions(0, "M22").agents(0, "Oslo").hand(0, "A16", "A33")
    table.tokens(1, "ESPIONAGE").on_circle("complete", one=0).resolving(0)
    table.play("complete:M22", "card:A16", "card:A33", "token:espionage", "card:A16")
    assert table.state.to_move == 1
    assert table.legal() == ["pass", "ability:A16"]
    table.play("ability:A16", "card:A33")
    assert table.hand_of(1) == ["A33"]


def test_a_card_used_as_espionage_is_gone() -> None:
    """CV-R66: it opens no window of its own."""
    table = Table().hand(0, "A04").hand(1, "A02").tokens(2, "ESPIONAGE")
    table.on_circle("movement", one=0).resolving(0).play("ability:A04", "ability:A02", "card:A04")
    assert table.discards() == ["A02"]
    assert table.state.step == "MoveThree"


def test_everybody_who_might_is_asked() -> None:
    """CV-R69, CV-R89: whoever has a hidden card or an older token, and everyone sees who is asked;
    whoever cannot have one, as all can tell, is not."""
    table = Table().hand(0, "A04", "A03").hand(1, "A01").on_circle("movement", one=0).resolving(0)
    table.state.known_hands[0] = table.state.hands[0]
    table.play("ability:A04")
    assert table.view(2).to_move == 1
    assert table.legal() == ["pass"]
    table.play("pass")
    assert table.state.step == "MoveThree"
    story = table.told(2)
    assert not [line for line in story if "pass" in line.lower()]


def test_first_moves_a_break_turn_forward() -> None:
    """CV-131, CV-R71: it is no second one."""
    table = Table().tokens(2, "FIRST").phase([0, 1, 2], breaking=True)
    assert (table.state.to_move, table.state.step) == (2, "BreakFirst")
    table.play("token:first")
    turns = []
    while table.state.step in ("BreakCodes", "DrawCode"):
        if table.state.step == "BreakCodes":
            turns.append(table.state.to_move)
        table.play(table.legal()[-1])
    assert turns == [2, 0, 1]


def test_first_resolves_one_action() -> None:
    """CV-132, CV-R72: a full turn with one action, for who has a die on a circle; several give
    several."""
    table = Table().tokens(1, "FIRST", "FIRST").tokens(2, "FIRST")
    table.on_circle("movement", one=0, two=1, three=1).phase([0, 1, 2], breaking=False)
    assert table.state.to_move == 1
    table.play("token:first", "forfeit:movement", "end-turn")
    assert (table.state.step, table.state.to_move) == ("ResolveFirst", 1)
    table.play("token:first", "forfeit:movement")
    assert (table.state.step, table.state.to_move) == ("ResolveDice", 0)


def test_the_order_of_firsts() -> None:
    """CV-133, CV-134, CV-R70: the lowest token first, the others after; who declines is not asked
    again."""
    table = Table().tokens(0, "FIRST").tokens(1, "FIRST", "FIRST").tokens(2, "FIRST")
    table.on_circle("movement", one=0, two=1, three=2, four=1).phase([1, 0, 2], breaking=False)
    asked = []
    for choice in ("token:first", "pass", "pass", "pass"):
        assert table.state.step == "ResolveFirst"
        asked.append(table.state.to_move)
        table.play(choice)
        if choice != "pass":
            table.play("forfeit:movement", "end-turn")
    assert asked == [1, 0, 2, 1]
    assert table.state.step == "ResolveDice"


def test_search() -> None:
    """CV-136, CV-R73: three cards, seen by the searcher alone; one stays, two go under the deck."""
    table = Table().tokens(0, "SEARCH").top_agency("A01", "A02", "A03").on_circle("movement", one=0)
    table.resolving(0).play("token:search", "search:agency")
    mine, theirs = table.view(0).screen, table.view(1).screen
    assert mine is not None
    assert theirs is not None
    assert [card.id for card in mine.found_cards] == ["A01", "A02", "A03"]
    assert theirs.found_cards == []
    assert table.view(1).finding == 3
    table.play("card:A02")
    assert table.hand_of(0) == ["A02"]
    assert sorted(table.state.agency.deck[:2]) == [0, 2]
    mine = table.view(0).screen
    assert mine is not None
    assert [card.id for card in mine.under_agency] == ["A01", "A03"]
    assert table.view(1).seats[0].known_hand == []


def test_the_order_under_the_deck_is_random() -> None:
    """CV-R73"""
    orders = set()
    for seed in range(12):
        table = Table(seed=seed).tokens(0, "SEARCH").top_agency("A01", "A02", "A03")
        table.on_circle("movement", one=0).resolving(0)
        table.play("token:search", "search:agency", "card:A02")
        orders.add(tuple(table.state.agency.deck[:2]))
    assert orders == {(0, 2), (2, 0)}


def test_search_for_missions_respects_the_limit() -> None:
    """CV-136, CV-R73, CV-085"""
    table = Table().tokens(0, "SEARCH").missions(0, "M01", "M02", "M03")
    table.top_missions("M10", "M11", "M12").on_circle("movement", one=0).resolving(0)
    table.play("token:search", "search:missions")
    assert table.legal() == ["mission:M10", "mission:M11", "mission:M12"]
    table.play("mission:M10")
    assert table.state.step == "DiscardMission"


def test_search_in_a_short_deck() -> None:
    """CV-R74: the discards make up the number; what was drawn is set aside."""
    table = Table().tokens(0, "SEARCH").top_agency("A01").on_circle("movement", one=0)
    pile = table.state.agency
    pile.discards = sum(1 << card for card in pile.deck[:-1])
    pile.deck = pile.deck[-1:]
    table.resolving(0).play("token:search", "search:agency")
    assert table.view(0).finding == 3
    assert "card:A01" in table.legal()
    assert pile.discards == 0


def test_there_are_no_deals() -> None:
    """CV-R83: no action gives or shows a card to somebody."""
    families = {family.name for family in GAME.actions.families}
    assert not families & {"give", "show", "offer", "trade"}
