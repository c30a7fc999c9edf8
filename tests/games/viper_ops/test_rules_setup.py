"""Setting up."""

import pytest

from brushpass.games.viper_ops.rules.content import NONE, REGIONS
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.errors import UnknownGame
from tests.games.viper_ops.table import GAME, Table, new


def set_up(players: int, variant: str = "base", seed: int = 0) -> ViperOpsState:
    """Seat i takes director i, and the first round begins."""
    state = new(players, variant, seed)
    while state.step in ("ChooseDirector", "ChooseStart", "ChooseRegion"):
        state.apply(state.legal_actions()[0])
    return state


def test_two_to_four_play_and_the_most_points_win() -> None:
    """VO-R02, VO-001, VO-002"""
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(UnknownGame):
        GAME.new(5)
    table = Table(2).complete(0, "AF01").round(5).finish_round()
    assert table.state.over
    assert table.state.winners() == [0]
    assert table.state.scores()[0] > table.state.scores()[1]


def test_directors_are_picked_once_in_seat_order() -> None:
    """VO-003, VO-R03"""
    state = new(3)
    assert state.to_move == 0
    assert len(state.legal_actions()) == 7
    state.play("director:4")
    assert state.to_move == 1
    assert state.why_not(state.parse("director:4")) is not None
    state.play("director:1")
    state.play("director:2")
    mats = state.view(None).seats
    assert [mat.director.home for mat in mats] == ["ME", "AF", "AS"]


def test_the_first_player_is_random() -> None:
    """VO-004, VO-030"""
    firsts = {set_up(3, seed=seed).first for seed in range(20)}
    assert firsts == {0, 1, 2}
    state = set_up(3, seed=4)
    assert state.to_move == state.first


@pytest.mark.parametrize(("players", "gone"), [(2, 2), (3, 1), (4, 0)])
def test_regions_that_are_nobodys_home_leave(players: int, gone: int) -> None:
    """VO-005, VO-006, VO-007, VO-R04"""
    seen = set()
    for seed in range(12):
        state = set_up(players, seed=seed)
        closed = [region for region in range(7) if state.closed >> region & 1]
        assert len(closed) == gone
        assert not set(closed) & set(range(players))
        missions = state.mission_pile + [card for card in state.mission_track if card != NONE]
        assert len(missions) == 70 - 10 * gone - players
        assert all(state.content.region_of[card] not in closed for card in missions)
        seen.add(tuple(closed))
    assert gone == 0 or len(seen) > 1


def test_everybody_starts_with_the_starter_of_the_home_region() -> None:
    """VO-008, VO-150"""
    state = set_up(3)
    starters = [mat.missions[0].id for mat in state.view(None).seats]
    assert starters == ["AF01", "AS01", "EE01"]


def test_experienced_players_choose_in_turn_order() -> None:
    """VO-009, VO-R05"""
    state = new(2, "base-experienced", 3)
    state.play("director:1")
    state.play("director:2")
    assert state.step == "ChooseStart"
    assert state.to_move == state.first
    assert len(state.legal_actions()) == 10
    first = state.first
    state.play("start:10")
    assert state.to_move == 1 - first
    state.play("start:4")
    mats = state.view(None).seats
    assert mats[first].missions[0].id == ("AF10", "AS10")[first]
    assert mats[1 - first].missions[0].id == ("AF04", "AS04")[1 - first]


def test_the_tracks_start_full() -> None:
    """VO-010, VO-011, VO-R06, VO-R07, VO-R09"""
    view = set_up(4).view(0)
    assert [space.price for space in view.mission_track] == [6, 5, 4, 3, 2, 1]
    assert [space.price for space in view.power_track] == [6, 5, 4, 3, 2, 1]
    assert all(space.mission for space in view.mission_track)
    assert all(space.card for space in view.power_track)


def test_the_plant_cards_are_for_the_extended_game() -> None:
    """VO-R88"""
    for variant, copies in (("base", 23), ("extended", 26), ("coop", 19)):
        state = set_up(2, variant)
        cards = state.power_pile + state.power_track
        assert len(cards) == copies
        plants = [card for card in cards if state.content.card_name[card] >= 21]
        assert len(plants) == (3 if variant == "extended" else 0)


def test_secret_agents_and_supplies() -> None:
    """VO-012, VO-013, VO-R15, VO-220"""
    state = set_up(4)
    assert sorted(state.agent_pile) == [2] * 7 + [3, 4, 5, 6, 7]
    assert len({tuple(set_up(4, seed=seed).agent_pile) for seed in range(4)}) > 1
    assert state.supply == [30, 30, 30, 26, 11, 11]


def test_what_every_player_starts_with() -> None:
    """VO-014, VO-015, VO-016, VO-017, VO-018, VO-019, VO-021, VO-022"""
    state = set_up(4, seed=2)
    first = state.first
    order = [(first + turn) % 4 for turn in range(4)]
    assert [state.chips[seat] for seat in order] == [10, 11, 12, 13]
    assert state.round == 1
    assert state.view(None).seal == -1
    for mat in state.view(None).seats:
        assert mat.budget == 10
        assert mat.unused == 10
        assert mat.active == []
        assert mat.operatives == 1
        assert mat.waiting == ["field", "special"]


def test_chips_are_counted_in_pips() -> None:
    """VO-020, VO-R14: three pips buy a roll, in whatever chips."""
    table = Table().chips(0, 4).play("roll")
    assert table.mat().chips == 1
    assert not table.can("roll")


def test_the_budget_track_ends() -> None:
    """VO-R13"""
    table = Table().budget(0, 16).dice(0, 1)
    assert not table.can("station:raise-budget")
    table.budget(0, 15)
    assert table.can("station:raise-budget")


def test_the_extended_game_starts_with_a_budget_of_eight() -> None:
    """VO-302"""
    assert set_up(2, "extended").budget == [8, 8]
    assert len(REGIONS) == 7
