"""Balance: the correction does what it says, and the page says no more than the data."""

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import polars

import brushpass
from brushpass.lab.balance import Balance, measure
from brushpass.lab.balance_page import page
from brushpass.lab.ladder import Rung
from brushpass.lab.lift import Lift, lifts
from brushpass.lab.simulate import plan_for


def made_up(worth: float, games: int = 4000) -> polars.DataFrame:
    """Two seats; who sees more cards wins more, and the `ace` adds `worth` on top. The `dud` adds
    nothing, but the seat that sees many cards sees it more often; everybody sees the `plain` one."""
    rng = random.Random(4)
    rows = []
    for number in range(games):
        counts = [rng.randrange(2, 12), rng.randrange(2, 12)]
        has = [[rng.random() < count / 12, rng.random() < 0.3] for count in counts]
        chance = 0.5 + 0.04 * (counts[0] - counts[1]) + worth * (has[0][1] - has[1][1])
        first = rng.random() < min(0.98, max(0.02, chance))
        for seat in range(2):
            for card, held in zip(("dud", "ace", "plain"), [*has[seat], True], strict=True):
                if held:
                    rows.append((number, seat, card, counts[seat], first == (seat == 0)))
    frame = polars.DataFrame(
        rows, schema=["number", "seat", "card", "cards_seen", "won"], orient="row"
    )
    return frame.with_columns(
        drawn=polars.lit(True), held=polars.lit(True), played=polars.lit(True)
    )


def named(found: list[Lift], card: str) -> Lift:
    return next(lift for lift in found if lift.card == card)


def test_a_card_that_is_only_seen_often_by_winners_has_no_lift() -> None:
    dud = named(lifts(made_up(0.1)), "dud")
    assert dud.naive > 0.03
    assert abs(dud.lift) < 0.015
    assert not dud.sure


def test_a_card_that_helps_is_found_with_its_size() -> None:
    ace = named(lifts(made_up(0.1)), "ace")
    assert ace.low < 0.07 < ace.high
    assert ace.sure


def test_without_an_effect_nothing_stands_out() -> None:
    assert not any(lift.sure for lift in lifts(made_up(0.0)))


def small_report(tmp_path: Path) -> Balance:
    game = brushpass.game("pocket-ops")
    plan = plan_for(game, 60, 1, None, None, ["heuristic"])
    rung = Rung(25, 10, 0.6, 0.31, 0.83, 70.0, -137.0, 280.0)
    return measure(game, plan, tmp_path, "brushpass balance", 1, lambda done: None, None, [rung])


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"meta", "br"}:
            self.open.append(tag)
        for name, value in attrs:
            assert name not in {"src", "onclick"}, f"<{tag}> fetches or runs {value}"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(tmp_path: Path) -> None:
    text = page(small_report(tmp_path))
    reader = Tags()
    reader.feed(text)
    assert reader.open == []
    assert "<script" not in text
    assert not re.search(r'(href|url\()=?"?https?:', text)
    assert text.count("<svg ") == 5


def test_every_finding_carries_an_interval(tmp_path: Path) -> None:
    report = small_report(tmp_path)
    assert len(report.findings) == 3
    for line in report.findings:
        assert " to " in line
    assert "No seat is shown to be favoured" in report.findings[0]


def test_the_numbers_stand_beside_the_page_as_json(tmp_path: Path) -> None:
    report = small_report(tmp_path)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Balance) == report
