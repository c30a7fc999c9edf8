"""A story for each of the nine mission rewards, plain and doubled by the Golden One."""

from tests.games.viper_ops.table import Table


def ready(name: str, agent: str, golden: bool = False, variant: str = "base") -> Table:
    """A mission that can be turned in at once, with all its operatives."""
    table = Table(3, variant)
    if variant == "extended":
        table.without_moles()
    needs = table.content.needs[4 * table.card_number(name) :][:4]
    table.mission(0, name, agent, gadgets=needs[0], deployment=needs[1], intel=needs[2])
    table.operatives(0, needs[3])
    if golden:
        table.agents(0, "golden-one")
    return table


def turn_in(table: Table, double: bool = False) -> Table:
    table.play("turn-in:1")
    table.play(table.offers("commit")[-1])
    if table.state.step == "DoubleReward":
        table.play("yes" if double else "decline")
    return table


def test_assassination_promotes_somebody() -> None:
    """VO-170, VO-171, VO-R46, VO-R30"""
    table = turn_in(ready("EE04", "special"))
    assert table.legal() == ["decline", "train:operative", "train:runner"]
    table.play("train:operative")
    assert table.mat().waiting == ["field"]
    assert table.mat().operatives == 0
    assert table.view().supply["operatives"] == 30
    table = turn_in(ready("AF05", "special").next_agents("colonel"))
    table.play("train:runner")
    assert table.mat().debrief == ["colonel"]
    table = turn_in(ready("AF05", "special").operatives(0, 3))
    table.play("train:operative")
    assert table.mat().operatives == 2


def test_assassination_doubled_promotes_twice() -> None:
    """VO-R45: the same piece may rise twice."""
    table = turn_in(ready("EE04", "special", golden=True), double=True)
    table.play("train:operative", "train:field")
    assert table.mat().waiting == ["special", "golden-one"]


def test_assassination_may_be_declined() -> None:
    """VO-170"""
    table = turn_in(ready("EE04", "special")).play("decline")
    assert table.mat().debrief == ["special"]


def test_computer_attack_takes_a_power_card() -> None:
    """VO-172, VO-R75"""
    table = turn_in(ready("AS05", "field").next_power("clean-slate", "delta-force"))
    table.play("pile")
    assert table.mat().cards[0].key == "delta-force"
    assert table.mat().cards[0].secret
    table = turn_in(ready("AS05", "field").next_power("clean-slate")).play("power:1")
    assert table.mat().cards[0].key == "clean-slate"
    assert not table.mat().cards[0].secret
    assert table.powers()[0] is None
    assert table.can("return:clean-slate")


def test_computer_attack_doubled_takes_two() -> None:
    """VO-R45"""
    table = turn_in(ready("AS05", "field", golden=True), double=True).play("power:2", "power:3")
    assert len(table.mat().cards) == 2


def test_extraction_brings_a_field_agent() -> None:
    """VO-173, VO-R97"""
    table = turn_in(ready("AS09", "special"))
    assert table.state.step == "BeforeStation"
    assert table.mat().waiting == ["field"]


def test_extraction_doubled_brings_two() -> None:
    """VO-227"""
    table = turn_in(ready("AS09", "special", golden=True), double=True)
    assert table.mat().waiting == ["field", "field", "golden-one"]


def test_frame_up_rolls_a_die() -> None:
    """VO-175, VO-R97, VO-R49"""
    table = turn_in(ready("AS01", "field"))
    assert len(table.mat().active) == 1
    assert table.mat().unused == 9
    table.finish_round()
    assert table.mat().active == []


def test_frame_up_without_dice_rolls_none() -> None:
    """VO-R17, VO-R97"""
    table = turn_in(ready("AS01", "field").dice(0, *[1] * 10))
    assert table.mat().active == [1] * 10


def test_frame_up_doubled_rolls_two() -> None:
    """VO-R45"""
    assert len(turn_in(ready("AS01", "field", golden=True), double=True).mat().active) == 2


def test_plant_mole_brings_intel_to_the_region() -> None:
    """VO-176, VO-R54"""
    table = ready("NA08", "special").mission(0, "NA01", "field").mission(0, "NA06", "snake")
    table.mission(0, "AF06", "special").mission(0, "NA02")
    table = turn_in(table)
    assert table.legal() == ["decline", "intel:2", "intel:3"]
    table.play("intel:2")
    assert table.mat().missions[1].has == (0, 0, 1)
    assert table.view().supply["intel"] == 29
    assert turn_in(ready("NA08", "special")).state.step == "BeforeStation"


def test_plant_mole_doubled_brings_intel_twice() -> None:
    """VO-R45"""
    table = ready("NA08", "special", golden=True).mission(0, "NA01", "field")
    table = turn_in(table.mission(0, "NA06", "snake"), double=True)
    table.play("intel:3", "intel:2")
    assert table.mat().missions[2].has == (0, 0, 2)
    assert table.mat().missions[1].has == (0, 0, 1)


def test_sabotage_sells_assets_at_a_pip() -> None:
    """VO-181, VO-182, VO-R50"""
    table = ready("AF01", "field").mission(0, "AS04", "special").mission(0, "AS06")
    table = turn_in(table.chips(0, 1).dice(0, 2))
    assert table.legal() == ["done", "gadget:2", "deployment:2"]
    table.play("gadget:2", "deployment:2", "gadget:2")
    assert table.legal() == ["done"]
    table.play("done", "die:2", "chips")
    assert table.mat().missions[1].has == (2, 1, 0)
    assert table.mat().chips == 0
    assert not any(station.boxes[0].dice for station in table.view().stations if station.boxes)
    assert table.mat().spent == 1
    table = turn_in(ready("AF01", "field").mission(0, "AS04", "special").chips(0, 3)).play("done")
    assert table.mat().chips == 3


def test_sabotage_doubled_gives_two_for_a_pip() -> None:
    """VO-226"""
    table = ready("AF01", "field", golden=True).mission(0, "AS04", "special").chips(0, 2)
    table = turn_in(table, double=True)
    table.play("gadget:2", "gadget:2", "deployment:2", "done", "chips")
    assert table.mat().chips == 0


def test_stage_coup_raises_the_budget() -> None:
    """VO-183, VO-R97"""
    assert turn_in(ready("NA10", "special")).mat().budget == 12
    assert turn_in(ready("NA10", "special").budget(0, 15)).mat().budget == 16


def test_stage_coup_doubled_raises_it_by_four() -> None:
    """VO-R45"""
    assert turn_in(ready("NA10", "special", golden=True), double=True).mat().budget == 14


def test_steal_tech_takes_a_mission_of_the_region() -> None:
    """VO-184, VO-R51"""
    table = ready("AF07", "field").mission_track("AF01", "AS01", None, "AF02").dice(0, 6)
    table = turn_in(table)
    assert table.legal() == ["decline", "pile", "track:1", "track:4"]
    assert table.why_not("track:2") == "VO-184"
    table.play("track:4")
    assert table.mat().missions[0].id == "AF02"
    assert table.mat().bought == 0
    assert table.can("track:1")


def test_steal_tech_searches_the_pile() -> None:
    """VO-184, VO-R51, VO-R53"""
    table = ready("AF07", "field").next_missions("WE03", "AF03")
    table = turn_in(table).play("pile")
    assert table.mat().missions[0].id == "AF03"
    assert table.view().missions_discarded == ["WE03"]
    assert turn_in(ready("AF07", "field")).play("decline").mat().missions[0] is None


def test_steal_tech_doubled_takes_two() -> None:
    """VO-R45"""
    table = ready("AF07", "field", golden=True).next_missions("AF03").mission_track("AF01")
    table = turn_in(table, double=True).play("track:1", "pile")
    assert [mission.id for mission in table.mat().missions[:2] if mission] == ["AF01", "AF03"]


def test_surveillance_rearranges_a_track() -> None:
    """VO-185, VO-R52"""
    table = ready("EE01", "field").mission_track("AF01", None, "AF03", "AF04", None, None)
    table = turn_in(table)
    assert table.legal() == ["decline", "rearrange:power", "rearrange:missions"]
    table.play("rearrange:missions", "track:4")
    assert table.why_not("track:4") == "VO-R52"
    table.play("track:1")
    assert table.track() == ["AF04", None, "AF01", "AF03", None, None]
    assert table.state.step == "BeforeStation"
    table = turn_in(ready("EE01", "field"))
    before = table.powers()
    table.play("rearrange:power")
    while table.state.step == "Rearrange":
        table.play(table.legal()[-1])
    assert table.powers() == before[::-1]


def test_surveillance_doubled_does_both_tracks() -> None:
    """VO-R45"""
    table = turn_in(ready("EE01", "field", golden=True), double=True).play("rearrange:power")
    while table.state.step == "Rearrange":
        table.play(table.legal()[0])
    assert table.legal() == ["decline", "rearrange:missions"]


def test_the_golden_one_doubles_once_a_round() -> None:
    """VO-225, VO-R44, VO-R45"""
    table = ready("NA10", "special", golden=True).mission(0, "AS01", "field", intel=1)
    table = turn_in(table, double=True)
    table.operatives(0, 2).play("turn-in:2", "commit:2")
    assert len(table.mat().active) == 1
    assert table.state.step == "BeforeStation"
    assert "golden-one" in table.mat().used
    run_by_itself = ready("NA10", "golden-one")
    run_by_itself.play("turn-in:1", "commit:3")
    assert run_by_itself.state.step == "DoubleReward"
