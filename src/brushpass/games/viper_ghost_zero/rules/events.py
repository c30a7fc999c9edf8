"""Everything that can happen in a game of Viper Ghost Zero, and who learns what of it."""

from typing import Final

from brushpass.kernel.events import Event

# turns and the draw pile
DEALT: Final = Event("dealt", "cards variant")
TURN: Final = Event("turn", "seat turn")
DREW: Final = Event(
    "drew", opens="count", secret="cards", stops_undo=True, sights=("cards", "drawn")
)
RESHUFFLED: Final = Event("reshuffled", "count", stops_undo=True)
PLAYED: Final = Event("played", opens="card", sights=("card", "played"))
PASSED: Final = Event("passed")
RETURNED: Final = Event("returned", secret="card")

# cards against a rival, and the answers
TARGETED: Final = Event("targeted", "seat card rival")
LET_HAPPEN: Final = Event("let_happen", "seat card", stops_undo=True)
CANCELLED: Final = Event("cancelled", "seat card", stops_undo=True)
OWES: Final = Event("owes", "seat attacker count", stops_undo=True)
GAVE: Final = Event("gave", "seat taker", secret="card", to="seat taker", stops_undo=True)
SURRENDERED: Final = Event("surrendered", "seat taker card", stops_undo=True)
TOOK: Final = Event("took", "seat owner card", stops_undo=True, sights=("card", "held"))

# missions
EXPOSED: Final = Event("exposed", opens="mission", stops_undo=True)
CONCEALED: Final = Event("concealed", "")
SWAPPED: Final = Event("swapped", "seat other")
BRIEFED: Final = Event("briefed", secret="mission", stops_undo=True, sights=("mission", "held"))
REPLACED: Final = Event("replaced", opens="mission", stops_undo=True)

# the end: whose mission is complete, nobody else can foresee
FINISHED: Final = Event("finished", "", opens="seat mission place returned", stops_undo=True)
ENDED: Final = Event("ended", "", opens="how winners")
