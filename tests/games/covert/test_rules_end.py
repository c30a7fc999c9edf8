"""The end of a round, the last missions, and the count."""

from tests.games.covert.table import GAME, Table

FIVE = ("M33", "M20", "M52", "M57", "M47")


def test_the_round_ends_and_the_next_begins() -> None:
    """CV-138, CV-139: everybody has five dice, and no token."""
    table = Table().on_circle("movement", one=0).resolving(0).play("forfeit:movement")
    assert table.state.round == 2
    assert table.state.order == []
    assert all(table.state.dice_left(seat) == 5 for seat in range(3))


def test_the_sixth_mission_makes_the_round_the_last() -> None:
    """CV-140, CV-R76: it is played to its end."""
    table = Table().done(0, *FIVE).missions(0, "M01").agents(0, "Oslo").hand(0, "A01")
    table.on_circle("complete", one=0).on_circle("movement", two=1).resolving(0)
    table.play("complete:M01", "card:A01")
    assert (table.state.step, table.state.to_move) == ("ResolveDice", 1)
    table.play("forfeit:movement")
    assert table.state.step == "FinalMission"
    assert table.state.round == 1


def test_last_missions_in_turn_order() -> None:
    """CV-141, CV-142: one each, without dice and without other actions."""
    table = Table().missions(1, "M01").agents(1, "Oslo").hand(1, "A01").finale(1)
    assert {word.split(":")[0] for word in table.legal()} == {"pass", "fly", "complete"}
    assert table.why_not("take:blue") == "CV-142"
    table.play("complete:M01", "card:A01")
    assert table.state.to_move == 2
    table.play("pass", "pass")
    assert table.state.over


def test_extras_for_the_last_mission() -> None:
    """CV-143, CV-R77: flights, Move x3 and Search in any number; completing ends it."""
    table = Table().missions(0, "M24").agents(0, "Bonn", "Athens", "Oslo").hand(0, "A45")
    table.tokens(0, "MOVE3", "PLUS").finale(0)
    assert table.legal("complete") == []
    assert table.legal("token") == ["token:move3"]
    table.play("fly:A45").decline()
    table.play("agent:c")
    assert table.state.step == "FinalMission"
    table.play("complete:M24")
    assert table.state.to_move == 1


def test_a_mission_found_at_the_end() -> None:
    """CV-R77: a mission found by Search may be the one."""
    table = Table().tokens(0, "SEARCH").agents(0, "Bonn", "Athens", "Minsk")
    table.top_missions("M24", "M25", "M26").finale(0)
    table.play("token:search", "search:missions", "mission:M24", "complete:M24")
    assert table.done_by(0) == ["M24"]


def test_icons_codes_and_espionage_at_the_end() -> None:
    """CV-R78"""
    table = (
        Table().missions(0, "M13").done(0, "M22").hand(0, "A01").tokens(2, "ESPIONAGE").finale(0)
    )
    table.play("complete:M13", "pay:icon", "card:A01")
    assert (table.state.step, table.state.to_move) == ("AnswerWithEspionage", 2)
    coded = Table().missions(0, "M04").agents(0, "Oslo").broken(0, "K01").finale(0)
    assert coded.play("complete:M04").legal() == ["pay:code"]


def test_no_character_at_the_end() -> None:
    """CV-144: the Forger forges no more."""
    table = Table().character(0, "forger").missions(0, "M04").agents(0, "Oslo")
    table.hand(0, "A01", "A03").finale(0)
    assert table.legal("complete") == []


def test_the_highest_score_wins() -> None:
    """CV-146, CV-R80: points and codes are added up as the rule says."""
    table = Table().done(0, "M33").done(1, "M20").broken(1, "K01", "K02").finale(0)
    table.play("pass", "pass", "pass")
    assert table.state.scores() == [8, 10, 0]
    assert table.state.winners() == [1]
    assert table.state.returns()[1] == 1.0


def test_ties() -> None:
    """CV-147, CV-148, CV-R79: more missions, then the best mission, then a shared victory."""
    more = Table(2).done(0, "M33").done(1, "M09", "M10").finale(0).play("pass", "pass")
    assert (more.state.scores(), more.state.winners()) == ([8, 8], [1])
    best = Table(2).done(0, "M01", "M18").done(1, "M09", "M10").finale(0).play("pass", "pass")
    assert (best.state.scores(), best.state.winners()) == ([8, 8], [0])
    shared = Table(2).done(0, "M33").done(1, "M34").finale(0).play("pass", "pass")
    assert shared.state.winners() == [0, 1]
    assert shared.state.returns() == [0.0, 0.0]
    assert GAME.ask(shared.view(None)).title == "Red and Blue share the victory with 8 points."


def test_the_house_limit() -> None:
    """CV-R81: after round 25 the last missions follow."""
    table = Table().on_circle("movement", one=0)
    table.state.round = 25
    table.resolving(0).play("forfeit:movement")
    assert table.state.step == "FinalMission"
    table.play("pass", "pass", "pass")
    assert table.state.ending() == "round limit"


def test_single_options_are_decisions() -> None:
    """CV-R82: unless everybody can see that there is no choice."""
    table = Table().dice(0).dice(1).dice(2).placing(0)
    assert table.legal() == ["drop-out"]
    open_end = Table().on_circle("movement", one=0, two=1).resolving(0).play("forfeit:movement")
    assert open_end.state.to_move == 1
