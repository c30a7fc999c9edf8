"""The count at the end, and when the end has come."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from brushpass.games.covert.rules.content import members, size

if TYPE_CHECKING:
    from brushpass.games.covert.rules.state import CovertState


def score(state: "CovertState", seat: i64) -> int:
    """Points of completed missions, and of broken codes still owned (CV-145)."""
    total: i64 = size(state.broken[seat]) * state.content.code_points
    for mission in members(state.done[seat]):
        total += state.content.points[mission]
    return total


def standing(state: "CovertState", seat: i64) -> tuple[int, int, int]:
    """What decides: the score, then the number of missions, then the best one (CV-146 to
    CV-148)."""
    best = 0
    for mission in members(state.done[seat]):
        best = max(best, state.content.points[mission])
    return (score(state, seat), size(state.done[seat]), best)


def winning_seats(state: "CovertState") -> list[int]:
    """The best standing; equal ones share the victory (CV-R79)."""
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    return [seat for seat in range(state.players) if standings[seat] == best]


def progress(state: "CovertState") -> float:
    """How far the game is: from 0 to 1, where somebody has completed enough missions (CV-140)."""
    most: i64 = 0
    for seat in range(state.players):
        most = max(most, size(state.done[seat]))
    return min(1.0, float(most) / float(state.content.missions_to_end))


def ending(state: "CovertState") -> str:
    """What makes this round the last: enough missions (CV-R76), or the house limit (CV-R81); empty
    if there is another."""
    if progress(state) >= 1.0:
        return "missions"
    return "round limit" if state.round >= state.content.rounds else ""
