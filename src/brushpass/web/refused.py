"""How a request is turned down."""

from collections.abc import Callable
from typing import TypeAlias


class Refused(Exception):
    """A request that changes nothing: an HTTP status, a sentence, and a rule if one forbids it."""

    def __init__(self, status: int, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.rule = rule


Refuse: TypeAlias = Callable[[Refused], None]
