"""The observation of `observation.py` straight from a state, for learners in a hurry: every piece is
a ready-made row of floats, looked up and joined."""

from array import array
from typing import Final

from mypy_extensions import i64

from brushpass.games.pocket_ops.rules.content import SPIES
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import HOW_MANY, specialists, spies
from brushpass.games.pocket_ops.rules.pools import kind_of, of
from brushpass.games.pocket_ops.rules.state import BLOCKED, PocketOpsState
from brushpass.games.pocket_ops.rules.steps import Draft, Place, Predict, SwapWith, Target

MOST_ROUNDS: Final = 3
MOST_TURNS: Final = 40
MOST_UNCHANGED: Final = 100


def _row(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()


def _hot(size: int) -> list[bytes]:
    """By a place and one more: nothing, then 1 at each place."""
    return [_row([float(place == at) for place in range(size)]) for at in range(-1, size)]


def _bits(size: int) -> list[bytes]:
    """By a mask."""
    return [_row([float(mask >> at & 1) for at in range(size)]) for mask in range(1 << size)]


def _shares(most: int) -> list[bytes]:
    """By a count."""
    return [_row([count / most]) for count in range(most + 1)]


_TWO: Final = _hot(2)
_STEP: Final = _hot(5)
_ROUND: Final = _hot(MOST_ROUNDS)
_ROOM: Final = _hot(9)
_KIND: Final = _hot(8)
_ROOMS: Final = _bits(9)
_KINDS: Final = _bits(8)
_PAIR: Final = _bits(2)
_BIT: Final = _bits(1)
_TURN: Final = _shares(MOST_TURNS)
_UNCHANGED: Final = _shares(MOST_UNCHANGED)
_WINS: Final = _shares(2)
_SUPPLY: Final = _shares(SPIES)
_COMMITTED: Final = _shares(2)


def encode(state: PocketOpsState, viewer: int) -> bytes:
    """What `viewer` (-1: a spectator) may know, as 32-bit floats."""
    own: i64 = 0 if viewer < 0 else viewer
    rival: i64 = 1 - own
    to_move: i64 = state.to_move
    board: i64 = state.board
    own_special = specialists(board, own)
    rival_special = specialists(board, rival)
    own_spies = spies(board, own)
    rival_spies = spies(board, rival)
    picked: i64 = 0
    in_hand: i64 = 0
    hackers: i64 = state.hackers
    if kind_of(state.picked, own) != NONE:
        picked = 1
    if kind_of(state.picked, rival) != NONE:
        picked |= 2
    if kind_of(state.hand, own) != NONE:
        in_hand = 1
    if kind_of(state.hand, rival) != NONE:
        in_hand |= 2
    if own == 1:
        hackers = hackers >> 1 | (hackers & 1) << 1
    predictor: i64 = 1 - state.placer
    mine: bool = viewer >= 0 and own == predictor
    return b"".join(
        [
            _TWO[viewer + 1],
            _TWO[0 if to_move < 0 else (to_move ^ own) + 1],
            _STEP[_step(state)],
            _ROOMS[own_spies & ~own_special],
            _ROOMS[rival_spies & ~rival_special],
            _ROOMS[own_special],
            _ROOMS[rival_special],
            _TWO[(state.keycard ^ own) + 1],
            _TWO[(state.placer ^ own) + 1],
            _ROUND[state.round],
            _TURN[min(state.turn, MOST_TURNS)],
            _UNCHANGED[min(state.unchanged, MOST_UNCHANGED)],
            _WINS[of(state.wins, own)],
            _WINS[of(state.wins, rival)],
            _SUPPLY[SPIES - HOW_MANY[own_spies]],
            _SUPPLY[SPIES - HOW_MANY[rival_spies]],
            _KINDS[of(state.pool, own)],
            _KINDS[of(state.pool, rival)],
            _PAIR[picked],
            _KIND[of(state.active, own)],
            _KIND[of(state.active, rival)],
            _PAIR[in_hand],
            _PAIR[hackers],
            _KINDS[of(state.pair, own) if viewer >= 0 else 0],
            _KIND[of(state.picked, own) if viewer >= 0 else 0],
            _COMMITTED[HOW_MANY[state.predicted]],
            _COMMITTED[state.blueprints_to_lay(predictor)],
            _ROOMS[state.predicted if mine else 0],
            _ROOM[state.acting + 1],
            _ROOM[state.victim + 1],
            _ROOM[state.last_room + 1],
            _ROOMS[state.last_predicted],
            _BIT[1 if state.last_result == BLOCKED and state.last_room >= 0 else 0],
        ]
    )


def _step(state: PocketOpsState) -> int:
    stack = state.stack
    if not stack:
        return 0
    step = stack[-1]
    if isinstance(step, Predict):
        return 2
    if isinstance(step, Place):
        return 3
    if isinstance(step, Draft):
        return 1
    if isinstance(step, Target):
        return 4
    assert isinstance(step, SwapWith)
    return 5
