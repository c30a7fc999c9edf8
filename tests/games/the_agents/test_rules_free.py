"""Free agents and the Mercenary, rule by rule."""

from tests.games.the_agents.builder import (
    decline,
    do,
    hand,
    mission_hand,
    options,
    pile,
    refused,
    row,
    story,
    table,
)


def test_a_free_agent_never_joins_a_faction() -> None:
    """AG-030: it asks for a partner, not for a place."""
    state = table(3, hands={0: "A34"})
    do(state, "card:A34")
    assert state.step == "Partner"
    do(state, "player:1 player:0")
    assert [row(state, faction) for faction in range(3)] == ["SH", "SH", "SH"]


def test_any_other_player_may_be_the_partner() -> None:
    """AG-031, AG-032, AG-R41: also one without a common faction, never oneself."""
    state = table(5, hands={0: "A34"})
    do(state, "card:A34")
    assert options(state) == "player:1 player:2 player:3 player:4"
    assert refused(state, "player:0") == "AG-R41"
    do(state, "player:2")
    assert options(state) == "player:0 player:2"
    assert refused(state, "player:3") == "AG-R41"


def test_the_player_chooses_the_direction() -> None:
    """AG-033, AG-036, AG-063: command to one end, the number at once to the other."""
    state = table(3, hands={0: "A34"}, missions_top="M03")
    do(state, "card:A34 player:2")
    mine, theirs = state.clone(), state.clone()
    do(mine, "player:0")
    assert mission_hand(mine, 0) == "M03" and mine.ip == [0, 0, 2]
    do(theirs, "player:2")
    assert mission_hand(theirs, 2) == "M03" and theirs.ip == [2, 0, 0]


def test_only_what_can_be_performed_can_be_played() -> None:
    """AG-034."""
    state = table(hands={0: "A33 A16"})
    assert options(state) == "card:A16"
    assert refused(state, "card:A33") == "AG-034"
    state = table(rows={0: "SH A01x0"}, hands={0: "A33 A16"})
    assert options(state) == "card:A16 card:A33"


def test_each_partner_and_direction_is_tested_without_the_card() -> None:
    """AG-R39: the Interrogator needs a hand to take from."""
    state = table(3, hands={0: "A28", 2: "A05"})
    do(state, "card:A28")
    assert options(state) == "player:2"
    assert refused(state, "player:1") == "AG-034"
    do(state, "player:2")
    assert options(state) == "player:0"
    assert refused(state, "player:2") == "AG-034"


def test_the_faced_player_cannot_refuse() -> None:
    """AG-035, AG-R38: they only choose the target."""
    state = table(rows={0: "A20>1 SH"}, hands={0: "A30"})
    do(state, "card:A30 player:1 player:1")
    assert (state.step, state.to_move, options(state)) == ("Target", 1, "cell:0.0")


def test_the_card_retires_when_the_action_is_over() -> None:
    """AG-037, AG-R40: on the table, command, missions home, IP, pile; in that order."""
    state = table(rows={0: "SH A16>1"}, hands={0: "A33"}, assigned={(0, 1): "M09"})
    do(state, "card:A33 player:1 player:0")
    assert pile(state) == "" and hand(state, 0) == "" and state.table == 32
    assert state.ip == [0, 0]
    do(state, "cell:0.1")
    assert pile(state) == "A33" and state.table == -1
    told = story(state)
    order = [
        told.index(words) for words in ("extracted the Recruiter", "Alpha is empty", "got 4 IP")
    ]
    assert order == sorted(order)


def test_the_mercenary_uses_no_action() -> None:
    """AG-099, AG-R42: a free agent otherwise."""
    state = table(rows={0: "A20>1 SH"}, hands={0: "A30"})
    do(state, "card:A30")
    assert state.step == "Partner"
    do(state, "player:1 player:0 cell:0.0")
    assert (state.step, state.to_move, state.actions_left) == ("Turn", 0, 2)
    assert state.ip == [0, 2] and pile(state) == "A30"


def test_the_mercenary_in_ones_own_turn_also_after_the_second_action() -> None:
    """AG-R43, AG-R68: whenever it is one's turn; it is none of the two actions."""
    state = table(rows={0: "A20>1 SH"}, hands={0: "A30"}, actions=0)
    assert options(state) == "card:A30 end-turn"
    stuck = table(rows={0: "A20>1 SH"}, hands={0: "A30"})
    assert options(stuck) == "card:A30 pass"


def test_the_mercenary_out_of_turn() -> None:
    """AG-100: after another player's action."""
    state = table(3, rows={0: "A20>1 SH"}, hands={2: "A31"}, ip=[1, 0, 0])
    state.play("buy-agent")
    assert (state.step, state.to_move) == ("Reaction", 2)
    do(state, "card:A31 player:0 player:2 cell:0.0")
    assert row(state, 0) == "A20x1 SH"
    assert state.ip == [2, 0, 0]
    assert (state.step, state.to_move, state.actions_left) == ("Turn", 0, 1)


def test_everybody_who_might_hold_one_is_asked_clockwise() -> None:
    """AG-R44: agents in hand, a living agent, not all Mercenaries retired; after both actions."""
    state = table(4, rows={0: "A20>1 SH"}, hands={1: "A05", 3: "A31"}, ip=[0, 9, 9, 9], active=2)
    asked = []
    for _ in range(2):
        state.play("buy-agent")
        while state.step == "Reaction":
            asked.append((state.to_move, options(state)))
            state.play("decline")
    assert asked == [(3, "card:A31 decline"), (1, "decline")] * 2
    assert refused(table(3), "decline") == "AG-075"


def test_nobody_is_asked_when_everybody_sees_that_it_is_idle() -> None:
    """AG-R44: no living agent; no agents in hand; both Mercenaries in the pile."""
    for state in (
        table(rows={0: "A20x1 SH"}, hands={1: "A31"}, ip=[2, 0]),
        table(rows={0: "A20>1 SH"}, ip=[2, 0]),
        table(rows={0: "A20>1 SH"}, hands={1: "A05"}, agents_pile="A30 A31", ip=[2, 0]),
    ):
        state.play("buy-agent")
        assert state.step == "Turn"


def test_after_playing_one_the_same_player_is_asked_again() -> None:
    """AG-R44, AG-R45: but the Mercenary opens no round of questions of its own."""
    state = table(3, rows={0: "A20>1 A17>1 SH"}, hands={1: "A30 A31", 2: "A05"}, ip=[2, 0, 0])
    state.play("buy-agent")
    do(state, "card:A30 player:0 player:1 cell:0.0")
    assert (state.step, state.to_move, options(state)) == ("Reaction", 1, "card:A31 decline")
    do(state, "card:A31 player:0 player:1 cell:0.1")
    assert (state.step, state.to_move) == ("Turn", 0)
    own = table(3, rows={0: "A20>1 A17>1 SH"}, hands={0: "A30", 2: "A05"})
    do(own, "card:A30 player:1 player:0 cell:0.0")
    assert (own.step, own.to_move) == ("Turn", 0)


def test_only_cards_without_an_action_answer() -> None:
    """AG-099."""
    state = table(rows={0: "A20>1 SH"}, hands={1: "A05"}, ip=[2, 0])
    state.play("buy-agent")
    assert refused(state, "card:A05") == "AG-099"
    assert refused(state, "buy-agent") == "AG-R44"
    assert decline(state).to_move == 0
