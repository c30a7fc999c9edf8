"""The worked scenarios of the rules."""

from brushpass.games.the_agents import GAME
from tests.games.the_agents.builder import (
    decline,
    do,
    hand,
    lying,
    mission_hand,
    options,
    pile,
    row,
    table,
    tokens,
)


def test_s01_set_up_for_three() -> None:
    state = GAME.new(3, 5)
    assert [row(state, faction) for faction in range(3)] == ["SH", "SH", "SH"]
    shown = [GAME.view(state, None).factions[faction].cells[0].faces for faction in range(3)]
    assert shown == [0, 1, 2]
    assert [one.bit_count() for one in state.hands] == [3, 3, 3]
    assert [one.bit_count() for one in state.mission_hands] == [1, 1, 1]
    assert (len(state.agents_deck), len(state.missions_deck)) == (27, 17)
    assert state.ip == [0, 0, 0]
    assert state.agents_pile == [] and state.missions_pile == []


def test_s02_first_placements() -> None:
    state = table(hands={0: "A08 A17", 1: "A01 A02 A03"}, agents_top="A05")
    do(state, "card:A08 faction:0 gap:0 player:1")
    decline(state)
    assert (state.step, state.to_move, state.actions_left) == ("Turn", 0, 1)
    do(state, "card:A17 faction:0 gap:2 player:1")
    assert hand(state, 1) == "A01 A02 A03 A05"
    assert row(state, 0) == "A08>1 SH A17>1"
    do(state, "end-turn")
    assert state.ip == [3, 0]
    assert state.to_move == 1


def test_s03_opposite_facings_and_only_the_active_player_scores() -> None:
    state = table(rows={0: "A02>1 A07>0 SH A20>1"}, actions=0)
    assert (tokens(state, 0), tokens(state, 1)) == (2, 1)
    do(state, "end-turn")
    assert state.ip == [2, 0]


def test_s04_killing_breaks_tokens() -> None:
    state = table(rows={0: "A16>1 A08>1 SH A20>1"}, hands={1: "A01"}, active=1)
    assert tokens(state, 0) == 5
    do(state, "card:A01 faction:0 gap:0 player:1")
    assert (state.step, state.to_move, options(state)) == ("Target", 1, "cell:0.1")
    do(state, "cell:0.1")
    assert row(state, 0) == "A01>1 A16x1 A08>1 SH A20>1"
    assert tokens(state, 0) == 3
    assert state.agents_in(0) == 4


def test_s05_turning_does_not_perform_and_reactivation_does() -> None:
    state = table(rows={0: "SH A17>1"}, hands={0: "A06"}, agents_top="A05")
    do(state, "card:A06 faction:0 gap:2 player:0 cell:0.1")
    assert row(state, 0) == "SH A17>0 A06>0"
    assert hand(state, 0) == "" and hand(state, 1) == ""
    decline(state)
    assert options(state) == "cell:0.1 cell:0.2 pick-up"
    do(state, "cell:0.1")
    assert hand(state, 0) == "A05"
    assert state.actions_left == 0
    assert tokens(state, 1) == 3
    do(state, "end-turn")
    assert state.ip == [0, 0]


def test_s06_extraction_closes_up() -> None:
    state = table(rows={0: "A16>1 A09>0 A08>1 SH"}, hands={0: "A11"})
    assert tokens(state, 0) == 1
    do(state, "card:A11 faction:0 gap:4 player:0")
    assert options(state) == "cell:0.0 cell:0.1 cell:0.2"
    do(state, "cell:0.1")
    assert hand(state, 0) == "A09"
    assert row(state, 0) == "A16>1 A08>1 SH A11>0"
    assert (tokens(state, 0), tokens(state, 1)) == (3, 1)
    decline(state)
    assert "card:A09" in options(state)


def test_s07_free_agent_order_of_events_and_trigger_off_turn() -> None:
    state = table(rows={0: "SH A20>1"}, hands={0: "A28", 1: "A12"}, ip=[10, 37])
    do(state, "card:A28 player:1")
    assert options(state) == "player:0"
    do(state, "player:0 take-agent")
    assert hand(state, 0) == "A12" and hand(state, 1) == ""
    assert state.ip == [10, 40]
    assert pile(state) == "A28"
    assert state.triggered
    decline(state)
    assert state.actions_left == 1
    do(state, "buy-agent end-turn")
    assert state.ip == [11, 40]
    assert state.to_move == 1
    do(state, "buy-agent buy-agent end-turn")
    assert state.over


def test_s08_performability_free_against_faction_agents() -> None:
    state = table(3, rows={0: "A16x1 SH"}, hands={0: "A36 A14 A30"})
    assert options(state) == "card:A14"
    state = table(3, hands={0: "A36 A14"})
    assert options(state) == "card:A14"


def test_s09_missions_assign_duplicate_buy_and_pay_the_same_turn() -> None:
    state = table(
        rows={0: "A16>1 A08>1 SH A20>1"},
        missions={0: "M07 M07"},
        missions_top="M12 M08",
        ip=[5, 0],
    )
    assert options(state) == "mission:M07.hand buy-agent buy-mission trade"
    do(state, "mission:M07.hand")
    assert options(state) == "faction:0"
    do(state, "faction:0")
    assert options(state) == "mission:M07.0 buy-agent buy-mission trade"
    assert state.actions_left == 2
    do(state, "buy-mission")
    assert state.ip == [2, 0] and mission_hand(state, 0) == "M07 M12"
    do(state, "mission:M12.hand faction:0 buy-agent end-turn")
    assert state.ip == [12, 0]


def test_s10_forced_return_of_missions() -> None:
    state = table(
        3,
        rows={0: "SH A16>1"},
        hands={0: "A33"},
        assigned={(0, 0): "M09", (0, 1): "M12"},
        ip=[0, 2, 0],
    )
    do(state, "card:A33 player:2 player:0 cell:0.1")
    assert hand(state, 0) == "A16"
    assert mission_hand(state, 0) == "M09" and mission_hand(state, 1) == "M12"
    assert lying(state, 0, 0) == "" and lying(state, 0, 1) == ""
    assert state.ip == [0, 2, 4]
    assert pile(state) == "A33"
    assert row(state, 0) == "SH"
    decline(state)
    assert options(state) == "card:A16 trade"


def test_s11_size_limit_with_dead_agents() -> None:
    state = table(3, rows={0: "A16x1 A08>1 SH A20>1 A07x0 A12>0"}, hands={0: "A22"})
    do(state, "card:A22")
    assert options(state) == "faction:2"


def test_s12_equal_turns_and_most_ip_wins() -> None:
    state = table(
        3,
        rows={0: "A24>0 SH", 1: "SH A07>2 A11>2", 2: "SH A20>0 A17>0"},
        ip=[36, 35, 39],
        active=1,
        actions=0,
        turns=1,
    )
    do(state, "end-turn")
    assert state.ip[1] == 40 and state.triggered and state.to_move == 2
    do(state, "buy-agent buy-agent end-turn")
    assert state.ip == [36, 40, 41]
    assert state.over
    assert state.winners() == [2]


def test_s13_mercenary_off_turn() -> None:
    state = table(
        3,
        rows={0: "A08>1 SH A20>1"},
        hands={1: "A31", 2: "A16"},
        agents_top="A05",
        ip=[6, 2, 0],
        actions=1,
    )
    assert tokens(state, 0) == 3
    state.play("buy-agent")
    assert (state.step, state.to_move) == ("Reaction", 1)
    assert options(state) == "card:A31 decline"
    do(state, "card:A31 player:0 player:1 cell:0.0")
    assert row(state, 0) == "A08x1 SH A20>1"
    assert state.ip == [7, 2, 0]
    assert pile(state) == "A31"
    assert (state.step, state.to_move, options(state)) == ("Reaction", 2, "decline")
    state.play("decline")
    assert (state.step, state.to_move, options(state)) == ("Turn", 0, "end-turn")
    state.play("end-turn")
    assert state.ip == [9, 2, 0]
    assert (state.to_move, state.actions_left) == (1, 2)


def test_s14_interloper_keeps_the_relation_to_the_shared_player() -> None:
    state = table(3, rows={0: "A08>1 SH", 1: "SH A20>2"}, hands={0: "A32"})
    do(state, "card:A32 player:2 player:0 cell:0.0")
    assert options(state) == "faction:1 faction:2"
    do(state, "faction:1 gap:2")
    assert row(state, 1) == "SH A20>2 A08>1"
    assert state.ip == [0, 0, 3]
    assert state.tokens_worth(1, 1) == 2 and state.tokens_worth(1, 2) == 0
    state = table(3, rows={0: "A02>0 SH", 1: "SH A20>2"}, hands={0: "A32"})
    do(state, "card:A32 player:2 player:0 cell:0.0 faction:1 gap:2")
    assert row(state, 1) == "SH A20>2 A02>2"
    assert state.tokens_worth(1, 1) == 4


def test_s15a_nothing_to_play_but_the_pick_up() -> None:
    state = table(rows={0: "SH A20>1"}, ip=[0, 5])
    assert options(state) == "pick-up"
    do(state, "pick-up")
    assert state.hands[0].bit_count() == 1
    decline(state)
    assert state.actions_left == 1


def test_s15b_nothing_at_all_is_a_pass() -> None:
    state = table(
        rows={
            0: "A01>1 A02>1 A03>1 A04>1 A05>1 A06>1 A07>1 SH",
            1: "A08>1 A09>1 A10>1 A11>1 A13>1 A14>1 A15>1 SH",
        },
        hands={0: "A12"},
        ip=[0, 5],
    )
    assert options(state) == "pass"
    do(state, "pass pass end-turn")
    assert state.ip[0] > 0
    assert state.to_move == 1
