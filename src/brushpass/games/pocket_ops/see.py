"""A position of Pocket Ops as a player, or somebody watching, sees it."""

from functools import cache, lru_cache
from typing import Final

from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import (
    HOW_MANY,
    LINES,
    NO_ROOM,
    ROOMS,
    ROOMS_OF,
    specialists,
    spies,
    units,
)
from brushpass.games.pocket_ops.rules.pools import kind_of, of
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.rules.state import BLOCKED, PocketOpsState
from brushpass.games.pocket_ops.view import (
    RED_AND_BLUE,
    FinishedRound,
    LastTurn,
    PocketOpsView,
    SeatView,
)
from brushpass.kernel.kept import Kept
from brushpass.kernel.view import frame


def see(state: PocketOpsState, seat: int | None) -> PocketOpsView:
    mine = seat is not None
    predictor = 1 - state.placer
    return PocketOpsView(
        **frame(state, seat),
        round=state.round,
        turn=state.turn,
        keycard=state.keycard,
        placer=state.placer,
        rooms=state.deck.content.rooms,
        facility=FACILITIES.of(state.board),
        seats=[_seat(state, owner) for owner in range(RED_AND_BLUE)],
        pair=_kinds(of(state.pair, seat)) if seat is not None else [],
        pick=_kind(kind_of(state.picked, seat)) if seat is not None else None,
        committed=HOW_MANY[state.predicted],
        to_commit=state.blueprints_to_lay(predictor),
        predicted=_rooms(state.predicted) if mine and seat == predictor else [],
        acting=_room(state.acting),
        victim=_room(state.victim),
        last=_last(state.last_room, state.last_predicted, state.last_result),
        finished=_finished(state),
        unchanged=state.unchanged,
        limit=state.limit,
    )


def facility(board: int) -> str:
    """The board as in the rules page: r, b spies, R, B specialists, row by row."""
    cells = ["."] * len(ROOMS)
    for seat, (spy, specialist) in enumerate((("r", "R"), ("b", "B"))):
        for room in ROOMS_OF[spies(board, seat)]:
            cells[room] = spy
        for room in ROOMS_OF[specialists(board, seat)]:
            cells[room] = specialist
    return "/".join("".join(cells[row : row + 3]) for row in (0, 3, 6))


FACILITIES: Final = Kept(facility, 1 << 14)


def lines(board: int) -> list[str]:
    """Every line on the board, whoever owns it."""
    sides = ["".join(_rooms(units(board, seat))) for seat in range(RED_AND_BLUE)]
    return [line for line in LINES if any(set(line) <= set(side) for side in sides)]


def _seat(state: PocketOpsState, seat: int) -> SeatView:
    return _seat_view(
        of(state.wins, seat),
        state.supply(seat),
        of(state.pool, seat),
        kind_of(state.picked, seat) != NONE,
        kind_of(state.active, seat),
        kind_of(state.hand, seat) != NONE,
        bool(state.hackers >> seat & 1),
    )


@cache
def _seat_view(
    wins: int, supply: int, pool: int, picked: bool, active: int, in_hand: bool, hacker: bool
) -> SeatView:
    return SeatView(wins, supply, _kinds(pool), picked, _kind(active), in_hand, hacker)


@cache
def _last(room: int, predicted: int, result: int) -> LastTurn | None:
    if room == NO_ROOM:
        return None
    return LastTurn(ROOMS[room], _rooms(predicted), result == BLOCKED)


def _finished(state: PocketOpsState) -> FinishedRound | None:
    ended = state.ended
    if ended is None:
        return None
    return _finished_round(ended.board, ended.active, ended.winner, ended.reason)


@lru_cache(maxsize=1024)
def _finished_round(board: int, active: int, winner: int, reason: str) -> FinishedRound:
    return FinishedRound(
        facility=facility(board),
        lines=lines(board),
        active=[_kind(kind_of(active, seat)) for seat in range(RED_AND_BLUE)],
        winner=winner,
        reason=reason,
    )


def _room(room: int) -> str | None:
    return None if room == NO_ROOM else ROOMS[room]


@cache
def _rooms(mask: int) -> list[str]:
    return [ROOMS[room] for room in ROOMS_OF[mask]]


def _kind(kind: int) -> str | None:
    return None if kind == NONE else KINDS[kind]


@cache
def _kinds(mask: int) -> list[str]:
    return [kind for index, kind in enumerate(KINDS) if mask >> index & 1]
