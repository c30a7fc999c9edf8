"""How a game may end, who has won then, and what that counts."""

from typing import TYPE_CHECKING, Final

from brushpass.games.viper_ghost_zero.rules.content import OBJECTIVES

if TYPE_CHECKING:
    from brushpass.games.viper_ghost_zero.rules.state import GhostState

MISSION_COMPLETE: Final = "mission complete"
LAST_ONE_LEFT: Final = "one left over"
LOCKED_OUT: Final = "objectives locked out"
STALLED: Final = "turn cap"


def progress(state: "GhostState", seat: int) -> int:
    """How many different objectives of its mission lie in the seat's area."""
    got = state.content.needs[state.missions[seat]] & state.laid[seat]
    count = 0
    for card in range(OBJECTIVES):
        count += got >> card & 1
    return count


def winners(state: "GhostState") -> list[int]:
    if not state.ended:
        return []
    if state.finishers or state.ended != STALLED:
        return sorted(state.finishers)  # VG-087, VG-093, VG-104
    reached = [progress(state, seat) for seat in range(state.players)]
    most = max(reached)
    return [seat for seat in range(state.players) if reached[seat] == most]  # VG-103


def scores(state: "GhostState") -> list[int]:
    """Finishers have won already (VG-093); a point each, also where `payoffs` shares it."""
    won = winners(state) if state.ended else state.finishers
    win = state.content.win
    lose = state.content.lose
    return [win if seat in won else lose for seat in range(state.players)]  # VG-101


def payoffs(state: "GhostState") -> list[float]:
    """The scores, but those who lead a stalled game share one point (VG-103)."""
    counted = [float(score) for score in scores(state)]
    if state.ended == STALLED and not state.finishers:
        leaders = winners(state)
        for seat in leaders:
            counted[seat] = state.content.stalled / len(leaders)
    return counted
