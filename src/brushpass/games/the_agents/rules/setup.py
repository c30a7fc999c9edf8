"""Setting up: decks, the deal, safe houses, and who begins."""

from brushpass.games.the_agents.rules import effects
from brushpass.games.the_agents.rules.actions import members
from brushpass.games.the_agents.rules.commands import EFFECTS
from brushpass.games.the_agents.rules.content import Content
from brushpass.games.the_agents.rules.hidden import Whereabouts
from brushpass.games.the_agents.rules.rows import SAFE_HOUSE, cell
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.games.the_agents.rules.turn import begin_turn
from brushpass.kernel.state import NOBODY

EFFECTS.extend(effects.meanings())


def set_up(state: AgentsState, content: Content) -> None:
    """AG-066 to AG-072."""
    players = state.players
    lay_out(state, content)
    state.agents_deck = list(range(content.agents))
    state.missions_deck = list(range(content.missions))
    state.chance.shuffle(state.agents_deck)
    state.chance.shuffle(state.missions_deck)
    journal = state.journal
    state.journal = None
    for seat in range(players):  # AG-067, AG-068
        for _ in range(content.agents_dealt):
            state.draw_agent(seat)
        for _ in range(content.missions_dealt):
            state.draw_mission(seat)
    state.journal = journal
    if state.journal is not None:
        for seat in range(players):
            tell_deal(state, seat)
    state.start = state.chance.below(players)  # AG-072, AG-R58
    if state.journal is not None:
        state.journal.tell("begins", {"seat": int(state.start)})
    begin_turn(state, state.start)


def tell_deal(state: AgentsState, seat: int) -> None:
    """Everybody sees that the seat got its cards, the seat also which."""
    assert state.journal is not None
    agents = [state.named(card) for card in members(state.hands[seat])]
    missions = [
        state.mission_named(state.content.kind_of[mission])
        for mission in members(state.mission_hands[seat])
    ]
    state.journal.confide(
        "dealt",
        {"seat": seat, "agents": len(agents), "missions": len(missions)},
        {"cards": agents + missions},
        (seat,),
    )


def lay_out(state: AgentsState, content: Content) -> None:
    """An empty table: safe houses, white to side A (AG-069 to AG-071, AG-R08), no points."""
    players = state.players
    state.content = content
    state.stack = []
    state.rows = [[cell(SAFE_HOUSE, faction)] for faction in range(players)]
    state.facing = [0] * players
    state.hands = [0] * players
    state.mission_hands = [0] * players
    state.assigned = [0] * (players * players)
    state.agents_deck = []
    state.agents_pile = []
    state.missions_deck = []
    state.missions_pile = []
    state.table = NO_CARD
    state.lifted = NO_CARD
    state.looker = NOBODY
    state.ip = [0] * players  # AG-001
    state.moves = [0] * content.kinds
    state.agents_known = Whereabouts()
    state.agents_known.begin(players, content.agents)
    state.missions_known = Whereabouts()
    state.missions_known.begin(players, content.missions)
