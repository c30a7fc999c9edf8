"""The Agents in words: sentences, prompts, stories and the table in text."""

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.words.tell import _LINES, _TELLERS
from tests.games.the_agents.builder import do, story, table


def sentences(state: AgentsState) -> list[str]:
    return [offer.sentence for offer in state.offers()]


def test_placing_reads_from_the_left_of_the_one_who_places() -> None:
    row = {0: "A16>1 SH A20>1"}
    red = table(rows=row, hands={0: "A08"})
    do(red, "card:A08 faction:0")
    assert sentences(red) == [
        "Place it at the left end, beside the Recruiter",
        "Place it at the right end, beside the Pickpocket",
    ]
    blue = table(rows=row, hands={1: "A08"}, active=1)
    do(blue, "card:A08 faction:0")
    assert sentences(blue) == [
        "Place it at the right end, beside the Recruiter",
        "Place it at the left end, beside the Pickpocket",
    ]


def test_choosing_the_direction_says_what_it_pays() -> None:
    state = table(rows={0: "A16>1 SH A20>1"}, hands={0: "A17"})
    do(state, "card:A17 faction:0 gap:3")
    assert sentences(state) == [
        "Command to you, data to Blue: tokens here then pay Red 3, Blue 0",
        "Command to Blue, data to you: tokens here then pay Blue 0, Red 5",
    ]


def test_two_equal_free_agents_do_not_sound_the_same() -> None:
    state = table(hands={0: "A34 A35"})
    assert len(set(sentences(state))) == len(sentences(state))


def test_the_story_is_told_to_each_viewer() -> None:
    state = table(hands={0: "A28", 1: "A05"})
    do(state, "card:A28 player:1 player:0 take-agent")
    assert "You took the Poisoner from Blue's hand." in story(state, 0)
    assert "Red took the Poisoner from your hand." in story(state, 1)
    assert "Red took an agent from Blue's hand." in story(state, None)
    assert "Poisoner" not in story(state, None)


def test_a_command_that_cannot_be_performed_is_mentioned() -> None:
    state = table(hands={0: "A08"})
    do(state, "card:A08 faction:0 gap:1 player:1")
    assert story(state, 1).splitlines()[-1] == (
        "Red placed the Handler in Alpha: command to you, data to Red. "
        "The command cannot be performed."
    )


def test_prompts_ask_one_thing_and_say_why() -> None:
    state = table(rows={0: "SH A20>1"}, hands={0: "A08"})
    prompt = state.prompt()
    assert prompt.title == "Your turn: 2 actions left"
    assert "You would collect 2 IP now." in prompt.why
    do(state, "card:A08 faction:0 gap:0 player:1")
    prompt = state.prompt()
    assert prompt.why == "The Handler faces you: “Turn another agent of this faction.”"
    waiting = GAME.ask(state.view(0))
    assert waiting.title == "Blue is performing a command."


def test_the_table_in_text_is_seen_from_the_viewers_end() -> None:
    state = table(rows={0: "A02>1 SH A07>0"}, hands={0: "A08"})
    red, blue = GAME.text(state.view(0)), GAME.text(state.view(1))
    assert "Blue sees [ CMD ] . [b   b]=1=[W   W]" in red
    assert " Red sees [W   B]=1=[w   w] . [ CMD ]" in red
    assert " Red sees [ CMD ] . [w   w]=1=[B   W]" in blue
    assert "Blue sees [W   W]=1=[b   b] . [ CMD ]" in blue
    assert "Handler (A08" in red and "Handler" not in blue


def test_missions_say_whether_they_are_met() -> None:
    state = table(rows={0: "SH A20x1"}, assigned={(0, 0): "M11", (0, 1): "M12"})
    text = GAME.text(state.view(None))
    assert "Red: Dead Drop (A dead agent lies next to the safe house.) pays 2 now" in text
    assert "Blue: Monopoly (You have two tokens here, the other player none.) not met" in text


def test_the_log_tells_only_of_what_can_happen() -> None:
    silent = {"plays", "declined"}
    assert GAME.events.keys() - silent == _LINES.keys() | _TELLERS.keys()
