"""Runs that are kept: they stop and go on, and refuse what does not belong to them."""

from pathlib import Path

import polars
import pytest

import brushpass
from brushpass.kernel.chance import FastChance
from brushpass.kernel.playout import play_out
from brushpass.lab import runs
from brushpass.lab.runs import BadRun, run_kept
from brushpass.lab.simulate import Plan, plan_for, run

POCKET_OPS = brushpass.game("pocket-ops")


def plan(games: int = 60, seed: int = 3, bots: str = "random") -> Plan:
    return plan_for(POCKET_OPS, games, seed, None, None, [bots])


def keep(folder: Path, wanted: Plan, jobs: int = 1) -> runs.Tally:
    return run_kept(wanted, folder, jobs, lambda done: None, size=20)[0]


def games_in(folder: Path) -> polars.DataFrame:
    return polars.read_parquet(folder / "games" / "*.parquet").sort("number")


def test_a_kept_run_counts_the_same_as_one_that_is_not(tmp_path: Path) -> None:
    assert keep(tmp_path, plan()) == run(plan(), 1, lambda done: None)[0]


def test_every_row_has_the_seed_that_replays_its_game(tmp_path: Path) -> None:
    keep(tmp_path, plan())
    row = games_in(tmp_path).row(7, named=True)
    from brushpass.lab.simulate import derive

    state = POCKET_OPS.new(2, row["seed"])
    assert play_out(state, FastChance(derive(3, 7, 1))) == row["decisions"]
    assert state.scores() == row["scores"]
    assert state.ending() == row["ending"]


def test_sightings_say_who_saw_what_and_whether_it_won(tmp_path: Path) -> None:
    keep(tmp_path, plan(20))
    seen = polars.read_parquet(tmp_path / "sightings" / "*.parquet")
    assert set(seen["card"]) <= {
        "Sniper", "Courier", "Mole", "Hacker", "Grappler", "Ninja", "Pusher", "Assassin",
    }  # fmt: skip
    assert seen.filter(polars.col("played") & ~polars.col("held")).height == 0
    assert seen.filter(polars.col("held") & ~polars.col("drawn")).height == 0
    won = seen.group_by("number", "seat").agg(polars.col("won").first())
    assert won.group_by("number").agg(polars.col("won").sum())["won"].to_list() == [1] * 20


def test_an_interrupted_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = keep(tmp_path / "whole", plan())
    real, played = runs.play_and_keep, []

    def stops_after_one(job: runs.Job) -> runs.Tally:
        if played:
            raise KeyboardInterrupt
        played.append(job)
        return real(job)

    monkeypatch.setattr(runs, "play_and_keep", stops_after_one)
    with pytest.raises(KeyboardInterrupt):
        keep(tmp_path / "cut", plan())
    monkeypatch.setattr(runs, "play_and_keep", real)
    assert keep(tmp_path / "cut", plan()) == whole
    assert games_in(tmp_path / "cut").equals(games_in(tmp_path / "whole"))


def test_a_half_written_piece_is_played_again(tmp_path: Path) -> None:
    whole = keep(tmp_path, plan())
    before = games_in(tmp_path)
    (tmp_path / "tallies" / "000000020.json").write_text('{"games": 20, "dra')
    (tmp_path / "games" / "000000040.parquet").unlink()
    assert keep(tmp_path, plan()) == whole
    assert games_in(tmp_path).equals(before)


def test_a_longer_run_adds_to_the_games_there_are(tmp_path: Path) -> None:
    keep(tmp_path, plan(40))
    assert keep(tmp_path, plan(60)) == run(plan(60), 1, lambda done: None)[0]


def test_another_plan_is_refused_and_names_what_differs(tmp_path: Path) -> None:
    keep(tmp_path, plan())
    with pytest.raises(BadRun, match="the run there has seed 3, not 4"):
        keep(tmp_path, plan(seed=4))
    with pytest.raises(BadRun, match="has bots"):
        keep(tmp_path, plan(bots="heuristic"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadRun, match="cannot be written"):
        keep(tmp_path / "file" / "run", plan())


def test_every_game_tells_which_cards_were_seen() -> None:
    for game in brushpass.catalogue().values():
        state = game.new(seed=2, journal=True)
        play_out(state, FastChance(1))
        seen = {card for seat in range(state.players) for card in runs.sightings(state, seat)}
        assert len(seen) > 2, game.name
