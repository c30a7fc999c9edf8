"""OpenSpiel's C++ games, driven from Python and inside its own roll-outs."""

import json
import random
import sys
from collections.abc import Callable

import pyspiel

from benchmarks.timing import cost, rate

GAMES = ("tic_tac_toe", "phantom_ttt", "hearts", "crazy_eights")


def player(game: pyspiel.Game) -> Callable[[], int]:
    choice = random.Random(1).choice

    def one_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(choice(state.legal_actions()))
        return decisions

    return one_game


def rollouts(name: str) -> float:
    """Decisions a second in `RandomRolloutEvaluator`: roll-outs times the mean length."""
    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    one_game = player(game)
    length = sum(one_game() for _ in range(2000)) / 2000
    batch = 2000
    evaluator = pyspiel.RandomRolloutEvaluator(batch, 17)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 3, False)

    def search() -> int:
        bot.mcts_search(root)
        return batch

    return rate(search) * length


def observed(name: str) -> float:
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    return cost(lambda: state.observation_tensor(state.current_player()))


def cloned(name: str) -> float:
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    return cost(state.clone)


if __name__ == "__main__":
    measured = {f"{name} api": rate(player(pyspiel.load_game(name))) for name in GAMES}
    measured["tic_tac_toe rollouts"] = rollouts("tic_tac_toe")
    measured["tic_tac_toe clone_us"] = cloned("tic_tac_toe")
    measured["phantom_ttt clone_us"] = cloned("phantom_ttt")
    measured["phantom_ttt observation_us"] = observed("phantom_ttt")
    sys.stdout.write(json.dumps(measured))
