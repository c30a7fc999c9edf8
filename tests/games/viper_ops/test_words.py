"""Sentences, prompts, the log and the text of the table."""

import pytest

from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import BadPosition
from tests.games.viper_ops.table import GAME, Table


def test_sentences_say_what_it_costs_and_what_comes_back() -> None:
    table = Table().chips(0, 4).dice(0, 6).mission_track("AF01", None, "AF03")
    assert table.state.describe(table.state.parse("track:3")) == (
        "Buy Surveillance AF03 for 4 pips in dice"
    )
    table.play("track:3")
    assert table.state.describe(table.state.parse("die:6")) == "Add a 6: 2 pips back as change"
    table.play("die:6")
    assert table.state.describe(table.state.parse("done")) == "Done: 2 pips back as change"
    prompt = table.state.prompt()
    assert prompt.title == "Mission Track: paid"
    assert "change so far: 2 pips" in prompt.why


def test_a_surplus_that_is_lost_is_called_lost() -> None:
    table = Table().dice(0, 6).play("station:field-office", "amount:4")
    assert table.state.describe(table.state.parse("die:6")) == "Add a 6: 2 pips too much, lost"


def test_refusals_carry_rule_and_reason() -> None:
    refusal = Table().state.why_not(GAME.actions.parse("roll"))
    assert str(refusal) == "VO-035: a roll costs 3 pips in chips"


def test_the_log_keeps_a_drawn_card_to_its_owner() -> None:
    table = Table().dice(0, 1).next_power("delta-force").play("station:draw-power", "die:1")
    assert "You drew Delta Force unseen." in table.story(0)
    assert "Red drew a power card unseen." in table.story(1)
    assert not any("Delta Force" in line for line in table.story(1) + table.story(None))


def test_the_log_tells_a_completion() -> None:
    table = Table().mission(0, "AF05", "special", gadgets=1, deployment=1, intel=1).operatives(0, 1)
    table.play("turn-in:1", "commit:1", "train:operative")
    story = table.story()
    assert "Red completed Assassination AF05!" in story
    assert "Red promoted an operative: now a field agent." in story


def test_the_prompt_warns_of_missions_without_agents() -> None:
    table = Table().mission(0, "AF02", "special", gadgets=1).chips(0, 1)
    table.play("recall", "mission:1", "station:field-office", "amount:1", "chips")
    assert table.state.prompt().why == "Sabotage AF02 will lose the assets: no agent."


def test_the_text_shows_the_mat() -> None:
    table = Table().mission(0, "AF02", "special", gadgets=1).chips(0, 7)
    text = GAME.text(table.view(0))
    assert "Red (you), Max Porter" in text
    assert "7 chips, budget 10" in text
    assert "1. Sabotage AF02, special agent, 10+7 VP, needs 1 gadget, 2 deployment, 1 intel" in text


def test_every_event_has_words() -> None:
    """Whole games of every mode, told without a gap."""
    quiet = set()
    for variant in ("base-experienced", "extended", "coop"):
        for seed in range(3):
            state, rng = GAME.new(2, seed, variant, journal=True), FastChance(seed)
            guide = GAME.guide()
            while not state.over:
                state.apply(guide.pick(state.imagine(state.to_move, rng), rng))
            assert state.journal is not None
            for event in state.journal.seen_by(None):
                if not GAME.tell(event, None):
                    quiet.add(event.kind)
    assert quiet == set()


def test_the_scene_shows_what_is_owed() -> None:
    table = Table().dice(0, 6, 2).mission_track("AF01").play("track:1", "die:6")
    scene = GAME.scene(table.view(0), table.state.offers())
    assert "Mission Track: 0 owed, 6 in dice paid, 0 back" in scene.body


def test_a_position_is_a_readable_document() -> None:
    table = Table(2).mission(0, "AF02", "special", gadgets=1).cards(0, "free-agent-upgrade")
    table.chips(0, 9).dice(0, 3).play("station:laboratory", "amount:1", "die:3", "gadget:1")
    position = table.state.dump()["position"]
    assert position["missions"][0][0] == "AF02"
    assert position["runner"][0][0] == "special"
    assert position["laid"] == [
        {"station": "laboratory", "box": 0, "owner": 0, "dice": [3], "chips": False}
    ]
    assert position["hand"][0] in (["free-agent-upgrade"], ["free-agent-upgrade 2"])
    assert GAME.load(table.state.dump()).dump() == table.state.dump()


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("mission_pile", ["XX99"], "mission_pile"),
        ("chips", [-5, 0], "chips"),
        ("chips", [1], "seats"),
        ("hand", [["no-such-card"], []], "hand"),
        ("power_pile", [], "power cards"),
        ("operatives", [7, 0], "operatives"),
        ("unused", [9, 10], "dice"),
        ("closed", ["AF"], "missions"),
        ("waiting", [["field"], []], "agents"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: object, words: str) -> None:
    document = Table(2).state.dump()
    document["position"][field] = value
    with pytest.raises(BadPosition, match=words):
        GAME.load(document)


def test_the_scene_lets_one_ask_why_a_station_is_closed() -> None:
    table = Table().chips(0, 1)
    scene = GAME.scene(table.view(0), table.state.offers())
    assert 'data-why="station:laboratory"' in scene.body
    assert 'data-why="station:field-office"' not in scene.body
    assert "data-why" not in GAME.scene(table.view(1), []).body
