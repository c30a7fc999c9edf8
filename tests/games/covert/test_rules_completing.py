"""Completing missions: requirements, payment, icons and codes."""

from tests.games.covert.table import Table


def ready(*missions: str) -> Table:
    return Table().missions(0, *missions).on_circle("complete", one=0, two=0)


def test_one_die_one_mission() -> None:
    """CV-075, CV-081, CV-082: it goes face up to the tableau; the next needs another die and turn."""
    table = ready("M01", "M02").agents(0, "Oslo", "Rome").hand(0, "A01", "A03").resolving(0)
    table.play("complete:M01", "card:A01").decline()
    assert table.state.own[0] == 1
    assert [face.id for face in table.view(1).seats[0].done] == ["M01"]
    assert table.legal("complete") == []
    table.play("end-turn")
    assert table.legal("complete") == ["complete:M02"]


def test_everything_has_to_be_met() -> None:
    """CV-076: equipment, places and cards."""
    table = ready("M18").agents(0, "Warsaw", "Athens").resolving(0)
    assert table.why_not("complete:M18") == "CV-077"
    table = ready("M18").agents(0, "Warsaw", "Rome").hand(0, "A04").resolving(0)
    assert table.why_not("complete:M18") == "CV-078"
    assert table.why_not("complete:M01") == "CV-075"


def test_equipment_by_agency_card() -> None:
    """CV-077, CV-096: a card that shows it is discarded."""
    table = ready("M05").agents(0, "Paris").hand(0, "A07", "A01").resolving(0).play("complete:M05")
    assert table.legal() == ["card:A07"]
    table.play("card:A07").decline()
    assert table.discards() == ["A07"]


def test_city_and_region() -> None:
    """CV-078, CV-079: an agent in the city, an agent in any city of the region."""
    table = ready("M24").agents(0, "Bonn", "Athens", "Minsk").resolving(0)
    assert table.legal("complete") == ["complete:M24"]
    assert ready("M24").agents(0, "Bonn", "Athens", "Oslo").resolving(0).legal("complete") == []
    assert ready("M11").agents(0, "Oslo").hand(0, "A01").resolving(0).legal("complete")
    assert not ready("M11").agents(0, "Helsinki").hand(0, "A01").resolving(0).legal("complete")


def test_any_agency_card() -> None:
    """CV-080, CV-121: any one card, never an icon or a code."""
    table = ready("M13").done(0, "M22").hand(0, "A01").resolving(0).play("complete:M13", "pay:icon")
    assert table.legal() == ["card:A01"]
    assert ready("M13").done(0, "M22").broken(0, "K02").resolving(0).legal("complete") == []


def test_one_agent_one_requirement() -> None:
    """CV-R44: two equal symbols need two sources."""
    assert not ready("M03").agents(0, "Athens").resolving(0).legal("complete")
    assert ready("M03").agents(0, "Athens", "Athens").resolving(0).legal("complete")
    mixed = ready("M18").agents(0, "Warsaw", "Athens").hand(0, "A04")
    assert mixed.resolving(0).legal("complete") == ["complete:M18"]


def test_agents_are_matched_cleverly() -> None:
    """CV-R44: the agent in the named city is kept for it, wherever the region could also use it."""
    table = ready("M46").agents(0, "Kiev", "London", "Madrid").hand(0, "A07", "A05").resolving(0)
    assert table.legal("complete") == ["complete:M46"]


def test_one_card_one_requirement() -> None:
    """CV-R47: equipment and any card need two."""
    assert not ready("M13").hand(0, "A06").resolving(0).legal("complete")
    assert ready("M13").hand(0, "A06", "A01").resolving(0).legal("complete")


def test_the_owner_chooses_how_to_pay() -> None:
    """CV-R48, CV-116, CV-118: icon, code or card."""
    table = ready("M05").agents(0, "Paris").hand(0, "A07").done(0, "M07").broken(0, "K05")
    table.resolving(0).play("complete:M05")
    assert table.legal() == ["pay:icon", "pay:code", "card:A07"]
    assert table.why_not("card:A01") == "CV-R49"


def test_payment_goes_symbol_by_symbol_without_dead_ends() -> None:
    """CV-R49: equipment first, then any card, all used together; the rest stays payable."""
    table = ready("M60").agents(0, "Istanbul").hand(0, "A03", "A08", "A01", "A02").done(0, "M43")
    table.resolving(0).play("complete:M60")
    assert table.legal() == ["pay:icon", "card:A03"]
    table.play("card:A03")
    assert table.legal() == ["card:A08"]
    table.play("card:A08", "card:A01")
    assert table.view(1).used != []
    table.tokens(1, "ESPIONAGE")
    table.play("card:A02")
    assert [card.id for card in table.view(1).used] == ["A01", "A02", "A03", "A08"]
    exact = ready("M60").agents(0, "Istanbul").hand(0, "A03", "A08", "A01").done(0, "M43")
    assert exact.resolving(0).play("complete:M60").legal() == ["pay:icon"]


def test_points_at_the_end() -> None:
    """CV-115, CV-120, CV-145: printed points and two for each broken code still owned."""
    table = Table().done(0, "M33", "M01").broken(0, "K01", "K02", "K03").resolving(0)
    assert table.state.scores() == [8 + 2 + 6, 0, 0]


def test_an_equipment_icon_stays() -> None:
    """CV-116, CV-R45: once for each mission, again for the next."""
    table = ready("M27", "M17").done(0, "M15").agents(0, "Athens", "Minsk").hand(0, "A04", "A01")
    table.resolving(0)
    table.play("complete:M27")
    assert table.legal() == ["pay:icon", "card:A04"]
    table.play("pay:icon")
    assert table.legal() == ["card:A04"]
    table.play("card:A04").decline()
    table.play("end-turn", "complete:M17")
    assert table.legal() == ["pay:icon"]


def test_a_region_icon_stands_for_an_agent() -> None:
    """CV-117, CV-R46: for the region symbol or for a named city of it, and it stays."""
    region = ready("M24").done(0, "M28").agents(0, "Bonn", "Athens", "Oslo").resolving(0)
    assert region.legal("complete") == ["complete:M24"]
    city = ready("M46").done(0, "M28").agents(0, "Bonn").hand(0, "A07", "A05").resolving(0)
    assert city.legal("complete") == ["complete:M46"]
    city.play("complete:M46", "card:A07", "card:A05").decline()
    assert city.done_by(0) == ["M28", "M46"]


def test_a_missions_own_icon_comes_later() -> None:
    """CV-R50"""
    assert not ready("M03").done(0, "M10").agents(0, "Athens").resolving(0).legal("complete")
    own = ready("M45").agents(0, "Oslo", "Berlin").hand(0, "A06", "A07").resolving(0)
    assert own.legal("complete") == ["complete:M45"]
    lacking = ready("M22").agents(0, "Oslo").hand(0, "A07").resolving(0)
    assert lacking.legal("complete") == []


def test_a_code_helps_once() -> None:
    """CV-118, CV-119: it leaves its owner and can be drawn again."""
    table = ready("M04").broken(0, "K01").agents(0, "Oslo").resolving(0)
    table.play("complete:M04", "pay:code")
    assert table.broken_by(0) == []
    assert any(0 in deck for deck in table.state.code_decks)
    known = table.view(1).screen
    assert known is not None
    assert [code.id for code in known.codes_in_decks.left + known.codes_in_decks.right] == ["K01"]


def test_nothing_interrupts_a_payment() -> None:
    """CV-R87: no flight, no ability between two payments or two steps."""
    table = ready("M45").agents(0, "Oslo", "Berlin").hand(0, "A06", "A07", "A05")
    table.on_circle("movement", one=0).resolving(0).play("complete:M45")
    assert {word.split(":")[0] for word in table.legal()} == {"card"}
    moving = Table().hand(0, "A05").on_circle("movement", one=0).resolving(0).play("move-dice:1")
    assert {word.split(":")[0] for word in moving.legal()} == {"move", "stop"}
