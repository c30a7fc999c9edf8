"""What the specialists are called, and what they do."""

ABILITIES = {
    "sniper": "enters an empty room and may remove an enemy spy in its row or column",
    "courier": "joins one of your spies, which then moves to an empty room beside it",
    "mole": "enters an empty room and swaps an enemy spy with one of yours, both around it",
    "hacker": "enters an empty room; from then on you predict two rooms, until you block",
    "grappler": "enters an empty room and may trade places with an enemy spy beside it",
    "ninja": "enters an empty room and may remove an enemy spy from a room around it",
    "pusher": "enters an empty room and may move into a spy beside it, pushing spies one room on",
    "assassin": "enters the room of an enemy spy and removes it",
}


def titled(kind: str | None) -> str:
    """A specialist's name, as it stands in a sentence."""
    return (kind or "specialist").title()
