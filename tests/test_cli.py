"""The command line: what it prints, and how it says no."""

import hashlib
import json
from pathlib import Path

import pytest

import brushpass
from brushpass.cli import main
from brushpass.kernel.chance import FastChance
from brushpass.kernel.record import Record


class Outcome:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    def call(*arguments: object) -> Outcome:
        monkeypatch.setattr("sys.argv", ["brushpass", *map(str, arguments)])
        with pytest.raises(SystemExit) as stop:
            main()
        captured = capsys.readouterr()
        return Outcome(int(stop.value.code or 0), captured.out, captured.err)

    return call


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    record = Record(brushpass.game("pocket-ops"), 2, 11)
    rng = FastChance(3)
    while not record.state.over:
        options = record.state.legal_actions()
        record.play(options[rng.below(len(options))])
    record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_games_lists_every_game(run) -> None:  # type: ignore[no-untyped-def]
    listed = json.loads(run("games", "--json").out)
    assert [game["name"] for game in listed["games"]] == list(brushpass.catalogue())
    assert "pocket-ops" in run("games").out


def test_version_says_whether_it_is_compiled(run) -> None:  # type: ignore[no-untyped-def]
    kind = "compiled" if brushpass.COMPILED else "interpreted"
    assert run("--version").out.strip() == f"brushpass {brushpass.__version__} ({kind})"


@pytest.mark.parametrize("name", brushpass.catalogue())
def test_rules_prints_the_page(run, name: str) -> None:  # type: ignore[no-untyped-def]
    assert brushpass.game(name).rules.splitlines()[0] in run("rules", name).out


def test_simulate_prints_one_json_object_with_the_promised_fields(run) -> None:  # type: ignore[no-untyped-def]
    outcome = run("simulate", "pocket-ops", "--games", 60, "--bots", "random,heuristic", "--json")
    document = json.loads(outcome.out)
    assert document["games"] == 60
    assert document["seed"] == 0
    assert document["players"] == 2
    assert sum(document["wins_by_seat"]) == 60
    assert sum(document["wins_by_bot"].values()) == 60
    assert document["wins_by_bot"]["heuristic"] > document["wins_by_bot"]["random"]
    assert document["draws"] == 0
    assert (
        document["decisions"]["q05"] <= document["decisions"]["q50"] <= document["decisions"]["q95"]
    )
    assert sum(document["endings"].values()) == 60
    assert document["decisions_per_second"] > 0


def test_simulate_shows_tables(run) -> None:  # type: ignore[no-untyped-def]
    shown = run("simulate", "pocket-ops", "--games", 30).out
    assert "95 % interval" in shown
    assert "how it ended" in shown


def test_verify_accepts_what_was_recorded(run, saved: Path) -> None:  # type: ignore[no-untyped-def]
    assert "Verified." in run("verify", saved).out
    assert json.loads(run("verify", saved, "--json").out)["verified"] is True


def test_verify_prints_the_seal_of_a_secret_seed(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    record = Record(brushpass.game("pocket-ops"), 2, "ab" * 32)
    record.save(tmp_path / "game.json")
    seal = json.loads(run("verify", tmp_path / "game.json", "--json").out)["seal"]
    assert seal == hashlib.sha256(b"ab" * 32).hexdigest()
    assert seal in "".join(run("verify", tmp_path / "game.json").out.split())


def test_verify_refuses_one_edited_byte(run, saved: Path) -> None:  # type: ignore[no-untyped-def]
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace('"seed": 11', '"seed": 12'), encoding="utf-8")
    outcome = run("verify", saved)
    assert outcome.code == 2
    assert "changed after it was written" in outcome.err.replace("\n", " ")


def test_replay_tells_the_game_for_a_viewer(run, saved: Path) -> None:  # type: ignore[no-untyped-def]
    assert "Round 1 begins" in run("replay", saved).out
    story = json.loads(run("replay", saved, "--seat", 0, "--json").out)["story"]
    assert any(line.startswith("You look at") for line in story)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("rules", "chess"), "there is no game 'chess'"),
        (("simulate", "pocket-ops", "--players", "3"), "is for 2 seats, not 3"),
        (("simulate", "pocket-ops", "--variant", "deluxe"), "no variant 'deluxe'"),
        (("simulate", "pocket-ops", "--bots", "oracle"), "there is no bot 'oracle'"),
        (("simulate", "pocket-ops", "--bots", "random,random,random"), "2 seats need one bot or 2"),
        (("simulate", "pocket-ops", "--deck", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("verify", "nowhere.json"), "nowhere.json: cannot be read"),
        (("replay", "nowhere.json"), "nowhere.json: cannot be read"),
        (("play", "pocket-ops", "--people", "3"), "--people must be from 1 to 2"),
        (("play", "pocket-ops", "--seat", "5"), "--seat must be from 0 to 1"),
    ],
)
def test_a_mistake_is_named_in_one_line(run, arguments: tuple[str, ...], complaint: str) -> None:  # type: ignore[no-untyped-def]
    outcome = run(*arguments)
    assert outcome.code == 2
    assert complaint in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err


@pytest.fixture
def longer(tmp_path: Path) -> Path:
    """Pocket Ops' own deck with one dial turned."""
    text = brushpass.game("pocket-ops").builtin_deck.text.replace("limit = 100", "limit = 50")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    return tmp_path / "mine.toml"


def test_deck_check_finds_the_game_and_says_it_can_be_played(run, longer: Path) -> None:  # type: ignore[no-untyped-def]
    found = json.loads(run("deck", "check", longer, "--json").out)
    assert found["playable"] is True
    assert found["game"] == "pocket-ops"


def test_deck_check_names_the_field_that_is_wrong(run, longer: Path) -> None:  # type: ignore[no-untyped-def]
    longer.write_text(longer.read_text(encoding="utf-8").replace("limit = 50", "limit = -1"))
    outcome = run("deck", "check", longer)
    assert outcome.code == 2
    assert "house.unchanged_turn_limit" in "".join(outcome.err.split())


def test_deck_diff_lists_the_dials_that_were_turned(run, longer: Path) -> None:  # type: ignore[no-untyped-def]
    changes = json.loads(run("deck", "diff", longer, "--json").out)["changes"]
    assert changes == [{"dial": "house.unchanged_turn_limit", "before": 100, "after": 50}]
    assert "1 change" in run("deck", "diff", longer).out


def test_sweep_prints_a_row_for_every_deck(run) -> None:  # type: ignore[no-untyped-def]
    dial = "house.unchanged_turn_limit=1,2"
    found = json.loads(run("sweep", "pocket-ops", "--set", dial, "--games", 6, "--json").out)
    assert [row["label"] for row in found["rows"]] == [
        "as it is",
        *(f"house.unchanged_turn_limit={n}" for n in (1, 2)),
    ]
    assert "as it is" in run("sweep", "pocket-ops", "--set", dial, "--games", 6).out


def test_balance_writes_the_page_and_its_numbers(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    page = tmp_path / "report" / "page.html"
    run("balance", "pocket-ops", "--games", 20, "--duels", 0, "--out", page)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))["games"] == 20
