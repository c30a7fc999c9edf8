"""Scoring, ties, the extended game and the cooperative game."""

import pytest

from brushpass.games.viper_ops.rules.content import N_KINDS, REGIONS
from brushpass.kernel.errors import UnknownGame
from tests.games.viper_ops.table import GAME, Table, new


def test_the_lines_of_the_scoresheet() -> None:
    """VO-281, VO-282, VO-283, VO-284, VO-285, VO-286"""
    table = Table(2).complete(0, "AF01").mission(0, "AF09").budget(0, 13).operatives(0, 4)
    table.agents(0, "field", "special", "snake").cards(0, "region-specialist", "agent-runner")
    assert table.mat().lines == [5, 4, 5, 13, 6, 3, 0, 0]
    table.round(5).finish_round()
    assert table.state.scores() == [36, 10]
    assert table.state.winners() == [0]
    assert table.state.returns() == [1.0, -1.0]


def test_private_cards_count_for_others_only_at_the_end() -> None:
    """VO-R75"""
    table = Table(2).cards(0, "agent-runner", secret=True).agents(0, "field")
    assert table.view(0).scores[0] == 12
    assert table.view(1).scores[0] == 11
    table.round(5).finish_round()
    assert table.view(1).scores[0] == 12
    assert table.view(1).seats[0].cards[0].key == "agent-runner"


def tie() -> Table:
    return Table(2).budget(0, 10).budget(1, 10)


def test_more_agent_points_break_a_tie() -> None:
    """VO-287"""
    table = tie().agents(0, "field", "field").budget(1, 12).round(5).finish_round()
    assert table.state.scores() == [12, 12]
    assert table.state.winners() == [0]


def test_more_secret_agents_break_a_tie() -> None:
    """VO-288"""
    table = tie().agents(0, "special", "field").agents(1, "snake").round(5).finish_round()
    assert table.state.scores() == [13, 13]
    assert table.state.winners() == [1]


def test_more_completed_missions_break_a_tie() -> None:
    """VO-289"""
    table = tie().complete(0, "WE03").budget(1, 15).round(5).finish_round()
    assert table.state.scores() == [15, 15]
    assert table.state.winners() == [0]


def test_more_open_missions_break_a_tie() -> None:
    """VO-290"""
    table = tie().mission(1, "WE03").round(5).finish_round()
    assert table.state.scores() == [10, 10]
    assert table.state.winners() == [1]


def test_a_coin_breaks_the_last_tie() -> None:
    """VO-291, VO-R81"""
    winners = set()
    for rolls in range(30):
        table = Table(3).budget(0, 9)
        for _ in range(rolls):
            table.state.chance.word()
        winners.add(table.round(5).finish_round().state.winners()[0])
    assert winners == {1, 2}


def extended(players: int = 2) -> Table:
    return Table(players, "extended").without_moles()


def test_the_extended_game_lasts_eight_rounds() -> None:
    """VO-300, VO-301, VO-316"""
    table = extended().round(5).finish_round()
    assert not table.state.over
    assert table.view().rounds == 8
    table.round(8).finish_round()
    assert table.state.over


def test_a_mole_serves_one_mission_in_its_region() -> None:
    """VO-303, VO-304, VO-305, VO-R59"""
    table = extended().mole("AF", "field").chips(0, 12).mission(0, "AF02", "special")
    table.mission(0, "AS04", "special").operatives(0, 0)
    assert table.offers("mole") == ["mole:AF-field"]
    assert table.why_not("mole:AS-field") == "VO-308"
    table.play("mole:AF-field")
    assert table.legal() == ["mission:1"]
    table.play("mission:1")
    assert table.legal() == ["gadget:1", "deployment:1", "intel:1"]
    table.play("gadget:1", "deployment:1", "intel:1", "done", "chips")
    assert table.mat().chips == 12 - 7
    assert table.mat().missions[0].has == (1, 1, 1)


@pytest.mark.parametrize(("kind", "price"), [("field", 5), ("special", 4), ("snake", 3)])
def test_a_mole_of_higher_level_is_cheaper(kind: str, price: int) -> None:
    """VO-306, VO-315"""
    table = extended().mole("AF", kind).chips(0, price).mission(0, "AF02", "special")
    level = "secret" if kind == "snake" else kind
    table.play(f"mole:AF-{level}", "mission:1", "gadget:1")
    assert table.legal() == ["done"]
    table.play("done", "chips")
    assert table.mat().chips == 0


def test_a_mole_brings_at_most_five() -> None:
    """VO-307"""
    table = extended().mole("EE", "snake").chips(0, 30).mission(0, "EE05", "snake")
    table.play("mole:EE-secret", "mission:1", "gadget:1", "gadget:1", "intel:1", "intel:1")
    table.play("deployment:1")
    assert table.legal() == ["done"]
    assert table.why_not("deployment:1") == "VO-307"
    table.play("done", "chips")
    assert table.mat().chips == 30 - 7


def test_a_used_mole_is_in_deep_cover_until_the_round_ends() -> None:
    """VO-308, VO-309, VO-R94"""
    table = extended().mole("AF", "field").chips(0, 20).mission(0, "AF02", "special")
    table.chips(1, 20).mission(1, "AF03", "field")
    table.play("mole:AF-field", "mission:1", "gadget:1", "done", "chips", "end")
    assert table.view().regions[0].deep == ("field",)
    assert table.why_not("mole:AF-field") == "VO-308"
    table.finish_round()
    assert "field" in table.view().regions[0].available
    assert table.view().regions[0].deep == ()


def test_intel_scrounger_with_a_mole() -> None:
    """VO-310, VO-R60"""
    table = extended().mole("AF", "field").cards(0, "intel-scrounger").mission(0, "AF03", "field")
    table.chips(0, 4).play("mole:AF-field", "mission:1")
    assert table.legal() == ["intel:1"]
    table.play("intel:1", "gadget:1", "done", "chips")
    assert table.mat().chips == 0


def test_extraction_missions_on_the_track_bring_moles() -> None:
    """VO-311, VO-R85"""
    table = extended().next_missions("AF09", "WE01", "WE09", "WE02").finish_round()
    assert table.view().regions[0].available == ("field",)
    assert table.view().regions[6].available == ("field",)
    drawn = extended().dice(0, 5).next_missions("AF09")
    drawn.play("station:extra-mission", "die:5", "done")
    assert drawn.view().regions[0].available == ()
    state = new(4, "extended", 3)
    while state.step == "ChooseDirector":
        state.apply(state.legal_actions()[0])
    shown = [state.content.type_of[card] == 7 for card in state.mission_track]
    assert sum(state.moles) == sum(shown)
    none_left = extended()
    none_left.state.supply[4] = 0
    none_left.next_missions("AF09", "WE01", "WE09", "WE02")
    none_left.state.apply(0)
    none_left.state.apply(0)
    assert sum(none_left.state.moles) == 0


def test_extraction_needs_a_mole_and_takes_it_home() -> None:
    """VO-174, VO-312, VO-R55, VO-R57"""
    table = extended().mission(0, "AS09", "special", deployment=2, intel=1).operatives(0, 2)
    assert table.why_not("turn-in:1") == "VO-R55"
    table.mole("AS", "field").mole("AS", "sleuth").play("turn-in:1", "commit:2")
    assert table.legal() == ["agent:field", "agent:sleuth"]
    table.play("agent:sleuth")
    assert table.mat().waiting == ["sleuth"]
    assert table.view().regions[1].available == ("field",)


def test_extraction_takes_from_deep_cover_first_and_can_be_doubled() -> None:
    """VO-R58, VO-227"""
    table = extended().mission(0, "AS09", "special", deployment=2, intel=1).operatives(0, 2)
    table.mole("AS", "field").mole("AS", "field", deep=True).agents(0, "golden-one")
    table.play("turn-in:1", "commit:2", "yes", "agent:field")
    assert table.mat().waiting == ["field", "field", "golden-one"]
    assert table.view().regions[1].available == ("field",)
    assert table.view().regions[1].deep == ()


def plant(agent: str) -> Table:
    return extended().mission(0, "NA08", agent, intel=2).operatives(0, 2)


def test_planting_the_agent_pays() -> None:
    """VO-177, VO-179, VO-180, VO-R54"""
    for agent, pay in (("special", 4), ("snake", 5)):
        table = plant(agent)
        table.play("turn-in:1", "commit:2")
        assert table.legal() == ["decline", "plant"]
        table.play("plant")
        assert table.mat().chips == pay
        assert table.mat().debrief == []
        assert table.mat().waiting == []
        assert table.view().regions[4].available == (agent,)
    assert plant("special").content.plant_pay == [3, 4, 5]


def test_advancing_a_mole() -> None:
    """VO-177, VO-178, VO-179, VO-R57, VO-R58"""
    table = plant("special").mole("NA", "special").mole("NA", "special", deep=True)
    table.mole("NA", "snake").next_agents("handler").play("turn-in:1", "commit:2")
    assert table.legal() == ["decline", "plant", "agent:special"]
    assert table.why_not("agent:snake") == "VO-178"
    table.play("agent:special")
    assert table.view().regions[4].available == ("snake", "handler")
    assert table.view().regions[4].deep == ("special",)
    assert table.mat().debrief == ["special"]
    assert table.mat().chips == 0


def test_plant_mole_still_brings_intel_in_the_extended_game() -> None:
    """VO-176, VO-177, VO-R45"""
    table = plant("special").mission(0, "NA01", "field").agents(0, "golden-one")
    table.play("turn-in:1", "commit:2", "yes", "intel:2", "plant")
    assert table.mat().missions[1].has == (0, 0, 1)
    assert table.mat().chips == 4


def test_secret_moles_are_used_snakes_first() -> None:
    """VO-R58, VO-R57: a specialist's ability sleeps while it is a mole."""
    table = extended().mole("AF", "handler").mole("AF", "snake").chips(0, 20)
    table.mission(0, "AF02", "special").play(
        "mole:AF-secret", "mission:1", "gadget:1", "done", "chips"
    )
    assert table.view().regions[0].deep == ("snake",)
    table.play("end").finish_round()
    assert table.mat(0).operatives == 0


def test_moles_belong_to_nobody() -> None:
    """VO-304, VO-R56, VO-283"""
    table = extended().mole("AF", "snake").mole("AF", "snake").chips(1, 20)
    table.mission(1, "AF02", "special").play("pass")
    assert table.can("mole:AF-secret")
    assert table.mat(0).lines[4] == 0


def test_closed_regions_take_no_moles() -> None:
    """VO-R87"""
    table = extended().cards(0, "plant-field-agent")
    table.state.closed = 1 << REGIONS.index("WE")
    table.state.mission_pile = [card for card in table.state.mission_pile if card < 60]
    table.state.mission_track = [card if card < 60 else -1 for card in table.state.mission_track]
    table.play("play:plant-field-agent")
    assert not table.can("region:WE")
    assert table.why_not("region:WE") == "VO-R87"
    assert len(table.offers("region")) == 6


def coop() -> Table:
    return Table(2, "coop")


def test_the_cooperative_game_is_for_two_with_ten_missions() -> None:
    """VO-330, VO-331, VO-332, VO-334, VO-335, VO-R93"""
    with pytest.raises(UnknownGame):
        GAME.new(3, variant="coop")
    state = new(2, "coop", 4)
    assert state.step == "ChooseRegion"
    assert state.to_move == 0
    state.play("region:EE")
    view = state.view(0)
    assert view.rounds == 5
    assert view.missions_left == 4
    assert [space.mission.region for space in view.mission_track] == ["EE"] * 6
    assert all(mission is None for seat in view.seats for mission in seat.missions)
    assert [station.key for station in view.stations if station.key == "academy"]
    assert view.scores == [0, 0]


def test_no_point_cards_in_the_cooperative_game() -> None:
    """VO-333"""
    state = new(2, "coop")
    names = {state.content.card_name[card] for card in state.power_pile + state.power_track}
    assert not names & {0, 1, 2, 3}
    assert len(names) == 17


def test_the_track_runs_dry_in_the_cooperative_game() -> None:
    """VO-336, VO-R80"""
    table = coop()
    state = table.state
    for space in range(5):
        state.missions[space] = state.mission_track[space]
        state.mission_track[space] = -1
    table.finish_round()
    assert len([name for name in table.track() if name]) == 5
    assert state.mission_pile == []
    table.finish_round()
    assert len([name for name in table.track() if name]) == 5


def test_only_the_selected_region_can_be_named() -> None:
    """VO-R89"""
    table = coop().dice(0, 6).play("station:extra-regional")
    assert table.legal() == ["region:AF"]


def nearly_done() -> Table:
    table = coop()
    state = table.state
    cards = [card for card in state.mission_track + state.mission_pile if card >= 0]
    state.mission_track = [-1] * 6
    state.mission_pile = []
    last = table.card_number("AF01")
    state.completed[0] = [card for card in cards if card != last][:5]
    state.completed[1] = [card for card in cards if card != last][5:]
    state.mission_discard = [last]
    table.mission(1, "AF01", "field", gadgets=1, deployment=1).operatives(1, 1)
    return table


def test_the_tenth_mission_wins_at_once() -> None:
    """VO-337, VO-R80"""
    table = nearly_done().play("pass", "turn-in:1", "commit:1")
    assert table.state.over
    assert table.state.winners() == [0, 1]
    assert table.state.returns() == [1.0, 1.0]
    assert table.state.scores() == [10, 10]


def test_nine_missions_lose() -> None:
    """VO-337"""
    table = nearly_done().round(5).finish_round()
    assert table.state.over
    assert table.state.winners() == []
    assert table.state.returns() == [-1.0, -1.0]
    assert table.state.ending() == "missions left over"


def test_everybody_owns_what_is_hers() -> None:
    """VO-338"""
    table = coop().chips(0, 9)
    table.play("station:field-office", "amount:2", "chips")
    assert table.mat(1).operatives == 0
    assert table.mat(1).chips == 0
    assert sum(table.state.waiting[N_KINDS:]) == 0


@pytest.mark.parametrize(
    ("variant", "chips"), [("coop", 10), ("coop-relaxed", 13), ("coop-easy", 16)]
)
def test_the_difficulty_is_a_matter_of_chips(variant: str, chips: int) -> None:
    """VO-330"""
    state = new(2, variant)
    assert state.chips == [chips, chips]
