"""When a mission is fulfilled, what it pays, and where it may lie."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import LANE, size
from brushpass.games.the_agents.rules.content import (
    AGENTS,
    BLACK_TOKENS,
    COMMANDS,
    COMMANDS_OTHER,
    DEAD_AGENTS,
    DEAD_BESIDE_HOUSE,
    MIXED_TOKENS,
    NO_COUNT,
    ROOM,
    RUN,
    SHORTER_SIDE,
    TOKENS,
    TOKENS_OTHER,
    UNEVEN,
    WHITE_TOKENS,
)
from brushpass.games.the_agents.rules.rows import DEAD, Tally, is_house, tally

if TYPE_CHECKING:
    from brushpass.games.the_agents.rules.state import AgentsState


class Survey:
    """A faction as the owner of a mission sees it (AG-R56)."""

    def __init__(self, state: "AgentsState", faction: i64, seat: i64) -> None:
        self.state = state
        self.faction: i64 = faction
        self.seat: i64 = seat
        self.other: i64 = state.partner(faction, seat)
        self.mine: Tally = tally(state.content, state.rows[faction], faction, seat)

    def count(self, code: i64) -> i64:
        """The value of one of the counts that conditions are made of."""
        if code == AGENTS:
            return self.state.agents_in(self.faction)
        if code == DEAD_AGENTS:
            return self.in_row(self.state.dead)
        if code == ROOM:
            return self.state.limit() - self.state.agents_in(self.faction)
        if code == COMMANDS:
            return self.in_row(self.state.facing[self.seat])
        if code == COMMANDS_OTHER:
            return self.in_row(self.state.facing[self.other])
        if code == TOKENS:
            return self.mine.tokens()
        if code == TOKENS_OTHER:
            row = self.state.rows[self.faction]
            return tally(self.state.content, row, self.faction, self.other).tokens()
        if code == BLACK_TOKENS:
            return self.mine.black
        if code == WHITE_TOKENS:
            return self.mine.white
        if code == MIXED_TOKENS:
            return self.mine.mixed
        if code == RUN:
            return self.mine.run
        house = self.house()
        east: i64 = self.state.agents_in(self.faction) - house
        if code == UNEVEN:
            return east - house if east > house else house - east
        if code == SHORTER_SIDE:
            return min(house, east)
        assert code == DEAD_BESIDE_HOUSE
        return self.dead_beside(house)

    def in_row(self, mask: i64) -> i64:
        return size(mask >> self.faction * LANE & 255)

    def house(self) -> i64:
        """The place of the safe house, which is also the number of agents to its west."""
        i: i64 = 0
        for cell in self.state.rows[self.faction]:
            if is_house(cell):
                break
            i += 1
        return i

    def dead_beside(self, house: i64) -> i64:
        dead: i64 = 0
        row = self.state.rows[self.faction]
        if house > 0 and row[house - 1] & DEAD:
            dead += 1
        if house + 1 < len(row) and row[house + 1] & DEAD:
            dead += 1
        return dead

    def fulfilled(self, kind: i64) -> bool:
        for bound in self.state.content.bonuses[kind].when:
            count = self.count(bound.count)
            if count < bound.least or count > bound.most:
                return False
        return True

    def pays(self, kind: i64) -> i64:
        """What the mission pays its owner now (AG-046, AG-060)."""
        if not self.fulfilled(kind):
            return 0
        bonus = self.state.content.bonuses[kind]
        if bonus.each == NO_COUNT:
            return bonus.pays
        return min(bonus.pays * self.count(bonus.each), bonus.at_most)

    def pays_other(self, kind: i64) -> i64:
        """What it pays the other player of the faction (AG-047)."""
        return self.state.content.bonuses[kind].pays_other if self.fulfilled(kind) else 0


def may_lie(state: "AgentsState", kind: i64, faction: i64, seat: i64) -> bool:
    """Whether the seat may assign a mission of this kind to its faction now."""
    if len(state.rows[faction]) < 2:  # AG-051, AG-052
        return False
    lying: i64 = state.assigned[faction * state.players + seat]
    if size(lying) >= state.content.missions_per_faction:  # AG-049, AG-050
        return False
    return not lying & state.content.copies[kind]  # AG-054, AG-R52


def copies_owned(state: "AgentsState", kind: i64, seat: i64) -> i64:
    """How many missions of the kind the seat has in hand and in its factions."""
    owned: i64 = state.mission_hands[seat]
    for faction in state.factions_of(seat):
        owned |= state.assigned[faction * state.players + seat]
    return size(owned & state.content.copies[kind])


def may_relocate(state: "AgentsState", kind: i64, seat: i64) -> bool:
    """AG-R49."""
    most: i64 = state.content.relocations_per_copy * copies_owned(state, kind, seat)
    return state.moves[kind] < most
