"""Completing a mission: what it needs, who is where, and paying for it symbol by symbol."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import CARD, COMPLETE, PAY_CODE, PAY_FORGE, PAY_ICON
from brushpass.games.covert.rules.content import (
    FORGER,
    REGION_BENEFIT,
    REGION_PLACE,
    REGIONS,
    bit,
    members,
    size,
)
from brushpass.games.covert.rules.events import (
    COMPLETED,
    FORGED,
    PAID_CARD,
    PAID_CODE,
    PAID_ICON,
    RETURNED_CODE,
    SHOWED_MISSION,
)
from brushpass.games.covert.rules.special import open_window
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep


def add_completable(state: CovertState, seat: i64, options: list[int]) -> None:
    """The missions behind the screen of which everything is met (CV-076)."""
    for mission in members(state.held[seat]):
        if affordable(state, seat, mission) and places_met(state, seat, mission):
            options.append(COMPLETE + mission)


def affordable(state: CovertState, seat: i64, mission: i64) -> bool:
    """Whether the seat could pay for all equipment and agency-card symbols."""
    hand: i64 = state.hands[seat]
    others: i64 = state.content.any_needed[mission]
    codes: i64 = state.broken[seat]
    return _payable(state, seat, mission, 0, 0, codes, hand, others, _forges(state, seat))


def places_met(state: CovertState, seat: i64, mission: i64) -> bool:
    """Whether every city and region has its own agent or region icon (CV-078, CV-079, CV-R44)."""
    needs = state.content.places[mission]
    if not needs:
        return True
    icons: i64 = 0
    done: i64 = state.done[seat]
    for region in range(REGIONS):  # CV-117
        icons |= size(done & state.content.missions_with[REGION_BENEFIT + region]) << 4 * region
    return _match(state, seat, needs, 0, bit(state.content.agents) - 1, icons)


def _match(
    state: CovertState, seat: i64, needs: list[int], at: i64, agents: i64, icons: i64
) -> bool:
    """Whether the needs from `at` on can be met one to one by these agents and icons."""
    if at == len(needs):
        return True
    content = state.content
    place: i64 = needs[at]
    region: i64 = place - REGION_PLACE if place >= REGION_PLACE else content.region_of[place]
    for agent in range(content.agents):
        if agents >> agent & 1:
            city: i64 = state.agents[seat * content.agents + agent]
            there = city == place or (place >= REGION_PLACE and content.region_of[city] == region)
            if there and _match(state, seat, needs, at + 1, agents & ~bit(agent), icons):
                return True
    if icons >> 4 * region & 15:  # CV-R46
        return _match(state, seat, needs, at + 1, agents, icons - bit(4 * region))
    return False


def _forges(state: CovertState, seat: i64) -> i64:
    """How often the seat may put two cards in place of one equipment: the Forger, once a round
    and not for the final missions (CV-144)."""
    if state.finale or state.spent >> seat & 1:
        return 0
    return 1 if state.content.talent[state.characters[seat]] == FORGER else 0


def _payable(
    state: CovertState,
    seat: i64,
    mission: i64,
    at: i64,
    icons_used: i64,
    codes: i64,
    hand: i64,
    others: i64,
    forges: i64,
) -> bool:
    """Whether the equipment from `at` on can be paid with these codes and this hand, beside
    `others` agency cards of any kind. Icons come first, then codes, then cards: if that does not
    do, nothing does."""
    content = state.content
    needs = content.gear_needed[mission]
    done: i64 = state.done[seat]
    short: i64 = 0
    counted: i64 = 0
    for first in range(at, len(needs)):
        gear: i64 = needs[first]
        if counted >> gear & 1:
            continue
        counted |= bit(gear)
        wanted: i64 = 0
        for later in range(first, len(needs)):
            if needs[later] == gear:
                wanted += 1
        wanted -= size(done & content.missions_with[gear]) - (icons_used >> 4 * gear & 15)
        wanted -= size(codes & content.codes_with_gear[gear])
        if wanted > 0:
            showing: i64 = size(hand & content.cards_with_gear[gear])
            if wanted > showing:
                short += wanted - showing
                wanted = showing
            others += wanted
    return short <= forges and others + 2 * short <= size(hand)


def begin_completing(state: CovertState, seat: int, mission: int) -> None:
    """Show the mission and pay for it (CV-R49)."""
    state.known_held[seat] |= bit(mission)
    state.tell(SHOWED_MISSION, seat, state.content.mission_names[mission])
    _pay_on(state, seat, mission, 0, 0)


def _pay_on(state: CovertState, seat: int, mission: int, at: int, icons_used: int) -> None:
    if at < len(state.content.gear_needed[mission]):
        state.stack.append(PayEquipment(seat, mission, at, icons_used))
    else:
        _pay_any(state, seat, mission, state.content.any_needed[mission])


def _pay_any(state: CovertState, seat: int, mission: int, left: int) -> None:
    if left:
        state.stack.append(PayAnyCard(seat, mission, left))
    else:
        _finish(state, seat, mission)


def _finish(state: CovertState, seat: int, mission: int) -> None:
    """The mission goes to the tableau (CV-082), spent codes go back (CV-119), and Espionage may
    answer the cards (CV-R63)."""
    state.give_up_mission(seat, mission)
    state.done[seat] |= bit(mission)
    content = state.content
    state.tell(COMPLETED, seat, content.mission_names[mission], content.points[mission])
    for code in members(state.spending):
        _give_back_code(state, code)
    state.spending = 0
    if state.used:
        open_window(state, seat)


def _give_back_code(state: CovertState, code: int) -> None:
    """Shuffle a used code into the smaller deck, the left one if they are equal (CV-R30)."""
    side = 1 if len(state.code_decks[1]) < len(state.code_decks[0]) else 0
    state.code_decks[side].append(code)
    state.chance.shuffle(state.code_decks[side])
    for seat in range(state.players):
        state.codes_known_in[seat * 2 + side] |= bit(code)
    state.tell(RETURNED_CODE, state.content.code_titles[code], side)


def _lay_out(state: CovertState, seat: int, card: int) -> None:
    """An agency card is paid; all that are paid for a mission are used together."""
    state.give_up_agency(seat, card)
    state.used |= bit(card)
    state.tell(PAID_CARD, seat, state.content.card_titles[card])


class PayEquipment(CovertStep):
    """How to meet the equipment at `at` (CV-077, CV-R48). `icons_used` counts the benefits that
    this mission has already taken up, four bits for each equipment (CV-R45)."""

    def __init__(self, seat: int, mission: int, at: int, icons_used: int) -> None:
        super().__init__(seat)
        self.mission = mission
        self.at = at
        self.icons_used = icons_used

    def rule(self) -> str:
        return "CV-R49"

    def asks(self) -> str:
        return "pay for the equipment, so that the rest stays payable"

    def options(self, state: CovertState) -> tuple[int, ...]:
        content = state.content
        seat: i64 = self.seat
        mission: i64 = self.mission
        gear: i64 = content.gear_needed[mission][self.at]
        others: i64 = content.any_needed[mission]
        later: i64 = self.at + 1
        used: i64 = self.icons_used
        hand: i64 = state.hands[seat]
        broken: i64 = state.broken[seat]
        forges = _forges(state, seat)
        choices: list[int] = []
        if (used >> 4 * gear & 15) < size(state.done[seat] & content.missions_with[gear]):  # CV-116
            more = used + bit(4 * gear)
            if _payable(state, seat, mission, later, more, broken, hand, others, forges):
                choices.append(PAY_ICON)
        codes: i64 = broken & content.codes_with_gear[gear]
        if codes:  # CV-118
            rest = broken & ~(codes & -codes)
            if _payable(state, seat, mission, later, used, rest, hand, others, forges):
                choices.append(PAY_CODE)
        if forges and _payable(state, seat, mission, later, used, broken, hand, others + 2, 0):
            choices.append(PAY_FORGE)
        cards: i64 = hand & content.cards_with_gear[gear]
        if cards:
            fewer = hand & ~(cards & -cards)
            if _payable(state, seat, mission, later, used, broken, fewer, others, forges):
                for card in members(cards):
                    choices.append(CARD + card)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        seat = self.seat
        gear: i64 = state.content.gear_needed[self.mission][self.at]
        used: i64 = self.icons_used
        if action == PAY_FORGE:
            state.spent |= bit(seat)
            state.tell(FORGED, seat, state.content.gear_names[gear])
            state.stack.append(PayForged(seat, self.mission, self.at, self.icons_used, 2))
            return
        if action == PAY_ICON:
            used += bit(4 * gear)
            state.tell(PAID_ICON, seat, state.content.gear_names[gear])
        elif action == PAY_CODE:  # CV-R51
            codes: i64 = state.broken[seat] & state.content.codes_with_gear[gear]
            code = codes & -codes
            state.broken[seat] ^= code
            state.spending |= code
            state.tell(PAID_CODE, seat, state.content.code_titles[members(code)[0]])
        else:
            _lay_out(state, seat, action - CARD)
        _pay_on(state, seat, self.mission, self.at + 1, used)


class PayForged(CovertStep):
    """The Forger's two cards for the equipment at `at`."""

    def __init__(self, seat: int, mission: int, at: int, icons_used: int, left: int) -> None:
        super().__init__(seat)
        self.mission = mission
        self.at = at
        self.icons_used = icons_used
        self.left = left

    def rule(self) -> str:
        return "CV-R49"

    def asks(self) -> str:
        return "discard a card for the forgery, so that the rest stays payable"

    def options(self, state: CovertState) -> tuple[int, ...]:
        seat: i64 = self.seat
        others: i64 = state.content.any_needed[self.mission] + self.left - 1
        hand: i64 = state.hands[seat]
        broken: i64 = state.broken[seat]
        later: i64 = self.at + 1
        choices: list[int] = []
        for card in members(hand):
            rest = hand & ~bit(card)
            if _payable(state, seat, self.mission, later, self.icons_used, broken, rest, others, 0):
                choices.append(CARD + card)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        _lay_out(state, self.seat, action - CARD)
        if self.left > 1:
            state.stack.append(
                PayForged(self.seat, self.mission, self.at, self.icons_used, self.left - 1)
            )
        else:
            _pay_on(state, self.seat, self.mission, self.at + 1, self.icons_used)


class PayAnyCard(CovertStep):
    """An agency card for the agency-card symbol, and nothing else (CV-080, CV-121)."""

    def __init__(self, seat: int, mission: int, left: int) -> None:
        super().__init__(seat)
        self.mission = mission
        self.left = left

    def rule(self) -> str:
        return "CV-121"

    def asks(self) -> str:
        return "discard an agency card for the mission"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([CARD + card for card in members(state.hands[self.seat])])

    def choose(self, state: CovertState, action: int) -> None:
        _lay_out(state, self.seat, action - CARD)
        _pay_any(state, self.seat, self.mission, self.left - 1)
