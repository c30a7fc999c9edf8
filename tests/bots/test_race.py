"""Options that race in the same worlds."""

from time import perf_counter

from brushpass.bots.ismcts import Node, Search
from brushpass.bots.race import FIRST_LAP, Race
from brushpass.bots.search import Budget, SearchBot, Tuning
from brushpass.kernel.chance import FastChance
from brushpass.kernel.state import Step
from tests.bots.test_search import Seat
from tests.bots.toys import AtLandings, Climb, FirstOption, GuessOrLeave, PassOn, Toy


class Bid(Step[Toy]):
    """A hidden coin is worth 5 or nothing to whoever bids, and a higher bid a little more."""

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1, 2)

    def choose(self, state: Toy, action: int) -> None:
        gain = 5.0 * state.hidden + 0.01 * action
        state.result = [gain, -gain]


def raced(toy: Toy, simulations: int = 4000, seconds: float = 0.0) -> Node:
    race = Race(Search(FirstOption(), FastChance(3)))
    return race.run(Seat(toy, 0), simulations, seconds)


def leader(node: Node) -> int:
    return max(node.live, key=lambda edge: (edge.visits, edge.total)).action


def test_the_same_luck_for_all_tells_close_options_apart() -> None:
    node = raced(Toy(Bid(0)))
    assert leader(node) == 2
    assert [edge.visits for edge in node.live] == [FIRST_LAP] * 3


def test_whoever_falls_behind_drops_out() -> None:
    """Guessing a coin is worth nothing on average, leaving a fifth."""
    node = raced(Toy(GuessOrLeave(0)))
    assert leader(node) == 2
    assert sum(edge.visits for edge in node.live) <= 4000


def test_a_budget_is_kept() -> None:
    assert [edge.visits for edge in raced(Toy(GuessOrLeave(0)), 10).live] == [3, 3, 3]
    assert [edge.visits for edge in raced(Toy(GuessOrLeave(0)), 1).live] == [1, 1, 1]
    began = perf_counter()
    raced(Toy(GuessOrLeave(0)), 1 << 40, 0.001)
    assert perf_counter() - began < 2


def test_it_looks_twice() -> None:
    """At the first two landings of the stair, not at the third, which is the end."""
    guide = AtLandings()
    Race(Search(guide, FastChance(3), epsilon=0.0, horizon=1)).run(Seat(Toy(Climb(0)), 0), 4, 0.0)
    assert guide.judged == {3, 6}


def test_more_than_two_grow_a_tree() -> None:
    """Seat 2 pays whoever gives it the prize; a race would not find that out."""
    bot = SearchBot(FirstOption(), 1, Budget(4000), Tuning(race=60))
    assert bot.choose(Seat(Toy(PassOn(0), players=3), 0)) == 1


def test_a_bot_races_with_simulations_enough() -> None:
    short = SearchBot(FirstOption(), 1, Budget(50), Tuning(race=60))
    long = SearchBot(FirstOption(), 1, Budget(96), Tuning(race=60))
    seat = Seat(Toy(Bid(0)), 0)
    assert [option.share for option in long.weigh(seat)[0]] == [1 / 3] * 3
    assert [option.share for option in short.weigh(seat)[0]] != [1 / 3] * 3
    assert long.choose(seat) == 2
