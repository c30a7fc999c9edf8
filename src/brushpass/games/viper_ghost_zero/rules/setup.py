"""The set-up: missions, hands, the draw pile."""

from brushpass.games.viper_ghost_zero.rules import events
from brushpass.games.viper_ghost_zero.rules.content import CARDS, Content
from brushpass.games.viper_ghost_zero.rules.memory import BRIEFED
from brushpass.games.viper_ghost_zero.rules.piles import draw_card
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import BEGIN_TURN


def set_up(state: GhostState, content: Content) -> None:
    """Deal missions and hands (VG-001 to VG-011), and begin."""
    state.clear(content)
    players = state.players
    actions: list[int] = []
    for card in range(CARDS):
        actions += [card] * content.copies[card]
    missions: list[int] = []  # VG-001
    for mission in range(content.missions()):
        missions += [mission] * content.copies[CARDS + mission]
    state.chance.shuffle(missions)
    state.missions = missions[:players]  # VG-002
    for seat in range(players):
        state.note(BRIEFED, seat, 0, CARDS + state.missions[seat])  # VG-004
    state.chance.shuffle(actions)
    state.pile = actions  # VG-009
    for seat in range(players):
        for _ in range(content.deal):
            draw_card(state, seat)  # VG-006
    spare = sorted(missions[players:])
    if state.bravo:
        state.pile += [CARDS + mission for mission in spare]  # VG-008
        state.chance.shuffle(state.pile)
    else:
        state.set_aside = spare  # VG-007
    state.tell(events.DEALT, content.deal, state.variant)
    state.active = content.first_seat % players  # VG-011
    state.stack.append(BEGIN_TURN)
    state.begin()
