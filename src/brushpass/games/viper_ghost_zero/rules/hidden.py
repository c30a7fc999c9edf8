"""What an attentive player remembers.

The state writes down every movement of a card in one compact list. `Recall` reads that list with
the eyes of one observer: entries that the observer could not see have no card for them.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES, Contents

DREW: Final = 1
RESHUFFLED: Final = 2
PLAYED: Final = 3
GAVE: Final = 4
SURRENDERED: Final = 5
TOOK: Final = 6
RETURNED: Final = 7
HANDED_BACK: Final = 8
BRIEFED: Final = 9
REPLACED: Final = 10
EXPOSED: Final = 11
SWAPPED: Final = 12
FINISHED: Final = 13

KINDS: Final = (
    "",
    "drew",
    "reshuffled",
    "played",
    "gave",
    "surrendered",
    "took",
    "returned",
    "handed back",
    "briefed",
    "replaced",
    "exposed",
    "swapped",
    "finished",
)
PRIVATE: Final = 1 << DREW | 1 << RETURNED | 1 << HANDED_BACK | 1 << BRIEFED
BLANK: Final = 31
ANY: Final = 1 << 20
UNKNOWN: Final = -1
MINE: Final = -2


def entry(kind: i64, seat: i64, other: i64, card: i64) -> int:
    """One movement: what happened, who did it, to whom, with which card."""
    return kind | seat << 4 | other << 7 | card << 10


def entry_seen(written: int, observer: int) -> int:
    """The entry as the observer knows it: the card is blank if it was hidden from them."""
    word: i64 = written
    kind = word & 15
    seat = word >> 4 & 7
    other = word >> 7 & 7
    if PRIVATE >> kind & 1:
        hidden = seat != observer
    elif kind == GAVE:
        hidden = seat != observer and other != observer
    else:
        hidden = False
    return word | BLANK << 10 if hidden else word


class Recall:
    """All that one observer can conclude from what they saw.

    `least` and `most` bound the copies of each card in each hand. `possible` holds a mask of the
    missions each seat may have. The pile is a shuffled block, made of at most `record`, on top
    of returned cards: a card number where the observer put it there, MINE for the observer's own
    hand handed back in unknown order, UNKNOWN else."""

    def __init__(self, contents: Contents, players: int, bravo: bool, observer: int) -> None:
        self.contents = contents
        self.players = players
        self.bravo = bravo
        self.observer = observer
        kinds = len(contents.copies)
        missions = contents.mission_cards()
        self.least = [0] * (players * CARDS)
        self.most = [ANY] * (players * CARDS)
        self.areas = [0] * (players * OBJECTIVES)
        self.possible = [(1 << contents.missions()) - 1] * players
        self.from_block = [True] * players
        self.discard = [0] * kinds
        self.record = contents.copies.copy()
        self.spare_missions = missions - players
        self.block = sum(contents.copies) - missions + (self.spare_missions if bravo else 0)
        self.seen: list[int] = []
        self.reshuffles = 0
        self.returned: list[int] = []
        self.handed_back = [0] * CARDS

    def read(self, memory: list[int]) -> None:
        """Take in what has been written since the last time."""
        for index in range(len(self.seen), len(memory)):
            word = entry_seen(memory[index], self.observer)
            self.seen.append(word)
            self.take_in(word)

    def known_mission(self, seat: int) -> int:
        """The mission the seat certainly has, -1 if the observer cannot tell."""
        mask = self.possible[seat]
        for mission in range(self.contents.missions()):
            if mask == 1 << mission:
                return mission
        return -1

    def take_in(self, seen: int) -> None:
        word: i64 = seen
        kind = word & 15
        seat = int(word >> 4 & 7)
        other = int(word >> 7 & 7)
        card = int(word >> 10)
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
            self.may_gain(seat, self.contents.copies)

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
            outside = self.contents.copies[card] - self.discard[card]
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
        for mission in range(self.contents.missions()):
            bit = 1 << mission
            outside = self.contents.copies[CARDS + mission] - self.discard[CARDS + mission]
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
        for mission in range(self.contents.missions()):
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
        needs = self.contents.needs
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
