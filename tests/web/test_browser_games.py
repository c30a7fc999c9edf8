"""Every game and variant, from the home page to the result, by clicks against bots."""

from typing import Any

import pytest

from brushpass.games import catalogue
from brushpass.web.thinkers import usual_level
from tests.web.browsing import Person
from tests.web.serving import Server

CASES = [
    pytest.param(game.name, variant, id=f"{game.name}-{variant}")
    for game in catalogue().values()
    for variant in game.variants
]


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_a_whole_game(browser: Any, server: Server, name: str, variant: str) -> None:
    person = Person(browser, server, reduced_motion="reduce")
    players = catalogue()[name].seats_for(variant).start
    code = person.lay_table(name, "me", *[f"bot:{usual_level()}"] * (players - 1), variant=variant)
    clicks = 0
    for _ in range(3):
        person.wait_for_turn()
        if person.my_turn():
            person.click_a_move()
            clicks += 1
    clicks += person.play_sensibly(code)
    assert clicks > 0
    assert server.get(f"/api/tables/{code}")["closed"]
    assert person.page.locator("code.seed").count() == 1
    assert "sha256" not in person.page.inner_text("#part-seal")
    record = server.get(f"/api/tables/{code}/record")
    assert record["result"]["over"]
    person.leave()


def test_play_now_is_one_click(browser: Any, server: Server) -> None:
    for name in catalogue():
        person = Person(browser, server)
        person.play_now(name)
        assert person.page.locator(".seat").count() >= 2
        person.leave()
