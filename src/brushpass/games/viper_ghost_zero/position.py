"""A Viper Ghost Zero position as a document: cards by name, the draw pile from its top."""

from typing import Annotated

import msgspec

from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES, Content
from brushpass.games.viper_ghost_zero.rules.memory import (
    BLANK,
    KINDS,
    RESHUFFLED,
    SWAPPED,
    card_of,
    kind_of,
    other_of,
    pack,
    seat_of,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.kernel.errors import BadPosition

Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Cards = dict[str, Some]
CARDLESS = (RESHUFFLED, SWAPPED)


class Movement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One movement of a card that players remember; no card where nobody is left to know it."""

    what: str
    seat: Seat = 0
    other: Seat = 0
    card: str = ""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table."""

    hands: list[Cards]
    areas: list[Cards]
    missions: list[str]
    revealed: list[Seat]
    finishers: list[Seat]
    pile: list[str]
    discard: list[str]
    set_aside: list[str]
    active: Seat
    plays: Count
    turns: list[Count]
    ended: str
    memory: list[Movement]


def write(state: GhostState) -> Position:
    names = [*SLUGS, *state.content.mission_names]
    return Position(
        hands=[_counted(state.hands, seat, CARDS) for seat in range(state.players)],
        areas=[_counted(state.areas, seat, OBJECTIVES) for seat in range(state.players)],
        missions=[names[CARDS + mission] for mission in state.missions],
        revealed=[seat for seat in range(state.players) if state.revealed >> seat & 1],
        finishers=state.finishers.copy(),
        pile=[names[card] for card in reversed(state.pile)],
        discard=[names[card] for card in state.discard],
        set_aside=[names[CARDS + mission] for mission in state.set_aside],
        active=state.active,
        plays=state.plays,
        turns=state.turns.copy(),
        ended=state.ended,
        memory=[_movement(packed, names) for packed in state.memory],
    )


def read(position: Position, state: GhostState, content: Content) -> None:
    state.clear(content)
    numbers = {name: card for card, name in enumerate([*SLUGS, *content.mission_names])}
    if len(position.hands) != state.players or len(position.areas) != state.players:
        raise BadPosition(f"position.hands, position.areas: {state.players} seats need one each")
    for seat in range(state.players):
        _fill(state.hands, state.held, seat, CARDS, position.hands[seat], "hands")
        _fill(state.areas, state.laid, seat, OBJECTIVES, position.areas[seat], "areas")
        state.hand_size[seat] = sum(position.hands[seat].values())
    state.missions = [card - CARDS for card in _cards(position.missions, numbers, "missions")]
    state.revealed = _mask(position.revealed, state, "revealed")
    state.finished = _mask(position.finishers, state, "finishers")
    state.finishers = list(position.finishers)
    state.pile = _cards(position.pile, numbers, "pile")[::-1]
    state.discard = _cards(position.discard, numbers, "discard")
    state.set_aside = [card - CARDS for card in _cards(position.set_aside, numbers, "set_aside")]
    state.active = position.active
    state.plays = position.plays
    state.turns = list(position.turns)
    state.ended = position.ended
    state.memory = [
        _packed(movement, numbers, index) for index, movement in enumerate(position.memory)
    ]


def _counted(counts: list[int], seat: int, width: int) -> Cards:
    held = counts[seat * width : (seat + 1) * width]
    return {SLUGS[card]: count for card, count in enumerate(held) if count}


def _fill(
    counts: list[int], masks: list[int], seat: int, width: int, cards: Cards, field: str
) -> None:
    for name, count in cards.items():
        if name not in SLUGS[:width]:
            raise BadPosition(f"position.{field}[{seat}]: {name!r} cannot be there")
        card = SLUGS.index(name)
        counts[seat * width + card] = count
        masks[seat] |= 1 << card


def _cards(names: list[str], numbers: dict[str, int], field: str) -> list[int]:
    for index, name in enumerate(names):
        if name not in numbers:
            raise BadPosition(f"position.{field}[{index}]: there is no card {name!r}")
    return [numbers[name] for name in names]


def _mask(seats: list[Seat], state: GhostState, field: str) -> int:
    if len(set(seats)) != len(seats) or any(seat >= state.players for seat in seats):
        raise BadPosition(f"position.{field}: seats from 0 to {state.players - 1}, each once")
    return sum(1 << seat for seat in seats)


def _movement(packed: int, names: list[str]) -> Movement:
    card = card_of(packed)
    return Movement(
        what=KINDS[kind_of(packed)],
        seat=seat_of(packed),
        other=other_of(packed),
        card="" if kind_of(packed) in CARDLESS or card == BLANK else names[card],
    )


def _packed(movement: Movement, numbers: dict[str, int], index: int) -> int:
    if movement.what not in KINDS[1:]:
        raise BadPosition(f"position.memory[{index}].what: nothing is called {movement.what!r}")
    kind = KINDS.index(movement.what)
    if kind in CARDLESS:
        card = 0
    elif movement.card == "":
        card = BLANK
    else:
        card = _cards([movement.card], numbers, f"memory[{index}].card")[0]
    return pack(kind, movement.seat, movement.other, card)
