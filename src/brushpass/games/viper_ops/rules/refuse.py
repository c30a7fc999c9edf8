"""Refusals that several rooms give."""

from typing import Final

from brushpass.kernel.offers import Refusal

NOT_NOW: Final = Refusal("VO-R22", "that belongs to another moment of the game")
SUPPLY_EMPTY: Final = Refusal("VO-R15", "the supply is empty")
NO_DIE_LIES: Final = Refusal("VO-R70", "no die lies there")


class Numbered:
    """A refusal with a number in its sentence, made once for each number: windows ask often."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule: Final = rule
        self.sentence: Final = sentence
        self.made: Final[dict[int, Refusal]] = {}

    def of(self, number: int) -> Refusal:
        if number not in self.made:
            self.made[number] = Refusal(self.rule, self.sentence.format(number))
        return self.made[number]
