"""What people do with pages, for browser tests."""

import re
from typing import Any

import sqlalchemy as sa

from brushpass.kernel.chance import FastChance
from brushpass.web import ledger
from brushpass.web.tables import Table
from tests.web.serving import Server

PLAY_ON = """
async ({seconds, seed}) => {
  let state = seed;
  const below = (n) => ((state = (state * 1103515245 + 12345) % 2147483648) >> 8) % n;
  const until = performance.now() + seconds * 1000;
  let clicks = 0;
  while (performance.now() < until) {
    if (document.querySelector('[data-do="rematch"]')) return clicks;
    const controls = [...document.querySelectorAll("#part-scene [data-action], #part-bar [data-action]")];
    if (controls.length && !document.body.classList.contains("busy")) {
      controls[below(controls.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
      clicks += 1;
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  return -1;
}
"""
CLICK = """
async (action) => {
  const before = document.body.dataset.at;
  const found = document.querySelector(`#part-scene [data-action="${action}"], #part-bar [data-action="${action}"]`);
  if (!found) return false;
  found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const settled = () => document.body.dataset.at !== before
    && document.querySelector('.ask.mine, [data-do="rematch"]');
  while (!settled()) await new Promise((done) => setTimeout(done, 3));
  return true;
}
"""
CONTROLS = "#part-scene [data-action], #part-bar [data-action]"


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Any, server: Server, **options: Any) -> None:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        self.server = server
        self.context = browser.new_context(base_url=server.url, **options)
        self.context.set_default_timeout(15_000)
        self.errors: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Any:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._listen)
        return page

    def _listen(self, message: Any) -> None:
        if (
            message.type == "error"
            and "WebSocket" not in message.text
            and "ERR_" not in message.text
        ):
            self.errors.append(message.text)

    def lay_table(self, game: str, *seats: str, variant: str | None = None) -> str:
        """Fill in the form of a new table; its code."""
        self.page.goto("/")
        self.page.click(f'a[href="/new/{game}"]')
        if variant is not None:
            self.page.check(f'input[name="variant"][value="{variant}"]')
        for number, who in enumerate(seats):
            self.page.select_option(f'[name="seat-{number}"]', who)
        self.page.click("text=Lay the table")
        return self.at_table()

    def play_now(self, game: str) -> str:
        self.page.goto("/")
        self.page.click(f'form[action="/play/{game}"] button')
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_selector("body[data-at]")
        found = re.search(r"/t/([A-Z]+-\d+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def at(self) -> int:
        return int(self.page.get_attribute("body", "data-at"))

    def my_turn(self) -> bool:
        return bool(self.page.locator(".ask.mine").count())

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(".ask.mine, [data-do=rematch]")

    def click_a_move(self) -> None:
        """A real click with the mouse on the first thing that may be done."""
        at = self.at
        self.page.locator(CONTROLS).first.click(position={"x": 14, "y": 14})
        self.page.wait_for_function("at => Number(document.body.dataset.at) > at", arg=at)

    def play_on(self, seconds: float = 150, seed: int = 1) -> int:
        """Click on and on until the game is over; how many clicks it took."""
        return int(self.page.evaluate(PLAY_ON, {"seconds": seconds, "seed": seed}))

    def play_sensibly(self, code: str, most: int = 2000) -> int:
        """Click what the game's heuristic would do, to the end; how many clicks it took."""
        engine = sa.create_engine(self.server.database)
        with engine.connect() as db:
            pages = ledger.read_table(db, code)
        assert pages is not None
        table = Table(pages.file, pages.seats, pages.moves)
        guide, rng = table.game.guide(), FastChance(1)
        for clicks in range(most):
            self.wait_for_turn()
            with engine.connect() as db:
                pages = ledger.read_table(db, code, table.at)
            assert pages is not None
            for move in pages.moves:
                table.take(move)
            if table.closed:
                return clicks
            imagined = table.state.imagine(table.to_move, rng)
            assert self.page.evaluate(CLICK, guide.pick(imagined, rng))
        raise AssertionError("the game does not end")

    def leave(self) -> None:
        self.context.close()
        assert self.errors == []
