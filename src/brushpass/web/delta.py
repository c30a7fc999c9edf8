"""What changed between two texts: how much of the old one stays at both ends, and the new middle."""

from typing import TypeAlias

Delta: TypeAlias = tuple[int, int, str]
WORTHWHILE = 1000


def delta(old: str, new: str) -> str | Delta:
    """The new text, or the shorter way to make it from the old one. Lengths are counted as
    browsers count them, so texts with characters outside the basic plane are sent whole."""
    if len(new) < WORTHWHILE or not old or _wide(new) or _wide(old):
        return new
    if new.startswith(old):
        return len(old), 0, new[len(old) :]
    shorter = min(len(old), len(new))
    start = _shared(old, new, shorter)
    end = _shared_end(old, new, shorter - start)
    middle = new[start : len(new) - end]
    return (start, end, middle) if len(middle) + 12 < len(new) else new


def _shared(old: str, new: str, limit: int) -> int:
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if old[low:middle] == new[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _shared_end(old: str, new: str, limit: int) -> int:
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if old[len(old) - middle : len(old) - low] == new[len(new) - middle : len(new) - low]:
            low = middle
        else:
            high = middle - 1
    return low


def _wide(text: str) -> bool:
    return not text.isascii() and len(text.encode("utf-16-le", "surrogatepass")) > 2 * len(text)
