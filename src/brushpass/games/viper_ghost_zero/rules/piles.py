"""The draw pile, the discard pile, and cards on their way between them and the hands."""

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules import events
from brushpass.games.viper_ghost_zero.rules.content import CARDS
from brushpass.games.viper_ghost_zero.rules.memory import DREW, HANDED_BACK, RESHUFFLED, RETURNED
from brushpass.games.viper_ghost_zero.rules.state import GhostState


def refill_pile(state: GhostState) -> bool:
    """Whether the draw pile has a card, after a reshuffle if it had none (VG-031, VG-032)."""
    if state.pile:
        return True
    if not state.discard:
        return False
    pile = state.discard
    state.discard = []
    pile.sort()
    state.chance.shuffle(pile)
    state.pile = pile
    state.note(RESHUFFLED, 0, 0, 0)
    state.tell(events.RESHUFFLED, len(pile))
    return True


def draw_card(state: GhostState, seat: i64) -> i64:
    """Draw the top card, which is no mission, into the hand."""
    card: i64 = state.pile.pop()
    state.add_to_hand(seat, card)
    state.note(DREW, seat, 0, card)
    return card


def return_card(state: GhostState, seat: i64, card: i64) -> None:
    """Put a surplus card from the hand at the very bottom of the pile (VG-023, VG-025)."""
    state.remove_from_hand(seat, card)
    refill_pile(state)  # VG-035
    state.pile.insert(0, card)
    state.note(RETURNED, seat, 0, card)
    state.tell(events.RETURNED, seat, card)  # VG-026


def hand_back(state: GhostState, seat: i64) -> None:
    """A finisher's hand goes under the pile, in random order and unseen (VG-094)."""
    cards: list[int] = []
    card: i64 = 0
    while card < CARDS:
        cards += [card] * state.hands[seat * CARDS + card]
        state.hands[seat * CARDS + card] = 0
        card += 1
    state.held[seat] = 0
    state.hand_size[seat] = 0
    if not cards:
        return
    refill_pile(state)  # VG-035
    for each in cards:
        state.note(HANDED_BACK, seat, 0, each)
    state.chance.shuffle(cards)
    state.pile = cards + state.pile
