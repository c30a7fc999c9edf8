"""All play all: bots meet in pairs, each deal is played from both sides, and ratings come of it."""

import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec

from brushpass.bots import make_bot
from brushpass.games import game as game_named
from brushpass.kernel.bot import Bot
from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import BrushpassError
from brushpass.kernel.game import Game
from brushpass.kernel.playout import play_out
from brushpass.kernel.state import State
from brushpass.lab.intervals import of_deals
from brushpass.lab.ratings import Rating, ratings
from brushpass.lab.simulate import derive
from brushpass.lab.workers import spread

CHUNK = 10  # games; even, so that both of a deal are played together


class Contest(msgspec.Struct, frozen=True):
    """Who meets over what: `games` for every pairing, or for every bot where all win together."""

    game: str
    variant: str
    players: int
    games: int
    seed: int
    bots: list[str]
    together: bool


class Fixture(msgspec.Struct, frozen=True):
    """A few games of one pairing; with one bot in both places, a table of partners."""

    contest: Contest
    first: int
    second: int
    start: int
    stop: int


class Effort(msgspec.Struct):
    """How long a bot took over its decisions, as time of its core: what else the machine does
    while it thinks does not count."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Effort") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Outcome(msgspec.Struct):
    """What a fixture brought: the points of the first and the second bot from each deal, and their
    efforts."""

    fixture: Fixture
    deals: list[list[float]]
    efforts: list[Effort]


class Standing(msgspec.Struct, frozen=True):
    """Where a bot stands after the contest. `rating` is missing where there are no rivals."""

    bot: str
    games: int
    points: float
    rating: Rating | None
    low: float
    high: float
    mean_seconds: float
    longest_seconds: float


class Report(msgspec.Struct, frozen=True):
    """`taken[a][b]` is the points of bot a against bot b, in the order of `contest.bots`, and
    `squares` adds up the squares of what each deal brought, its two games together."""

    contest: Contest
    taken: list[list[float]]
    squares: list[list[float]]
    standings: list[Standing]
    seconds: float


def contest_for(
    game: Game[Any, Any],
    bots: list[str],
    games: int,
    seed: int,
    players: int | None = None,
    variant: str | None = None,
) -> Contest:
    """A checked contest."""
    played = game.default_variant if variant is None else variant
    seats = game.seats_for(played).start if players is None else players
    game.check_table(seats, played)
    if len(set(bots)) != len(bots):
        raise BrushpassError("a bot can enter the arena only once")
    for name in bots:
        make_bot(name, game, 0)
    together = wins_together(game, played, seats)
    if len(bots) < 2 and not together:
        raise BrushpassError("an arena needs at least two bots")
    return Contest(game.name, played, seats, games, seed, bots, together)


def wins_together(game: Game[Any, Any], variant: str, players: int) -> bool:
    """Whether all seats win or lose as one: the returns of rivals sum to zero, of partners not."""
    state: State = game.new(players, 0, variant)
    play_out(state, FastChance(0))
    return abs(sum(state.returns())) > 1e-9


def fixtures(contest: Contest) -> list[Fixture]:
    bots = range(len(contest.bots))
    pairs = [(bot, bot) for bot in bots] if contest.together else list(combinations(bots, 2))
    return [
        Fixture(contest, first, second, start, min(start + CHUNK, contest.games))
        for first, second in pairs
        for start in range(0, contest.games, CHUNK)
    ]


def play(fixture: Fixture) -> Outcome:
    """Play a fixture; the seats alternate between the two, and so does who begins."""
    contest = fixture.contest
    game = game_named(contest.game)
    outcome = Outcome(fixture, [], [Effort(), Effort()])
    for number in range(fixture.start, fixture.stop):
        if number % 2 == 0:
            outcome.deals.append([0.0, 0.0])
        points = outcome.deals[-1]
        sides = [(seat + number) % 2 for seat in range(contest.players)]
        state: State = game.new(contest.players, derive(contest.seed, number // 2), contest.variant)
        _play_game(game, state, fixture, number, sides, outcome.efforts)
        winners = state.winners()
        if contest.together:
            points[0] += 1.0 if winners else 0.0
        elif len(winners) in (0, contest.players):
            points[0] += 0.5
            points[1] += 0.5
        else:
            for seat in winners:
                points[sides[seat]] += 1.0 / len(winners)
    return outcome


def _play_game(
    game: Game[Any, Any],
    state: State,
    fixture: Fixture,
    number: int,
    sides: list[int],
    efforts: list[Effort],
) -> None:
    contest = fixture.contest
    entrants = (fixture.first, fixture.second)
    names = [contest.bots[entrants[side]] for side in sides]
    bots: list[Bot] = [
        make_bot(name, game, derive(contest.seed, *entrants, number, seat))
        for seat, name in enumerate(names)
    ]
    perspectives = [state.perspective(seat) for seat in range(state.players)]
    while not state.over:
        seat = state.to_move
        began = time.thread_time()
        action = bots[seat].choose(perspectives[seat])
        spent = time.thread_time() - began
        efforts[sides[seat]].add(Effort(1, spent, spent))
        state.apply(action)


def hold(
    contest: Contest, jobs: int, progress: Callable[[int], None], ray: str | None = None
) -> Report:
    """Play the whole contest, on `jobs` processes or on a Ray cluster."""
    began = time.perf_counter()
    size = len(contest.bots)
    taken = [[0.0] * size for _ in range(size)]
    squares = [[0.0] * size for _ in range(size)]
    efforts = [Effort() for _ in range(size)]
    for outcome in spread(play, fixtures(contest), jobs, ray):
        first, second = outcome.fixture.first, outcome.fixture.second
        for points in outcome.deals:
            taken[first][second] += points[0]
            squares[first][second] += points[0] ** 2
            if first != second:
                taken[second][first] += points[1]
                squares[second][first] += points[1] ** 2
        efforts[first].add(outcome.efforts[0])
        efforts[second].add(outcome.efforts[1])
        progress(outcome.fixture.stop - outcome.fixture.start)
    standings = _standings(contest, taken, squares, efforts)
    return Report(contest, taken, squares, standings, time.perf_counter() - began)


def _standings(
    contest: Contest, taken: list[list[float]], squares: list[list[float]], efforts: list[Effort]
) -> list[Standing]:
    rated: list[Rating | None] = [None] * len(contest.bots)
    if not contest.together:
        rated = [*ratings(taken)]
    games = contest.games * (1 if contest.together else len(contest.bots) - 1)
    found = []
    for index, bot in enumerate(contest.bots):
        points = sum(taken[index])
        low, high = of_deals(points, sum(squares[index]), games)
        effort = efforts[index]
        found.append(
            Standing(bot, games, points, rated[index], low, high, effort.mean(), effort.longest)
        )
    return sorted(found, key=lambda standing: -standing.points)
