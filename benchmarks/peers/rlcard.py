"""RLCard's UNO with random legal actions."""

import json
import random
import sys

import rlcard as peer

from benchmarks.timing import rate

env = peer.make("uno", config={"seed": 7})


def one_game() -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"uno api": rate(one_game)}))
