"""The numbering of the actions; windows list them in this order."""

from typing import Final

from brushpass.games.viper_ops.rules.content import (
    KINDS,
    LEVELS,
    PLACES,
    POWER_CARDS,
    REGIONS,
    STATIONS,
)
from brushpass.kernel.actions import Actions, Family


def numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


TRAINEES: Final = (
    "operative",
    "field",
    "special",
    "debriefed-field",
    "debriefed-special",
    *(f"mission-{n}" for n in range(1, 11)),
    "runner",
)
COVERS: Final = (
    "seal-team",
    "delta-force",
    "intel-payday",
    "spectronic-gadget",
    "zenith-hovership",
)

ACTIONS: Final = Actions(
    Family("pass"),
    Family("end"),
    Family("roll"),
    Family("recall"),
    Family("colonel"),
    Family("decline"),
    Family("yes"),
    Family("done"),
    Family("chips"),
    Family("pile"),
    Family("die", numbers(1, 6)),
    Family("set", numbers(1, 6)),
    Family("mission", numbers(1, 10)),
    Family("turn-in", numbers(1, 10)),
    Family("assign", KINDS),
    Family("play", POWER_CARDS),
    Family("return", POWER_CARDS),
    Family("station", STATIONS),
    Family("power", numbers(1, 6)),
    Family("track", numbers(1, 6)),
    Family("mole", tuple(f"{region}-{level}" for region in REGIONS for level in LEVELS)),
    Family("amount", numbers(1, 20)),
    Family("gadget", numbers(1, 10)),
    Family("deployment", numbers(1, 10)),
    Family("intel", numbers(1, 10)),
    Family("train", TRAINEES),
    Family("cover", COVERS),
    Family("commit", numbers(0, 10)),
    Family("region", REGIONS),
    Family("director", numbers(1, 7)),
    Family("start", numbers(1, 10)),
    Family("rearrange", ("power", "missions")),
    Family("plant"),
    Family("agent", KINDS),
    Family("offer", numbers(1, 3)),
    Family("clear", PLACES),
    Family("box", numbers(1, 4)),
    Family("change"),
)

PASS: Final = 0
END: Final = 1
ROLL: Final = 2
RECALL: Final = 3
CALL_COLONEL: Final = 4
DECLINE: Final = 5
YES: Final = 6
DONE: Final = 7
CHIPS: Final = 8
PILE: Final = 9
DIE: Final = 9  # DIE + value
SET: Final = 15  # SET + value
MISSION: Final = 22
TURN_IN: Final = 32
ASSIGN: Final = 42
PLAY: Final = 50
RETURN: Final = 73
STATION: Final = 96
POWER: Final = 106
TRACK: Final = 112
MOLE: Final = 118
AMOUNT: Final = 138  # AMOUNT + number
ASSET: Final = 159  # ASSET + 10 * asset + slot
TRAIN: Final = 189
TRAIN_OPERATIVE: Final = 189
TRAIN_WAITING: Final = 190
TRAIN_DEBRIEFED: Final = 192
TRAIN_ON: Final = 194
TRAIN_RUNNER: Final = 204
COVER: Final = 205
COMMIT: Final = 210
REGION: Final = 221
DIRECTOR: Final = 228
START: Final = 235
REARRANGE_POWER: Final = 245
REARRANGE_MISSIONS: Final = 246
PLANT: Final = 247
AGENT: Final = 248
OFFER: Final = 256
CLEAR: Final = 259
BOX: Final = 278
CHANGE: Final = 282
