"""The markup that the pages of an audience hold, so that nothing is sent twice.

A part of the page is a list of layers, and a layer is cut into pieces: at its line breaks, and a
long one also where a group begins. A piece goes out once, under a name that its content gives it;
after that its name is enough. Names and pieces are written as JSON at once: the same pieces come
up at many tables, and each is quoted only once."""

import json
import secrets
from base64 import b64encode
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec

MARK = "<g"
SHORT = 4000  # characters; a layer that is not worth cutting
LARGEST = 200_000  # characters; what a page has to remember
SALT = secrets.token_bytes(16)  # nobody can look for another piece with the same name


class Piece(NamedTuple):
    name: bytes
    named: bytes


@lru_cache(maxsize=1 << 14)
def piece(markup: str) -> Piece:
    digest = blake2b(markup.encode(errors="surrogatepass"), digest_size=6, key=SALT).digest()
    name = b'"%b"' % b64encode(digest)
    return Piece(name, b"%b:%b" % (name, quoted(markup)))


@lru_cache(maxsize=1 << 14)
def quoted(text: str) -> bytes:
    """Plain ASCII, which is the fastest to send."""
    return json.dumps(text).encode()


class Album:
    """The layers that the pages can put together, and the pieces they are about to get."""

    def __init__(self) -> None:
        self.layers: dict[str, bytes] = {}
        self.names: set[bytes] = set()
        self.fresh: list[bytes] = []
        self.size = 0

    @property
    def full(self) -> bool:
        return self.size > LARGEST

    def steps(self, layers: list[str]) -> msgspec.Raw:
        """The names of the pieces of these layers."""
        known = self.layers.get
        return msgspec.Raw(b"[%b]" % b",".join([known(layer) or self._cut(layer) for layer in layers]))

    def pieces(self) -> msgspec.Raw:
        """What the steps since the last call need and the pages do not have yet."""
        fresh, self.fresh = self.fresh, []
        return msgspec.Raw(b"{%b}" % b",".join(fresh))

    def _cut(self, layer: str) -> bytes:
        names = b",".join([self._paste(part) for part in _parts(layer)])
        self.layers[layer] = names
        return names

    def _paste(self, markup: str) -> bytes:
        name, named = piece(markup)
        if name not in self.names:
            self.names.add(name)
            self.fresh.append(named)
            self.size += len(markup)
        return name


def _parts(layer: str) -> list[str]:
    lines = layer.splitlines(keepends=True) or [layer]
    return lines if len(layer) < SHORT else [part for line in lines for part in _groups(line)]


def _groups(line: str) -> list[str]:
    first, *others = line.split(MARK)
    groups = [MARK + other for other in others]
    return [first, *groups] if first else groups
