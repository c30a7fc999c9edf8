"""Break Codes: swapping tiles, laying Decoder dice on them, claiming codes, drawing new ones."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import (
    CLAIM,
    CLAIM_STARTS,
    DRAW_CODE,
    END_BREAK,
    SWAP,
    SWAP_TILES,
    SWAPS,
)
from brushpass.games.covert.rules.content import (
    BREAKER,
    COLUMNS,
    CRYPTOGRAPHER,
    FACES,
    bit,
    members,
    size,
)
from brushpass.games.covert.rules.special import add_abilities, discard_for_use
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.offers import Refusal

UNREADABLE = -1


def dice_needed(state: CovertState, seat: i64, code: i64, row: i64, start: i64) -> i64:
    """The Decoder dice that make the code readable from this tile on, four bits for each face
    (CV-060, CV-061, CV-R20, CV-R23); UNREADABLE if the seat lacks them or the row ends."""
    digits = state.content.digits[code]
    if start + len(digits) > COLUMNS:  # CV-062
        return UNREADABLE
    needed: i64 = 0
    tile: i64 = row * COLUMNS + start
    for digit in digits:
        if state.cipher[tile] != digit:
            face: i64 = digit - 1
            needed += bit(4 * face)
            if (needed >> 4 * face & 15) > state.decoder[seat * FACES + face]:
                return UNREADABLE
        tile += 1
    return needed


def swaps_for(state: CovertState, seat: int) -> int:
    """CV-054; the Cryptographer has one more."""
    talent = state.content.talent[state.characters[seat]]
    return state.content.swaps + (1 if talent == CRYPTOGRAPHER else 0)


class BreakCodes(CovertStep):
    """A break turn (CV-052): swap, claim, use Code Breaker, in any order (CV-R22, CV-068)."""

    def __init__(self, seat: int, swaps: int) -> None:
        super().__init__(seat)
        self.swaps = swaps

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.swaps)

    def rule(self) -> str:
        return "CV-R26"

    def asks(self) -> str:
        return "swap tiles, claim a code, use Code Breaker or end your break turn"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        add_abilities(state, self.seat, 1 << BREAKER, members(state.hands[self.seat]), choices)
        if self.swaps:
            choices.extend(range(SWAP, SWAP + SWAPS))
        action: i64 = CLAIM
        for code in members(state.codes[self.seat]):
            for row in range(2):
                for start in range(CLAIM_STARTS):
                    if dice_needed(state, self.seat, code, row, start) != UNREADABLE:
                        choices.append(action)
                    action += 1
        choices.append(END_BREAK)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        if action == END_BREAK:
            self._end(state)
        elif action >= CLAIM:
            state.stack.append(BreakCodes(self.seat, self.swaps))
            self._claim(state, action - CLAIM)
        elif action >= SWAP:
            state.stack.append(BreakCodes(self.seat, self.swaps - 1))
            state.swap_tiles(action - SWAP)
            if state.journal is not None:
                one, other = SWAP_TILES[action - SWAP]
                tiles = [state.cipher[other], state.cipher[one]]
                state.journal.tell("swapped", {"seat": self.seat, "tiles": tiles})
        else:  # CV-135, CV-R25
            discard_for_use(state, self.seat, action, BreakCodes(self.seat, self.swaps + 1))

    def _claim(self, state: CovertState, claim: int) -> None:
        slot = claim // (2 * CLAIM_STARTS)
        row = claim // CLAIM_STARTS % 2
        start = claim % CLAIM_STARTS
        code = members(state.codes[self.seat])[slot]
        needed = dice_needed(state, self.seat, code, row, start)
        for face in range(FACES):  # CV-065
            state.decoder[self.seat * FACES + face] -= needed >> 4 * face & 15
        state.codes[self.seat] &= ~bit(code)
        state.broken[self.seat] |= bit(code)  # CV-063
        if state.journal is not None:
            state.journal.tell(
                "broke",
                {
                    "seat": self.seat,
                    "code": state.content.code_title(code),
                    "row": row,
                    "start": start,
                    "dice": [face + 1 for face in range(FACES) if needed >> 4 * face & 15],
                },
            )

    def _end(self, state: CovertState) -> None:
        for face in range(FACES):  # CV-066
            state.decoder[self.seat * FACES + face] = 0
        if state.journal is not None:
            state.journal.tell("ended_break", {"seat": self.seat})
        draw_codes(state, self.seat)

    def why_not(self, state: CovertState, action: int) -> Refusal:
        if SWAP <= action < SWAP + SWAPS:
            return Refusal("CV-054", "you have no swap left")
        if CLAIM <= action < END_BREAK:
            slot = (action - CLAIM) // (2 * CLAIM_STARTS)
            if slot >= size(state.codes[self.seat]):
                return Refusal("CV-053", "you hold no such code card")
            return Refusal("CV-061", "the code cannot be read there with your Decoder dice")
        return super().why_not(state, action)


def draw_codes(state: CovertState, seat: int) -> None:
    """Back up to two code cards, while there are any (CV-067, CV-R28)."""
    left = len(state.code_decks[0]) + len(state.code_decks[1])
    if left and size(state.codes[seat]) < state.content.code_limit:
        state.stack.append(DrawCode(seat))


class DrawCode(CovertStep):
    """From which deck to draw; the second choice sees the new top card (CV-R27)."""

    def rule(self) -> str:
        return "CV-067"

    def asks(self) -> str:
        return "draw a code card"

    def options(self, state: CovertState) -> tuple[int, ...]:
        if not state.code_decks[0]:
            return (DRAW_CODE + 1,)
        if not state.code_decks[1]:
            return (DRAW_CODE,)
        return (DRAW_CODE, DRAW_CODE + 1)

    def choose(self, state: CovertState, action: int) -> None:
        side = action - DRAW_CODE
        code = state.code_decks[side].pop()
        state.codes[self.seat] |= bit(code)
        alike: i64 = state.content.codes_with_gear[state.content.code_gear[code]]
        for seat in range(state.players):
            gone = bit(code) if seat == self.seat else alike
            state.codes_known_in[seat * 2 + side] &= ~gone
        if state.journal is not None:
            state.journal.confide(
                "drew_code",
                {
                    "seat": self.seat,
                    "side": side,
                    "equipment": state.content.gear_names[state.content.code_gear[code]],
                },
                {"code": state.content.code_title(code)},
                (self.seat,),
            )
        draw_codes(state, self.seat)
