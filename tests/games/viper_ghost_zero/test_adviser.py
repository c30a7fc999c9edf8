"""What search goes by: a learned policy and value, and the likelihood of what the rivals did."""

from collections.abc import Iterator, Sequence
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot.features import (
    ALL_FEATURES,
    FEATURES,
    HAND,
    LEFT,
    LEFT_OF_STEALTH,
    SIZE,
    features_of,
    implied,
    roles,
)
from brushpass.games.viper_ghost_zero.bot.network import SCALE, FeatureLayer, HiddenLayer, Output
from brushpass.games.viper_ghost_zero.rules.content import (
    ACCESS,
    CARDS,
    GRENADE,
    KNIFE,
)
from brushpass.games.viper_ghost_zero.rules.deal import deal
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.kernel.chance import FastChance
from tests.games.viper_ghost_zero.table import GAME, Table


def test_what_was_learned_fits_the_features_and_the_actions() -> None:
    policy, value = GAME.adviser().policy, GAME.adviser().value
    assert policy.hidden.inputs == FEATURES
    assert len(policy.outputs) == len(GAME.actions)
    assert {len(output.weights) for output in policy.outputs} == {policy.hidden.width + 1}
    assert value.first.inputs == ALL_FEATURES
    assert value.second.inputs == value.first.width
    assert len(value.output.weights) == value.second.width + 1


@pytest.mark.parametrize("variant", ["alpha", "bravo"])
def test_the_policy_beats_the_guide(variant: str) -> None:
    sharp, plain, rng = GAME.adviser(), GAME.guide(), FastChance(4)
    won = 0
    for number in range(240):
        state = GAME.new(2, number // 2, variant)
        mine = number % 2
        while not state.over:
            guide = sharp if state.to_move == mine else plain
            state.apply(guide.pick(state, rng))
        won += mine in state.winners()
    assert won > 0.6 * 240


def test_the_strongest_feature_speaks_for_those_it_implies() -> None:
    assert implied(HAND + 2) == [HAND, HAND + 1, HAND + 2]
    assert implied(LEFT + 9) == [LEFT + 8, LEFT + 9]
    assert implied(LEFT_OF_STEALTH) == [LEFT_OF_STEALTH]
    assert implied(SIZE + 5) == [SIZE + 5]
    table = Table(["knife knife access", "knife"], areas=["laptop"], missions=[0])
    features = features_of(table.state, 0, roles(table.state, 0))
    assert HAND + 3 * KNIFE + 1 in features and HAND + 3 * KNIFE not in features


def test_the_policy_finishes_when_it_can() -> None:
    table = Table(["access hostage extraction", "knife"], areas=["laptop"], missions=[0])
    chosen = GAME.adviser().pick(table.state, FastChance(1))
    assert table.state.notation(chosen) in ("play:hostage", "play:extraction")


def test_the_policy_goes_by_what_its_seat_can_know() -> None:
    rng = FastChance(8)
    for state in decisions(24):
        seat = state.to_move
        features = {
            tuple(features_of(world, seat, roles(world, seat)))
            for world in [state, *(state.imagine(seat, rng) for _ in range(5))]
        }
        assert len(features) == 1


def test_objectives_are_named_by_what_they_are_to_the_seat() -> None:
    """Two missions, the same hand but for the names of the objectives."""
    one = Table(["hostage bioweapon knife", "knife"], areas=["laptop"], missions=[0]).state
    two = Table(["data-drive laptop knife", "knife"], areas=["bioweapon"], missions=[5]).state
    assert roles(one, 0) == [0, 1, 2, 3, 4]
    assert roles(two, 0) == [2, 3, 0, 1, 4]
    assert set(features_of(one, 0, roles(one, 0))) == set(features_of(two, 0, roles(two, 0)))


def test_the_value_is_better_with_the_mission_all_but_done() -> None:
    """It is asked where a turn begins with a choice, and sees the hands of the world it judges."""
    adviser = GAME.adviser()
    near = Table(["hostage knife", "2*knife"], areas=["laptop"], missions=[0]).state
    far = Table(
        ["flak-vest knife", "extraction knife"], areas=["", "laptop"], missions=[0, 3]
    ).state
    assert adviser.settled(near, 0) and not adviser.settled(near, 1)
    assert adviser.estimate(near)[0] > adviser.estimate(far)[0]
    assert sum(adviser.estimate(near)) == 0


def test_activations_add_up_like_their_weights() -> None:
    """However far below nothing some of them are."""
    chance = FastChance(6)
    rows = [[int(chance.below(2000)) - 1000 for _ in range(7)] for _ in range(13)]
    layer = FeatureLayer([row.copy() for row in rows])
    for features in ([], [0], [1, 5, 11], list(range(12))):
        sums = [rows[12][at] + sum(rows[feature][at] for feature in features) for at in range(7)]
        expected = [[at, total] for at, total in enumerate(sums) if total > 0]
        assert list(layer.activations(features)) == [number for pair in expected for number in pair]
    active = vec[i64]([0, 256, 2, 512])
    assert Output([256, 9, -128, 64]).logit(active) == 1.0 - 1.0 + 0.25


def test_a_second_layer_weighs_the_activations_of_the_first() -> None:
    chance = FastChance(7)
    rows = [[int(chance.below(2000)) - 1000 for _ in range(5)] for _ in range(9)]
    layer = HiddenLayer([row.copy() for row in rows])
    for before in ([], [0, 300], [1, 256, 4, 9000, 7, 1]):
        pairs = list(zip(before[::2], before[1::2], strict=True))
        sums = [
            (rows[8][at] * SCALE + sum(rows[unit][at] * activation for unit, activation in pairs))
            // SCALE
            for at in range(5)
        ]
        expected = [[at, total] for at, total in enumerate(sums) if total > 0]
        active = layer.activations(vec[i64](before))
        assert list(active) == [number for pair in expected for number in pair]


def test_the_value_is_nearer_to_how_games_end_than_a_guess() -> None:
    """Where turns begin with a choice, in squares; a guess knows who wins more often."""
    adviser, plain, rng = GAME.adviser(), GAME.guide(), FastChance(5)
    results: list[float] = []
    off = 0.0
    for number in range(120):
        state = GAME.new(2, 900 + number, "alpha")
        seat = number % 2
        values: list[float] = []
        while not state.over:
            guide = adviser if state.to_move == seat else plain
            if adviser.settled(state, seat):
                values.append(adviser.estimate(state)[seat])
            state.apply(guide.pick(state, rng))
        result = state.returns()[seat]
        results += [result] * len(values)
        off += sum((value - result) ** 2 for value in values)
    mean = sum(results) / len(results)
    assert off < 0.85 * sum((result - mean) ** 2 for result in results)


def test_who_stops_without_playing_is_thought_to_hold_less_to_play() -> None:
    state = cast(GhostState, GAME.new(2, 6, "alpha"))
    state.play("pass")
    believed, uniform = holding(imagined(state, 1), 0, [ACCESS])
    assert believed < 0.75 * uniform


@pytest.mark.parametrize("cards", [range(KNIFE, GRENADE + 1), [ACCESS]])
def test_the_likelihood_comes_nearer_to_the_truth(cards: Sequence[int]) -> None:
    """Over decisions of sensible players, in squares of how many cards it is off."""
    off_believed = off_uniform = 0.0
    for state in decisions(24):
        rival = 1 - state.to_move
        believed, uniform = holding(imagined(state, state.to_move), rival, cards)
        truth = sum(state.hands[rival * CARDS + card] for card in cards)
        off_believed += (believed - truth) ** 2
        off_uniform += (uniform - truth) ** 2
    assert off_believed < 0.9 * off_uniform


def holding(
    worlds: list[tuple[GhostState, float]], owner: int, cards: Sequence[int]
) -> tuple[float, float]:
    """How many of the cards the owner holds, by plausible worlds and by all alike."""
    held = [sum(world.hands[owner * CARDS + card] for card in cards) for world, _ in worlds]
    weights = [weight for _, weight in worlds]
    weighted = sum(weight * count for weight, count in zip(weights, held, strict=True))
    return weighted / sum(weights), sum(held) / len(held)


def imagined(state: GhostState, seat: int) -> list[tuple[GhostState, float]]:
    rng = FastChance(9)
    adviser = GAME.adviser()
    worlds = [state.imagine(seat, rng) for _ in range(300)]
    return [(world, adviser.plausibility(world, seat, rng)) for world in worlds]


def decisions(count: int) -> Iterator[GhostState]:
    guide, rng = GAME.guide(), FastChance(2)
    for number in range(count):
        state = cast(GhostState, GAME.new(2, 700 + number, "alpha"))
        for _ in range(6 + number):
            if not state.over:
                before = state.clone()
                state.apply(guide.pick(state, rng))
        yield before if state.over else state


def test_a_varied_world_keeps_the_secrets_and_shuffles_the_rest() -> None:
    """Also the place of a card that the seat has put under the pile itself."""
    table = Table(["knife 10*pistol", "2*access"], pile="rifle grenade 8*knife")
    table.play("pass", "return:pistol", "pass")
    state = table.state
    rng = FastChance(3)
    world = state.imagine(0, rng)
    others = [cast(GhostState, state.vary(world, 0, rng)) for _ in range(20)]
    for other in others:
        assert (other.hands, other.missions) == (world.hands, world.missions)
        assert sorted(other.pile) == sorted(world.pile)
        assert other.pile[0] == world.pile[0]
    assert len({tuple(other.pile) for other in others}) > 1


def test_a_deal_without_caps_is_any_order() -> None:
    seen = {tuple(deal([2, 1], [1, 2], [9] * 4, FastChance(key))) for key in range(40)}
    assert seen == {(0, 0, 1), (0, 1, 0), (1, 0, 0)}


def test_a_deal_keeps_its_caps() -> None:
    for key in range(20):
        assert deal([1, 2], [1, 2], [9, 0, 9, 9], FastChance(key)) == [0, 1, 1]
