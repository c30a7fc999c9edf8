import io
import warnings
from contextlib import redirect_stdout

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from brushpass.adapters.gymnasium import SeatEnv
from tests.adapters.places import EVERY_TABLE


@pytest.mark.parametrize(("name", "variant", "players"), EVERY_TABLE)
def test_the_checker_of_gymnasium_passes(name: str, variant: str, players: int) -> None:
    """With everything that it checks, all ways to render included."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()) as printed:
        warnings.simplefilter("error")
        env = gymnasium.make(
            f"brushpass.adapters.gymnasium:brushpass/{name}-v0",
            players=players,
            variant=variant,
            seat=players - 1,
            render_size=(160, 160),
        )
        check_env(env.unwrapped)
    assert printed.getvalue()


def play(env: SeatEnv, seed: int) -> float:
    _, info = env.reset(seed=seed)
    while True:
        action = env.action_space.sample(info["action_mask"])
        _, reward, over, cut, info = env.step(action)
        assert not cut
        if over:
            return float(reward)
        assert reward == 0.0


def test_a_seat_against_a_bot_of_a_level() -> None:
    env = SeatEnv("pocket-ops", bot="agent")
    env.action_space.seed(5)
    results = [play(env, seed) for seed in range(6)]
    assert set(results) <= {-1.0, 1.0}
    assert sum(results) < 6.0


def test_seats_are_taken_in_turn() -> None:
    env = SeatEnv("viper-ghost-zero", players=3, seat=None)
    env.reset(seed=1)
    seats = [env.seat]
    for _ in range(3):
        env.reset()
        seats.append(env.seat)
        assert env.position.to_move == env.seat
    assert seats == [0, 1, 2, 0]


def test_an_illegal_action_loses_and_says_which_rule() -> None:
    env = SeatEnv("pocket-ops")
    _, info = env.reset(seed=3)
    _, reward, over, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("PO-")


def test_gymnasium_makes_a_game_by_name() -> None:
    env = gymnasium.make("brushpass.adapters.gymnasium:brushpass/pocket-ops-v0", bot="rookie")
    seen, info = env.reset(seed=2)
    assert env.observation_space.contains(seen)
    assert info["action_mask"].any()


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = SeatEnv("covert"), SeatEnv("covert")
    for env in (first, second):
        env.action_space.seed(1)
        env.reset(seed=9)
    for _ in range(15):
        action = first.action_space.sample(first.action_masks())
        assert action == second.action_space.sample(second.action_masks())
        one, other = first.step(action), second.step(action)
        assert np.array_equal(one[0], other[0])


def test_the_table_in_text_and_in_pixels() -> None:
    words = SeatEnv("pocket-ops", render_mode="ansi")
    words.reset(seed=1)
    assert "You have looked at" in words.render()
    picture = SeatEnv("pocket-ops", render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    assert drawn.dtype == np.uint8
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20
