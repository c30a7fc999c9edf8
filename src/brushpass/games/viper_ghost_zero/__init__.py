"""Viper Ghost Zero: a secret mission, three objectives, and a table full of thieves."""

from typing import Any

from brushpass.games.viper_ghost_zero.cards import TITLES
from brushpass.games.viper_ghost_zero.deck import GhostDeck
from brushpass.games.viper_ghost_zero.position import Position
from brushpass.games.viper_ghost_zero.rules import steps
from brushpass.games.viper_ghost_zero.rules.actions import ACTIONS
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.kernel.game import Game


class ViperGhostZero(Game[GhostState, GhostView]):
    name = "viper-ghost-zero"
    title = "Viper Ghost Zero"
    tagline = "A secret mission, three objectives, and a table full of thieves."
    credit = "Viper Ghost Zero; the card list and the mission names are ours"
    minutes = "15-30"
    seats = range(2, 7)
    variants = {
        "alpha": "The first player to complete a mission wins.",
        "bravo": "Everybody who completes a mission wins; missions come with the draw.",
    }
    rules_version = 1
    over_rule = "VG-087"
    actions = ACTIONS
    steps = (
        steps.BeginTurn,
        steps.PlayCard,
        steps.ChooseTarget,
        steps.Defend,
        steps.GiveCard,
        steps.Resist,
        steps.TakeObjective,
        steps.ReturnCard,
    )
    state_type = GhostState
    deck_type = GhostDeck
    position_type = Position

    def card_title(self, card: Any) -> str:
        return str(card["name"]) if isinstance(card, dict) else TITLES[card]


GAME = ViperGhostZero()
