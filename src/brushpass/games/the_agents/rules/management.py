"""The steps of missions in one's own turn: trading one in, and moving them about."""

from typing import final

from brushpass.games.the_agents.rules.actions import (
    FACTION,
    GAP,
    HAND,
    MISSION,
    PLACES,
    TO_HAND,
    bit,
)
from brushpass.games.the_agents.rules.hands import kinds_at
from brushpass.games.the_agents.rules.missions import may_lie
from brushpass.games.the_agents.rules.rows import belongs
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


@final
class TradeIn(Step[AgentsState]):
    """Choose the mission to give up; the top one of the deck comes to hand (AG-082, AG-R55)."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        found = kinds_at(state, state.mission_hands[self.seat], HAND)
        for faction in state.factions_of(self.seat):
            lying = state.assigned[faction * state.players + self.seat]
            found += kinds_at(state, lying, faction + 1)
        found.sort()
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        kind, place = divmod(action - MISSION, PLACES)
        mission = state.take_mission(self.seat, kind, place - 1)
        if state.journal is not None:
            state.journal.tell("traded", {"seat": self.seat, "mission": state.mission_named(kind)})
        state.missions_pile.append(mission)  # AG-R54
        state.draw_mission(self.seat)

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        return Refusal("AG-082", "choose a mission of yours, in hand or on one of your factions")


@final
class Assign(Step[AgentsState]):
    """Put down the mission picked up, anywhere but where it was."""

    def __init__(self, seat: int, kind: int, origin: int) -> None:
        self.seat = seat
        self.kind = kind
        self.origin = origin

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.kind, self.origin)

    def options(self, state: AgentsState) -> tuple[int, ...]:
        found: list[int] = []
        for faction in state.factions_of(self.seat):  # AG-048
            if faction + 1 != self.origin and may_lie(state, self.kind, faction, self.seat):
                found.append(FACTION + faction)
        if self.origin != HAND:
            found.append(TO_HAND)  # AG-056
        return tuple(found)

    def choose(self, state: AgentsState, action: int) -> None:
        mission = state.lifted
        state.lifted = NO_CARD
        state.moves[self.kind] += 1  # AG-R49
        if action == TO_HAND:
            state.return_mission(self.seat, mission)
            if state.journal is not None:
                state.journal.tell(
                    "took back",
                    {
                        "seat": self.seat,
                        "mission": state.mission_named(self.kind),
                        "faction": self.origin - 1,
                    },
                )
            return
        faction = action - FACTION
        state.assigned[faction * state.players + self.seat] |= bit(mission)  # AG-057
        if state.journal is not None:
            state.journal.tell(
                "assigned",
                {"seat": self.seat, "mission": state.mission_named(self.kind), "faction": faction},
            )

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action == TO_HAND:
            return Refusal("AG-R49", "it came from your hand: assign it")
        if not FACTION <= action < GAP:
            return Refusal("AG-055", "first put down the mission you have picked up")
        faction = action - FACTION
        if faction >= state.players or not belongs(faction, self.seat, state.players):
            return Refusal("AG-048", "missions go to your own factions")
        if faction + 1 == self.origin:
            return Refusal("AG-R49", "it was there already")
        if state.agents_in(faction) == 0:
            return Refusal("AG-051", "a faction without agents takes no mission")
        if state.assigned[faction * state.players + self.seat] & state.content.copies[self.kind]:
            return Refusal("AG-054", "you have the same mission there already")
        return Refusal("AG-049", "you have as many missions there as you may")
