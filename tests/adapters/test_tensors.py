from itertools import pairwise

import numpy as np
import pytest

import brushpass
from brushpass.kernel.observation import Fact, Observation
from tests.adapters.places import EVERY_TABLE, LARGEST, along


@pytest.mark.parametrize(("name", "variant", "players"), EVERY_TABLE)
def test_an_observation_has_its_shape_and_stays_between_0_and_1(
    name: str, variant: str, players: int
) -> None:
    game = brushpass.game(name)
    described = game.observation(players, variant)
    for state in along(game.new(players, 5, variant), 1, every=25):
        for seat in range(players):
            numbers = np.frombuffer(game.tensor(state, seat), np.float32)
            assert numbers.shape == (described.size,)
            assert numbers.min() >= 0.0
            assert numbers.max() <= 1.0


@pytest.mark.parametrize(("name", "variant", "players"), LARGEST)
def test_an_observation_holds_nothing_that_the_view_does_not(
    name: str, variant: str, players: int
) -> None:
    game = brushpass.game(name)
    luck = brushpass.chance(3)
    for state in along(game.new(players, 8, variant), 2, every=20):
        for seat in range(players):
            other = state.imagine(seat, luck)
            assert game.tensor(other, seat) == game.tensor(state, seat)


@pytest.mark.parametrize(("name", "variant", "players"), LARGEST)
def test_pieces_have_names_and_follow_each_other(name: str, variant: str, players: int) -> None:
    pieces = brushpass.game(name).observation_pieces(players, variant)
    assert [piece.name for piece in pieces[:3]] == ["seat", "to_move", "step"]
    assert len({piece.name for piece in pieces}) == len(pieces)
    for piece, following in pairwise(pieces):
        assert piece.slice.stop == following.start


@pytest.mark.parametrize("seed", range(12))
def test_the_short_way_for_pocket_ops_writes_what_the_view_says(seed: int) -> None:
    game = brushpass.game("pocket-ops")
    described = game.observation()
    for state in along(game.new(2, seed), seed, every=1):
        for seat in (None, 0, 1):
            assert game.tensor(state, seat) == described.encode(state.view(seat))


def test_a_researcher_can_read_a_tensor() -> None:
    game = brushpass.game("pocket-ops")
    state = game.new(2, 7)
    own = {piece.name: piece for piece in game.observation_pieces()}
    seat = state.to_move
    view = state.view(seat)
    numbers = np.frombuffer(state.perspective(seat).tensor(), np.float32)
    assert numbers[own["pair"].slice].sum() == len(view.pair)  # type: ignore[attr-defined]
    assert list(numbers[own["to_move"].slice]) == [1.0, 0.0]
    watching = np.frombuffer(game.tensor(state, None), np.float32)
    assert watching[own["pair"].slice].sum() == 0


def test_a_piece_of_the_wrong_shape_is_named() -> None:
    described = Observation([Fact("lamp", (2,), lambda view: [1.0])])
    with pytest.raises(ValueError, match="lamp does not have the shape"):
        described.encode(brushpass.game("pocket-ops").new().view(0))
    with pytest.raises(ValueError, match="share a name"):
        Observation([Fact("lamp", (1,), lambda view: [1.0])] * 2)
