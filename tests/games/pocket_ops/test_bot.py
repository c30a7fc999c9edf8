"""The heuristic player knows what it is doing."""

from brushpass.games.pocket_ops.bot.guide import PocketOpsGuide
from brushpass.kernel.chance import FastChance
from tests.games.pocket_ops.table import GAME, Table


def choose(table: Table, seed: int) -> str:
    """What the judgement picks on a state that the seat to move has imagined."""
    rng = FastChance(seed)
    imagined = table.state.imagine(table.state.to_move, rng)
    return GAME.actions.notation(PocketOpsGuide().pick(imagined, rng))


def test_it_beats_random_play_clearly() -> None:
    guide, wins = PocketOpsGuide(), 0
    games = 120
    for seed in range(games):
        state, rng = GAME.new(seed=seed), FastChance(1_000 + seed)
        wise = seed % 2
        while not state.over:
            if state.to_move == wise:
                state.play(guide.pick(state.imagine(wise, rng), rng))
            else:
                state.play(rng.pick(list(state.legal_actions())))
        wins += state.winners() == [wise]
    assert wins > 0.9 * games


def test_it_goes_for_its_line_but_is_not_foreseen() -> None:
    """The room that wins is its favourite; who guards that room alone misses it more often than
    not, so that two such players do not block each other for ever."""
    table = Table.laid_out("rr./.b./...").play("predict:I")
    choices = [choose(table, seed) for seed in range(80)]
    favourite = max(set(choices), key=choices.count)
    assert favourite == "place:C"
    assert 16 < choices.count("place:C") < 40


def test_it_guards_against_the_line_that_threatens() -> None:
    table = Table.laid_out("rr./.b./...")
    choices = [choose(table, seed) for seed in range(40)]
    assert choices.count("predict:C") > 20
    assert len(set(choices)) > 1


def test_it_takes_the_swap_that_wins() -> None:
    table = Table.laid_out("r.b/..r/..b", red="mole").turn("A", "deploy:E")
    assert choose(table, 1) == "target:I"
    assert choose(table.play("target:I"), 1) == "target:F"


def test_it_cannot_be_influenced_by_what_it_may_not_know() -> None:
    here = Table.laid_out("r../.b./...", red="ninja").play("predict:C")
    there = Table.laid_out("r../.b./...", red="ninja").play("predict:I")
    assert [choose(here, seed) for seed in range(30)] == [choose(there, seed) for seed in range(30)]


def test_the_estimate_follows_the_board_and_the_score() -> None:
    guide = PocketOpsGuide()
    ahead = guide.estimate(Table.laid_out("rr./.b./...", wins=(1, 0)).state)
    behind = guide.estimate(Table.laid_out("bb./.r./...", wins=(0, 1)).state)
    level = guide.estimate(Table.laid_out("r../.b./...").state)
    assert ahead[0] > level[0] > behind[0]
    for estimate in (ahead, behind, level):
        assert sum(estimate) == 0
        assert all(-1 < value < 1 for value in estimate)
