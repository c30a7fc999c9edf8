"""A Pocket Ops position as a document: boards row by row, rooms by letter, seats by number."""

from typing import Annotated, Literal

import msgspec

from brushpass.games.pocket_ops.rules.content import PocketOpsContent
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import NO_ROOM, ROOMS, ROOMS_OF, specialists, spies
from brushpass.games.pocket_ops.rules.pools import kind_of, of
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.rules.state import EndedRound, PocketOpsState
from brushpass.kernel.errors import BadPosition

Kind = Literal["sniper", "courier", "mole", "hacker", "grappler", "ninja", "pusher", "assassin"]
Room = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
Board = Annotated[str, msgspec.Meta(pattern=r"^[rb.]{3}/[rb.]{3}/[rb.]{3}$")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Reason = Literal["line", "double line", "single room", "dead position", "turn limit"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Wins = Annotated[int, msgspec.Meta(ge=0, le=2)]


class LastTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The turn just played, as both players saw it."""

    room: Room
    predicted: list[Room]
    blocked: bool


class FinishedRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last round that came to an end."""

    spies: Board
    specialists: Board
    active: tuple[Kind | None, Kind | None]
    winner: Seat
    reason: Reason


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table."""

    spies: Board
    specialists: Board
    keycard: Seat
    placer: Seat
    round: Count
    turn: Count
    unchanged: Count
    predicted: list[Room]
    hackers: list[Seat]
    acting: Room | None
    victim: Room | None
    last: LastTurn | None
    finished: FinishedRound | None
    wins: tuple[Wins, Wins]
    pool: tuple[list[Kind], list[Kind]]
    pair: tuple[list[Kind], list[Kind]]
    picked: tuple[Kind | None, Kind | None]
    active: tuple[Kind | None, Kind | None]
    hand: tuple[Kind | None, Kind | None]


def write(state: PocketOpsState) -> Position:
    last = None
    if state.last_room != NO_ROOM:
        last = LastTurn(
            room=_room(state.last_room),
            predicted=_rooms(state.last_predicted),
            blocked=state.last_result == 0,
        )
    finished = None
    ended = state.ended
    if ended is not None:
        finished = FinishedRound(
            spies=_spies(ended.board),
            specialists=_specialists(ended.board),
            active=(_kind(kind_of(ended.active, 0)), _kind(kind_of(ended.active, 1))),
            winner=ended.winner,
            reason=_reason(ended.reason),
        )
    return Position(
        spies=_spies(state.board),
        specialists=_specialists(state.board),
        keycard=state.keycard,
        placer=state.placer,
        round=state.round,
        turn=state.turn,
        unchanged=state.unchanged,
        predicted=_rooms(state.predicted),
        hackers=[seat for seat in range(2) if state.hackers >> seat & 1],
        acting=None if state.acting == NO_ROOM else _room(state.acting),
        victim=None if state.victim == NO_ROOM else _room(state.victim),
        last=last,
        finished=finished,
        wins=(of(state.wins, 0), of(state.wins, 1)),
        pool=(_kinds(of(state.pool, 0)), _kinds(of(state.pool, 1))),
        pair=(_kinds(of(state.pair, 0)), _kinds(of(state.pair, 1))),
        picked=(_kind(kind_of(state.picked, 0)), _kind(kind_of(state.picked, 1))),
        active=(_kind(kind_of(state.active, 0)), _kind(kind_of(state.active, 1))),
        hand=(_kind(kind_of(state.hand, 0)), _kind(kind_of(state.hand, 1))),
    )


def read(position: Position, state: PocketOpsState, content: PocketOpsContent) -> None:
    state.limit = content.limit
    state.board = _masks(position.spies) | _masks(position.specialists) << 18
    state.keycard = position.keycard
    state.placer = position.placer
    state.round = position.round
    state.turn = position.turn
    state.unchanged = position.unchanged
    state.predicted = _mask(position.predicted)
    state.hackers = sum(1 << seat for seat in set(position.hackers))
    state.acting = NO_ROOM if position.acting is None else ROOMS.index(position.acting)
    state.victim = NO_ROOM if position.victim is None else ROOMS.index(position.victim)
    if position.last is None:
        state.last_room, state.last_predicted, state.last_result = NO_ROOM, 0, NONE
    else:
        state.last_room = ROOMS.index(position.last.room)
        state.last_predicted = _mask(position.last.predicted)
        state.last_result = 0 if position.last.blocked else 1
    if position.finished is None:
        state.ended = None
    else:
        end = position.finished
        state.ended = EndedRound(
            _masks(end.spies) | _masks(end.specialists) << 18,
            _packed([_kind_index(kind) + 1 for kind in end.active]),
            end.winner,
            end.reason,
        )
    state.wins = _packed(list(position.wins))
    state.pool = _packed([_kind_mask(kinds) for kinds in position.pool])
    state.pair = _packed([_kind_mask(kinds) for kinds in position.pair])
    state.picked = _packed([_kind_index(kind) + 1 for kind in position.picked])
    state.active = _packed([_kind_index(kind) + 1 for kind in position.active])
    state.hand = _packed([_kind_index(kind) + 1 for kind in position.hand])


def _packed(values: list[int]) -> int:
    return values[0] | values[1] << 8


def _room(index: int) -> Room:
    room: Room = ROOMS[index]  # type: ignore[assignment]
    return room


def _rooms(mask: int) -> list[Room]:
    return [_room(room) for room in ROOMS_OF[mask]]


def _reason(reason: str) -> Reason:
    known: Reason = reason  # type: ignore[assignment]
    return known


def _spies(board: int) -> str:
    return _board([spies(board, seat) for seat in range(2)])


def _specialists(board: int) -> str:
    return _board([specialists(board, seat) for seat in range(2)])


def _board(masks: list[int]) -> str:
    cells = "".join(
        "r" if masks[0] >> room & 1 else "b" if masks[1] >> room & 1 else "." for room in range(9)
    )
    return f"{cells[:3]}/{cells[3:6]}/{cells[6:]}"


def _masks(board: str) -> int:
    cells = board.replace("/", "")
    return sum(
        1 << room << ("rb".index(cell) * 9) for room, cell in enumerate(cells) if cell != "."
    )


def _mask(rooms: list[Room]) -> int:
    return sum(1 << ROOMS.index(room) for room in set(rooms))


def _kinds(mask: int) -> list[Kind]:
    return [kind for index in range(8) if mask >> index & 1 for kind in [_kind(index)] if kind]


def _kind(index: int) -> Kind | None:
    return None if index == NONE else KINDS[index]


def _kind_index(kind: Kind | None) -> int:
    return NONE if kind is None else KINDS.index(kind)


def _kind_mask(kinds: list[Kind]) -> int:
    if len(set(kinds)) != len(kinds):
        raise BadPosition("position.pool: a specialist is there twice")
    return sum(1 << KINDS.index(kind) for kind in kinds)
