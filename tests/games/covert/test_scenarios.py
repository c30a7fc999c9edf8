"""The worked scenarios of the specification."""

from tests.games.covert.table import Table


def test_cv_s01_ring_adjacency() -> None:
    table = Table().on_circle("movement", six=1).dice(0, 1, 1, 3, 4, 5).dice(1, 2, 4, 6)
    table.state.rerolls = 0
    table.placing(0)
    assert len(table.legal()) == 23
    assert [word for word in table.legal() if "movement" in word] == [
        "place:movement-1",
        "place:movement-5",
    ]
    table.play("place:movement-1")
    assert [word for word in table.legal() if "movement" in word] == ["place:movement-2"]
    assert table.why_not("place:movement-6") == "CV-037"
    assert table.why_not("place:movement-4") == "CV-039"


def test_cv_s02_dropping_out() -> None:
    table = Table().dice(0, 3).dice(1).dice(2, 2, 5).placing(0)
    table.play("place:folder-3")
    assert table.legal() == ["drop-out"]
    table.play("drop-out", "drop-out", "drop-out")
    assert table.state.order == [1, 2, 0]
    turns = []
    while table.state.round == 1:
        if table.state.step == "BreakCodes":
            turns.append(table.state.to_move)
        table.play(table.legal()[-1] if table.state.step == "BreakCodes" else table.legal()[0])
    assert turns == [1, 2, 0]
    assert table.state.first == 0
    assert table.state.to_move == 0
    table.dice(0).dice(1).play("drop-out")
    assert table.state.to_move == 1


def test_cv_s03_plus_one_wraps_and_binds() -> None:
    table = Table().dice(0, 6, 6, 2).tokens(0, "PLUS").on_circle("agency", two=1).placing(0)
    table.play("token:plus", "die:6")
    assert table.legal() == [
        "place:complete-1",
        "place:mission-1",
        "place:agency-1",
        "place:movement-1",
        "place:decoder-1",
    ]
    table.play("place:agency-1")
    assert table.state.to_move == 1
    assert table.view(0).seats[0].unplaced == [2, 6]
    assert table.state.bag[0] == 2


def test_cv_s04_breaking_with_swap_and_die() -> None:
    table = Table().cipher("634541", "251632").codes(0, "K07", "K24").decoder(0, 1).breaking(0)
    assert table.legal("claim") == []
    table.play("swap:t4-b4")
    assert table.state.cipher == [6, 3, 4, 6, 4, 1, 2, 5, 1, 5, 3, 2]
    assert table.legal("claim") == ["claim:1-t3"]
    table.play("claim:1-t3")
    assert table.broken_by(0) == ["K07"]
    assert table.legal() == ["end-break"]
    table.play("end-break")
    assert table.legal() == ["draw-code:left", "draw-code:right"]
    assert table.state.cipher == [6, 3, 4, 6, 4, 1, 2, 5, 1, 5, 3, 2]


def test_cv_s05_ends_swap_but_do_not_connect() -> None:
    table = Table().cipher("524361", "362514").codes(0, "K35").breaking(0)
    assert table.legal("claim") == []
    table.play("swap:t1-t6")
    assert table.state.cipher[:6] == [1, 2, 4, 3, 6, 5]
    assert table.legal() == ["end-break"]
    assert table.why_not("swap:t1-t2") == "CV-054"


def test_cv_s06_two_codes_break_swap_break() -> None:
    table = Table().cipher("124653", "123546").codes(0, "K01", "K17").decoder(0, 3).breaking(0)
    table.play("claim:1-t1")
    assert table.legal("claim") == []
    table.play("swap:t1-t6")
    assert table.state.cipher[:6] == [3, 2, 4, 6, 5, 1]
    assert table.legal("claim") == ["claim:1-t1"]
    table.play("claim:1-t1")
    assert table.broken_by(0) == ["K01", "K17"]
    table.play("end-break", "draw-code:left")
    assert table.state.step == "DrawCode"


def test_cv_s07_moving_dropping_and_gathering() -> None:
    table = Table().agents(0, "Berlin", "Rome", "Athens").on_circle("movement", one=0, two=0)
    table.intel(0, 1).hand(0, "A01", "A03").cubes("Prague", 1).cubes("Vienna", 1, 2)
    table.space("ORA", "A31").resolving(0)
    assert table.state.supply[1] == 12
    table.play("move-dice:2")
    assert len(table.legal("move")) == 11
    assert "stop" in table.legal()
    table.play("move:a-14", "reward:region")
    assert table.cubes_in("Berlin") == [0]
    assert table.state.supply[:2] == [14, 14]
    assert table.hand_of(0) == ["A01", "A03", "A31"]
    assert table.state.spaces[3] >= 0
    table.play("move:a-15")
    assert table.cubes_in("Prague") == [0]
    assert table.state.supply[0] == 13
    assert table.view(0).seats[0].intel == [1, 2]
    table.play("stop")
    assert table.state.own[3] == 0


def test_cv_s08_no_second_cube_and_an_empty_supply() -> None:
    table = Table().agents(0, "Bonn", "Bonn", "Kiev").on_circle("movement", one=0)
    for city in (
        "Kiev", "London", "Madrid", "Rome", "Oslo", "Stockholm", "Helsinki", "Vienna", "Warsaw",
        "Athens", "Istanbul", "Leningrad", "Moscow",
    ):  # fmt: skip
        table.cubes(city, 0)
    table.tokens(0, "MOVE3").resolving(0)
    assert table.state.supply[0] == 2
    table.play("move-dice:1", "move:a-13")
    assert table.cubes_in("Bonn") == [0]
    assert table.state.supply[0] == 1
    table.play("move:b-2", "move:c-22")
    assert table.cubes_in("Bonn") == [0]
    assert table.state.supply[0] == 1
    table.play("token:move3", "move:a-14", "move:b-3")
    assert table.cubes_in("Berlin") == [0]
    assert table.cubes_in("Paris") == []
    assert table.state.supply[0] == 0


def test_cv_s09_one_die_or_two_for_agency_cards() -> None:
    table = Table().agents(0, "London", "Bonn", "Rome").on_circle("agency", one=0, two=0)
    table.resolving(0)
    assert table.legal() == [
        "take:purple", "take:green",
        "take-two:purple", "take-two:green", "take-two:blue", "take-two:orange",
        "take-two:yellow", "take-two:red", "take-two:deck",
        "forfeit:agency",
    ]  # fmt: skip
    table.play("take:purple")
    assert table.state.spaces[0] >= 0
    table.play("end-turn")
    assert table.state.to_move == 0
    assert table.legal("take-two") == []
    assert table.why_not("take-two:blue") == "CV-088"


def test_cv_s10_two_equal_region_symbols() -> None:
    table = Table().agents(0, "Rome", "Paris", "Berlin").missions(0, "M23").hand(0, "A03", "A20")
    table.on_circle("complete", one=0).resolving(0)
    assert table.legal("complete") == []
    assert table.why_not("complete:M23") == "CV-078"
    table.done(0, "M35").ready()
    table.play("complete:M23")
    assert table.legal() == ["card:A03"]
    table.play("card:A03").decline()
    assert table.hand_of(0) == ["A20"]
    assert table.done_by(0) == ["M23", "M35"]
    assert table.state.scores()[0] == 6 + 8


def test_cv_s11_benefits_replace_city_and_equipment() -> None:
    table = Table().agents(0, "Prague", "Kiev", "Oslo").missions(0, "M33").done(0, "M34", "M03")
    table.on_circle("complete", one=0).resolving(0)
    before = table.state.scores()[0]
    table.play("complete:M33", "pay:icon")
    assert table.state.step != "AnswerWithEspionage"
    assert table.discards() == []
    assert table.state.scores()[0] == before + 8


def test_cv_s12_any_agency_card_needs_a_card() -> None:
    table = Table().missions(0, "M13").done(0, "M22").hand(0, "A06")
    table.on_circle("complete", one=0).resolving(0)
    table.play("complete:M13")
    assert table.legal() == ["pay:icon"]
    table.play("pay:icon", "card:A06").decline()
    assert table.hand_of(0) == []

    broke = Table().missions(0, "M13").broken(0, "K01").on_circle("complete", one=0).resolving(0)
    assert broke.legal("complete") == []
    assert broke.why_not("complete:M13") == "CV-077"


def test_cv_s13_espionage_on_a_flight() -> None:
    table = Table().agents(1, "Warsaw", "Oslo", "Rome").hand(1, "A26").hand(0, "A48")
    table.hand(2, "A01", "A03", "A05", "A07").tokens(2, "ESPIONAGE")
    table.on_circle("movement", one=1).resolving(1)
    table.play("fly:A26")
    assert table.state.to_move == 2
    table.play("token:espionage", "card:A26")
    assert table.hand_of(2) == ["A01", "A03", "A05", "A07", "A26"]
    assert table.state.bag[3] == 2
    assert table.state.step == "ChooseFlyer"
    table.play("agent:a")
    assert table.city(1, 0) == "Berlin"
    assert table.cubes_in("Warsaw") == [1]


def test_cv_s14_first_before_normal_order() -> None:
    table = Table().tokens(0, "FIRST").hand(1, "A08")
    table.on_circle("movement", one=0, two=1, three=2).phase([2, 0, 1], breaking=False)
    assert table.state.to_move == 0
    table.play("pass")
    assert table.state.to_move == 1
    table.play("ability:A08").decline()
    assert (table.state.to_move, table.state.step) == (1, "ResolveDice")
    table.play("forfeit:movement").decline()
    assert (table.state.to_move, table.state.step) == (2, "ResolveDice")


def test_cv_s15_scoring_and_tie_break() -> None:
    table = Table(2).done(0, "M33", "M20", "M52", "M57", "M47", "M36").broken(0, "K01", "K02")
    table.done(1, "M58", "M50", "M48", "M37", "M34", "M24", "M05").broken(1, "K03")
    table.finale(0).play("pass", "pass")
    assert table.state.scores() == [66, 66]
    assert table.state.winners() == [1]
