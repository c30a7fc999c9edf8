"""OpenSpiel's searches, counted as decisions played inside search: simulations times the decisions
that each plays to the end of the game."""

import json
import random
import sys
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from benchmarks.timing import rate

PYTHON_SIMULATIONS = 200
CPP_SIMULATIONS = 1000


def random_length(game: pyspiel.Game, games: int = 2000) -> float:
    choice = random.Random(2).choice
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions / games


def python_mcts(name: str) -> Callable[[], int]:
    """One search from the opening."""
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(game, 1.4, PYTHON_SIMULATIONS, evaluator, solve=False, random_state=luck)
    decisions = round(PYTHON_SIMULATIONS * random_length(game))

    def search() -> int:
        bot.step(game.new_initial_state())
        return decisions

    return search


def cpp_ismcts(name: str) -> Callable[[], int]:
    """Every decision of a whole game of tricks, whose length is always the same."""
    game = pyspiel.load_game(name)
    choice = random.Random(3).choice
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        CPP_SIMULATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        False,
        False,
    )

    def whole_game() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choice(state.legal_actions()))
        left = 52
        searched = 0
        while not state.is_terminal():
            if len(state.legal_actions()) > 1:
                searched += left * CPP_SIMULATIONS
            state.apply_action(bot.step(state))
            left -= 1
        return searched

    return whole_game


if __name__ == "__main__":
    measured = {
        "tic_tac_toe python_mcts": rate(python_mcts("tic_tac_toe")),
        "hearts ismcts": rate(cpp_ismcts("hearts(pass_cards=false)")),
    }
    sys.stdout.write(json.dumps(measured))
