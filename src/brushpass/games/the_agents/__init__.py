"""The Agents: rows of double-edged agents between you and your neighbours."""

from brushpass.games.the_agents.deck import DeckFile
from brushpass.games.the_agents.position import Position
from brushpass.games.the_agents.rules.actions import ACTIONS
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.rules.steps import STEPS
from brushpass.games.the_agents.view import AgentsView
from brushpass.kernel.game import Game


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
    state_type = AgentsState
    deck_type = DeckFile
    position_type = Position


GAME = TheAgents()
