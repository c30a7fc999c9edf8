"""A turn: two actions with mission moves around them, then collecting."""

from typing import final

from mypy_extensions import i64

from brushpass.games.the_agents.rules.actions import (
    BITS,
    BUY_AGENT,
    BUY_MISSION,
    CARD,
    CELL,
    END_TURN,
    FACTION,
    HAND,
    LANE,
    MISSION,
    PASS,
    PICK_UP,
    PLACES,
    TO_HAND,
    TRADE,
)
from brushpass.games.the_agents.rules.commands import Order, begin, can_perform
from brushpass.games.the_agents.rules.management import Assign, TradeIn
from brushpass.games.the_agents.rules.missions import may_lie, may_relocate
from brushpass.games.the_agents.rules.play import (
    can_place,
    can_play_free,
    play_card,
    refuse_card,
    reset_moves,
)
from brushpass.games.the_agents.rules.rows import DEAD, faced_by, is_house
from brushpass.games.the_agents.rules.scoring import income, last_round
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.rules.window import END_ACTION
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import Step


@final
class Turn(Step[AgentsState]):
    """What the active player does next."""

    def options(self, state: AgentsState) -> tuple[int, ...]:
        found: list[int] = []
        seat: i64 = self.seat
        acting: bool = state.actions_left > 0
        hand: i64 = state.hands[seat]
        if not acting:
            hand &= state.content.no_action  # AG-R43
        self.add_cards(state, seat, hand, found)
        if acting:
            self.add_commands(state, seat, found)
        self.add_missions(state, seat, found)
        if not acting:
            found.append(END_TURN)
            return tuple(found)
        self.add_draws(state, seat, found)
        if not self.can_act(state, found):
            found.append(PASS)  # AG-R68
        return tuple(found)

    def add_cards(self, state: AgentsState, seat: i64, hand: i64, found: list[int]) -> None:
        """AG-077, AG-099."""
        free: i64 = state.content.free
        anywhere: i64 = state.content.any_faction
        placeable: bool = False
        asked: bool = False
        base: i64 = 0
        while hand:
            for bit in BITS[hand & 255]:
                card: i64 = base + bit
                if free >> card & 1:
                    if can_play_free(state, seat, card):
                        found.append(CARD + card)
                elif anywhere >> card & 1:
                    if can_place(state, seat, card):
                        found.append(CARD + card)
                else:
                    if not asked:
                        placeable = can_place(state, seat, card)
                        asked = True
                    if placeable:
                        found.append(CARD + card)
            hand >>= 8
            base += 8

    def add_commands(self, state: AgentsState, seat: i64, found: list[int]) -> None:
        """AG-040, AG-041, AG-078, AG-R29 to AG-R31."""
        facing: i64 = state.facing[seat]
        faction: i64 = 0
        while facing:
            if facing & 255:
                row = state.rows[faction]
                other = state.partner(faction, seat)
                for index in BITS[facing & 255]:
                    if can_perform(state, seat, other, row[index] >> 4, faction):
                        found.append(CELL + faction * LANE + index)
            facing >>= LANE
            faction += 1

    def add_missions(self, state: AgentsState, seat: i64, found: list[int]) -> None:
        """AG-055 to AG-057, AG-R48: a mission that may be picked up has somewhere to go."""
        hand: i64 = state.mission_hands[seat]
        one, two = state.factions_of(seat)
        first: i64 = state.assigned[one * state.players + seat]
        second: i64 = state.assigned[two * state.players + seat]
        owned: i64 = hand | first | second
        kind: i64 = 0
        while owned:
            copies: i64 = state.content.copies[kind]
            if owned & copies:
                owned &= ~copies
                if may_relocate(state, kind, seat):
                    action: i64 = MISSION + kind * PLACES
                    if hand & copies and (
                        may_lie(state, kind, one, seat) or may_lie(state, kind, two, seat)
                    ):
                        found.append(action + HAND)
                    if first & copies:
                        found.append(action + 1 + one)
                    if second & copies:
                        found.append(action + 1 + two)
            kind += 1

    def add_draws(self, state: AgentsState, seat: i64, found: list[int]) -> None:
        """Buying, trading in, picking up."""
        ip: i64 = state.ip[seat]
        if state.agents_deck and ip >= state.content.agent_price:  # AG-079, AG-R67
            found.append(BUY_AGENT)
        if state.missions_deck:
            if ip >= state.content.mission_price:  # AG-080
                found.append(BUY_MISSION)
            if has_mission(state, seat):  # AG-082, AG-R54
                found.append(TRADE)
        if state.agents_deck and not state.hands[seat] and ip == 0:  # AG-086, AG-R69
            found.append(PICK_UP)

    def can_act(self, state: AgentsState, found: list[int]) -> bool:
        """Whether something on the list uses up an action: neither a mission move nor a
        Mercenary does."""
        for action in found:
            if action < CELL:
                if not state.content.no_action >> action & 1:
                    return True
            elif action < MISSION or action >= BUY_AGENT:
                return True
        return False

    def choose(self, state: AgentsState, action: int) -> None:
        if action == END_TURN:
            end_turn(state)
            return
        state.stack.append(self)
        if action < CELL:
            if not state.content.no_action >> action & 1:
                state.stack.append(END_ACTION)
            play_card(state, self.seat, action - CARD)
        elif MISSION <= action < BUY_AGENT:
            kind, place = divmod(action - MISSION, PLACES)
            state.lifted = state.take_mission(self.seat, kind, place - 1)
            state.stack.append(Assign(self.seat, kind, place))
        else:
            state.stack.append(END_ACTION)
            self.act(state, action)

    def act(self, state: AgentsState, action: int) -> None:
        """An action other than playing an agent."""
        seat = self.seat
        if action < FACTION:
            faction, index = divmod(action - CELL, LANE)
            card = state.rows[faction][index] >> 4
            if state.journal is not None:
                state.journal.tell(
                    "reactivated", {"seat": seat, "card": state.named(card), "faction": faction}
                )
            begin(state, Order(seat, state.partner(faction, seat), card, faction))
        elif action == BUY_AGENT:
            pay(state, seat, state.content.agent_price, "agent")
            state.draw_agent(seat)
        elif action == BUY_MISSION:
            pay(state, seat, state.content.mission_price, "mission")
            state.draw_mission(seat)
        elif action == TRADE:
            state.stack.append(TRADE_IN[seat])
        elif action == PICK_UP:  # AG-087
            if state.journal is not None:
                state.journal.tell("picked up", {"seat": seat})
            state.draw_agent(seat)
        elif state.journal is not None:
            state.journal.tell("passed", {"seat": seat})

    def why_not(self, state: AgentsState, action: int) -> Refusal:
        if action < CELL:
            return self.refuse_play(state, action - CARD)
        if action < FACTION:
            return self.refuse_command(state, action - CELL)
        if MISSION <= action < BUY_AGENT:
            return self.refuse_mission(state, action - MISSION)
        if action == END_TURN:
            return Refusal("AG-075", "you must take both of your actions first")
        if BUY_AGENT <= action <= PASS:
            return self.refuse_draw(state, action)
        if action == TO_HAND:
            return Refusal("AG-056", "first pick up the mission that you want to take back")
        return Refusal("AG-075", "it is your turn: choose an action")

    def refuse_play(self, state: AgentsState, card: int) -> Refusal:
        held = state.hands[self.seat] >> card & 1
        if held and state.actions_left == 0 and not state.content.no_action >> card & 1:
            return Refusal("AG-075", "both of your actions are used up")
        return refuse_card(state, self.seat, card)

    def refuse_command(self, state: AgentsState, at: int) -> Refusal:
        faction, index = divmod(at, LANE)
        if faction >= state.players or index >= len(state.rows[faction]):
            return Refusal("AG-010", "there is no card")
        target = state.rows[faction][index]
        if is_house(target):
            return Refusal("AG-078", "a safe house has no command")
        if target & DEAD:
            return Refusal("AG-R31", "a dead agent's command cannot be used")
        if faced_by(target) != self.seat:
            return Refusal("AG-041", "that command does not face you")
        if state.actions_left == 0:
            return Refusal("AG-075", "both of your actions are used up")
        return Refusal("AG-R29", "that command cannot be performed now")

    def refuse_mission(self, state: AgentsState, at: int) -> Refusal:
        kind, place = divmod(at, PLACES)
        if kind >= state.content.kinds or not self.lies(state, kind, place):
            return Refusal("AG-048", "you have no such mission there")
        if not may_relocate(state, kind, self.seat):
            return Refusal("AG-R49", "you have moved that mission often enough before this action")
        return Refusal("AG-049", "neither of your factions can take that mission now")

    def lies(self, state: AgentsState, kind: int, place: int) -> bool:
        if place == HAND:
            return state.mission_hands[self.seat] & state.content.copies[kind] != 0
        if place > state.players:
            return False
        lying = state.assigned[(place - 1) * state.players + self.seat]
        return lying & state.content.copies[kind] != 0

    def refuse_draw(self, state: AgentsState, action: int) -> Refusal:
        if state.actions_left == 0:
            return Refusal("AG-075", "both of your actions are used up")
        if action == PASS:
            return Refusal("AG-R68", "you may pass only if nothing else is possible")
        if action == PICK_UP and (state.hands[self.seat] or state.ip[self.seat]):
            return Refusal("AG-R69", "picking up is for those without agents and without IP")
        if action == TRADE and not has_mission(state, self.seat):
            return Refusal("AG-082", "you have no mission to trade in")
        agents = action in (BUY_AGENT, PICK_UP)
        if not (state.agents_deck if agents else state.missions_deck):
            return Refusal("AG-R67", "that deck and its pile are empty")
        return Refusal("AG-065", "you do not have enough IP")


def has_mission(state: AgentsState, seat: i64) -> bool:
    if state.mission_hands[seat]:
        return True
    for faction in state.factions_of(seat):
        if state.assigned[faction * state.players + seat]:
            return True
    return False


def pay(state: AgentsState, seat: int, price: int, what: str) -> None:
    """AG-065, AG-081, AG-R75."""
    state.ip[seat] -= price
    if state.journal is not None:
        state.journal.tell("bought", {"seat": seat, "price": price, "what": what})


def end_turn(state: AgentsState) -> None:
    """Collect (AG-084, AG-R53), and on to the next player or the end of the game."""
    seat = state.active
    gains = income(state, seat)
    if state.journal is not None:
        state.journal.tell("collected", {"seat": int(seat), "gains": gains})
    for player in range(state.players):
        state.gain(player, gains[player])
    state.turns += 1
    following: i64 = (seat + 1) % state.players  # AG-007
    if following != state.start or not last_round(state):
        begin_turn(state, following)
    elif state.journal is not None:  # AG-003, AG-004, AG-R63
        state.journal.tell("game over", {"winners": state.winners(), "ip": state.ip.copy()})


def begin_turn(state: AgentsState, seat: i64) -> None:
    state.active = seat
    state.actions_left = state.content.actions  # AG-075
    reset_moves(state)
    if state.journal is not None:
        state.journal.tell(
            "turn", {"seat": int(seat), "round": int(state.turns // state.players) + 1}
        )
    state.stack.append(TURN[seat])


TURN = tuple(Turn(seat) for seat in range(5))
TRADE_IN = tuple(TradeIn(seat) for seat in range(5))
