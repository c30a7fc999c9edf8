"""Viper Ghost Zero: a secret mission, three objectives, and a table full of thieves."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from brushpass.games.viper_ghost_zero import observation, position, scene, see
from brushpass.games.viper_ghost_zero.bot.features import implied
from brushpass.games.viper_ghost_zero.bot.guide import GhostGuide
from brushpass.games.viper_ghost_zero.bot.network import Afterthoughts, Hunches, Votes
from brushpass.games.viper_ghost_zero.bot.policy import Instinct
from brushpass.games.viper_ghost_zero.bot.value import Outlook
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

    def adviser(self) -> Instinct:
        return _instinct()

    def write_position(self, state: GhostState) -> position.Position:
        return position.write(state)

    def read_position(self, written: Any, state: GhostState, content: Content) -> None:
        position.read(written, state, content)


class LearnedInstinct(msgspec.Struct):
    """What was learned, in whole numbers: a row of weights for every sign and one for none, a row of
    votes for every action."""

    hunches: list[list[int]]
    votes: list[list[int]]

    def instinct(self, outlook: Outlook) -> Instinct:
        votes = [Votes(row) for row in self.votes]
        return Instinct(Hunches(_with_implied(self.hunches)), votes, outlook)


class LearnedOutlook(msgspec.Struct):
    """The same in two layers, for one question."""

    forebodings: list[list[int]]
    afterthoughts: list[list[int]]
    votes: list[int]

    def outlook(self) -> Outlook:
        forebodings = Hunches(_with_implied(self.forebodings))
        return Outlook(forebodings, Afterthoughts(self.afterthoughts), Votes(self.votes))


def _with_implied(rows: list[list[int]]) -> list[list[int]]:
    """To the weights of each sign those of all that it implies are added."""
    signs = range(len(rows) - 1)
    together = [zip(*(rows[below] for below in implied(sign)), strict=True) for sign in signs]
    return [[sum(weights) for weights in hunches] for hunches in together] + rows[-1:]


@cache
def _instinct() -> Instinct:
    folder = files(__package__)
    outlook = msgspec.json.decode(
        folder.joinpath("bot/learned/value.json").read_bytes(), type=LearnedOutlook
    ).outlook()
    learned = msgspec.json.decode(
        folder.joinpath("bot/learned/policy.json").read_bytes(), type=LearnedInstinct
    )
    return learned.instinct(outlook)


GAME = ViperGhostZero()
