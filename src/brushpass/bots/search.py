"""The player that thinks ahead: information-set search within a budget."""

import msgspec

from brushpass.bots.heuristic import prospect
from brushpass.bots.ismcts import Edge, Node, Search
from brushpass.bots.race import Race
from brushpass.kernel.chance import Chance, FastChance
from brushpass.kernel.explanation import Explanation, Weighed, explained
from brushpass.kernel.guide import Guide
from brushpass.kernel.perspective import Perspective

ENDLESS = 1 << 40
RARE = 0.2  # sealed choices that come up less than this, for the most likely 1, are left out


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to search a game: see `Search`. `pace` multiplies a level's simulations, so that a level
    thinks about as long in every game; where that would leave two levels too close, `budgets` sets
    them by the level's name and `noises` the share of its decisions that it takes at random.
    `worlds` are not more than the simulations. With two at the table and at least `race` simulations
    the options race instead, which needs a game without sealed decisions."""

    pace: float = 1.0
    budgets: dict[str, int] = {}
    noises: dict[str, float] = {}
    exploration: float = 0.7
    trust: float = 2.0
    epsilon: float = 0.1
    horizon: int = 1000
    worlds: int = 0
    race: int = 0


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many simulations, so many seconds, or whichever is spent first.
    Without seconds the same seed makes the same choices on any machine."""

    simulations: int | None = None
    seconds: float | None = None


class SearchBot:
    def __init__(self, guide: Guide, seed: int, budget: Budget, tuning: Tuning) -> None:
        if budget.simulations is None and budget.seconds is None:
            raise ValueError("a search needs a budget of simulations or seconds")
        self.guide = guide
        self.rng = FastChance(seed)
        self.budget = budget
        self.tuning = tuning

    def choose(self, perspective: Perspective) -> int:
        options = perspective.legal_actions()
        if len(options) == 1:
            return options[0]
        node = self._search(perspective, self.rng)
        if node.sealed:
            return _drawn(node.live, self.rng)
        return max(node.live, key=_visits).action

    def explain(self, perspective: Perspective) -> Explanation:
        """The thoughts behind what `choose` would do now."""
        weighed, sealed = self.weigh(perspective)
        return explained(perspective, weighed, sealed)

    def weigh(self, perspective: Perspective) -> tuple[list[Weighed], bool]:
        """All options, the best first, and whether the choice is a sealed one."""
        rng = self.rng.clone()
        options = perspective.legal_actions()
        if len(options) == 1:
            value = prospect(perspective, self.guide, options[0], rng)
            return [Weighed(options[0], value, 1.0)], False
        node = self._search(perspective, rng)
        weights = {edge.action: _weight(node, edge) for edge in node.live}
        total = sum(weights.values())
        weighed = [
            Weighed(edge.action, edge.mean(node.mean()), weights[edge.action] / total)
            for edge in node.live
        ]
        weighed.sort(key=lambda option: (-option.share, -option.value))
        return weighed, node.sealed

    def _search(self, perspective: Perspective, rng: Chance) -> Node:
        tuning = self.tuning
        simulations = ENDLESS if self.budget.simulations is None else self.budget.simulations
        search = Search(
            self.guide,
            rng,
            tuning.exploration,
            tuning.trust,
            tuning.epsilon,
            tuning.horizon,
            min(tuning.worlds, simulations),
        )
        seconds = self.budget.seconds or 0.0
        if 0 < tuning.race <= simulations and perspective.players == 2:
            return Race(search).run(perspective, simulations, seconds)
        return search.run(perspective, simulations, seconds)


def _visits(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.total


def _weight(node: Node, edge: Edge) -> float:
    return edge.average if node.sealed else float(edge.visits)


def _drawn(edges: list[Edge], rng: Chance) -> int:
    """An action of the average strategy, without its rarest ones: they are mostly noise."""
    floor = RARE * max(edge.average for edge in edges)
    kept = [edge for edge in edges if edge.average >= floor]
    mark = sum(edge.average for edge in kept) * float(rng.word()) / 4294967296.0
    for edge in kept:
        mark -= edge.average
        if mark < 0.0:
            return edge.action
    return kept[-1].action
