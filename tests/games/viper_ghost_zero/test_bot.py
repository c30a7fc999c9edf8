"""The heuristic player: it must be clearly better than chance, in either mode."""

import pytest

from brushpass.kernel.chance import FastChance
from tests.games.viper_ghost_zero.table import GAME, Table


def wins(variant: str, players: int, games: int) -> float:
    """How often one heuristic seat, rotated, wins against random ones."""
    guide = GAME.guide()
    rng = FastChance(11)
    won = 0
    for seed in range(games):
        state = GAME.new(players, seed, variant)
        mine = seed % players
        while not state.over:
            if state.to_move == mine:
                state.apply(guide.pick(state.imagine(mine, rng), rng))
            else:
                options = state.legal_actions()
                state.apply(options[rng.below(len(options))])
        won += mine in state.winners()
    return won / games


@pytest.mark.parametrize("variant", ["alpha", "bravo"])
def test_it_beats_chance_at_two_seats(variant: str) -> None:
    assert wins(variant, 2, 40) >= 0.85


def test_it_wins_more_than_its_share_at_four_seats() -> None:
    assert wins("alpha", 4, 24) >= 0.7


def pick(table: Table) -> str:
    return table.state.notation(GAME.guide().pick(table.state, FastChance(1)))


def test_it_finishes_when_it_can() -> None:
    table = Table(["access hostage extraction", "knife"], areas=["laptop"], missions=[0])
    assert pick(table) in ("play:hostage", "play:extraction")


def test_it_steals_the_objective_that_wins() -> None:
    table = Table(
        ["access flashbang", "knife"], areas=["hostage laptop", "extraction bioweapon"],
        missions=[0],
    )  # fmt: skip
    assert pick(table) == "play:flashbang"
    table.play("play:flashbang", "target:blue", "pass")
    assert pick(table) == "take:extraction"


def test_it_pays_with_what_it_needs_least() -> None:
    table = Table(["knife", "hostage laptop security-disabled access"], missions=[5, 0])
    table.play("play:knife", "target:blue", "pass")
    assert pick(table) == "give:security-disabled"


def test_it_saves_its_objectives_with_a_neuro_stim() -> None:
    table = Table(["tranquilizer", "neuro-stim"], areas=["", "hostage laptop"], missions=[5, 0])
    table.play("play:tranquilizer", "target:blue")
    assert pick(table) == "play:neuro-stim"


def test_it_swaps_for_a_mission_that_is_already_complete() -> None:
    table = Table(
        ["counter-op access", "knife"], areas=["hostage laptop extraction"], missions=[5, 0],
        revealed=[1],
    )  # fmt: skip
    assert pick(table) == "play:counter-op"


def test_estimates_favour_whoever_is_closer() -> None:
    table = Table(["extraction", "knife"], areas=["hostage laptop"], missions=[0, 1])
    ahead, behind = GAME.guide().estimate(table.state)
    assert -1 <= behind < 0 < ahead <= 1
