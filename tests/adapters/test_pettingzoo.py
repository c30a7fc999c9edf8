import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.utils import parallel_to_aec
from PIL import Image

import brushpass
from brushpass.adapters import pettingzoo
from tests.adapters.places import EVERY_TABLE

SMALL = (160, 160)
every_table = pytest.mark.parametrize(("name", "variant", "players"), EVERY_TABLE)


@contextmanager
def without_a_warning() -> Iterator[io.StringIO]:
    """What PettingZoo warns of counts as failed, but for what it says of every observation that is
    a dictionary with a mask. What it prints comes back."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()) as said:
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield said


@every_table
def test_the_api_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    with without_a_warning() as said:
        api_test(pettingzoo.env(name, players, variant), num_cycles=12)
    assert "Passed API test" in said.getvalue()


@every_table
def test_the_seed_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    with without_a_warning():
        seed_test(partial(pettingzoo.env, name, players, variant), num_cycles=6)


@every_table
def test_the_render_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    with without_a_warning() as printed:
        render_test(partial(pettingzoo.env, name, players, variant, render_size=SMALL))
    assert brushpass.game(name).title.split(",")[0][:6].lower() in printed.getvalue().lower()


@every_table
def test_the_save_obs_test_of_pettingzoo_saves_what_each_seat_sees(
    name: str, variant: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    env = pettingzoo.picture_env(name, players, variant, size=SMALL)
    with without_a_warning() as said:
        save_obs_test(env)
    assert said.getvalue() == ""
    saved = sorted(tmp_path.glob("saved_observations/*/*.png"))
    assert [path.stem for path in saved] == env.agents
    with Image.open(saved[-1]) as picture:
        assert picture.size == SMALL
        assert len(picture.getcolors(SMALL[0] * SMALL[1])) > 50


@every_table
def test_the_max_cycles_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    """It counts the cycles of a parallel environment, and of the same one as PettingZoo turns it
    into an AEC environment; and it plays without masks."""
    table = partial(pettingzoo.parallel_env, name, players, variant)

    def in_turn(max_cycles: int) -> object:
        return parallel_to_aec(table(max_cycles=max_cycles))

    with without_a_warning():
        max_cycles_test(SimpleNamespace(parallel_env=table, env=in_turn))


@every_table
def test_the_parallel_tests_of_pettingzoo_pass(name: str, variant: str, players: int) -> None:
    table = partial(pettingzoo.parallel_env, name, players, variant)
    with without_a_warning() as said:
        parallel_api_test(table(), num_cycles=6)
        parallel_seed_test(table, num_cycles=2)
    assert "Passed Parallel API test" in said.getvalue()


def test_pictures_pass_the_api_test_too() -> None:
    with without_a_warning() as said:
        api_test(pettingzoo.picture_env("pocket-ops", size=(64, 64)), num_cycles=20)
    assert "Passed API test" in said.getvalue()


def test_the_seats_see_different_pictures_of_a_fixed_size() -> None:
    env = pettingzoo.picture_env("viper-ghost-zero", 2, size=(300, 200))
    env.reset(seed=1)
    one, other = (env.observe(agent) for agent in env.agents)
    assert one.shape == other.shape == (200, 300, 3)
    assert (one != other).any()
    assert (one[:, 0] == 255).all()
    assert env.last()[4]["action_mask"].sum() == len(env.unwrapped.position.legal_actions())


def test_chance_moves_for_a_seat_whose_action_is_not_legal() -> None:
    env = pettingzoo.parallel_env("pocket-ops")
    seen, _ = env.reset(seed=1)
    position = env.unwrapped.position
    mover = f"seat_{position.to_move}"
    wrong = int(np.argmin(seen[mover]["action_mask"]))
    before = position.clone()
    *_, infos = env.step(dict.fromkeys(env.agents, wrong))
    assert infos[mover]["illegal"].startswith("PO-")
    assert position.dump() != before.dump()
    possible = []
    for action in before.legal_actions():
        following = before.clone()
        following.apply(action)
        possible.append(following.dump())
    assert position.dump() in possible


def test_the_others_may_send_anything_while_one_seat_moves() -> None:
    env = pettingzoo.parallel_env("pocket-ops")
    seen, _ = env.reset(seed=2)
    rewards: dict[str, float] = {}
    while env.agents:
        mover = f"seat_{env.unwrapped.position.to_move}"
        actions = dict.fromkeys(env.agents, 0)
        actions[mover] = int(np.argmax(seen[mover]["action_mask"]))
        seen, rewards, _, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_a_game_is_cut_short_after_max_cycles() -> None:
    env = pettingzoo.env("the-agents", 3, max_cycles=10)
    env.reset(seed=4)
    decisions = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert not ended
        env.step(None if cut else env.action_space(agent).sample(seen["action_mask"]))
        decisions += not cut
    assert decisions == 10


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_with_the_returns_of_the_rules(seed: int) -> None:
    env = pettingzoo.raw_env("pocket-ops")
    env.reset(seed=seed)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        totals[agent] += reward
        if not ended:
            assert seen["action_mask"].sum() == len(env.position.legal_actions())
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(totals.values()) == [-1.0, 1.0]


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env("pocket-ops")
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.step(int(np.argmin(seen["action_mask"])))
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards[agent] == -1


@every_table
def test_many_tables_step_by_one_call(name: str, variant: str, players: int) -> None:
    tables = pettingzoo.Tables(name, 4, players, variant, seed=2)
    rng = np.random.default_rng(2)
    for _ in range(5):
        actions = [rng.choice(np.flatnonzero(row)) for row in tables.masks]
        rewards, ended = tables.step(actions)
        assert rewards.shape == (4, players)
        assert not rewards[~ended].any()
        for at, state in enumerate(tables.states):
            assert tables.to_move[at] == state.to_move
            assert set(np.flatnonzero(tables.masks[at])) == set(state.legal_actions())


def test_a_table_that_is_over_starts_anew() -> None:
    tables = pettingzoo.Tables("pocket-ops", 8, seed=3)
    rng = np.random.default_rng(3)
    finished = 0
    while finished < 8:
        rewards, ended = tables.step([rng.choice(np.flatnonzero(row)) for row in tables.masks])
        finished += int(ended.sum())
        assert (rewards[ended].sum(axis=1) == 0).all()
        assert (np.abs(rewards[ended]) == 1).all()
    assert all(not state.over for state in tables.states)
