"""Playing an agent: a faction agent into a row, a free agent between two players."""

from typing import final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import FACTION, GAP, LANE, MISSION, PLAYER, bit
from brushpass.games.the_agents.rules.aims import insert
from brushpass.games.the_agents.rules.commands import Order, begin, can_perform
from brushpass.games.the_agents.rules.events import PAID, PLACED, PLAYED_FREE, PLAYS
from brushpass.games.the_agents.rules.rows import belongs
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step


def can_play(state: AgentsState, seat: i64, card: i64) -> bool:
    """Whether the card in the seat's hand has somewhere to go (AG-034, AG-R23)."""
    if state.content.free >> card & 1:
        return can_play_free(state, seat, card)
    return can_place(state, seat, card)


def can_place(state: AgentsState, seat: i64, card: i64) -> bool:
    if state.content.any_faction >> card & 1:  # AG-014
        return any(state.has_room(faction) for faction in range(state.players))
    before: i64 = (seat + state.players - 1) % state.players
    return state.has_room(seat) or state.has_room(before)  # AG-013, AG-015


def can_play_free(state: AgentsState, seat: i64, card: i64) -> bool:
    """Some partner and direction would do, the card being out of the hand already (AG-R39)."""
    hand = state.hands[seat]
    state.hands[seat] = hand & ~bit(card)
    found = False
    for partner in range(state.players):
        if partner != seat and (
            can_perform(state, seat, partner, card, -1)
            or can_perform(state, partner, seat, card, -1)
        ):
            found = True
            break
    state.hands[seat] = hand
    return found


def play_card(state: AgentsState, seat: int, card: int) -> None:
    """Lay the card on the table and ask where it goes."""
    state.lay_down(seat, card)
    state.table = card
    state.tell(PLAYS, seat, state.named(card))
    if state.content.free >> card & 1:
        state.stack.append(PARTNER[seat])
    else:
        state.stack.append(PLACE_FACTION[seat])


@final
class PlaceFaction(Step[AgentsState]):
    """Choose the faction that the agent joins."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        found: list[int] = []
        anywhere = state.content.any_faction >> state.table & 1 == 1  # AG-014
        for faction in range(state.players):
            mine = belongs(faction, self.seat, state.players)
            if state.has_room(faction) and (mine or anywhere):
                found.append(FACTION + faction)
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        state.stack.append(PlaceGap(self.seat, action - FACTION))

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if FACTION <= action < FACTION + state.players:
            if belongs(action - FACTION, self.seat, state.players):
                return Refusal("AG-R23", "that faction is full")
            return Refusal("AG-013", "that faction belongs to two other players")
        return Refusal("AG-015", "first choose the faction that the agent joins")


@final
class PlaceGap(Step[AgentsState]):
    """Choose the place in the row."""

    def __init__(self, seat: int, faction: int) -> None:
        self.seat = seat
        self.faction = faction

    def options(self, state: AgentsState) -> tuple[int, ...]:
        length = len(state.rows[self.faction])
        if state.content.any_gap >> state.table & 1:  # AG-012
            return tuple([GAP + gap for gap in range(length + 1)])
        return (GAP, GAP + length)  # AG-011, AG-R15

    def choose(self, state: AgentsState, action: int) -> None:
        state.stack.append(PlaceFacing(self.seat, self.faction, action - GAP))

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if GAP <= action < GAP + LANE:
            return Refusal("AG-011", "an agent joins a row at one of its ends")
        return Refusal("AG-011", "first choose the end of the row that the agent joins")


@final
class PlaceFacing(Step[AgentsState]):
    """Choose who gets the command; the other player of the faction gets the data."""

    def __init__(self, seat: int, faction: int, gap: int) -> None:
        self.seat = seat
        self.faction = faction
        self.gap = gap

    def options(self, state: AgentsState) -> tuple[int, ...]:  # AG-021, AG-R76
        one = self.faction
        two = state.partner(self.faction, self.faction)
        return (PLAYER + one, PLAYER + two) if one < two else (PLAYER + two, PLAYER + one)

    def choose(self, state: AgentsState, action: int) -> None:
        faced = action - PLAYER
        card = state.table
        state.table = NO_CARD
        insert(state, card, self.faction, self.gap, faced)
        other = state.partner(self.faction, faced)
        performed = can_perform(state, faced, other, card, self.faction)
        state.tell(PLACED, self.seat, state.named(card), self.faction, faced, other, performed)
        if performed:  # AG-022, AG-023, AG-024, AG-038
            begin(state, Order(faced, other, card, self.faction))

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if PLAYER <= action < MISSION:
            return Refusal("AG-R76", "the command faces one of the faction's two players")
        return Refusal("AG-021", "first choose whom the command faces")


@final
class Partner(Step[AgentsState]):
    """Choose the player with whom a free agent is played."""

    def options(self, state: AgentsState) -> tuple[int, ...]:  # AG-031, AG-032, AG-R41
        found: list[int] = []
        for partner in range(state.players):
            if partner != self.seat and (
                can_perform(state, self.seat, partner, state.table, -1)
                or can_perform(state, partner, self.seat, state.table, -1)
            ):
                found.append(PLAYER + partner)
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        state.stack.append(Facing(self.seat, action - PLAYER))

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action == PLAYER + self.seat:
            return Refusal("AG-R41", "a free agent is played with another player")
        if PLAYER <= action < PLAYER + state.players:
            return Refusal("AG-034", "neither of you could perform the command")
        return Refusal("AG-031", "first choose the player with whom the free agent is played")


@final
class Facing(Step[AgentsState]):
    """Choose who gets the command; the other gets the number."""

    def __init__(self, seat: int, partner: int) -> None:
        self.seat = seat
        self.partner = partner

    def options(self, state: AgentsState) -> tuple[int, ...]:  # AG-033, AG-034, AG-R39
        found: list[int] = []
        if can_perform(state, self.seat, self.partner, state.table, -1):
            found.append(PLAYER + self.seat)
        if can_perform(state, self.partner, self.seat, state.table, -1):
            found.append(PLAYER + self.partner)
        found.sort()
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        faced = action - PLAYER
        other = self.partner if faced == self.seat else self.seat
        card = state.table
        state.tell(PLAYED_FREE, self.seat, state.named(card), faced, other)
        state.stack.append(PayNumber(other))
        begin(state, Order(faced, other, card, -1))  # AG-035, AG-039, AG-R38

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action == PLAYER + self.seat or action == PLAYER + self.partner:
            return Refusal("AG-034", "the command could not be performed in that direction")
        if PLAYER <= action < MISSION:
            return Refusal("AG-R41", "the two ends face you and the player you chose")
        return Refusal("AG-033", "first choose whom the command faces")


@final
class PayNumber(Step[AgentsState]):
    """The command is over: the number is paid, the card retires (AG-036, AG-037, AG-063, AG-R40)."""

    def __init__(self, other: int) -> None:
        self.seat = NOBODY
        self.other = other

    def run(self, state: AgentsState) -> None:
        card = state.table
        points = state.content.number[card]
        state.table = NO_CARD
        state.tell(PAID, self.other, points, state.named(card))
        state.gain(self.other, points)
        state.retire_agent(card)
        if state.content.no_action >> card & 1:
            reset_moves(state)


def reset_moves(state: AgentsState) -> None:
    """A new window for moving missions (AG-R49)."""
    for kind in range(len(state.moves)):
        state.moves[kind] = 0


PARTNER = tuple(Partner(seat) for seat in range(5))
PLACE_FACTION = tuple(PlaceFaction(seat) for seat in range(5))


def refuse_card(state: AgentsState, seat: int, card: int) -> Refusal:
    """Why a card in hand cannot be played now."""
    if not state.hands[seat] >> card & 1:
        return Refusal("AG-077", "that agent is not in your hand")
    if state.content.free >> card & 1:
        return Refusal("AG-034", "nobody could perform the command of that free agent")
    return Refusal("AG-R23", "no faction has room for that agent")
