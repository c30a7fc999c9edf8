"""Loose Ends: sixteen contacts, one of them a leak."""

from brushpass.kernel.game import Game
from loose_ends import deck, position
from loose_ends.rules import steps
from loose_ends.rules.actions import ACTIONS
from loose_ends.rules.state import LooseEndsState
from loose_ends.view import LooseEndsView
from loose_ends.words.names import short


class LooseEnds(Game[LooseEndsState, LooseEndsView]):
    name = "loose-ends"
    title = "Loose Ends"
    tagline = "Sixteen contacts, one leak, and everybody sees which file you kept."
    credit = "Made for Brushpass as an example; take it, change it, ship it"
    minutes = "10"
    seats = range(2, 5)
    variants = {"standard": "Name the leak, or be the last one left at the desk."}
    rules_version = 1
    over_rule = "LE-026"
    actions = ACTIONS
    steps = (steps.TakeTurn, steps.FileOne, steps.PickRival, steps.PickCity)
    state_type = LooseEndsState
    deck_type = deck.DeckFile
    position_type = position.Position

    def card_title(self, card: str) -> str:
        return short(card)


GAME = LooseEnds()
