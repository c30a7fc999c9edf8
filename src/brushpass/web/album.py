"""The markup a page has been sent, so that nothing is sent twice.

A part of the page is a list of layers, and a long layer is cut into pieces where a group begins. A
step is either a new piece, which both sides paste into their albums, or `[first, count]`: so many
pieces of the album, from the first one on. Steps are written as JSON at once: the same layers come
up at many tables, and each is quoted only once."""

import json
from functools import cache, lru_cache

import msgspec

MARK = "<g"
SHORT = 4000  # characters; a layer that is not worth cutting
LARGEST = 200_000  # characters; what a newcomer to a long game has to be sent


@lru_cache(maxsize=1 << 14)
def quoted(text: str) -> bytes:
    """Plain ASCII, which is the fastest to send."""
    return json.dumps(text).encode()


class Album:
    """All pieces in the order in which they were first sent, and how the layers are made of them."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.numbers: dict[str, int] = {}
        self.layers: dict[str, bytes] = {}
        self.size = 0

    @property
    def full(self) -> bool:
        return self.size > LARGEST

    def steps(self, layers: list[str]) -> msgspec.Raw:
        """How a page that holds the album makes these layers; what is new is pasted in."""
        known = self.layers.get
        steps = [known(layer) or self._paste(layer) for layer in layers]
        return msgspec.Raw(b"[%b]" % b",".join(steps))

    def _paste(self, layer: str) -> bytes:
        """The steps to a layer that was never sent; from now on it is made of the album."""
        if len(layer) < SHORT:
            self.layers[layer] = _reference(len(self.pieces))
            self.pieces.append(layer)
            self.size += len(layer)
            return quoted(layer)
        fresh: list[bytes] = []
        numbers: list[int] = []
        for piece in _cut(layer):
            number = self.numbers.get(piece)
            if number is None:
                number = self.numbers[piece] = len(self.pieces)
                self.pieces.append(piece)
                self.size += len(piece)
                fresh.append(quoted(piece))
            else:
                fresh.append(_reference(number))
            numbers.append(number)
        self.layers[layer] = _runs(numbers)
        return b",".join(fresh)


@cache
def _reference(number: int) -> bytes:
    return b"[%d,1]" % number


def _cut(layer: str) -> list[str]:
    first, *others = layer.split(MARK)
    pieces = [MARK + other for other in others]
    return [first, *pieces] if first else pieces


def _runs(numbers: list[int]) -> bytes:
    """Neighbours in the album together."""
    runs: list[bytes] = []
    first = upto = numbers[0]
    for number in numbers:
        if number != upto:
            runs.append(b"[%d,%d]" % (first, upto - first))
            first = upto = number
        upto += 1
    runs.append(b"[%d,%d]" % (first, upto - first))
    return b",".join(runs)
