"""A game of Viper Ghost Zero in play: hands, areas, missions and piles."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules.content import (
    CARDS,
    OBJECTIVES,
    SLUGS,
    Contents,
)
from brushpass.games.viper_ghost_zero.rules.deal import imagine_cards, imagine_missions
from brushpass.games.viper_ghost_zero.rules.hidden import (
    GAVE,
    PLAYED,
    SURRENDERED,
    TOOK,
    Recall,
    entry,
)
from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.errors import BadPosition
from brushpass.kernel.state import State

ALPHA: Final = "alpha"
BRAVO: Final = "bravo"

MISSION_COMPLETE: Final = "mission complete"
LAST_ONE_LEFT: Final = "one left over"
LOCKED_OUT: Final = "objectives locked out"
STALLED: Final = "turn cap"


@final
class GhostState(State):
    """Hands and areas count the copies of each card, seat after seat, with a mask of the cards
    beside them. The top of the pile is its last card. Seats in masks are bits."""

    contents: Contents
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
        other.contents = self.contents
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

    def clear(self, contents: Contents) -> None:
        """An empty table for this deck (VG-010)."""
        players = self.players
        self.contents = contents
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
        recall = Recall(self.contents, self.players, self.bravo, observer)
        recall.read(self.memory)
        self.recalls.append(recall)
        return recall

    def imagine(self, seat: int | None, rng: Chance) -> "GhostState":
        recall = self.recall(seat)
        players = self.players
        other = self.clone()
        other.chance = fresh(rng)
        other.memory = recall.seen.copy()
        sure = [recall.known_mission(owner) for owner in range(players)]
        own_hand = [0] * CARDS
        if seat is not None:
            sure[seat] = self.missions[seat]
            own_hand = self.hands[seat * CARDS : (seat + 1) * CARDS]
        missions = imagine_missions(recall, sure, rng)
        other.missions = missions[:players]
        spare = missions[players:]
        if not self.bravo:
            other.set_aside = spare
            spare = []
        unseen = self.contents.copies[:CARDS]
        for card in range(CARDS):
            unseen[card] -= own_hand[card] + recall.discard[card]
        for at in range(players * OBJECTIVES):
            unseen[at % OBJECTIVES] -= self.areas[at]
        sizes = self.hand_size.copy()
        if seat is not None:
            sizes[seat] = 0
        dealt = imagine_cards(recall, unseen, sizes, own_hand, spare, rng)
        other.pile = dealt.pile
        other.hands = dealt.hands
        for owner in range(players):
            mask = 0
            for card in range(CARDS):
                if dealt.hands[owner * CARDS + card] > 0:
                    mask |= 1 << card
            other.held[owner] = mask
        return other

    def vary(self, imagined: State, seat: int, rng: Chance) -> State:
        """The same hands and missions, and a fresh order of what nobody knows of the pile."""
        other = imagined.clone()
        assert isinstance(other, GhostState)
        other.chance = fresh(rng)
        known = len(self.recall(seat).returned)
        block = other.pile[known:]
        rng.shuffle(block)
        other.pile = other.pile[:known] + block
        return other

    def note(self, kind: i64, seat: i64, other: i64, card: i64) -> None:
        self.memory.append(entry(kind, seat, other, card))

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
        if self.journal is not None:
            self.journal.tell("played", {"seat": int(seat), "card": int(card)})

    def give_from_hand(self, seat: i64, taker: i64, card: i64) -> None:
        self.remove_from_hand(seat, card)
        self.add_to_hand(taker, card)  # VG-054
        self.note(GAVE, seat, taker, card)
        if self.journal is not None:
            self.journal.confide(  # VG-057
                "gave",
                {"seat": int(seat), "taker": int(taker)},
                {"card": int(card)},
                (int(seat), int(taker)),
            )

    def give_from_area(self, seat: i64, taker: i64, card: i64) -> None:
        self.remove_from_area(seat, card)
        self.add_to_hand(taker, card)  # VG-054
        self.note(SURRENDERED, seat, taker, card)
        if self.journal is not None:
            self.journal.tell(
                "surrendered", {"seat": int(seat), "taker": int(taker), "card": int(card)}
            )

    def take_from_area(self, taker: i64, seat: i64, card: i64) -> None:
        self.remove_from_area(seat, card)
        self.add_to_area(taker, card)  # VG-075
        self.note(TOOK, taker, seat, card)
        if self.journal is not None:
            self.journal.tell("took", {"seat": int(taker), "owner": int(seat), "card": int(card)})

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
        needs: i64 = self.contents.needs[self.missions[seat]]
        return needs & ~self.laid[seat] == 0

    def progress(self, seat: int) -> int:
        """How many different objectives of its mission lie in the seat's area."""
        got = self.contents.needs[self.missions[seat]] & self.laid[seat]
        count = 0
        for card in range(OBJECTIVES):
            count += got >> card & 1
        return count

    def end(self, how: str) -> None:
        self.ended = how
        self.stack.clear()
        if self.journal is not None:
            self.journal.tell("ended", {"how": how, "winners": self.winners()})

    def winners(self) -> list[int]:
        if not self.ended:
            return []
        if self.finishers or self.ended != STALLED:
            return sorted(self.finishers)  # VG-087, VG-093, VG-104
        progress = [self.progress(seat) for seat in range(self.players)]
        most = max(progress)
        return [seat for seat in range(self.players) if progress[seat] == most]  # VG-103

    def scores(self) -> list[int]:
        """Finishers have won already (VG-093); a point each, also where `payoffs` shares it."""
        winners = self.winners() if self.ended else self.finishers
        win = self.contents.win
        lose = self.contents.lose
        return [win if seat in winners else lose for seat in range(self.players)]  # VG-101

    def payoffs(self) -> list[float]:
        """The scores, but those who lead a stalled game share one point (VG-103)."""
        payoffs = [float(score) for score in self.scores()]
        if self.ended == STALLED and not self.finishers:
            winners = self.winners()
            for seat in winners:
                payoffs[seat] = self.contents.stalled / len(winners)
        return payoffs

    def ending(self) -> str:
        return self.ended

    def check(self) -> None:
        """VG-106, as far as a single position can show it."""
        self.check_sizes()
        contents = self.contents
        count = [0] * len(contents.copies)
        for card in self.pile + self.discard:
            if not 0 <= card < len(count):
                raise BadPosition(f"position.pile, position.discard: there is no card {card}")
            count[card] += 1
        for card in self.discard:
            if card < OBJECTIVES:
                raise BadPosition(f"position.discard: {SLUGS[card]} cannot be there (VG-036)")
        for mission in self.missions + self.set_aside:
            if not 0 <= mission < contents.missions():
                raise BadPosition(f"position.missions: there is no mission {mission}")
            count[CARDS + mission] += 1
        for at in range(self.players * CARDS):
            count[at % CARDS] += self.hands[at]
        for at in range(self.players * OBJECTIVES):
            count[at % OBJECTIVES] += self.areas[at]
        for card in range(len(count)):
            if count[card] != contents.copies[card]:
                raise BadPosition(
                    f"position: {count[card]} of {contents.title(card)} are on the table, "
                    f"the deck has {contents.copies[card]}"
                )
        for seat in range(self.players):
            unfinished = not self.finished >> seat & 1
            if unfinished and not self.ended and self.complete(seat):
                raise BadPosition(f"position.missions: seat {seat} is complete but plays on")
        self.check_memory()

    def check_memory(self) -> None:
        try:
            recall = self.recall(None)
        except IndexError:
            raise BadPosition("position.memory: it tells of cards that are not there") from None
        if recall.areas != self.areas or recall.block + len(recall.returned) != len(self.pile):
            raise BadPosition("position.memory: it does not lead to this table")

    def check_sizes(self) -> None:
        players = self.players
        if (
            len(self.hands) != players * CARDS
            or len(self.areas) != players * OBJECTIVES
            or len(self.missions) != players
            or len(self.turns) != players
        ):
            raise BadPosition("position: hands, areas, missions and turns need every seat")
        if not 0 <= self.active < players:
            raise BadPosition(f"position.active: there is no seat {self.active}")
