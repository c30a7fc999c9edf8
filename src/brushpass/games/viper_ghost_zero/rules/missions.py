"""Missions: how they are shown, swapped and replaced, and what happens when one is complete."""

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.rules import events
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES
from brushpass.games.viper_ghost_zero.rules.memory import (
    BRIEFED,
    EXPOSED,
    FINISHED,
    REPLACED,
    SWAPPED,
)
from brushpass.games.viper_ghost_zero.rules.piles import draw_card, hand_back, refill_pile
from brushpass.games.viper_ghost_zero.rules.scoring import (
    LAST_ONE_LEFT,
    LOCKED_OUT,
    MISSION_COMPLETE,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState


def expose(state: GhostState, seat: i64) -> None:
    """A Security Alert: the seat is revealed until a Security Disabled (VG-059, VG-062)."""
    one: i64 = 1
    state.revealed |= one << seat
    show(state, seat)


def show(state: GhostState, seat: i64) -> None:
    """Everybody sees the mission of a revealed seat (VG-060)."""
    mission = state.missions[seat]
    state.note(EXPOSED, seat, 0, CARDS + mission)
    state.tell(events.EXPOSED, seat, state.content.mission_facts[mission])


def conceal_all(state: GhostState) -> None:
    """VG-064. Finished seats are not among the revealed, so theirs stay visible (VG-096)."""
    state.revealed = 0
    state.tell(events.CONCEALED)


def swap(state: GhostState, seat: i64, other: i64) -> None:
    """Exchange missions (VG-069). Who is revealed does not change (VG-071)."""
    mission = state.missions[seat]
    state.missions[seat] = state.missions[other]
    state.missions[other] = mission
    state.note(SWAPPED, seat, other, 0)
    state.tell(events.SWAPPED, seat, other)
    look(state, seat)
    look(state, other)


def look(state: GhostState, seat: i64) -> None:
    """The seat looks at its new mission (VG-072); so does everybody if the seat is revealed."""
    mission = state.missions[seat]
    state.note(BRIEFED, seat, 0, CARDS + mission)
    state.tell(events.BRIEFED, seat, state.content.mission_facts[mission])
    if state.revealed >> seat & 1:
        show(state, seat)


def replace(state: GhostState, seat: i64) -> None:
    """The top card is a mission: it takes the place of the seat's own (VG-088), which goes to
    the discard pile (VG-089). A revealed seat stays revealed (VG-091)."""
    old = state.missions[seat]
    state.missions[seat] = state.pile.pop() - CARDS
    state.discard.append(CARDS + old)
    state.note(REPLACED, seat, 0, CARDS + old)
    state.tell(events.REPLACED, seat, state.content.mission_facts[old])
    look(state, seat)


def draw(state: GhostState, seat: i64, count: i64) -> None:
    """Draw `count` cards, one at a time (VG-034), as long as there are any (VG-033). A mission
    is one of them (VG-090)."""
    drawn: list[int] = []
    while count > 0 and refill_pile(state):
        count -= 1
        if state.pile[-1] < CARDS:
            drawn.append(draw_card(state, seat))
            continue
        tell_draw(state, seat, drawn)
        drawn = []
        replace(state, seat)
        declare(state)
        if state.ended or state.finished >> seat & 1:  # VG-092
            return
    tell_draw(state, seat, drawn)


def tell_draw(state: GhostState, seat: i64, drawn: list[int]) -> None:
    if drawn:
        state.tell(events.DREW, seat, len(drawn), drawn)


def declare(state: GhostState) -> None:
    """Declare complete missions (VG-084): the active seat's first, then clockwise (VG-085)."""
    players: i64 = state.players
    seat: i64 = state.active
    turn: i64 = 0
    while turn < players and not state.ended:
        if not state.finished >> seat & 1 and state.complete(seat):
            finish(state, seat)
        seat += 1
        if seat == players:
            seat = 0
        turn += 1


def finish(state: GhostState, seat: i64) -> None:
    """The mission is turned face up (VG-086). Alpha is over (VG-087); in Bravo the seat leaves
    play, its area stays (VG-095)."""
    one: i64 = 1
    mission = state.missions[seat]
    state.finished |= one << seat
    state.revealed &= ~(one << seat)
    state.finishers.append(seat)
    state.note(FINISHED, seat, 0, CARDS + mission)
    returned = state.hand_size[seat] if state.bravo else 0
    place = len(state.finishers)
    state.tell(events.FINISHED, seat, state.content.mission_facts[mission], place, returned)
    if not state.bravo:
        state.end(MISSION_COMPLETE)
        return
    hand_back(state, seat)
    if len(state.finishers) == state.players - 1:
        state.end(LAST_ONE_LEFT)  # VG-098
    elif locked_out(state):
        state.end(LOCKED_OUT)  # VG-099


def locked_out(state: GhostState) -> bool:
    """Whether every mission in circulation needs an objective whose last copy lies in front of
    a finished player (VG-099, VG-100)."""
    gone = 0
    for card in range(OBJECTIVES):
        locked = 0
        for seat in state.finishers:
            locked += state.areas[seat * OBJECTIVES + card]
        if locked == state.content.copies[card]:
            gone |= 1 << card
    if gone == 0:
        return False
    needs = state.content.needs
    for mission in range(len(needs)):
        shown = 0
        for seat in state.finishers:
            if state.missions[seat] == mission:
                shown += 1
        circulating = shown < state.content.copies[CARDS + mission]
        if circulating and needs[mission] & gone == 0:
            return False
    return True
