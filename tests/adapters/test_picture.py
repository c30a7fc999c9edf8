import io

import numpy as np
import pytest
import resvg_py
from PIL import Image

import brushpass
from brushpass.adapters.picture import pixels, plain
from tests.adapters.places import LARGEST, along


@pytest.mark.parametrize(("name", "variant", "players"), LARGEST)
def test_a_kept_backdrop_changes_no_picture(name: str, variant: str, players: int) -> None:
    """The backdrop is drawn once and the rest laid over it; drawn in one go it is the same."""
    game = brushpass.game(name)
    *_, state = along(game.new(players, 2, variant), 3, most=20)
    scene = game.scene(state.view(0), [])
    whole = resvg_py.svg_to_bytes(svg_string=plain(scene.document("light")), zoom=0.25)
    with Image.open(io.BytesIO(whole)) as picture:
        paper = Image.new("RGBA", picture.size, "white")
        paper.alpha_composite(picture.convert("RGBA"))
    drawn = pixels(scene, paper.size)
    assert np.abs(drawn.astype(int) - np.asarray(paper.convert("RGB"))).max() < 8


def test_a_picture_has_the_size_of_its_scene_or_fits_the_one_asked_for() -> None:
    game = brushpass.game("pocket-ops")
    scene = game.scene(game.new(seed=1).view(None), [])
    assert pixels(scene).shape == (scene.height, scene.width, 3)
    tall = pixels(scene, (100, 300))
    assert tall.shape == (300, 100, 3)
    assert (tall[:90] == 255).all()
    assert (tall[150] != 255).any()
