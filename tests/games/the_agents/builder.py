"""Positions of The Agents written as in the rules: rows like `A16>1 SH A08x0`."""

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.actions import card_name, members, mission_name
from brushpass.games.the_agents.rules.rows import (
    DEAD,
    SAFE_HOUSE,
    card_of,
    cell,
    faced_by,
    is_house,
)
from brushpass.games.the_agents.rules.setup import lay_out
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.rules.turn import TURN
from brushpass.kernel.journal import Journal

CONTENT = GAME.builtin_deck.content


def table(
    players: int = 2,
    rows: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    missions: dict[int, str] | None = None,
    assigned: dict[tuple[int, int], str] | None = None,
    ip: list[int] | None = None,
    active: int = 0,
    actions: int = 2,
    start: int = 0,
    turns: int = 0,
    agents_top: str = "",
    missions_top: str = "",
    agents_deck: str | None = None,
    missions_deck: str | None = None,
    agents_pile: str = "",
    missions_pile: str = "",
    triggered: bool = False,
    seed: int = 1,
) -> AgentsState:
    """A position; cards that are not named lie in the decks, unless a deck is given exactly.
    `assigned` is keyed by faction and seat; tops of decks are named from the top card on."""
    state = GAME.new(players, seed)
    lay_out(state, CONTENT)
    state.journal = Journal()
    for faction, row in (rows or {}).items():
        state.rows[faction] = [read_cell(word, faction) for word in row.split()]
        state.touch(faction)
    for seat, hand in (hands or {}).items():
        state.hands[seat] = sum(1 << agent(name) for name in hand.split())
    free = list(range(CONTENT.missions))
    for seat, hand in (missions or {}).items():
        state.mission_hands[seat] = sum(1 << take(free, name) for name in hand.split())
    for (faction, seat), lying in (assigned or {}).items():
        state.assigned[faction * players + seat] = sum(
            1 << take(free, name) for name in lying.split()
        )
    state.missions_pile = [take(free, name) for name in missions_pile.split()]
    state.agents_pile = [agent(name) for name in agents_pile.split()]
    state.ip = ip or [0] * players
    state.active, state.actions_left, state.start = active, actions, start
    state.turns, state.triggered = turns, triggered
    if agents_deck is None:
        top = [agent(name) for name in agents_top.split()]
        gone = set(top) | set(state.agents_pile)
        gone |= {card_of(number) for row in state.rows for number in row}
        gone |= {card for hand in state.hands for card in members(hand)}
        state.agents_deck = [card for card in range(CONTENT.agents) if card not in gone] + top[::-1]
    else:
        state.agents_deck = [agent(name) for name in agents_deck.split()][::-1]
    if missions_deck is None:
        top = [take(free, name) for name in missions_top.split()]
        state.missions_deck = free + top[::-1]
    else:
        state.missions_deck = [take(free, name) for name in missions_deck.split()][::-1]
    state.stack = [TURN[active]]
    return state


def agent(name: str) -> int:
    return int(name[1:]) - 1


def take(free: list[int], name: str) -> int:
    """The first copy of a mission that is still free."""
    kind = int(name[1:]) - 1
    mission = next(one for one in free if CONTENT.kind_of[one] == kind)
    free.remove(mission)
    return mission


def read_cell(word: str, faction: int) -> int:
    if word == "SH":
        return cell(SAFE_HOUSE, faction)
    name, seat = (word[:2], word[3:]) if word.startswith("SH") else (word[:3], word[4:])
    card = SAFE_HOUSE if name == "SH" else agent(name)
    return cell(card, int(seat)) | (DEAD if "x" in word else 0)


def row(state: AgentsState, faction: int) -> str:
    """The row as it is written in `table`; the safe house without its direction."""
    words = []
    for number in state.rows[faction]:
        if is_house(number):
            words.append("SH")
        else:
            mark = "x" if number & DEAD else ">"
            words.append(f"{card_name(card_of(number))}{mark}{faced_by(number)}")
    return " ".join(words)


def hand(state: AgentsState, seat: int) -> str:
    return " ".join(card_name(card) for card in members(state.hands[seat]))


def mission_hand(state: AgentsState, seat: int) -> str:
    return " ".join(
        mission_name(CONTENT.kind_of[one]) for one in members(state.mission_hands[seat])
    )


def lying(state: AgentsState, faction: int, seat: int) -> str:
    """The seat's missions on a faction."""
    found = members(state.assigned[faction * state.players + seat])
    return " ".join(mission_name(CONTENT.kind_of[one]) for one in found)


def pile(state: AgentsState) -> str:
    return " ".join(card_name(card) for card in state.agents_pile)


def options(state: AgentsState) -> str:
    return " ".join(state.notation(action) for action in state.legal_actions())


def decline(state: AgentsState) -> AgentsState:
    """Nobody reacts."""
    while state.step == "Reaction":
        state.play("decline")
    return state


def do(state: AgentsState, moves: str) -> AgentsState:
    """Play the moves; a reaction that is not among them is declined."""
    for move in moves.split():
        if state.step == "Reaction" and state.parse(move) not in state.legal_actions():
            decline(state)
        state.play(move)
    return state


def tokens(state: AgentsState, seat: int) -> int:
    """What the tokens facing the seat pay in all rows."""
    return sum(state.tokens_worth(faction, seat) for faction in state.factions_of(seat))


def story(state: AgentsState, viewer: int | None = None) -> str:
    return "\n".join(GAME.story(state, viewer))


def refused(state: AgentsState, move: str) -> str:
    """The rule that forbids a move."""
    refusal = state.why_not(state.parse(move))
    assert refusal is not None, f"{move} is legal"
    return refusal.rule
