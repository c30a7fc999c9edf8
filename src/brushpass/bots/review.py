"""A finished game looked at again: which decisions of a seat cost it the most."""

import msgspec

from brushpass.bots.levels import tuning_for
from brushpass.bots.search import Budget, SearchBot
from brushpass.kernel.explanation import win_chance
from brushpass.kernel.record import Record

BUDGET = Budget(simulations=1000, seconds=0.3)


class Remark(msgspec.Struct, frozen=True):
    """What was done at a decision, what the search would have done, and the difference in the
    chance to win, both judged by what the seat knew then."""

    decision: int
    done: str
    better: str
    cost: float


def review(record: Record, seat: int, most: int = 3, budget: Budget = BUDGET) -> list[Remark]:
    """The seat's costliest decisions, the worst first; sealed choices are left out, since no
    single one of them can be judged."""
    game = record.game
    state = record.at(0)
    remarks: list[Remark] = []
    for number, action in enumerate(record.actions):
        if state.to_move == seat and len(state.legal_actions()) > 1:
            bot = SearchBot(game.adviser(), number, budget, tuning_for(game))
            weighed, sealed = bot.weigh(state.perspective(seat))
            best = weighed[0]
            if not sealed and best.action != action:
                taken = next(option for option in weighed if option.action == action)
                cost = win_chance(best.value, state.players) - win_chance(
                    taken.value, state.players
                )
                done, better = state.describe(action), state.describe(best.action)
                remarks.append(Remark(number, done, better, cost))
        state.apply(action)
    remarks.sort(key=lambda remark: -remark.cost)
    return [remark for remark in remarks[:most] if remark.cost > 0.0]
