"""What Brushpass does in a second: through the public API, in the play-out loop,
inside search with random play-outs, copies, views."""

import json
import random
import sys

import brushpass
from benchmarks.timing import cost, rate
from brushpass.bots.ismcts import Search
from brushpass.kernel.chance import FastChance
from brushpass.kernel.playout import play_outs
from brushpass.kernel.state import State

TABLES = {
    "pocket-ops": ("standard", 2),
    "viper-ghost-zero": ("alpha", 4),
    "the-agents": ("standard", 2),
    "covert": ("standard", 2),
    "viper-ops": ("base", 2),
}


def measure(name: str) -> dict[str, float]:
    variant, players = TABLES[name]
    game = brushpass.game(name)
    root = game.new(players, 3, variant)
    choice = random.Random(1).choice
    seeds = iter(range(1, 1 << 40))

    def one_game() -> int:
        state = root.clone()
        state.chance = FastChance(next(seeds))
        decisions = 0
        while not state.over:
            state.apply(choice(state.legal_actions()))
            decisions += 1
        return decisions

    search = Search(game.guide(), FastChance(2), epsilon=1.0)
    perspective = root.perspective(root.to_move)

    def searched() -> int:
        search.run(perspective, 1000, 0.0)
        return search.decisions

    luck = FastChance(1)
    middle = _middle(root)
    seat = middle.to_move
    return {
        "api": rate(one_game),
        "loop": rate(lambda: play_outs(root, 20, luck)),
        "search": rate(searched),
        "clone_us": cost(middle.clone),
        "view_us": cost(lambda: middle.view(seat)),
        "observation_us": cost(lambda: game.tensor(middle, seat)),
        "imagine_us": cost(lambda: middle.imagine(seat, luck)),
        "legal_actions_us": cost(middle.legal_actions),
    }


def _middle(root: State) -> State:
    """A decision halfway through a random game."""
    choice = random.Random(5).choice
    path = [root.clone()]
    while not path[-1].over:
        state = path[-1].clone()
        state.apply(choice(state.legal_actions()))
        path.append(state)
    return path[len(path) // 2]


if __name__ == "__main__":
    if not brushpass.COMPILED:
        raise SystemExit("measure the compiled build: make bench")
    sys.stdout.write(
        json.dumps({name: measure(name) for name in TABLES if name in brushpass.catalogue()})
    )
