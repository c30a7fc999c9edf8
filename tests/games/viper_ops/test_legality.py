"""One legality: an option is what no rule forbids, and each refusal names the rule that does."""

import pytest

from brushpass.kernel.chance import FastChance
from tests.games.viper_ops.table import GAME, Table

TABLES = [(variant, players) for variant in GAME.variants for players in GAME.seats_for(variant)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_options_are_what_nothing_forbids(variant: str, players: int) -> None:
    state = GAME.new(players, 3, variant)
    rng = FastChance(players)
    guide = GAME.guide()
    moves = 0
    while not state.over:
        step = state.stack[-1]
        options = step.options(state)
        if moves % 3 == 0:
            free = [a for a in range(GAME.num_actions) if step.forbids(state, a) is None]
            assert tuple(free) == options, state.step
        state.apply(rng.pick(list(options)) if moves % 2 else guide.pick(state, rng))
        moves += 1


def test_an_agent_is_not_put_where_its_like_is_already_vo_155() -> None:
    table = Table().mission(0, "AF01", "field").agents(0, "field")
    assert table.why_not("assign:field") == "VO-155"


def test_what_keeps_a_card_in_the_hand_vo_045() -> None:
    table = Table().cards(0, "call-in-a-favor", "under-budget", "clean-slate", "top-job")
    assert table.why_not("play:call-in-a-favor") == "VO-R69"
    assert table.why_not("play:clean-slate") == "VO-211"
    assert table.why_not("play:top-job") == "VO-R67"


def test_nobody_asks_for_change_without_the_card_vo_199() -> None:
    table = Table().dice(0, 6).play("power:1")
    assert table.why_not("change") == "VO-199"
