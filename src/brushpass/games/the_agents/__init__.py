"""The Agents: rows of double-edged agents between you and your neighbours."""

from typing import Any

from brushpass.games.the_agents import deck as deck_file
from brushpass.games.the_agents import observation, position, scene, see
from brushpass.games.the_agents.bot.guide import AgentsGuide
from brushpass.games.the_agents.rules import setup
from brushpass.games.the_agents.rules.actions import ACTIONS
from brushpass.games.the_agents.rules.content import Content
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.rules.steps import STEPS
from brushpass.games.the_agents.view import AgentsView
from brushpass.games.the_agents.words import ask, say, tell, text
from brushpass.kernel.decks import Deck
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Seen
from brushpass.kernel.observation import Fact
from brushpass.kernel.offers import Offer, Prompt
from brushpass.look import Scene


class TheAgents(Game[AgentsState, AgentsView]):
    name = "the-agents"
    title = "The Agents"
    tagline = "Every card has two ends: one for you, one for your neighbour."
    credit = "Designed and published by Saar Shai, 2013"
    minutes = "30"
    seats = range(2, 6)
    variants = {"standard": "The published game: to 40 Intel Points."}
    rules_version = 1
    over_rule = "AG-004"
    actions = ACTIONS
    steps = STEPS
    revealing = frozenset(
        {"dealt", "drew agent", "drew mission", "looked", "snatched", "reshuffled"}
    )
    sighted = {
        "dealt": ("cards", "drawn"),
        "drew agent": ("card", "drawn"),
        "drew mission": ("mission", "drawn"),
        "dug": ("card", "drawn"),
        "snatched": ("card", "held"),
        "placed": ("card", "played"),
        "played free": ("card", "played"),
        "assigned": ("mission", "played"),
    }
    deck_type = deck_file.DeckFile
    position_type = position.Position

    def content(self, deck: deck_file.DeckFile) -> Content:
        return deck_file.build(deck)

    def blank(self) -> AgentsState:
        return AgentsState()

    def set_up(self, state: AgentsState, content: Content) -> None:
        setup.set_up(state, content)

    def view(self, state: AgentsState, seat: int | None) -> AgentsView:
        return see.see(state, seat)

    def sentence(self, view: AgentsView, action: int) -> str:
        return say.sentence(view, action)

    def spot(self, view: AgentsView, action: int) -> str | None:
        return say.spot(view, action)

    def ask(self, view: AgentsView) -> Prompt:
        return ask.ask(view)

    def tell(self, event: Seen, viewer: int | None) -> str:
        return tell.tell(event, viewer)

    def text(self, view: AgentsView) -> str:
        return text.text(view)

    def standing(self, view: AgentsView, seat: int) -> str:
        return text.standing(view, seat)

    def scene(self, view: AgentsView, offers: list[Offer]) -> Scene:
        return scene.draw(view, offers)

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        return observation.facts(deck.content, players)

    def guide(self) -> AgentsGuide:
        return AgentsGuide()

    def write_position(self, state: AgentsState) -> position.Position:
        return position.write(state)

    def read_position(self, position_: Any, state: AgentsState, content: Content) -> None:
        position.read(position_, state, content)


GAME = TheAgents()
