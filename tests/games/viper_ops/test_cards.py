"""A story for each power card and each secret agent."""

from brushpass.games.viper_ops.rules.content import POWER_CARDS
from tests.games.viper_ops.table import Table, deck_with


def test_one_time_cards_leave_and_others_stay() -> None:
    """VO-190"""
    table = Table().cards(0, "trickster", "protege", "agent-runner")
    table.play("play:trickster")
    assert [card.key for card in table.mat().cards] == ["agent-runner", "protege"]
    assert table.view().power_discarded == ["The Trickster"]
    assert table.why_not("play:protege") == "VO-190"
    assert table.why_not("play:trickster") == "VO-045"


def test_agent_runner() -> None:
    """VO-192, VO-R66"""
    table = (
        Table(2, "extended").cards(0, "agent-runner").agents(0, "field", "snake").operatives(0, 3)
    )
    table.mission(0, "AF02", "special").mole("AF", "field")
    assert table.mat().lines[5] == 3


def test_mole_runner() -> None:
    """VO-193, VO-R64"""
    table = Table(2, "extended").cards(0, "mole-runner", "plant-field-agent", "plant-special-agent")
    table.complete(0, "ME07").complete(0, "AF08").mission(0, "EE08")
    assert table.mat().lines[7] == 8
    table.play("play:plant-field-agent", "region:AF")
    assert table.mat().lines[7] == 8


def test_region_specialist() -> None:
    """VO-194, VO-R65"""
    table = Table().complete(0, "AF01").complete(0, "AF03").complete(0, "AS01")
    assert table.mat().lines[1] == 4
    assert table.cards(0, "region-specialist").mat().lines[1] == 8


def test_secret_agent_runner() -> None:
    """VO-195"""
    table = Table().cards(0, "secret-agent-runner").agents(0, "snake", "colonel", "special")
    assert table.mat().lines[6] == 4
    assert table.mat().lines[4] == 3 + 3 + 2


def test_agent_trainer() -> None:
    """VO-196, VO-R61"""
    table = Table().cards(0, "agent-trainer", secret=True).operatives(0, 1).chips(0, 2)
    assert table.view(1).seats[0].hidden_cards == 1
    table.play("station:academy", "train:operative", "chips")
    assert table.mat().chips == 0
    assert table.view(1).seats[0].cards[0].key == "agent-trainer"
    cheap = deck_with("trainer_discount = 2", "trainer_discount = 9")
    table = Table(3, deck=cheap).cards(0, "agent-trainer").operatives(0, 1).chips(0, 1)
    table.play("station:academy", "train:operative", "chips")
    assert table.mat().chips == 1
    assert table.view().stations[4].boxes[0].owner == 0


def test_chief_directors_protege() -> None:
    """VO-197, VO-R74"""
    table = Table(2).dice(0, 6, 6, 6).power_track(None, None, "protege")
    table.play("track:6", "die:6", "done", "end").until(0)
    assert not table.offers("track")
    table.play("power:3", "die:6", "end").until(0)
    assert table.offers("track")
    table.play("track:5", "die:6", "done", "end").until(0)
    assert table.mat().bought == 2
    table.dice(0, 6)
    assert not table.offers("track")


def test_intel_scrounger() -> None:
    """VO-198, VO-R60"""
    table = Table().cards(0, "intel-scrounger").mission(0, "AF06", "special").chips(0, 6)
    assert table.view().stations[3].price == 4
    assert table.view(1).stations[3].price == 6
    table.play("station:cyber-box", "amount:3", "chips", "intel:1", "intel:1", "intel:1")
    assert table.mat().chips == 0


def test_mover_and_shaker() -> None:
    """VO-199, VO-R73"""
    table = (
        Table().cards(0, "mover-and-shaker").dice(0, 6, 5, 4).power_track("top-job", "trickster")
    )
    table.play("power:2", "change", "die:6", "die:5", "done")
    assert table.mat().chips == 11 - 5
    table.play("end").until(0).dice(0, 6)
    table.play("power:1")
    assert not table.can("change")
    assert table.why_not("change") == "VO-R73"
    table = Table().cards(0, "mover-and-shaker").dice(0, 6).power_track(None, "trickster")
    table.play("power:2", "die:6")
    assert table.mat().chips == 0


def test_budget_reserve_cancelled_mission_and_under_budget() -> None:
    """VO-200, VO-201, VO-202, VO-R49, VO-R17"""
    table = Table().cards(0, "budget-reserve", "cancelled-mission", "under-budget").chips(0, 1)
    table.play("play:budget-reserve")
    assert len(table.mat().active) == 2
    table.play("play:cancelled-mission", "play:under-budget")
    assert len(table.mat().active) == 6
    assert table.mat().unused == 4
    table = Table().cards(0, "under-budget").dice(0, *[3] * 9).play("play:under-budget")
    assert len(table.mat().active) == 10
    assert not Table().cards(0, "under-budget").dice(0, *[3] * 10).can("play:under-budget")


def test_call_in_a_favor() -> None:
    """VO-203, VO-R69"""
    table = Table().cards(0, "call-in-a-favor")
    assert not table.can("play:call-in-a-favor")
    table.dice(0, 3, 6).play("play:call-in-a-favor")
    assert table.legal() == ["die:3", "die:6"]
    table.play("die:6")
    assert table.mat().active == [3, 6, 6]
    assert not Table().cards(0, "call-in-a-favor").dice(0, *[2] * 10).can("play:call-in-a-favor")


def test_delta_force() -> None:
    """VO-204"""
    table = Table().cards(0, "delta-force").mission(0, "AF04", "field").operatives(0, 1).dice(1, 3)
    table.play("turn-in:1", "cover:delta-force", "commit:1")
    assert "Delta Force" in table.view().power_discarded
    assert table.why_not("play:delta-force") == "VO-045"
    assert Table().cards(0, "delta-force").why_not("play:delta-force") == "VO-159"


def test_intel_payday() -> None:
    """VO-205"""
    table = Table().cards(0, "intel-payday").mission(0, "AF06", "special", gadgets=2, intel=1)
    table.play("turn-in:1", "cover:intel-payday", "commit:0")
    short = Table().cards(0, "intel-payday").mission(0, "AF06", "special", gadgets=2)
    assert not short.can("turn-in:1")


def test_spectronic_gadget() -> None:
    """VO-206"""
    table = Table().cards(0, "spectronic-gadget").mission(0, "EE06", "special", intel=3)
    table.play("turn-in:1", "cover:spectronic-gadget", "commit:0")
    assert table.state.step == "TakeCard"


def test_zenith_hovership() -> None:
    """VO-207"""
    table = Table().cards(0, "zenith-hovership").mission(0, "AF09", "snake", intel=1)
    table.operatives(0, 2).play("turn-in:1", "cover:zenith-hovership", "commit:2")
    assert table.mat().completed[0].id == "AF09"


def test_free_agent_upgrade() -> None:
    """VO-208, VO-R68"""
    table = Table(2).cards(0, "free-agent-upgrade").chips(0, 9).operatives(0, 3)
    for _ in range(2):
        table.play("station:academy", "train:operative", "chips", "end").until(0)
    assert not table.can("station:academy")
    table.play("play:free-agent-upgrade", "train:field")
    assert table.mat().waiting == ["field", "special"]


def test_top_job() -> None:
    """VO-209, VO-R67, VO-R30"""
    table = Table().cards(0, "top-job").operatives(0, 2).mission(0, "AS01", "field", intel=1)
    assert table.why_not("play:top-job") == "VO-R67"
    table.play("turn-in:1", "commit:2", "play:top-job", "train:debriefed-field")
    assert table.mat().debrief == ["special"]


def test_top_job_as_a_reward_waits_for_another_mission() -> None:
    """VO-209, VO-R67"""
    table = Table().operatives(0, 3).mission(0, "AS05", "field", gadgets=1, intel=2)
    table.mission(0, "EE03", "special", intel=1).next_power("top-job")
    table.play("turn-in:1", "commit:0", "power:1")
    assert not table.can("play:top-job")
    table.play("turn-in:2", "commit:2")
    assert table.can("play:top-job")
    bought = Table().operatives(0, 2).mission(0, "AS01", "field", intel=1).dice(0, 6)
    bought.power_track(None, "top-job").operatives(0, 3).play("turn-in:1", "commit:2")
    space = 1 + bought.powers().index("top-job")
    bought.play(f"power:{space}", "die:6")
    assert bought.can("play:top-job")


def test_special_mission() -> None:
    """VO-210, VO-R72"""
    table = Table().cards(0, "special-mission").next_missions("WE01", "WE02", "WE03")
    table.play("play:special-mission")
    assert [mission.id for mission in table.view(1).offered] == ["WE01", "WE02", "WE03"]
    table.play("offer:2")
    assert table.mat().missions[0].id == "WE02"
    assert table.view().missions_discarded == ["WE01", "WE03"]
    few = Table().cards(0, "special-mission").mission_track()
    few.state.completed[1] = few.state.mission_pile[2:]
    few.state.mission_pile = few.state.mission_pile[:2]
    few.play("play:special-mission")
    assert few.legal() == ["offer:1", "offer:2"]


def test_clean_slate() -> None:
    """VO-211, VO-R70, VO-R32"""
    table = Table(2).cards(0, "clean-slate").chips(0, 9).mission(0, "EE06", "special")
    assert not table.can("play:clean-slate")
    table.dice(0, 3, 4, 5).dice(1, 3)
    table.play("station:laboratory", "amount:1", "die:3", "gadget:1", "end")
    table.play("station:seal-team", "die:3", "end")
    table.play("station:laboratory", "amount:2", "die:4", "chips", "gadget:1", "gadget:1")
    table.play("play:clean-slate")
    assert table.legal() == ["clear:laboratory", "clear:seal-team"]
    assert table.why_not("done") == "VO-211"
    table.play("clear:laboratory")
    assert table.legal() == ["box:1", "box:2"]
    table.play("box:1", "die:3", "clear:laboratory", "box:2", "die:4", "clear:seal-team", "box:1")
    table.play("die:3", "done")
    laboratory = table.view().stations[1]
    assert laboratory.boxes[0].owner is None
    assert laboratory.boxes[1].owner == 0
    assert laboratory.price == 3
    assert table.mat(0).unused == 9
    assert table.mat(1).unused == 10
    assert table.view().seal == 1
    assert table.view().stations[7].boxes[0].owner is None


def test_clean_slate_reaches_stations_without_boxes() -> None:
    """VO-R70"""
    table = Table(2).cards(0, "clean-slate").dice(0, 1, 6).dice(1, 1)
    table.play("station:raise-budget", "die:1", "end", "station:raise-budget", "die:1", "end")
    table.play("play:clean-slate", "clear:raise-budget")
    assert table.legal() == ["box:1", "box:2"]
    table.play("box:2", "die:1", "done")
    assert table.mat(1).unused == 10
    assert table.mat(0).unused == 8
    assert table.mat(1).used == ["raise-budget"]


def test_the_trickster() -> None:
    """VO-212, VO-R71"""
    assert Table().cards(0, "trickster").play("play:trickster").mat().budget == 12
    assert Table().cards(0, "trickster").budget(0, 15).play("play:trickster").mat().budget == 16
    assert not Table().cards(0, "trickster").budget(0, 16).can("play:trickster")


def test_plant_a_field_agent() -> None:
    """VO-313, VO-R62, VO-R63"""
    table = Table(2, "extended").without_moles().cards(0, "plant-field-agent")
    table.mission(0, "AF06", "special").mission(0, "AF08")
    table.play("play:plant-field-agent", "region:WE")
    assert table.view().regions[6].available == ("field",)
    assert table.legal() == ["decline", "intel:1"]
    table.play("intel:1")
    assert table.mat().missions[0].has == (0, 0, 2)
    assert table.mat().cards[0].planted
    assert table.why_not("play:plant-field-agent") == "VO-R62"
    table.cards(0, "plant-field-agent")
    table.state.supply[4] = 0
    assert not table.can("play:plant-field-agent")


def test_plant_a_special_agent() -> None:
    """VO-314, VO-R62"""
    table = Table(2, "extended").without_moles().cards(0, "plant-special-agent")
    table.mission(0, "AF06", "special").play("play:plant-special-agent", "region:AF", "intel:1")
    assert table.view().regions[0].available == ("special",)
    assert table.mat().missions[0].has == (0, 0, 3)


def test_every_card_has_its_story() -> None:
    """VO-190"""
    assert len(POWER_CARDS) == 23


def test_handler() -> None:
    """VO-221"""
    table = Table(2).agents(0, "handler").operatives(0, 2).finish_round()
    assert table.mat(0).operatives == 3


def test_tinkerer() -> None:
    """VO-222, VO-R76"""
    table = Table(2).mission(0, "AF01", "tinkerer").finish_round()
    assert table.state.step == "BuyFromTinkerer"
    assert table.legal() == ["decline", "gadget:1", "deployment:1"]
    table.play("deployment:1")
    assert table.mat(0).missions[0].has == (0, 1, 0)
    assert table.mat(0).chips == 9
    idle = Table(2).agents(0, "tinkerer").mission(0, "AF01").finish_round()
    assert idle.state.step == "BeforeStation"


def test_sleuth() -> None:
    """VO-223, VO-R76, VO-R60"""
    table = Table(2).mission(0, "AF03", "sleuth").finish_round().play("intel:1")
    assert table.mat(0).chips == 9
    free = Table(2).mission(0, "AF03", "sleuth").cards(0, "intel-scrounger", secret=True)
    free.finish_round().play("intel:1")
    assert free.mat(0).chips == 10
    assert free.view(1).seats[0].cards[0].key == "intel-scrounger"


def test_colonel() -> None:
    """VO-224, VO-R77"""
    table = Table().agents(0, "colonel")
    assert table.why_not("colonel") == "VO-224"
    table.dice(0, 2, 5).play("colonel", "die:2")
    assert not table.can("set:2")
    table.play("set:6")
    assert table.mat().active == [5, 6]
    assert not table.can("colonel")
    table.finish_round().turn_of(0).dice(0, 1)
    assert table.can("colonel")


def test_golden_one_must_be_on_the_team() -> None:
    """VO-225, VO-R44"""
    table = Table().mission(0, "NA10", "special", gadgets=1, deployment=1, intel=1).operatives(0, 3)
    table.play("turn-in:1", "commit:3")
    assert table.state.step == "BeforeStation"


def test_snakes_only_cover() -> None:
    """VO-228, VO-158"""
    table = Table().mission(0, "AS01", "snake", intel=1)
    table.play("turn-in:1", "commit:0")
    assert table.mat().debrief == ["snake"]
