"""Players that read and write: what they are asked is `perspective.text()`, what they answer is
understood here."""

import re

from brushpass.kernel.errors import IllegalAction
from brushpass.kernel.perspective import Perspective

_TOKEN = re.compile(r"[\w:.+-]+")
_TRIM = "`*_\"'()[]<>{}.,;! "
_LABEL = re.compile(r"^[^:=]{1,40}[:=]\W*\s")


def parse(perspective: Perspective, answer: str) -> int:
    """The legal action that an answer names, somewhere in it. A line with nothing but a notation,
    or a label before it (`Final answer: place:H`), counts first, the last one of them; otherwise
    the answer must name exactly one. IllegalAction says what is wrong, so that it can be asked
    again."""
    legal = {_notation(perspective, one).lower(): one for one in perspective.legal_actions()}
    if not legal:
        raise IllegalAction("it is not your decision")
    for line in reversed(answer.splitlines()):
        for candidate in (line, _LABEL.sub("", line.lstrip(_TRIM + "#-"))):
            word = candidate.strip(_TRIM).lower()
            if word in legal:
                return legal[word]
    words = list(dict.fromkeys(_words(answer)))
    allowed = [legal[word] for word in words if word in legal]
    if len(allowed) == 1:
        return allowed[0]
    raise IllegalAction(_refusal(perspective, words, allowed))


def _refusal(perspective: Perspective, words: list[str], allowed: list[int]) -> str:
    """Why no action, or not one alone, is found among the words of an answer."""
    if allowed:
        several = ", ".join(_notation(perspective, one) for one in allowed)
        return f"the answer names {several}: put the one that is meant on a line of its own"
    notations = perspective.game.actions.notations
    known = {notation.lower(): at for at, notation in enumerate(notations)}
    for word in words:
        if word in known:
            refusal = perspective.why_not(known[word])
            return f"{_notation(perspective, known[word])} is not allowed now: {refusal}"
    some = ", ".join(_notation(perspective, one) for one in perspective.legal_actions()[:4])
    families = {notation.partition(":")[0].lower() for notation in notations}
    for word in words:
        if ":" in word and word.partition(":")[0] in families:
            return f"there is no action {word}; legal ones are written like {some}"
    return f"the answer names no action; legal ones are written like {some}"


def _notation(perspective: Perspective, action: int) -> str:
    return perspective.game.actions.notation(action)


def _words(answer: str) -> list[str]:
    return [word.strip(_TRIM + ":").lower() for word in _TOKEN.findall(answer)]
