"""The count at the end."""

from mypy_extensions import i64

from brushpass.games.covert.rules.content import members, size
from brushpass.games.covert.rules.table import Table


def score(state: Table, seat: i64) -> int:
    """Points of completed missions, and of broken codes still owned (CV-145)."""
    total: i64 = size(state.broken[seat]) * state.content.code_points
    for mission in members(state.done[seat]):
        total += state.content.points[mission]
    return total


def standing(state: Table, seat: i64) -> tuple[int, int, int]:
    """What decides: the score, then the number of missions, then the best one (CV-146 to
    CV-148)."""
    best = 0
    for mission in members(state.done[seat]):
        best = max(best, state.content.points[mission])
    return (score(state, seat), size(state.done[seat]), best)


def winning_seats(state: Table) -> list[int]:
    """The best standing; equal ones share the victory (CV-R79)."""
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    return [seat for seat in range(state.players) if standings[seat] == best]
