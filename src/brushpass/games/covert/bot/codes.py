"""How a sensible player breaks codes: which swap, which claim, which die for the Decoder.

Tiles and digits are packed four bits each, dice eight bits for each face, so that trying every
swap takes no time."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.covert.bot.plan import FAR, Plan
from brushpass.games.covert.rules.actions import (
    CLAIM,
    CLAIM_STARTS,
    DRAW_CODE,
    END_BREAK,
    SWAP,
    SWAP_TILES,
    SWAPS,
    TOKEN,
)
from brushpass.games.covert.rules.breaking import dice_needed
from brushpass.games.covert.rules.content import BREAKER, COLUMNS, FACES, bit, members, size
from brushpass.games.covert.rules.state import CovertState

ENOUGH: Final = 0x808080808080  # the top bit of every face
TOO_FEW: Final = -1
WANTED: Final = 6.2
UNWANTED: Final = 0.2
ONE: Final = [4 * SWAP_TILES[swap][0] for swap in range(SWAPS)]
OTHER: Final = [4 * SWAP_TILES[swap][1] for swap in range(SWAPS)]


@final
class Readings:
    """What a seat can read of its codes: how many as the tiles lie, the swap after which it is
    most (-1 if none helps), and the faces of which one more Decoder die would open another."""

    def __init__(self, state: CovertState, seat: i64) -> None:
        self.digits: list[int] = []
        self.lengths: list[int] = []
        for code in members(state.codes[seat]):
            packed: i64 = 0
            length: i64 = 0
            for digit in state.content.digits[code]:
                packed |= digit << length
                length += 4
            self.digits.append(packed)
            self.lengths.append(length)
        self.dice: i64 = ENOUGH
        for face in range(FACES):
            self.dice += state.decoder[seat * FACES + face] << 8 * face
        self.for_one: i64 = 0
        self.for_both: i64 = 0
        tiles: i64 = 0
        for tile in range(2 * COLUMNS):
            tiles |= state.cipher[tile] << 4 * tile
        self.now = self._readable(tiles)
        self.most = self.now
        self.swap = -1
        for swap in range(SWAPS):
            if self.most == 2:
                break
            one: i64 = ONE[swap]
            other: i64 = OTHER[swap]
            change: i64 = (tiles >> one ^ tiles >> other) & 15
            if change:
                readable = self._readable(tiles ^ (change << one) ^ (change << other))
                if readable > self.most:
                    self.most = readable
                    self.swap = swap

    def wish(self, face: i64) -> float:
        """How much the seat wants a die of this face on the Decoder."""
        wanted: i64 = 0
        if self.most < 2:
            wanted = self.for_both
        if self.most < 1:
            wanted |= self.for_one
        return WANTED if wanted >> 8 * face & 1 else UNWANTED

    def _readable(self, tiles: i64) -> int:
        """How many codes the dice can break together as these tiles lie."""
        firsts: list[int] = []
        found = 0
        for index in range(len(self.digits)):
            digits: i64 = self.digits[index]
            length: i64 = self.lengths[index]
            window: i64 = bit(length) - 1
            for row in range(2):
                at: i64 = 4 * COLUMNS * row
                end: i64 = at + 4 * COLUMNS - length
                while at <= end:
                    needed = _dice_for(tiles >> at & window ^ digits, digits)
                    at += 4
                    lack = self._lack(needed)
                    if lack == TOO_FEW:
                        continue
                    if lack == 0:
                        found = 1
                    self.for_one |= lack
                    if index == 0:
                        firsts.append(needed)
                        continue
                    for other in firsts:
                        lack = self._lack(needed + other)
                        if lack == 0:
                            return 2
                        if lack != TOO_FEW:
                            self.for_both |= lack
        return found

    def _lack(self, needed: i64) -> i64:
        """0 with enough dice, the face of the only one that lacks, TOO_FEW if there are more."""
        short: i64 = ENOUGH & ~(self.dice - needed)
        if short == 0:
            return 0
        die: i64 = short >> 7
        if die & (die - 1) or ENOUGH & ~(self.dice + die - needed):
            return TOO_FEW
        return die


def _dice_for(wrong: i64, digits: i64) -> i64:
    """The dice that make the code readable where tiles are wrong (CV-060)."""
    needed: i64 = 0
    while digits:
        if wrong & 15:
            needed += bit(8 * ((digits & 15) - 1))
        wrong >>= 4
        digits >>= 4
    return needed


def break_turn(state: CovertState, seat: i64, options: tuple[int, ...]) -> int:
    """Claim with the fewest dice; swap when that opens a code, or both at once."""
    readings = Readings(state, seat)
    swappable = SWAP in options
    if swappable and readings.swap >= 0:
        return SWAP + readings.swap
    claim = -1
    fewest = FAR
    for action in options:
        if CLAIM <= action < END_BREAK:
            spot = action - CLAIM
            code = members(state.codes[seat])[spot // (2 * CLAIM_STARTS)]
            row = spot // CLAIM_STARTS % 2
            dice = size(dice_needed(state, seat, code, row, spot % CLAIM_STARTS))
            if dice < fewest:
                fewest = dice
                claim = action
    if claim >= 0:
        return claim
    if TOKEN + BREAKER in options and not swappable and readings.swap >= 0:
        return TOKEN + BREAKER
    return END_BREAK


def draw_code(state: CovertState, plan: Plan, options: tuple[int, ...]) -> int:
    """The deck whose top shows equipment that is lacking."""
    best = options[0]
    best_worth = -1.0
    for action in options:
        gear = state.content.code_gear[state.code_decks[action - DRAW_CODE][-1]]
        if plan.lacking[gear] > best_worth:
            best_worth = plan.lacking[gear]
            best = action
    return best
