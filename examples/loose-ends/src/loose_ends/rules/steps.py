"""A turn, decision by decision. Each rule against an action is one function here."""

from brushpass.kernel.bits import bit
from brushpass.kernel.grammar import SEAT_NAMES
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step
from loose_ends.rules import events, hidden
from loose_ends.rules.actions import CITY, DRAW, FILE_DRAWN, FILE_HELD, NAME, RIVAL
from loose_ends.rules.content import (
    BROKER,
    CITIES,
    CODES,
    CONTACTS,
    COURIER,
    FORGER,
    NONE,
    WATCHER,
    city_of,
    trade_of,
)
from loose_ends.rules.state import LooseEndsState


class TakeTurn(Step[LooseEndsState]):
    """Draw a file, or name the leak."""

    def candidates(self, state: LooseEndsState) -> list[int]:
        return [DRAW, *range(NAME, NAME + CONTACTS)]

    def forbids(self, state: LooseEndsState, action: int) -> Refusal | None:
        if action == DRAW:
            return empty_pile(state)
        if action < NAME:
            return Refusal("LE-010", "begin your turn: draw a file, or name the leak")
        return in_plain_sight(state, self.seat, action - NAME)

    def choose(self, state: LooseEndsState, action: int) -> None:
        if action == DRAW:
            state.drawn = state.pile.pop()
            state.tell(events.DREW, self.seat, CODES[state.drawn])
            state.stack.append(FileOne(self.seat))
        else:
            name_leak(state, self.seat, action - NAME)


class FileOne(Step[LooseEndsState]):
    """Put one of two files on the board."""

    def candidates(self, state: LooseEndsState) -> list[int]:
        return [FILE_HELD, FILE_DRAWN]

    def forbids(self, state: LooseEndsState, action: int) -> Refusal | None:
        if action in (FILE_HELD, FILE_DRAWN):
            return None
        return Refusal("LE-012", "put one of your two files on the board first")

    def choose(self, state: LooseEndsState, action: int) -> None:
        contact = state.drawn
        if action == FILE_HELD:
            contact = state.files[self.seat]
            state.files[self.seat] = state.drawn
            hidden.keep_new(state, self.seat)
        state.drawn = NONE
        state.board.append(contact)
        which = "held" if action == FILE_HELD else "drawn"
        state.tell(events.FILED, self.seat, which, CODES[contact])
        trade = trade_of(contact)  # LE-013
        if trade == BROKER:
            state.stack.append(PickCity(self.seat))
        else:
            state.stack.append(PickRival(self.seat, trade))


class PickRival(Step[LooseEndsState]):
    """Whom a watcher looks at, a courier visits, a forger asks."""

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade = trade

    def candidates(self, state: LooseEndsState) -> list[int]:
        return list(range(RIVAL, RIVAL + state.players))

    def forbids(self, state: LooseEndsState, action: int) -> Refusal | None:
        if not RIVAL <= action < CITY:
            return Refusal("LE-013", "choose a rival: the file that you put down must be used")
        return no_rival(state, self.seat, action - RIVAL)

    def choose(self, state: LooseEndsState, action: int) -> None:
        rival = action - RIVAL
        if self.trade == FORGER:  # LE-016
            state.stack.append(PickCity(self.seat, rival))
            return
        mine, theirs = state.files[self.seat], state.files[rival]
        if self.trade == WATCHER:  # LE-014
            hidden.look(state, self.seat, rival)
            state.tell(events.LOOKED, self.seat, rival, CODES[theirs])
        elif self.trade == COURIER:  # LE-015
            state.files[self.seat], state.files[rival] = theirs, mine
            hidden.swap(state, self.seat, rival)
            state.tell(events.SWAPPED, self.seat, rival, CODES[mine], CODES[theirs])
        next_turn(state, self.seat)


class PickCity(Step[LooseEndsState]):
    """Which city a rival is asked about, or the archive where there is no rival."""

    def __init__(self, seat: int, rival: int = NONE) -> None:
        super().__init__(seat)
        self.rival = rival

    def candidates(self, state: LooseEndsState) -> list[int]:
        return list(range(CITY, CITY + len(CITIES)))

    def forbids(self, state: LooseEndsState, action: int) -> Refusal | None:
        if not CITY <= action < NAME:
            return Refusal("LE-013", "choose a city: the question must be put")
        return None if self.rival != NONE else asked_before(state, self.seat, action - CITY)

    def choose(self, state: LooseEndsState, action: int) -> None:
        city = action - CITY
        if self.rival != NONE:
            yes = city_of(state.files[self.rival]) == city
            hidden.answer(state, self.rival, city, yes)
            state.tell(events.ANSWERED, self.seat, self.rival, CITIES[city], yes)
        else:  # LE-017
            state.asked[self.seat] |= bit(city)
            yes = city_of(state.leak) == city
            state.tell(events.ASKED, self.seat, CITIES[city], yes)
        next_turn(state, self.seat)


def empty_pile(state: LooseEndsState) -> Refusal | None:
    if state.pile:
        return None
    return Refusal("LE-011", "the pile is empty: name the leak")


def in_plain_sight(state: LooseEndsState, seat: int, contact: int) -> Refusal | None:
    if contact in state.board:
        return Refusal("LE-020", "that file lies on the board: it is not in the envelope")
    if contact == state.files[seat]:
        return Refusal("LE-020", "you hold that file yourself: it is not in the envelope")
    return None


def no_rival(state: LooseEndsState, seat: int, rival: int) -> Refusal | None:
    if rival == seat:
        return Refusal("LE-018", "that is you; choose somebody else")
    if rival >= state.players:
        return Refusal("LE-018", f"nobody plays {SEAT_NAMES[rival]}")
    if not state.is_in(rival):
        return Refusal("LE-018", f"{SEAT_NAMES[rival]} is out, and holds no file")
    return None


def asked_before(state: LooseEndsState, seat: int, city: int) -> Refusal | None:
    if state.asked[seat] & bit(city):
        return Refusal("LE-017", f"the archive has told you about {CITIES[city].title()} already")
    return None


def name_leak(state: LooseEndsState, seat: int, contact: int) -> None:
    right = contact == state.leak
    state.tell(events.NAMED, seat, CODES[contact], right)
    if right:
        win(state, seat)  # LE-021
        return
    state.tell(events.LEFT, seat, CODES[state.files[seat]])
    state.board.append(state.files[seat])  # LE-022
    state.files[seat] = NONE
    hidden.keep_new(state, seat)
    hidden.rule_out(state, contact)
    left = [other for other in range(state.players) if state.is_in(other)]
    if len(left) == 1:
        win(state, left[0])  # LE-025
    else:
        next_turn(state, seat)


def win(state: LooseEndsState, seat: int) -> None:
    """Nothing is pushed: with an empty stack the game is over."""
    state.winner = seat
    state.tell(events.WON, seat, CODES[state.leak])


def next_turn(state: LooseEndsState, seat: int) -> None:
    following = (seat + 1) % state.players
    while not state.is_in(following):
        following = (following + 1) % state.players
    state.stack.append(TakeTurn(following))
