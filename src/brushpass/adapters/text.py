"""Players that read and write: what they are asked is `perspective.text()`, what they answer is
understood here."""

import re

from brushpass.kernel.errors import IllegalAction
from brushpass.kernel.perspective import Perspective

_TOKEN = re.compile(r"[\w:.+-]+")
_TRIM = "`*_\"'()[]<>.,;! "


def parse(perspective: Perspective, answer: str) -> int:
    """The legal action that an answer names, somewhere in it. A line with nothing but a notation
    counts first, the last one of them; otherwise the answer must name exactly one. IllegalAction
    says what is wrong, so that it can be asked again."""
    legal = {perspective.game.actions.notation(one).lower(): one for one in perspective.legal_actions()}  # fmt: skip
    if not legal:
        raise IllegalAction("it is not your decision")
    for line in reversed(answer.splitlines()):
        word = line.rpartition(" ")[2] if ":" in line.partition(" ")[0] else line
        for candidate in (line, word):
            notation = candidate.strip(_TRIM).lower()
            if notation in legal:
                return legal[notation]
    known = {notation.lower(): at for at, notation in enumerate(perspective.game.actions.notations)}
    named = [word for word in dict.fromkeys(_words(answer)) if word in known]
    allowed = [word for word in named if word in legal]
    if len(allowed) == 1:
        return legal[allowed[0]]
    if allowed:
        raise IllegalAction(
            f"the answer names {', '.join(allowed)}: put the one that is meant on a line of its own"
        )
    if named:
        refusal = perspective.why_not(known[named[0]])
        raise IllegalAction(f"{named[0]} is not allowed now: {refusal}")
    some = ", ".join(list(legal)[:4])
    raise IllegalAction(f"the answer names no action; they are written like {some}")


def _words(answer: str) -> list[str]:
    return [word.strip(_TRIM + ":").lower() for word in _TOKEN.findall(answer)]
