"""A Pocket Ops table laid out for a story: this facility, these hands, this turn."""

from typing import Any, Self, cast

import brushpass
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.decks import Deck
from brushpass.kernel.journal import Journal

GAME = brushpass.game("pocket-ops")
COLOURS = ("red", "blue")
EMPTY = ".../.../..."


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def short_limit(turns: int) -> Deck:
    """The game's own deck with another limit of unchanged turns."""
    text = GAME.builtin_deck.text.replace("limit = 100", f"limit = {turns}")
    return GAME.read_deck(text, "short.toml")


class Table:
    """A match in play. Facilities are written row by row: r and b spies, R and B specialists."""

    def __init__(self, state: PocketOpsState) -> None:
        self.state = state
        self.state.journal = Journal()

    @classmethod
    def new(cls, seed: int = 0) -> Self:
        return cls(cast(PocketOpsState, GAME.new(seed=seed)))

    @classmethod
    def laid_out(
        cls,
        facility: str = EMPTY,
        *,
        red: str | None = None,
        blue: str | None = None,
        spent: tuple[str, str] = ("sniper", "sniper"),
        keycard: str = "red",
        placer: str = "red",
        hackers: tuple[str, ...] = (),
        unchanged: int = 0,
        wins: tuple[int, int] = (0, 0),
        deck: Deck | None = None,
    ) -> Self:
        """A turn about to begin. `red` and `blue` are the specialists in hand; who has none has
        used up the one in `spent`."""
        document: dict[str, Any] = GAME.new(deck=deck).dump()
        active = [
            "hacker" if colour in hackers else hand or used
            for colour, hand, used in zip(COLOURS, (red, blue), spent, strict=True)
        ]
        document["position"] |= {
            "spies": facility.replace("R", ".").replace("B", "."),
            "specialists": facility.replace("r", ".").replace("b", ".").lower(),
            "keycard": seat_of(keycard),
            "placer": seat_of(placer),
            "turn": 1,
            "unchanged": unchanged,
            "hackers": [seat_of(colour) for colour in hackers],
            "wins": list(wins),
            "round": 1 + sum(wins),
            "pair": [[], []],
            "active": active,
            "hand": [red, blue],
        }
        document["stack"] = [["Predict", 1 - seat_of(placer)]]
        return cls(cast(PocketOpsState, GAME.load(document, deck)))

    @classmethod
    def drafting(
        cls,
        red: tuple[str, str],
        blue: tuple[str, str],
        *,
        keycard: str = "red",
        pools: tuple[list[str], list[str]] | None = None,
    ) -> Self:
        """A round about to be drafted: each player has looked at two specialists."""
        document: dict[str, Any] = GAME.new().dump()
        document["position"] |= {
            "keycard": seat_of(keycard),
            "placer": seat_of(keycard),
            "pair": [list(red), list(blue)],
        }
        if pools is not None:
            document["position"]["pool"] = list(pools)
        document["stack"] = [["Draft", seat_of(keycard)]]
        return cls(cast(PocketOpsState, GAME.load(document)))

    def play(self, *notations: str) -> Self:
        for notation in notations:
            self.state.play(notation)
        return self

    def turn(self, predict: str, move: str, *then: str) -> Self:
        """One turn: the rooms predicted ("C", or "CG" with a Hacker), the placement, the ability."""
        return self.play(*(f"predict:{room}" for room in predict), move, *then)

    def view(self, colour: str | None = None) -> PocketOpsView:
        return cast(PocketOpsView, self.state.view(None if colour is None else seat_of(colour)))

    def story(self, colour: str | None = None) -> list[str]:
        return GAME.story(self.state, None if colour is None else seat_of(colour))

    def refusal(self, notation: str) -> str:
        """The rule that forbids an action now; empty if nothing does."""
        refusal = self.state.why_not(self.state.parse(notation))
        return "" if refusal is None else refusal.rule

    def offered(self, family: str = "") -> str:
        """The legal arguments of a family ("ACE"), or all legal notations."""
        notations = [self.state.notation(action) for action in self.state.legal_actions()]
        if not family:
            return " ".join(notations)
        return "".join(word[len(family) + 1 :] for word in notations if word.startswith(family))

    @property
    def decision(self) -> str:
        return self.state.step

    @property
    def chooser(self) -> str:
        return COLOURS[self.state.to_move]

    @property
    def facility(self) -> str:
        return self.view().facility

    @property
    def final_facility(self) -> str:
        """The facility as the last finished round left it."""
        finished = self.view().finished
        assert finished is not None
        return finished.facility

    @property
    def ended(self) -> str:
        """How the last finished round went: "red: line"; empty if none is finished."""
        finished = self.view().finished
        return "" if finished is None else f"{COLOURS[finished.winner]}: {finished.reason}"

    @property
    def held(self) -> bool:
        last = self.view().last
        assert last is not None
        return not last.blocked

    @property
    def supplies(self) -> list[int]:
        return [seat.supply for seat in self.view().seats]

    @property
    def hands(self) -> list[str | None]:
        return [seat.active if seat.in_hand else None for seat in self.view().seats]

    @property
    def hackers(self) -> list[str]:
        return [
            colour for colour, seat in zip(COLOURS, self.view().seats, strict=True) if seat.hacker
        ]

    @property
    def placer(self) -> str:
        return COLOURS[self.view().placer]

    @property
    def keycard(self) -> str:
        return COLOURS[self.view().keycard]

    @property
    def pools(self) -> list[set[str]]:
        return [set(seat.pool) for seat in self.view().seats]

    @property
    def wins(self) -> list[int]:
        return self.view().scores
