"""Everything that can happen in a game of Covert, and who learns what of it."""

from typing import Final

from brushpass.kernel.events import Event

# the table is laid out
PLAYS: Final = Event("character", opens="character")
STARTS: Final = Event("starts", opens="cities")
DEALT: Final = Event("dealt", secret="cards", sights=("cards", "drawn"))
RETURNED_MISSION: Final = Event("returned_mission", secret="mission")
LAID_OUT: Final = Event("laid_out", "", opens="missions")
ROLLED_FOR_START: Final = Event("rolled_for_start", "", opens="seat faces")
START_PLAYER: Final = Event("start_player", "", opens="seat")

# dice are placed
ROLLED: Final = Event("rolled", "round", opens="seat", stops_undo=True)
PLACED: Final = Event("placed", "seat area face")
GAMBLED: Final = Event("gambled")
ADJUSTED: Final = Event("adjusted", "seat from face")
REROLLED: Final = Event("rerolled", opens="faces", stops_undo=True)
DREW_TOKEN: Final = Event("drew_token", secret="ability", stops_undo=True)
DREW_TOKENS: Final = Event("drew_tokens", "seat count", secret="abilities", stops_undo=True)
DROPPED_OUT: Final = Event("dropped_out", "seat token")

# codes are broken
SWAPPED: Final = Event("swapped", "seat tiles")
BROKE: Final = Event("broke", "seat row start", opens="code dice", stops_undo=True)
ENDED_BREAK: Final = Event("ended_break")
DREW_CODE: Final = Event("drew_code", "seat side equipment", secret="code", stops_undo=True)
RETURNED_CODE: Final = Event("returned_code", "code side", stops_undo=True)

# dice are resolved
FORFEITED: Final = Event("forfeited", "seat circle")
FIXED: Final = Event("fixed")
DREW_MISSION: Final = Event(
    "drew_mission", secret="mission", stops_undo=True, sights=("mission", "drawn")
)
TOOK_MISSION: Final = Event("took_mission", "seat mission", stops_undo=True)
DISCARDED_MISSION: Final = Event("discarded_mission", opens="mission", stops_undo=True)
DREW_CARD: Final = Event("drew_card", secret="card", stops_undo=True, sights=("card", "drawn"))
TOOK_CARD: Final = Event("took_card", "seat card region", stops_undo=True)
DISCARDED_CARD: Final = Event("discarded_card", opens="card", stops_undo=True)
MOVED: Final = Event("moved", "seat agent from city cube gathered")
PAIRED: Final = Event("paired", "seat colour")

# a mission is completed
SHOWED_MISSION: Final = Event("showed_mission", opens="mission", stops_undo=True)
PAID_CARD: Final = Event("paid_card", opens="card")
PAID_ICON: Final = Event("paid_icon", "seat equipment")
PAID_CODE: Final = Event("paid_code", "seat code")
FORGED: Final = Event("forged", "seat equipment")
COMPLETED: Final = Event("completed", "seat mission points", sights=("mission", "played"))

# cards and tokens are used
USED_CARD: Final = Event(
    "used_card", opens="card ability", stops_undo=True, sights=("card", "played")
)
USED_TOKEN: Final = Event("used_token", opens="ability", stops_undo=True)
FLEW_WITH: Final = Event("flew_with", opens="card city", stops_undo=True)
TOOK_USED: Final = Event("took_used", "seat card")
SEARCHED: Final = Event("searched", "seat missions count", secret="cards", stops_undo=True)
KEPT_CARD: Final = Event("kept_card", secret="card", sights=("card", "held"))
KEPT_MISSION: Final = Event("kept_mission", secret="mission", sights=("mission", "held"))

# the end
FINALE: Final = Event("finale", "order")
ENDED: Final = Event("ended", "scores winners")
