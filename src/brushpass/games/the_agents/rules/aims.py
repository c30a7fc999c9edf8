"""The steps of a command that choose in the rows: a card, a second card, a faction, a place."""

from typing import final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import (
    CELL,
    FACTION,
    GAP,
    LANE,
    STOP,
    cell_bit,
    members,
)
from brushpass.games.the_agents.rules.commands import (
    EFFECTS,
    CommandStep,
    Order,
    proceed,
    targets,
)
from brushpass.games.the_agents.rules.rows import (
    SEAT,
    card_of,
    cell,
    faced_by,
    is_house,
    relocated,
)
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.kernel.offers import Refusal

TARGETS_FIRST = Refusal("AG-023", "a command is being performed: its target comes first")


def cells(mask: i64) -> list[int]:
    return [CELL + at for at in members(mask)]


def refuse_cell(state: AgentsState, action: int, order: Order) -> Refusal:
    """Why a card cannot be the target."""
    if not CELL <= action < FACTION:
        return TARGETS_FIRST
    faction, index = divmod(action - CELL, LANE)
    if faction >= state.players or index >= len(state.rows[faction]):
        return Refusal("AG-010", "there is no card")
    target = state.rows[faction][index]
    if is_house(target):
        return Refusal("AG-R09", "a safe house is no target")
    if card_of(target) == order.card:
        return Refusal("AG-045", "a command does not affect its own card")
    unfit = EFFECTS[order.part(state).effect].unfit(target)
    return unfit or Refusal("AG-R26", "that agent is out of the command's reach")


@final
class Target(CommandStep):
    """Choose the agent that the command affects."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        part = self.order.part(state)
        found = cells(EFFECTS[part.effect].aims(state, self.order))
        if part.may:
            found.append(STOP)
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        if action == STOP:
            if state.journal is not None:
                state.journal.tell(
                    "stopped", {"seat": self.seat, "card": state.named(self.order.card)}
                )
            proceed(state, self.order, self.order.last)
            return
        faction, index = divmod(action - CELL, LANE)
        EFFECTS[self.order.part(state).effect].hit(state, self.order, faction, index)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action == STOP:
            return Refusal("AG-023", "the command must be performed")
        return refuse_cell(state, action, self.order)


@final
class SecondTarget(CommandStep):
    """Choose the agent with which the first one changes places."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        return tuple(cells(second_aims(state, self.order, self.order.last)))

    def choose(self, state: AgentsState, action: int) -> None:
        faction, index = divmod(action - CELL, LANE)
        second = swap(state, self.order.last, faction, index)
        if state.journal is not None:
            state.journal.tell(
                "swapped",
                {
                    "seat": self.seat,
                    "first": state.named(self.order.last),
                    "second": state.named(second),
                },
            )
        proceed(state, self.order, second)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if CELL <= action < FACTION:
            faction, index = divmod(action - CELL, LANE)
            first = state.faction_of(self.order.last)
            if faction == first and index == state.index_of(first, self.order.last):
                return Refusal("AG-R73", "a swap takes two different agents")
        return refuse_cell(state, action, self.order)


def second_aims(state: AgentsState, order: Order, first: int) -> i64:
    """The agents that may change places with the first (AG-092, AG-097)."""
    part = order.part(state)
    faction = state.faction_of(first)
    taken: i64 = cell_bit(faction, state.index_of(faction, first))
    reach = targets(state, part.second, order.seat, order.card, order.home, order.last)
    return reach & (state.living | state.dead) & ~taken


def swap(state: AgentsState, first: int, faction: int, index: int) -> int:
    """Exchange two agents; each goes on facing whom it faced (AG-043, AG-093, AG-R17, AG-R21)."""
    source = state.faction_of(first)
    at = state.index_of(source, first)
    one = state.rows[source][at]
    two = state.rows[faction][index]
    state.rows[source][at] = facing_from(two, faction, source, state.players)
    state.rows[faction][index] = facing_from(one, source, faction, state.players)
    state.touch(source)
    state.touch(faction)
    return two >> 4


def facing_from(number: i64, source: i64, target: i64, players: i64) -> i64:
    """The cell as it lies in another faction."""
    return number & ~SEAT | relocated(faced_by(number), source, target, players)


@final
class TargetFaction(CommandStep):
    """Choose a faction: the one whose safe house turns, or the one an agent moves to."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        effect = EFFECTS[self.order.part(state).effect]
        return tuple([FACTION + faction for faction in effect.factions(state, self.order)])

    def choose(self, state: AgentsState, action: int) -> None:
        EFFECTS[self.order.part(state).effect].enter(state, self.order, action - FACTION)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if not FACTION <= action < GAP:
            return TARGETS_FIRST
        if self.order.last == NO_CARD:
            return Refusal("AG-R09", "only the safe houses of your own factions can be turned")
        return Refusal("AG-R22", "an agent moves to a neighbouring faction that has room")


@final
class TargetGap(CommandStep):
    """Choose the end of the faction that a moved agent joins."""

    def __init__(
        self, seat: int, other: int, card: int, home: int, nth: int, last: int, faction: int
    ) -> None:
        self.seat = seat
        self.order = Order(seat, other, card, home, nth, last)
        self.faction = faction

    def args(self) -> tuple[object, ...]:
        return (*self.order.args(), self.faction)

    def options(self, state: AgentsState) -> tuple[int, ...]:
        return (GAP, GAP + len(state.rows[self.faction]))

    def choose(self, state: AgentsState, action: int) -> None:
        card = self.order.last
        source = state.faction_of(card)
        number = state.rows[source].pop(state.index_of(source, card))
        lying = facing_from(number, source, self.faction, state.players)
        state.rows[self.faction].insert(action - GAP, lying)
        state.touch(source)
        state.touch(self.faction)
        if state.journal is not None:
            state.journal.tell(
                "moved",
                {
                    "seat": self.seat,
                    "card": state.named(card),
                    "faction": source,
                    "to": self.faction,
                },
            )
        proceed(state, self.order, card)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if GAP <= action < GAP + LANE:
            return Refusal("AG-011", "an agent joins a row at one of its ends")
        return TARGETS_FIRST


def insert(state: AgentsState, card: int, faction: int, gap: int, faced: int) -> None:
    """Lay a living agent into a row."""
    state.rows[faction].insert(gap, cell(card, faced))
    state.touch(faction)


def remove(state: AgentsState, faction: int, index: int) -> int:
    """Take an agent out of a row, which closes up (AG-090, AG-R15)."""
    number = state.rows[faction].pop(index)
    state.touch(faction)
    return number >> 4
