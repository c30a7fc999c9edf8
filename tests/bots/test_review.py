"""Looking back at a game: what cost the most, by what the seat knew then."""

import brushpass
from brushpass.bots.review import review
from brushpass.bots.search import Budget
from brushpass.kernel.chance import FastChance
from brushpass.kernel.record import Record

GHOST = brushpass.game("viper-ghost-zero")


def careless_game() -> Record:
    """Both seats play at random."""
    record = Record(GHOST, 2, 5, "alpha")
    rng = FastChance(5)
    while not record.state.over and len(record.actions) < 60:
        options = record.state.legal_actions()
        record.play(options[rng.below(len(options))])
    return record


def test_the_costliest_decisions_come_first_and_are_the_seats_own() -> None:
    record = careless_game()
    remarks = review(record, 0, budget=Budget(30))
    assert 0 < len(remarks) <= 3
    costs = [remark.cost for remark in remarks]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0
    for remark in remarks:
        state = record.at(remark.decision)
        assert state.to_move == 0
        assert remark.done == state.describe(record.actions[remark.decision])
        assert remark.better in [state.describe(action) for action in state.legal_actions()]
        assert remark.better != remark.done


def test_the_same_review_comes_twice() -> None:
    record = careless_game()
    assert review(record, 1, budget=Budget(10)) == review(record, 1, budget=Budget(10))
