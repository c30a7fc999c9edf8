"""The worked scenarios of the specification."""

from brushpass.kernel.decks import Deck
from tests.games.viper_ops.table import Table, deck_with


def test_s01_pip_plus_prices() -> None:
    """VO-059, VO-080, VO-083, VO-088, VO-R34"""
    table = Table().chips(0, 10).mission(0, "AF02", "special").mission(0, "EE07", "field")
    table.mission(1, "EE06", "special").dice(1, 6)
    table.play("station:laboratory", "amount:4", "chips")
    table.play("gadget:1", "gadget:1", "gadget:2", "gadget:2", "end")
    assert table.mat(0).chips == 4
    assert table.view().stations[1].boxes[0].chips
    table.play("station:laboratory")
    assert table.offers("amount") == ["amount:1", "amount:2", "amount:3"]
    table.play("amount:3", "die:6", "gadget:1", "gadget:1", "gadget:1", "end")
    assert table.mat(1).missions[0].has == (3, 0, 0)
    assert table.view().stations[1].price == 5
    table.until(0)
    assert not table.can("station:laboratory")


def test_s02_deliberate_overpayment_for_change() -> None:
    """VO-053, VO-054, VO-106, VO-107"""
    table = Table().chips(0, 1).dice(0, 6, 3)
    table.play("track:3", "die:6")
    assert table.can("done")
    table.play("die:3")
    assert table.legal() == ["done"]
    table.play("done")
    assert table.mat().chips == 6
    assert table.mat().spent == 2
    assert table.track()[2] is None
    table.play("end").until(0).dice(0, 6)
    assert not table.offers("track")


def test_s03_power_card_without_change_returned_for_a_chip() -> None:
    """VO-113, VO-116, VO-117"""
    table = Table().dice(0, 5).power_track(None, None, None, "protege")
    table.play("power:4", "die:5")
    assert table.mat().chips == 0
    assert table.can("return:protege")
    kept = (
        Table().dice(0, 5).power_track(None, None, None, "protege").play("power:4", "die:5", "end")
    )
    kept.until(0)
    assert not kept.offers("return")
    table.play("return:protege")
    assert table.mat().chips == 1
    assert "Chief Director's Protégé" in table.view().power_discarded


def test_s04_track_insertion_with_a_gap() -> None:
    """VO-115, VO-R10"""
    names = ["agent-runner", "mole-runner", None, "protege", "top-job", "trickster"]
    table = Table().power_track(*names).next_power("clean-slate", "delta-force")
    table.operatives(0, 6).mission(0, "AS01", "field", intel=1).mission(0, "EE03", "field", intel=1)
    table.play("turn-in:1", "commit:2")
    assert table.powers() == [
        "clean-slate", "agent-runner", "mole-runner", "protege", "top-job", "trickster",
    ]  # fmt: skip
    assert table.view().power_discarded == []
    table.play("turn-in:2", "commit:2")
    assert table.powers() == [
        "delta-force", "clean-slate", "agent-runner", "mole-runner", "protege", "top-job",
    ]  # fmt: skip
    assert table.view().power_discarded == ["The Trickster"]


def test_s05_low_dice() -> None:
    """VO-136, VO-137, VO-138, VO-R24"""
    table = Table().dice(0, 1, 2, 2).dice(1, 2)
    table.play("station:raise-budget", "die:1", "end")
    assert table.can("station:raise-budget")
    assert table.can("station:draw-power")
    table.until(0).play("station:draw-power", "die:2", "end").until(0)
    assert table.mat().budget == 11
    assert table.mat().cards[0].secret
    assert not table.can("station:raise-budget")
    assert not table.can("station:draw-power")
    assert table.mat().active == [2]


def test_s06_the_seal_team_changes_hands() -> None:
    """VO-120, VO-125, VO-R26"""
    table = Table().round(2).dice(0, 3, 4).dice(1, 3).mission(0, "AF02", "special", gadgets=2)
    table.play("station:seal-team")
    assert table.legal() == ["die:3"]
    table.play("die:3", "end")
    assert not table.can("station:seal-team")
    table.finish_round()
    assert table.view().seal == 0
    assert table.state.to_move == 1
    table.dice(1, 3).play("station:seal-team", "die:3")
    assert table.view().seal == 1
    assert table.mat(0).missions[0].has == (2, 0, 0)


def over_skilled(agent: str, operatives: int) -> Table:
    table = Table().mission(0, "SA02", agent, gadgets=1, deployment=1)
    return table.operatives(0, operatives)


def test_s07_over_skilled_agents() -> None:
    """VO-156, VO-157, VO-158, VO-R37, VO-R40"""
    for agent, commits in (
        ("special", ["commit:1"]),
        ("snake", ["commit:0", "commit:1"]),
        ("sleuth", ["commit:1"]),
    ):
        table = over_skilled(agent, 1).play("turn-in:1")
        assert table.legal() == commits
    assert not over_skilled("special", 0).can("turn-in:1")
    assert not over_skilled("sleuth", 0).can("turn-in:1")
    assert over_skilled("snake", 0).play("turn-in:1").legal() == ["commit:0"]


def deserted() -> Table:
    table = Table().mission(0, "AF04", "field", intel=1, gadgets=1).mission(0, "EE03")
    table.agents(0, "special").operatives(0, 1).chips(0, 1)
    table.play("recall", "mission:1", "assign:field", "mission:2")
    return table.play("station:field-office", "amount:1", "chips")


def test_s08_mission_left_without_an_agent() -> None:
    """VO-043, VO-044, VO-R36"""
    table = deserted().play("end")
    assert table.mat().missions[0].has == (0, 0, 0)
    assert table.mat().operatives == 2
    rescued = deserted().play("assign:special", "mission:1", "end")
    assert rescued.mat().missions[0].has == (1, 0, 1)


def debriefing() -> Table:
    table = Table(2).mission(0, "EE01", "tinkerer", gadgets=1, intel=1).operatives(0, 1)
    return table.mission(0, "AF02", "special").chips(0, 5)


def test_s09_debrief() -> None:
    """VO-162, VO-163, VO-164, VO-R42, VO-R43"""
    table = debriefing().play("turn-in:1", "commit:1", "decline")
    table.play("station:field-office", "amount:1", "chips", "end").until(0)
    assert table.mat().waiting == ["tinkerer"]
    table.finish_round()
    assert table.state.step == "BuyFromTinkerer"
    late = debriefing().play("turn-in:1", "commit:1", "decline", "pass").finish_round()
    assert late.state.step == "BeforeStation"
    assert late.mat(0).debrief == ["tinkerer"]
    assert late.until(0).mat(0).waiting == ["tinkerer"]


def test_s10_assassination_saves_an_operative() -> None:
    """VO-170, VO-171, VO-R46"""
    table = Table().mission(0, "EE04", "special", gadgets=2, deployment=1).operatives(0, 2)
    before = table.view().supply
    table.play("turn-in:1", "commit:2", "train:operative")
    after = table.view().supply
    assert table.mat().operatives == 0
    assert table.mat().waiting == ["field"]
    assert after["operatives"] == before["operatives"] + 2
    assert after["field"] == before["field"] - 1
    assert table.mat().debrief == ["special"]


def test_s11_golden_one_and_sabotage() -> None:
    """VO-181, VO-225, VO-226, VO-R45, VO-R50"""
    for picks in (["deployment:2"] * 2 + ["gadget:2"] * 2, ["gadget:2"] * 2 + ["deployment:2"]):
        table = Table().mission(0, "AF01", "field", gadgets=1, deployment=1).operatives(0, 1)
        table.mission(0, "AS04", "special").agents(0, "golden-one").chips(0, 2)
        table.play("turn-in:1", "commit:1", "yes", *picks, "done", "chips")
        assert table.mat().chips == 0
        assert sum(table.mat().missions[1].has) == len(picks)
        assert table.mat().used == ["golden-one"]


def test_s12_end_of_a_round() -> None:
    """VO-065, VO-066, VO-070, VO-071, VO-072, VO-073, VO-R10, VO-R12"""
    table = Table(2).budget(0, 11).chips(0, 2).chips(1, 5).dice(0, 4)
    table.mission_track(None, "AF02", "AF03", None, "AF05", "AF06")
    table.next_missions("AS01", "AS02", "AS03", "AS04")
    table.power_track("agent-runner", None, "protege", "top-job", "trickster", "clean-slate")
    table.next_power("delta-force", "intel-payday").play("pass", "pass")
    assert table.track() == ["AS04", "AS03", "AS02", "AS01", "AF02", "AF03"]
    assert sorted(table.view().missions_discarded) == ["AF05", "AF06"]
    assert table.powers() == [
        "intel-payday", "delta-force", "agent-runner", "protege", "top-job", "trickster",
    ]  # fmt: skip
    assert table.view().power_discarded == ["Clean Slate"]
    assert [table.mat(seat).chips for seat in range(2)] == [13, 15]
    assert [table.mat(seat).unused for seat in range(2)] == [10, 10]
    assert table.view().first == 1


def two_directors(deck: Deck | None = None) -> Table:
    table = Table(2, deck=deck).budget(0, 13).agents(0, "field", "field", "special", "snake")
    for name in ("AF01", "EE04", "ME10", "WE07"):
        table.complete(0, name)
    table.cards(0, "agent-runner", "region-specialist")
    table.agents(1, "snake", "colonel", "field").budget(1, 16)
    for name in ("AF06", "AF02", "AF09", "AF03", "NA02"):
        table.complete(1, name)
    return table


def test_s13_scoring_and_tie() -> None:
    """VO-140, VO-141, VO-142, VO-194, VO-281, VO-288"""
    table = two_directors()
    assert table.mat(0).lines == [32, 4, 22, 13, 7, 4, 0, 0]
    assert sum(table.mat(0).lines) == 82
    rest = 82 - sum(table.mat(1).lines)
    old = 'id = "NA02", type = "surveillance",    level = "field",   points = 7,'
    level = two_directors(deck_with(old, old.replace("= 7,", f"= {7 + rest},")))
    assert level.mat(0).lines[4] == level.mat(1).lines[4] == 7
    level.round(5).finish_round()
    assert level.state.scores() == [82, 82]
    assert level.state.winners() == [1]


def test_s14_mole_with_intel_scrounger() -> None:
    """VO-305, VO-306, VO-307, VO-308, VO-309, VO-310, VO-R59, VO-R60"""
    table = Table(2, "extended").without_moles().mole("ME", "special").mission(0, "ME05", "special")
    table.cards(0, "intel-scrounger").chips(0, 5)
    table.play("mole:ME-special", "mission:1", "intel:1", "intel:1", "gadget:1", "done", "chips")
    assert table.mat().chips == 1
    assert table.view().regions[3].deep == ("special",)
    single = Table(2, "extended").without_moles().mole("ME", "special")
    single.mission(0, "ME05", "special").cards(0, "intel-scrounger").chips(0, 5)
    single.play("mole:ME-special", "mission:1", "gadget:1", "done", "chips")
    assert single.mat().chips == 1


def test_s15_coop_flow_of_missions() -> None:
    """VO-331, VO-335, VO-336, VO-337, VO-R12, VO-R80"""
    table = Table(2, "coop")
    counts = []
    for _ in range(3):
        for seat in (table.state.to_move, 1 - table.state.to_move):
            table.dice(seat, 6)
            space = next(word for word in table.offers("track"))
            table.play(space, "die:6", "done", "end")
        table.finish_round()
        on_track = len([name for name in table.track() if name])
        counts.append((on_track, table.view().missions_left, len(table.view().missions_discarded)))
    assert counts == [(6, 0, 2), (6, 0, 0), (4, 0, 0)]
