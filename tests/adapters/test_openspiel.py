import random
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.observation import make_observation

import brushpass
from brushpass.adapters import openspiel
from brushpass.games.pocket_ops.solver.analysis import analyse
from tests.adapters.places import EVERY_TABLE
from tests.games.pocket_ops.table import Table, short_limit

EVERY_VARIANT = [
    (game.name, variant) for game in brushpass.catalogue().values() for variant in game.variants
]
SHORT = {  # seeds of games that are soon over; any other would do
    ("covert", "standard"): 15,
    ("covert", "chosen"): 4,
    ("the-agents", "standard"): 4,
    ("viper-ops", "base-experienced"): 8,
    ("viper-ops", "extended"): 14,
    ("viper-ops", "extended-experienced"): 15,
    ("viper-ops", "coop-easy"): 12,
}
NAMES = [openspiel.short_name(game) for game in brushpass.catalogue().values()]


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


@pytest.mark.parametrize(("name", "variant"), EVERY_VARIANT)
def test_openspiel_writes_a_playthrough_of_a_whole_game(name: str, variant: str) -> None:
    registered = openspiel.short_name(brushpass.game(name))
    seed = SHORT.get((name, variant), 10)
    text = generate_playthrough.playthrough(f"{registered}(variant={variant})", None, seed=seed)
    assert f'GameType.short_name = "{registered}"' in text
    assert "InformationStateString(1)" in text
    assert "InformationStateTensor" not in text
    assert "ObservationTensor(0).to_move" in text
    assert "IsTerminal() = True" in text


def test_openspiel_replays_its_playthrough(tmp_path: Path) -> None:
    written = generate_playthrough.playthrough("brushpass_pocket_ops", None, seed=3)
    path = tmp_path / "playthrough.txt"
    path.write_text(written, encoding="utf-8")
    flags.FLAGS(["playthrough"])
    original, again = generate_playthrough.replay(str(path))
    assert original == again == written


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
def test_a_resampled_state_is_the_same_to_its_player_and_may_differ_in_what_is_hidden(
    name: str,
) -> None:
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differing = 0
    for decisions in (1, 9):
        state = play_on(game.new_initial_state(), 5, decisions)
        while state.is_chance_node():
            state.apply_action(0)
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            differing += other.position().dump()["position"] != state.position().dump()["position"]
    assert differing


def test_the_observer_names_the_pieces() -> None:
    game = pyspiel.load_game("brushpass_pocket_ops")
    state = play_on(game.new_initial_state(), 2, decisions=3)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert observer.dict["spies"].shape == (2, 9)
    pieces = brushpass.game("pocket-ops").observation_pieces()
    assert list(observer.dict) == [piece.name for piece in pieces]


def test_an_observer_claims_no_more_than_it_has() -> None:
    """A tensor of the present is no information state, and nothing is private alone."""
    game = pyspiel.load_game("brushpass_pocket_ops")
    state = play_on(game.new_initial_state(), 2, decisions=3)
    kind = pyspiel.IIGObservationType
    recalling = make_observation(game, kind(perfect_recall=True))
    assert recalling.tensor is None
    assert "remembered" in recalling.string_from(state, 0)
    alone = kind(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    assert make_observation(game, alone).string_from(state, 0) is None
    public = make_observation(game, kind(True, False, pyspiel.PrivateInfoType.NONE))
    assert public.string_from(state, 0) == public.string_from(state, 1) == str(state)
    with pytest.raises(ValueError, match="all hands"):
        make_observation(game, kind(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_a_memory_reaches_back_over_a_long_game() -> None:
    state = play_on(pyspiel.load_game("brushpass_covert").new_initial_state(), 1)
    assert state.move_number() > 1000
    assert "remembered" in state.information_state_string(0)


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
