"""What is hidden from a seat: what an attentive player remembers, and a table that may be the true one
for all they know.

`Recall` reads the memory of the table with the eyes of one observer: movements that the observer
could not see have no card for them. `imagine` deals out the rest in agreement with it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES, Content
from brushpass.games.viper_ghost_zero.rules.deal import deal
from brushpass.games.viper_ghost_zero.rules.memory import (
    BLANK,
    BRIEFED,
    DREW,
    EXPOSED,
    FINISHED,
    GAVE,
    HANDED_BACK,
    PLAYED,
    REPLACED,
    RESHUFFLED,
    RETURNED,
    SURRENDERED,
    SWAPPED,
    TOOK,
    card_of,
    kind_of,
    other_of,
    seat_of,
    seen_by,
)
from brushpass.kernel.chance import Chance, fresh

if TYPE_CHECKING:
    from brushpass.games.viper_ghost_zero.rules.state import GhostState

ANY: Final = 1 << 20
UNKNOWN: Final = -1
MINE: Final = -2


class Recall:
    """All that one observer can conclude from what they saw.

    `least` and `most` bound the copies of each card in each hand. `possible` holds a mask of the
    missions each seat may have. The pile is a shuffled block, made of at most `record`, on top
    of returned cards: a card number where the observer put it there, MINE for the observer's own
    hand handed back in unknown order, UNKNOWN else."""

    def __init__(self, content: Content, players: int, bravo: bool, observer: int) -> None:
        self.content = content
        self.players = players
        self.bravo = bravo
        self.observer = observer
        kinds = len(content.copies)
        missions = content.mission_cards()
        self.least = [0] * (players * CARDS)
        self.most = [ANY] * (players * CARDS)
        self.areas = [0] * (players * OBJECTIVES)
        self.possible = [(1 << content.missions()) - 1] * players
        self.from_block = [True] * players
        self.discard = [0] * kinds
        self.record = content.copies.copy()
        self.spare_missions = missions - players
        self.block = sum(content.copies) - missions + (self.spare_missions if bravo else 0)
        self.seen: list[int] = []
        self.reshuffles = 0
        self.returned: list[int] = []
        self.handed_back = [0] * CARDS

    def read(self, memory: list[int]) -> None:
        """Take in what has been written since the last time."""
        for index in range(len(self.seen), len(memory)):
            movement = seen_by(self.observer, memory[index])
            self.seen.append(movement)
            self.take_in(movement)

    def known_mission(self, seat: int) -> int:
        """The mission the seat certainly has, -1 if the observer cannot tell."""
        mask = self.possible[seat]
        for mission in range(self.content.missions()):
            if mask == 1 << mission:
                return mission
        return -1

    def take_in(self, movement: i64) -> None:
        kind = kind_of(movement)
        seat = int(seat_of(movement))
        other = int(other_of(movement))
        card = int(card_of(movement))
        if kind == DREW:
            self.drew(seat, card)
        elif kind == PLAYED:
            self.played(seat, card)
        elif kind == GAVE:
            self.gave(seat, other, card)
        elif kind == SURRENDERED:
            self.areas[seat * OBJECTIVES + card] -= 1
            self.gain(other, card)
        elif kind == TOOK:
            self.areas[other * OBJECTIVES + card] -= 1
            self.areas[seat * OBJECTIVES + card] += 1
            self.rule_out_complete(seat)
        elif kind == RETURNED:
            self.gave_unseen_or_known(seat, card)
            self.returned.append(UNKNOWN if card == BLANK else card)
        elif kind == HANDED_BACK:
            if card == BLANK:
                self.returned.append(UNKNOWN)
            else:
                self.handed_back[card] += 1
                self.returned.append(MINE)
        elif kind == RESHUFFLED:
            self.reshuffled()
        elif kind == EXPOSED:
            self.learn_mission(seat, card)
        elif kind == BRIEFED:
            if card != BLANK:
                self.learn_mission(seat, card)
        elif kind == REPLACED:
            self.replaced(seat, card)
        elif kind == SWAPPED:
            self.swapped(seat, other)
        elif kind == FINISHED:
            self.finished(seat, card)

    def gain(self, seat: int, card: int) -> None:
        self.least[seat * CARDS + card] += 1
        self.most[seat * CARDS + card] += 1

    def lose(self, seat: int, card: int) -> None:
        at = seat * CARDS + card
        if self.least[at] > 0:
            self.least[at] -= 1
        if self.most[at] > 0:
            self.most[at] -= 1

    def lose_unseen(self, seat: int) -> None:
        """A card left the hand and might be any of those thought certain."""
        for at in range(seat * CARDS, (seat + 1) * CARDS):
            if self.least[at] > 0:
                self.least[at] -= 1

    def drew(self, seat: int, card: int) -> None:
        if self.block > 0:
            self.block -= 1
            if card != BLANK:
                self.record[card] -= 1
                self.gain(seat, card)
            else:
                self.may_gain(seat, self.record)
            return
        place = self.returned.pop(0)
        if card != BLANK:
            self.gain(seat, card)
            if place == MINE:
                self.handed_back[card] -= 1
        elif place >= 0:
            self.gain(seat, place)
        elif place == MINE:
            self.may_gain(seat, self.handed_back)
        else:
            self.may_gain(seat, self.content.copies)

    def may_gain(self, seat: int, source: list[int]) -> None:
        """A card of unknown kind came in; before the first reshuffle it may be anything."""
        if not self.reshuffles:
            return
        for card in range(CARDS):
            if source[card] > 0:
                self.most[seat * CARDS + card] += 1

    def played(self, seat: int, card: int) -> None:
        self.lose(seat, card)
        if card < OBJECTIVES:
            self.areas[seat * OBJECTIVES + card] += 1
            self.rule_out_complete(seat)
        else:
            self.discard[card] += 1

    def gave(self, seat: int, other: int, card: int) -> None:
        self.gave_unseen_or_known(seat, card)
        if card != BLANK:
            self.gain(other, card)
        else:
            self.may_gain(other, self.most[seat * CARDS : (seat + 1) * CARDS])

    def gave_unseen_or_known(self, seat: int, card: int) -> None:
        if card == BLANK:
            self.lose_unseen(seat)
        else:
            self.lose(seat, card)

    def reshuffled(self) -> None:
        """The block is now exactly what lay in the discard pile, so everything else is outside."""
        self.reshuffles += 1
        self.block = sum(self.discard)
        self.returned = []
        for card in range(CARDS):
            outside = self.content.copies[card] - self.discard[card]
            for seat in range(self.players):
                outside -= self.least[seat * CARDS + card]
                if card < OBJECTIVES:
                    outside -= self.areas[seat * OBJECTIVES + card]
            for seat in range(self.players):
                at = seat * CARDS + card
                self.most[at] = min(self.most[at], outside + self.least[at])
        if self.bravo:
            self.reshuffled_missions()
            self.record = self.discard
        else:
            self.record = self.discard[:CARDS] + self.record[CARDS:]
        self.discard = [0] * len(self.record)

    def reshuffled_missions(self) -> None:
        """A mission that is not in the block lies in front of somebody."""
        self.spare_missions = sum(self.discard[CARDS:])
        for mission in range(self.content.missions()):
            bit = 1 << mission
            outside = self.content.copies[CARDS + mission] - self.discard[CARDS + mission]
            outside -= self.possible.count(bit)
            if outside <= 0:
                for seat in range(self.players):
                    if self.possible[seat] != bit:
                        self.possible[seat] &= ~bit
        self.from_block = [False] * self.players

    def learn_mission(self, seat: int, card: int) -> None:
        self.possible[seat] = 1 << (card - CARDS)
        if self.from_block[seat]:
            self.from_block[seat] = False
            self.record[card] -= 1

    def replaced(self, seat: int, card: int) -> None:
        self.learn_mission(seat, card)
        self.discard[card] += 1
        self.block -= 1
        self.spare_missions -= 1
        self.from_block[seat] = True
        possible = 0
        for mission in range(self.content.missions()):
            if self.record[CARDS + mission] > 0:
                possible |= 1 << mission
        self.possible[seat] = possible
        self.rule_out_complete(seat)

    def swapped(self, seat: int, other: int) -> None:
        self.possible[seat], self.possible[other] = self.possible[other], self.possible[seat]
        fresh = self.from_block[seat]
        self.from_block[seat] = self.from_block[other]
        self.from_block[other] = fresh
        self.rule_out_complete(seat)
        self.rule_out_complete(other)

    def rule_out_complete(self, seat: int) -> None:
        """Completion is declared at once, so a seat that stays in has no complete mission."""
        area = 0
        for card in range(OBJECTIVES):
            if self.areas[seat * OBJECTIVES + card] > 0:
                area |= 1 << card
        needs = self.content.needs
        for mission in range(len(needs)):
            if needs[mission] & ~area == 0:
                self.possible[seat] &= ~(1 << mission)

    def finished(self, seat: int, card: int) -> None:
        """In Bravo the hand leaves play; in Alpha the game is over and the hand stays."""
        self.learn_mission(seat, card)
        if not self.bravo:
            return
        for at in range(seat * CARDS, (seat + 1) * CARDS):
            self.least[at] = 0
            self.most[at] = 0


def imagine(state: "GhostState", seat: int | None, rng: Chance) -> "GhostState":
    recall = state.recall(seat)
    players = state.players
    other = state.clone()
    other.chance = fresh(rng)
    other.memory = recall.seen.copy()
    sure = [recall.known_mission(owner) for owner in range(players)]
    own_hand = [0] * CARDS
    if seat is not None:
        sure[seat] = state.missions[seat]
        own_hand = state.hands[seat * CARDS : (seat + 1) * CARDS]
    missions = imagine_missions(recall, sure, rng)
    other.missions = missions[:players]
    spare = missions[players:]
    if not state.bravo:
        other.set_aside = spare
        spare = []
    unseen = state.content.copies[:CARDS]
    for card in range(CARDS):
        unseen[card] -= own_hand[card] + recall.discard[card]
    for at in range(players * OBJECTIVES):
        unseen[at % OBJECTIVES] -= state.areas[at]
    sizes = state.hand_size.copy()
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


def vary(state: "GhostState", imagined: "GhostState", seat: int, rng: Chance) -> "GhostState":
    """The same hands and missions, and a fresh order of what nobody knows of the pile."""
    other = imagined.clone()
    other.chance = fresh(rng)
    known = len(state.recall(seat).returned)
    block = other.pile[known:]
    rng.shuffle(block)
    other.pile = other.pile[:known] + block
    return other


def imagine_missions(recall: Recall, held: list[int], rng: Chance) -> list[int]:
    """A mission for every seat, then the missions that are neither held nor discarded. `held`
    has the missions the observer is sure of, -1 for the others."""
    content = recall.content
    kinds = content.missions()
    supply: list[int] = []
    for mission in range(kinds):
        out = recall.discard[CARDS + mission] + held.count(mission)
        supply.append(content.copies[CARDS + mission] - out)
    sizes: list[int] = []
    caps: list[int] = []
    for seat in range(recall.players):
        if held[seat] < 0:
            sizes.append(1)
            caps += [recall.possible[seat] >> mission & 1 for mission in range(kinds)]
    sizes.append(recall.spare_missions)
    caps += recall.record[CARDS:]
    dealt = deal(supply, sizes, caps, rng)
    missions = held.copy()
    at = 0
    for seat in range(recall.players):
        if held[seat] < 0:
            missions[seat] = dealt[at]
            at += 1
    return missions + dealt[at:]


class ImaginedCards:
    """Hands (copies of each card, seat by seat) and a draw pile, top card last."""

    def __init__(self, hands: list[int], pile: list[int]) -> None:
        self.hands = hands
        self.pile = pile


def imagine_cards(
    recall: Recall,
    unseen: list[int],
    hand_sizes: list[int],
    own_hand: list[int],
    spare_missions: list[int],
    rng: Chance,
) -> ImaginedCards:
    """Deal the `unseen` cards to the other hands and the pile. `hand_sizes` is 0 for the
    observer, whose hand is `own_hand`."""
    players = recall.players
    supply = unseen.copy()
    for place in recall.returned:
        if place >= 0:
            supply[place] -= 1
    sizes: list[int] = []
    caps: list[int] = []
    for seat in range(players):
        free = hand_sizes[seat]
        for card in range(CARDS):
            sure = recall.least[seat * CARDS + card] if seat != recall.observer else 0
            supply[card] -= sure
            free -= sure
            caps.append(recall.most[seat * CARDS + card] - sure)
        sizes.append(free)
    sizes.append(recall.block - len(spare_missions))
    caps += recall.record[:CARDS]
    sizes.append(recall.returned.count(UNKNOWN))
    caps += [ANY] * CARDS
    sizes.append(recall.returned.count(MINE))
    caps += recall.handed_back
    dealt = deal(supply, sizes, caps, rng)
    hands = [0] * (players * CARDS)
    at: i64 = 0
    for seat in range(players):
        first: i64 = seat * CARDS
        card_at: i64 = 0
        while card_at < CARDS:
            if seat == recall.observer:
                hands[first + card_at] = own_hand[card_at]
            else:
                hands[first + card_at] = recall.least[first + card_at]
            card_at += 1
        until: i64 = at + sizes[seat]
        while at < until:
            hands[first + dealt[at]] += 1
            at += 1
    pile = dealt[at : at + sizes[players]]
    at += sizes[players]
    if spare_missions:
        pile += [CARDS + mission for mission in spare_missions]
        rng.shuffle(pile)
    mine: i64 = at + sizes[players + 1]
    for place in recall.returned:
        if place == UNKNOWN:
            pile.append(dealt[at])
            at += 1
        elif place == MINE:
            pile.append(dealt[mine])
            mine += 1
        else:
            pile.append(place)
    pile.reverse()
    return ImaginedCards(hands, pile)
