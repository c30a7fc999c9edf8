"""What bots say about their decisions."""

import pytest

import brushpass
from brushpass.bots.heuristic import HeuristicBot
from brushpass.bots.hint import hint
from brushpass.bots.levels import level_bot, levels, tuning_for
from brushpass.bots.search import Budget, SearchBot
from brushpass.kernel.explanation import win_chance
from brushpass.kernel.state import State
from tests.bots.positions import TABLES, decisions


def thinkers(state: State) -> list[HeuristicBot | SearchBot]:
    guide = state.game.guide()
    return [
        HeuristicBot(guide, 3),
        SearchBot(guide, 3, Budget(8), tuning_for(state.game)),
    ]


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_the_best_three_and_all_shares_make_one(name: str, variant: str) -> None:
    for state in decisions(name, variant, 2, seed=60):
        for bot in thinkers(state):
            said = bot.explain(state.perspective(state.to_move))
            legal = state.legal_actions()
            assert len(said.choices) == min(3, len(legal))
            assert {choice.action for choice in said.choices} <= set(legal)
            assert sum(choice.share for choice in said.choices) + said.others == pytest.approx(1)
            assert all(0 <= choice.win_chance <= 1 for choice in said.choices)
            shares = [choice.share for choice in said.choices]
            assert shares == sorted(shares, reverse=True)
            for choice in said.choices:
                assert choice.notation == state.notation(choice.action)
                assert choice.sentence == state.describe(choice.action)
            assert said.why.endswith(".")


def test_asking_why_does_not_change_what_is_chosen() -> None:
    for state in decisions("pocket-ops", "standard", 4, seed=70):
        seat = state.to_move
        for silent, asked in zip(thinkers(state), thinkers(state), strict=True):
            asked.explain(state.perspective(seat))
            assert asked.choose(state.perspective(seat)) == silent.choose(state.perspective(seat))


def test_a_search_explains_the_choice_it_makes() -> None:
    state: State = brushpass.game("viper-ghost-zero").new(2, 4, "alpha")
    seat = state.to_move
    bot = SearchBot(state.game.guide(), 9, Budget(40), tuning_for(state.game))
    said = bot.explain(state.perspective(seat))
    assert bot.choose(state.perspective(seat)) == said.choices[0].action
    assert said.choices[0].notation in said.why


def test_a_secret_choice_is_explained_as_a_mixture() -> None:
    state: State = brushpass.game("pocket-ops").new(2, 4)
    said = hint(state.perspective(state.to_move))
    assert "in secret" in said.why


def test_the_only_thing_to_do_is_called_that() -> None:
    game = brushpass.game("viper-ghost-zero")
    for seed in range(50):
        state: State = game.new(2, seed, "alpha")
        while not state.over and len(state.legal_actions()) > 1:
            state.apply(state.legal_actions()[0])
        if not state.over:
            break
    bot = SearchBot(game.guide(), 1, Budget(5), tuning_for(game))
    said = bot.explain(state.perspective(state.to_move))
    assert said.why == "It is the only thing to do."
    assert said.choices[0].share == 1


def test_a_wavering_level_explains_what_it_would_do_with_a_clear_head() -> None:
    state: State = brushpass.game("pocket-ops").new(2, 4)
    rookie = level_bot(levels()[0], state.game, 5)
    said = rookie.explain(state.perspective(state.to_move))
    assert len(said.choices) == 2


@pytest.mark.parametrize(
    ("value", "players", "chance"),
    [(1.0, 2, 1.0), (-1.0, 2, 0.0), (0.0, 2, 0.5), (1.0, 4, 1.0), (-1 / 3, 4, 0.0), (0.0, 4, 0.25)],
)
def test_a_return_stands_for_a_chance_to_win(value: float, players: int, chance: float) -> None:
    assert win_chance(value, players) == pytest.approx(chance)
