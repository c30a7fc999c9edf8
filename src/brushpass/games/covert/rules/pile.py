"""A face-down deck with its face-up discard pile, and what seats know of its bottom."""

from brushpass.games.covert.rules.content import bit, mask_of, members, size
from brushpass.kernel.chance import Chance


class Pile:
    """The top card is the last of `deck`. A seat that puts cards under the deck remembers them;
    the groups lie in `buried` from the bottom up, each with its seat in `buriers`."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.discards: int = 0
        self.buriers: list[int] = []
        self.buried: list[int] = []

    def clone(self) -> "Pile":
        other = Pile.__new__(Pile)
        other.deck = self.deck.copy()
        other.discards = self.discards
        other.buriers = self.buriers.copy()
        other.buried = self.buried.copy()
        return other

    def draw(self, chance: Chance) -> int:
        """The top card; the discards are shuffled first if it is needed (CV-091, CV-R41,
        CV-R42). -1 if there is no card at all."""
        if not self.deck:
            if not self.discards:
                return -1
            self.deck = members(self.discards)
            chance.shuffle(self.deck)
            self.discards = 0
        card = self.deck.pop()
        if self.buried:
            self._forget()
        return card

    def left(self) -> int:
        """How many cards could still be drawn."""
        return len(self.deck) + size(self.discards)

    def discard(self, card: int) -> None:
        self.discards |= bit(card)

    def bury(self, seat: int, cards: int, chance: Chance) -> None:
        """Put cards under the deck in random order (CV-R73); the seat knows them there."""
        under = members(cards)
        if under:
            chance.shuffle(under)
            self.deck = under + self.deck
            self.buriers.insert(0, seat)
            self.buried.insert(0, cards)

    def known_under(self, seat: int) -> int:
        """The cards that the seat knows to be at the bottom."""
        cards = 0
        for group in range(len(self.buried)):
            if self.buriers[group] == seat:
                cards |= self.buried[group]
        return cards

    def imagine(self, seat: int, unknown: list[int], chance: Chance) -> None:
        """Deal the deck anew from the end of `unknown`, keeping what the seat put under it."""
        deck: list[int] = []
        for group in range(len(self.buried)):
            cards = members(self.buried[group])
            if self.buriers[group] == seat:
                chance.shuffle(cards)
            else:
                cards = [unknown.pop() for _ in cards]
                self.buried[group] = mask_of(cards)
            deck.extend(cards)
        while len(deck) < len(self.deck):
            deck.append(unknown.pop())
        self.deck = deck

    def _forget(self) -> None:
        """Once the deck has come down to a group, nobody can tell what is left of it."""
        known = 0
        for cards in self.buried:
            known += size(cards)
        while self.buried and known > len(self.deck):
            known -= size(self.buried.pop())
            self.buriers.pop()
