"""Commands: when one can be performed, and performing it effect by effect.

An effect says when it is possible and how it begins; one that needs a choice pushes a step for
the performer, and whatever ends the effect calls `proceed`, which begins the next.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import cell_bit, lane
from brushpass.games.the_agents.rules.content import (
    ADJACENT,
    ALL,
    ENDS,
    FAR,
    MINE,
    OTHER,
    ROW,
    SAME,
    Part,
)
from brushpass.games.the_agents.rules.rows import other_faction
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


class Order:
    """A command being performed: by whom, towards whom (AG-R36), from which card in which
    faction (-1: a free agent), which of its effects, and the card that the last one chose."""

    def __init__(
        self, seat: int, other: int, card: int, home: int, nth: int = 0, last: int = NO_CARD
    ) -> None:
        self.seat = seat
        self.other = other
        self.card = card
        self.home = home
        self.nth = nth
        self.last = last

    def part(self, state: AgentsState) -> Part:
        return state.content.commands[self.card][self.nth]

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.other, self.card, self.home, self.nth, self.last)


class CommandStep(Step[AgentsState]):
    """A choice within a command, made by the performer (AG-R25, AG-R35)."""

    def __init__(
        self, seat: int, other: int, card: int, home: int, nth: int = 0, last: int = NO_CARD
    ) -> None:
        self.seat = seat
        self.order = Order(seat, other, card, home, nth, last)

    def args(self) -> tuple[object, ...]:
        return self.order.args()


class Effect:
    """One word of the vocabulary of commands."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        """Whether the performer has a legal choice now."""
        raise NotImplementedError

    def begin(self, state: AgentsState, order: Order) -> None:
        """Ask for the choice, or act and `proceed`."""
        raise NotImplementedError

    def unfit(self, target: i64) -> Refusal | None:
        """For `Target`: why it cannot be done to this agent, wherever it lies."""
        return None

    def aims(self, state: AgentsState, order: Order) -> i64:
        """For `Target`: the cells that may be chosen."""
        raise NotImplementedError

    def hit(self, state: AgentsState, order: Order, faction: int, index: int) -> None:
        """For `Target`: what happens to the chosen cell."""
        raise NotImplementedError

    def factions(self, state: AgentsState, order: Order) -> list[int]:
        """For `TargetFaction`: the factions that may be chosen, ascending."""
        raise NotImplementedError

    def enter(self, state: AgentsState, order: Order, faction: int) -> None:
        """For `TargetFaction`: what happens to the chosen faction."""
        raise NotImplementedError


EFFECTS: Final[list[Effect]] = []  # in the order of the vocabulary


def targets(state: AgentsState, scope: i64, seat: i64, card: i64, home: i64, last: i64) -> i64:
    """The cells in scope, whatever lies there; never the commanding card (AG-045, AG-R28)."""
    if scope == ALL:
        return ~_own_cell(state, card, home)
    if scope == MINE:
        before: i64 = (seat + state.players - 1) % state.players
        mine: i64 = lane(seat) | lane(before)
        return mine & ~_own_cell(state, card, home)
    if scope == ENDS:
        ends: i64 = 0
        for faction in state.factions_of(seat):
            last_index: i64 = len(state.rows[faction]) - 1
            ends |= cell_bit(faction, 0) | cell_bit(faction, last_index)
        return ends & ~_own_cell(state, card, home)
    if scope == OTHER:
        return lane(other_faction(home, seat, state.players))
    if scope in (ADJACENT, FAR, ROW):
        own = _own_cell(state, card, home)
        row: i64 = lane(home) & ~own
        if scope == ROW:
            return row
        beside: i64 = (own << 1 | own >> 1) & row
        return beside if scope == ADJACENT else row & ~beside
    assert scope == SAME
    faction = state.faction_of(last)
    if faction < 0:
        return 0
    return lane(faction) & ~_own_cell(state, last, faction)


def _own_cell(state: AgentsState, card: i64, home: i64) -> i64:
    if home < 0:
        return 0
    return cell_bit(home, state.index_of(home, card))


def can_perform(state: AgentsState, seat: i64, other: i64, card: i64, home: i64) -> bool:
    """AG-R26: every compulsory effect has a legal choice as the command starts."""
    for part in state.content.commands[card]:
        effect = EFFECTS[part.effect]
        if not part.may and not effect.possible(state, part, seat, other, card, home):
            return False
    return True


def begin(state: AgentsState, order: Order) -> None:
    """Perform from this effect on; an effect that has become impossible is left out."""
    parts = state.content.commands[order.card]
    nth = order.nth
    while nth < len(parts):
        part = parts[nth]
        effect = EFFECTS[part.effect]
        if part.may or effect.possible(
            state, part, order.seat, order.other, order.card, order.home
        ):
            effect.begin(
                state, Order(order.seat, order.other, order.card, order.home, nth, order.last)
            )
            return
        nth += 1
    state.recall_missions()  # AG-053, AG-R40, AG-R50


def proceed(state: AgentsState, order: Order, chosen: int) -> None:
    """The effect is done; `chosen` is the card it was done to."""
    begin(state, Order(order.seat, order.other, order.card, order.home, order.nth + 1, chosen))
