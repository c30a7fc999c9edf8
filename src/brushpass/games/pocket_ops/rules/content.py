"""What is in the box, and what a deck makes of it."""

from typing import Final, final

SPIES: Final = 7  # PO-003
BOTH_POOLS: Final = 0xFFFF  # PO-004
PAIR: Final = 2  # PO-012
ROUNDS_TO_WIN: Final = 2  # PO-066


@final
class PocketOpsContent:
    """The names of the nine rooms, and after how many turns without a change a round is drawn; 0 if
    never."""

    def __init__(self, rooms: tuple[str, ...], limit: int) -> None:
        self.rooms = rooms
        self.limit = limit
