import io
import warnings
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import brushpass
from brushpass.adapters import pettingzoo
from tests.adapters.places import EVERY_TABLE, LARGEST


@pytest.mark.parametrize(("name", "variant", "players"), EVERY_TABLE)
def test_the_api_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    env = pettingzoo.env(name, players, variant)
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()) as said:
        warnings.simplefilter("ignore")
        api_test(env, num_cycles=12)
    assert "Passed API test" in said.getvalue()


@pytest.mark.parametrize(("name", "variant", "players"), EVERY_TABLE)
def test_the_seed_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, name, players, variant), num_cycles=6)


@pytest.mark.parametrize(("name", "variant", "players"), LARGEST)
def test_the_render_test_of_pettingzoo_passes(name: str, variant: str, players: int) -> None:
    def table(render_mode: str) -> object:
        return pettingzoo.env(name, players, variant, render_mode)

    with redirect_stdout(io.StringIO()) as printed:
        render_test(table)
    assert brushpass.game(name).title.split(",")[0][:6].lower() in printed.getvalue().lower()


def test_observations_are_no_images_and_are_not_saved_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with redirect_stdout(io.StringIO()) as said:
        save_obs_test(pettingzoo.env("pocket-ops"))
    assert "did not save the observations" in said.getvalue()


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


@pytest.mark.parametrize(("name", "variant", "players"), LARGEST)
def test_many_tables_step_by_one_call(name: str, variant: str, players: int) -> None:
    tables = pettingzoo.Tables(name, 4, players, variant, seed=2)
    rng = np.random.default_rng(2)
    for _ in range(12):
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
