"""Viper Ghost Zero: a secret mission, three objectives, and a table full of thieves."""

from typing import Any

from brushpass.games.viper_ghost_zero import observation, position, scene, see
from brushpass.games.viper_ghost_zero.bot import learned
from brushpass.games.viper_ghost_zero.bot.adviser import GhostAdviser
from brushpass.games.viper_ghost_zero.bot.guide import GhostGuide
from brushpass.games.viper_ghost_zero.cards import TITLES
from brushpass.games.viper_ghost_zero.deck import GhostDeck, build
from brushpass.games.viper_ghost_zero.rules import actions, setup, steps
from brushpass.games.viper_ghost_zero.rules.content import Content
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.games.viper_ghost_zero.words import ask, say, tell, text
from brushpass.kernel.decks import Deck
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Seen
from brushpass.kernel.observation import Fact
from brushpass.kernel.offers import Offer, Prompt
from brushpass.look import Scene


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
    actions = actions.ACTIONS
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
    revealing = frozenset(
        {
            "drew",
            "reshuffled",
            "exposed",
            "briefed",
            "replaced",
            "gave",
            "surrendered",
            "took",
            "let happen",
            "owes",
            "cancelled",
            "finished",
        }
    )
    sighted = {
        "drew": ("cards", "drawn"),
        "played": ("card", "played"),
        "took": ("card", "held"),
        "briefed": ("mission", "held"),
    }
    deck_type = GhostDeck
    position_type = position.Position

    def content(self, deck: GhostDeck) -> Content:
        return build(deck)

    def blank(self) -> GhostState:
        return GhostState()

    def set_up(self, state: GhostState, content: Content) -> None:
        setup.set_up(state, content)

    def view(self, state: GhostState, seat: int | None) -> GhostView:
        return see.see(state, seat)

    def sentence(self, view: GhostView, action: int) -> str:
        return say.sentence(view, action)

    def spot(self, view: GhostView, action: int) -> str | None:
        return say.spot(view, action)

    def ask(self, view: GhostView) -> Prompt:
        return ask.ask(view)

    def tell(self, event: Seen, viewer: int | None) -> str:
        return tell.tell(event, viewer)

    def text(self, view: GhostView) -> str:
        return text.text(view)

    def standing(self, view: GhostView, seat: int) -> str:
        return text.standing(view, seat)

    def scene(self, view: GhostView, offers: list[Offer]) -> Scene:
        return scene.draw(view, offers)

    def card_title(self, card: Any) -> str:
        return str(card["name"]) if isinstance(card, dict) else TITLES[card]

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        return observation.facts(deck.content, players)

    def guide(self) -> GhostGuide:
        return GhostGuide()

    def adviser(self) -> GhostAdviser:
        return learned.adviser()

    def write_position(self, state: GhostState) -> position.Position:
        return position.write(state)

    def read_position(self, written: Any, state: GhostState, content: Content) -> None:
        position.read(written, state, content)


GAME = ViperGhostZero()
