"""The heuristic player knows what it is doing."""

from brushpass.games.viper_ops.bot.guide import ViperOpsGuide
from brushpass.kernel.chance import FastChance
from tests.games.viper_ops.table import GAME, Table


def choose(table: Table, seed: int = 1) -> str:
    """What the judgement picks on a state that the seat to move has imagined."""
    rng = FastChance(seed)
    imagined = table.state.imagine(table.state.to_move, rng)
    return GAME.actions.notation(ViperOpsGuide().pick(imagined, rng))


def test_it_beats_random_play() -> None:
    guide, wins, games = ViperOpsGuide(), 0, 20
    for seed in range(games):
        state, rng = GAME.new(2, seed), FastChance(1_000 + seed)
        wise = seed % 2
        while not state.over:
            if state.to_move == wise:
                state.play(guide.pick(state.imagine(wise, rng), rng))
            else:
                state.apply(rng.pick(list(state.legal_actions())))
        wins += state.winners() == [wise]
    assert wins >= 0.95 * games


def test_it_works_well_with_itself() -> None:
    """Together two of them complete at least eight of ten missions on average."""
    guide, done, games = ViperOpsGuide(), 0, 10
    for seed in range(games):
        state, rng = GAME.new(2, seed, "coop"), FastChance(seed)
        while not state.over:
            state.play(guide.pick(state.imagine(state.to_move, rng), rng))
        done += state.scores()[0]
    assert done >= 8 * games


def test_it_turns_in_what_is_complete() -> None:
    table = (
        Table().mission(0, "AF01", "field", gadgets=1, deployment=1).operatives(0, 1).chips(0, 9)
    )
    assert choose(table) == "turn-in:1"
    assert choose(table.play("turn-in:1")) == "commit:1"


def test_it_puts_agents_to_work_at_their_level() -> None:
    table = Table().mission(0, "AF01").agents(0, "field", "special")
    assert choose(table) == "assign:field"
    table = Table().mission(0, "AF02").agents(0, "field", "special")
    assert choose(table) == "assign:special"


def test_it_hands_useless_cards_back() -> None:
    table = Table().round(5).dice(0, 1).next_power("protege").play("station:draw-power", "die:1")
    assert choose(table) == "return:protege"


def test_it_pays_exactly_with_dice_before_chips() -> None:
    table = Table().chips(0, 9).dice(0, 4, 6).play("station:field-office", "amount:4")
    assert choose(table) == "die:4"


def test_it_passes_when_nothing_helps() -> None:
    assert choose(Table()) == "pass"


def test_it_cannot_be_influenced_by_what_it_may_not_know() -> None:
    here = Table(2).cards(1, "delta-force", secret=True).chips(0, 8).mission(0, "AF03", "field")
    there = Table(2).cards(1, "top-job", secret=True).chips(0, 8).mission(0, "AF03", "field")
    assert [choose(here, seed) for seed in range(8)] == [choose(there, seed) for seed in range(8)]


def test_the_estimate_follows_the_missions() -> None:
    guide = ViperOpsGuide()
    ahead = guide.estimate(Table(2).complete(0, "AF10").state)
    level = guide.estimate(Table(2).state)
    assert ahead[0] > level[0] > ahead[1]
    assert all(-1 <= value <= 1 for value in ahead)
    together = guide.estimate(Table(2, "coop").state)
    assert together[0] == together[1]
