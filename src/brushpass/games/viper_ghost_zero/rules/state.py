"""A game of Viper Ghost Zero in play: hands, areas, missions and piles."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules import events
from brushpass.games.viper_ghost_zero.rules.check import check
from brushpass.games.viper_ghost_zero.rules.content import (
    CARDS,
    OBJECTIVES,
    Content,
)
from brushpass.games.viper_ghost_zero.rules.hidden import Recall, imagine, vary
from brushpass.games.viper_ghost_zero.rules.memory import GAVE, PLAYED, SURRENDERED, TOOK, pack
from brushpass.games.viper_ghost_zero.rules.scoring import payoffs, scores, winners
from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State

BRAVO: Final = "bravo"


@final
class GhostState(State):
    """Hands and areas count the copies of each card, seat after seat, with a mask of the cards
    beside them. The top of the pile is its last card. Seats in masks are bits."""

    content: Content
    hands: list[int]
    held: list[int]
    hand_size: list[int]
    areas: list[int]
    laid: list[int]
    missions: list[int]
    finishers: list[int]
    pile: list[int]
    discard: list[int]
    set_aside: list[int]
    turns: list[int]
    memory: list[int]
    recalls: list[Recall]
    revealed: i64 = 0
    finished: i64 = 0
    active: i64 = 0
    plays: i64 = 0
    bravo: bool = False
    ended: str = ""

    def clone(self) -> "GhostState":
        other = GhostState()
        self.copy_frame(other)
        other.content = self.content
        other.hands = self.hands.copy()
        other.held = self.held.copy()
        other.hand_size = self.hand_size.copy()
        other.areas = self.areas.copy()
        other.laid = self.laid.copy()
        other.missions = self.missions.copy()
        other.finishers = self.finishers.copy()
        other.pile = self.pile.copy()
        other.discard = self.discard.copy()
        other.set_aside = self.set_aside
        other.turns = self.turns.copy()
        other.memory = self.memory.copy()
        other.recalls = []
        other.revealed = self.revealed
        other.finished = self.finished
        other.active = self.active
        other.plays = self.plays
        other.bravo = self.bravo
        other.ended = self.ended
        return other

    def clear(self, content: Content) -> None:
        """An empty table for this deck (VG-010)."""
        players = self.players
        self.content = content
        self.bravo = self.variant == BRAVO
        self.hands = [0] * (players * CARDS)
        self.held = [0] * players
        self.hand_size = [0] * players
        self.areas = [0] * (players * OBJECTIVES)
        self.laid = [0] * players
        self.missions = [0] * players
        self.finishers = []
        self.pile = []
        self.discard = []
        self.set_aside = []
        self.turns = [0] * players
        self.memory = []
        self.recalls = []

    def recall(self, seat: int | None) -> Recall:
        """What the seat remembers of the game so far; only what is new is read again."""
        observer = -1 if seat is None else seat
        for known in self.recalls:
            if known.observer == observer:
                known.read(self.memory)
                return known
        recall = Recall(self.content, self.players, self.bravo, observer)
        recall.read(self.memory)
        self.recalls.append(recall)
        return recall

    def imagine(self, seat: int | None, rng: Chance) -> "GhostState":
        return imagine(self, seat, rng)

    def vary(self, imagined: State, seat: int, rng: Chance) -> State:
        assert isinstance(imagined, GhostState)
        return vary(self, imagined, seat, rng)

    def note(self, kind: i64, seat: i64, other: i64, card: i64) -> None:
        self.memory.append(pack(kind, seat, other, card))

    def add_to_hand(self, seat: i64, card: i64) -> None:
        one: i64 = 1
        self.hands[seat * CARDS + card] += 1
        self.held[seat] |= one << card
        self.hand_size[seat] += 1

    def remove_from_hand(self, seat: i64, card: i64) -> None:
        one: i64 = 1
        left: i64 = self.hands[seat * CARDS + card] - 1
        self.hands[seat * CARDS + card] = left
        if left == 0:
            self.held[seat] ^= one << card
        self.hand_size[seat] -= 1

    def add_to_area(self, seat: i64, card: i64) -> None:
        one: i64 = 1
        self.areas[seat * OBJECTIVES + card] += 1
        self.laid[seat] |= one << card

    def remove_from_area(self, seat: i64, card: i64) -> None:
        one: i64 = 1
        left: i64 = self.areas[seat * OBJECTIVES + card] - 1
        self.areas[seat * OBJECTIVES + card] = left
        if left == 0:
            self.laid[seat] ^= one << card

    def play_card(self, seat: i64, card: i64) -> None:
        """The card lies where played cards lie before it has any effect."""
        self.remove_from_hand(seat, card)
        self.note(PLAYED, seat, 0, card)
        if card < OBJECTIVES:
            self.add_to_area(seat, card)  # VG-037
        else:
            self.discard.append(card)  # VG-029, VG-030
        self.tell(events.PLAYED, seat, card)

    def give_from_hand(self, seat: i64, taker: i64, card: i64) -> None:
        self.remove_from_hand(seat, card)
        self.add_to_hand(taker, card)  # VG-054
        self.note(GAVE, seat, taker, card)
        self.tell(events.GAVE, seat, taker, card)  # VG-057

    def give_from_area(self, seat: i64, taker: i64, card: i64) -> None:
        self.remove_from_area(seat, card)
        self.add_to_hand(taker, card)  # VG-054
        self.note(SURRENDERED, seat, taker, card)
        self.tell(events.SURRENDERED, seat, taker, card)

    def take_from_area(self, taker: i64, seat: i64, card: i64) -> None:
        self.remove_from_area(seat, card)
        self.add_to_area(taker, card)  # VG-075
        self.note(TOOK, taker, seat, card)
        self.tell(events.TOOK, taker, seat, card)

    def area_size(self, seat: i64) -> i64:
        at: i64 = seat * OBJECTIVES
        return (
            self.areas[at]
            + self.areas[at + 1]
            + self.areas[at + 2]
            + self.areas[at + 3]
            + self.areas[at + 4]
        )

    def complete(self, seat: i64) -> bool:
        """Whether all three objectives of the seat's mission lie in its area (VG-083)."""
        needs: i64 = self.content.needs[self.missions[seat]]
        return needs & ~self.laid[seat] == 0

    def end(self, how: str) -> None:
        self.ended = how
        self.stack.clear()
        self.tell(events.ENDED, how, self.winners())

    def winners(self) -> list[int]:
        return winners(self)

    def scores(self) -> list[int]:
        return scores(self)

    def payoffs(self) -> list[float]:
        return payoffs(self)

    def ending(self) -> str:
        return self.ended

    def check(self) -> None:
        check(self)
