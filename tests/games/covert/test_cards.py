"""A story for each special ability, each character and each kind of requirement."""

import pytest

from tests.games.covert.table import Table


def test_plus_one() -> None:
    table = Table().hand(0, "A01").dice(0, 3, 6).on_circle("agency", two=1).placing(0)
    assert table.legal("ability") == ["ability:A01"]
    table.play("ability:A01").decline()
    table.play("die:6", "place:agency-1")
    assert table.state.circles[12] == 0
    assert table.told(1)[-2] == "Red turns a 6 to a 1."


def test_minus_one() -> None:
    table = Table().hand(0, "A06").dice(0, 4).on_circle("agency", two=1).placing(0)
    table.play("ability:A06").decline()
    table.play("die:4", "place:agency-3")
    assert table.state.circles[14] == 0


def test_move_x3() -> None:
    table = Table().hand(0, "A04").agents(0, "London", "Rome", "Rome").dice(0, 1).placing(0)
    table.play("ability:A04").decline()
    table.play("move:a-2", "stop")
    assert table.city(0, 0) == "Paris"
    assert table.state.step == "PlaceDie"


def test_espionage() -> None:
    table = Table().hand(0, "A04").hand(2, "A02").on_circle("movement", one=0).resolving(0)
    table.play("ability:A04", "ability:A02", "card:A04")
    assert table.hand_of(2) == ["A04"]
    assert [card.id for card in table.view(0).seats[2].known_hand] == ["A04"]


def test_sneak_attack() -> None:
    table = Table().hand(0, "A07").dice(0, 3, 4).placing(0).play("ability:A07").decline()
    table.play("place:movement-3", "place:movement-4")
    assert table.state.to_move == 1
    assert table.state.own[3] == 2


def test_first() -> None:
    table = Table().hand(1, "A08").codes(1, "K07").cipher("164235").phase([0, 1, 2], breaking=True)
    table.play("ability:A08").decline()
    assert (table.state.step, table.state.to_move) == ("BreakCodes", 1)
    table.play("claim:1-t1")
    assert table.broken_by(1) == ["K07"]


def test_code_breaker() -> None:
    table = Table().hand(0, "A03").cipher("614235").codes(0, "K07").breaking(0, swaps=0)
    table.play("ability:A03").decline()
    table.play("swap:t1-t2", "claim:1-t1")
    assert table.broken_by(0) == ["K07"]


def test_search() -> None:
    table = Table().hand(0, "A05").top_missions("M58", "M59", "M60").on_circle("movement", one=0)
    table.resolving(0).play("ability:A05").decline()
    table.play("search:missions", "mission:M60")
    assert table.held_by(0) == ["M60"]
    assert sorted(table.state.missions.deck[:2]) == [57, 58]


def test_the_cryptographer_swaps_twice() -> None:
    table = Table().character(0, "cryptographer").phase([0, 1, 2], breaking=True)
    table.play("swap:t1-t2", "swap:b1-b2")
    assert table.legal("swap") == []


def test_the_quartermaster_chooses_a_token() -> None:
    table = Table().character(0, "quartermaster").dice(0, 2)
    table.state.bag = [0] * 8
    table.state.bag[2] = table.state.bag[7] = 1
    for ability in range(8):
        table.state.tokens[8 + ability] = 1 if ability in (2, 7) else 2
    table.placing(0).play("place:folder-2")
    assert table.legal() == ["keep-token:move3", "keep-token:search"]
    watching = table.view(1).screen
    assert watching is not None
    assert watching.drawn == []
    assert table.view(1).drawing == 2
    table.play("keep-token:search")
    assert table.state.bag[2] == 1
    assert table.state.tokens[7] == 1


def test_the_quartermaster_takes_a_last_token() -> None:
    table = Table().character(0, "quartermaster").dice(0, 2)
    table.state.bag = [0] * 8
    table.state.bag[2] = 1
    for ability in range(8):
        table.state.tokens[8 + ability] = 1 if ability == 2 else 2
    table.placing(0).play("place:folder-2")
    assert table.state.to_move == 1
    assert table.state.tokens[2] == 1


def test_the_wayfarer_goes_one_step_more() -> None:
    table = Table().character(0, "wayfarer").agents(0, "London", "London", "London")
    table.on_circle("movement", one=0).resolving(0).play("move-dice:1", "move:a-2")
    assert [word for word in table.legal() if word.startswith("move:a")]
    table.play("move:a-4")
    assert not [word for word in table.legal() if word.startswith("move:a")]
    table.play("move:b-2", "move:c-2")
    assert table.state.step != "MoveAgents"


def test_the_wayfarer_has_no_more_than_three_steps_of_move_x3() -> None:
    table = Table().character(0, "wayfarer").tokens(0, "MOVE3").on_circle("movement", one=0)
    table.agents(0, "London").resolving(0).play("token:move3", "move:a-2", "move:a-1", "move:a-2")
    assert table.state.step == "ResolveDice"


def test_the_forger_pays_with_two_cards() -> None:
    table = Table().character(0, "forger").missions(0, "M04", "M05").agents(0, "Oslo", "Paris")
    table.hand(0, "A01", "A03", "A09", "A10").tokens(1, "ESPIONAGE")
    table.on_circle("complete", one=0, two=0).resolving(0)
    assert table.legal("complete") == ["complete:M04", "complete:M05"]
    table.play("complete:M04")
    assert table.legal() == ["pay:forge"]
    table.play("pay:forge", "card:A01", "card:A03")
    assert [card.id for card in table.view(1).used] == ["A01", "A03"]
    table.decline()
    table.play("end-turn")
    assert table.legal("complete") == [], "once a round"


def test_the_forger_leaves_the_rest_payable() -> None:
    table = Table().character(0, "forger").missions(0, "M28").agents(0, "Berlin")
    table.hand(0, "A07", "A03", "A09").on_circle("complete", one=0).resolving(0)
    table.play("complete:M28")
    assert table.legal() == ["card:A07"]
    table.play("card:A07")
    assert table.legal() == ["pay:forge"]


def test_the_fixer_reaches_any_region_once() -> None:
    table = Table().character(0, "fixer").agents(0, "Oslo", "Oslo", "Oslo")
    table.on_circle("agency", one=0, two=0, three=0).resolving(0)
    assert len(table.legal("take")) == 6
    table.play("take:blue", "end-turn")
    assert len(table.legal("take")) == 6, "an own region does not spend the ability"
    table.play("take:red", "end-turn")
    assert table.legal("take") == ["take:blue"]


def test_the_gambler_changes_a_die_once_a_round() -> None:
    table = Table().character(0, "gambler").dice(0, 6, 6).dice(1).dice(2).placing(0)
    table.play("gamble:+1", "die:6")
    assert table.legal("gamble") == []
    assert not [word for word in table.legal() if "folder" in word]
    table.play("place:movement-1", "drop-out", "drop-out")
    assert table.legal("gamble") == []


@pytest.mark.parametrize(
    ("mission", "agents", "hand", "possible"),
    [
        ("M11", ("Oslo",), ("A01",), True),  # a city
        ("M11", ("Stockholm",), ("A01",), False),
        ("M01", ("Stockholm",), ("A01",), True),  # a region
        ("M01", ("Berlin",), ("A01",), False),
        ("M06", ("Rome",), ("A03",), True),  # equipment
        ("M06", ("Rome",), ("A01",), False),
        ("M35", ("Budapest",), ("A05", "A14"), True),  # the same equipment twice
        ("M35", ("Budapest",), ("A05", "A01"), False),
        ("M60", ("Istanbul",), ("A03", "A08", "A01", "A02"), True),  # two agency-card symbols
        ("M60", ("Istanbul",), ("A03", "A08", "A01"), False),
        ("M39", ("Berlin", "Prague"), ("A06", "A01"), True),  # the same region twice
        ("M39", ("Berlin", "Rome"), ("A06", "A01"), False),
    ],
)
def test_requirements(
    mission: str, agents: tuple[str, ...], hand: tuple[str, ...], possible: bool
) -> None:
    table = Table().missions(0, mission).agents(0, *agents).hand(0, *hand)
    table.on_circle("complete", one=0).resolving(0)
    assert bool(table.legal("complete")) is possible


def test_the_screen_says_what_is_missing() -> None:
    table = Table().missions(0, "M58").agents(0, "Venice", "Rome", "Rome").done(0, "M13")
    table.hand(0, "A02").resolving(0)
    screen = table.view(0).screen
    assert screen is not None
    assert screen.missions[0].met == ["agent", "icon", "", "hand", ""]
