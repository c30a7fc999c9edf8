"""The stations: when they can be used and what they do."""

from typing import Final

from brushpass.games.viper_ops.rules.actions import (
    AMOUNT,
    AMOUNTS,
    ASSET,
    COVER,
    DIRECTOR,
    REGION,
    TRAIN,
)
from brushpass.games.viper_ops.rules.agents import (
    add_budget,
    budget_highest,
    nobody_rises,
    promote,
    untrainable,
)
from brushpass.games.viper_ops.rules.cards import (
    draw_mission,
    draw_power,
    gain_mission,
    gain_power,
    holds,
    mat_full,
    no_mission_left,
    no_power_card_left,
    region_empty,
    reveal,
    search_region,
)
from brushpass.games.viper_ops.rules.content import (
    ACADEMY,
    AGENT_TRAINER,
    CYBER_BOX,
    DRAW_POWER,
    DREW,
    EXTRA_MISSION,
    EXTRA_REGIONAL,
    FIELD_OFFICE,
    INTEL_SCROUNGER,
    LABORATORY,
    MISSION_TRACK,
    NONE,
    OPERATIVE,
    POWER_TRACK,
    PROTEGE,
    RAISE_BUDGET,
    RAISED,
    SEAL_TEAM,
    SLOTS,
)
from brushpass.games.viper_ops.rules.dice import dice_pips, empty_box
from brushpass.games.viper_ops.rules.events import GOES_TO, HIRED, PLACED, SEAL_RECRUITED
from brushpass.games.viper_ops.rules.payment import pips, shows, start_payment
from brushpass.games.viper_ops.rules.refuse import NOT_NOW, SUPPLY_EMPTY, Numbered
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step

CYBER_BOX_FULL: Final = Refusal("VO-086", "all its boxes are taken in this round")
ROW_FULL: Final = Refusal("VO-059", "all its boxes are taken in this round")
COSTS: Final = Numbered("VO-080", "it costs {} pips now")
OPERATIVE_PRICE: Final = Refusal("VO-090", "an operative costs a pip, and the supply must have one")
NOTHING_ASKS: Final = Refusal("VO-R34", "no active mission of yours asks for that")
ONCE_A_ROUND: Final = Refusal("VO-138", "you have used it in this round")
PRINTED_FACE: Final = Refusal("VO-056", "it takes one active die with a printed face")
NOTHING_TO_GAIN: Final = Refusal("VO-R15", "there is nothing left to gain there")
SEAL_WITH_YOU: Final = Refusal("VO-R27", "the S.E.A.L. team is with you already")
SEAL_BLOCKED: Final = Refusal("VO-121", "its die blocks the station until the end of the round")
SEAL_FACE: Final = Refusal("VO-R26", "it takes one active die with the printed face")
EXTRA_DICE: Final = Refusal("VO-051", "it is paid with dice; yours do not cover it")
NO_CARD_THERE: Final = Refusal("VO-112", "no power card lies there")
CARD_TOO_DEAR: Final = Refusal("VO-113", "your active dice do not cover its price")
SPACE_EMPTY: Final = Refusal("VO-108", "that space is empty")
MISSION_BOUGHT: Final = Refusal("VO-107", "you have bought your mission of this round")
MISSION_TOO_DEAR: Final = Refusal(
    "VO-106", "missions are paid with dice; yours do not cover the price"
)
TOO_MANY_OPERATIVES: Final = Refusal("VO-090", "you cannot pay that many")
TOO_MANY_ASSETS: Final = Refusal("VO-080", "you cannot pay that many")
TOO_MANY_ASKED: Final = Refusal("VO-R34", "your active missions do not ask for that many")
STOCK_SHORT: Final = Refusal("VO-R15", "the supply lacks them")
PURCHASE_LIMIT: Final = Numbered("VO-090", "no more than {} in one use")
NOT_ASKED_FOR: Final = Refusal("VO-087", "it must go on an active mission that still asks for it")


def row(state: ViperOpsState, station: int) -> list[int]:
    """The prices of a station's boxes in a game of this size."""  # VO-058, VO-086, VO-098
    return state.content.boxes[3 * station + state.players - 2]


def open_box(state: ViperOpsState, station: int) -> int:
    return empty_box(state, station, len(row(state, station)))


def discount(state: ViperOpsState, seat: int, station: int) -> int:
    """What the player's capability cards take off a use of the station."""
    if station == CYBER_BOX and holds(state, seat, INTEL_SCROUNGER):  # VO-198, VO-R60
        return state.content.scrounger_discount
    if station == ACADEMY and holds(state, seat, AGENT_TRAINER):  # VO-196, VO-R61
        return state.content.trainer_discount
    return 0


def price(state: ViperOpsState, seat: int, station: int, amount: int) -> int:
    """The price of `amount` units at the leftmost empty box."""  # VO-080, VO-090
    if station == FIELD_OFFICE:
        return amount * state.content.operative_price
    box = open_box(state, station)
    return max(0, row(state, station)[box] + amount - 1 - discount(state, seat, station))


def open_need(state: ViperOpsState, at: int, asset: int) -> int:
    """How much of an asset the active mission at `at` still asks for."""  # VO-151, VO-R34
    mission = state.missions[at]
    if mission == NONE or state.runner[at] == NONE:
        return 0
    return state.content.needs[4 * mission + asset] - state.assets[3 * at + asset]


def total_need(state: ViperOpsState, seat: int, asset: int) -> int:
    total = 0
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.runner[at] != NONE:
            total += open_need(state, at, asset)
    return total


def affordable(state: ViperOpsState, seat: int, station: int) -> int:
    """How many units a player can pay at the Field Office or in the open box of a row."""
    money = pips(state, seat)
    if station != FIELD_OFFICE:
        return money - price(state, seat, station, 1) + 1
    each = state.content.operative_price
    return money // each if each else state.content.purchase_limit


def stock(state: ViperOpsState, station: int) -> int:
    """How many units the supply can give."""
    return state.supply[OPERATIVE if station == FIELD_OFFICE else station - LABORATORY]


def placeable(state: ViperOpsState, seat: int, station: int) -> int:
    """How many units a player has a use for: any number of operatives."""
    if station == FIELD_OFFICE:
        return state.content.purchase_limit
    return total_need(state, seat, station - LABORATORY)


def most(state: ViperOpsState, seat: int, station: int) -> int:
    """The largest purchase at the Field Office or a pip-plus station, 0 if none."""
    if shop_closed(state, seat, station) is not None:
        return 0
    return min(
        affordable(state, seat, station),
        stock(state, station),
        placeable(state, seat, station),
        state.content.purchase_limit,
    )


def mission_limit(state: ViperOpsState, seat: int) -> int:
    """How many missions a player may buy at the track in a round."""  # VO-107, VO-197
    return (
        state.content.protege_limit if holds(state, seat, PROTEGE) else state.content.mission_limit
    )


def row_full(state: ViperOpsState, station: int) -> Refusal | None:
    if station == FIELD_OFFICE or open_box(state, station) >= 0:  # VO-091
        return None
    return CYBER_BOX_FULL if station == CYBER_BOX else ROW_FULL


def too_dear(state: ViperOpsState, seat: int, station: int) -> Refusal | None:
    """Why a player cannot pay for the first unit."""
    if affordable(state, seat, station) > 0:
        return None
    if station == FIELD_OFFICE:
        return OPERATIVE_PRICE
    return COSTS.of(price(state, seat, station, 1))


def unneeded(state: ViperOpsState, seat: int, station: int) -> Refusal | None:
    return None if placeable(state, seat, station) else NOTHING_ASKS


def sold_out(state: ViperOpsState, station: int) -> Refusal | None:
    return None if stock(state, station) else SUPPLY_EMPTY


def shop_closed(state: ViperOpsState, seat: int, station: int) -> Refusal | None:
    """Why nothing can be bought at the Field Office or a pip-plus station."""
    return (
        row_full(state, station)
        or too_dear(state, seat, station)
        or unneeded(state, seat, station)
        or sold_out(state, station)
    )


def academy_closed(state: ViperOpsState, seat: int) -> Refusal | None:
    return (
        row_full(state, ACADEMY)
        or too_dear(state, seat, ACADEMY)
        or nobody_rises(state, seat, False)
    )


def budget_closed(state: ViperOpsState, seat: int) -> Refusal | None:
    if state.used[seat] & RAISED:
        return ONCE_A_ROUND
    if not shows(state, seat, RAISE_BUDGET):
        return PRINTED_FACE
    return NOTHING_TO_GAIN if budget_highest(state, seat) else None


def draw_closed(state: ViperOpsState, seat: int) -> Refusal | None:
    if state.used[seat] & DREW:
        return ONCE_A_ROUND
    if not shows(state, seat, DRAW_POWER):
        return PRINTED_FACE
    return NOTHING_TO_GAIN if no_power_card_left(state) else None


def seal_closed(state: ViperOpsState, seat: int) -> Refusal | None:
    if state.seal == seat:
        return SEAL_WITH_YOU
    if empty_box(state, SEAL_TEAM, 1) < 0:
        return SEAL_BLOCKED
    return None if shows(state, seat, SEAL_TEAM) else SEAL_FACE


def extra_too_dear(state: ViperOpsState, seat: int, cost: int) -> Refusal | None:
    return EXTRA_DICE if dice_pips(state, seat) < cost else None


def extra_closed(state: ViperOpsState, seat: int, cost: int) -> Refusal | None:
    return mat_full(state, seat) or extra_too_dear(state, seat, cost) or no_mission_left(state)


def station_closed(state: ViperOpsState, seat: int, station: int) -> Refusal | None:
    """Why one of the ten stations beside the tracks is not open for a player."""
    if station <= CYBER_BOX:
        return shop_closed(state, seat, station)
    if station == ACADEMY:
        return academy_closed(state, seat)
    if station == RAISE_BUDGET:
        return budget_closed(state, seat)
    if station == DRAW_POWER:
        return draw_closed(state, seat)
    if station == SEAL_TEAM:
        return seal_closed(state, seat)
    if station == EXTRA_MISSION:
        return extra_closed(state, seat, state.content.extra_price)
    return extra_closed(state, seat, state.content.regional_price)


def card_missing(state: ViperOpsState, space: int) -> Refusal | None:
    if space >= len(state.power_track) or state.power_track[space] == NONE:
        return NO_CARD_THERE
    return None


def card_too_dear(state: ViperOpsState, space: int, dice: int) -> Refusal | None:
    return CARD_TOO_DEAR if dice < state.content.power_prices[space] else None


def mission_missing(state: ViperOpsState, space: int) -> Refusal | None:
    if space >= len(state.mission_track) or state.mission_track[space] == NONE:
        return SPACE_EMPTY
    return None


def no_more_missions(state: ViperOpsState, seat: int) -> Refusal | None:
    """Why a player can buy none of the missions on the track."""
    if state.bought[seat] >= mission_limit(state, seat):
        return MISSION_BOUGHT
    return mat_full(state, seat)


def mission_too_dear(state: ViperOpsState, space: int, dice: int) -> Refusal | None:
    return MISSION_TOO_DEAR if dice < state.content.mission_prices[space] else None


def use_station(state: ViperOpsState, seat: int, station: int) -> None:
    """Begin the use of a station; the window that follows is already on the stack."""
    state.tell(GOES_TO, seat, state.content.station_names[station])
    if station <= CYBER_BOX:
        if station == CYBER_BOX:
            reveal(state, seat, INTEL_SCROUNGER)
        state.stack.append(ChooseAmount(seat, station))
    elif station == ACADEMY:
        reveal(state, seat, AGENT_TRAINER)
        state.stack.append(ChooseTrainee(seat))
    elif station == EXTRA_REGIONAL:
        state.stack.append(NameRegion(seat))
    elif station == EXTRA_MISSION:
        state.stack.append(TakeExtraMission())
        start_payment(state, seat, station, seat, state.content.extra_price)
    elif station == RAISE_BUDGET:
        state.used[seat] |= RAISED
        state.stack.append(RaiseBudget())
        start_payment(state, seat, station, seat, 0)
    elif station == DRAW_POWER:
        state.used[seat] |= DREW
        state.stack.append(DrawPowerCard())
        start_payment(state, seat, station, seat, 0)
    else:
        state.stack.append(RecruitSeal())
        start_payment(state, seat, station, 0, 0)


def buy_power_card(state: ViperOpsState, seat: int, space: int) -> None:
    """VO-112, VO-113, VO-114"""
    state.tell(GOES_TO, seat, state.content.station_names[POWER_TRACK])
    state.stack.append(TakePowerCard(space))
    start_payment(state, seat, POWER_TRACK, seat, state.content.power_prices[space])


def buy_mission(state: ViperOpsState, seat: int, space: int) -> None:
    """VO-105, VO-106"""
    state.tell(GOES_TO, seat, state.content.station_names[MISSION_TRACK])
    if state.bought[seat] >= state.content.mission_limit:
        reveal(state, seat, PROTEGE)
    state.bought[seat] += 1
    state.stack.append(TakeMission(space))
    start_payment(state, seat, MISSION_TRACK, seat, state.content.mission_prices[space])


class ChooseAmount(Step[ViperOpsState]):
    """How many operatives or assets to buy."""

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        highest = most(state, self.seat, self.station)
        return tuple([AMOUNT + amount for amount in range(1, highest + 1)])

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not AMOUNT < action <= AMOUNT + AMOUNTS:
            return NOT_NOW
        return too_many(state, self.seat, self.station, action - AMOUNT)

    def choose(self, state: ViperOpsState, action: int) -> None:
        seat = self.seat
        amount = action - AMOUNT
        cost = price(state, seat, self.station, amount)
        if self.station == FIELD_OFFICE:
            state.stack.append(HireOperatives(amount))
            start_payment(state, seat, self.station, seat, cost)
        else:
            box = open_box(state, self.station)
            state.stack.append(PlaceAsset(seat, self.station - LABORATORY, amount))
            start_payment(state, seat, self.station, box, cost)


def too_many(state: ViperOpsState, seat: int, station: int, amount: int) -> Refusal | None:
    """Why a purchase cannot be that large."""
    if amount > affordable(state, seat, station):
        return TOO_MANY_OPERATIVES if station == FIELD_OFFICE else TOO_MANY_ASSETS
    if amount > placeable(state, seat, station):
        return TOO_MANY_ASKED
    if amount > stock(state, station):
        return STOCK_SHORT
    if amount > state.content.purchase_limit:
        return PURCHASE_LIMIT.of(state.content.purchase_limit)
    return None


class PlaceAsset(Step[ViperOpsState]):
    """Put one asset of a purchase on an active mission that needs it."""

    def __init__(self, seat: int, asset: int, left: int) -> None:
        super().__init__(seat)
        self.asset = asset
        self.left = left

    def candidates(self, state: ViperOpsState) -> list[int]:
        return for_missions(self.asset, self.asset)

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return not_asked_for(state, self.seat, action, self.asset, self.asset, NOT_ASKED_FOR)

    def choose(self, state: ViperOpsState, action: int) -> None:
        put_asset(state, self.seat, action)
        if self.left > 1:
            state.stack.append(PlaceAsset(self.seat, self.asset, self.left - 1))


def for_missions(first: int, last: int) -> list[int]:
    """The actions that put an asset, from the first kind to the last, on a mission."""
    return list(range(ASSET + SLOTS * first, ASSET + SLOTS * last + SLOTS))


def not_asked_for(
    state: ViperOpsState, seat: int, action: int, first: int, last: int, refusal: Refusal
) -> Refusal | None:
    """Why an action puts no asset, from the first kind to the last, where it is needed; who asks
    says by which rule."""
    if not ASSET + SLOTS * first <= action < ASSET + SLOTS * last + SLOTS:
        return refusal
    asset = (action - ASSET) // SLOTS
    if open_need(state, SLOTS * seat + (action - ASSET) % SLOTS, asset) <= 0:
        return refusal
    return None if state.supply[asset] else SUPPLY_EMPTY


def put_asset(state: ViperOpsState, seat: int, action: int) -> None:
    """Move one asset from the supply to a mission."""
    asset = (action - ASSET) // SLOTS
    at = SLOTS * seat + (action - ASSET) % SLOTS
    state.supply[asset] -= 1
    state.assets[3 * at + asset] += 1
    state.tell(PLACED, seat, asset, state.content.mission_titles[state.missions[at]])


class HireOperatives(Step[ViperOpsState]):
    """The operatives paid for join the team."""  # VO-090

    def __init__(self, amount: int) -> None:
        super().__init__(NOBODY)
        self.amount = amount

    def run(self, state: ViperOpsState) -> None:
        state.supply[OPERATIVE] -= self.amount
        state.operatives[state.current] += self.amount
        state.tell(HIRED, state.current, self.amount)


class ChooseTrainee(Step[ViperOpsState]):
    """Who goes to the Academy."""

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(TRAIN, COVER))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        return untrainable(state, self.seat, action, False)

    def choose(self, state: ViperOpsState, action: int) -> None:
        cost = price(state, self.seat, ACADEMY, 1)
        state.stack.append(Graduate(action))
        start_payment(state, self.seat, ACADEMY, open_box(state, ACADEMY), cost)  # VO-097


class Graduate(Step[ViperOpsState]):
    """The trainee of the Academy rises one level."""

    def __init__(self, trainee: int) -> None:
        super().__init__(NOBODY)
        self.trainee = trainee

    def run(self, state: ViperOpsState) -> None:
        promote(state, state.current, self.trainee)


class RaiseBudget(Step[ViperOpsState]):
    """VO-136"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:
        add_budget(state, state.current, state.content.budget_raise)


class DrawPowerCard(Step[ViperOpsState]):
    """VO-137"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:
        gain_power(state, state.current, draw_power(state), False, False)


class RecruitSeal(Step[ViperOpsState]):
    """The S.E.A.L. team comes, from the station or from whoever had it."""  # VO-120, VO-125

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:
        state.tell(SEAL_RECRUITED, state.current, state.seal)
        state.seal = state.current


class TakeExtraMission(Step[ViperOpsState]):
    """VO-130"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: ViperOpsState) -> None:
        gain_mission(state, state.current, draw_mission(state), "pile")


class NameRegion(Step[ViperOpsState]):
    """Which region the extra mission should come from."""

    def candidates(self, state: ViperOpsState) -> list[int]:
        return list(range(REGION, DIRECTOR))

    def forbids(self, state: ViperOpsState, action: int) -> Refusal | None:
        if not REGION <= action < DIRECTOR:
            return NOT_NOW
        return region_empty(state, action - REGION)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(TakeRegionalMission(action - REGION))
        start_payment(state, self.seat, EXTRA_REGIONAL, self.seat, state.content.regional_price)


class TakeRegionalMission(Step[ViperOpsState]):
    """VO-131"""

    def __init__(self, region: int) -> None:
        super().__init__(NOBODY)
        self.region = region

    def run(self, state: ViperOpsState) -> None:
        gain_mission(state, state.current, search_region(state, self.region), "pile")


class TakePowerCard(Step[ViperOpsState]):
    """The card paid for leaves the power track."""

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space = space

    def run(self, state: ViperOpsState) -> None:
        card = state.power_track[self.space]
        state.power_track[self.space] = NONE
        gain_power(state, state.current, card, True, False)


class TakeMission(Step[ViperOpsState]):
    """The mission paid for leaves its space empty."""  # VO-108

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space = space

    def run(self, state: ViperOpsState) -> None:
        card = state.mission_track[self.space]
        state.mission_track[self.space] = NONE
        gain_mission(state, state.current, card, "track")
