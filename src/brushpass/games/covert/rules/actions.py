"""Every action of Covert, by number. The numbers are fixed; cards and cities count from 0."""

from typing import Final

from brushpass.games.covert.rules.content import (
    ABILITIES,
    MAX_AGENCY,
    MAX_CITIES,
    MAX_MISSIONS,
    REGIONS,
)
from brushpass.kernel.actions import Actions, Family

COMPLETE_CIRCLE: Final = 0
MISSION_CIRCLE: Final = 1
AGENCY_CIRCLE: Final = 2
MOVEMENT_CIRCLE: Final = 3
FOLDER: Final = 4
DECODER: Final = 5
CIRCLES: Final = 4
AREAS: Final = ("complete", "mission", "agency", "movement", "folder", "decoder")
REGION_WORDS: Final = ("purple", "green", "blue", "orange", "yellow", "red")
DECK: Final = "deck"

CHARACTER: Final = 0
MISSION: Final = 6
PLACE: Final = 66
DROP_OUT: Final = 102
END_TURN: Final = 103
PASS: Final = 104
REROLL: Final = 105
ROLL: Final = 106
DIE: Final = 107
GAMBLE: Final = 113
ABILITY: Final = 115
TOKEN: Final = 163
FLY: Final = 171
AGENT: Final = 219
KEEP_TOKEN: Final = 222
SWAP: Final = 230
CLAIM: Final = 248
END_BREAK: Final = 264
DRAW_CODE: Final = 265
COMPLETE: Final = 267
PAY_ICON: Final = 327
PAY_CODE: Final = 328
PAY_FORGE: Final = 329
CARD: Final = 330
TAKE_MISSION: Final = 378
TAKE: Final = 382
TAKE_TWO: Final = 388
MOVE_DICE: Final = 395
MOVE: Final = 401
STOP: Final = 473
FORFEIT: Final = 474
REWARD_REGION: Final = 478
REWARD_DECK: Final = 479
SEARCH_AGENCY: Final = 480
SEARCH_MISSIONS: Final = 481

SWAPS: Final = 18
CLAIM_STARTS: Final = 4


def _pairs() -> tuple[tuple[int, int], ...]:
    """The tiles of each swap (CV-055 to CV-058); tile 0 is top left, tile 6 below it."""
    top = [(column, column + 1) for column in range(5)]
    bottom = [(6 + column, 7 + column) for column in range(5)]
    upright = [(column, column + 6) for column in range(6)]
    return (*top, *bottom, *upright, (0, 5), (6, 11))


SWAP_TILES: Final = _pairs()


def _tile(tile: int) -> str:
    return f"{'tb'[tile // 6]}{tile % 6 + 1}"


def _numbered(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number:02d}" for number in range(1, count + 1))


ACTIONS: Final = Actions(
    Family("character", tuple(f"H{number}" for number in range(1, 7))),
    Family("mission", _numbered("M", MAX_MISSIONS)),
    Family("place", tuple(f"{area}-{face}" for area in AREAS for face in range(1, 7))),
    Family("drop-out"),
    Family("end-turn"),
    Family("pass"),
    Family("reroll"),
    Family("roll"),
    Family("die", tuple(str(face) for face in range(1, 7))),
    Family("gamble", ("+1", "-1")),
    Family("ability", _numbered("A", MAX_AGENCY)),
    Family("token", tuple(ability.lower() for ability in ABILITIES)),
    Family("fly", _numbered("A", MAX_AGENCY)),
    Family("agent", ("a", "b", "c")),
    Family("keep-token", tuple(ability.lower() for ability in ABILITIES)),
    Family("swap", tuple(f"{_tile(one)}-{_tile(other)}" for one, other in SWAP_TILES)),
    Family(
        "claim",
        tuple(
            f"{slot}-{_tile(row * 6 + at)}" for slot in (1, 2) for row in (0, 1) for at in range(4)
        ),
    ),
    Family("end-break"),
    Family("draw-code", ("left", "right")),
    Family("complete", _numbered("M", MAX_MISSIONS)),
    Family("pay", ("icon", "code", "forge")),
    Family("card", _numbered("A", MAX_AGENCY)),
    Family("take-mission", ("1", "2", "3", DECK)),
    Family("take", REGION_WORDS),
    Family("take-two", (*REGION_WORDS, DECK)),
    Family("move-dice", tuple(str(count) for count in range(1, 7))),
    Family(
        "move", tuple(f"{agent}-{city}" for agent in "abc" for city in range(1, MAX_CITIES + 1))
    ),
    Family("stop"),
    Family("forfeit", AREAS[:CIRCLES]),
    Family("reward", ("region", DECK)),
    Family("search", ("agency", "missions")),
)
assert len(REGION_WORDS) == REGIONS
