"""How a sensible player breaks codes: which swap, which claim, which die for the Decoder."""

from mypy_extensions import i64

from brushpass.games.covert.bot_plan import FAR, Plan
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
from brushpass.games.covert.rules.breaking import UNREADABLE, dice_needed
from brushpass.games.covert.rules.content import (
    BREAKER,
    members,
    size,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.table import FACES


def codes_readable(state: CovertState, seat: i64) -> int:
    """How many of the seat's codes its Decoder dice can break together as the tiles lie."""
    codes = members(state.codes[seat])
    firsts: list[int] = []
    broken = 0
    for index in range(len(codes)):
        found = False
        for spot in range(2 * CLAIM_STARTS):
            row = spot // CLAIM_STARTS
            needed = dice_needed(state, seat, codes[index], row, spot % CLAIM_STARTS)
            if needed == UNREADABLE:
                continue
            found = True
            if index == 0:
                firsts.append(needed)
            else:
                for other in firsts:
                    if enough_dice(state, seat, needed + other):
                        return 2
        if found:
            broken = 1
    return broken


def enough_dice(state: CovertState, seat: i64, needed: i64) -> bool:
    for face in range(FACES):
        if (needed >> 4 * face & 15) > state.decoder[seat * FACES + face]:
            return False
    return True


def best_swap(state: CovertState, seat: i64) -> tuple[int, int]:
    """The swap after which most codes are readable, and how many; (-1, as it lies) if none helps."""
    scratch = state.clone()
    best = -1
    most = codes_readable(state, seat)
    for swap in range(SWAPS):
        one, other = SWAP_TILES[swap]
        if state.cipher[one] == state.cipher[other]:
            continue
        scratch.swap_tiles(swap)
        readable = codes_readable(scratch, seat)
        scratch.swap_tiles(swap)
        if readable > most:
            most = readable
            best = swap
            if most == 2:
                break
    return best, most


def break_turn(state: CovertState, seat: i64, options: tuple[int, ...]) -> int:
    """Claim with the fewest dice; swap when that opens a code, or both at once."""
    now = codes_readable(state, seat)
    swappable = SWAP in options
    swap, then = best_swap(state, seat) if swappable else (-1, now)
    if swap >= 0 and (now == 0 or then > now):
        return SWAP + swap
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
    if TOKEN + BREAKER in options and not swappable and best_swap(state, seat)[0] >= 0:
        return TOKEN + BREAKER
    return END_BREAK


def decoder_wish(state: CovertState, seat: i64, face: i64) -> float:
    """What a die of this face would add to the codes that can be broken this round."""
    scratch = state.clone()
    before = best_swap(scratch, seat)[1]
    scratch.decoder[seat * FACES + face] += 1
    after = best_swap(scratch, seat)[1]
    return 6.2 if after > before else 0.2


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
