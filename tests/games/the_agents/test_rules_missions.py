"""Missions, rule by rule."""

from tests.games.the_agents.builder import (
    decline,
    do,
    lying,
    mission_hand,
    options,
    refused,
    row,
    table,
)

THREE = "A20>1 A17>1 SH A11>1"


def test_a_mission_has_a_condition_and_pays_its_owner() -> None:
    """AG-046, AG-047: Clean Hands pays 2 with three living agents; Joint Operation says that it
    pays the other player too."""
    met = table(rows={0: THREE}, assigned={(0, 1): "M09"}, active=1, actions=0)
    do(met, "end-turn")
    assert met.ip == [0, 2]
    unmet = table(rows={0: "A20>1 SH"}, assigned={(0, 1): "M09"}, active=1, actions=0)
    do(unmet, "end-turn")
    assert unmet.ip == [0, 0]
    joint = table(rows={0: "A07>0 SH A20>1"}, assigned={(0, 0): "M13"}, actions=0)
    do(joint, "end-turn")
    assert joint.ip == [2 + 2, 1]


def test_missions_go_to_your_own_factions() -> None:
    """AG-048."""
    state = table(4, rows={0: "SH A20>1", 1: "SH A17>1", 3: "SH A11>0"}, missions={0: "M01"})
    do(state, "mission:M01.hand")
    assert options(state) == "faction:0 faction:3"
    assert refused(state, "faction:1") == "AG-048"


def test_two_missions_for_each_player_of_a_faction() -> None:
    """AG-049, AG-050: the partner's do not count."""
    state = table(
        rows={0: THREE},
        missions={0: "M03 M04"},
        assigned={(0, 0): "M01", (0, 1): "M05 M06"},
    )
    do(state, "mission:M03.hand faction:0")
    assert lying(state, 0, 0) == "M01 M03"
    assert "mission:M04.hand" not in options(state)
    assert refused(state, "mission:M04.hand") == "AG-049"


def test_a_faction_needs_an_agent_dead_or_alive() -> None:
    """AG-051, AG-052, AG-R47: the safe house is none, a dead agent is one."""
    state = table(rows={0: "SH", 1: "SH A20x1"}, missions={0: "M01"})
    do(state, "mission:M01.hand")
    assert options(state) == "faction:1"
    assert refused(state, "faction:0") == "AG-051"
    bare = table(missions={0: "M01"})
    assert options(bare) == "trade pick-up"


def test_missions_go_home_when_the_last_agent_leaves() -> None:
    """AG-053, AG-R50: at once, for both players, and it is no move of theirs."""
    state = table(
        rows={0: "SH A16>0"},
        hands={0: "A33"},
        assigned={(0, 0): "M01 M02", (0, 1): "M03"},
        actions=1,
    )
    do(state, "card:A33 player:1 player:0 cell:0.1")
    assert (mission_hand(state, 0), mission_hand(state, 1)) == ("M01 M02", "M03")
    assert state.moves == [0] * 13
    stays = table(rows={0: "SH A16>0 A17x1"}, hands={0: "A33"}, assigned={(0, 0): "M01"}, actions=1)
    do(stays, "card:A33 player:1 player:0 cell:0.1")
    assert lying(stays, 0, 0) == "M01" and row(stays, 0) == "SH A17x1"


def test_not_the_same_mission_twice_on_one_faction() -> None:
    """AG-054, AG-R52: but on both of them, and for both players; each pays."""
    state = table(
        rows={0: "SH A20x1", 1: "SH A17x1"},
        missions={0: "M01"},
        assigned={(0, 0): "M01"},
        actions=0,
    )
    do(state, "mission:M01.hand")
    assert options(state) == "faction:1"
    assert refused(state, "faction:0") == "AG-054"
    do(state, "faction:1 end-turn")
    assert state.ip[0] == 2
    both = table(rows={0: "SH A20x1"}, missions={1: "M01"}, assigned={(0, 0): "M01"}, active=1)
    do(both, "mission:M01.hand faction:0")
    assert (lying(both, 0, 0), lying(both, 0, 1)) == ("M01", "M01")


def test_assigning_taking_back_and_shifting_are_free() -> None:
    """AG-055, AG-056, AG-057, AG-R48: at any point of one's own turn, no action used."""
    for actions in (2, 1, 0):
        state = table(rows={0: THREE, 1: "SH A16>0"}, missions={0: "M01"}, actions=actions)
        do(state, "mission:M01.hand faction:0")
        assert lying(state, 0, 0) == "M01"
        do(state, "mission:M01.0 faction:1")
        assert lying(state, 1, 0) == "M01"
        assert state.actions_left == actions
        back = table(rows={0: THREE}, assigned={(0, 0): "M01"}, actions=actions)
        do(back, "mission:M01.0 to-hand")
        assert mission_hand(back, 0) == "M01"
        assert back.actions_left == actions
    foreign = table(rows={0: THREE}, hands={1: "A05"}, missions={1: "M01"}, ip=[1, 0])
    foreign.play("buy-agent")
    assert foreign.to_move == 1
    assert refused(foreign, "mission:M01.hand") == "AG-R44"


def test_moves_are_bounded_in_each_window() -> None:
    """AG-R49: twice for each copy; anew after an action and after a Mercenary."""
    state = table(rows={0: THREE, 1: "SH A16x0"}, hands={0: "A30"}, missions={0: "M01"}, ip=[5, 0])
    do(state, "mission:M01.hand faction:0 mission:M01.0 faction:1")
    assert refused(state, "mission:M01.1") == "AG-R49"
    do(state, "card:A30 player:1 player:0 cell:0.0")
    assert "mission:M01.1" in options(state)
    do(state, "mission:M01.1 to-hand mission:M01.hand faction:0")
    assert refused(state, "mission:M01.0") == "AG-R49"
    do(state, "buy-agent")
    assert "mission:M01.0" in options(decline(state))
    two = table(rows={0: THREE, 1: "SH A16x0"}, missions={0: "M01 M01"})
    do(two, "mission:M01.hand faction:0 mission:M01.hand faction:1")
    do(two, "mission:M01.0 to-hand mission:M01.1 to-hand")
    assert refused(two, "mission:M01.hand") == "AG-R49"


def test_two_full_factions_can_exchange_missions() -> None:
    """AG-R49: every arrangement is within reach in one window."""
    state = table(rows={0: THREE, 1: "SH A16>0"}, assigned={(0, 0): "M01 M02", (1, 0): "M03 M04"})
    do(state, "mission:M01.0 to-hand mission:M03.1 faction:0 mission:M01.hand faction:1")
    assert (lying(state, 0, 0), lying(state, 1, 0)) == ("M02 M03", "M01 M04")


def test_assigned_missions_are_public_those_in_hand_secret() -> None:
    """AG-R46."""
    state = table(rows={0: THREE}, missions={0: "M03"}, assigned={(0, 0): "M01"})
    for viewer in (1, None):
        view = state.view(viewer)
        assert [mission.name for mission in view.factions[0].missions] == ["Body Count"]
        assert view.mission_hand == []
        assert view.seats[0].missions == 1
    assert [mission.name for mission in state.view(0).mission_hand] == ["Whiteout"]


def test_conditions_are_read_from_the_owners_side() -> None:
    """AG-R56: Whiteout for Red is met, the same row does nothing for Blue's Whiteout."""
    rows = {0: "A20>1 SH A17>1"}
    red = table(rows=rows, assigned={(0, 0): "M03"}, actions=0)
    blue = table(rows=rows, assigned={(0, 1): "M03"}, active=1, actions=0)
    elsewhere = table(rows={**rows, 1: "SH A16>0"}, assigned={(1, 0): "M03"}, actions=0)
    assert do(red, "end-turn").ip == [4 + 4, 0]
    assert do(blue, "end-turn").ip == [0, 0]
    assert do(elsewhere, "end-turn").ip == [4 + 0, 0]


def test_a_mission_stays_and_pays_again() -> None:
    """AG-058, AG-059: until its condition fails or it is taken away."""
    state = table(rows={0: "SH A20x1"}, assigned={(0, 0): "M11"}, ip=[4, 9], actions=0)
    do(state, "end-turn buy-agent buy-agent end-turn")
    assert state.ip[0] == 6 and lying(state, 0, 0) == "M11"
    do(state, "buy-agent buy-agent end-turn")
    assert state.ip[0] == 6 - 2 + 2
    do(state, "buy-agent buy-agent end-turn buy-agent buy-agent mission:M11.0 to-hand end-turn")
    assert state.ip[0] == 6 - 2


def test_one_instance_only_unless_the_card_says_otherwise() -> None:
    """AG-060: Dead Drop with two dead neighbours pays once; Body Count pays for each."""
    rows = {0: "A20x1 SH A17x1"}
    assert do(table(rows=rows, assigned={(0, 0): "M11"}, actions=0), "end-turn").ip[0] == 2
    assert do(table(rows=rows, assigned={(0, 0): "M01"}, actions=0), "end-turn").ip[0] == 2


def test_a_mission_in_hand_pays_nothing() -> None:
    """AG-102."""
    state = table(rows={0: "SH A20x1"}, missions={0: "M11"}, actions=0)
    assert do(state, "end-turn").ip == [0, 0]


def test_a_new_mission_may_pay_this_turn() -> None:
    """AG-R51."""
    state = table(rows={0: "SH A20x1"}, missions_top="M11", ip=[3, 0], actions=1)
    do(state, "buy-mission mission:M11.hand faction:0 end-turn")
    assert state.ip[0] == 2
