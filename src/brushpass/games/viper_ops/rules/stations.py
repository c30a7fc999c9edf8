"""The stations: when they can be used and what they do."""

from brushpass.games.viper_ops.rules.actions import AMOUNT, ASSET, REGION, TRAIN
from brushpass.games.viper_ops.rules.agents import add_budget, promote, trainees
from brushpass.games.viper_ops.rules.cards import (
    can_draw_mission,
    can_draw_power,
    draw_mission,
    draw_power,
    free_slot,
    gain_mission,
    gain_power,
    holds,
    region_left,
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
    REGIONS,
    SEAL_TEAM,
    SLOTS,
)
from brushpass.games.viper_ops.rules.dice import dice_pips, empty_box
from brushpass.games.viper_ops.rules.payment import pips, shows, start_payment
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.offers import Refusal
from brushpass.kernel.state import NOBODY, Step


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


def most(state: ViperOpsState, seat: int, station: int) -> int:
    """The largest purchase at the Field Office or a pip-plus station, 0 if none."""
    money = pips(state, seat)
    if station == FIELD_OFFICE:
        amount = state.supply[OPERATIVE]
        if state.content.operative_price:
            amount = min(amount, money // state.content.operative_price)
    else:
        if open_box(state, station) < 0:
            return 0
        amount = min(money - price(state, seat, station, 1) + 1, state.supply[station - LABORATORY])
        if amount > 0:
            amount = min(amount, total_need(state, seat, station - LABORATORY))
    return max(0, min(amount, state.content.purchase_limit))


def mission_limit(state: ViperOpsState, seat: int) -> int:
    """How many missions a player may buy at the track in a round."""  # VO-107, VO-197
    return (
        state.content.protege_limit if holds(state, seat, PROTEGE) else state.content.mission_limit
    )


def can_use(state: ViperOpsState, seat: int, station: int) -> bool:
    """Whether one of the ten stations beside the tracks is open for a player."""
    if station <= CYBER_BOX:
        return most(state, seat, station) > 0
    if station == ACADEMY:
        return (
            open_box(state, ACADEMY) >= 0
            and pips(state, seat) >= price(state, seat, ACADEMY, 1)
            and len(trainees(state, seat, False)) > 0
        )
    if station == RAISE_BUDGET:  # VO-138
        return (
            not state.used[seat] & RAISED
            and state.budget[seat] < state.content.budget_highest
            and shows(state, seat, station)
        )
    if station == DRAW_POWER:
        return not state.used[seat] & DREW and shows(state, seat, station) and can_draw_power(state)
    if station == SEAL_TEAM:  # VO-121, VO-R27
        return (
            state.seal != seat and empty_box(state, station, 1) == 0 and shows(state, seat, station)
        )
    cost = state.content.extra_price if station == EXTRA_MISSION else state.content.regional_price
    return (
        dice_pips(state, seat) >= cost
        and can_draw_mission(state)
        and free_slot(state, seat) != NONE
    )


def use_station(state: ViperOpsState, seat: int, station: int) -> None:
    """Begin the use of a station; the window that follows is already on the stack."""
    if state.journal is not None:
        state.journal.tell("uses", {"seat": seat, "station": state.content.station_names[station]})
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
    if state.journal is not None:
        state.journal.tell(
            "uses", {"seat": seat, "station": state.content.station_names[POWER_TRACK]}
        )
    state.stack.append(TakePowerCard(space))
    start_payment(state, seat, POWER_TRACK, seat, state.content.power_prices[space])


def buy_mission(state: ViperOpsState, seat: int, space: int) -> None:
    """VO-105, VO-106"""
    if state.journal is not None:
        state.journal.tell(
            "uses", {"seat": seat, "station": state.content.station_names[MISSION_TRACK]}
        )
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

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.station)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        highest = most(state, self.seat, self.station)
        return tuple([AMOUNT + amount for amount in range(1, highest + 1)])

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

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        if self.station == FIELD_OFFICE:
            return Refusal("VO-090", "you cannot pay that many, or the supply lacks them")
        return Refusal("VO-R34", "you may buy no more than you can pay and your missions need")


class PlaceAsset(Step[ViperOpsState]):
    """Put one asset of a purchase on an active mission that needs it."""

    def __init__(self, seat: int, asset: int, left: int) -> None:
        super().__init__(seat)
        self.asset = asset
        self.left = left

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.asset, self.left)

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return tuple(places(state, self.seat, self.asset))

    def choose(self, state: ViperOpsState, action: int) -> None:
        put_asset(state, self.seat, action)
        if self.left > 1:
            state.stack.append(PlaceAsset(self.seat, self.asset, self.left - 1))

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-087", "it must go on an active mission that still asks for it")


def places(state: ViperOpsState, seat: int, asset: int) -> list[int]:
    """The actions that put one such asset on a mission."""
    found: list[int] = []
    if state.supply[asset]:
        at = SLOTS * seat
        for slot in range(SLOTS):
            if open_need(state, at + slot, asset) > 0:
                found.append(ASSET + SLOTS * asset + slot)
    return found


def put_asset(state: ViperOpsState, seat: int, action: int) -> None:
    """Move one asset from the supply to a mission."""
    asset = (action - ASSET) // SLOTS
    at = SLOTS * seat + (action - ASSET) % SLOTS
    state.supply[asset] -= 1
    state.assets[3 * at + asset] += 1
    if state.journal is not None:
        state.journal.tell(
            "placed",
            {
                "seat": seat,
                "asset": asset,
                "mission": state.content.mission_titles[state.missions[at]],
            },
        )


class HireOperatives(Step[ViperOpsState]):
    """The operatives paid for join the team."""  # VO-090

    def __init__(self, amount: int) -> None:
        super().__init__(NOBODY)
        self.amount = amount

    def args(self) -> tuple[object, ...]:
        return (self.amount,)

    def run(self, state: ViperOpsState) -> None:
        state.supply[OPERATIVE] -= self.amount
        state.operatives[state.current] += self.amount
        if state.journal is not None:
            state.journal.tell("hired", {"seat": state.current, "amount": self.amount})


class ChooseTrainee(Step[ViperOpsState]):
    """Who goes to the Academy."""

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        return tuple(trainees(state, self.seat, False))

    def choose(self, state: ViperOpsState, action: int) -> None:
        cost = price(state, self.seat, ACADEMY, 1)
        state.stack.append(Graduate(action))
        start_payment(state, self.seat, ACADEMY, open_box(state, ACADEMY), cost)  # VO-097

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return refuse_trainee(action)


def refuse_trainee(action: int) -> Refusal:
    if TRAIN <= action < TRAIN + 16:
        return Refusal("VO-096", "nobody on your team can be trained there, or a piece is missing")
    return Refusal("VO-095", "choose an operative or agent of your team")


class Graduate(Step[ViperOpsState]):
    """The trainee of the Academy rises one level."""

    def __init__(self, trainee: int) -> None:
        super().__init__(NOBODY)
        self.trainee = trainee

    def args(self) -> tuple[object, ...]:
        return (self.trainee,)

    def run(self, state: ViperOpsState) -> None:
        promote(state, state.current, self.trainee)


class RaiseBudget(Step[ViperOpsState]):
    """VO-136"""

    def args(self) -> tuple[object, ...]:
        return ()

    def run(self, state: ViperOpsState) -> None:
        add_budget(state, state.current, state.content.budget_raise)


class DrawPowerCard(Step[ViperOpsState]):
    """VO-137"""

    def args(self) -> tuple[object, ...]:
        return ()

    def run(self, state: ViperOpsState) -> None:
        gain_power(state, state.current, draw_power(state), False, False)


class RecruitSeal(Step[ViperOpsState]):
    """The S.E.A.L. team comes, from the station or from whoever had it."""  # VO-120, VO-125

    def args(self) -> tuple[object, ...]:
        return ()

    def run(self, state: ViperOpsState) -> None:
        if state.journal is not None:
            state.journal.tell("seal", {"seat": state.current, "from": state.seal})
        state.seal = state.current


class TakeExtraMission(Step[ViperOpsState]):
    """VO-130"""

    def args(self) -> tuple[object, ...]:
        return ()

    def run(self, state: ViperOpsState) -> None:
        gain_mission(state, state.current, draw_mission(state), "pile")


class NameRegion(Step[ViperOpsState]):
    """Which region the extra mission should come from."""

    def options(self, state: ViperOpsState) -> tuple[int, ...]:
        found = [REGION + region for region in range(len(REGIONS)) if region_left(state, region)]
        return tuple(found)

    def choose(self, state: ViperOpsState, action: int) -> None:
        state.stack.append(TakeRegionalMission(action - REGION))
        start_payment(state, self.seat, EXTRA_REGIONAL, self.seat, state.content.regional_price)

    def why_not(self, state: ViperOpsState, action: int) -> Refusal:
        return Refusal("VO-R53", "neither pile nor discards hold a mission of that region")


class TakeRegionalMission(Step[ViperOpsState]):
    """VO-131"""

    def __init__(self, region: int) -> None:
        super().__init__(NOBODY)
        self.region = region

    def args(self) -> tuple[object, ...]:
        return (self.region,)

    def run(self, state: ViperOpsState) -> None:
        gain_mission(state, state.current, search_region(state, self.region), "pile")


class TakePowerCard(Step[ViperOpsState]):
    """The card paid for leaves the power track."""

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space = space

    def args(self) -> tuple[object, ...]:
        return (self.space,)

    def run(self, state: ViperOpsState) -> None:
        card = state.power_track[self.space]
        state.power_track[self.space] = NONE
        gain_power(state, state.current, card, True, False)


class TakeMission(Step[ViperOpsState]):
    """The mission paid for leaves its space empty."""  # VO-108

    def __init__(self, space: int) -> None:
        super().__init__(NOBODY)
        self.space = space

    def args(self) -> tuple[object, ...]:
        return (self.space,)

    def run(self, state: ViperOpsState) -> None:
        card = state.mission_track[self.space]
        state.mission_track[self.space] = NONE
        gain_mission(state, state.current, card, "track")
