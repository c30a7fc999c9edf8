"""What must hold at every decision: each component in exactly one place, nothing out of bounds."""

from typing import TYPE_CHECKING, Final

from brushpass.games.the_agents.rules.actions import members, size
from brushpass.games.the_agents.rules.rows import belongs, card_of, faced_by, is_house
from brushpass.kernel.errors import BadPosition

if TYPE_CHECKING:
    from brushpass.games.the_agents.rules.state import AgentsState

PLAYING: Final = ("PlaceFaction", "PlaceGap", "PlaceFacing", "Partner", "Facing", "PayNumber")


def check(state: "AgentsState") -> None:
    """Raise BadPosition for anything the rules cannot have brought about."""
    _check_shape(state)
    _check_rows(state)
    _check_agents(state)
    _check_missions(state)
    if min(state.ip) < 0:  # AG-001
        raise BadPosition("position.ip: nobody can have fewer than 0")
    if max(state.ip) >= state.content.goal and not state.triggered:  # AG-R61
        raise BadPosition("position.triggered: somebody has reached the goal")
    if not state.stack and state.turns % state.players:  # AG-004
        raise BadPosition("position.turns: the game stops when all have had equally many turns")
    if state.stack:
        _check_decision(state)


def _check_decision(state: "AgentsState") -> None:
    played = any(type(step).__name__ in PLAYING for step in state.stack)
    if (state.table >= 0) != played:
        raise BadPosition(f"position.table: it does not fit the decision {state.step}")
    if (state.lifted < 0) == (state.step == "Assign"):
        raise BadPosition(f"position.lifted: it does not fit the decision {state.step}")
    try:
        options = state.legal_actions()
    except (IndexError, ValueError, NotImplementedError):
        options = ()
    if not options:
        raise BadPosition(f"stack: the decision {state.step} does not fit the table")


def _check_shape(state: "AgentsState") -> None:
    players = state.players
    for name, entries, wanted in (
        ("rows", len(state.rows), players),
        ("hands", len(state.hands), players),
        ("mission_hands", len(state.mission_hands), players),
        ("assigned", len(state.assigned), players * players),
        ("ip", len(state.ip), players),
        ("moves", len(state.moves), state.content.kinds),
    ):
        if entries != wanted:
            raise BadPosition(f"position.{name}: {entries} entries instead of {wanted}")
    for name, seat in (("active", state.active), ("start", state.start)):
        if not 0 <= seat < players:
            raise BadPosition(f"position.{name}: there is no seat {seat}")


def _check_rows(state: "AgentsState") -> None:
    for faction in range(state.players):
        row = state.rows[faction]
        houses = [cell for cell in row if is_house(cell)]
        if len(houses) != 1:  # AG-069
            raise BadPosition(f"position.rows[{faction}]: it has {len(houses)} safe houses")
        if len(row) - 1 > state.limit():  # AG-016, AG-017
            raise BadPosition(f"position.rows[{faction}]: more than {state.limit()} agents")
        for cell in row:
            if not belongs(faction, faced_by(cell), state.players):
                raise BadPosition(
                    f"position.rows[{faction}]: a card faces seat {faced_by(cell)}, "
                    "which is no player of the faction"
                )
            if not is_house(cell) and state.content.free >> card_of(cell) & 1:  # AG-030
                raise BadPosition(f"position.rows[{faction}]: a free agent lies in it")


def _check_agents(state: "AgentsState") -> None:
    cards = list(state.agents_deck) + list(state.agents_pile)
    for hand in state.hands:
        cards += members(hand)
    for row in state.rows:
        cards += [card_of(cell) for cell in row if not is_house(cell)]
    if state.table >= 0:
        cards.append(state.table)
    if sorted(cards) != list(range(state.content.agents)):
        raise BadPosition("position: the agents are not each in exactly one place")
    if state.agents_pile and not state.agents_deck:  # AG-R66
        raise BadPosition("position.agents_pile: an empty deck is replaced at once")


def _check_missions(state: "AgentsState") -> None:
    cards = list(state.missions_deck) + list(state.missions_pile)
    for hand in state.mission_hands:
        cards += members(hand)
    for at in range(len(state.assigned)):
        missions = members(state.assigned[at])
        cards += missions
        faction, seat = divmod(at, state.players)
        kinds = [state.content.kind_of[mission] for mission in missions]
        if missions and not belongs(faction, seat, state.players):  # AG-048
            raise BadPosition(f"position.assigned: seat {seat} has no part in faction {faction}")
        if size(state.assigned[at]) > state.content.missions_per_faction:  # AG-049
            raise BadPosition(f"position.assigned: seat {seat} has too many in faction {faction}")
        if len(set(kinds)) != len(kinds):  # AG-054
            raise BadPosition(f"position.assigned: seat {seat} has one twice in faction {faction}")
    if state.lifted >= 0:
        cards.append(state.lifted)
    if sorted(cards) != list(range(state.content.missions)):
        raise BadPosition("position: the missions are not each in exactly one place")
    if state.missions_pile and not state.missions_deck:  # AG-R66
        raise BadPosition("position.missions_pile: an empty deck is replaced at once")
