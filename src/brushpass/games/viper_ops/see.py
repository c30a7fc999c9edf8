"""How a table of V.I.P.E.R. Ops looks from a seat, or to somebody watching."""

import msgspec

from brushpass.games.viper_ops.rules.agents import AssignTo
from brushpass.games.viper_ops.rules.completion import CoverMission, agent_cover
from brushpass.games.viper_ops.rules.content import (
    ACADEMY,
    BOXES,
    CLOSING_MISSION,
    CLOSING_RUNNER,
    COOP,
    FIELD_OFFICE,
    KINDS,
    LABORATORY,
    LEVELS,
    MODES,
    N_KINDS,
    NONE,
    PLACES,
    POWER_CARDS,
    REGION_STATIONS,
    REGIONS,
    SEAL_TEAM,
    SLOTS,
    STATIONS,
    TYPES,
    USES,
)
from brushpass.games.viper_ops.rules.dice import CHIPS_BIT, DICE_BITS, OWNER_SHIFT, has_boxes
from brushpass.games.viper_ops.rules.moles import MoleAssets, MoleMission, mole_price
from brushpass.games.viper_ops.rules.payment import PayStation, gives_change, is_exact, takes_chips
from brushpass.games.viper_ops.rules.plays import ClearBox, ClearDie
from brushpass.games.viper_ops.rules.rewards import BuySabotage, PlantIntel, Rearrange
from brushpass.games.viper_ops.rules.scoring import score_lines, team
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.stations import (
    ChooseAmount,
    PlaceAsset,
    discount,
    open_box,
    row,
)
from brushpass.games.viper_ops.rules.turn import ColonelFace
from brushpass.games.viper_ops.view import (
    BoxView,
    DirectorView,
    Focus,
    MissionView,
    PowerView,
    RegionView,
    SeatView,
    SpaceView,
    StationView,
    ViperOpsView,
)
from brushpass.kernel.bits import bit
from brushpass.kernel.view import frame


def see(state: ViperOpsState, seat: int | None) -> ViperOpsView:
    content = state.content
    return ViperOpsView(
        **(frame(state, seat) | {"scores": _scores(state, seat)}),
        mode=MODES[state.mode],
        round=state.round,
        rounds=content.rounds[state.mode],
        first=state.first,
        current=state.current,
        budget_highest=content.budget_highest,
        die_price=content.die_price,
        moves=state.moves,
        seats=[_seat(state, owner, seat) for owner in range(state.players)],
        stations=[_station(state, station, seat) for station in range(len(STATIONS) + 2)],
        mission_track=[
            SpaceView(price, None if card == NONE else _mission(state, card, seat))
            for price, card in zip(content.mission_prices, state.mission_track, strict=True)
        ],
        power_track=[
            SpaceView(price, card=None if card == NONE else _power(state, card))
            for price, card in zip(content.power_prices, state.power_track, strict=True)
        ],
        regions=[_region(state, region) for region in range(len(REGIONS))],
        supply=dict(
            zip(
                ("gadgets", "deployment", "intel", "operatives", "field", "special"),
                state.supply,
                strict=True,
            )
        ),
        missions_left=len(state.mission_pile),
        missions_discarded=[content.mission_ids[card] for card in state.mission_discard],
        power_left=len(state.power_pile),
        power_discarded=[
            content.power_names[content.card_name[card]] for card in state.power_discard
        ],
        secret_agents_left=len(state.agent_pile),
        seal=state.seal,
        offered=[_mission(state, card, seat) for card in state.offered],
        closing=_closing(state),
        directors=[_director(state, number) for number in range(len(content.home_of))],
        starts=_starts(state),
        focus=_focus(state),
    )


def _known(state: ViperOpsState, owner: int, viewer: int | None) -> int:
    """The cards of a hand that the viewer knows."""
    return state.hand[owner] if owner == viewer else state.hand[owner] & state.opened


def _scores(state: ViperOpsState, viewer: int | None) -> list[int]:
    if state.mode == COOP:
        return state.scores()
    return [
        sum(score_lines(state, owner, _known(state, owner, viewer)))
        for owner in range(state.players)
    ]


def _director(state: ViperOpsState, number: int) -> DirectorView:
    content = state.content
    bonus = content.bonus[len(TYPES) * number : len(TYPES) * (number + 1)]
    return DirectorView(
        content.director_names[number],
        REGIONS[content.home_of[number]],
        {kind: points for kind, points in zip(TYPES, bonus, strict=True) if points},
    )


def _mission(state: ViperOpsState, card: int, owner: int | None) -> MissionView:
    """A mission card, with the bonus it would be worth to `owner`."""
    content = state.content
    bonus = 0
    if owner is not None and state.mode != COOP and state.director[owner] != NONE:
        director = state.director[owner]
        bonus = content.bonus[len(TYPES) * director + content.type_of[card]]
        if content.home_of[director] == content.region_of[card]:
            bonus += content.home_bonus
    return MissionView(
        id=content.mission_ids[card],
        type=TYPES[content.type_of[card]],
        region=REGIONS[content.region_of[card]],
        level=LEVELS[content.level_of[card] - 1],
        points=content.points_of[card],
        needs=tuple(content.needs[4 * card : 4 * card + 4]),
        mole_intel=content.mole_intel[card],
        bonus=bonus,
    )


def _held(state: ViperOpsState, owner: int, slot: int) -> MissionView | None:
    at = SLOTS * owner + slot
    if state.missions[at] == NONE:
        return None
    runner = state.runner[at]
    return msgspec.structs.replace(
        _mission(state, state.missions[at], owner),
        has=(state.assets[3 * at], state.assets[3 * at + 1], state.assets[3 * at + 2]),
        agent=None if runner == NONE else KINDS[runner],
        covers=0 if runner == NONE else agent_cover(state, at),
    )


def _closing(state: ViperOpsState) -> MissionView | None:
    if not state.closing:
        return None
    runner = state.closing[CLOSING_RUNNER]
    return msgspec.structs.replace(
        _mission(state, state.closing[CLOSING_MISSION], state.current),
        agent=None if runner == NONE else KINDS[runner],
    )


def _starts(state: ViperOpsState) -> list[MissionView]:
    """What an experienced player may start with."""
    if state.step != "ChooseStart":
        return []
    home = state.content.home_of[state.director[state.to_move]]
    return [_mission(state, card, state.to_move) for card in state.content.missions_of[home]]


def _power(state: ViperOpsState, card: int, secret: bool = False) -> PowerView:
    name = state.content.card_name[card]
    return PowerView(
        POWER_CARDS[name],
        state.content.power_names[name],
        state.content.power_texts[name],
        secret,
        bool(state.fresh & bit(card)),
        bool(state.planted & bit(card)),
    )


def _kinds(counts: list[int]) -> list[str]:
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _seat(state: ViperOpsState, owner: int, viewer: int | None) -> SeatView:
    known = _known(state, owner, viewer)
    cards = [card for card in range(len(state.content.card_name)) if known & bit(card)]
    at = N_KINDS * owner
    number = state.director[owner]
    active = [face for face in range(1, 7) for _ in range(state.active[7 * owner + face])]
    return SeatView(
        director=None if number == NONE else _director(state, number),
        chips=state.chips[owner],
        budget=state.budget[owner],
        operatives=state.operatives[owner],
        unused=state.unused[owner],
        active=active,
        spent=state.content.dice - state.unused[owner] - len(active),
        passed=bool(state.passed[owner]),
        waiting=_kinds(state.waiting[at : at + N_KINDS]),
        debrief=_kinds(state.debrief[at : at + N_KINDS]),
        team=team(state, owner),
        missions=[_held(state, owner, slot) for slot in range(SLOTS)],
        completed=[_mission(state, card, owner) for card in state.completed[owner]],
        cards=[_power(state, card, not state.opened & bit(card)) for card in cards],
        hidden_cards=(state.hand[owner] & ~known).bit_count(),
        seal=state.seal == owner,
        used=[word for place, word in enumerate(USES) if state.used[owner] >> place & 1],
        bought=state.bought[owner],
        lines=score_lines(state, owner, known),
    )


def _dice(lying: int) -> tuple[int, ...]:
    return tuple(face + 1 for face in range(6) for _ in range(lying >> 4 * face & 15))


def _boxes(state: ViperOpsState, station: int) -> tuple[BoxView, ...]:
    lying = state.laid[BOXES * station : BOXES * station + BOXES]
    if not has_boxes(station):
        return tuple(
            BoxView(None, owner, _dice(dice), False)
            for owner, dice in enumerate(lying)
            if dice & DICE_BITS
        )
    prices: list[int | None] = [None] if station == SEAL_TEAM else [*row(state, station)]
    return tuple(
        BoxView(
            price,
            (lying[box] >> OWNER_SHIFT) - 1 if lying[box] else None,
            _dice(lying[box]),
            bool(lying[box] & CHIPS_BIT),
        )
        for box, price in enumerate(prices)
    )


def _station(state: ViperOpsState, station: int, viewer: int | None) -> StationView:
    content = state.content
    price: int | None = None
    if station == FIELD_OFFICE:
        price = content.operative_price
    elif LABORATORY <= station <= ACADEMY:
        box = open_box(state, station)
        if box >= 0:
            less = 0 if viewer is None else discount(state, viewer, station)
            price = max(0, row(state, station)[box] - less)
    elif station == STATIONS.index("extra-mission"):
        price = content.extra_price
    elif station == STATIONS.index("extra-regional"):
        price = content.regional_price
    if takes_chips(station):
        pays = "chips or dice"
    elif is_exact(station):
        faces = [str(face) for face in range(1, 7) if content.show[station] >> face & 1]
        pays = f"a die showing {' or '.join(faces)}"
    else:
        pays = "dice, with change" if gives_change(station) else "dice"
    return StationView(
        PLACES[station], content.station_names[station], price, pays, _boxes(state, station)
    )


def _region(state: ViperOpsState, region: int) -> RegionView:
    at = N_KINDS * region
    return RegionView(
        REGIONS[region],
        state.content.region_names[region],
        not state.closed >> region & 1,
        tuple(_kinds(state.moles[at : at + N_KINDS])),
        tuple(_kinds(state.deep[at : at + N_KINDS])),
        _boxes(state, REGION_STATIONS + region),
    )


def _focus(state: ViperOpsState) -> Focus:
    """The public particulars of the open decision."""
    if not state.stack:
        return Focus()
    step = state.stack[-1]
    if isinstance(step, PayStation):
        return Focus(
            station=state.content.station_names[step.station],
            cost=step.cost,
            paid=step.paid,
            change=step.change > 0,
        )
    if isinstance(step, ChooseAmount):
        less = discount(state, step.seat, step.station)
        first = state.content.operative_price
        if step.station != FIELD_OFFICE:
            first = row(state, step.station)[open_box(state, step.station)] - less
        return Focus(station=STATIONS[step.station], cost=first)
    if isinstance(step, PlaceAsset):
        return Focus(asset=step.asset, left=step.left)
    if isinstance(step, AssignTo):
        return Focus(kind=KINDS[step.kind])
    if isinstance(step, ColonelFace):
        return Focus(face=step.face)
    if isinstance(step, CoverMission):
        cards = [card for card in range(len(state.content.card_name)) if step.cards & bit(card)]
        return Focus(
            slot=step.slot,
            seal=step.seal > 0,
            covers=[POWER_CARDS[state.content.card_name[card]] for card in cards],
        )
    if isinstance(step, MoleMission):
        return Focus(region=REGIONS[step.region], level=step.level)
    if isinstance(step, MoleAssets):
        return Focus(
            region=REGIONS[step.region],
            level=step.level,
            slot=step.slot,
            left=step.count,
            cost=mole_price(state, step.seat, step.level, max(1, step.count), step.intel > 0),
        )
    if isinstance(step, ClearBox | ClearDie):
        return Focus(station=PLACES[step.station])
    if isinstance(step, BuySabotage):
        return Focus(left=step.count, cost=step.cost(state, step.count))
    if isinstance(step, PlantIntel):
        return Focus(left=step.amount)
    if isinstance(step, Rearrange):
        return Focus(track="missions" if step.missions else "power", order=state.order.copy())
    return Focus()
