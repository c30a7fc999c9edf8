"""Resolving dice: turns, missions and agency cards."""

from brushpass.games.covert.rules.content import members, size
from tests.games.covert.table import Table


def test_one_action_a_turn_until_no_dice_are_left() -> None:
    """CV-070, CV-072, CV-074: round and round; who has no dice is passed over."""
    table = Table().on_circle("movement", one=0, two=0, three=2).phase([2, 0, 1], breaking=False)
    turns = []
    while table.state.round == 1:
        turns.append(table.state.to_move)
        table.play("forfeit:movement")
    assert turns == [2, 0, 0]
    assert all(table.state.dice_left(seat) == 5 for seat in range(3))


def test_circles_in_any_order() -> None:
    """CV-071, CV-073"""
    table = Table().on_circle("movement", one=0).on_circle("mission", two=0).resolving(0)
    families = {word.split(":")[0] for word in table.legal()}
    assert families == {"take-mission", "move-dice", "forfeit"}


def test_no_passing() -> None:
    """CV-R31, CV-R32, CV-R33: every turn spends a die, if only by giving it up; a die for a mission
    that cannot be completed waits while there are others."""
    table = Table().on_circle("complete", one=0).on_circle("mission", two=0).resolving(0)
    assert table.why_not("end-turn") == "CV-R31"
    assert "forfeit:complete" in table.legal()
    table.play("take-mission:1")
    assert table.state.own[0] == 1
    assert table.legal() == ["forfeit:complete"]


def test_the_lowest_die_is_taken_off() -> None:
    """CV-R34"""
    table = Table().on_circle("agency", four=0, two=0, three=0).resolving(0).play("forfeit:agency")
    assert table.state.circles[2 * 6 : 3 * 6] == [-1, -1, 0, 0, -1, -1]


def test_extras_before_and_after_the_action() -> None:
    """CV-R35: with cards or tokens the player ends the turn; without, it ends by itself."""
    table = Table().hand(0, "A01", "A03").on_circle("movement", one=0).resolving(0)
    table.play("fly:A01").decline()
    table.play("agent:a", "forfeit:movement")
    assert table.state.step == "FinishTurn"
    assert "fly:A03" in table.legal()
    table.play("fly:A03").decline()
    table.play("agent:b")
    assert table.state.step != "FinishTurn"
    held = Table().tokens(0, "PLUS").on_circle("movement", one=0).resolving(0)
    held.play("forfeit:movement")
    assert held.legal() == ["end-turn"]


def test_gained_this_round_used_this_round() -> None:
    """CV-R86: a mission taken now may be completed now."""
    table = Table().display("M01").agents(0, "Oslo").hand(0, "A01")
    table.on_circle("complete", one=0).on_circle("mission", two=0).resolving(0)
    table.play("take-mission:1", "end-turn", "complete:M01", "card:A01").decline()
    assert table.done_by(0) == ["M01"]


def test_taking_a_mission() -> None:
    """CV-083, CV-084, CV-086, CV-R38: one of three, replaced at once, or the top unseen."""
    table = Table().display("M01", "M02", "M03").top_missions("M10", "M11")
    table.on_circle("mission", one=0, two=0).resolving(0)
    table.play("take-mission:2")
    assert [face.id for face in table.view(0).display if face] == ["M01", "M10", "M03"]
    assert [face.id for face in table.view(1).seats[0].known_missions] == ["M02"]
    table.play("take-mission:deck")
    assert table.held_by(0) == ["M02", "M11"]
    assert [face.id for face in table.view(1).seats[0].known_missions] == ["M02"]
    assert table.told(1)[-2] == "Red draws a mission."
    assert table.told(0)[-2] == "You draw the mission Canary."


def test_a_fourth_mission() -> None:
    """CV-085, CV-R39, CV-R40: one of the four goes, perhaps the new one, to an open pile."""
    table = Table().missions(0, "M01", "M02", "M03").top_missions("M10")
    table.on_circle("mission", one=0).resolving(0).play("take-mission:deck")
    assert table.legal() == ["mission:M01", "mission:M02", "mission:M03", "mission:M10"]
    table.play("mission:M10")
    assert [face.id for face in table.view(1).mission_discards] == ["M10"]


def test_the_mission_deck_runs_out() -> None:
    """CV-R41: the discards are shuffled when a card is needed."""
    table = Table().on_circle("mission", one=0)
    discards = table.state.missions.deck
    table.state.missions.discards = sum(1 << mission for mission in discards)
    table.state.missions.deck = []
    table.resolving(0).play("take-mission:deck")
    assert size(table.state.held[0]) == 1
    assert len(table.state.missions.deck) == len(discards) - 1
    assert table.state.missions.discards == 0


def test_one_die_needs_an_agent_there() -> None:
    """CV-087, CV-R36, CV-R37: now, and an agent, not an icon."""
    table = Table().agents(0, "Oslo", "Oslo", "Oslo").done(0, "M23").on_circle("agency", one=0)
    table.on_circle("movement", one=0).resolving(0)
    assert table.legal("take") == ["take:blue"]
    assert table.why_not("take:red") == "CV-087"
    table.play("move-dice:1", "move:a-1", "stop")
    assert table.legal("take") == ["take:purple", "take:blue"]


def test_two_dice_reach_everything() -> None:
    """CV-088, CV-089: any region or the deck, as one action."""
    table = Table().on_circle("agency", one=0, two=0).top_agency("A40").resolving(0)
    table.play("take-two:deck")
    assert table.hand_of(0) == ["A40"]
    assert table.state.own[2] == 0
    assert table.state.step == "FinishTurn"
    assert table.view(1).seats[0].known_hand == []


def test_a_space_is_refilled_at_once() -> None:
    """CV-090"""
    table = Table().agents(0, "Oslo").top_agency("A40").on_circle("agency", one=0).resolving(0)
    table.play("take:blue")
    assert [card.id for card in table.view(0).spaces if card][2] == "A40"


def test_the_agency_deck_runs_out() -> None:
    """CV-091, CV-R42: the discards become the deck when a card is needed."""
    table = Table().agents(0, "Oslo").on_circle("agency", one=0)
    table.state.agency.discards = sum(1 << card for card in table.state.agency.deck)
    table.state.agency.deck = []
    table.resolving(0)
    assert table.view(0).agency_deck == 0
    assert len(table.view(0).agency_discards) == 42
    table.play("take:blue")
    assert table.view(0).agency_deck == 41
    assert table.state.agency.discards == 0


def test_what_is_known_of_a_hand() -> None:
    """CV-092, CV-R84, CV-R90: a hand is secret, but what was seen going there is remembered; the
    place of a card in the hand is told to nobody."""
    table = Table().agents(0, "Oslo").hand(0, "A01", "A47").space("BLU", "A20")
    table.on_circle("agency", one=0, two=0).resolving(0).play("take:blue")
    assert [card.id for card in table.view(1).seats[0].known_hand] == ["A20"]
    assert table.view(1).seats[0].hand == 3
    assert table.view(1).screen is not None
    assert table.view(1).screen.hand == []
    table.play("fly:A20").decline()
    assert table.view(1).seats[0].known_hand == []
    assert table.state.notation(table.state.parse("fly:A20")) == "fly:A20"


def test_codes_show_their_equipment() -> None:
    """CV-R84: the equipment side of a code was seen before it went behind a screen."""
    table = Table().codes(0, "K01", "K02").resolving(0)
    assert table.view(1).seats[0].codes == ["Escape Kit", "Recording Device"]


def test_the_hand_limit() -> None:
    """CV-093, CV-R43: seven; the discard is open and no use of the card."""
    table = Table().agents(0, "Oslo").hand(0, "A01", "A02", "A03", "A04", "A05", "A06", "A07")
    table.space("BLU", "A20").tokens(1, "ESPIONAGE").on_circle("agency", one=0).resolving(0)
    table.play("take:blue")
    assert len(table.legal()) == 8
    table.play("card:A20")
    assert table.discards() == ["A20"]
    assert table.state.step == "FinishTurn"
    assert size(table.state.hands[0]) == 7


def test_a_card_is_used_for_one_thing() -> None:
    """CV-094, CV-095, CV-098: ticket or ability, and then it is gone."""
    table = Table().hand(0, "A05").on_circle("movement", one=0).resolving(0)
    assert table.legal("fly") == ["fly:A05"]
    assert table.legal("ability") == ["ability:A05"]
    table.play("ability:A05").decline()
    assert table.discards() == ["A05"]
    assert table.state.step == "ChooseSearch"
    assert members(table.state.hands[0]) == []


def test_any_number_of_extras() -> None:
    """CV-099, CV-100, CV-124: on one's own turn, as many as one has."""
    table = Table().hand(0, "A01", "A03", "A06", "A09").on_circle("movement", one=0).resolving(0)
    for card in ("A01", "A03", "A06", "A09"):
        table.play(f"fly:{card}").decline()
        table.play(table.legal()[0])
    assert table.state.step == "ResolveDice"
    assert table.state.to_move == 0
