"""People at tables: friends, spectators, lost lines, second thoughts, shared devices."""

from itertools import pairwise
from pathlib import Path
from typing import Any

from brushpass.games import catalogue
from brushpass.kernel.record import Record
from tests.web.browsing import CONTROLS, Person
from tests.web.serving import Server


def two_friends(browser: Any, server: Server) -> tuple[Person, Person, str]:
    """Ann lays a table and sends Bob the private link of the other seat."""
    ann, bob = Person(browser, server), Person(browser, server)
    code = ann.lay_table("pocket-ops", "me", "friend")
    ann.page.click("text=Invite")
    links = ann.page.locator(".links input")
    assert links.count() == 3
    link = next(
        links.nth(number).input_value()
        for number in range(3)
        if "Blue" in ann.page.locator(".links li").nth(number).inner_text()
    )
    ann.page.keyboard.press("Escape")
    bob.page.goto(link)
    bob.page.fill("[name=name]", "Bob <b>")
    bob.page.click("text=Sit down")
    bob.at_table()
    return ann, bob, code


def mover(ann: Person, bob: Person) -> tuple[Person, Person]:
    ann.page.wait_for_function("() => document.querySelector('.seat.turn')")
    red = "Red" in ann.page.locator(".seat.turn").inner_text()
    first, second = (ann, bob) if red else (bob, ann)
    first.wait_for_turn()
    return first, second


def test_two_browsers_and_a_spectator(browser: Any, server: Server) -> None:
    ann, bob, code = two_friends(browser, server)
    watcher = Person(browser, server)
    watcher.page.goto("/")
    watcher.page.fill("[name=code]", code.lower().replace("-", " "))
    watcher.page.click(".join button")
    watcher.at_table()
    ann.page.wait_for_selector("text=Bob <b>")
    for _ in range(6):
        first, second = mover(ann, bob)
        at = first.at
        first.click_a_move()
        for other in (second, watcher):
            other.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
        assert watcher.page.locator("[data-action]").count() == 0
    bob.page.fill("#say input", "well met <i>")
    bob.page.press("#say input", "Enter")
    for person in (ann, bob, watcher):
        person.page.wait_for_selector("#chat >> text=well met <i>")
    assert "You predicted" not in watcher.page.inner_text("#part-log")
    for person in (ann, bob, watcher):
        person.leave()


def test_a_private_link_works_once_for_a_friend_and_moves_a_seat_to_another_device(
    browser: Any, server: Server
) -> None:
    ann, bob, code = two_friends(browser, server)
    phone = Person(browser, server)
    bob.page.reload()
    bob.at_table()
    bob.page.click("text=Invite")
    link = bob.page.locator(".links li", has_text="Blue").locator("input").input_value()
    assert bob.page.locator(".links li", has_text="Red").count() == 0
    phone.page.goto(link)
    phone.page.click("text=Open my seat")
    phone.at_table()
    bob.page.keyboard.press("Escape")
    first, _ = mover(ann, bob)
    if first is ann:
        ann.click_a_move()
    phone.wait_for_turn()
    at = phone.at
    phone.click_a_move()
    bob.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
    assert code in phone.page.url
    for person in (ann, bob, phone):
        person.leave()


def test_undo_until_another_seat_has_acted(browser: Any, server: Server) -> None:
    ann, bob, _ = two_friends(browser, server)
    first, second = mover(ann, bob)
    before = first.page.inner_text("#part-log")
    first.click_a_move()
    first.page.click("[data-do=undo]")
    first.wait_for_turn()
    assert first.page.inner_text("#part-log") == before
    first.click_a_move()
    first.page.wait_for_selector("[data-do=undo]")
    second.wait_for_turn()
    second.click_a_move()
    first.page.wait_for_function("() => !document.querySelector('[data-do=undo]')")
    for person in (ann, bob):
        person.leave()


def test_a_lost_line_is_said_and_mended(browser: Any, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}").start()
    person = Person(browser, server)
    person.play_now("pocket-ops")
    person.wait_for_turn()
    person.click_a_move()
    person.wait_for_turn()
    at, prompt = person.at, person.page.inner_text("#asked")
    server.kill()
    person.page.wait_for_selector("#line:not([hidden])")
    person.page.locator(CONTROLS).first.click(position={"x": 14, "y": 14})
    server.start()
    person.page.wait_for_selector("#line", state="hidden")
    person.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
    person.wait_for_turn()
    assert person.page.inner_text("#asked") != "" != prompt
    assert person.play_on() >= 0
    person.leave()
    server.stop()


def test_two_tabs_of_one_seat_stay_in_step(browser: Any, server: Server) -> None:
    person = Person(browser, server)
    person.lay_table("pocket-ops", "me", "friend")
    other = person.new_page()
    other.goto(person.page.url)
    other.wait_for_selector("body[data-at]")
    if not person.my_turn():
        person.leave()
        return test_two_tabs_of_one_seat_stay_in_step(browser, server)
    person.click_a_move()
    other.wait_for_function("at => Number(document.body.dataset.at) === at", arg=person.at)
    other.click("[data-do=undo]")
    person.page.wait_for_selector(".ask.mine")
    person.leave()
    return None


def test_replay_record_and_truth(browser: Any, server: Server) -> None:
    person = Person(browser, server)
    code = person.play_now("pocket-ops")
    person.page.goto(f"/t/{code}/replay")
    choices = person.page.locator("#as option").all_inner_texts()
    assert choices == ["Red", "Spectator"]
    person.page.goto(f"/t/{code}")
    person.at_table()
    assert person.play_on() >= 0
    with person.page.expect_download() as download:
        person.page.click("text=Download the record")
    text = Path(download.value.path()).read_text()
    record = Record.from_json(text, catalogue())
    assert record.state.over
    person.page.click("text=Replay")
    person.page.wait_for_selector("#turn")
    assert person.page.locator("#as").input_value() == "truth"
    assert "To Red" in person.page.inner_text("#part-log")
    turns = len(record.actions)
    assert person.page.inner_text("#count") == f"{turns} / {turns}"
    person.page.keyboard.press("ArrowLeft")
    person.page.wait_for_selector(f"text={turns - 1} / {turns}")
    person.page.keyboard.press("Home")
    person.page.wait_for_selector(f"text=0 / {turns}")
    person.page.select_option("#as", "spectator")
    person.page.wait_for_url("**/replay?turn=0&as=spectator")
    person.page.goto(f"/t/{code}/replay?turn=5&as=1")
    assert person.page.inner_text("#count") == f"5 / {turns}"
    assert person.page.locator("#as").input_value() == "1"
    person.leave()


def test_pass_and_play_hides_secrets_behind_a_curtain(browser: Any, server: Server) -> None:
    person = Person(browser, server)
    person.lay_table("pocket-ops", "me", "me")
    seen = []
    for _ in range(6):
        person.page.wait_for_selector("#curtain[open]")
        assert person.page.locator("[data-action]").count() == 0
        seen.append(person.page.inner_text("#curtain-title"))
        person.page.click("[data-do=look]")
        person.page.wait_for_selector(".ask.mine")
        while person.my_turn() and not person.page.locator("#curtain[open]").count():
            at = person.at
            person.page.locator(CONTROLS).first.click(position={"x": 14, "y": 14})
            person.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
            person.page.wait_for_selector(".ask.mine, #curtain[open]")
    assert {"Hand the device to Red", "Hand the device to Blue"} == set(seen)
    assert all(one != two for one, two in pairwise(seen))
    person.leave()


def test_hint_why_not_and_the_rule_that_matters(browser: Any, server: Server) -> None:
    person = Person(browser, server)
    person.play_now("pocket-ops")
    person.wait_for_turn()
    rule = person.page.get_attribute(".ask [data-rule]", "data-rule")
    person.page.click(".ask [data-rule]")
    person.page.wait_for_selector("#rules[open] .here")
    assert rule in person.page.inner_text("#rules .here")
    person.page.click("text=Close the rules")
    person.page.click("[data-do=hint]")
    person.page.wait_for_selector("#part-scene .hinted")
    assert person.page.inner_text("#answer").startswith("A bot would:")
    for _ in range(40):
        person.wait_for_turn()
        if person.page.locator("#part-scene [data-why]").count():
            break
        person.click_a_move()
    person.page.locator("#part-scene [data-why]").first.click(position={"x": 14, "y": 14})
    person.page.wait_for_selector("#answer [data-rule]")
    person.page.evaluate("() => { document.getElementById('answer').textContent = '' }")
    person.page.locator("#part-scene [data-why]").first.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("#answer [data-rule]")
    person.leave()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(browser: Any, server: Server) -> None:
    ann, bob, _ = two_friends(browser, server)
    first, second = mover(ann, bob)
    at = first.at
    first.page.click("[data-do=hand-over]")
    second.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)
    second.page.wait_for_selector(".seat >> text=bot")
    first.page.click("[data-do=take-back]")
    first.page.wait_for_selector("[data-do=hand-over]")
    for person in (ann, bob):
        person.leave()


def test_resign_and_rematch(browser: Any, server: Server) -> None:
    ann, bob, code = two_friends(browser, server)
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.click("[data-do=resign]")
    bob.page.wait_for_selector("text=Red resigned: Blue wins.")
    bob.page.click("[data-do=rematch]")
    for person in (ann, bob):
        person.page.click("text=To the next game")
        person.page.wait_for_url(lambda url: code not in url)
        person.at_table()
    assert ann.page.url == bob.page.url
    ann.page.wait_for_selector(".seat.s1 >> text=You")
    bob.page.wait_for_selector(".seat.s0 >> text=You")
    ann.page.goto("/")
    assert ann.page.locator(".list li").count() == 2
    for person in (ann, bob):
        person.leave()
