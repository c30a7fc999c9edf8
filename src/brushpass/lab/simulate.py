"""Playing a match-up many times: the same numbers for the same seed, however many processes."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from brushpass.bots import make_bot
from brushpass.games import game as game_named
from brushpass.kernel.bot import Bot
from brushpass.kernel.chance import FastChance
from brushpass.kernel.decks import Deck
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game
from brushpass.kernel.playout import play_out
from brushpass.kernel.state import State
from brushpass.lab.workers import spread

CHUNK = 500


class Plan(msgspec.Struct, frozen=True):
    """Who plays what, how often. `bots` has one name a seat; they rotate over the seats."""

    game: str
    variant: str
    players: int
    games: int
    seed: int
    bots: list[str]
    deck_text: str | None = None


class Piece(msgspec.Struct, frozen=True):
    """The games of a plan numbered from `start` up to `stop`."""

    plan: Plan
    start: int
    stop: int


class Tally(msgspec.Struct):
    """What came out of some games of a plan; tallies add up."""

    games: int = 0
    draws: int = 0
    decisions: int = 0
    wins_by_seat: list[int] = []
    wins_by_bot: dict[str, int] = {}
    seats_by_bot: dict[str, int] = {}
    endings: dict[str, int] = {}
    lengths: dict[int, int] = {}

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.draws += other.draws
        self.decisions += other.decisions
        for seat, wins in enumerate(other.wins_by_seat):
            self.wins_by_seat[seat] += wins
        for mine, theirs in (
            (self.wins_by_bot, other.wins_by_bot),
            (self.seats_by_bot, other.seats_by_bot),
            (self.endings, other.endings),
        ):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count

    def quantile(self, share: float) -> int:
        """The length that this share of the games does not exceed."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= share * self.games:
                return length
        return 0


class Played(NamedTuple):
    """One game of a plan, to its end."""

    number: int
    seed: int
    seating: list[str]
    state: State
    decisions: int


def derive(seed: int, *path: int) -> int:
    """A seed of its own for every game and every seat of a simulation."""
    words = "/".join(str(number) for number in (seed, *path))
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest(), "big")


def seating(plan: Plan, number: int) -> list[str]:
    """Which bot sits where in the game with this number."""
    return [plan.bots[(seat + number) % plan.players] for seat in range(plan.players)]


def plays(piece: Piece, watch: Callable[[State], None] | None = None) -> Iterator[Played]:
    """Play the games of a piece, one after another. `watch` is shown the state before every
    decision, and then the games keep a journal."""
    plan = piece.plan
    game = game_named(plan.game)
    deck = game.deck() if plan.deck_text is None else game.read_deck(plan.deck_text, "deck")
    for number in range(piece.start, piece.stop):
        seed = derive(plan.seed, number)
        state = game.new(plan.players, seed, plan.variant, deck, journal=watch is not None)
        names = seating(plan, number)
        decisions = _play(game, state, names, plan.seed, number, watch)
        yield Played(number, seed, names, state, decisions)


def play_chunk(piece: Piece) -> Tally:
    """Play a piece and count."""
    tally = Tally(wins_by_seat=[0] * piece.plan.players)
    counts = Counts()
    for played in plays(piece):
        counts.count(tally, played)
    counts.settle(tally)
    return tally


class Counts:
    """The counting behind a tally."""

    def __init__(self) -> None:
        self.lengths: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()

    def count(self, tally: Tally, played: Played) -> None:
        winners = played.state.winners()
        tally.games += 1
        tally.decisions += played.decisions
        tally.draws += len(winners) in (0, played.state.players)
        self.lengths[played.decisions] += 1
        self.endings[played.state.ending()] += 1
        self.seats.update(played.seating)
        for seat in winners:
            tally.wins_by_seat[seat] += 1
            self.wins[played.seating[seat]] += 1

    def settle(self, tally: Tally) -> None:
        tally.lengths, tally.endings = dict(self.lengths), dict(self.endings)
        tally.wins_by_bot = {name: self.wins[name] for name in self.seats}
        tally.seats_by_bot = dict(self.seats)


def _play(
    game: Game[Any, Any],
    state: State,
    names: list[str],
    seed: int,
    number: int,
    watch: Callable[[State], None] | None,
) -> int:
    bots: list[Bot]
    if all(name == "random" for name in names):
        if watch is None:
            return play_out(state, FastChance(derive(seed, number, 1)))
        bots = [make_bot("random", game, derive(seed, number, 1))] * state.players
    else:
        bots = [
            make_bot(name, game, derive(seed, number, 1 + seat)) for seat, name in enumerate(names)
        ]
    perspectives = [state.perspective(seat) for seat in range(state.players)]
    decisions = 0
    while not state.over:
        if watch is not None:
            watch(state)
        seat = state.to_move
        state.apply(bots[seat].choose(perspectives[seat]))
        decisions += 1
    return decisions


def pieces(plan: Plan, size: int = CHUNK) -> list[Piece]:
    starts = range(0, plan.games, size)
    return [Piece(plan, start, min(start + size, plan.games)) for start in starts]


def run(
    plan: Plan, jobs: int, progress: Callable[[int], None], ray: str | None = None
) -> tuple[Tally, float]:
    """Play the whole plan; the tally and the seconds it took."""
    total = Tally(wins_by_seat=[0] * plan.players)
    began = time.perf_counter()
    for tally in spread(play_chunk, pieces(plan), jobs, ray):
        total.add(tally)
        progress(tally.games)
    return total, time.perf_counter() - began


def plan_for(
    game: Game[Any, Any],
    games: int,
    seed: int,
    players: int | None,
    variant: str | None,
    bots: list[str],
    deck: Deck | None = None,
) -> Plan:
    """A checked plan: one bot for all seats, or one for each."""
    played = game.default_variant if variant is None else variant
    seats = game.seats.start if players is None else players
    game.check_table(seats, played)
    names = bots * seats if len(bots) == 1 else bots
    if len(names) != seats:
        raise BrushpassError(f"{seats} seats need one bot or {seats}, not {len(bots)}")
    for name in names:
        make_bot(name, game, 0)
    text = None if deck is None or deck.builtin else deck.text
    return Plan(game.name, played, seats, games, seed, names, text)
