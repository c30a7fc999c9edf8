"""What changed between two texts, as the steps that make the new one from the old.

Texts are cut into pieces at a mark that stands between their elements. A step is either new text
or `(first, count)`: so many pieces of the old text, from the first one on. Pieces are counted, not
characters, because browsers and Python count characters differently."""

from typing import TypeAlias

Step: TypeAlias = str | tuple[int, int]
Delta: TypeAlias = list[Step]

WORTHWHILE = 8000  # characters; below, comparing costs more than sending


def delta(old: str, new: str, mark: str) -> str | Delta:
    """The new text itself, or the steps to it if they are shorter."""
    if old and new.startswith(old) and new.startswith(mark, len(old)):
        return [(0, old.count(mark) + 1), new[len(old) + len(mark) :]]
    if len(new) < WORTHWHILE or not old:
        return new
    steps = _steps(old.split(mark), new.split(mark), mark)
    written = sum(len(step) for step in steps if isinstance(step, str))
    return steps if written + 16 * len(steps) < len(new) else new


def _steps(old: list[str], new: list[str], mark: str) -> Delta:
    """One walk along both: a new piece that lies ahead in the old text is taken from there."""
    ahead = {piece: index for index, piece in enumerate(old)}
    steps: Delta = []
    written: list[str] = []
    first = count = at = 0
    for piece in new:
        if at < len(old) and old[at] == piece:
            found = at
        else:
            found = ahead.get(piece, -1)
        if found < at:
            if count:
                steps.append((first, count))
                count = 0
            written.append(piece)
            continue
        if written:
            steps.append(mark.join(written))
            written = []
        elif count and found != at:
            steps.append((first, count))
            count = 0
        if not count:
            first = found
        count += 1
        at = found + 1
    if count:
        steps.append((first, count))
    if written:
        steps.append(mark.join(written))
    return steps
