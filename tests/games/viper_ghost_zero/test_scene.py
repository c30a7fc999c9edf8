"""The briefing mat."""

import re
from html import unescape

import pytest

from brushpass.games.viper_ghost_zero.cards import SLUGS, TITLES
from brushpass.look import text_width
from tests.games.viper_ghost_zero.table import GAME, Table


@pytest.mark.parametrize(("slug", "title"), list(zip(SLUGS, TITLES, strict=True)))
def test_a_small_card_names_itself_in_whole_words_that_fit(slug: str, title: str) -> None:
    table = Table(["knife", "knife"], discard=f"{slug} access")
    drawn = GAME.scene(table.state.view(0), []).body
    label = re.findall(r'<text x="32"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', drawn)
    assert " ".join(unescape(line) for _, line in label) == title
    assert all(text_width(line, float(size)) < 60 for size, line in label)
