"""The arena's results as tables and as a picture."""

from typing import Any

from rich.console import Console
from rich.table import Table

from brushpass.kernel.game import Game
from brushpass.lab.arena import Report, Standing
from brushpass.lab.intervals import of_deals
from brushpass.look.svg import Anchor, circle, el, line, rect, text

INK = "#1d1b18"
FAINT = "#d3c9b4"
STAMP = "#b3261e"
PAPER = "#f4efe4"
LEFT, RIGHT, TOP, ROW = 150.0, 40.0, 64.0, 44.0
WIDTH = 720.0


def show(console: Console, title: str, report: Report) -> None:
    contest = report.contest
    console.print(
        f"[bold]{title}[/], {contest.variant}, {contest.players} seats: {contest.games:,} games "
        f"{'a bot, all partners' if contest.together else 'a pairing'}, seed {contest.seed}, "
        f"{report.seconds:.0f} s"
    )
    console.print(_standings(report))
    if not contest.together:
        console.print(_crosstable(report))


def _standings(report: Report) -> Table:
    table = Table("", "bot", "points", "share", "95 % interval", "rating", "a decision", "longest")
    for place, standing in enumerate(report.standings, start=1):
        rating = standing.rating
        table.add_row(
            str(place),
            standing.bot,
            f"{standing.points:g} of {standing.games}",
            f"{100 * standing.points / standing.games:.1f} %",
            f"{100 * standing.low:.1f} to {100 * standing.high:.1f} %",
            "" if rating is None else f"{rating.value:.0f} ± {rating.high - rating.value:.0f}",
            f"{1000 * standing.mean_seconds:.1f} ms",
            f"{1000 * standing.longest_seconds:.0f} ms",
        )
    return table


def _crosstable(report: Report) -> Table:
    """Shares of points, with their intervals; rows against columns."""
    bots = report.contest.bots
    games = report.contest.games
    order = [bots.index(standing.bot) for standing in report.standings]
    table = Table("against", *(bots[column] for column in order))
    for row in order:
        cells = []
        for column in order:
            low, high = of_deals(report.taken[row][column], report.squares[row][column], games)
            share = f"{100 * report.taken[row][column] / games:.0f} %"
            cells.append(
                "" if row == column else f"{share} [dim]{100 * low:.0f}-{100 * high:.0f}[/]"
            )
        table.add_row(bots[row], *cells)
    return table


def plot(game: Game[Any, Any], report: Report) -> str:
    """Where the bots stand, with intervals, as an SVG document."""
    rated = not report.contest.together
    spans = [_span(standing) for standing in report.standings]
    low, high = (min(span[0] for span in spans), max(span[2] for span in spans))
    step = _step(high - low)
    first, last = int(low // step) * step, (int(high // step) + 1) * step
    height = TOP + ROW * len(spans) + 46

    def x(value: float) -> float:
        return LEFT + (value - first) / (last - first) * (WIDTH - LEFT - RIGHT)

    what = "rating (Elo)" if rated else "games won (%)"
    parts = [
        rect(0, 0, WIDTH, height, fill=PAPER),
        _words(20, 34, f"{game.title}: the arena", 20, weight=700),
        _words(WIDTH - RIGHT, 34, f"{what}, 95 % intervals", 12, "end"),
    ]
    tick = first
    bottom = TOP + ROW * len(spans)
    while tick <= last + step / 2:
        parts.append(line(x(tick), TOP - 10, x(tick), bottom, stroke=FAINT))
        parts.append(_words(x(tick), bottom + 22, f"{tick:g}", 12, "middle"))
        tick += step
    for row, (standing, (lower, value, upper)) in enumerate(
        zip(report.standings, spans, strict=True)
    ):
        y = TOP + ROW * (row + 0.5)
        parts.append(_words(LEFT - 16, y + 5, standing.bot, 14, "end"))
        parts.append(line(x(lower), y, x(upper), y, stroke=INK, stroke_width=3))
        parts.append(circle(x(value), y, 7, fill=STAMP, stroke=PAPER, stroke_width=2))
        parts.append(_words(x(value), y - 12, f"{value:.0f}", 12, "middle"))
    return el(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH:g} {height:g}",
        width=WIDTH, height=height, role="img", aria_label=f"{game.title}: {what} of the bots",
    )  # fmt: skip


def _span(standing: Standing) -> tuple[float, float, float]:
    rating = standing.rating
    if rating is not None:
        return rating.low, rating.value, rating.high
    return 100 * standing.low, 100 * standing.points / standing.games, 100 * standing.high


def _step(spread: float) -> float:
    for step in (5, 10, 20, 50, 100, 200, 500):
        if spread / step <= 8:
            return float(step)
    return 1000.0


def _words(
    x: float, y: float, words: str, size: float, anchor: Anchor = "start", weight: int | None = None
) -> str:
    return text(
        x, y, words, size=size, anchor=anchor, weight=weight, fill=INK, font_family="monospace"
    )
