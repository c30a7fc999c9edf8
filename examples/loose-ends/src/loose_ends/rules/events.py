"""What can happen, and who learns which part of it. Contacts are told by their codes."""

from typing import Final

from brushpass.kernel.events import Event

BEGAN: Final = Event("began", public="", opens="seat")
OPENED: Final = Event("opened", public="", opens="contact")
DEALT: Final = Event("dealt", secret="contact", stops_undo=True, sights=("contact", "drawn"))
DREW: Final = Event("drew", secret="contact", stops_undo=True, sights=("contact", "drawn"))
FILED: Final = Event("filed", "seat which", opens="contact", sights=("contact", "played"))
LOOKED: Final = Event("looked", "seat rival", secret="contact", stops_undo=True)
SWAPPED: Final = Event(
    "swapped", "seat rival", secret="given taken", to="seat rival", stops_undo=True
)
ANSWERED: Final = Event("answered", "seat rival city", opens="yes", stops_undo=True)
ASKED: Final = Event("asked", "seat city", secret="yes", stops_undo=True)
NAMED: Final = Event("named", "seat contact", opens="right", stops_undo=True)
LEFT: Final = Event("left", "seat", opens="contact", stops_undo=True)
WON: Final = Event("won", "seat", opens="leak")
