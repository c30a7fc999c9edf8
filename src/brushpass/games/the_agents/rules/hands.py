"""The steps of a command that choose among hands, decks and missions."""

from typing import final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import (
    BUY_AGENT,
    CARD,
    CELL,
    HAND,
    MISSION,
    PLACES,
    TAKE_AGENT,
    TAKE_MISSION,
    bit,
    members,
)
from brushpass.games.the_agents.rules.commands import CommandStep, Order, proceed
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.kernel.offers import Refusal

CHOICE_FIRST = Refusal("AG-023", "a command is being performed: it must be finished first")


@final
class Take(CommandStep):
    """Say what to take from the other player's hand; chance picks the card."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        if not state.hands[self.order.other]:
            return (TAKE_MISSION,)
        if not state.mission_hands[self.order.other]:
            return (TAKE_AGENT,)
        return (TAKE_AGENT, TAKE_MISSION)

    def choose(self, state: AgentsState, action: int) -> None:
        thief = self.order.seat
        victim = self.order.other
        if action == TAKE_AGENT:
            card = state.chance.pick(members(state.hands[victim]))
            state.hands[victim] &= ~bit(card)
            state.hands[thief] |= bit(card)
            state.agents_known.snatched(thief, victim, card, 0)
        else:
            card = state.chance.pick(members(state.mission_hands[victim]))
            state.mission_hands[victim] &= ~bit(card)
            state.mission_hands[thief] |= bit(card)
            kind = state.content.kind_of[card]
            state.missions_known.snatched(thief, victim, card, state.content.copies[kind])
        if state.journal is not None:
            what = "agent" if action == TAKE_AGENT else "mission"
            known = state.named(card)
            if action == TAKE_MISSION:
                known = state.mission_named(state.content.kind_of[card])
            state.journal.confide(
                "snatched",
                {"seat": thief, "other": victim, "what": what},
                {"card": known},
                (thief, victim),
            )
        proceed(state, self.order, self.order.last)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action in (TAKE_AGENT, TAKE_MISSION):
            return Refusal("AG-R26", "the other player has no such card in hand")
        return CHOICE_FIRST


@final
class Keep(CommandStep):
    """Keep one of the agents looked at."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        return tuple(sorted([CARD + card for card in state.agents_deck[-2:]]))

    def choose(self, state: AgentsState, action: int) -> None:
        state.keep_agent(self.seat, action - CARD)
        proceed(state, self.order, self.order.last)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action < CELL:
            return Refusal("AG-R71", "you may keep one of the cards you are looking at")
        return CHOICE_FIRST


@final
class RetireMission(CommandStep):
    """Retire a mission from the hand."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        return tuple(kinds_at(state, state.mission_hands[self.seat], HAND))

    def choose(self, state: AgentsState, action: int) -> None:
        kind = (action - MISSION) // PLACES
        mission = state.take_mission(self.seat, kind, -1)
        if state.journal is not None:
            state.journal.tell(
                "retired mission", {"seat": self.seat, "mission": state.mission_named(kind)}
            )
        state.retire_mission(mission)
        proceed(state, self.order, self.order.last)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if MISSION <= action < BUY_AGENT:
            return Refusal("AG-R26", "you retire a mission that is in your hand")
        return CHOICE_FIRST


@final
class Scrap(CommandStep):
    """Choose the mission that goes to the retired."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        return tuple(scraps(state, self.order))

    def choose(self, state: AgentsState, action: int) -> None:
        kind, place = divmod(action - MISSION, PLACES)
        faction = place - 1
        owner = state.partner(faction, self.seat)
        mission = state.take_mission(owner, kind, faction)
        if state.journal is not None:
            state.journal.tell(
                "scrapped",
                {
                    "seat": self.seat,
                    "other": int(owner),
                    "mission": state.mission_named(kind),
                    "faction": faction,
                },
            )
        state.retire_mission(mission)
        proceed(state, self.order, self.order.last)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if MISSION <= action < BUY_AGENT:
            return Refusal("AG-R26", "it takes a mission of another player on one of your factions")
        return CHOICE_FIRST


@final
class Discard(CommandStep):
    """The other player chooses an agent from the hand and retires it."""

    def __init__(
        self, seat: int, other: int, card: int, home: int, nth: int = 0, last: int = NO_CARD
    ) -> None:
        self.seat = other
        self.order = Order(seat, other, card, home, nth, last)

    def options(self, state: AgentsState) -> tuple[int, ...]:
        return tuple(members(state.hands[self.seat]))

    def choose(self, state: AgentsState, action: int) -> None:
        state.lay_down(self.seat, action - CARD)
        if state.journal is not None:
            state.journal.tell("discarded", {"seat": self.seat, "card": state.named(action - CARD)})
        state.retire_agent(action - CARD)
        proceed(state, self.order, self.order.last)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action < CELL:
            return Refusal("AG-R26", "you retire an agent that is in your hand")
        return CHOICE_FIRST


def kinds_at(state: AgentsState, missions: i64, place: i64) -> list[int]:
    """The actions that name the missions lying at one place, one for each kind."""
    found: list[int] = []
    before: i64 = -1
    for mission in members(missions):
        kind: i64 = state.content.kind_of[mission]
        if kind != before:
            found.append(MISSION + kind * PLACES + place)
        before = kind
    return found


def scraps(state: AgentsState, order: Order) -> list[int]:
    """The missions that other players have on the performer's factions."""
    found: list[int] = []
    for faction in state.factions_of(order.seat):
        owner = state.partner(faction, order.seat)
        found += kinds_at(state, state.assigned[faction * state.players + owner], faction + 1)
    found.sort()
    return found
