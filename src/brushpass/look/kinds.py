"""Colours for kinds of things, where a kind is not a seat."""

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "red", "orange", "gold", "green", "teal", "blue", "violet", "rose", "slate", "black"
]
KINDS: tuple[Kind, ...] = (
    "red",
    "orange",
    "gold",
    "green",
    "teal",
    "blue",
    "violet",
    "rose",
    "slate",
    "black",
)


def kind_colour(kind: Kind) -> str:
    """The ground of a band or a token, under `--kind-ink`: `var(--kind-blue)`."""
    return f"var(--kind-{kind})"


def kind_tone(kind: Kind) -> str:
    """The same colour for words and drawings on a card: `var(--tone-blue)`."""
    return f"var(--tone-{kind})"
