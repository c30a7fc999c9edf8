"""A table of Viper Ghost Zero laid out for a story: these hands, these areas, this pile."""

from collections.abc import Sequence
from typing import cast

import brushpass
from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules import steps
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES
from brushpass.games.viper_ghost_zero.rules.memory import BRIEFED, DREW, EXPOSED, PLAYED
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.kernel.decks import Deck
from brushpass.kernel.journal import Journal

GAME = brushpass.game("viper-ghost-zero")
MISSIONS = ("Glass Harbor", "Paper Lantern", "Fever Ward", "Night Ledger", "Cold Culture",
            "Silent Orchard")  # fmt: skip


def numbers(cards: str) -> list[int]:
    """Card numbers from words: `knife 2*access M4`."""
    found: list[int] = []
    for word in cards.split():
        count, _, name = word.rpartition("*")
        card = CARDS + int(name[1:]) if name[0] == "M" and name[1:].isdigit() else SLUGS.index(name)
        found += [card] * int(count or 1)
    return found


def changed_deck(*changes: tuple[str, str]) -> Deck:
    """The game's own deck with some of its text replaced."""
    text = GAME.builtin_deck.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return GAME.read_deck(text, "changed.toml")


class Table:
    """A position with exactly the named cards in it. `hands` and `areas` are one word list a
    seat, `pile` is written from the top, `missions` by number (5 where none is given)."""

    def __init__(
        self,
        hands: Sequence[str],
        *,
        areas: Sequence[str] = (),
        missions: Sequence[int] = (),
        variant: str = "alpha",
        revealed: Sequence[int] = (),
        pile: str = "",
        discard: str = "",
        active: int = 0,
        plays: int = 0,
        turns: Sequence[int] = (),
        at: str = "play",
        deck: Deck | None = None,
    ) -> None:
        players = len(hands)
        state = cast(GhostState, GAME.new(players, 7, variant, deck))
        state.stack.clear()
        state.clear(state.content)
        state.journal = Journal()
        self.state = state
        state.missions = [*missions, *[5] * (players - len(missions))]
        for seat in range(players):
            state.note(BRIEFED, seat, 0, CARDS + state.missions[seat])
            for card in numbers(hands[seat]):
                state.add_to_hand(seat, card)
                state.note(DREW, seat, 0, card)
        for seat, words in enumerate(areas):
            for card in numbers(words):
                state.note(DREW, seat, 0, card)
                state.note(PLAYED, seat, 0, card)
                state.add_to_area(seat, card)
        for card in numbers(discard):
            if card < CARDS:
                state.note(DREW, 0, 0, card)
                state.note(PLAYED, 0, 0, card)
            state.discard.append(card)
        state.pile = numbers(pile)[::-1]
        for seat in revealed:
            state.revealed |= 1 << seat
            state.note(EXPOSED, seat, 0, CARDS + state.missions[seat])
        state.active = active
        state.plays = plays
        state.turns = [*turns, *[0] * (players - len(turns))]
        if at == "play":
            state.stack.append(steps.PLAY_CARD[active])
        else:
            state.stack.append(steps.BEGIN_TURN)
            state.begin()

    def play(self, *moves: str) -> "Table":
        """Moves by notation, each checked for legality."""
        for move in moves:
            self.state.play(move)
        return self

    @property
    def legal(self) -> list[str]:
        return [self.state.notation(action) for action in self.state.legal_actions()]

    @property
    def asked(self) -> tuple[str, int]:
        """The open decision and the seat that decides."""
        return self.state.step, self.state.to_move

    def hand(self, seat: int) -> str:
        counts = self.state.hands[seat * CARDS : (seat + 1) * CARDS]
        assert sum(counts) == self.state.hand_size[seat]
        assert self.state.held[seat] == sum(1 << card for card in range(CARDS) if counts[card])
        return words(counts)

    def area(self, seat: int) -> str:
        counts = self.state.areas[seat * OBJECTIVES : (seat + 1) * OBJECTIVES]
        assert self.state.laid[seat] == sum(1 << card for card in range(OBJECTIVES) if counts[card])
        return words(counts)

    @property
    def pile(self) -> str:
        return " ".join(_name(card) for card in reversed(self.state.pile))

    @property
    def discard(self) -> str:
        return " ".join(_name(card) for card in self.state.discard)

    @property
    def revealed(self) -> list[int]:
        return [seat for seat in range(self.state.players) if self.state.revealed >> seat & 1]

    def view(self, seat: int | None) -> GhostView:
        return cast(GhostView, self.state.view(seat))

    def refusal(self, move: str) -> str:
        """The rule that forbids a move."""
        refusal = self.state.why_not(self.state.parse(move))
        assert refusal is not None, f"{move} is legal"
        return refusal.rule

    def story(self, viewer: int | None) -> list[str]:
        return GAME.story(self.state, viewer)


def words(counts: list[int]) -> str:
    return " ".join(
        SLUGS[card] if count == 1 else f"{count}*{SLUGS[card]}"
        for card, count in enumerate(counts)
        if count
    )


def _name(card: int) -> str:
    return SLUGS[card] if card < CARDS else f"M{card - CARDS}"
