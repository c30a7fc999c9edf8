"""How a game of Covert stands between two rounds, from what decided thousands of games of sensible
players: a weight for each asset when the game begins, and what it gains until it ends."""

from math import exp
from typing import Final

from mypy_extensions import i64

from brushpass.games.covert.bot.plan import completes, effort
from brushpass.games.covert.rules import scoring
from brushpass.games.covert.rules.content import (
    ABILITIES,
    NO_BENEFIT,
    REGION_BENEFIT,
    members,
    size,
)
from brushpass.games.covert.rules.placing import PlaceDie
from brushpass.games.covert.rules.state import CovertState

POINT: Final = [0.075, 0.17]  # on completed missions
CODE: Final = [0.245, 0.245]  # broken and still owned
CARD: Final = [0.16, 0.01]  # agency cards in hand
TOKEN: Final = [0.06, -0.05]
GEAR_ICON: Final = [0.31, -0.175]
REGION_ICON: Final = [0.345, -0.29]
HELD: Final = [-0.03, -0.485]  # missions still to complete
NEAR: Final = [0.043, 0.134]  # a point of theirs, that fades with the effort to come
FADING: Final = 4.0
READY: Final = [0.037, 0.188]  # missions that only lack their die


def between_rounds(state: CovertState) -> bool:
    """Whether the dice have been rolled and none has been placed."""
    step = state.stack[-1]
    if not isinstance(step, PlaceDie) or step.placed or state.order:
        return False
    return all(state.dice_left(seat) >= state.content.dice for seat in range(state.players))


def outlooks(state: CovertState) -> list[float]:
    """What each seat has, such that the difference between two of them is the log of the odds
    that the first ends before the other."""
    progress = scoring.progress(state)
    return [_outlook(state, seat, progress) for seat in range(state.players)]


def _outlook(state: CovertState, seat: i64, progress: float) -> float:
    content = state.content
    points: i64 = 0
    gear_icons: i64 = 0
    region_icons: i64 = 0
    for mission in members(state.done[seat]):
        points += content.points[mission]
        benefit: i64 = content.benefit[mission]
        if benefit >= REGION_BENEFIT:
            region_icons += 1
        elif benefit != NO_BENEFIT:
            gear_icons += 1
    tokens: i64 = 0
    for ability in range(len(ABILITIES)):
        tokens += state.tokens[seat * len(ABILITIES) + ability]
    near = 0.0
    ready: i64 = 0
    for mission in members(state.held[seat]):
        near += float(content.points[mission]) * exp(-effort(state, seat, mission) / FADING)
        if completes(state, seat, mission):
            ready += 1
    total = _weight(POINT, progress) * float(points)
    total += _weight(CODE, progress) * float(size(state.broken[seat]))
    total += _weight(CARD, progress) * float(size(state.hands[seat]))
    total += _weight(TOKEN, progress) * float(tokens)
    total += _weight(GEAR_ICON, progress) * float(gear_icons)
    total += _weight(REGION_ICON, progress) * float(region_icons)
    total += _weight(HELD, progress) * float(size(state.held[seat]))
    total += _weight(NEAR, progress) * near
    return total + _weight(READY, progress) * float(ready)


def _weight(asset: list[float], progress: float) -> float:
    return asset[0] + asset[1] * progress
