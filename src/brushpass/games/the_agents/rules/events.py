"""What can happen, and who learns which part of it."""

from typing import Final

from brushpass.kernel.events import Event

# The frame of the game
DEALT: Final = Event(
    "dealt", "seat agents missions", secret="cards", stops_undo=True, sights=("cards", "drawn")
)
BEGINS: Final = Event("begins", "", opens="seat")
TURN_BEGINS: Final = Event("turn", "seat round")
COLLECTED: Final = Event("collected", "seat gains")
GOAL_REACHED: Final = Event("goal_reached", "seat")
GAME_OVER: Final = Event("game_over", "winners ip")

# Decks and hands
DREW_AGENT: Final = Event(
    "drew_agent", "seat", secret="card", stops_undo=True, sights=("card", "drawn")
)
DREW_MISSION: Final = Event(
    "drew_mission", "seat", secret="mission", stops_undo=True, sights=("mission", "drawn")
)
RESHUFFLED: Final = Event("reshuffled", "what", stops_undo=True)
BOUGHT: Final = Event("bought", "seat price what")
PICKED_UP: Final = Event("picked_up")
PASSED: Final = Event("passed")
DECLINED: Final = Event("declined")

# Playing an agent
PLAYS: Final = Event("plays", "seat", opens="card")
PLACED: Final = Event(
    "placed", "seat card faction facing data performed", sights=("card", "played")
)
PLAYED_FREE: Final = Event("played_free", "seat card facing number", sights=("card", "played"))
PAID: Final = Event("paid", "seat points card")
REACTIVATED: Final = Event("reactivated", "seat card faction")

# Commands in the rows
KILLED: Final = Event("killed", "seat card faction")
REVIVED: Final = Event("revived", "seat card faction")
TURNED: Final = Event("turned", "seat card faction")
EXTRACTED: Final = Event("extracted", "seat card faction")
RETIRED: Final = Event("retired", "seat card faction")
SWAPPED: Final = Event("swapped", "seat first second")
MOVED: Final = Event("moved", "seat card faction to")
HOUSE_TURNED: Final = Event("house_turned", "seat faction")
STOPPED: Final = Event("stopped", "seat card")

# Commands among hands, decks and points
STOLE: Final = Event("stole", "seat other points")
GAINED: Final = Event("gained", "seat points")
LOOKED: Final = Event("looked", "seat", secret="cards", stops_undo=True)
DUG: Final = Event("dug", "seat", secret="card", sights=("card", "drawn"))
SNATCHED: Final = Event(
    "snatched",
    "seat other what",
    secret="card",
    to="seat other",
    stops_undo=True,
    sights=("card", "held"),
)
DISCARDED: Final = Event("discarded", "seat", opens="card")
SCRAPPED: Final = Event("scrapped", "seat other mission faction")
RETIRED_MISSION: Final = Event("retired_mission", "seat", opens="mission")

# Missions
TRADED: Final = Event("traded", "seat", opens="mission")
ASSIGNED: Final = Event("assigned", "seat faction", opens="mission", sights=("mission", "played"))
TOOK_BACK: Final = Event("took_back", "seat mission faction")
MISSION_HOME: Final = Event("mission_home", "seat mission faction")
