"""The geometry of a faction: who a card faces, what it shows at its edges, which edges join.

A row is read from west to east as side A sees it (AG-R01). A cell is one integer: the player the
command faces (AG-R02; for the safe house the player who sees white), whether it is dead, and the
card.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.content import BLACK, WHITE, Content

SAFE_HOUSE: Final = 63
DEAD: Final = 8
SEAT: Final = 7


def cell(card: i64, faced: i64) -> i64:
    """A living agent, its command towards `faced`."""
    return card << 4 | faced


def card_of(cell: i64) -> i64:
    return cell >> 4


def faced_by(cell: i64) -> i64:
    return cell & SEAT


def is_house(cell: i64) -> bool:
    return cell >> 4 == SAFE_HOUSE


def side_b(faction: i64, players: i64) -> i64:
    """The seat on side B; the seat on side A has the faction's number (AG-R01)."""
    return (faction + 1) % players


def partner(faction: i64, seat: i64, players: i64) -> i64:
    """The other of the faction's two players."""
    return side_b(faction, players) if seat == faction else faction


def belongs(faction: i64, seat: i64, players: i64) -> bool:
    return seat == faction or seat == side_b(faction, players)


def other_faction(faction: i64, seat: i64, players: i64) -> i64:
    """The seat's faction that is not this one (AG-008, AG-009)."""
    return seat if faction != seat else (seat + players - 1) % players


def relocated(faced: i64, source: i64, target: i64, players: i64) -> i64:
    """Whom a card's command faces once it lies in another faction."""
    if belongs(target, faced, players):
        return faced  # AG-093, AG-R18; AG-R17 where the command faces the shared player
    data: i64 = partner(source, faced, players)
    if belongs(target, data, players):
        return partner(target, data, players)  # AG-R17 where the data does
    return target if faced == source else side_b(target, players)  # AG-R19


def halves(content: Content, cell: i64, faction: i64, seat: i64) -> i64:
    """What a card shows a player of the faction: the half at its west edge, and times four the
    half at its east edge; 0 is no half."""
    faced: i64 = cell & SEAT
    if cell >> 4 == SAFE_HOUSE:  # AG-070, AG-R07
        return WHITE * 5 if faced == seat else BLACK * 5
    if cell & DEAD or faced == seat:  # AG-R11, AG-021
        return 0
    left: i64 = content.left[cell >> 4]
    right: i64 = content.right[cell >> 4]
    if seat == faction:  # AG-R03
        return left | right << 2
    return right | left << 2


class Tally:
    """The complete tokens of a row that face one player."""

    def __init__(self) -> None:
        self.black: i64 = 0
        self.white: i64 = 0
        self.mixed: i64 = 0
        self.run: i64 = 0

    def tokens(self) -> i64:
        return self.black + self.white + self.mixed

    def worth(self, content: Content) -> i64:
        """AG-027, AG-028."""
        same: i64 = self.black + self.white
        return same * content.same_colour_token + self.mixed * content.mixed_token


def tally(content: Content, row: list[int], faction: i64, seat: i64) -> Tally:
    """Count the joints where both cards show the seat a half (AG-026, AG-R04 to AG-R06)."""
    found = Tally()
    run: i64 = 0
    east: i64 = 0
    for number in row:
        shown: i64 = halves(content, number, faction, seat)
        west: i64 = shown & 3
        if east and west:
            run += 1
            if run > found.run:
                found.run = run
            if east != west:
                found.mixed += 1
            elif west == BLACK:
                found.black += 1
            else:
                found.white += 1
        else:
            run = 0
        east = shown >> 2
    return found
