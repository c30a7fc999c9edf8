"""The end of an action, and the question to the others: a Mercenary now?"""

from typing import final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import CARD, CELL, DECLINE, bit, members
from brushpass.games.the_agents.rules.events import DECLINED
from brushpass.games.the_agents.rules.play import can_play, play_card, refuse_card, reset_moves
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step


@final
class EndAction(Step[AgentsState]):
    """An action is completely resolved (AG-083): it is used up, and the others are asked."""

    def run(self, state: AgentsState) -> None:
        state.actions_left -= 1
        reset_moves(state)
        ask(state, (state.active + 1) % state.players)


@final
class Ask(Step[AgentsState]):
    """Go on asking, from a seat that has just played."""

    def __init__(self, asked: int) -> None:
        self.seat = NOBODY
        self.asked = asked

    def run(self, state: AgentsState) -> None:
        ask(state, self.asked)


def ask(state: AgentsState, seat: i64) -> None:
    """Ask the next seat, clockwise up to the active one, that might hold a Mercenary for all
    that everybody can see (AG-R44)."""
    if not state.living or not unspent(state):
        return
    while seat != state.active:
        if state.hands[seat]:
            state.stack.append(REACTION[seat])
            return
        seat = (seat + 1) % state.players


def unspent(state: AgentsState) -> i64:
    """The cards that use no action and are not in the pile."""
    left: i64 = state.content.no_action
    for card in state.agents_pile:
        left &= ~bit(card)
    return left


@final
class Reaction(Step[AgentsState]):
    """In another player's turn: play a card that uses no action, or let it be (AG-100)."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        found: list[int] = []
        for card in members(state.hands[self.seat] & state.content.no_action):
            if can_play(state, self.seat, card):
                found.append(CARD + card)
        found.append(DECLINE)
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        if action == DECLINE:
            state.tell(DECLINED, self.seat)
            ask(state, (self.seat + 1) % state.players)
            return
        state.stack.append(Ask(self.seat))  # AG-R45: no window of its own
        play_card(state, self.seat, action - CARD)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action >= CELL:
            return Refusal("AG-R44", "it is not your turn: play a Mercenary or decline")
        card = action - CARD
        if state.hands[self.seat] >> card & 1 and not state.content.no_action >> card & 1:
            return Refusal("AG-099", "that agent would use up an action, and it is not your turn")
        return refuse_card(state, self.seat, card)


REACTION = tuple(Reaction(seat) for seat in range(5))
END_ACTION = EndAction()
