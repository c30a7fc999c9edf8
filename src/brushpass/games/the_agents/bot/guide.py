"""A sensible player of The Agents: income is everything.

It plays each possible action to its end on copies, lets others answer as they would, and takes
the one after which it stands best. What a drawn card is does not count, only that there is one.
"""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.the_agents.bot.outlook import between_turns, outlooks
from brushpass.games.the_agents.rules.actions import (
    BUY_AGENT,
    CELL,
    DECLINE,
    END_TURN,
    MISSION,
    members,
    size,
)
from brushpass.games.the_agents.rules.missions import Survey, may_lie
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.rules.turn import Turn
from brushpass.games.the_agents.rules.window import Reaction
from brushpass.kernel.chance import Chance
from brushpass.kernel.guide import Guide, leads
from brushpass.kernel.state import State

LONGEST: Final = 6.0  # turns that income is counted for at the start
PACE: Final = 6.0  # points that the leader makes in a turn
AGENT: Final = 1.6  # the worth of an agent in hand, of the first few
SPARE_AGENT: Final = 0.6
FEW: Final = 4
MISSION_CARD: Final = 0.7
COMMAND: Final = 0.3  # a command that faces one can be used again
HOPE: Final = 0.8  # the part that a mission in hand counts of what it would pay
RIVALS: Final = 0.25  # how much all the others count beside the strongest
WORTH_IT: Final = 0.4  # what a card that uses no action has to gain
HOPELESS: Final = -1e9


@final
class AgentsGuide(Guide):
    def pick(self, state: State, rng: Chance) -> int:
        assert isinstance(state, AgentsState)
        step = state.stack[-1]
        options = step.options(state)
        if len(options) == 1:
            return options[0]
        seat: i64 = step.seat
        if isinstance(step, Reaction):
            return react(state, seat, options)
        if isinstance(step, Turn):
            return take_turn(state, seat, options)
        return best_of(state, seat, options)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, AgentsState)
        if not state.stack:
            return state.returns()
        return leads(outlooks(state))

    def settled(self, state: State, seat: int) -> bool:
        assert isinstance(state, AgentsState)
        return between_turns(state)


def react(state: AgentsState, seat: i64, options: tuple[int, ...]) -> int:
    """Play a card out of turn if it gains enough."""
    best = DECLINE
    most = standing(state, seat) + WORTH_IT
    for action in options:
        if action != DECLINE:
            worth = worth_of(state, seat, action)
            if worth > most:
                best = action
                most = worth
    return best


def take_turn(state: AgentsState, seat: i64, options: tuple[int, ...]) -> int:
    """What costs no action is done if it gains something; missions are moved last."""
    now = standing(state, seat)
    free_best = -1
    free_most = now + WORTH_IT
    best = -1
    most = HOPELESS
    acting = state.actions_left > 0
    for action in options:
        if action < CELL and state.content.no_action >> action & 1:
            worth = worth_of(state, seat, action)
            if worth > free_most:
                free_best = action
                free_most = worth
        elif MISSION <= action < BUY_AGENT:
            if not acting:
                worth = worth_of(state, seat, action) - 0.01
                if worth > most and worth > now:
                    best = action
                    most = worth
        elif action == END_TURN:
            if best < 0:
                best = action
        else:
            worth = worth_of(state, seat, action)
            if worth > most:
                best = action
                most = worth
    if free_best >= 0:
        return free_best
    return best


def best_of(state: AgentsState, seat: i64, options: tuple[int, ...]) -> int:
    best = options[0]
    most = HOPELESS
    for action in options:
        worth = worth_of(state, seat, action)
        if worth > most:
            best = action
            most = worth
    return best


def worth_of(state: AgentsState, seat: i64, action: int) -> float:
    """How the seat stands once the action has been played to its end."""
    after = state.clone()
    after.apply(action)
    return settled(after, seat)


def settled(state: AgentsState, seat: i64) -> float:
    """How the seat stands when nobody has to choose within the action any more. The state is used
    up: the last of several options is tried on it."""
    while state.stack:
        step = state.stack[-1]
        if isinstance(step, (Turn, Reaction)):
            break
        options = step.options(state)
        if len(options) == 1:
            state.apply(options[0])
        elif step.seat == seat:
            last = len(options) - 1
            most = HOPELESS
            for at in range(last):
                most = max(most, worth_of(state, seat, options[at]))
            state.apply(options[last])
            return max(most, settled(state, seat))
        else:
            state.apply(best_of(state, step.seat, options))
    return standing(state, seat)


def standing(state: AgentsState, seat: i64) -> float:
    """The seat's prospects beside those of its rivals."""
    mine = prospects(state, seat, True)
    strongest = HOPELESS
    total = 0.0
    for rival in range(state.players):
        if rival != seat:
            worth = prospects(state, rival, False)
            total += worth
            if worth > strongest:
                strongest = worth
    return mine - strongest - RIVALS * (total - strongest)


def prospects(state: AgentsState, seat: i64, own: bool) -> float:
    """Points now and points to come. `own` counts what only the seat itself knows."""
    turns = turns_left(state, seat)
    worth = float(state.ip[seat])
    for faction in state.factions_of(seat):
        survey = Survey(state, faction, seat)
        worth += turns * float(survey.mine.worth(state.content))
        for mission in members(state.assigned[faction * state.players + seat]):
            worth += turns * float(survey.pays(state.content.kind_of[mission]))
        if own:
            worth += turns * HOPE * hopes(state, survey, seat)
    if turns > 1.0:
        agents: i64 = size(state.hands[seat])
        few: i64 = min(agents, FEW)
        worth += AGENT * float(few) + SPARE_AGENT * float(agents - few)
        worth += MISSION_CARD * float(size(state.mission_hands[seat]))
        worth += COMMAND * float(size(state.facing[seat]))
    return worth


def hopes(state: AgentsState, survey: Survey, seat: i64) -> float:
    """What the best mission in hand would pay if it lay on the faction."""
    best: i64 = 0
    for mission in members(state.mission_hands[seat]):
        kind: i64 = state.content.kind_of[mission]
        if may_lie(state, kind, survey.faction, seat):
            best = max(best, survey.pays(kind))
    return float(best)


def turns_left(state: AgentsState, seat: i64) -> float:
    """How often the seat will probably still collect."""
    if state.triggered:
        behind: i64 = (seat - state.start + state.players) % state.players
        now: i64 = (state.active - state.start + state.players) % state.players
        return 1.0 if behind >= now else 0.0
    ahead: i64 = 0
    for points in state.ip:
        ahead = max(ahead, points)
    left = float(state.content.goal - ahead) / PACE
    return max(1.0, min(LONGEST, 1.0 + left))
