"""The goal, the end of the game and the set-up, rule by rule."""

import pytest

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.actions import members
from brushpass.kernel.errors import BadPosition
from tests.games.the_agents.builder import decline, do, hand, mission_hand, options, row, table

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", SEATS)
def test_points_start_at_nothing_and_never_fall_below(players: int) -> None:
    """AG-001, AG-R60: IP are public, and spending stops at 0."""
    state = GAME.new(players, 3)
    assert state.scores() == [0] * players
    assert [seat.ip for seat in state.view(None).seats] == [0] * players
    poor = table(rows={0: "SH A20>1"}, ip=[1, 0])
    do(poor, "buy-agent")
    assert poor.ip == [0, 0]
    assert "buy-agent" not in options(decline(poor))
    poor.ip[0] = -1
    with pytest.raises(BadPosition, match="ip"):
        poor.check()


def test_only_the_sum_of_points_matters_and_the_supply_never_ends() -> None:
    """AG-101, AG-R59: far more IP than 32 point cards could show are just a number."""
    state = table(rows={0: "SH A20>1"}, ip=[100_000, 0], triggered=True, actions=0)
    do(state, "end-turn")
    assert state.ip[0] == 100_002


def test_forty_points_announce_the_end_and_nothing_is_interrupted() -> None:
    """AG-002, AG-003: the action brings 40, the turn goes on and is scored."""
    state = table(rows={0: "SH A20>1"}, hands={0: "A34"}, ip=[38, 0])
    do(state, "card:A34 player:1 player:1")
    assert state.ip[0] == 40 and state.triggered
    assert not state.over
    do(state, "buy-agent end-turn")
    assert state.ip[0] == 41
    assert state.to_move == 1


def test_thirty_nine_points_announce_nothing() -> None:
    """AG-002."""
    state = table(rows={0: "SH A20>1"}, ip=[37, 0], actions=0)
    do(state, "end-turn")
    assert state.ip[0] == 39 and not state.triggered


@pytest.mark.parametrize(("start", "turns_to_come"), [(0, 2), (1, 0), (2, 1)])
def test_the_game_stops_where_it_began(start: int, turns_to_come: int) -> None:
    """AG-004, AG-R63: after the trigger in seat 0's turn the others play up to the start seat."""
    state = table(
        3, rows={0: "SH A20>1"}, ip=[38, 9, 9], actions=0, start=start, turns=(0 - start) % 3
    )
    do(state, "end-turn")
    assert state.triggered
    for _ in range(turns_to_come):
        assert not state.over
        do(state, "buy-agent buy-agent end-turn")
    assert state.over
    assert state.turns % 3 == 0


def test_most_points_win_whoever_was_first_to_forty() -> None:
    """AG-005, AG-006, AG-R65."""
    state = table(rows={0: "SH A20>1", 1: "SH A17>0 A11>0"}, ip=[38, 37], actions=0)
    do(state, "end-turn")
    assert state.ip[0] == 40
    do(state, "buy-agent buy-agent end-turn")
    assert state.over
    assert state.ip == [40, 39]
    assert state.winners() == [0]
    late = table(rows={0: "SH A20>1", 1: "SH A17>0 A11>0"}, ip=[38, 41], actions=0, triggered=True)
    do(late, "end-turn buy-agent buy-agent end-turn")
    assert late.winners() == [1]
    assert late.returns() == [-1.0, 1.0]


def test_spending_after_the_trigger_is_free_and_the_trigger_stays() -> None:
    """AG-R61, AG-R62: the winner may end below 40."""
    state = table(ip=[40, 3], triggered=True, actions=2)
    do(state, "buy-mission buy-mission")
    assert state.ip[0] == 34 and state.triggered
    do(state, "end-turn buy-agent buy-agent end-turn")
    assert state.over and state.winners() == [0]
    assert max(state.ip) < 40
    assert state.ending() == "goal reached"


def test_the_trigger_counts_in_somebody_elses_turn() -> None:
    """AG-R63: in the last turn of the round it ends the game, in the first all others still play."""
    last = table(rows={0: "SH A20>1"}, hands={1: "A34"}, ip=[38, 0], active=1, actions=1, turns=1)
    do(last, "card:A34 player:0 player:1")
    assert last.triggered
    do(last, "end-turn")
    assert last.over
    first = table(3, rows={0: "SH A20>1"}, hands={0: "A34"}, ip=[0, 38, 0], actions=1)
    do(first, "card:A34 player:1 player:0 end-turn")
    assert first.triggered and first.to_move == 1
    do(first, "buy-agent buy-agent end-turn")
    assert not first.over and first.to_move == 2


def test_two_players_past_forty_at_once_stand_alike() -> None:
    """AG-R74: Joint Operation lifts both; only the final totals count."""
    state = table(
        rows={0: "A07>0 SH A20>1"},
        assigned={(0, 0): "M13"},
        ip=[36, 39],
        actions=0,
    )
    do(state, "end-turn")
    assert state.ip == [40, 40] and state.triggered
    assert not state.over


def test_equal_totals_share_the_victory() -> None:
    """AG-R64."""
    state = table(ip=[41, 43], triggered=True, active=1, actions=2, turns=1)
    do(state, "buy-agent buy-agent end-turn")
    assert state.over and state.winners() == [0, 1]
    assert state.returns() == [0.0, 0.0]
    assert "share the victory" in GAME.ask(state.view(None)).title


def test_sixty_rounds_are_the_end() -> None:
    """AG-R78."""
    state = table(rows={0: "SH A20>1"}, active=1, actions=0, turns=119)
    do(state, "end-turn")
    assert state.over and state.ending() == "round limit"
    earlier = table(rows={0: "SH A20>1"}, active=1, actions=0, turns=117)
    do(earlier, "end-turn")
    assert not earlier.over


@pytest.mark.parametrize("players", SEATS)
def test_the_deal(players: int) -> None:
    """AG-066, AG-067, AG-073: three agents and a mission each, two decks, two empty piles."""
    state = GAME.new(players, 8)
    assert [len(members(one)) for one in state.hands] == [3] * players
    assert [len(members(one)) for one in state.mission_hands] == [1] * players
    assert len(state.agents_deck) == 36 - 3 * players
    assert len(state.missions_deck) == 20 - players
    assert state.agents_pile == [] and state.missions_pile == []


def test_hands_are_secret() -> None:
    """AG-068: two deals that differ only in Blue's hand look alike to Red and to a spectator."""
    here = table(hands={0: "A01", 1: "A02"}, missions={1: "M01"})
    there = table(hands={0: "A01", 1: "A03"}, missions={1: "M02"})
    assert here.view(0) == there.view(0)
    assert here.view(None) == there.view(None)
    assert here.view(1) != there.view(1)


@pytest.mark.parametrize("players", SEATS)
def test_safe_houses_show_everybody_both_colours(players: int) -> None:
    """AG-069, AG-070, AG-071, AG-R08: white to side A, black to side B of every faction."""
    view = GAME.new(players, 2).view(None)
    white = [faction.cells[0].faces for faction in view.factions]
    black = [faction.players[1] for faction in view.factions]
    assert all(len(faction.cells) == 1 for faction in view.factions)
    assert white == [faction.players[0] for faction in view.factions]
    assert sorted(white) == sorted(black) == list(range(players))


def test_a_safe_house_turned_later_may_show_one_colour_twice() -> None:
    """AG-R72: nothing turns it back."""
    state = table(rows={0: "SH A10>0"})
    do(state, "cell:0.1 faction:0")
    white = [row.cells[0].faces for row in state.view(None).factions]
    assert white == [1, 1]


def test_chance_names_the_most_suspicious_player() -> None:
    """AG-072, AG-R58."""
    starts = {GAME.new(4, seed).start for seed in range(60)}
    assert starts == {0, 1, 2, 3}
    state = GAME.new(4, 7)
    assert state.to_move == state.start == state.active


def test_turns_pass_clockwise() -> None:
    """AG-007."""
    state = table(4, ip=[5, 5, 5, 5], active=2, start=2)
    order = []
    for _ in range(5):
        order.append(state.to_move)
        do(state, "buy-agent buy-agent end-turn")
    assert order == [2, 3, 0, 1, 2]


def test_retired_cards_lie_in_two_open_piles() -> None:
    """AG-073."""
    state = table(rows={0: "SH A16>1"}, hands={0: "A33"}, missions={0: "M02"})
    do(state, "card:A33 player:1 player:0 cell:0.1 trade mission:M02.hand")
    view = state.view(None)
    assert view.agents_pile == ["Exfiltrator"]
    assert view.missions_pile == ["Blackout"]


def test_an_exhausted_deck_is_replaced_at_once() -> None:
    """AG-074, AG-R66: as soon as the last card is drawn the pile is the deck."""
    state = table(
        ip=[9, 0],
        agents_deck="A05",
        agents_pile="A01 A02",
        missions_deck="M01",
        missions_pile="M02 M03",
    )
    do(state, "buy-agent")
    assert hand(state, 0) == "A05"
    assert sorted(state.agents_deck) == [0, 1] and state.agents_pile == []
    do(state, "buy-mission")
    assert mission_hand(state, 0) == "M01"
    assert len(state.missions_deck) == 2 and state.missions_pile == []


def test_a_card_retired_onto_an_empty_deck_is_the_deck() -> None:
    """AG-R66."""
    state = table(rows={0: "SH A16>1"}, hands={0: "A33"}, agents_deck="")
    do(state, "card:A33 player:1 player:0 cell:0.1")
    assert state.agents_deck == [32] and state.agents_pile == []


def test_nothing_is_drawn_from_nothing() -> None:
    """AG-R67."""
    state = table(
        rows={0: "A16>0 A25>0 SH A26>0"},
        missions={0: "M01"},
        ip=[9, 9],
        agents_deck="",
        missions_deck="",
    )
    assert options(state) == "mission:M01.hand pass"
    no_money = table(agents_deck="", missions_deck="")
    assert options(no_money) == "pass"


def test_turns_are_counted_instead_of_remembered() -> None:
    """AG-R77: no reminder cards, a counter."""
    state = table(ip=[9, 9])
    do(state, "buy-agent buy-agent end-turn buy-agent buy-agent end-turn")
    assert state.turns == 2
    assert state.view(None).round == 2
    assert row(state, 0) == "SH"
