"""The stations, one story each and more where it is difficult."""

import pytest

from brushpass.games.viper_ops.rules.content import FIELD_PIECES, INTEL, OPERATIVE, SPECIAL_PIECES
from tests.games.viper_ops.table import Table


def test_there_are_twelve_stations_and_the_regions() -> None:
    """VO-R01"""
    assert len(Table().view().stations) == 12
    assert len(Table(2, "extended").view().regions) == 7


@pytest.mark.parametrize(
    ("station", "prices", "asset"),
    [("laboratory", [3, 4, 5, 6], "gadget"), ("hangar", [4, 5, 6, 7], "deployment")],
)
def test_laboratory_and_hangar_get_dearer(station: str, prices: list[int], asset: str) -> None:
    """VO-080, VO-083, VO-084, VO-R31"""
    table = Table(2).chips(0, 60)
    for name in ("EE05", "AF02", "AS04", "SA05"):
        table.mission(0, name, "snake" if name == "EE05" else "special")
    for price in prices:
        before = table.mat().chips
        slot = table.mat().missions[0]
        assert slot is not None
        table.play(f"station:{station}", "amount:2", "chips")
        assert before - table.mat().chips == price + 1
        for _ in range(2):
            table.play(table.offers(asset)[0])
        table.play("end").until(0)
    assert not table.can(f"station:{station}")
    assert table.why_not(f"station:{station}") == "VO-059"


def test_the_cyber_box_sells_intel_and_closes_when_full() -> None:
    """VO-085, VO-086, VO-R33"""
    table = Table(2).chips(0, 9).mission(0, "EE06", "special").mission(0, "AF03", "field")
    table.chips(1, 20).mission(1, "ME05", "special")
    table.play("station:cyber-box", "amount:4", "chips", "intel:1", "intel:1", "intel:1", "intel:2")
    assert table.mat().chips == 0
    assert [mission.has[INTEL] for mission in table.mat().missions[:2]] == [3, 1]
    table.play("end")
    assert not table.can("station:cyber-box")
    assert table.why_not("station:cyber-box") == "VO-086"


def test_a_second_box_of_the_cyber_box_costs_seven() -> None:
    """VO-085"""
    table = Table(3).chips(0, 6).mission(0, "AF03", "field").chips(1, 7).mission(1, "AF07", "field")
    table.play("station:cyber-box", "amount:1", "chips", "intel:1", "end")
    table.play("station:cyber-box", "amount:1", "chips", "intel:1")
    assert table.mat(1).chips == 0


def test_assets_go_only_where_an_active_mission_asks_for_them() -> None:
    """VO-087, VO-088, VO-151, VO-R34, VO-R35"""
    table = Table().chips(0, 30).mission(0, "AF01", "field").mission(0, "AF02")
    table.play("station:laboratory")
    assert table.offers("amount") == ["amount:1"]
    table = Table().chips(0, 30).mission(0, "AF01").agents(0, "field")
    assert table.why_not("station:laboratory") == "VO-R34"
    table.play("assign:field", "mission:1")
    assert table.can("station:laboratory")
    table = (
        Table().chips(0, 30).mission(0, "AF01", "field", gadgets=1).mission(0, "AF02", "special")
    )
    table.play("station:laboratory", "amount:2", "chips")
    assert table.legal() == ["gadget:2"]


def test_the_field_office_is_never_full() -> None:
    """VO-090, VO-091"""
    table = Table(2).chips(0, 30).chips(1, 3)
    for amount in (4, 1, 2):
        table.play("station:field-office", f"amount:{amount}", "chips", "end")
        table.play("station:field-office", "amount:1", "chips", "end")
    assert table.mat(0).operatives == 7
    assert table.mat(0).chips == 23
    assert table.mat(1).operatives == 3
    table.state.supply[OPERATIVE] += table.state.operatives[0]
    table.state.operatives[0] = 0
    table.chips(0, 30).play("station:field-office")
    assert len(table.offers("amount")) == 20


def test_the_academy_promotes_one_level() -> None:
    """VO-095, VO-097, VO-099, VO-100, VO-R91"""
    table = Table(3).chips(0, 30).operatives(0, 1).next_agents("snake")
    table.play("station:academy")
    assert table.legal() == ["train:operative"]
    table.play("train:operative", "chips")
    assert table.mat().waiting == ["field"]
    assert table.mat().operatives == 0
    assert table.mat().chips == 26
    table.play("end").until(0).play("station:academy", "train:field", "chips")
    assert table.mat().waiting == ["special"]
    table.play("end").until(0).play("station:academy", "train:special", "chips")
    assert table.mat().waiting == ["snake"]
    assert table.mat().chips == 30 - 4 - 5 - 6
    assert table.view().secret_agents_left == 11
    assert table.view().supply["field"] == 15
    assert table.view().supply["special"] == 15
    table.operatives(0, 3).play("end").until(0)
    assert table.why_not("station:academy") == "VO-059"


def test_a_trainee_on_a_mission_stays_there() -> None:
    """VO-096, VO-R29"""
    table = Table().chips(0, 30).mission(0, "AF01", "field", gadgets=1)
    table.play("station:academy", "train:mission-1", "chips", "end")
    mission = table.mat().missions[0]
    assert mission is not None
    assert mission.agent == "special"
    assert mission.has == (1, 0, 0)


def test_agents_in_debrief_do_not_train() -> None:
    """VO-R30, VO-163"""
    table = Table().mission(0, "EE01", "field", gadgets=1, intel=1).operatives(0, 1).chips(0, 20)
    table.play("turn-in:1", "commit:1", "decline")
    assert table.mat().debrief == ["field"]
    assert not table.can("station:academy")
    assert table.why_not("assign:field") == "VO-163"


def test_a_promotion_needs_its_piece() -> None:
    """VO-R92, VO-R15"""
    table = Table().chips(0, 20).agents(0, "special").operatives(0, 1)
    pile = list(table.state.agent_pile)
    table.state.agent_pile = []
    table.state.supply[FIELD_PIECES] = 0
    assert not table.can("station:academy")
    assert table.why_not("station:academy") == "VO-R92"
    table.state.agent_pile = pile
    assert table.can("station:academy")
    assert table.state.supply[SPECIAL_PIECES] == 14


def test_the_mission_track() -> None:
    """VO-105, VO-106, VO-107, VO-108"""
    table = Table().mission_track("AF01", None, "AF03", None, None, "AF05").chips(0, 50)
    assert not table.offers("track")
    assert table.why_not("track:6") == "VO-106"
    assert table.why_not("track:2") == "VO-108"
    table.dice(0, 4, 6)
    assert table.offers("track") == ["track:1", "track:3", "track:6"]
    table.play("track:3", "die:4", "done")
    assert table.mat().missions[0].id == "AF03"
    assert table.track() == ["AF01", None, None, None, None, "AF05"]
    table.play("end").until(0)
    assert not table.offers("track")
    assert table.why_not("track:6") == "VO-107"


def test_ten_missions_are_the_most_one_can_hold() -> None:
    """VO-R82"""
    table = Table().dice(0, 6, 6).cards(0, "special-mission").mission_track("AF01")
    for number in range(1, 11):
        table.mission(0, f"WE{number:02}")
    assert not table.offers("track")
    assert table.why_not("track:1") == "VO-R82"
    assert table.why_not("station:extra-mission") == "VO-R82"
    assert not table.can("play:special-mission")


def test_an_empty_mission_pile_is_refilled_from_the_discards() -> None:
    """VO-109, VO-R12"""
    table = Table().dice(0, 6)
    state = table.state
    state.mission_discard = state.mission_pile
    state.mission_pile = []
    table.play("station:extra-mission", "die:6", "done")
    assert table.mat().missions[0] is not None
    assert not state.mission_discard


def test_cards_pushed_off_do_not_come_straight_back() -> None:
    """VO-R12"""
    table = Table(2).mission_track("AF01", "AF02", "AF03", "AF04", "AF05", "AF06")
    state = table.state
    state.mission_discard = [card for card in state.mission_pile if card > 2]
    state.mission_pile = [card for card in state.mission_pile if card <= 2]
    keep = state.mission_discard[:3]
    spare = state.mission_discard[3:] + state.mission_pile
    state.completed[0] = spare
    state.mission_discard, state.mission_pile = keep, []
    table.finish_round()
    assert sorted(state.mission_discard) == sorted(table.card_number(f"AF0{n}") for n in (4, 5, 6))
    assert table.track()[3:] == ["AF01", "AF02", "AF03"]


def test_power_cards_cost_dice_and_give_no_change() -> None:
    """VO-112, VO-113, VO-R08, VO-114"""
    table = Table().chips(0, 30).dice(0, 5, 2, 2)
    table.power_track("trickster", None, None, "top-job", "protege", "delta-force")
    assert table.why_not("power:2") == "VO-112"
    table.play("power:4", "die:5")
    assert table.mat().chips == 30
    assert [card.key for card in table.mat().cards] == ["top-job"]
    table.play("end").until(0)
    assert table.why_not("power:1") == "VO-113"
    table.play("power:5", "die:2", "end").until(0).play("power:6", "die:2")
    assert len(table.mat().cards) == 3


def test_a_completed_mission_brings_a_power_card() -> None:
    """VO-115, VO-161, VO-R10"""
    table = Table().mission(0, "EE01", "field", gadgets=1, intel=1).operatives(0, 1)
    table.power_track("trickster", None, "top-job", "protege", "delta-force", "clean-slate")
    table.next_power("intel-payday").play("turn-in:1", "commit:1", "decline")
    assert table.powers()[:3] == ["intel-payday", "trickster", "top-job"]


def test_a_fresh_card_can_be_handed_back() -> None:
    """VO-116, VO-117, VO-R48"""
    table = Table().dice(0, 1, 6).next_power("special-mission").cards(0, "special-mission")
    table.play("station:draw-power", "die:1")
    assert table.can("return:special-mission")
    table.play("play:special-mission", "offer:1")
    assert table.can("return:special-mission")
    table.play("return:special-mission")
    assert table.mat().chips == 1
    assert not table.mat().cards
    table = Table().dice(0, 1).next_power("trickster").play("station:draw-power", "die:1", "end")
    table.until(0)
    assert not table.offers("return")
    assert table.why_not("return:trickster") == "VO-117"


def test_an_empty_power_pile_is_refilled_from_the_discards() -> None:
    """VO-118"""
    table = Table().dice(0, 2)
    state = table.state
    state.power_discard, state.power_pile = state.power_pile, []
    table.play("station:draw-power", "die:2")
    assert len(table.mat().cards) == 1
    assert not state.power_discard


def test_the_seal_team_is_recruited_with_a_three() -> None:
    """VO-120, VO-121, VO-124, VO-R26, VO-R27"""
    table = Table().dice(0, 3, 3, 4).dice(1, 3)
    table.play("station:seal-team")
    assert table.legal() == ["die:3"]
    table.play("die:3")
    assert table.view().seal == 0
    table.play("end")
    assert table.why_not("station:seal-team") == "VO-121"
    table.finish_round()
    assert table.view().seal == 0
    table.turn_of(0).dice(0, 3)
    assert table.why_not("station:seal-team") == "VO-R27"


def test_the_seal_team_can_be_lost() -> None:
    """VO-125"""
    table = Table().dice(1, 3)
    table.state.seal = 0
    table.play("pass", "station:seal-team", "die:3")
    assert table.view().seal == 1
    assert not table.mat(0).seal


def test_the_seal_team_covers_three_and_goes_home() -> None:
    """VO-122, VO-123, VO-126, VO-R95"""
    table = Table().mission(0, "EE08", "special").mission(0, "AF10")
    table.operatives(0, 2).dice(0, 3).play("station:seal-team", "die:3")
    assert table.offers("turn-in") == ["turn-in:1"]
    table.play("turn-in:1")
    assert table.offers("cover") == ["cover:seal-team"]
    table.play("cover:seal-team", "commit:2")
    assert table.view().seal == -1
    assert table.view().stations[7].boxes[0].dice == (3,)


def test_extra_missions_come_from_the_pile() -> None:
    """VO-130, VO-133"""
    table = Table().dice(0, 5).next_missions("WE03").play("station:extra-mission", "die:5", "done")
    assert table.mat().missions[0].id == "WE03"
    assert table.mat().chips == 3
    assert table.mat().bought == 0
    table.dice(0, 6).play("end").until(0)
    assert table.offers("track")


def test_extra_regional_missions_are_searched_for() -> None:
    """VO-131, VO-132, VO-R53"""
    table = Table().dice(0, 6).next_missions("WE03", "SA01", "ME01")
    table.play("station:extra-regional")
    assert len(table.offers("region")) == 7
    table.play("region:ME", "die:6", "done")
    assert table.mat().missions[0].id == "ME01"
    assert table.view().missions_discarded == ["WE03", "SA01"]
    assert table.mat().chips == 1


def test_a_search_goes_on_in_the_old_discards() -> None:
    """VO-R53"""
    table = Table().dice(0, 5).mission_track()
    state = table.state
    middle = [card for card in state.mission_pile if state.content.region_of[card] == 3]
    others = [card for card in state.mission_pile if card not in middle]
    state.mission_pile, state.mission_discard = others[:2], middle
    state.completed[1] = others[2:]
    table.play("station:extra-regional", "region:ME", "die:5", "done")
    assert table.mat().missions[0].region == "ME"
    assert set(others[:2]) <= set(state.mission_discard)
    state.completed[2] = [card for card in middle if card in state.mission_pile]
    state.mission_pile = []
    table.dice(0, 5).play("end").until(0)
    table.play("station:extra-regional")
    assert not table.can("region:ME")
    assert table.why_not("region:ME") == "VO-R53"


def test_low_dice_raise_the_budget_and_draw_cards() -> None:
    """VO-136, VO-137, VO-138, VO-R24, VO-R75"""
    table = Table().dice(0, 1, 2, 2).dice(1, 1).next_power("delta-force")
    table.play("station:raise-budget", "die:1", "end")
    assert table.can("station:raise-budget")
    table.until(0)
    assert table.mat().budget == 11
    table.play("station:draw-power", "die:2")
    assert table.mat().cards[0].key == "delta-force"
    assert table.mat().cards[0].secret
    assert table.view(1).seats[0].cards == []
    assert table.view(1).seats[0].hidden_cards == 1
    assert table.view(None).seats[0].hidden_cards == 1
    table.play("end")
    assert table.why_not("station:raise-budget") == "VO-138"
    assert table.why_not("station:draw-power") == "VO-138"
