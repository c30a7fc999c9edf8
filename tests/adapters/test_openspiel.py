import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.observation import make_observation

import brushpass
from brushpass.adapters import openspiel
from brushpass.solver.analysis import analyse
from tests.adapters.places import EVERY_TABLE
from tests.games.pocket_ops.table import Table, short_limit

NAMES = [openspiel.short_name(game) for game in brushpass.games().values()]


def play_on(state: Any, seed: int, decisions: int = 10_000) -> Any:
    """Random play, luck included, for so many decisions or to the end."""
    rng = random.Random(seed)
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1.0) < 1e-9
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def late(name: str, decisions: int) -> str:
    """A game of this kind that begins about so many decisions before the end."""
    source = next(one for one in brushpass.games().values() if openspiel.short_name(one) == name)
    state = source.new(seed=4)
    luck = state.chance.clone()
    length = 0
    while not state.over:
        options = state.legal_actions()
        state.apply(options[luck.below(len(options))])
        length += 1
    return f"{name}(seed=4,opening={max(0, length - decisions)})"


@pytest.mark.parametrize(("name", "variant", "players"), EVERY_TABLE)
def test_every_table_loads_and_is_played_to_its_end(name: str, variant: str, players: int) -> None:
    loaded = pyspiel.load_game(
        "brushpass_" + name.replace("-", "_"), {"players": players, "variant": variant}
    )
    assert loaded.num_players() == players
    kind = loaded.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    state = play_on(loaded.new_initial_state(), 3)
    together = kind.utility == pyspiel.GameType.Utility.IDENTICAL
    assert together == variant.startswith("coop")
    returns = state.returns()
    assert len(set(returns)) == 1 if together else abs(sum(returns)) < 1e-9


@pytest.mark.parametrize(
    ("name", "serialize"), [("brushpass_pocket_ops", True), ("brushpass_viper_ghost_zero", False)]
)
def test_the_random_simulation_of_openspiel_passes(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize, False)


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_passes_from_late_positions(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(late(name, 30)), 1, False, False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_writes_a_playthrough(name: str) -> None:
    text = generate_playthrough.playthrough(late(name, 4), None, alsologtostdout=False)
    assert f'GameType.short_name = "{name}"' in text
    assert "InformationStateString(1)" in text
    assert "ObservationTensor(0).to_move" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("name", NAMES)
def test_luck_is_decided_from_outside(name: str) -> None:
    game = pyspiel.load_game(name)
    first = play_on(game.new_initial_state(), 8, decisions=12)
    again = game.new_initial_state()
    for action in first.history():
        again.apply_action(action)
    assert str(again) == str(first)
    assert again.history_str() == first.history_str()


def test_a_sealed_choice_is_unknown_to_the_other() -> None:
    """The Placer cannot tell which room was predicted, the Predictor can."""
    root = openspiel.game_at(Table.laid_out("r../.b./...", wins=(1, 1)).state)
    worlds = [root.new_initial_state() for _ in range(2)]
    for world, room in zip(worlds, ("predict:C", "predict:G"), strict=True):
        world.apply_action(root.source.actions.parse(room))
    placer = worlds[0].current_player()
    told = [world.information_state_string(placer) for world in worlds]
    known = [world.information_state_string(1 - placer) for world in worlds]
    assert told[0] == told[1]
    assert known[0] != known[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play_on(game.new_initial_state(), 5, decisions=9)
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_the_observer_names_the_pieces() -> None:
    game = pyspiel.load_game("brushpass_pocket_ops")
    state = play_on(game.new_initial_state(), 2, decisions=3)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert observer.dict["spies"].shape == (2, 9)
    pieces = brushpass.game("pocket-ops").observation_pieces()
    assert list(observer.dict) == [piece.name for piece in pieces]


@pytest.mark.parametrize("name", NAMES)
def test_the_ismcts_bot_of_openspiel_plays_a_game(name: str) -> None:
    game = pyspiel.load_game(f"{name}(seed=6)")
    bot = ismcts.ISMCTSBot(game, Flat(), 2.0, 2, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    rng = random.Random(2)
    decided = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert decided > 5


class Flat:
    """Every position is worth nothing, every action is as likely."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def exact(limit: int) -> Fraction:
    """Red to place in `rbr/brb/...` with so many unchanged turns allowed: the recursion of the
    rules page, which tends to 2/3."""
    red, blue = Fraction(0), Fraction(0)
    for _ in range(limit):
        red, blue = (1 + blue) / 2, red / 2
    return red


def value_of(state: Any, policy: Any) -> float:
    """What the first player gets when both follow a policy."""
    if state.is_terminal():
        return float(state.returns()[0])
    chances = policy.action_probabilities(state)
    return sum(
        chance * value_of(state.child(action), policy)
        for action, chance in chances.items()
        if chance > 1e-4
    )


def test_mccfr_of_openspiel_moves_toward_the_exact_value() -> None:
    """The solver knows the position under the real limit; a limit of two unchanged turns makes
    the same position small enough for MCCFR."""
    solved = analyse(Table.laid_out("rbr/brb/...", wins=(1, 1)).state.view(1))  # type: ignore[arg-type]
    assert solved is not None
    assert solved.value == pytest.approx(float(1 - exact(100)), abs=1e-6)

    np.random.seed(1)
    game = openspiel.game_at(Table.laid_out("rbr/brb/...", wins=(1, 1), deck=short_limit(2)).state)
    solver = ExternalSamplingSolver(game)
    aim = 2 * float(exact(2)) - 1
    gaps = []
    for iterations in (1, 10, 25):
        for _ in range(iterations):
            solver.iteration()
        gaps.append(abs(value_of(game.new_initial_state(), solver.average_policy()) - aim))
    assert gaps[2] < gaps[1] < gaps[0]
    assert gaps[2] < 0.6 * gaps[0]
