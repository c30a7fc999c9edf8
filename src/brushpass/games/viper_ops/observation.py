"""V.I.P.E.R. Ops for learning agents. Missions and power cards go by their place in the deck."""

from collections.abc import Callable, Iterable, Sequence

from brushpass.games.viper_ops.rules.content import (
    BOXES,
    KINDS,
    MODES,
    N_STATIONS,
    PLACES,
    POWER_CARDS,
    REGION_STATIONS,
    REGIONS,
    RESOURCES,
    SLOTS,
    SPACES,
    USES,
    Content,
)
from brushpass.games.viper_ops.view import (
    BoxView,
    MissionView,
    PowerView,
    ViperOpsView,
)
from brushpass.kernel.observation import (
    Fact,
    each_seat,
    index_of,
    number,
    one_hot,
    relative,
    seat_number,
    share,
    tally,
    whose,
)

DICE = 12
CHIPS = 40
PIECES = 6  # agents or assets of a kind in one place
PRICE = 20
POINTS = 150
COPIES = 3
TEAM = 8
MOLES = 4
ASSETS = 3
_KIND = index_of(KINDS)
_POWER = index_of(POWER_CARDS)
_USED = index_of(USES)
_MODE = index_of(MODES)
_SUPPLY = (*RESOURCES, "field", "special")


def facts(content: Content, players: int) -> list[Fact]:
    deck = len(content.mission_ids)
    mission = index_of(content.mission_ids)
    named = index_of(content.power_names)
    region = index_of(REGIONS)
    director = index_of(content.director_names)
    station = index_of(PLACES)
    titled = {**index_of(content.station_names), **station}

    def cards(shown: Iterable[MissionView | None]) -> list[float]:
        return tally([one.id for one in shown if one is not None], mission)

    def powers(shown: Iterable[PowerView | None]) -> list[float]:
        return tally([one.key for one in shown if one is not None], _POWER, COPIES)

    def dice(faces: Sequence[int]) -> list[float]:
        return [share(faces.count(face), DICE) for face in range(1, 7)]

    def held(name: str, size: int, read: Callable[[MissionView], Sequence[float]]) -> Fact:
        """Something about the mission in each slot of a seat."""

        def slots(view: ViperOpsView, seat: int) -> list[float]:
            empty = [0.0] * size
            missions = view.seats[seat].missions
            return [cell for one in missions for cell in (empty if one is None else read(one))]

        return each_seat(name, players, (SLOTS,) if size == 1 else (SLOTS, size), slots)

    def lying(
        name: str, size: int, read: Callable[[ViperOpsView, BoxView], Sequence[float]]
    ) -> Fact:
        """Something about each box of each station."""

        def rows(view: ViperOpsView) -> list[float]:
            row = [0.0] * (N_STATIONS * BOXES * size)
            places = [one.boxes for one in view.stations] + [one.dice for one in view.regions]
            for at, boxes in enumerate(places):
                for place, one in enumerate(boxes):
                    start = (at * BOXES + place) * size
                    row[start : start + size] = read(view, one)
            return row

        shape = (N_STATIONS, BOXES)
        return Fact(name, shape if size == 1 else (*shape, size), rows)

    def focus_places(view: ViperOpsView) -> list[float]:
        return one_hot(titled.get(view.focus.station), len(content.station_names))

    def order(view: ViperOpsView) -> list[float]:
        row = [0.0] * SPACES
        for turn, place in enumerate(view.focus.order[:SPACES]):
            row[place] = share(turn + 1, SPACES)
        return row

    per_seat = [
        seat_number("scores", players, lambda view, seat: share(view.scores[seat], POINTS)),
        each_seat("director", players, (len(director),), lambda view, seat: one_hot(
            director[view.seats[seat].director.name] if view.seats[seat].director else None,
            len(director))),
        seat_number("chips", players, lambda view, seat: share(view.seats[seat].chips, CHIPS)),
        seat_number("budget", players, lambda view, seat: share(
            view.seats[seat].budget, view.budget_highest)),
        seat_number("operatives", players, lambda view, seat: share(
            view.seats[seat].operatives, DICE)),
        seat_number("unused", players, lambda view, seat: share(view.seats[seat].unused, DICE)),
        each_seat("active", players, (6,), lambda view, seat: dice(view.seats[seat].active)),
        seat_number("spent", players, lambda view, seat: share(view.seats[seat].spent, DICE)),
        seat_number("passed", players, lambda view, seat: float(view.seats[seat].passed)),
        each_seat("waiting", players, (len(KINDS),), lambda view, seat: tally(
            view.seats[seat].waiting, _KIND, PIECES)),
        each_seat("debrief", players, (len(KINDS),), lambda view, seat: tally(
            view.seats[seat].debrief, _KIND, PIECES)),
        each_seat("team", players, (len(KINDS),), lambda view, seat: [
            share(count, TEAM) for count in view.seats[seat].team]),
        held("missions", deck, lambda one: cards([one])),
        held("mission_agents", len(KINDS), lambda one: one_hot(
            None if one.agent is None else _KIND[one.agent], len(KINDS))),
        held("mission_assets", ASSETS, lambda one: [share(count, PIECES) for count in one.has]),
        held("mission_covers", 1, lambda one: [share(one.covers, PIECES)]),
        held("mission_bonus", 1, lambda one: [share(one.bonus, PIECES)]),
        each_seat("completed", players, (deck,), lambda view, seat: cards(
            view.seats[seat].completed)),
        each_seat("cards", players, (len(_POWER),), lambda view, seat: powers(
            view.seats[seat].cards)),
        each_seat("fresh_cards", players, (len(_POWER),), lambda view, seat: powers(
            card for card in view.seats[seat].cards if card.fresh)),
        seat_number("hidden_cards", players, lambda view, seat: share(
            view.seats[seat].hidden_cards, DICE)),
        seat_number("seal", players, lambda view, seat: float(view.seats[seat].seal)),
        each_seat("used", players, (len(_USED),), lambda view, seat: tally(
            view.seats[seat].used, _USED)),
        seat_number("bought", players, lambda view, seat: share(view.seats[seat].bought, SPACES)),
    ]  # fmt: skip
    table = [
        Fact("mode", (len(_MODE),), lambda view: one_hot(_MODE[view.mode], len(_MODE))),
        number("round", lambda view: share(view.round, view.rounds)),
        whose("first", players, lambda view: view.first),
        whose("current", players, lambda view: view.current),
        number("moves", lambda view: share(view.moves, PIECES)),
        Fact("prices", (REGION_STATIONS,), lambda view: [
            0.0 if one.price is None else share(one.price, PRICE) for one in view.stations]),
        Fact("open", (REGION_STATIONS,), lambda view: [
            float(one.price is not None) for one in view.stations]),
        lying("box_taken", 1, lambda view, one: [float(one.owner is not None)]),
        lying("box_own", 1, lambda view, one: [float(relative(view, one.owner) == 0)]),
        lying("box_dice", 6, lambda view, one: dice(one.dice)),
        lying("box_chips", 1, lambda view, one: [float(one.chips)]),
        lying("box_prices", 1, lambda view, one: [
            0.0 if one.price is None else share(one.price, PRICE)]),
        Fact("mission_track", (SPACES, deck), lambda view: _padded(
            [cell for space in view.mission_track for cell in cards([space.mission])],
            SPACES * deck)),
        Fact("power_track", (SPACES, len(_POWER)), lambda view: _padded(
            [cell for space in view.power_track for cell in powers([space.card])],
            SPACES * len(_POWER))),
        Fact("regions_open", (len(REGIONS),), lambda view: [
            float(one.open) for one in view.regions]),
        Fact("moles", (len(REGIONS), len(KINDS)), lambda view: [
            cell for one in view.regions for cell in tally(one.available, _KIND, MOLES)]),
        Fact("deep_cover", (len(REGIONS), len(KINDS)), lambda view: [
            cell for one in view.regions for cell in tally(one.deep, _KIND, MOLES)]),
        Fact("supply", (len(_SUPPLY),), lambda view: [
            share(view.supply[kind], max(1, most))
            for kind, most in zip(_SUPPLY, content.supply, strict=True)]),
        number("missions_left", lambda view: share(view.missions_left, deck)),
        Fact("missions_discarded", (deck,), lambda view: tally(view.missions_discarded, mission)),
        number("power_left", lambda view: share(view.power_left, len(content.card_name))),
        Fact("power_discarded", (len(named),), lambda view: tally(
            view.power_discarded, named, COPIES)),
        number("secret_agents_left", lambda view: share(view.secret_agents_left, len(KINDS))),
        Fact("offered", (deck,), lambda view: cards(view.offered)),
        Fact("closing", (deck,), lambda view: cards([view.closing])),
        Fact("starts", (deck,), lambda view: cards(view.starts)),
    ]  # fmt: skip
    focus = [
        Fact("focus_station", (len(content.station_names),), focus_places),
        Fact("focus_numbers", (7,), _focus),
        Fact("focus_slot", (SLOTS,), lambda view: one_hot(view.focus.slot, SLOTS)),
        Fact("focus_kind", (len(KINDS),), lambda view: one_hot(
            _KIND.get(view.focus.kind), len(KINDS))),
        Fact("focus_region", (len(REGIONS),), lambda view: one_hot(
            region.get(view.focus.region), len(REGIONS))),
        Fact("focus_covers", (len(_POWER),), lambda view: tally(
            view.focus.covers, _POWER, COPIES)),
        Fact("focus_order", (SPACES,), order),
    ]  # fmt: skip
    return [*table, *per_seat, *focus]


def _focus(view: ViperOpsView) -> list[float]:
    """Cost, paid, change, asset, left, level, face; the numbers one higher, so that 0 is none."""
    focus = view.focus
    return [
        share(focus.cost + 1, PRICE),
        share(focus.paid + 1, PRICE),
        float(focus.change or focus.seal),
        share(focus.asset + 1, 4),
        share(focus.left + 1, DICE),
        share(focus.level + 1, 4),
        share(focus.face + 1, 7),
    ]


def _padded(row: list[float], size: int) -> list[float]:
    return row + [0.0] * (size - len(row))
