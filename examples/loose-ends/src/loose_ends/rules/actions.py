"""Everything that can be done, by number."""

from typing import Final

from brushpass.kernel.actions import Actions, Family
from loose_ends.rules.content import CITIES, CODES

DRAW: Final = 0
FILE_HELD: Final = 1
FILE_DRAWN: Final = 2
RIVAL: Final = 3
CITY: Final = 7
NAME: Final = 11

ACTIONS: Final = Actions(
    Family("draw", at=DRAW),
    Family("file", ("held", "drawn"), at=FILE_HELD),
    Family("rival", ("red", "blue", "gold", "violet"), at=RIVAL),
    Family("city", CITIES, at=CITY),
    Family("name", CODES, at=NAME),
)
