"""A turn and collecting, rule by rule."""

from tests.games.the_agents.builder import (
    decline,
    do,
    hand,
    mission_hand,
    options,
    refused,
    row,
    story,
    table,
)


def test_exactly_two_actions() -> None:
    """AG-075, AG-084: no end before, none left after; then one collects and the turn is over."""
    state = table(rows={0: "SH A20>1"}, hands={0: "A16"}, ip=[5, 0])
    assert refused(state, "end-turn") == "AG-075"
    do(state, "buy-agent")
    assert refused(decline(state), "end-turn") == "AG-075"
    do(state, "buy-agent")
    assert options(decline(state)).split()[-1] == "end-turn"
    for move in ("buy-agent", "buy-mission", "card:A16"):
        assert refused(state, move) == "AG-075"
    do(state, "end-turn")
    assert (state.ip, state.to_move, state.actions_left) == ([5, 0], 1, 2)


def test_actions_of_one_kind_or_of_two() -> None:
    """AG-076, AG-081: buying twice is two actions."""
    twice = table(ip=[5, 0])
    assert do(twice, "buy-agent buy-agent end-turn").ip[0] == 3
    mixed = table(hands={0: "A16"}, ip=[5, 0])
    do(mixed, "card:A16 faction:0 gap:0 player:1 buy-mission")
    assert decline(mixed).actions_left == 0


def test_playing_is_placing_or_a_free_agent() -> None:
    """AG-077."""
    state = table(hands={0: "A16 A34"})
    do(state, "card:A16 faction:0 gap:0 player:1 card:A34 player:1 player:0")
    assert row(state, 0) == "A16>1 SH"
    assert state.agents_pile == [33]
    assert decline(state).actions_left == 0
    assert refused(table(), "card:A16") == "AG-077"


def test_reactivating_is_an_action() -> None:
    """AG-078: performed by you, in your own factions; a safe house has nothing to reactivate."""
    state = table(3, rows={0: "SH A17>0", 1: "SH A16>1"}, agents_top="A05")
    assert options(state) == "cell:0.1 pick-up"
    assert refused(state, "cell:0.0") == "AG-078"
    assert refused(state, "cell:1.1") == "AG-041"
    do(state, "cell:0.1")
    assert hand(state, 0) == "A05" and decline(state).actions_left == 1


def test_buying_an_agent() -> None:
    """AG-079, AG-065, AG-R71: 1 IP for the top card, which only the buyer sees."""
    state = table(ip=[1, 0], agents_top="A05")
    do(state, "buy-agent")
    assert (state.ip[0], hand(state, 0)) == (0, "A05")
    assert "You drew the Poisoner." in story(state, 0)
    for viewer in (1, None):
        assert "Red drew an agent." in story(state, viewer)
        assert "Poisoner" not in story(state, viewer)
    assert refused(table(hands={0: "A16"}), "buy-agent") == "AG-065"


def test_buying_a_mission() -> None:
    """AG-080, AG-R75: 3 IP first, then the top mission."""
    state = table(ip=[3, 0], missions_top="M08")
    do(state, "buy-mission")
    assert (state.ip[0], mission_hand(state, 0)) == (0, "M08")
    told = story(state)
    assert told.index("bought a mission") < told.index("drew a mission")
    assert refused(table(ip=[2, 0]), "buy-mission") == "AG-065"


def test_trading_in_a_mission() -> None:
    """AG-082, AG-R55: from hand or faction; the new one comes to hand."""
    state = table(
        rows={0: "SH A20>1"}, missions={0: "M02"}, assigned={(0, 0): "M09"}, missions_top="M05 M06"
    )
    do(state, "trade")
    assert options(state) == "mission:M02.hand mission:M09.0"
    do(state, "mission:M09.0")
    assert mission_hand(state, 0) == "M02 M05"
    assert state.view(None).missions_pile == ["Clean Hands"]
    do(state, "trade mission:M02.hand")
    assert mission_hand(state, 0) == "M05 M06"
    assert decline(state).actions_left == 0
    assert refused(table(ip=[1, 0]), "trade") == "AG-082"


def test_trading_needs_a_deck() -> None:
    """AG-R54: one never gets the same card back; with one card left the old one is the new deck."""
    empty = table(missions={0: "M02"}, missions_deck="", ip=[1, 0])
    assert refused(empty, "trade") == "AG-R67"
    last = table(missions={0: "M02"}, missions_deck="M05")
    do(last, "trade mission:M02.hand")
    assert mission_hand(last, 0) == "M05"
    assert [last.mission_named(last.content.kind_of[one]) for one in last.missions_deck] == [
        "Blackout"
    ]


def test_the_penniless_pick_up() -> None:
    """AG-086, AG-087, AG-R69: no agents and no IP; an option and an action; missions do not
    matter."""
    state = table(missions={0: "M02"}, agents_top="A05")
    assert options(state) == "trade pick-up"
    do(state, "pick-up")
    assert hand(state, 0) == "A05" and decline(state).actions_left == 1
    assert refused(state, "pick-up") == "AG-R69"
    rich = table(ip=[1, 0])
    assert refused(rich, "pick-up") == "AG-R69"
    mercenary = table(hands={0: "A30"})
    assert options(mercenary) == "pass"
    assert refused(mercenary, "pick-up") == "AG-R69"


def test_passing_is_for_those_who_can_do_nothing() -> None:
    """AG-R68: it uses an action, and a playable Mercenary does not take it away."""
    state = table(rows={0: "SH A20>1"}, hands={0: "A30"})
    assert options(state) == "card:A30 pass"
    do(state, "pass")
    assert decline(state).actions_left == 1
    assert refused(table(hands={0: "A16"}), "pass") == "AG-R68"


def test_one_action_is_over_before_the_next() -> None:
    """AG-083: command and free-agent IP, then the others' answers, then the second action."""
    state = table(rows={0: "SH A20>1"}, hands={0: "A33 A16", 1: "A05"})
    do(state, "card:A33 player:1 player:0")
    assert refused(state, "card:A16") == "AG-023"
    do(state, "cell:0.1")
    assert state.ip == [0, 4] and state.actions_left == 1


def test_fresh_cards_are_for_the_next_action() -> None:
    """AG-R70."""
    state = table(ip=[1, 0], agents_top="A16")
    do(state, "buy-agent")
    assert "card:A16" in options(decline(state))


def test_hands_have_no_limit() -> None:
    """AG-085."""
    everything = " ".join(f"A{number:02}" for number in range(1, 35))
    kinds = " ".join(f"M{number:02}" for number in range(1, 14))
    state = table(hands={0: everything}, missions={0: kinds}, ip=[9, 0])
    do(state, "buy-agent buy-mission")
    assert state.hands[0].bit_count() == 35
    assert state.mission_hands[0].bit_count() == 14


def test_tokens_and_missions_are_collected_at_the_end_of_ones_own_turn() -> None:
    """AG-061, AG-062, AG-064, AG-R57: by the active player only, every turn again."""
    state = table(
        rows={0: "A20>1 SH A17>1", 1: "SH A16>1 A08>0"},
        assigned={(0, 0): "M03"},
        ip=[10, 10],
        actions=0,
    )
    do(state, "end-turn")
    assert state.ip == [10 + 4 + 2 + 4, 10]
    do(state, "buy-agent buy-agent end-turn")
    assert state.ip == [20, 8]
    do(state, "buy-agent buy-agent end-turn")
    assert state.ip == [20 - 2 + 10, 8]


def test_everything_is_worked_out_on_one_position() -> None:
    """AG-R53: tokens, missions and the bonus for the other player in one step."""
    state = table(rows={0: "A07>0 SH A20>1"}, assigned={(0, 0): "M13"}, actions=0)
    do(state, "end-turn")
    assert state.ip == [4, 1]
    assert "Red collected 4 IP. Blue got 1." in story(state)


def test_the_number_of_a_free_agent_comes_at_once() -> None:
    """AG-063: on anybody's turn."""
    state = table(3, hands={0: "A34"}, missions_top="M01")
    do(state, "card:A34 player:2 player:0")
    assert state.ip == [0, 0, 2]
