"""A position of The Agents as a document: cards by number, rows from west to east.

`A08>1` lies in a row with its command towards seat 1, `A08x1` is dead, `SH>0` is a safe house
that shows seat 0 white. `M07a` is the first copy of mission M07. What each observer (the seats,
then the spectator) thinks may be at each place (the hands, then the deck) is a mask of cards.
"""

import re
from typing import Annotated

import msgspec

from brushpass.games.the_agents.rules.actions import card_name, members, mission_name
from brushpass.games.the_agents.rules.content import Content
from brushpass.games.the_agents.rules.hidden import Whereabouts
from brushpass.games.the_agents.rules.rows import (
    DEAD,
    SAFE_HOUSE,
    card_of,
    cell,
    faced_by,
    is_house,
)
from brushpass.games.the_agents.rules.setup import lay_out
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.kernel.errors import BadPosition

CELL = re.compile(r"(A\d\d|SH)([>x])([0-4])")

Count = Annotated[int, msgspec.Meta(ge=0)]
Mask = Annotated[int, msgspec.Meta(ge=0, lt=1 << 60)]
Looker = Annotated[int, msgspec.Meta(ge=-1, le=4)]


class Knowledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who knows what about the hidden cards of a deck."""

    may: list[Mask]
    sunk: list[Mask]
    under: list[Looker]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table."""

    rows: list[list[str]]
    hands: list[list[str]]
    mission_hands: list[list[str]]
    assigned: list[list[list[str]]]
    agents_deck: list[str]
    agents_pile: list[str]
    missions_deck: list[str]
    missions_pile: list[str]
    table: str | None
    lifted: str | None
    looker: Looker
    ip: list[int]
    active: Count
    start: Count
    actions_left: Count
    turns: Count
    triggered: bool
    moves: list[Count]
    agents_known: Knowledge
    missions_known: Knowledge


def write(state: AgentsState) -> Position:
    content = state.content
    return Position(
        rows=[[_written(number) for number in row] for row in state.rows],
        hands=[_agents(members(hand)) for hand in state.hands],
        mission_hands=[_missions(content, members(hand)) for hand in state.mission_hands],
        assigned=[
            [
                _missions(content, members(state.assigned[faction * state.players + seat]))
                for seat in range(state.players)
            ]
            for faction in range(state.players)
        ],
        agents_deck=_agents(state.agents_deck),
        agents_pile=_agents(state.agents_pile),
        missions_deck=_missions(content, state.missions_deck),
        missions_pile=_missions(content, state.missions_pile),
        table=None if state.table == NO_CARD else card_name(state.table),
        lifted=None if state.lifted == NO_CARD else mission_label(content, state.lifted),
        looker=state.looker,
        ip=state.ip.copy(),
        active=state.active,
        start=state.start,
        actions_left=state.actions_left,
        turns=state.turns,
        triggered=state.triggered,
        moves=state.moves.copy(),
        agents_known=_known(state.agents_known),
        missions_known=_known(state.missions_known),
    )


def read(position: Position, state: AgentsState, content: Content) -> None:
    lay_out(state, content)
    players = state.players
    agents = {card_name(card): card for card in range(content.agents)}
    missions = {mission_label(content, number): number for number in range(content.missions)}
    state.rows = [
        [_read_cell(agents, word, f"rows[{faction}]") for word in row]
        for faction, row in enumerate(position.rows)
    ]
    state.hands = [_mask(agents, hand, "hands") for hand in position.hands]
    state.mission_hands = [
        _mask(missions, hand, "mission_hands") for hand in position.mission_hands
    ]
    state.assigned = [
        _mask(missions, lying, "assigned") for faction in position.assigned for lying in faction
    ]
    state.agents_deck = _numbers(agents, position.agents_deck, "agents_deck")
    state.agents_pile = _numbers(agents, position.agents_pile, "agents_pile")
    state.missions_deck = _numbers(missions, position.missions_deck, "missions_deck")
    state.missions_pile = _numbers(missions, position.missions_pile, "missions_pile")
    if position.table is not None:
        state.table = _numbers(agents, [position.table], "table")[0]
    if position.lifted is not None:
        state.lifted = _numbers(missions, [position.lifted], "lifted")[0]
    state.looker = position.looker
    state.ip = list(position.ip)
    state.active = position.active
    state.start = position.start
    state.actions_left = position.actions_left
    state.turns = position.turns
    state.triggered = position.triggered
    state.moves = list(position.moves)
    state.agents_known = _read_known(position.agents_known, players, "agents_known")
    state.missions_known = _read_known(position.missions_known, players, "missions_known")
    if len(state.rows) != players:
        raise BadPosition(f"position.rows: {len(state.rows)} entries instead of {players}")
    for faction in range(players):
        state.touch(faction)


def mission_label(content: Content, mission: int) -> str:
    kind = content.kind_of[mission]
    return mission_name(kind) + chr(ord("a") + mission - content.kind_of.index(kind))


def _written(number: int) -> str:
    name = "SH" if is_house(number) else card_name(card_of(number))
    return f"{name}{'x' if number & DEAD else '>'}{faced_by(number)}"


def _read_cell(agents: dict[str, int], word: str, field: str) -> int:
    parts = CELL.fullmatch(word)
    if parts is None:
        raise BadPosition(f"position.{field}: {word!r} is not written like A08>1, A08x1 or SH>0")
    name, life, seat = parts.groups()
    card = SAFE_HOUSE if name == "SH" else _numbers(agents, [name], field)[0]
    if card == SAFE_HOUSE and life == "x":
        raise BadPosition(f"position.{field}: a safe house cannot be dead")
    return cell(card, int(seat)) | (DEAD if life == "x" else 0)


def _agents(cards: list[int]) -> list[str]:
    return [card_name(card) for card in cards]


def _missions(content: Content, missions: list[int]) -> list[str]:
    return [mission_label(content, mission) for mission in missions]


def _numbers(known: dict[str, int], names: list[str], field: str) -> list[int]:
    for name in names:
        if name not in known:
            raise BadPosition(f"position.{field}: there is no card {name!r}")
    return [known[name] for name in names]


def _mask(known: dict[str, int], names: list[str], field: str) -> int:
    numbers = _numbers(known, names, field)
    if len(set(numbers)) != len(numbers):
        raise BadPosition(f"position.{field}: a card is there twice")
    return sum(1 << number for number in numbers)


def _known(known: Whereabouts) -> Knowledge:
    return Knowledge(known.may.copy(), known.sunk.copy(), known.under.copy())


def _read_known(knowledge: Knowledge, players: int, field: str) -> Whereabouts:
    places = players + 1
    if len(knowledge.may) != places * places or len(knowledge.sunk) != places:
        raise BadPosition(f"position.{field}: one entry for each observer and place is needed")
    known = Whereabouts()
    known.players = players
    known.may = list(knowledge.may)
    known.sunk = list(knowledge.sunk)
    known.under = list(knowledge.under)
    return known
