"""The search finds what is known to be right, and nothing that it could not know."""

from collections import Counter
from time import perf_counter

import pytest

import brushpass
from brushpass.bots.ismcts import Node, Search
from brushpass.bots.search import Budget, SearchBot, Tuning
from brushpass.games.pocket_ops.bot.mastermind import analysis
from brushpass.kernel.chance import FastChance
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.state import State
from tests.bots.positions import TABLES, decisions
from tests.bots.toys import (
    AtLandings,
    Break,
    Climb,
    Cover,
    FirstOption,
    GuessOrLeave,
    Heads,
    Join,
    PassOn,
    Toy,
)


class Seat(Perspective):
    """A toy's perspective; toys belong to no game."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat


def searched(toy: Toy, seat: int, simulations: int = 4000) -> Node:
    search = Search(FirstOption(), FastChance(11))
    return search.run(Seat(toy, seat), simulations, 0.0)


def mixture(node: Node) -> dict[int, float]:
    total = sum(edge.average for edge in node.live)
    return {edge.action: edge.average / total for edge in node.live}


def favourite(node: Node) -> int:
    return max(node.live, key=lambda edge: edge.visits).action


def test_a_sealed_choice_is_mixed_as_in_equilibrium_by_whoever_chooses_first() -> None:
    node = searched(Toy(Cover(0)), 0)
    assert mixture(node)[0] == pytest.approx(2 / 3, abs=0.08)
    assert node.mean() == pytest.approx(-1 / 3, abs=0.08)


@pytest.mark.parametrize("guarded", [0, 1])
def test_whoever_chooses_second_neither_sees_nor_exploits_what_was_sealed(guarded: int) -> None:
    toy = Toy(Break(0))
    toy.hidden = guarded
    node = searched(toy, 0)
    assert node.seat == 0
    assert mixture(node)[0] == pytest.approx(1 / 3, abs=0.08)
    assert node.mean() == pytest.approx(1 / 3, abs=0.08)


def test_final_choices_follow_the_mixture() -> None:
    toy = Toy(Cover(0))
    picks = Counter(
        SearchBot(FirstOption(), seed, Budget(300), Tuning()).choose(Seat(toy, 0))
        for seed in range(60)
    )
    assert 15 < picks[0] < 55


def test_a_hidden_coin_is_not_guessed() -> None:
    toy = Toy(GuessOrLeave(0))
    toy.hidden = 1
    node = searched(toy, 0, 1000)
    assert node.edges[2].visits > 0.8 * sum(edge.visits for edge in node.live)
    assert max(edge.mean(0.0) for edge in node.live) == pytest.approx(0.2)


def test_a_coin_is_guessed_where_only_one_side_explains_what_was_seen() -> None:
    search = Search(Heads(), FastChance(11), worlds=50)
    node = search.run(Seat(Toy(GuessOrLeave(0)), 0), 1000, 0.0)
    assert favourite(node) == 1
    assert node.edges[1].mean(0.0) == 1.0


def test_play_outs_are_judged_only_where_the_guide_says_they_may_be() -> None:
    for horizon, judged in ((1, {3, 6}), (4, {6})):
        guide = AtLandings()
        Search(guide, FastChance(3), horizon=horizon).run(Seat(Toy(Climb(0)), 0), 24, 0.0)
        assert guide.judged == judged


def test_every_seat_looks_for_its_own_best() -> None:
    node = searched(Toy(PassOn(0), players=3), 0, 1500)
    assert favourite(node) == 1
    assert node.edges[1].mean(0.0) == pytest.approx(0.8, abs=0.02)
    assert node.edges[1].visits > 0.9 * node.visits


def test_partners_find_the_better_meeting_point() -> None:
    assert favourite(searched(Toy(Join(0)), 0, 1000)) == 1


def test_a_threatened_room_is_covered_about_as_often_as_the_exact_solution_covers_it() -> None:
    state = threatened()
    perspective = state.perspective(state.to_move)
    exact = {move.action: move.chance for move in analysis(perspective).moves}
    search = Search(state.game.guide(), FastChance(3), horizon=10)
    found = mixture(search.run(perspective, 1200, 0.0))
    assert sum(abs(found[action] - exact[action]) for action in found) / 2 < 0.35
    assert sum(found[action] for action in found if exact[action] > 0.1) > 0.6


def threatened() -> State:
    """A and B are held, C is free, only one blueprint can be laid, and the specialist in hand
    cannot join the spy in B."""
    game = brushpass.game("pocket-ops")
    for seed in range(200):
        state: State = game.new(2, seed)
        for wanted in ("pick", "pick", "predict:I", "place:A", "predict:I", "place:G",
                       "predict:I", "place:B", "predict:I", "place:H"):  # fmt: skip
            names = [state.notation(action) for action in state.legal_actions()]
            fitting = [name for name in names if name.startswith(wanted)]
            if not fitting or state.over:
                break
            state.play(fitting[0])
        else:
            after = state.clone()
            after.play("predict:I")
            if after.step == "Place" and after.parse("deploy:B") not in after.legal_actions():
                return state
    raise AssertionError("no such position in 200 games")


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_the_same_seed_and_simulations_make_the_same_tree(name: str, variant: str) -> None:
    for state in decisions(name, variant, 2, seed=20):
        trees = []
        for _ in range(2):
            search = Search(state.game.guide(), FastChance(4), horizon=4)
            node = search.run(state.perspective(state.to_move), 20, 0.0)
            trees.append(
                [(edge.action, edge.visits, edge.total, edge.average) for edge in node.live]
            )
        assert trees[0] == trees[1]


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_a_budget_of_simulations_is_kept(name: str, variant: str) -> None:
    for state in decisions(name, variant, 2, seed=30):
        search = Search(state.game.guide(), FastChance(4), horizon=4)
        node = search.run(state.perspective(state.to_move), 30, 0.0)
        assert search.simulations == 30
        assert {edge.action for edge in node.live} == set(state.legal_actions())
        assert sum(edge.visits for edge in node.edges.values()) in (29, 30)


def test_a_budget_of_time_is_kept_and_used() -> None:
    state = brushpass.game("pocket-ops").new(2, 1)
    search = Search(state.game.guide(), FastChance(4))
    began = perf_counter()
    search.run(state.perspective(state.to_move), 1 << 40, 0.2)
    assert 0.2 <= perf_counter() - began < 2.0
    assert search.simulations >= 10


def test_searching_leaves_the_game_as_it_was() -> None:
    for state in decisions("pocket-ops", "standard", 3, seed=40):
        before = state.dump()
        Search(state.game.guide(), FastChance(4)).run(state.perspective(state.to_move), 20, 0.0)
        assert state.dump() == before


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="budget"):
        SearchBot(brushpass.game("pocket-ops").guide(), 1, Budget(), Tuning())


@pytest.mark.parametrize(("simulations", "seconds"), [(1, None), (None, 1e-9)])
def test_the_smallest_budget_still_answers_what_was_asked(
    simulations: int | None, seconds: float | None
) -> None:
    """Also where two sealed blueprints of the Hacker are laid before the decision."""
    for state in decisions("pocket-ops", "standard", 30, seed=80):
        bot = SearchBot(state.game.guide(), 1, Budget(simulations, seconds), Tuning())
        assert bot.choose(state.perspective(state.to_move)) in state.legal_actions()
