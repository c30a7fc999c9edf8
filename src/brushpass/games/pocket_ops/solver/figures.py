"""The figures of the report, as SVG."""

from pathlib import Path
from typing import Any, Final

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.rules.specialists import COURIER, KINDS
from brushpass.games.pocket_ops.solver.findings import Solution, first_turn
from brushpass.games.pocket_ops.solver.positions import HOLDER, position
from brushpass.games.pocket_ops.solver.rounds import LIMIT, RoundSolver
from brushpass.kernel.errors import BrushpassError

PAPER: Final = "#f6f1e4"
INK: Final = "#1d1b18"
STAMP: Final = "#a8261c"
STEEL: Final = "#2f5d7c"
PATIENCE: Final = "brr/rbr/rr."


class NoPlots(BrushpassError):
    """Figures need matplotlib."""


def draw_all(solution: Solution, folder: Path) -> None:
    """Write every figure of the report into the folder."""
    plots = _plots()
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in (
        ("opening", _opening),
        ("pairings", _pairings),
        ("keeping", _keeping),
        ("patience", _patience),
    ):
        figure = draw(plots, solution)
        figure.savefig(folder / f"{name}.svg", metadata={"Date": None}, bbox_inches="tight")
        plots.close(figure)


def _plots() -> Any:
    try:
        import matplotlib as mpl

        mpl.use("svg")
        import matplotlib.pyplot as plots
    except ImportError:
        raise NoPlots(
            "figures need matplotlib: pip install 'brushpass[figures]' and try again"
        ) from None
    plots.rcParams.update(
        {
            "svg.hashsalt": "brushpass",
            "svg.fonttype": "none",
            "font.family": "monospace",
            "font.size": 11,
            "figure.facecolor": PAPER,
            "axes.facecolor": PAPER,
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "text.color": INK,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    )
    return plots


def _shades(colour: str) -> Any:
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("shades", [PAPER, colour])


def _opening(plots: Any, solution: Solution) -> Any:
    """Where to go and what to predict in the first turn, with spies only."""
    turn = first_turn(solution.limited, NONE, NONE)
    figure, axes = plots.subplots(1, 2, figsize=(8.4, 4.4))
    for axis, chances, colour, title in (
        (axes[0], turn.spies, STAMP, "The holder places"),
        (axes[1], turn.cover, STEEL, "The rival predicts"),
    ):
        grid = [chances[row : row + 3] for row in (0, 3, 6)]
        axis.imshow(grid, cmap=_shades(colour), vmin=0.0, vmax=0.6)
        for room, chance in enumerate(chances):
            axis.text(room % 3, room // 3 - 0.2, ROOMS[room], ha="center", va="center")
            axis.text(
                room % 3, room // 3 + 0.12, f"{chance:.1%}", ha="center", va="center", size=14
            )
        for edge in (-0.5, 0.5, 1.5, 2.5):
            axis.axhline(edge, color=INK, linewidth=1)
            axis.axvline(edge, color=INK, linewidth=1)
        axis.set_title(title)
        axis.axis("off")
    return figure


def _pairings(plots: Any, solution: Solution) -> Any:
    """Every specialist against every other."""
    from matplotlib.colors import LinearSegmentedColormap

    grid = [[opening.vK for opening in row.values()] for row in solution.findings.limit.values()]
    colours = LinearSegmentedColormap.from_list("pairings", [STEEL, PAPER, STAMP])
    figure, axis = plots.subplots(figsize=(8.4, 6.6))
    axis.imshow(grid, cmap=colours, vmin=0.2, vmax=0.8)
    for k, row in enumerate(grid):
        for n, chance in enumerate(row):
            axis.text(n, k, f"{100 * chance:.1f}", ha="center", va="center")
    axis.set_xticks(range(len(KINDS)), KINDS, rotation=30, ha="right")
    axis.set_yticks(range(len(KINDS)), KINDS)
    axis.set_xlabel("the rival's specialist")
    axis.set_ylabel("the keycard holder's specialist")
    axis.tick_params(length=0)
    axis.spines[:].set_visible(False)
    axis.set_title("The holder's chance to win the round, in percent")
    return figure


def _keeping(plots: Any, solution: Solution) -> Any:
    """What keeping each specialist in round 1 is worth."""
    found = solution.findings.match
    figure, axes = plots.subplots(1, 2, figsize=(9.6, 4.0), sharex=True)
    for axis, worths, colour, title in (
        (axes[0], found.holder_keeps, STAMP, "with the keycard"),
        (axes[1], found.rival_keeps, STEEL, "without the keycard"),
    ):
        ranked = sorted(worths.items(), key=lambda item: item[1])
        axis.barh([kind for kind, _ in ranked], [100 * worth for _, worth in ranked], color=colour)
        for at, (_, worth) in enumerate(ranked):
            axis.text(100 * worth + 0.15, at, f"{100 * worth:.1f}", va="center")
        axis.set_xlim(40, 56)
        axis.set_title(title)
        axis.set_xlabel("chance to win the match, percent")
        axis.tick_params(axis="y", length=0)
    figure.tight_layout()
    return figure


def _patience(plots: Any, _: Solution) -> Any:
    """How the turn limit cuts a waiting game short."""
    red = sum(1 << room for room, cell in enumerate(PATIENCE.replace("/", "")) if cell == "r")
    blue = sum(1 << room for room, cell in enumerate(PATIENCE.replace("/", "")) if cell == "b")
    where = position(red | blue << 9, COURIER, NONE, 0)
    limits = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500]
    misses = [1.0 - RoundSolver(limit).worth(where, HOLDER) for limit in limits]
    figure, axis = plots.subplots(figsize=(7.2, 4.2))
    axis.loglog(limits, misses, color=STAMP, marker="o", markersize=4)
    axis.axvline(LIMIT, color=INK, linewidth=1, linestyle=":")
    axis.text(LIMIT * 1.08, misses[0] * 0.8, "the limit of the rules")
    axis.set_xlabel("unchanged turns that end a round")
    axis.set_ylabel("chance that the holder fails")
    axis.set_title(f"Patience: {PATIENCE}, the holder has the Courier")
    return figure
