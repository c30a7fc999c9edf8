"""Pocket Ops for learning agents. `tensor.py` writes the same numbers straight from a state."""

from brushpass.games.pocket_ops.rules.content import ROUNDS_TO_WIN, SPIES
from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.tensor import MOST_ROUNDS, MOST_TURNS, MOST_UNCHANGED
from brushpass.games.pocket_ops.view import RED_AND_BLUE, PocketOpsView
from brushpass.kernel.decks import Deck
from brushpass.kernel.observation import (
    Fact,
    each_seat,
    index_of,
    number,
    one_hot,
    seat_number,
    share,
    tally,
    whose,
)

_ROOM = index_of(ROOMS)
_KIND = index_of(KINDS)
_SPIES, _SPECIALISTS = "rb", "RB"


def facts(deck: Deck, variant: str, players: int) -> list[Fact]:
    two, rooms, kinds = RED_AND_BLUE, (len(ROOMS),), (len(KINDS),)
    return [
        each_seat("spies", two, rooms, lambda view, seat: _units(view, _SPIES[seat])),
        each_seat("specialists", two, rooms, lambda view, seat: _units(view, _SPECIALISTS[seat])),
        whose("keycard", two, lambda view: view.keycard),
        whose("placer", two, lambda view: view.placer),
        Fact("round", (MOST_ROUNDS,), lambda view: one_hot(view.round - 1, MOST_ROUNDS)),
        number("turn", lambda view: share(view.turn, MOST_TURNS)),
        number("unchanged", lambda view: share(view.unchanged, MOST_UNCHANGED)),
        seat_number("wins", two, lambda view, seat: share(view.seats[seat].wins, ROUNDS_TO_WIN)),
        seat_number("supply", two, lambda view, seat: share(view.seats[seat].supply, SPIES)),
        each_seat("pool", two, kinds, lambda view, seat: tally(view.seats[seat].pool, _KIND)),
        seat_number("picked", two, lambda view, seat: float(view.seats[seat].picked)),
        each_seat("active", two, kinds, lambda view, seat: _kind(view.seats[seat].active)),
        seat_number("in_hand", two, lambda view, seat: float(view.seats[seat].in_hand)),
        seat_number("hacker", two, lambda view, seat: float(view.seats[seat].hacker)),
        Fact("pair", kinds, lambda view: tally(view.pair, _KIND)),
        Fact("pick", kinds, lambda view: _kind(view.pick)),
        number("committed", lambda view: share(view.committed, 2)),
        number("to_commit", lambda view: share(view.to_commit, 2)),
        Fact("predicted", rooms, lambda view: tally(view.predicted, _ROOM)),
        Fact("acting", rooms, lambda view: _room(view.acting)),
        Fact("victim", rooms, lambda view: _room(view.victim)),
        Fact("last_room", rooms, lambda view: _room(view.last and view.last.room)),
        Fact(
            "last_predicted",
            rooms,
            lambda view: tally(view.last.predicted if view.last else [], _ROOM),
        ),
        number("last_blocked", lambda view: float(view.last is not None and view.last.blocked)),
    ]


def _units(view: PocketOpsView, mark: str) -> list[float]:
    return [float(cell == mark) for cell in view.facility.replace("/", "")]


def _kind(kind: str | None) -> list[float]:
    return one_hot(None if kind is None else _KIND[kind], len(KINDS))


def _room(room: str | None) -> list[float]:
    return one_hot(None if room is None else _ROOM[room], len(ROOMS))
