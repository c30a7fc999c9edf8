"""A V.I.P.E.R. Ops position as a document: cards and agents by name, places in a list for each
seat. `rules/state.py` says what each field means."""

from typing import Annotated

import msgspec

from brushpass.games.viper_ops.rules.content import (
    BOXES,
    KINDS,
    N_KINDS,
    N_STATIONS,
    NONE,
    PLACES,
    POWER_CARDS,
    REGIONS,
    SLOTS,
    Content,
)
from brushpass.games.viper_ops.rules.dice import CHIPS_BIT, DICE_BITS, OWNER_SHIFT, has_boxes
from brushpass.games.viper_ops.rules.setup import adopt
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.errors import BadPosition

Number = Annotated[int, msgspec.Meta(ge=-1, le=1 << 30)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Dice = Annotated[list[Face], msgspec.Meta(max_length=15)]


class Visit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a box, or what a seat left at a station without boxes."""

    station: str
    box: Annotated[int, msgspec.Meta(ge=0, lt=BOXES)]
    owner: Annotated[int, msgspec.Meta(ge=0, lt=4)]
    dice: Dice
    chips: bool


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table."""

    round: Count
    first: Count
    current: Number
    closed: list[str]
    passed: list[Count]
    director: list[Number]
    won: list[Count]
    chips: list[Count]
    budget: list[Count]
    operatives: list[Count]
    unused: list[Count]
    aside: list[Count]
    used: list[Count]
    bought: list[Count]
    active: list[Dice]
    waiting: list[list[str]]
    debrief: list[list[str]]
    hand: list[list[str]]
    missions: list[list[str | None]]
    runner: list[list[str | None]]
    assets: list[list[Count]]
    completed: list[list[str]]
    opened: list[str]
    fresh: list[str]
    rewarded: list[str]
    planted: list[str]
    supply: list[Count]
    laid: list[Visit]
    seal: Number
    moles: dict[str, list[str]]
    deep: dict[str, list[str]]
    agent_pile: list[str]
    mission_track: list[str | None]
    mission_pile: list[str]
    mission_discard: list[str]
    power_track: list[str | None]
    power_pile: list[str]
    power_discard: list[str]
    moves: Count
    completions: Count
    offered: list[str]
    order: list[Count]
    closing: list[Number]


SAME = (
    "round", "first", "current", "passed", "director", "won", "chips", "budget", "operatives",
    "unused", "aside", "used", "bought", "supply", "seal", "moves", "completions", "order",
    "closing",
)  # fmt: skip
MISSION_LISTS = ("mission_pile", "mission_discard", "offered")
CARD_LISTS = ("power_pile", "power_discard")
CARD_SETS = ("opened", "fresh", "rewarded", "planted")
AGENT_COUNTS = ("waiting", "debrief")


class Names:
    """The words of a deck's cards, and back."""

    def __init__(self, content: Content) -> None:
        self.missions: list[str] = content.mission_ids
        self.cards: list[str] = []
        for name, copy in zip(content.card_name, content.copy_number, strict=True):
            self.cards.append(POWER_CARDS[name] + (f" {copy + 1}" if copy else ""))

    def card_set(self, cards: int) -> list[str]:
        return [word for card, word in enumerate(self.cards) if cards >> card & 1]

    def cards_of(self, words: list[str], field: str) -> int:
        return sum(1 << number(word, self.cards, field) for word in set(words))


def number(word: str | None, words: list[str] | tuple[str, ...], field: str) -> int:
    if word is None:
        return NONE
    try:
        return words.index(word)
    except ValueError:
        raise BadPosition(f"position.{field}: there is no {word!r}") from None


def word(index: int, words: list[str] | tuple[str, ...]) -> str | None:
    return None if index == NONE else words[index]


def rows(values: list[int], width: int) -> list[list[int]]:
    return [values[at : at + width] for at in range(0, len(values), width)]


def kinds(counts: list[int]) -> list[str]:
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def counts(words: list[str], field: str) -> list[int]:
    found = [0] * N_KINDS
    for kind in words:
        found[number(kind, KINDS, field)] += 1
    return found


def write(state: ViperOpsState) -> Position:
    names = Names(state.content)
    document = {field: getattr(state, field) for field in SAME}
    for field in MISSION_LISTS:
        document[field] = [names.missions[card] for card in getattr(state, field)]
    for field in CARD_LISTS:
        document[field] = [names.cards[card] for card in getattr(state, field)]
    for field in CARD_SETS:
        document[field] = names.card_set(getattr(state, field))
    for field in AGENT_COUNTS:
        document[field] = [kinds(row) for row in rows(getattr(state, field), N_KINDS)]
    for field in ("moles", "deep"):
        areas = rows(getattr(state, field), N_KINDS)
        document[field] = {
            code: kinds(row) for code, row in zip(REGIONS, areas, strict=True) if any(row)
        }
    return Position(
        closed=[code for region, code in enumerate(REGIONS) if state.closed >> region & 1],
        active=[
            [face for face in range(1, 7) for _ in range(row[face])]
            for row in rows(state.active, 7)
        ],
        hand=[names.card_set(hand) for hand in state.hand],
        missions=[
            [word(card, names.missions) for card in row] for row in rows(state.missions, SLOTS)
        ],
        runner=[[word(kind, KINDS) for kind in row] for row in rows(state.runner, SLOTS)],
        assets=rows(state.assets, 3 * SLOTS),
        completed=[[names.missions[card] for card in done] for done in state.completed],
        laid=[visit for at in range(BOXES * N_STATIONS) for visit in _visits(state, at)],
        agent_pile=[KINDS[kind] for kind in state.agent_pile],
        mission_track=[word(card, names.missions) for card in state.mission_track],
        power_track=[word(card, names.cards) for card in state.power_track],
        **document,
    )


def _visits(state: ViperOpsState, at: int) -> list[Visit]:
    lying = state.laid[at]
    if not lying:
        return []
    station, box = divmod(at, BOXES)
    owner = (lying >> OWNER_SHIFT) - 1 if has_boxes(station) else box
    dice = [face + 1 for face in range(6) for _ in range(lying >> 4 * face & 15)]
    return [Visit(PLACES[station], box, owner, dice, bool(lying & CHIPS_BIT))]


def read(position: Position, state: ViperOpsState, content: Content) -> None:
    adopt(state, content)
    names = Names(content)
    for field in SAME:
        setattr(state, field, getattr(position, field))
    for field in MISSION_LISTS:
        words = getattr(position, field)
        setattr(state, field, [number(card, names.missions, field) for card in words])
    for field in CARD_LISTS:
        words = getattr(position, field)
        setattr(state, field, [number(card, names.cards, field) for card in words])
    for field in CARD_SETS:
        setattr(state, field, names.cards_of(getattr(position, field), field))
    for field in AGENT_COUNTS:
        teams = [counts(words, field) for words in getattr(position, field)]
        setattr(state, field, [count for team in teams for count in team])
    for field in ("moles", "deep"):
        areas = [counts(getattr(position, field).get(code, []), field) for code in REGIONS]
        setattr(state, field, [count for area in areas for count in area])
    state.closed = sum(1 << number(code, REGIONS, "closed") for code in set(position.closed))
    state.active = [dice.count(face) for dice in position.active for face in range(7)]
    state.hand = [names.cards_of(hand, "hand") for hand in position.hand]
    state.missions = [
        number(card, names.missions, "missions") for row in position.missions for card in row
    ]
    state.runner = [number(kind, KINDS, "runner") for row in position.runner for kind in row]
    state.assets = [count for row in position.assets for count in row]
    state.completed = [
        [number(card, names.missions, "completed") for card in done] for done in position.completed
    ]
    state.laid = _laid(position.laid)
    state.agent_pile = [number(kind, KINDS, "agent_pile") for kind in position.agent_pile]
    state.mission_track = [
        number(card, names.missions, "mission_track") for card in position.mission_track
    ]
    state.power_track = [number(card, names.cards, "power_track") for card in position.power_track]


def _laid(visits: list[Visit]) -> list[int]:
    laid = [0] * (BOXES * N_STATIONS)
    for visit in visits:
        station = number(visit.station, PLACES, "laid")
        lying = sum(1 << (4 * face - 4) for face in visit.dice)
        if has_boxes(station):
            lying |= (visit.owner + 1) << OWNER_SHIFT
            if visit.chips:
                lying |= CHIPS_BIT
        if not lying & (DICE_BITS | CHIPS_BIT):
            raise BadPosition(f"position.laid: nothing lies at {visit.station}")
        laid[BOXES * station + visit.box] = lying
    return laid
