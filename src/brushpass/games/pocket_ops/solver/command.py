"""`brushpass solve pocket-ops`: the solution computed, stored and told."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.solver import store
from brushpass.games.pocket_ops.solver.findings import (
    CENTRE,
    CORNERS,
    POSITIONS,
    SIDES,
    FirstTurn,
    Solution,
    first_turn,
    solve_everything,
)
from brushpass.games.pocket_ops.solver.rounds import RoundSolver


def solve(out: Path | None, figures: Path | None, json: bool) -> None:
    solution = _with_progress()
    path = out or store.default_path()
    store.save(path, [solution.limited, solution.unlimited])
    if figures is not None:
        from brushpass.games.pocket_ops.solver.figures import draw_all

        draw_all(solution, figures)
    if json:
        sys.stdout.write(msgspec.json.encode(solution.findings).decode() + "\n")
        return
    console = Console(highlight=False)
    show(console, solution)
    console.print(f"Stored in {path}", markup=False, soft_wrap=True)


def _with_progress() -> Solution:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,} positions"),
               TimeElapsedColumn())  # fmt: skip
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("Solving Pocket Ops", total=2 * POSITIONS)
        solution = solve_everything(lambda solved: bar.update(task, completed=solved))
        bar.update(task, completed=2 * POSITIONS)
    return solution


def show(console: Console, solution: Solution) -> None:
    found = solution.findings
    openings = [opening.vK for row in found.limit.values() for opening in row.values()]
    console.print("[bold]The keycard[/]")
    console.print(
        f"Placing first wins {found.spies_only.vK:.1%} of rounds played with spies only. With "
        f"specialists it depends on them: from {min(openings):.1%} to {max(openings):.1%}, "
        f"{sum(openings) / len(openings):.1%} on average; better than even in "
        f"{sum(value > 0.5 for value in openings)} of {len(openings)} pairings.\n"
    )
    console.print(_pairings(solution), "")
    console.print(_first_turns(solution.limited), "")
    console.print(_keeping(solution), "")
    console.print("[bold]The match[/]")
    console.print(
        f"Whoever has the first keycard wins the match with {found.match.value:.2%}, both playing "
        f"perfectly. The residual of the equations without a limit is at most "
        f"{solution.unlimited.residual:.0e}.\n"
    )


def _pairings(solution: Solution) -> Table:
    table = Table(
        title="The holder's chance to win the round, in percent (rows: the holder's specialist)",
        title_justify="left",
    )
    table.add_column("")
    for kind in KINDS:
        table.add_column(kind, justify="right")
    for holder, row in solution.findings.limit.items():
        cells = [f"{100 * opening.vK:.1f}" for opening in row.values()]
        table.add_row(
            holder,
            *(f"[bold]{cell}[/]" if float(cell) > 50.0 else cell for cell in cells),
        )
    return table


def _first_turns(solver: RoundSolver) -> Table:
    table = Table(
        title="The first turn in percent: where the holder goes, what the rival predicts "
        "(mean over the rival's specialists)",
        title_justify="left",
    )
    for heading in ("", "spy: corner", "centre", "side", "specialist",
                    "predict: corner", "centre", "side"):  # fmt: skip
        table.add_column(heading, justify="right" if heading else "left")
    table.add_row("spies only", *_shares([first_turn(solver, NONE, NONE)]))
    for k, holder in enumerate(KINDS):
        table.add_row(holder, *_shares([first_turn(solver, k, n) for n in range(len(KINDS))]))
    return table


def _shares(turns: list[FirstTurn]) -> list[str]:
    shares = [
        [sum(turn.spies[room] for room in rooms) for turn in turns]
        for rooms in (CORNERS, CENTRE, SIDES)
    ]
    shares.append([sum(turn.specialist) for turn in turns])
    shares += [
        [sum(turn.cover[room] for room in rooms) for turn in turns]
        for rooms in (CORNERS, CENTRE, SIDES)
    ]
    return [f"{100 * sum(share) / len(share):.1f}" for share in shares]


def _keeping(solution: Solution) -> Table:
    table = Table(
        title="Which specialist to keep in round 1: the better first, with the chance to win the "
        "match in percent",
        title_justify="left",
    )
    table.add_column("with the keycard")
    table.add_column("", justify="right")
    table.add_column("without it")
    table.add_column("", justify="right")
    found = solution.findings.match
    ranked = [
        sorted(worths.items(), key=lambda item: -item[1])
        for worths in (found.holder_keeps, found.rival_keeps)
    ]
    for (mine, worth), (theirs, other) in zip(*ranked, strict=True):
        table.add_row(mine, f"{100 * worth:.2f}", theirs, f"{100 * other:.2f}")
    return table
