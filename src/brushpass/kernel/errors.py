"""What can go wrong, by kind, each with a sentence for the reader."""


class BrushpassError(ValueError):
    """Anything the caller can put right."""


class UnknownGame(BrushpassError):
    """No such game, variant or number of seats."""


class Unsolved(BrushpassError):
    """A game without an exact solution."""


class IllegalAction(BrushpassError):
    """The action is unknown, out of turn or against the rules; the state is as it was."""


class BadDeck(BrushpassError):
    """The deck cannot be read or cannot be played."""


class BadRecord(BrushpassError):
    """The record is damaged, edited, or of other rules."""


class BadPosition(BrushpassError):
    """The position document is malformed or impossible."""
