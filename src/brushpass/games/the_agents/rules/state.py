"""The table of The Agents: rows between the seats, hands, decks, missions and points."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import bit, cell_bit, lane, lowest, members
from brushpass.games.the_agents.rules.check import check
from brushpass.games.the_agents.rules.content import Content
from brushpass.games.the_agents.rules.hidden import Whereabouts, imagine
from brushpass.games.the_agents.rules.rows import (
    DEAD,
    SEAT,
    is_house,
    partner,
    tally,
)
from brushpass.games.the_agents.rules.scoring import ending, winners
from brushpass.kernel.chance import Chance
from brushpass.kernel.state import NOBODY, State

NO_CARD: Final = -1


@final
class AgentsState(State):
    """Hands and assigned missions are masks of cards. Cells are also masks: faction f owns the
    eight bits from 8 * f on, one for each card of its row."""

    content: Content
    rows: list[list[int]]
    living: i64 = 0
    dead: i64 = 0
    facing: list[int]  # by seat: the living agents whose command faces it
    hands: list[int]
    mission_hands: list[int]
    assigned: list[int]  # by faction, then seat
    agents_deck: list[int]  # the top card is the last
    agents_pile: list[int]
    missions_deck: list[int]
    missions_pile: list[int]
    table: i64 = NO_CARD  # the agent being played, in no hand, row or pile (AG-R40)
    lifted: i64 = NO_CARD  # the mission being moved
    looker: i64 = NOBODY  # the seat that looks at the top agents
    ip: list[int]
    active: i64 = 0
    start: i64 = 0
    actions_left: i64 = 0
    turns: i64 = 0  # turns completed
    triggered: bool = False
    moves: list[int]  # by kind of mission: relocations in this window (AG-R49)
    agents_known: Whereabouts
    missions_known: Whereabouts

    def clone(self) -> "AgentsState":
        other = AgentsState()
        self.copy_frame(other)
        other.content = self.content
        rows: list[list[int]] = []
        for row in self.rows:
            rows.append(row.copy())
        other.rows = rows
        other.living = self.living
        other.dead = self.dead
        other.facing = self.facing.copy()
        other.hands = self.hands.copy()
        other.mission_hands = self.mission_hands.copy()
        other.assigned = self.assigned.copy()
        other.agents_deck = self.agents_deck.copy()
        other.agents_pile = self.agents_pile.copy()
        other.missions_deck = self.missions_deck.copy()
        other.missions_pile = self.missions_pile.copy()
        other.table = self.table
        other.lifted = self.lifted
        other.looker = self.looker
        other.ip = self.ip.copy()
        other.active = self.active
        other.start = self.start
        other.actions_left = self.actions_left
        other.turns = self.turns
        other.triggered = self.triggered
        other.moves = self.moves.copy()
        other.agents_known = self.agents_known.clone()
        other.missions_known = self.missions_known.clone()
        return other

    def limit(self) -> i64:
        """AG-016, AG-017."""
        if self.players == 2:
            return self.content.faction_limit_of_two
        return self.content.faction_limit

    def agents_in(self, faction: i64) -> i64:
        """Dead agents count, the safe house does not (AG-018, AG-019, AG-R47)."""
        return len(self.rows[faction]) - 1

    def has_room(self, faction: i64) -> bool:
        return self.agents_in(faction) < self.limit()

    def factions_of(self, seat: i64) -> list[int]:
        """The seat's two factions, ascending (AG-008, AG-009)."""
        before: i64 = (seat + self.players - 1) % self.players
        if before < seat:
            return [before, seat]
        return [seat, before]

    def partner(self, faction: i64, seat: i64) -> i64:
        return partner(faction, seat, self.players)

    def touch(self, faction: i64) -> None:
        """Bring the masks up to date with a row that has changed."""
        others: i64 = ~lane(faction)
        living: i64 = 0
        dead: i64 = 0
        west: i64 = 0
        here: i64 = cell_bit(faction, 0)
        for number in self.rows[faction]:
            cell: i64 = number
            if not is_house(cell):
                if cell & DEAD:
                    dead |= here
                else:
                    living |= here
                    if cell & SEAT == faction:
                        west |= here
            here <<= 1
        self.living = self.living & others | living
        self.dead = self.dead & others | dead
        other: i64 = partner(faction, faction, self.players)
        self.facing[faction] = self.facing[faction] & others | west
        self.facing[other] = self.facing[other] & others | (living & ~west)

    def index_of(self, faction: i64, card: i64) -> i64:
        """Where the card lies in the row, -1 if it does not."""
        for i, cell in enumerate(self.rows[faction]):
            if cell >> 4 == card:
                return i
        return -1

    def faction_of(self, card: i64) -> i64:
        """The faction whose row holds the card, -1 if none does."""
        for faction in range(self.players):
            if self.index_of(faction, card) >= 0:
                return faction
        return -1

    def tokens_worth(self, faction: i64, seat: i64) -> i64:
        """What the tokens facing the seat pay each turn."""
        return tally(self.content, self.rows[faction], faction, seat).worth(self.content)

    def named(self, card: i64) -> str:
        return self.content.names[card]

    def mission_named(self, kind: i64) -> str:
        return self.content.mission_names[kind]

    def draw_agent(self, seat: i64) -> None:
        """The top agent goes to the seat's hand, which alone sees it (AG-R71)."""
        card = self.agents_deck.pop()
        self.hands[seat] |= bit(card)
        self.agents_known.drawn(seat, card, len(self.agents_deck))
        if self.journal is not None:
            self.journal.confide(
                "drew agent", {"seat": int(seat)}, {"card": self.named(card)}, (int(seat),)
            )
        self.refill_agents()

    def keep_agent(self, seat: i64, card: int) -> None:
        """Of the top agents the seat keeps one; the other goes to the bottom."""
        self.looker = NOBODY
        looked = self.agents_deck[-2:]
        left = self.agents_deck[:-2]
        self.agents_known.dug(seat, looked, card, len(left))
        for other in looked:
            if other != card:
                left.insert(0, other)
        self.agents_deck = left
        self.hands[seat] |= bit(card)
        if self.journal is not None:
            self.journal.confide(
                "dug", {"seat": int(seat)}, {"card": self.named(card)}, (int(seat),)
            )
        self.refill_agents()

    def lay_down(self, seat: i64, card: i64) -> None:
        """An agent leaves the hand in full view."""
        self.hands[seat] &= ~bit(card)
        self.agents_known.left_hand(card, seat, 0)

    def retire_agent(self, card: i64) -> None:
        self.agents_pile.append(card)
        self.refill_agents()

    def refill_agents(self) -> None:
        """AG-074, AG-R66."""
        if self.agents_deck or not self.agents_pile:
            return
        pile: i64 = 0
        for card in self.agents_pile:
            pile |= bit(card)
        self.agents_deck = members(pile)
        self.agents_pile = []
        self.chance.shuffle(self.agents_deck)
        self.agents_known.reshuffled(pile)
        if self.journal is not None:
            self.journal.tell("reshuffled", {"what": "agents"})

    def draw_mission(self, seat: i64) -> None:
        mission = self.missions_deck.pop()
        self.mission_hands[seat] |= bit(mission)
        self.missions_known.drawn(seat, mission, len(self.missions_deck))
        if self.journal is not None:
            kind = self.content.kind_of[mission]
            self.journal.confide(
                "drew mission",
                {"seat": int(seat)},
                {"mission": self.mission_named(kind)},
                (int(seat),),
            )
        self.refill_missions()

    def take_mission(self, seat: i64, kind: i64, faction: i64) -> i64:
        """Take a mission of this kind from where it lies: a faction, or (-1) the seat's hand."""
        copies: i64 = self.content.copies[kind]
        if faction >= 0:
            at: i64 = faction * self.players + seat
            mission: i64 = lowest(self.assigned[at] & copies)
            self.assigned[at] &= ~bit(mission)
            return mission
        mission = lowest(self.mission_hands[seat] & copies)
        self.mission_hands[seat] &= ~bit(mission)
        self.missions_known.left_hand(mission, seat, copies)
        return mission

    def return_mission(self, seat: i64, mission: i64) -> None:
        """A mission goes to the seat's hand before everybody's eyes."""
        self.mission_hands[seat] |= bit(mission)
        self.missions_known.shown(mission, seat)

    def retire_mission(self, mission: i64) -> None:
        self.missions_pile.append(mission)
        self.refill_missions()

    def refill_missions(self) -> None:
        """AG-074, AG-R66."""
        if self.missions_deck or not self.missions_pile:
            return
        pile: i64 = 0
        for mission in self.missions_pile:
            pile |= bit(mission)
        self.missions_deck = members(pile)
        self.missions_pile = []
        self.chance.shuffle(self.missions_deck)
        self.missions_known.reshuffled(pile)
        if self.journal is not None:
            self.journal.tell("reshuffled", {"what": "missions"})

    def recall_missions(self) -> None:
        """The missions of factions without agents go back to their owners (AG-053, AG-R50)."""
        for faction in range(self.players):
            if len(self.rows[faction]) > 1:
                continue
            for seat in range(self.players):
                at = faction * self.players + seat
                if self.assigned[at]:
                    for mission in members(self.assigned[at]):
                        self.return_mission(seat, mission)
                        if self.journal is not None:
                            kind = self.content.kind_of[mission]
                            self.journal.tell(
                                "mission home",
                                {
                                    "seat": seat,
                                    "mission": self.mission_named(kind),
                                    "faction": faction,
                                },
                            )
                    self.assigned[at] = 0

    def gain(self, seat: i64, points: i64) -> None:
        """AG-002, AG-R61: whoever reaches the goal announces the end, for good."""
        self.ip[seat] += points
        if self.ip[seat] >= self.content.goal and not self.triggered:
            self.triggered = True
            if self.journal is not None:
                self.journal.tell("goal reached", {"seat": int(seat)})

    def scores(self) -> list[int]:
        return self.ip.copy()

    def winners(self) -> list[int]:
        return winners(self)

    def ending(self) -> str:
        return ending(self)

    def check(self) -> None:
        check(self)

    def imagine(self, seat: int | None, rng: Chance) -> "AgentsState":
        return imagine(self, seat, rng)
