"""What seats know of files they cannot see, and worlds that agree with it.

`imagine` draws from all deals of the unseen files that what the seat knows allows, each as likely
as any other (as nearly as `kernel.deal` makes it): what rivals chose to keep is not weighed."""

from typing import TYPE_CHECKING

from brushpass.kernel.bits import bit, members
from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.deal import deal
from loose_ends.rules.content import ALL, CONTACTS, NONE, OF_CITY

if TYPE_CHECKING:
    from loose_ends.rules.state import LooseEndsState


def keep_new(state: "LooseEndsState", seat: int) -> None:
    """The file in this hand is another one now: nothing is known of it."""
    state.may[seat] = ALL
    for viewer in range(state.players):
        state.seen[viewer] &= ~bit(seat)


def look(state: "LooseEndsState", seat: int, rival: int) -> None:
    state.seen[seat] |= bit(rival)


def swap(state: "LooseEndsState", seat: int, rival: int) -> None:
    """What was known of the one file is known of the other; the two know both."""
    state.may[seat], state.may[rival] = state.may[rival], state.may[seat]
    both = bit(seat) | bit(rival)
    for viewer in range(state.players):
        if state.seen[viewer] & both in (bit(seat), bit(rival)):
            state.seen[viewer] ^= both
    look(state, seat, rival)
    look(state, rival, seat)


def answer(state: "LooseEndsState", place: int, city: int, yes: bool) -> None:
    state.may[place] &= OF_CITY[city] if yes else ALL & ~OF_CITY[city]


def rule_out(state: "LooseEndsState", contact: int) -> None:
    """Everybody knows that this is not the leak."""
    state.may[state.players] &= ~bit(contact)


def knows(state: "LooseEndsState", viewer: int | None, holder: int) -> bool:
    """Whether the viewer knows the file in a hand."""
    if viewer is None or not state.is_in(holder):
        return False
    return viewer == holder or bool(state.seen[viewer] & bit(holder))


def unseen(state: "LooseEndsState", viewer: int | None) -> int:
    """The contacts whose files the viewer has not before their eyes, or in mind."""
    mask = ALL
    for contact in state.board:
        mask &= ~bit(contact)
    for holder in range(state.players):
        if knows(state, viewer, holder):
            mask &= ~bit(state.files[holder])
    if state.drawn != NONE and viewer == state.to_move:
        mask &= ~bit(state.drawn)
    return int(mask)


def possible(state: "LooseEndsState", viewer: int | None, place: int) -> int:
    """The contacts that the file of a seat, or of the leak (the place after the last seat), can be
    for all that the viewer knows."""
    if place < state.players and knows(state, viewer, place):
        return int(bit(state.files[place]))
    mask = state.may[place] & unseen(state, viewer)
    if place == state.players and viewer is not None:
        for city in members(state.asked[viewer]):
            mask &= OF_CITY[city] if OF_CITY[city] & bit(state.leak) else ~OF_CITY[city]
    return mask


def imagine(state: "LooseEndsState", seat: int | None, rng: Chance) -> "LooseEndsState":
    other = state.clone()
    other.chance = fresh(rng)
    free = unseen(state, seat)
    rivals = [
        holder
        for holder in range(state.players)
        if state.is_in(holder) and not knows(state, seat, holder)
    ]
    drawn_by_rival = state.drawn != NONE and seat != state.to_move
    masks = [possible(state, seat, holder) for holder in rivals]
    masks.append(possible(state, seat, state.players))
    sizes = [1] * len(masks)
    if drawn_by_rival:
        masks.append(free)
        sizes.append(1)
    masks.append(free)
    sizes.append(len(state.pile))
    supply = [int(free >> contact & 1) for contact in range(CONTACTS)]
    caps = [int(mask >> contact & 1) for mask in masks for contact in range(CONTACTS)]
    dealt = deal(supply, sizes, caps, rng)
    for place, holder in enumerate(rivals):
        other.files[holder] = dealt[place]
    other.leak = dealt[len(rivals)]
    if drawn_by_rival:
        other.drawn = dealt[len(rivals) + 1]
    other.pile = dealt[len(dealt) - len(state.pile) :]
    return other
