"""Catanatron with two random players, every decision counted."""

import json
import random
import sys

from catanatron import Color, Game, RandomPlayer

from benchmarks.timing import rate


def one_game() -> int:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.execute(random.choice(game.state.playable_actions))
        decisions += 1
    return decisions


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"random api": rate(one_game, 1.5)}))
