"""The numbering of the actions; windows list them in this order."""

from typing import Final

from brushpass.games.viper_ops.rules.content import (
    BOXES,
    KINDS,
    LEVELS,
    PLACES,
    POWER_CARDS,
    REGIONS,
    SLOTS,
    SPACES,
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
    *[f"mission-{n}" for n in range(1, 11)],
    "runner",
)
COVERS: Final = (
    "seal-team",
    "delta-force",
    "intel-payday",
    "spectronic-gadget",
    "zenith-hovership",
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
DIE: Final = 9  # DIE + face
SET: Final = 15  # SET + face
FACES: Final = 6
MISSION: Final = 22
TURN_IN: Final = 32
ASSIGN: Final = 42
PLAY: Final = 50
RETURN: Final = 73
STATION: Final = 96
POWER: Final = 106
TRACK: Final = 112
MOLE: Final = 118  # MOLE + MOLE_LEVELS * region + level - 1
MOLE_LEVELS: Final = 3
MOLES: Final = 21
AMOUNT: Final = 138  # AMOUNT + number
AMOUNTS: Final = 20
ASSET: Final = 159  # ASSET + SLOTS * asset + slot
INTEL_FOR: Final = 179  # INTEL_FOR + slot
TRAIN: Final = 189
TRAIN_OPERATIVE: Final = 189
TRAIN_WAITING: Final = 190
TRAIN_DEBRIEFED: Final = 192
TRAIN_ON: Final = 194
TRAIN_RUNNER: Final = 204
COVER: Final = 205
COVER_SEAL: Final = 205
COVER_CARD: Final = 206  # COVER_CARD + name - DELTA_FORCE
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

ACTIONS: Final = Actions(
    Family("pass", at=PASS),
    Family("end", at=END),
    Family("roll", at=ROLL),
    Family("recall", at=RECALL),
    Family("colonel", at=CALL_COLONEL),
    Family("decline", at=DECLINE),
    Family("yes", at=YES),
    Family("done", at=DONE),
    Family("chips", at=CHIPS),
    Family("pile", at=PILE),
    Family("die", numbers(1, FACES), at=DIE + 1),
    Family("set", numbers(1, FACES), at=SET + 1),
    Family("mission", numbers(1, SLOTS), at=MISSION),
    Family("turn-in", numbers(1, SLOTS), at=TURN_IN),
    Family("assign", KINDS, at=ASSIGN),
    Family("play", POWER_CARDS, at=PLAY),
    Family("return", POWER_CARDS, at=RETURN),
    Family("station", STATIONS, at=STATION),
    Family("power", numbers(1, SPACES), at=POWER),
    Family("track", numbers(1, SPACES), at=TRACK),
    Family("mole", tuple(f"{region}-{level}" for region in REGIONS for level in LEVELS), at=MOLE),
    Family("amount", numbers(1, AMOUNTS), at=AMOUNT + 1),
    Family("gadget", numbers(1, SLOTS), at=ASSET),
    Family("deployment", numbers(1, SLOTS), at=ASSET + SLOTS),
    Family("intel", numbers(1, SLOTS), at=INTEL_FOR),
    Family("train", TRAINEES, at=TRAIN),
    Family("cover", COVERS, at=COVER),
    Family("commit", numbers(0, SLOTS), at=COMMIT),
    Family("region", REGIONS, at=REGION),
    Family("director", numbers(1, 7), at=DIRECTOR),
    Family("start", numbers(1, SLOTS), at=START),
    Family("rearrange", ("power", "missions"), at=REARRANGE_POWER),
    Family("plant", at=PLANT),
    Family("agent", KINDS, at=AGENT),
    Family("offer", numbers(1, 3), at=OFFER),
    Family("clear", PLACES, at=CLEAR),
    Family("box", numbers(1, BOXES), at=BOX),
    Family("change", at=CHANGE),
)
