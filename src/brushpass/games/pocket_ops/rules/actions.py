"""The actions of Pocket Ops by number, and the options that rooms and kinds make."""

from typing import Final

from brushpass.games.pocket_ops.rules.facility import ROOMS, ROOMS_OF
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.kernel.actions import Actions, Family

ACTIONS: Final = Actions(
    Family("pick", KINDS),
    Family("predict", tuple(ROOMS)),
    Family("place", tuple(ROOMS)),
    Family("deploy", tuple(ROOMS)),
    Family("decline"),
    Family("target", tuple(ROOMS)),
)
PICK: Final = 0
PREDICT: Final = 8
PLACE: Final = 17
DEPLOY: Final = 26
DECLINE: Final = 35
TARGET: Final = 36


def _ids(base: int) -> list[tuple[int, ...]]:
    return [tuple(base + room for room in ROOMS_OF[mask]) for mask in range(512)]


PICKS: Final = [tuple(kind for kind in range(8) if mask >> kind & 1) for mask in range(256)]
PREDICTS: Final = _ids(PREDICT)
PLACES: Final = _ids(PLACE)
DEPLOYS: Final = _ids(DEPLOY)
PLACES_AND_DEPLOYS: Final = [PLACES[mask] + DEPLOYS[mask] for mask in range(512)]
TARGETS: Final = _ids(TARGET)
TARGETS_OR_NONE: Final = [(DECLINE, *TARGETS[mask]) for mask in range(512)]
