import json
import random
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import brushpass
from brushpass.adapters import text, tournament
from brushpass.cli import app
from brushpass.kernel.errors import BrushpassError, IllegalAction
from brushpass.kernel.perspective import Perspective
from tests.adapters.places import LARGEST
from tests.games.pocket_ops.table import Table


@pytest.mark.parametrize(("name", "variant", "players"), LARGEST)
def test_a_prompt_is_complete(name: str, variant: str, players: int) -> None:
    game = brushpass.game(name)
    state = game.new(players, 3, variant, journal=True)
    choice = random.Random(3).choice
    for _ in range(40):
        state.play(choice(state.legal_actions()))
        if state.over:
            break
        mover = state.perspective(state.to_move)
        prompt = mover.text()
        assert prompt.startswith(f"# {game.title} in brief")
        assert game.text(mover.view()) in prompt
        for offer in mover.offers():
            assert offer.notation in prompt
            assert offer.sentence in prompt
        for line in mover.news():
            assert line in prompt


def test_the_news_begin_with_ones_own_last_move() -> None:
    state = brushpass.game("pocket-ops").new(seed=2, journal=True)
    first = state.to_move
    state.play(state.legal_actions()[0])
    state.play(state.legal_actions()[0])
    news = state.perspective(first).news()
    assert news[0].startswith("You chose the ")
    assert not any("begins" in line for line in news)
    assert any("Red has the" in line for line in news)


def test_a_prompt_tells_nothing_that_its_reader_may_not_know() -> None:
    table = Table.laid_out("r../.b./...")
    table.state.play("predict:C")
    assert "C" in table.state.perspective(1).news()[0]
    assert table.state.perspective(0).news() == ["Blue laid a blueprint."]


def placing() -> Perspective:
    state = Table.laid_out("r../.b./...").state
    state.play("predict:C")
    return state.perspective(0)


@pytest.mark.parametrize(
    "answer",
    [
        "place:C",
        "PLACE:C",
        "I will surprise them with `place:C`.",
        "The corner is open.\n\n**place:C**",
        "place:I would be obvious, place:G too.\nplace:C",
        "Move: place:C",
        "Both place:I and place:G look good.\n\n**Final answer:** place:C.",
        "First place:G came to mind.\n- Action = `place:C`",
        "## My move: place:C",
        'Not place:I!\n{"move": "place:C"}',
        "```\nplace:C\n```",
    ],
)
def test_a_notation_is_found_in_an_answer(answer: str) -> None:
    mover = placing()
    assert mover.game.actions.notation(text.parse(mover, answer)) == "place:C"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("place:E, I think", "PO-"),
        ("predict:C", "predict:C is not allowed now"),
        ("place:C or place:G, both are fine", "names place:C, place:G"),
        ("place:Z", "there is no action place:z; legal ones are written like place:"),
        ("The middle, please.", "names no action"),
        ("", "names no action"),
    ],
)
def test_an_answer_is_refused_with_a_reason(answer: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        text.parse(placing(), answer)


@pytest.mark.parametrize("name", brushpass.catalogue())
def test_every_notation_can_be_told_in_a_sentence(name: str) -> None:
    game = brushpass.game(name)
    state = game.new(seed=3)
    choice = random.Random(1).choice
    for _ in range(60):
        mover = state.perspective(state.to_move)
        action = choice(state.legal_actions())
        said = f"After some thought I go for **{state.notation(action)}**, thank you."
        assert text.parse(mover, said) == action
        state.play(action)
        if state.over:
            break


def test_who_is_not_to_move_has_no_say() -> None:
    mover = placing()
    other = brushpass.game("pocket-ops").new().perspective(0)
    waiting = other if not other.to_move else brushpass.game("pocket-ops").new().perspective(1)
    with pytest.raises(IllegalAction, match="not your decision"):
        text.parse(waiting, "place:C")
    refusal = waiting.why_not(0)
    assert refusal is not None
    assert mover.why_not(mover.legal_actions()[0]) is None


def last_offer(prompt: str) -> str:
    options = [line.split()[0] for line in prompt.splitlines() if line.startswith("  ") and ":" in line.split()[0]]  # fmt: skip
    return f"I play {options[-1]}." if options else "decline"


def test_a_tournament_counts_illegal_answers_apart(tmp_path: Path) -> None:
    game = brushpass.game("pocket-ops")
    plan = tournament.Plan(games=2, players=2, variant="standard", bot="random", seed=1, tries=2)
    asked: list[str] = []

    def player(prompt: str) -> str:
        asked.append(prompt)
        return "no idea" if len(asked) % 3 == 1 else last_offer(prompt)

    standing = tournament.play(game, plan, player, tmp_path)
    assert standing.games == 2
    assert standing.illegal == sum("no idea" in said for said in _answers(tmp_path))
    assert standing.illegal >= standing.helped
    assert len(asked) == standing.answers
    assert any("Your last answer was refused: the answer names no action" in one for one in asked)
    assert "==== result" in (tmp_path / "pocket-ops-002.txt").read_text()


def _answers(folder: Path) -> list[str]:
    parts = "".join(path.read_text() for path in sorted(folder.iterdir())).split("==== ")
    return [part for part in parts if part.startswith("answer")]


def test_a_player_that_never_answers_plays_by_chance_and_is_told_so() -> None:
    game = brushpass.game("pocket-ops")
    plan = tournament.Plan(games=1, players=2, variant="standard", bot="random", tries=1)
    standing = tournament.play(game, plan, lambda prompt: "?")
    assert standing.helped == standing.illegal == standing.decisions > 0


def test_a_command_is_a_player(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text("import sys\nprint('read', len(sys.stdin.read()), 'place:A')\n")
    ask = tournament.command(f"{sys.executable} {script}")
    assert ask("four").strip() == "read 4 place:A"
    slow = tournament.command(f"{sys.executable} -c 'import time; time.sleep(9)'", seconds=0.2)
    assert slow("x") == ""
    with pytest.raises(BrushpassError, match="cannot be started"):
        tournament.command("/no/such/player")("x")
    with pytest.raises(BrushpassError, match="needs a command"):
        tournament.command("")


def test_the_tournament_command(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text("import sys\nsys.stdin.read()\nprint('place:A predict:A')\n")
    words = ["tournament", "pocket-ops", f"{sys.executable} {script}", "--games", "1"]
    words += ["--bot", "random", "--tries", "1", "--transcripts", str(tmp_path / "talks")]
    told = CliRunner().invoke(app, [*words, "--json"])
    assert told.exit_code == 0, told.output
    result = json.loads(told.stdout)["result"]
    assert result["games"] == 1
    assert result["illegal"] == result["helped"]
    assert [path.name for path in (tmp_path / "talks").iterdir()] == ["pocket-ops-001.txt"]
    shown = CliRunner().invoke(app, words)
    assert "illegal answers" in shown.stdout
