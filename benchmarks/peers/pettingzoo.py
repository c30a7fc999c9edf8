"""PettingZoo's tic-tac-toe through its AEC loop."""

import json
import random
import sys
import warnings

import numpy as np
from pettingzoo.classic import tictactoe_v3

from benchmarks.timing import rate

warnings.filterwarnings("ignore")
env = tictactoe_v3.env()


def one_game() -> int:
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"tictactoe api": rate(one_game)}))
