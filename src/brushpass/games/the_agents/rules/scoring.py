"""What a turn pays, when the game stops, and who has won."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import members
from brushpass.games.the_agents.rules.missions import Survey

if TYPE_CHECKING:
    from brushpass.games.the_agents.rules.state import AgentsState


def income(state: "AgentsState", seat: i64) -> list[int]:
    """What each seat would get if this seat's turn ended now: tokens (AG-061), missions in play
    (AG-062, AG-102) and what they pay others, all on the same position (AG-R53, AG-R57)."""
    gains = [0] * state.players
    for faction in state.factions_of(seat):
        survey = Survey(state, faction, seat)
        gains[seat] += survey.mine.worth(state.content)
        for mission in members(state.assigned[faction * state.players + seat]):
            kind = state.content.kind_of[mission]
            gains[seat] += survey.pays(kind)
            gains[survey.other] += survey.pays_other(kind)
    return gains


def last_round(state: "AgentsState") -> bool:
    """Whether the game stops once all have had equally many turns (AG-004, AG-R63, AG-R78)."""
    return state.triggered or state.turns >= state.content.rounds * state.players


def winners(state: "AgentsState") -> list[int]:
    """AG-005, AG-006, AG-R62, AG-R64, AG-R74."""
    if state.stack:
        return []
    best = max(state.ip)
    return [seat for seat in range(state.players) if state.ip[seat] == best]


def ending(state: "AgentsState") -> str:
    if state.stack:
        return ""
    return "goal reached" if state.triggered else "round limit"
