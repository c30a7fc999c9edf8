"""A simulation that is kept: Parquet files chunk by chunk, so that it can stop and go on."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from brushpass.games import game as game_named
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.state import State
from brushpass.lab.simulate import Counts, Piece, Plan, Played, Tally, pieces, plays
from brushpass.lab.workers import spread

GAMES, SIGHTINGS, TALLIES = "games", "sightings", "tallies"


class BadRun(BrushpassError):
    """The folder cannot keep this run."""


class Kept(msgspec.Struct, frozen=True):
    """What `plan.json` says: the plan, and the rules and deck it is played under."""

    plan: Plan
    rules_version: int
    deck: str


class Job(msgspec.Struct, frozen=True):
    """A piece of a kept run and the folder it is written to."""

    piece: Piece
    folder: str


class Watcher:
    """Follows one game: who led, how often that changed, and which cards each seat saw."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.leader: int | None = None
        self.lead_changes = 0

    def look(self, state: State) -> None:
        scores = state.scores()
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            if self.leader is not None and leader != self.leader:
                self.lead_changes += 1
            self.leader = leader


def sightings(state: State, seat: int) -> dict[str, set[str]]:
    """The cards that a seat saw in a finished game, and how: drawn, held, played."""
    seen: dict[str, set[str]] = {}
    if state.journal is not None:
        for event in state.journal.seen_by(seat):
            for card, how in state.game.sightings(event, seat):
                seen.setdefault(card, set()).add(how)
    return seen


def game_row(played: Played, watcher: Watcher) -> dict[str, Any]:
    state = played.state
    scores = sorted(state.scores(), reverse=True)
    return {
        "number": played.number,
        "seed": played.seed,
        "seating": played.seating,
        "winners": state.winners(),
        "scores": state.scores(),
        "decisions": played.decisions,
        "ending": state.ending(),
        "lead_changes": watcher.lead_changes,
        "margin": scores[0] - scores[1],
    }


def sighting_rows(played: Played) -> list[dict[str, Any]]:
    state = played.state
    winners = state.winners()
    rows = []
    for seat in range(state.players):
        seen = sightings(state, seat)
        for card in sorted(seen):
            rows.append(
                {
                    "number": played.number,
                    "seed": played.seed,
                    "seat": seat,
                    "bot": played.seating[seat],
                    "card": card,
                    "drawn": "drawn" in seen[card],
                    "held": "held" in seen[card],
                    "played": "played" in seen[card],
                    "cards_seen": len(seen),
                    "decisions": played.decisions,
                    "won": seat in winners,
                }
            )
    return rows


def play_and_keep(job: Job) -> Tally:
    """Play a piece and write it down. The tally is written last: it says that the piece is whole."""
    piece = job.piece
    tally = Tally(wins_by_seat=[0] * piece.plan.players)
    counts = Counts()
    games: list[dict[str, Any]] = []
    seen: list[dict[str, Any]] = []
    watcher = Watcher(piece.plan.players)

    def watch(state: State) -> None:
        watcher.look(state)

    for played in plays(piece, watch):
        watcher.look(played.state)
        counts.count(tally, played)
        games.append(game_row(played, watcher))
        seen += sighting_rows(played)
        watcher = Watcher(piece.plan.players)
    counts.settle(tally)
    folder = Path(job.folder)
    _write_parquet(folder / GAMES, piece, games)
    _write_parquet(folder / SIGHTINGS, piece, seen)
    _write(folder / TALLIES / f"{piece.start:09d}.json", msgspec.json.encode(tally))
    return tally


def run_kept(
    plan: Plan,
    folder: Path,
    jobs: int,
    progress: Callable[[int], None],
    ray: str | None = None,
    size: int = 500,
) -> tuple[Tally, float]:
    """Play a plan into a folder, or what is missing of it; the tally of all, and the seconds."""
    _polars()
    _open(plan, folder)
    total = Tally(wins_by_seat=[0] * plan.players)
    began = time.perf_counter()
    missing = []
    for piece in pieces(plan, size):
        done = _finished(folder, piece)
        if done is None:
            missing.append(Job(piece, str(folder)))
        else:
            total.add(done)
            progress(done.games)
    for tally in spread(play_and_keep, missing, jobs, ray):
        total.add(tally)
        progress(tally.games)
    return total, time.perf_counter() - began


def _open(plan: Plan, folder: Path) -> None:
    game = game_named(plan.game)
    deck = game.deck() if plan.deck_text is None else game.read_deck(plan.deck_text, "deck")
    wanted = Kept(plan, game.rules_version, deck.digest)
    file = folder / "plan.json"
    try:
        for part in (GAMES, SIGHTINGS, TALLIES):
            (folder / part).mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _write(file, msgspec.json.format(msgspec.json.encode(wanted)))
            return
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    except OSError as error:
        raise BadRun(f"{folder}: cannot be written to ({error.strerror})") from None
    except msgspec.DecodeError as error:
        raise BadRun(f"{file}: not the plan of a run: {error}") from None
    if kept.rules_version != wanted.rules_version:
        raise BadRun(f"{folder}: the run there was played under another rules_version")
    if not game.fits(deck, kept.deck):
        raise BadRun(f"{folder}: the run there was played with another deck")
    for field in Plan.__struct_fields__:
        mine, theirs = getattr(plan, field), getattr(kept.plan, field)
        if field != "games" and mine != theirs:
            raise BadRun(f"{folder}: the run there has {field} {theirs!r}, not {mine!r}")
    if kept.plan.games != plan.games:
        _write(file, msgspec.json.format(msgspec.json.encode(wanted)))


def _finished(folder: Path, piece: Piece) -> Tally | None:
    """The tally of a piece that was written whole."""
    file = folder / TALLIES / f"{piece.start:09d}.json"
    try:
        tally = msgspec.json.decode(file.read_bytes(), type=Tally)
    except (OSError, msgspec.DecodeError):
        return None
    whole = all(
        (folder / part / f"{piece.start:09d}.parquet").exists() for part in (GAMES, SIGHTINGS)
    )
    return tally if whole and tally.games == piece.stop - piece.start else None


GAME_SCHEMA = {
    "number": "Int64", "seed": "UInt64", "seating": "List(String)", "winners": "List(Int64)",
    "scores": "List(Int64)", "decisions": "Int64", "ending": "String", "lead_changes": "Int64",
    "margin": "Int64",
}  # fmt: skip
SIGHTING_SCHEMA = {
    "number": "Int64", "seed": "UInt64", "seat": "Int64", "bot": "String", "card": "String",
    "drawn": "Boolean", "held": "Boolean", "played": "Boolean", "cards_seen": "Int64",
    "decisions": "Int64", "won": "Boolean",
}  # fmt: skip


def _write_parquet(folder: Path, piece: Piece, rows: list[dict[str, Any]]) -> None:
    polars = _polars()
    names = GAME_SCHEMA if folder.name == GAMES else SIGHTING_SCHEMA
    schema = {name: _dtype(polars, kind) for name, kind in names.items()}
    file = folder / f"{piece.start:09d}.parquet"
    partial = file.with_suffix(f".{os.getpid()}.partial")
    polars.DataFrame(rows, schema=schema).write_parquet(partial)
    partial.replace(file)


def _dtype(polars: Any, kind: str) -> Any:
    if kind.startswith("List("):
        return polars.List(getattr(polars, kind[5:-1]))
    return getattr(polars, kind)


def _write(file: Path, content: bytes) -> None:
    partial = file.with_suffix(f".{os.getpid()}.partial")
    partial.write_bytes(content)
    partial.replace(file)


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise BadRun("keeping results needs the lab: pip install 'brushpass[lab]'") from None
    return polars
