"""The numbering of the actions. Cards and missions go by their number in the deck."""

from typing import Final

from mypy_extensions import i64

from brushpass.kernel.actions import Actions, Family

MAX_AGENTS: Final = 36
MAX_KINDS: Final = 20
MAX_FACTIONS: Final = 5
LANE: Final = 8  # the longest row: seven agents and the safe house
PLACES: Final = 6  # hand, then the factions

CARD: Final = 0
CELL: Final = 36
FACTION: Final = 76
GAP: Final = 81
PLAYER: Final = 89
MISSION: Final = 94
BUY_AGENT: Final = 214
BUY_MISSION: Final = 215
TRADE: Final = 216
PICK_UP: Final = 217
PASS: Final = 218
END_TURN: Final = 219
TO_HAND: Final = 220
STOP: Final = 221
DECLINE: Final = 222
TAKE_AGENT: Final = 223
TAKE_MISSION: Final = 224

HAND: Final = 0


def card_name(card: int) -> str:
    return f"A{card + 1:02d}"


def mission_name(kind: int) -> str:
    return f"M{kind + 1:02d}"


ACTIONS: Final = Actions(
    Family("card", tuple(card_name(card) for card in range(MAX_AGENTS))),
    Family("cell", tuple(f"{f}.{i}" for f in range(MAX_FACTIONS) for i in range(LANE))),
    Family("faction", tuple(str(f) for f in range(MAX_FACTIONS))),
    Family("gap", tuple(str(g) for g in range(LANE))),
    Family("player", tuple(str(p) for p in range(MAX_FACTIONS))),
    Family(
        "mission",
        tuple(
            f"{mission_name(kind)}.{place - 1 if place else 'hand'}"
            for kind in range(MAX_KINDS)
            for place in range(PLACES)
        ),
    ),
    Family("buy-agent"),
    Family("buy-mission"),
    Family("trade"),
    Family("pick-up"),
    Family("pass"),
    Family("end-turn"),
    Family("to-hand"),
    Family("stop"),
    Family("decline"),
    Family("take-agent"),
    Family("take-mission"),
)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(at for at in range(8) if mask >> at & 1)


BITS: Final = [_bits(mask) for mask in range(256)]


def bit(number: i64) -> i64:
    mask: i64 = 1
    mask <<= number  # in place: compiled, a literal 1 would be shifted as 32 bits
    return mask


def lane(faction: i64) -> i64:
    """The bits of a faction's cells."""
    return bit(faction * LANE) * 255


def cell_bit(faction: i64, index: i64) -> i64:
    return bit(faction * LANE + index)


def members(mask: i64) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    base: i64 = 0
    while mask:
        for at in BITS[mask & 255]:
            found.append(base + at)
        mask >>= 8
        base += 8
    return found


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty."""
    base: i64 = 0
    while not mask & 255:
        mask >>= 8
        base += 8
    return base + BITS[mask & 255][0]


def size(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
