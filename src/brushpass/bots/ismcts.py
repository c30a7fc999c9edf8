"""Information-set Monte Carlo tree search: many imagined games share one tree.

Every simulation imagines the hidden part of the position anew and walks down the tree by the
actions that are legal in it, so a node gathers what is true of all the states its mover cannot
tell apart. Each mover looks for its own best return; an option is weighed against how often it
was there to be chosen. At sealed decisions both sides learn a mixed strategy by regret matching,
and nothing below depends on what was sealed before it is shown.
"""

from bisect import bisect_right
from math import log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.playout import play_out
from brushpass.kernel.state import State

ASKED: Final = 4  # how often a node asks the guide before it goes by its own experience
MIXED: Final = (
    12  # how often it asks at a sealed decision, where the guide does not always say the same
)
UNKNOWN: Final = 0.1  # the square of what the first return at a node may be off
CURIOSITY: Final = 0.1  # the share of sealed choices made to learn, not to win
STEADY: Final = 0.15  # rarer sealed choices do not count for more than this, or luck would rule
ROUND: Final = 32  # simulations between two looks at whether the rest could change anything


@final
class Edge:
    """One option of a node, and how it has done for the node's mover."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.liked: i64 = 0
        self.total: float = 0.0
        self.regret: float = 0.0
        self.average: float = 0.0
        self.child: Node | None = None

    def mean(self, otherwise: float) -> float:
        """The average return when this was chosen."""
        if self.visits == 0:
            return otherwise
        return self.total / float(self.visits)


@final
class Node:
    """A decision, as far as its mover can tell it from others."""

    def __init__(self, seat: i64, kind: type, trace: i64, sealed: bool) -> None:
        self.seat: i64 = seat
        self.kind = kind
        self.trace: i64 = trace
        self.sealed = sealed
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.asked: i64 = 0
        self.edges: dict[int, Edge] = {}
        self.options: tuple[int, ...] = ()
        self.live: list[Edge] = []
        self.unseen: Node | None = None  # what follows for others while the choice is sealed
        self.sibling: Node | None = None

    def lay_out(self, options: tuple[int, ...]) -> list[Edge]:
        """The edges of these options."""
        if options is self.options or options == self.options:
            return self.live
        live: list[Edge] = []
        for action in options:
            edge = self.edges.get(action)
            if edge is None:
                edge = Edge(action)
                self.edges[action] = edge
            live.append(edge)
        self.options = options
        self.live = live
        return live

    def mean(self) -> float:
        """The average return of the mover."""
        if self.visits == 0:
            return 0.0
        return self.total / float(self.visits)

    def spread(self) -> float:
        """How much the returns differ here, as a standard deviation."""
        count = float(self.visits)
        mean = self.mean()
        variance = (self.squares - count * mean * mean + UNKNOWN) / (count + 1.0)
        return sqrt(max(variance, 0.0))


@final
class Search:
    """One search at a time, with one way of exploring and playing out.

    `exploration` and `trust` weigh curiosity and the guide's first advice, in units of how much
    the returns differ at a node, so that close decisions are told apart; play-outs follow the
    guide but for a share `epsilon` of random actions. `horizon` decisions after the root, and once
    the position is settled, the guide estimates what is left: all at about the same time, since a
    position looks better to whoever has just moved. With `epsilon` 1 they are random to the end.
    With `worlds`, so many states are imagined beforehand, and simulations play those that the guide
    finds plausible."""

    def __init__(
        self,
        guide: Guide,
        rng: Chance,
        exploration: float = 0.7,
        trust: float = 0.3,
        epsilon: float = 0.1,
        horizon: int = 1000,
        worlds: int = 0,
    ) -> None:
        self.guide = guide
        self.rng = rng
        self.exploration: float = exploration
        self.trust: float = trust
        self.whim: i64 = int(epsilon * 4294967296.0)
        self.uniform: bool = epsilon >= 1.0
        self.horizon: i64 = horizon
        self.worlds: i64 = worlds
        self.pool: list[State] = []
        self.marks: list[float] = []
        self.seat: i64 = 0
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.began: i64 = 0  # the decisions before this simulation

    def run(self, perspective: Perspective, simulations: int, seconds: float) -> Node:
        """Search until so many simulations or seconds are spent (0 seconds: as long as it
        takes), but at least until the decision that stands open has been thought about; its
        node."""
        self.simulations = 0
        self.decisions = 0
        until = perf_counter() + seconds if seconds > 0.0 else 0.0
        self.gather(perspective, self.worlds)
        root = self.simulate(perspective, None)
        decision = own(root, perspective.seat)
        while decision is None or not decision.live:
            self.simulate(perspective, root)
            decision = own(root, perspective.seat)
        while self.simulations < simulations:
            if seconds > 0.0 and perf_counter() >= until:
                break
            if self.simulations % ROUND == 0 and self.decided(root, simulations - self.simulations):
                break
            self.simulate(perspective, root)
        return decision

    def gather(self, perspective: Perspective, count: i64) -> None:
        """Imagine the worlds to choose from, with the running sum of how plausible they are."""
        self.seat = perspective.seat
        self.pool = []
        self.marks = []
        total = 0.0
        for _ in range(count):
            state: State = perspective.imagine(self.rng)
            total += self.guide.plausibility(state, perspective.seat, self.rng)
            self.pool.append(state)
            self.marks.append(total)

    def world(self, perspective: Perspective) -> State:
        """A state to play: a new one, or one of the gathered worlds with new luck."""
        if not self.pool:
            fresh: State = perspective.imagine(self.rng)
            return fresh
        mark = self.marks[-1] * float(self.rng.word()) / 4294967296.0
        at = min(bisect_right(self.marks, mark), len(self.pool) - 1)
        varied: State = perspective.vary(self.pool[at], self.rng)
        return varied

    def decided(self, root: Node, left: i64) -> bool:
        """Whether what is left of the budget cannot change the most visited option."""
        if root.sealed:
            return False
        first: i64 = 0
        second: i64 = 0
        for edge in root.live:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def simulate(self, perspective: Perspective, root: Node | None) -> Node:
        """Imagine a state and play it once; the root, which the first simulation makes."""
        state = self.world(perspective)
        step = state.stack[-1]
        step.reopen(state)
        step = state.stack[-1]
        if root is None:
            root = Node(step.seat, type(step), state.trace(), step.sealed)
        self.simulations += 1
        self.began = self.decisions
        self.visit(root, root, state)
        return root

    def visit(self, node: Node, anchor: Node, state: State) -> list[float]:
        """Choose at this node, play on, and learn from the returns. `anchor` is where the mover's
        run of sealed choices began: what others do next hangs there, whatever was sealed."""
        options = state.stack[-1].options(state)
        live = node.lay_out(options)
        if not self.uniform:
            self.ask(node, state)
        if node.sealed:
            return self.mix(node, anchor, live, state)
        edge = self.favourite(node, live)
        returns = self.follow(node, anchor, edge, state)
        learn(node, edge, returns[node.seat])
        return returns

    def ask(self, node: Node, state: State) -> None:
        """Hear the guide: at an open decision a few times in different states, at a sealed one
        often enough at once to begin with its mixture."""
        if node.sealed:
            while node.asked < MIXED:
                node.asked += 1
                node.edges[self.advice(state)].regret += self.trust / 4.0
        elif node.asked < ASKED:
            node.asked += 1
            node.edges[self.advice(state)].liked += 1

    def advice(self, state: State) -> int:
        """What the guide would do, or expects of a rival."""
        if state.stack[-1].seat == self.seat:
            return self.guide.pick(state, self.rng)
        return self.guide.expect(state, self.rng)

    def favourite(self, node: Node, live: list[Edge]) -> Edge:
        """The option with the best promise: its mean, how rarely it was tried of the times it was
        there, and the guide's liking."""
        mean = node.mean()
        spread = node.spread()
        curiosity = self.exploration * spread
        advice = self.trust * spread / float(node.asked) if node.asked else 0.0
        best = live[0]
        best_promise = -1e9
        for edge in live:
            edge.available += 1
            tries = float(edge.visits + 1)
            promise = (edge.total + mean) / tries
            promise += curiosity * sqrt(log(float(edge.available)) / tries)
            promise += advice * float(edge.liked) / sqrt(tries)
            if promise > best_promise:
                best = edge
                best_promise = promise
        return best

    def mix(self, node: Node, anchor: Node, live: list[Edge], state: State) -> list[float]:
        """A sealed choice: play the strategy that regrets so far suggest, and update them from a
        fair estimate of what every option would have returned."""
        strategy = matched(live)
        even = 1.0 / float(len(live))
        mark = float(self.rng.word()) / 4294967296.0
        at: i64 = -1
        chance = 0.0
        while mark >= 0.0 and at < len(live) - 1:
            at += 1
            chance = (1.0 - CURIOSITY) * strategy[at] + CURIOSITY * even
            mark -= chance
        chosen = live[at]
        returns = self.follow(node, anchor, chosen, state)
        value = returns[node.seat]
        mean = node.mean()
        surprise = (value - chosen.mean(mean)) / max(chance, STEADY)
        expected = strategy[at] * surprise
        for index, edge in enumerate(live):
            expected += strategy[index] * edge.mean(mean)
        weight = float(node.visits + 1)
        for index, edge in enumerate(live):
            worth = edge.mean(mean)
            if edge is chosen:
                worth += surprise
            edge.regret = max(0.0, edge.regret + worth - expected)
            edge.average += weight * strategy[index]
        learn(node, chosen, value)
        return returns

    def follow(self, node: Node, anchor: Node, edge: Edge, state: State) -> list[float]:
        """Take the option, pass through forced decisions, and go on in the tree or leave it."""
        state.apply(edge.action)
        self.decisions += 1
        stack = state.stack
        while stack:
            options = stack[-1].options(state)
            if len(options) > 1:
                break
            state.apply(options[0])
            self.decisions += 1
        if not stack:
            return state.returns()
        step = stack[-1]
        seat: i64 = step.seat
        trace = state.trace()
        kind = type(step)
        shut = node.sealed and seat != node.seat
        first = anchor.unseen if shut else edge.child
        child = first
        while child is not None:
            if child.seat == seat and child.trace == trace and child.kind is kind:
                return self.visit(child, self.next_anchor(node, anchor, child), state)
            child = child.sibling
        child = Node(seat, kind, trace, step.sealed)
        child.sibling = first
        if shut:
            anchor.unseen = child
        else:
            edge.child = child
        return self.roll(child, state)

    def next_anchor(self, node: Node, anchor: Node, child: Node) -> Node:
        if node.sealed and child.sealed and child.seat == node.seat:
            return anchor
        return child

    def roll(self, leaf: Node, state: State) -> list[float]:
        """Play out from a new node, and count the result there."""
        if self.uniform:
            self.decisions += play_out(state, self.rng)
        else:
            self.play_on(state)
        returns = self.judged(state)
        value = returns[leaf.seat]
        leaf.visits += 1
        leaf.total += value
        leaf.squares += value * value
        return returns

    def judged(self, state: State) -> list[float]:
        """How it ended, or how it stands."""
        return self.guide.estimate(state) if state.stack else state.returns()

    def play_on(self, state: State) -> None:
        """Follow the guide, with a whim now and then, to the end or to a settled position past the
        horizon."""
        stack = state.stack
        guide = self.guide
        rng = self.rng
        until = self.began + self.horizon
        done = self.decisions
        while stack and (done < until or not guide.settled(state, self.seat)):
            if rng.word() < self.whim:
                options = stack[-1].options(state)
                state.apply(options[rng.below(len(options))])
            else:
                state.apply(self.advice(state))
            done += 1
        self.decisions = done


def matched(live: list[Edge]) -> list[float]:
    """Regret matching: every option in proportion to its regret, all alike if there is none."""
    total = 0.0
    for edge in live:
        total += edge.regret
    if total <= 0.0:
        return [1.0 / float(len(live))] * len(live)
    return [edge.regret / total for edge in live]


def learn(node: Node, edge: Edge, value: float) -> None:
    node.visits += 1
    node.total += value
    node.squares += value * value
    edge.visits += 1
    edge.total += value


def own(root: Node, seat: i64) -> Node | None:
    """The searcher's decision: the root, or what follows it where sealed choices of others were
    opened again; None as long as no simulation has come so far."""
    node: Node | None = root if root.seat == seat else root.unseen
    while node is not None and node.seat != seat:
        node = node.sibling
    return node
