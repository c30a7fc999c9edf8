"""A finished game looked at again: which decisions of a seat cost it the most."""

import msgspec

from brushpass.bots.levels import tuning_for
from brushpass.bots.search import Budget, SearchBot
from brushpass.kernel.explanation import Weighed, win_chance
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.record import Record

BUDGET = Budget(simulations=1000, seconds=0.3)
SLIGHT = 5e-4  # a cost that would be told as 0 %


class Remark(msgspec.Struct, frozen=True):
    """What was done at a decision, what the search or the exact solution would have done, and the
    difference in the chance to win, both judged by what the seat knew then."""

    decision: int
    done: str
    better: str
    cost: float


def review(record: Record, seat: int, most: int = 3, budget: Budget = BUDGET) -> list[Remark]:
    """The seat's costliest decisions, the worst first. Where nobody knows the exact solution, sealed
    choices are left out, since search can judge no single one of them."""
    state = record.at(0)
    remarks: list[Remark] = []
    for number, action in enumerate(record.actions):
        if state.to_move == seat and len(state.legal_actions()) > 1:
            weighed = _weighed(state.perspective(seat), number, budget)
            if weighed and weighed[0].action != action:
                best = weighed[0]
                taken = next(option for option in weighed if option.action == action)
                cost = win_chance(best.value, state.players) - win_chance(
                    taken.value, state.players
                )
                done, better = state.describe(action), state.describe(best.action)
                remarks.append(Remark(number, done, better, cost))
        state.apply(action)
    remarks.sort(key=lambda remark: -remark.cost)
    return [remark for remark in remarks[:most] if remark.cost > SLIGHT]


def _weighed(perspective: Perspective, number: int, budget: Budget) -> list[Weighed]:
    """The options of a decision, the best first; none where they cannot be judged one by one."""
    game = perspective.game
    analyst = game.analyst()
    if analyst is not None:
        return analyst.weigh(perspective)
    bot = SearchBot(game.adviser(), number, budget, tuning_for(game))
    weighed, sealed = bot.weigh(perspective)
    return [] if sealed else weighed
