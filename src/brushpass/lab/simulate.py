"""Playing a match-up many times: the same numbers for the same seed, however many processes."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from brushpass.bots import Bot, make_bot
from brushpass.games import game as game_named
from brushpass.kernel.chance import FastChance
from brushpass.kernel.decks import Deck
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game
from brushpass.kernel.playout import play_out
from brushpass.kernel.state import State

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


def derive(seed: int, *path: int) -> int:
    """A seed of its own for every game and every seat of a simulation."""
    words = "/".join(str(number) for number in (seed, *path))
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest(), "big")


def seating(plan: Plan, number: int) -> list[str]:
    """Which bot sits where in the game with this number."""
    return [plan.bots[(seat + number) % plan.players] for seat in range(plan.players)]


def play_chunk(plan: Plan, start: int, stop: int) -> Tally:
    """Play the games numbered from `start` up to `stop`."""
    game = game_named(plan.game)
    deck = game.deck() if plan.deck_text is None else game.read_deck(plan.deck_text, "deck")
    tally = Tally(wins_by_seat=[0] * plan.players)
    lengths: Counter[int] = Counter()
    endings: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    for number in range(start, stop):
        state = game.new(plan.players, derive(plan.seed, number), plan.variant, deck)
        names = seating(plan, number)
        lengths[_play(game, state, names, plan.seed, number)] += 1
        endings[state.ending()] += 1
        seats.update(names)
        winners = state.winners()
        if len(winners) in (0, plan.players):
            tally.draws += 1
        for seat in winners:
            tally.wins_by_seat[seat] += 1
            wins[names[seat]] += 1
    tally.games = stop - start
    tally.decisions = sum(length * count for length, count in lengths.items())
    tally.lengths, tally.endings = dict(lengths), dict(endings)
    tally.wins_by_bot = {name: wins[name] for name in seats}
    tally.seats_by_bot = dict(seats)
    return tally


def _play(game: Game[Any, Any], state: State, names: list[str], seed: int, number: int) -> int:
    if all(name == "random" for name in names):
        return play_out(state, FastChance(derive(seed, number, 0)))
    bots: list[Bot] = [
        make_bot(name, game, derive(seed, number, 1 + seat)) for seat, name in enumerate(names)
    ]
    perspectives = [state.perspective(seat) for seat in range(state.players)]
    decisions = 0
    while not state.over:
        seat = state.to_move
        state.apply(bots[seat].choose(perspectives[seat]))
        decisions += 1
    return decisions


def run(plan: Plan, jobs: int, progress: Callable[[int], None]) -> tuple[Tally, float]:
    """Play the whole plan on `jobs` processes; the tally and the seconds it took."""
    total = Tally(wins_by_seat=[0] * plan.players)
    began = time.perf_counter()
    for tally in _tallies(plan, jobs):
        total.add(tally)
        progress(tally.games)
    return total, time.perf_counter() - began


def _tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    starts = range(0, plan.games, CHUNK)
    spans = [(start, min(start + CHUNK, plan.games)) for start in starts]
    if jobs == 1 or len(spans) == 1:
        for start, stop in spans:
            yield play_chunk(plan, start, stop)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_chunk, [plan] * len(spans), *zip(*spans, strict=True))


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
    seats = game.seats.start if players is None else players
    played = game.default_variant if variant is None else variant
    game.check_table(seats, played)
    names = bots * seats if len(bots) == 1 else bots
    if len(names) != seats:
        raise BrushpassError(f"{seats} seats need one bot or {seats}, not {len(bots)}")
    for name in names:
        make_bot(name, game, 0)
    text = None if deck is None or deck.builtin else deck.text
    return Plan(game.name, played, seats, games, seed, names, text)
