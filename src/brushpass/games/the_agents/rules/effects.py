"""The effects: what each word of the vocabulary needs and what it does."""

from typing import final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import LANE, bit, lane, members
from brushpass.games.the_agents.rules.aims import (
    SecondTarget,
    Target,
    TargetFaction,
    TargetGap,
    remove,
    second_aims,
)
from brushpass.games.the_agents.rules.commands import (
    Effect,
    Order,
    proceed,
    targets,
)
from brushpass.games.the_agents.rules.content import Part
from brushpass.games.the_agents.rules.hands import Discard, Keep, RetireMission, Scrap, Take
from brushpass.games.the_agents.rules.rows import DEAD, SEAT, faced_by, is_house
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.vocabulary import WORDS
from brushpass.kernel.offers import Refusal


class Aimed(Effect):
    """Something done to one agent in scope."""

    def candidates(self, state: AgentsState) -> i64:
        raise NotImplementedError

    def act(self, state: AgentsState, order: Order, faction: int, index: int) -> str:
        """Do it; the word for what happened."""
        raise NotImplementedError

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return self.candidates(state) & targets(state, part.scope, seat, card, home, -1) != 0

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            Target(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )

    def aims(self, state: AgentsState, order: Order) -> i64:
        part = order.part(state)
        reach = targets(state, part.scope, order.seat, order.card, order.home, order.last)
        return self.candidates(state) & reach

    def hit(self, state: AgentsState, order: Order, faction: int, index: int) -> None:
        card = state.rows[faction][index] >> 4
        happened = self.act(state, order, faction, index)
        if state.journal is not None:
            state.journal.tell(
                happened, {"seat": order.seat, "card": state.named(card), "faction": faction}
            )
        proceed(state, order, card)


@final
class Kill(Aimed):
    """AG-088, AG-094."""

    def candidates(self, state: AgentsState) -> i64:
        return state.living

    def unfit(self, target: i64) -> Refusal | None:
        if target & DEAD:
            return Refusal("AG-094", "a dead agent cannot be killed")
        return None

    def act(self, state: AgentsState, order: Order, faction: int, index: int) -> str:
        state.rows[faction][index] |= DEAD
        state.touch(faction)
        return "killed"


@final
class Revive(Aimed):
    """AG-044, AG-098, AG-R13."""

    def candidates(self, state: AgentsState) -> i64:
        return state.dead

    def unfit(self, target: i64) -> Refusal | None:
        if not target & DEAD:
            return Refusal("AG-098", "only a dead agent can be revived")
        return None

    def act(self, state: AgentsState, order: Order, faction: int, index: int) -> str:
        state.rows[faction][index] &= ~DEAD
        state.touch(faction)
        return "revived"


@final
class TurnAgent(Aimed):
    """AG-042, AG-091, AG-095, AG-R33."""

    def candidates(self, state: AgentsState) -> i64:
        return state.living

    def unfit(self, target: i64) -> Refusal | None:
        if target & DEAD:
            return Refusal("AG-095", "a dead agent cannot be turned")
        return None

    def act(self, state: AgentsState, order: Order, faction: int, index: int) -> str:
        turn_round(state, faction, index)
        return "turned"


@final
class Extract(Aimed):
    """AG-089, AG-096, AG-R32."""

    def candidates(self, state: AgentsState) -> i64:
        return state.living | state.dead

    def act(self, state: AgentsState, order: Order, faction: int, index: int) -> str:
        card = remove(state, faction, index)
        state.hands[order.seat] |= bit(card)
        state.agents_known.shown(card, order.seat)
        return "extracted"


@final
class Retire(Aimed):
    """A dead agent goes to the retired (AG-073)."""

    def candidates(self, state: AgentsState) -> i64:
        return state.dead

    def act(self, state: AgentsState, order: Order, faction: int, index: int) -> str:
        state.retire_agent(remove(state, faction, index))
        return "retired"


@final
class Swap(Effect):
    """AG-092, AG-097, AG-R73."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        agents: i64 = state.living | state.dead
        first: i64 = agents & targets(state, part.scope, seat, card, home, -1)
        second: i64 = agents & targets(state, part.second, seat, card, home, -1)
        both: i64 = first | second
        return first != 0 and second != 0 and both & (both - 1) != 0

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            Target(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )

    def aims(self, state: AgentsState, order: Order) -> i64:
        part = order.part(state)
        reach = targets(state, part.scope, order.seat, order.card, order.home, order.last)
        found: i64 = 0
        for at in members(reach & (state.living | state.dead)):
            if second_aims(state, order, state.rows[at // LANE][at % LANE] >> 4):
                found |= bit(at)
        return found

    def hit(self, state: AgentsState, order: Order, faction: int, index: int) -> None:
        card = state.rows[faction][index] >> 4
        state.stack.append(
            SecondTarget(order.seat, order.other, order.card, order.home, order.nth, card)
        )


@final
class Move(Effect):
    """To an end of a faction that shares a player with the agent's own and has room (AG-R22)."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return self.movable(state) & targets(state, part.scope, seat, card, home, -1) != 0

    def movable(self, state: AgentsState) -> i64:
        lanes: i64 = 0
        for faction in range(state.players):
            if self.neighbours(state, faction):
                lanes |= lane(faction)
        return lanes & (state.living | state.dead)

    def neighbours(self, state: AgentsState, faction: i64) -> list[int]:
        before: i64 = (faction + state.players - 1) % state.players
        after: i64 = (faction + 1) % state.players
        found: list[int] = []
        for near in range(state.players):
            if (near in (before, after)) and state.has_room(near):
                found.append(near)
        return found

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            Target(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )

    def aims(self, state: AgentsState, order: Order) -> i64:
        part = order.part(state)
        reach = targets(state, part.scope, order.seat, order.card, order.home, order.last)
        return self.movable(state) & reach

    def hit(self, state: AgentsState, order: Order, faction: int, index: int) -> None:
        card = state.rows[faction][index] >> 4
        state.stack.append(
            TargetFaction(order.seat, order.other, order.card, order.home, order.nth, card)
        )

    def factions(self, state: AgentsState, order: Order) -> list[int]:
        return self.neighbours(state, state.faction_of(order.last))

    def enter(self, state: AgentsState, order: Order, faction: int) -> None:
        state.stack.append(
            TargetGap(
                order.seat, order.other, order.card, order.home, order.nth, order.last, faction
            )
        )


@final
class TurnSafeHouse(Effect):
    """AG-R09, AG-R72."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return True

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            TargetFaction(order.seat, order.other, order.card, order.home, order.nth)
        )

    def factions(self, state: AgentsState, order: Order) -> list[int]:
        return state.factions_of(order.seat)

    def enter(self, state: AgentsState, order: Order, faction: int) -> None:
        for index in range(len(state.rows[faction])):
            if is_house(state.rows[faction][index]):
                turn_round(state, faction, index)
        if state.journal is not None:
            state.journal.tell("house turned", {"seat": order.seat, "faction": faction})
        proceed(state, order, order.last)


@final
class DrawAgent(Effect):
    """AG-R67, AG-R71."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return len(state.agents_deck) > 0

    def begin(self, state: AgentsState, order: Order) -> None:  # AG-R34
        state.draw_agent(order.seat)
        proceed(state, order, order.last)


class OfMissions(Effect):
    """An effect that draws a mission."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return len(state.missions_deck) > 0


@final
class DrawMission(OfMissions):
    def begin(self, state: AgentsState, order: Order) -> None:
        state.draw_mission(order.seat)
        proceed(state, order, order.last)


@final
class Forge(OfMissions):
    """Draw, then retire one from the hand."""

    def begin(self, state: AgentsState, order: Order) -> None:
        state.draw_mission(order.seat)
        state.stack.append(
            RetireMission(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )


@final
class Dig(Effect):
    """Look at the top two agents; they lie in the deck until one is kept."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return len(state.agents_deck) > 0

    def begin(self, state: AgentsState, order: Order) -> None:
        state.looker = order.seat
        if state.journal is not None:
            looked = [state.named(card) for card in state.agents_deck[-2:]]
            state.journal.confide("looked", {"seat": order.seat}, {"cards": looked}, (order.seat,))
        state.stack.append(
            Keep(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )


@final
class Steal(Effect):
    """AG-R37."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return state.ip[other] >= part.amount

    def begin(self, state: AgentsState, order: Order) -> None:
        amount = order.part(state).amount
        state.ip[order.other] -= amount
        if state.journal is not None:
            state.journal.tell(
                "stole", {"seat": order.seat, "other": order.other, "points": int(amount)}
            )
        state.gain(order.seat, amount)
        proceed(state, order, order.last)


@final
class Gain(Effect):
    """Points from the supply (AG-R59)."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return True

    def begin(self, state: AgentsState, order: Order) -> None:
        amount = order.part(state).amount
        if state.journal is not None:
            state.journal.tell("gained", {"seat": order.seat, "points": int(amount)})
        state.gain(order.seat, amount)
        proceed(state, order, order.last)


@final
class Snatch(Effect):
    """The kind of card is said, chance picks which."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return state.hands[other] != 0 or state.mission_hands[other] != 0

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            Take(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )


@final
class DiscardAgent(Effect):
    """The victim chooses (AG-R35)."""

    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        return state.hands[other] != 0

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            Discard(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )


@final
class ScrapMission(Effect):
    def possible(
        self, state: AgentsState, part: Part, seat: i64, other: i64, card: i64, home: i64
    ) -> bool:
        for faction in state.factions_of(seat):
            owner = state.partner(faction, seat)
            if state.assigned[faction * state.players + owner]:
                return True
        return False

    def begin(self, state: AgentsState, order: Order) -> None:
        state.stack.append(
            Scrap(order.seat, order.other, order.card, order.home, order.nth, order.last)
        )


def turn_round(state: AgentsState, faction: int, index: int) -> None:
    """Rotate a card where it lies."""
    number = state.rows[faction][index]
    faced = state.partner(faction, faced_by(number))
    state.rows[faction][index] = number & ~SEAT | faced
    state.touch(faction)


def meanings() -> list[Effect]:
    """What each word of the vocabulary does, in its order."""
    effects: dict[str, Effect] = {
        "kill": Kill(),
        "revive": Revive(),
        "turn": TurnAgent(),
        "extract": Extract(),
        "retire": Retire(),
        "swap": Swap(),
        "move": Move(),
        "turn-safehouse": TurnSafeHouse(),
        "draw-agent": DrawAgent(),
        "draw-mission": DrawMission(),
        "dig": Dig(),
        "forge": Forge(),
        "steal": Steal(),
        "gain": Gain(),
        "snatch": Snatch(),
        "discard": DiscardAgent(),
        "scrap": ScrapMission(),
    }
    if effects.keys() != WORDS.keys():
        odd = ", ".join(sorted(effects.keys() ^ WORDS.keys()))
        raise TypeError(f"effects without a row in the vocabulary, or without a class: {odd}")
    return [effects[word] for word in WORDS]
