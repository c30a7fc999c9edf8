"""A race: all options of one decision are tried in the same imagined worlds.

Most of what a play-out returns is luck. Options that run in one world have the same cards and the
same luck to come, so their returns differ by little else than the choice, and close decisions are
told apart sooner than in a tree. Whoever falls clearly behind drops out."""

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from brushpass.bots.ismcts import Edge, Node, Search, learn
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.state import State

FIRST_LAP: Final = 32  # worlds; every further lap is as long as all before it
BEHIND: Final = 2.5  # standard errors
BEGINNINGS: Final = 120  # worlds imagined before some are chosen for beliefs to be sampled from
WALKS: Final = 3  # how many are
LOOKS: Final = 2  # at settled positions: the first is surer of what it sees, the second sees more


@final
class Runner:
    """An option, and what it returned in each world."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.returned: list[float] = []


@final
class Race:
    """One decision at a time. The search imagines the worlds and plays them on."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def run(self, perspective: Perspective, simulations: int, seconds: float) -> Node:
        """Race until one option is left, or so many simulations or seconds are spent (0 seconds: as
        long as it takes); the decision's node."""
        search = self.search
        until = perf_counter() + seconds if seconds > 0.0 else 0.0
        self.gather(perspective)
        search.decisions = 0
        state = search.world(perspective)
        step = state.stack[-1]
        node = Node(step.seat, type(step), state.trace(), False)
        runners = [Runner(edge) for edge in node.lay_out(step.options(state))]
        spent: i64 = 0
        worlds: i64 = 0
        lap: i64 = FIRST_LAP
        while len(runners) > 1:
            for _ in range(lap):
                if spent > 0 and (
                    spent + len(runners) > simulations
                    or (seconds > 0.0 and perf_counter() >= until)
                ):
                    return node
                self.try_all(node, runners, perspective)
                spent += len(runners)
            worlds += lap
            lap = worlds
            runners = in_the_running(runners)
        return node

    def gather(self, perspective: Perspective) -> None:
        """Gather the worlds that the guide comes to from a few plausible ones, or as they come."""
        search = self.search
        search.gather(perspective, min(search.worlds, BEGINNINGS))
        beliefs: list[State] = []
        if search.pool:
            for _ in range(WALKS):
                world = search.world(perspective)
                count = int(search.worlds) // WALKS
                beliefs += search.guide.sample_beliefs(world, perspective.seat, count, search.rng)
        if beliefs:
            search.pool = beliefs
            search.marks = [float(index + 1) for index in range(len(beliefs))]
        else:
            search.gather(perspective, search.worlds)

    def try_all(self, node: Node, runners: list[Runner], perspective: Perspective) -> None:
        search = self.search
        world = search.world(perspective)
        for runner in runners:
            state = world.clone()
            state.apply(runner.edge.action)
            value = self.look(state, node.seat)
            runner.returned.append(value)
            learn(node, runner.edge, value)

    def look(self, state: State, seat: i64) -> float:
        """Play on, and see how it stands on the way."""
        search = self.search
        total = 0.0
        for _ in range(LOOKS):
            search.began = search.decisions
            search.play_on(state)
            total += search.judged(state)[seat]
        return total / LOOKS


def in_the_running(runners: list[Runner]) -> list[Runner]:
    """All that are not clearly behind the leader."""
    leader = runners[0]
    for runner in runners:
        if runner.edge.total > leader.edge.total:
            leader = runner
    kept: list[Runner] = []
    for runner in runners:
        if runner is leader or not behind(runner.returned, leader.returned):
            kept.append(runner)
    return kept


def behind(returned: list[float], leading: list[float]) -> bool:
    count = float(len(returned))
    total = 0.0
    squares = 0.0
    for index in range(len(returned)):
        lead = leading[index] - returned[index]
        total += lead
        squares += lead * lead
    mean = total / count
    return mean > BEHIND * sqrt(max(0.0, squares / count - mean * mean) / count)
