"""The words that commands are made of: one row an effect, with every column.

What a word does is its class in `rules/effects.py`. It needs nothing else.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from brushpass.look import Kind


class Aim(NamedTuple):
    """For an effect that is done to an agent in a row; a deck gives its scope."""

    verb: str  # of the sentence that names the agent
    question: str  # that asks for it
    may: bool  # whether a deck may leave it to the performer
    twice: bool  # whether a second agent is chosen, in a scope of its own


class Word(NamedTuple):
    """An effect, for everybody but the rules."""

    name: str  # in decks and views
    aim: Aim | None
    amount: bool  # whether a deck gives a number of points
    kind: "Kind"  # the colour of agents whose command begins with it
    art: str  # the icon of those agents


VOCABULARY: Final = (
    Word(
        name="kill",
        aim=Aim("Kill", "Which agent is killed?", may=True, twice=False),
        amount=False,
        kind="red",
        art="crosshair",
    ),
    Word(
        name="revive",
        aim=Aim("Revive", "Which agent is revived?", may=True, twice=False),
        amount=False,
        kind="green",
        art="syringe",
    ),
    Word(
        name="turn",
        aim=Aim("Turn", "Which agent is turned?", may=True, twice=False),
        amount=False,
        kind="violet",
        art="refresh",
    ),
    Word(
        name="extract",
        aim=Aim("Extract", "Which agent is extracted?", may=True, twice=False),
        amount=False,
        kind="teal",
        art="hook",
    ),
    Word(
        name="retire",
        aim=Aim("Retire", "Which dead agent is retired?", may=True, twice=False),
        amount=False,
        kind="black",
        art="skull",
    ),
    Word(
        name="swap",
        aim=Aim("Swap", "Which agents change places? Choose the first.", may=False, twice=True),
        amount=False,
        kind="blue",
        art="swap",
    ),
    Word(
        name="move",
        aim=Aim("Move", "Which agent is moved?", may=False, twice=False),
        amount=False,
        kind="blue",
        art="push",
    ),
    Word(name="turn-safehouse", aim=None, amount=False, kind="slate", art="wrench"),
    Word(name="draw-agent", aim=None, amount=False, kind="green", art="agent"),
    Word(name="draw-mission", aim=None, amount=False, kind="gold", art="file"),
    Word(name="dig", aim=None, amount=False, kind="green", art="magnifier"),
    Word(name="forge", aim=None, amount=False, kind="gold", art="passport"),
    Word(name="steal", aim=None, amount=True, kind="orange", art="coin"),
    Word(name="gain", aim=None, amount=True, kind="orange", art="coin"),
    Word(name="snatch", aim=None, amount=False, kind="rose", art="mask"),
    Word(name="discard", aim=None, amount=False, kind="rose", art="bomb"),
    Word(name="scrap", aim=None, amount=False, kind="gold", art="flash"),
)

WORDS: Final = {word.name: word for word in VOCABULARY}
NUMBERS: Final = {word.name: number for number, word in enumerate(VOCABULARY)}
