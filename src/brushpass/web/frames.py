"""How a text message lies in a WebSocket frame, as far as a game needs it."""

from struct import Struct

TEXT = 0x81  # the whole of a text message in one frame
CONTROL = 0x88  # the first of the control frames: close, ping, pong
MASKED = 0x80
SMALL = 126  # lengths below it are in the second byte
MEDIUM = 1 << 16
HEADER = 6  # of a small masked frame: kind, length, four bytes of mask

_small = Struct("!BB").pack
_medium = Struct("!BBH").pack
_large = Struct("!BBQ").pack


def small_frame(data: bytes) -> int:
    """How long the frame is with which the data begins; 0 unless it is small and whole."""
    if len(data) < HEADER or not MASKED <= data[1] < MASKED + SMALL:
        return 0
    size = HEADER + data[1] - MASKED
    return size if size <= len(data) and (data[0] == TEXT or data[0] >= CONTROL) else 0


def unmasked(frame: bytes) -> bytes:
    """What a small frame says."""
    size = len(frame) - HEADER
    mask = (frame[2:HEADER] * (size // 4 + 1))[:size]
    plain = int.from_bytes(frame[HEADER:], "little") ^ int.from_bytes(mask, "little")
    return plain.to_bytes(size, "little")


def framed(text: bytes) -> bytes:
    """A text message as a server sends it."""
    size = len(text)
    if size < SMALL:
        return _small(TEXT, size) + text
    if size < MEDIUM:
        return _medium(TEXT, SMALL, size) + text
    return _large(TEXT, SMALL + 1, size) + text
