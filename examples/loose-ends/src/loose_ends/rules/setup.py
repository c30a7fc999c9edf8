"""The table before the first turn."""

from loose_ends.rules import events
from loose_ends.rules.content import ALL, CODES, CONTACTS, Content
from loose_ends.rules.state import LooseEndsState
from loose_ends.rules.steps import TakeTurn


def set_up(state: LooseEndsState, content: Content) -> None:
    """The frame (variant, players, chance) is there already; `begin` runs to the first decision."""
    state.content = content
    pile = list(range(CONTACTS))
    state.chance.shuffle(pile)
    state.leak = pile.pop()  # LE-002
    state.files = [pile.pop() for _ in range(state.players)]  # LE-003
    state.board = [pile.pop() for _ in range(content.opened)]  # LE-004
    state.pile = pile
    state.may = [ALL] * (state.players + 1)
    state.seen = [0] * state.players
    state.asked = [0] * state.players
    for seat in range(state.players):
        state.tell(events.DEALT, seat, CODES[state.files[seat]])
    for contact in state.board:
        state.tell(events.OPENED, CODES[contact])
    first = int(state.chance.below(state.players))  # LE-005
    state.tell(events.BEGAN, first)
    state.stack.append(TakeTurn(first))
    state.begin()
