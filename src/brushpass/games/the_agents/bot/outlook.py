"""How a game of The Agents stands between two turns, from what decided thousands of games of
sensible players: a weight for each asset when the game begins, and what it gains until somebody
reaches the goal."""

from typing import Final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import members, size
from brushpass.games.the_agents.rules.missions import Survey
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.rules.turn import Turn

POINT: Final = [-0.04, 0.34]
TOKENS: Final = [0.245, 0.19]  # a point of what the tokens pay each turn
MISSION_PAY: Final = [0.04, 0.03]  # a point of what the missions in play would pay now
MISSION_IN_PLAY: Final = [0.19, 0.43]
MISSION_IN_HAND: Final = [0.2, 0.065]
AGENT_IN_HAND: Final = [0.2, -0.05]
COMMAND: Final = [0.03, 0.12]  # a living agent that faces the seat
TURN_LEFT: Final = [0.34, 1.6]  # a turn still to come in this round
TO_MOVE: Final = [0.0, 0.3]


def between_turns(state: AgentsState) -> bool:
    """Whether a turn begins that is not one of the last."""
    if state.triggered or state.actions_left < state.content.actions:
        return False
    return isinstance(state.stack[-1], Turn)


def outlooks(state: AgentsState) -> list[float]:
    """What each seat has, such that the difference between two of them is the log of the odds
    that the first ends before the other."""
    ahead: i64 = 0
    for points in state.ip:
        ahead = max(ahead, points)
    progress = min(1.0, float(ahead) / float(state.content.goal))
    return [_outlook(state, seat, progress) for seat in range(state.players)]


def _outlook(state: AgentsState, seat: i64, progress: float) -> float:
    content = state.content
    tokens: i64 = 0
    pay: i64 = 0
    in_play: i64 = 0
    for faction in state.factions_of(seat):
        assigned: i64 = state.assigned[faction * state.players + seat]
        survey = Survey(state, faction, seat)
        tokens += survey.mine.worth(content)
        in_play += size(assigned)
        for mission in members(assigned):
            pay += survey.pays(content.kind_of[mission])
    total = _weight(POINT, progress) * float(state.ip[seat])
    total += _weight(TOKENS, progress) * float(tokens)
    total += _weight(MISSION_PAY, progress) * float(pay)
    total += _weight(MISSION_IN_PLAY, progress) * float(in_play)
    total += _weight(MISSION_IN_HAND, progress) * float(size(state.mission_hands[seat]))
    total += _weight(AGENT_IN_HAND, progress) * float(size(state.hands[seat]))
    total += _weight(COMMAND, progress) * float(size(state.facing[seat]))
    place: i64 = (seat - state.start + state.players) % state.players
    now: i64 = (state.active - state.start + state.players) % state.players
    if place >= now:
        total += _weight(TURN_LEFT, progress)
    if place == now:
        total += _weight(TO_MOVE, progress)
    return total


def _weight(asset: list[float], progress: float) -> float:
    return asset[0] + asset[1] * progress
