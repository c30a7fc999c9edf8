"""For everyone: a keyboard, a phone, a screen reader, light and dark."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from brushpass.games import catalogue
from tests.web.browsing import Person
from tests.web.serving import Server

FOCUSED_ACTION = "() => document.activeElement?.dataset?.action !== undefined"
SOMETHING_IN_SIGHT = """
() => {
  const controls = [...document.querySelectorAll("#part-scene [data-action]")];
  const shown = document.getElementById("surface").getBoundingClientRect();
  return controls.length === 0 || controls.some((control) => {
    const box = control.getBoundingClientRect();
    return box.left < shown.right && box.right > shown.left
      && box.top < shown.bottom && box.bottom > shown.top;
  });
}
"""


def serious(page: Any) -> list[str]:
    found = Axe().run(page)
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found.response["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Any, server: Server, scheme: str) -> None:
    person = Person(browser, server, color_scheme=scheme, reduced_motion="reduce")
    table = server.new_table("pocket-ops", "bot:random", "bot:random", public=True)
    pages = ["/", "/new/pocket-ops", "/rules/pocket-ops", "/api", "/t/NOWHERE-1"]
    pages += [f"/t/{table['code']}/replay"]
    for path in pages:
        person.page.goto(path)
        assert serious(person.page) == [], path
    for name in catalogue():
        person.play_now(name)
        person.wait_for_turn()
        assert serious(person.page) == [], name
    person.errors = [error for error in person.errors if "404" not in error]
    person.leave()


def test_a_whole_game_with_the_keyboard_alone(browser: Any, server: Server) -> None:
    person = Person(browser, server, reduced_motion="reduce")
    person.page.goto("/")
    person.page.focus('form[action="/play/pocket-ops"] button')
    person.page.keyboard.press("Enter")
    person.at_table()
    for move in range(80):
        person.wait_for_turn()
        if not person.my_turn():
            break
        at = person.at
        for _ in range(60):
            if person.page.evaluate(FOCUSED_ACTION):
                break
            person.page.keyboard.press("Tab")
        for _ in range(move % 3):
            person.page.keyboard.press("Tab")
            if not person.page.evaluate(FOCUSED_ACTION):
                person.page.keyboard.press("Shift+Tab")
        person.page.keyboard.press("Enter" if move % 2 else "Space")
        person.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
    assert person.page.locator("[data-do=rematch]").count() == 1
    person.leave()


def test_actions_as_a_list_and_the_table_as_text(browser: Any, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("pocket-ops")
    person.wait_for_turn()
    drawn = person.page.locator("#part-scene [data-action]").count()
    person.page.click("summary")
    person.page.wait_for_function(
        "many => document.querySelectorAll('#part-list button').length === many", arg=drawn
    )
    assert "Pocket Ops, round 1" in person.page.inner_text("#part-text")
    labels = person.page.locator("#part-scene [data-action]").evaluate_all(
        "found => found.map(one => [one.getAttribute('role'), one.getAttribute('aria-label')])"
    )
    assert all(role == "button" and label for role, label in labels)
    at = person.at
    person.page.locator("#part-list button").first.click()
    person.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
    person.leave()


@pytest.mark.parametrize("name", list(catalogue()))
def test_a_phone_shows_every_game(browser: Any, server: Server, name: str) -> None:
    person = Person(
        browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    for path in ("/", f"/new/{name}", f"/rules/{name}"):
        person.page.goto(path)
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 390, path
    person.play_now(name)
    person.wait_for_turn()
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    prompt = person.page.locator("#part-prompt").bounding_box()
    assert prompt["y"] + prompt["height"] <= 844
    person.page.click("[data-do=zoom]")
    assert person.page.locator("#drawing").bounding_box()["width"] > 700
    assert person.page.evaluate(SOMETHING_IN_SIGHT)
    person.page.click("[data-do=zoom]")
    at = person.at
    person.page.click("summary")
    person.page.locator("#part-list button").first.tap()
    person.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
    person.leave()


def test_light_and_dark_follow_the_system_and_the_button(browser: Any, server: Server) -> None:
    person = Person(browser, server, color_scheme="dark")
    person.page.goto("/")
    paper = "() => getComputedStyle(document.body).backgroundColor"
    dark = person.page.evaluate(paper)
    person.page.click("[data-do=theme]")
    light = person.page.evaluate(paper)
    assert dark != light
    person.page.reload()
    assert person.page.evaluate(paper) == light
    person.leave()


def test_motion_is_off_when_the_system_asks(browser: Any, server: Server) -> None:
    times = []
    for motion in ("no-preference", "reduce"):
        person = Person(browser, server, reduced_motion=motion)
        person.play_now("viper-ghost-zero")
        times.append(
            person.page.evaluate(
                "() => getComputedStyle(document.querySelector('.scene g[id]')).transitionDuration"
            )
        )
        person.leave()
    assert times[0] != times[1] == "0s"
