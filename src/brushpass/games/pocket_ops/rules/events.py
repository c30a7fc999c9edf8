"""Everything that can happen in a game of Pocket Ops, and who learns what of it."""

from typing import Final

from brushpass.kernel.events import Event

# a round begins
ROUND_BEGINS: Final = Event("round", "round", opens="keycard")
PEEKED: Final = Event("peeked", secret="pair", stops_undo=True, sights=("pair", "drawn"))
PICKED: Final = Event("picked", secret="kind", sights=("kind", "held"))
DRAFTED: Final = Event("drafted", "", opens="red blue", stops_undo=True)

# a unit is played against a blueprint
PREDICTED: Final = Event("predicted", secret="room")
PLACED: Final = Event("placed", "seat room")
DEPLOYED: Final = Event("deployed", "seat room kind", sights=("kind", "played"))
REVEALED: Final = Event("revealed", "seat room", opens="rooms blocked", stops_undo=True)
LOST: Final = Event("lost", "seat kind")
HACKER_SPENT: Final = Event("hacker_spent")
SKIPPED: Final = Event("skipped")

# a specialist acts
HACKER_READY: Final = Event("hacker_ready")
IDLE: Final = Event("idle", "seat kind")
DECLINED: Final = Event("declined", "seat kind")
STRUCK: Final = Event("struck", "seat kind room target")
SWAPPED: Final = Event("swapped", "seat enemy friend")

# the end
ROUND_WON: Final = Event("round_won", "seat reason keycard crystal")
GAME_WON: Final = Event("game_won", "seat wins")
