"""What a learning agent sees: named pieces of numbers from 0 to 1, read off a view.

Whatever belongs to seats comes in the order of play from the viewer on: row 0 is one's own."""

from array import array
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

from brushpass.kernel.view import View

Read = Callable[[Any], Sequence[float]]
ReadSeat = Callable[[Any, int], Sequence[float]]


class Fact(NamedTuple):
    """A piece as a game declares it: `read` gives its numbers, row by row, for a view."""

    name: str
    shape: tuple[int, ...]
    read: Read


class Piece(NamedTuple):
    """Where a fact lies in the whole observation."""

    name: str
    shape: tuple[int, ...]
    start: int

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


class Observation:
    """How the views of one variant at one number of seats become numbers, always as many."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self.facts = list(facts)
        self.pieces: tuple[Piece, ...] = ()
        self.size = 0
        for fact in self.facts:
            piece = Piece(fact.name, fact.shape, self.size)
            self.pieces = (*self.pieces, piece)
            self.size += piece.size
        if len({piece.name for piece in self.pieces}) != len(self.pieces):
            raise ValueError("two pieces of an observation share a name")

    def encode(self, view: View) -> bytes:
        """The view as 32-bit floats, in the machine's own byte order."""
        numbers = array("f")
        for fact, piece in zip(self.facts, self.pieces, strict=True):
            numbers.extend(fact.read(view))
            if len(numbers) != piece.start + piece.size:
                raise ValueError(f"{fact.name} does not have the shape {fact.shape}")
        return numbers.tobytes()


def around(view: View) -> list[int]:
    """The seats in the order of play, the viewer first (for a spectator, seat 0)."""
    own = view.seat or 0
    return [(own + step) % view.players for step in range(view.players)]


def relative(view: View, seat: int | None) -> int | None:
    """How many places after the viewer a seat sits; None for nobody."""
    if seat is None or seat < 0:
        return None
    return (seat - (view.seat or 0)) % view.players


def share(value: float, limit: float) -> float:
    """A count as a part of the most that is expected."""
    return min(1.0, max(0.0, value / limit))


def one_hot(at: int | None, size: int) -> list[float]:
    """1 at one place; all 0 where there is none."""
    row = [0.0] * size
    if at is not None and at >= 0:
        row[at] = 1.0
    return row


def tally(things: Iterable[Hashable], index: Mapping[Any, int], limit: float = 1.0) -> list[float]:
    """How many there are of each kind in `index`, as parts of `limit`."""
    row = [0.0] * len(index)
    for thing in things:
        row[index[thing]] += 1.0 / limit
    return [min(1.0, count) for count in row]


def index_of(words: Iterable[Hashable]) -> dict[Any, int]:
    """The place of each word."""
    return {word: place for place, word in enumerate(words)}


def number(name: str, read: Callable[[Any], float]) -> Fact:
    """A piece of one number."""
    return Fact(name, (1,), lambda view: [read(view)])


def whose(name: str, players: int, read: Callable[[Any], int | None]) -> Fact:
    """A piece that points at a seat."""
    return Fact(name, (players,), lambda view: one_hot(relative(view, read(view)), players))


def each_seat(name: str, players: int, shape: tuple[int, ...], read: ReadSeat) -> Fact:
    """A piece with a row for every seat."""

    def rows(view: Any) -> list[float]:
        return [cell for seat in around(view) for cell in read(view, seat)]

    return Fact(name, (players, *shape), rows)


def seat_number(name: str, players: int, read: Callable[[Any, int], float]) -> Fact:
    """A piece with one number for every seat."""
    return each_seat(name, players, (), lambda view, seat: [read(view, seat)])


def frame(steps: Sequence[str], players: int) -> list[Fact]:
    """What every game's observation begins with: whose eyes, whose decision, and which."""
    index = index_of(steps)
    return [
        Fact("seat", (players,), lambda view: one_hot(view.seat, players)),
        whose("to_move", players, lambda view: view.to_move),
        Fact("step", (len(index),), lambda view: one_hot(index.get(view.step), len(index))),
    ]
