"""What can happen, and who learns which part of it."""

from typing import Final

from brushpass.kernel.events import Event

# The table is laid out
DIRECTOR_CHOSEN: Final = Event("director", "seat director")
FIRST_PLAYER: Final = Event("first", "", opens="seat", stops_undo=True)
REGIONS_CLOSED: Final = Event("closed", "", opens="regions")
THEATRE_CHOSEN: Final = Event("theatre", "region")
STARTS_WITH: Final = Event("starts_with", "seat mission", sights=("mission", "held"))

# Rounds and turns
ROUND_BEGINS: Final = Event("round", "round first")
ROUND_OVER: Final = Event("round_over", "round")
HANDLER_HIRES: Final = Event("handler", "seat")
PASSED: Final = Event("passed", "seat")
ROLLED: Final = Event("rolled", "seat", opens="face", stops_undo=True)
COPIED: Final = Event("copied", "seat face")
TURNED: Final = Event("colonel", "seat face now")
LIFTED: Final = Event("lifted", "seat station face")
GOES_TO: Final = Event("uses", "seat station")
WANTS_CHANGE: Final = Event("wants_change", "seat")
PAID: Final = Event("paid", "seat station dice chips change")

# Pieces
ASSIGNED: Final = Event("assigned", "seat kind mission")
RECALLED: Final = Event("recalled", "seat kind mission")
PROMOTED: Final = Event("promoted", "seat kind now")
SECRET_AGENT: Final = Event("secret_agent", "seat kind", opens="now", stops_undo=True)
HIRED: Final = Event("hired", "seat amount")
JOINED: Final = Event("joined", "seat kind")
PLACED: Final = Event("placed", "seat asset mission")
ABANDONED: Final = Event("abandoned", "seat mission")
SEAL_RECRUITED: Final = Event("seal", "seat from")
BUDGET_RAISED: Final = Event("budget", "seat budget")
MOLE_ARRIVES: Final = Event("mole_arrives", "", opens="region kind")
PLANTED: Final = Event("planted", "seat region kind pay")
EXTRACTED: Final = Event("extracted", "seat region kind")

# Missions
MISSION_ARRIVES: Final = Event("mission_arrives", "", opens="mission", stops_undo=True)
SEARCHED: Final = Event("searched", "region", opens="missions", stops_undo=True)
OFFERED: Final = Event("offered", "seat", opens="missions", stops_undo=True)
DREW_MISSION: Final = Event("drew_mission", "seat source", opens="mission", stops_undo=True)
GAINED_MISSION: Final = Event("gained_mission", "seat source mission", sights=("mission", "held"))
COVERED: Final = Event("covered", "seat", opens="source")
COMPLETED: Final = Event("completed", "seat mission", sights=("mission", "played"))
REWARD_DOUBLED: Final = Event("doubled", "seat")
REARRANGED: Final = Event("rearranged", "seat missions")

# Power cards
POWER_ARRIVES: Final = Event("power_arrives", "", opens="card", stops_undo=True)
GAINED_POWER: Final = Event("gained_power", "seat card", sights=("card", "held"))
DREW_POWER: Final = Event(
    "drew_power", "seat", secret="card", stops_undo=True, sights=("card", "drawn")
)
PLAYED: Final = Event("played", "seat", opens="card", sights=("card", "played"))
RETURNED: Final = Event("returned", "seat", opens="card")

# The end
SCORED: Final = Event("scored", "seat", opens="lines")
WON: Final = Event("won", "", opens="seat")
WON_TOGETHER: Final = Event("won_together", "")
LOST: Final = Event("lost", "")
