"""Beliefs: histories that explain what the rival did, and the worlds they end in."""

from collections.abc import Iterator
from typing import cast

import pytest

from brushpass.games.viper_ghost_zero.bot.belief import History
from brushpass.games.viper_ghost_zero.rules.content import ACCESS, CARDS, GRENADE, KNIFE
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.kernel.chance import FastChance
from tests.games.viper_ghost_zero.table import GAME, Table

WATCHED = [ACCESS, *range(KNIFE, GRENADE + 1)]


def positions(variant: str, count: int) -> Iterator[GhostState]:
    """Where somebody decides, further into the game each time."""
    guide, rng = GAME.guide(), FastChance(2)
    for number in range(count):
        state = cast(GhostState, GAME.new(2, 900 + number, variant))
        for _ in range(8 + 2 * number):
            before = state.clone()
            state.apply(guide.pick(state, rng))
            if state.over:
                break
        yield before


def sampled(state: GhostState, count: int) -> list[GhostState]:
    rng = FastChance(5)
    seat = state.to_move
    world = state.imagine(seat, rng)
    return cast(list[GhostState], GAME.adviser().sample_beliefs(world, seat, count, rng))


@pytest.mark.parametrize("variant", ["alpha", "bravo"])
def test_the_seat_cannot_tell_any_of_the_worlds_from_the_true_one(variant: str) -> None:
    told = 0
    for state in positions(variant, 16):
        seat = state.to_move
        worlds = sampled(state, 40)
        told += bool(worlds)
        for world in worlds:
            world.check()
            assert world.hand_size == state.hand_size
            assert (
                sum(world.hands[(1 - seat) * CARDS : (2 - seat) * CARDS])
                == (state.hand_size[1 - seat])
            )
            assert world.view(seat) == state.view(seat)
    assert told > 12


def test_beliefs_come_nearer_to_the_truth_than_an_even_guess() -> None:
    """In squares of how many Access and attacks it is off."""
    off_sampled = off_even = 0.0
    for state in positions("alpha", 24):
        seat, rng = state.to_move, FastChance(7)
        truth = watched(state, 1 - seat)
        even = [watched(state.imagine(seat, rng), 1 - seat) for _ in range(100)]
        likely = [watched(world, 1 - seat) for world in sampled(state, 60)] or even
        off_sampled += (sum(likely) / len(likely) - truth) ** 2
        off_even += (sum(even) / len(even) - truth) ** 2
    assert off_sampled < 0.8 * off_even


def watched(world: GhostState, owner: int) -> int:
    return sum(world.hands[owner * CARDS + card] for card in WATCHED)


def test_a_swapped_mission_stays_known_when_another_takes_its_place() -> None:
    """Red's first mission went to Blue and is known there, whatever Red drew since."""
    table = Table(
        ["counter-op 2*knife", "pistol 5*knife"], missions=[0, 1], variant="bravo",
        pile="rifle knife M3 5*knife M2 M4 20*pistol",
    )  # fmt: skip
    table.play("play:counter-op", "target:blue", "pass", "pass")
    assert table.state.missions == [3, 0]
    worlds = sampled(table.state, 40)
    assert worlds
    assert {world.missions[1] for world in worlds} == {0}


def test_a_card_that_was_seen_in_use_is_not_exchanged_for_one_in_the_pile() -> None:
    """Red plays its only Grenade; Blue wonders what else Red has drawn."""
    table = Table(["grenade 5*knife", "6*pistol"], pile="12*rifle")
    table.play("play:grenade", "target:blue", "pass", *["give:pistol"] * 4)
    table.play("pass", "pass")
    rng = FastChance(3)
    history = History(table.state.imagine(1, rng), 1, rng)
    history.replay(0.0)
    held = history.state.held[0]
    shown = history.drawn.index(GRENADE)
    hidden = next(at for at, card in enumerate(history.drawn) if held >> card & 1)
    in_the_pile = len(history.drawn)
    assert not held >> GRENADE & 1
    assert history.was_seen(shown, in_the_pile, held)
    assert not history.was_seen(shown, hidden, held)
    assert not history.was_seen(hidden, in_the_pile, held)


def test_what_cannot_be_replayed_is_not_sampled() -> None:
    """More than one rival, or a pile that was shuffled again."""
    rng = FastChance(1)
    three = cast(GhostState, GAME.new(3, 4, "alpha"))
    assert GAME.adviser().sample_beliefs(three.imagine(0, rng), 0, 20, rng) == []
    shuffled = Table(["knife", "2*access"], pile="rifle", discard="8*pistol")
    shuffled.play("pass", "play:access")
    state = shuffled.state
    assert sampled(state, 20) == []
