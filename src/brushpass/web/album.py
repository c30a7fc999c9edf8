"""The markup that the pages of an audience hold, so that nothing is sent twice.

A part of the page is a list of layers, and a layer is cut into pieces: at its line breaks, and a
long one also where a group begins. A piece goes out once, under a name that its content gives it;
after that its name is enough. Names and pieces are written as JSON at once: the same pieces come
up at many tables, and each is quoted only once."""

from typing import Final, NamedTuple

import msgspec

from brushpass.kernel.kept import Kept

MARK: Final = "<g"
SHORT: Final = 4000  # characters; a layer that is not worth cutting
LARGEST: Final = 200_000  # bytes; what a page has to remember
NAME: Final = (1 << 52) - 1

quoted: Final = msgspec.json.Encoder().encode


class Piece(NamedTuple):
    name: bytes
    named: bytes


def _piece(markup: str) -> Piece:
    """Python's own hash is keyed anew in every process: nobody can look for a second piece with
    the name of another."""
    name = b'"%x"' % (hash(markup) & NAME)
    return Piece(name, b"%b:%b" % (name, quoted(markup)))


def _lines(layer: str) -> list[str]:
    return layer.splitlines(keepends=True)


PIECES: Final = Kept(_piece, 1 << 14)
LINES: Final = Kept(_lines, 1 << 12)


def cut(layer: str) -> list[str]:
    if len(layer) >= SHORT:
        return _groups(layer)
    return LINES.of(layer) if "\n" in layer else [layer]


def _groups(layer: str) -> list[str]:
    groups: list[str] = []
    for line in layer.splitlines(keepends=True):
        first, *others = line.split(MARK)
        if first:
            groups.append(first)
        groups += [MARK + other for other in others]
    return groups


class Album:
    """The layers and pieces that the pages can show by name, and the pieces they are about to get."""

    def __init__(self) -> None:
        self.known: dict[str, bytes] = {}
        self.fresh: list[bytes] = []
        self.size = 0

    @property
    def full(self) -> bool:
        return self.size > LARGEST

    def steps(self, layers: list[str]) -> bytes:
        """The names of the pieces of these layers."""
        known = self.known
        return b",".join([known.get(layer) or self._paste(layer) for layer in layers])

    def pieces(self) -> bytes:
        """What the steps since the last call need and the pages do not have yet."""
        fresh, self.fresh = self.fresh, []
        return b",".join(fresh)

    def _paste(self, layer: str) -> bytes:
        known = self.known
        names: list[bytes] = []
        for part in cut(layer):
            name = known.get(part)
            if name is None:
                name, named = PIECES.of(part)
                known[part] = name
                self.fresh.append(named)
                self.size += len(named)
            names.append(name)
        if len(names) > 1:
            known[layer] = b",".join(names)
        return known[layer]
