"""The plots of a balance report, as SVG to stand inside a page."""

import io
import re
from typing import Any

from brushpass.lab.balance import Balance
from brushpass.lab.lift import Lift
from brushpass.look.seats import SEAT_NAMES

INK, QUIET, STAMP, PAPER = "#1d1b18", "#8a8272", "#b3261e", "#fffdf7"
SEAT_COLOURS = ("#b3261e", "#1f4e8c", "#8a6100", "#5b3a87", "#1d6b5e", "#444444")
SHOWN_CARDS = 12


def seats_plot(balance: Balance) -> str:
    """Win share by seat with its interval, beside the even share."""
    figure, axes = _figure(6.4, 0.7 + 0.42 * balance.players)
    for row, seat in enumerate(balance.seats):
        colour = SEAT_COLOURS[SEAT_NAMES.index(seat.name)]
        axes.plot([100 * seat.low, 100 * seat.high], [row, row], color=colour, linewidth=3)
        axes.plot([100 * seat.share], [row], "o", color=colour, markersize=8)
    axes.axvline(100 * balance.fair, color=QUIET, linestyle="--", linewidth=1)
    axes.set_yticks(range(balance.players), [seat.name for seat in balance.seats])
    axes.invert_yaxis()
    axes.set_xlabel("share of games won, % (dashed: even)")
    return _svg(figure, "Win share by seat")


def length_plot(balance: Balance) -> str:
    """How long games take."""
    figure, axes = _figure(6.4, 2.4)
    lengths = [length for length, _ in balance.length_counts]
    counts = [count for _, count in balance.length_counts]
    axes.hist(lengths, bins=min(40, len(lengths)), weights=counts, color=INK, rwidth=0.9)
    axes.axvline(balance.lengths["q50"], color=STAMP, linewidth=1.5)
    axes.set_xlabel("decisions in a game (red: median)")
    axes.set_ylabel("games")
    return _svg(figure, "Length of games")


def lift_plot(lifts: list[Lift], title: str) -> str:
    """The cards that go most with winning, and those that go most with losing."""
    shown = lifts if len(lifts) <= 2 * SHOWN_CARDS else lifts[:SHOWN_CARDS] + lifts[-SHOWN_CARDS:]
    figure, axes = _figure(6.4, 0.8 + 0.24 * len(shown))
    for row, lift in enumerate(shown):
        colour = STAMP if lift.sure else INK
        axes.plot([100 * lift.low, 100 * lift.high], [row, row], color=colour, linewidth=2)
        axes.plot([100 * lift.lift], [row], "o", color=colour, markersize=5)
        axes.plot([100 * lift.naive], [row], "|", color=QUIET, markersize=8)
    axes.axvline(0, color=QUIET, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(shown)), [lift.card for lift in shown])
    axes.invert_yaxis()
    axes.set_xlabel("points of winning chance (grey tick: before the correction)")
    return _svg(figure, title)


def ladder_plot(balance: Balance) -> str:
    """Rating gained by each doubling of search."""
    figure, axes = _figure(6.4, 2.2)
    for place, rung in enumerate(balance.ladder):
        axes.plot([place, place], [rung.rating_low, rung.rating_high], color=INK, linewidth=3)
        axes.plot([place], [rung.rating], "o", color=STAMP, markersize=8)
    names = [f"{rung.simulations} to {2 * rung.simulations}" for rung in balance.ladder]
    axes.set_xticks(range(len(names)), names)
    axes.axhline(0, color=QUIET, linestyle="--", linewidth=1)
    axes.set_ylabel("rating gained")
    axes.set_xlabel("simulations a decision")
    return _svg(figure, "Skill ladder")


def _figure(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    figure.set_facecolor(PAPER)
    axes = figure.add_subplot()
    axes.set_facecolor(PAPER)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _svg(figure: Any, title: str) -> str:
    """The drawing without its file header, with ids of its own and a title for those who hear it."""
    import matplotlib as mpl

    name = re.sub(r"\W+", "-", title.lower())
    with mpl.rc_context(
        {"svg.hashsalt": name, "svg.fonttype": "none", "font.family": "sans-serif"}
    ):
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    drawing = text.getvalue()
    drawing = drawing[drawing.index("<svg") :]
    drawing = re.sub(r'id="([^"]+)"', rf'id="{name}-\1"', drawing)
    drawing = re.sub(r'(href="#|url\(#)', rf"\1{name}-", drawing)
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.S)
    return drawing.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)
