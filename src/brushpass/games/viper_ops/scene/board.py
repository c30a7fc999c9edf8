"""The operations board: tracks, stations, regions."""

from functools import lru_cache

from brushpass.games.viper_ops.scene.faces import (
    MISSION_HEIGHT,
    MISSION_WIDTH,
    POWER_HEIGHT,
    POWER_WIDTH,
    Spots,
    agent,
    agent_width,
    mission_face,
    offered,
    offered_or_why_not,
    power_face,
    price_tag,
)
from brushpass.games.viper_ops.view import BoxView, RegionView, SpaceView, StationView, ViperOpsView
from brushpass.games.viper_ops.words.names import LEVELS
from brushpass.look import (
    die,
    fit_size,
    group,
    icon,
    plate,
    rect,
    seat_badge,
    slot,
    text,
    track,
    translate,
)

STEP = MISSION_WIDTH + 10
STATION_WIDTH, STATION_HEIGHT = 204, 104
REGION_WIDTH, REGION_HEIGHT = 144, 104
STATION_ICONS = {
    "field-office": "agent",
    "laboratory": "wrench",
    "hangar": "plane",
    "cyber-box": "eye",
    "academy": "badge",
    "raise-budget": "coin",
    "draw-power": "ticket",
    "seal-team": "shield",
    "extra-mission": "file",
    "extra-regional": "globe",
}
BLURBS = {
    "field-office": "one operative for each pip",
    "raise-budget": "one more pip in every round",
    "draw-power": "the top card, unseen by others",
    "extra-mission": "the top mission of the pile",
    "extra-regional": "search the pile for a region",
}


def header(view: ViperOpsView) -> str:
    rounds = [str(number) for number in range(1, view.rounds + 1)]
    supply = (
        ("wrench", view.supply["gadgets"]),
        ("plane", view.supply["deployment"]),
        ("eye", view.supply["intel"]),
        ("agent", view.supply["operatives"]),
    )
    goods = "".join(
        translate(
            index * 54,
            0,
            translate(10, 14, icon(name, 18, "var(--surface-ink-2)")),
            text(24, 19, str(count), size=13, weight=700),
        )
        for index, (name, count) in enumerate(supply)
    )
    agents = (
        f"{view.supply['field']} field, {view.supply['special']} special, "
        f"{view.secret_agents_left} secret agents"
    )
    return group(
        text(0, 20, "ROUND", size=14, weight=700, letter_spacing=2),
        translate(66, 0, track(rounds, 34, 28, marked=(view.round - 1,), passed=view.round - 1)),
        translate(90 + 34 * view.rounds, 14, seat_badge(view.first, 12)),
        text(108 + 34 * view.rounds, 19, "goes first", size=13),
        text(478, 19, "SUPPLY", size=13, letter_spacing=2, fill="var(--surface-ink-2)"),
        translate(546, 0, goods),
        text(1048, 19, agents, size=12, anchor="end", fill="var(--surface-ink-2)"),
    )


def mission_track(view: ViperOpsView, spots: Spots) -> str:
    spaces = "".join(
        translate(
            index * STEP,
            30,
            _mission_space(space),
            offered_or_why_not(
                view,
                spots,
                f"track:{index + 1}",
                MISSION_WIDTH,
                MISSION_HEIGHT,
            ),
        )
        for index, space in enumerate(view.mission_track)
    )
    return group(
        _track_title("MISSION TRACK", "dice, with change"),
        offered(spots, "station:mission-track", 190, 24),
        _track_dice(view.stations[-1]),
        spaces,
        _pile(view.missions_left, len(view.missions_discarded), "missions", "mission-pile", spots),
    )


def power_track(view: ViperOpsView, spots: Spots) -> str:
    spaces = "".join(
        translate(
            index * STEP,
            30,
            _power_space(space),
            offered_or_why_not(view, spots, f"power:{index + 1}", POWER_WIDTH, POWER_HEIGHT),
        )
        for index, space in enumerate(view.power_track)
    )
    return group(
        _track_title("POWER TRACK", "dice"),
        offered(spots, "station:power-track", 190, 24),
        _track_dice(view.stations[-2]),
        spaces,
        _pile(view.power_left, len(view.power_discarded), "power", "power-pile", spots),
    )


@lru_cache(maxsize=8)
def _track_title(title: str, pays: str) -> str:
    return plate(190, 24, title) + text(200, 17, pays, size=12, fill="var(--surface-ink-2)")


def _track_dice(station: StationView) -> str:
    return translate(330, 12, _loose_dice(station.boxes))


@lru_cache(maxsize=1024)
def _mission_space(space: SpaceView) -> str:
    if space.mission is None:
        return slot(MISSION_WIDTH, MISSION_HEIGHT, "") + _tag(space.price, MISSION_HEIGHT)
    return mission_face(space.mission) + _tag(space.price, MISSION_HEIGHT)


@lru_cache(maxsize=512)
def _power_space(space: SpaceView) -> str:
    if space.card is None:
        return slot(POWER_WIDTH, POWER_HEIGHT, "") + _tag(space.price, POWER_HEIGHT)
    return power_face(space.card) + _tag(space.price, POWER_HEIGHT)


def _tag(price: int, height: float) -> str:
    return translate(MISSION_WIDTH - 8, height - 8, price_tag(str(price)))


def _pile(left: int, discarded: int, label: str, spot: str, spots: Spots) -> str:
    """The draw pile stands on the title line, where the track leaves room."""
    return translate(
        700,
        0,
        rect(0, 0, 26, 24, rx=4, fill="var(--kind-black)"),
        text(13, 17, str(left), size=13, anchor="middle", weight=700, fill="var(--kind-ink)"),
        text(34, 17, f"{label} in the pile, {discarded} discarded", size=12),
        offered(spots, spot, 330, 24),
    )


def _loose_dice(boxes: tuple[BoxView, ...]) -> str:
    """Dice lying at a station without boxes, by owner."""
    parts: list[str] = []
    x = 0.0
    for box in boxes:
        for face in box.dice:
            parts.append(translate(x + 9, 0, die(face, 17, box.owner)))
            x += 20
        x += 4
    return "".join(parts)


def stations(view: ViperOpsView, spots: Spots) -> str:
    places = []
    for index, station in enumerate(view.stations[:10]):
        row, column = divmod(index, 5)
        places.append(
            translate(
                column * (STATION_WIDTH + 10),
                row * (STATION_HEIGHT + 10),
                _station(station, view.seal),
                offered_or_why_not(
                    view,
                    spots,
                    f"station:{station.key}",
                    STATION_WIDTH,
                    STATION_HEIGHT,
                ),
            )
        )
    return "".join(places)


@lru_cache(maxsize=1024)
def _station(station: StationView, seal: int) -> str:
    boxed = any(box.price is not None for box in station.boxes)
    price = "" if station.price is None else f"{station.price}{'+' if boxed else ''}"
    if boxed and station.price is None:
        price = "FULL"
    inside = _box_row(station.boxes) if boxed else _dice_row(station, seal)
    return group(
        _station_plate(station.key, station.name, station.pays),
        text(
            STATION_WIDTH - 12, 44, price, size=20, anchor="end", weight=700,
            fill="var(--stamp)" if price == "FULL" else "var(--ink)",
        ),
        translate(10, 58, inside),
        class_="on-paper",
    )  # fmt: skip


@lru_cache(maxsize=64)
def _station_plate(key: str, name: str, pays: str) -> str:
    return group(
        rect(0, 1.6, STATION_WIDTH, STATION_HEIGHT, rx=8, fill="var(--shade)", fill_opacity=0.2),
        rect(0, 0, STATION_WIDTH, STATION_HEIGHT, rx=8, fill="var(--card)", stroke="var(--edge)"),
        rect(0, 0, STATION_WIDTH, 26, rx=8, fill="var(--kind-black)"),
        rect(0, 16, STATION_WIDTH, 10, fill="var(--kind-black)"),
        translate(16, 13, icon(STATION_ICONS[key], 17, "var(--brass-2)")),
        text(
            30, 18, name, size=fit_size(name, STATION_WIDTH - 38, 13.5), weight=700,
            fill="var(--kind-ink)",
        ),
        text(10, 44, pays, size=11.5, face="sans", fill="var(--ink-2)"),
    )  # fmt: skip


def _box_row(boxes: tuple[BoxView, ...]) -> str:
    return "".join(translate(index * 47, 0, _box(box)) for index, box in enumerate(boxes))


def _box(box: BoxView) -> str:
    if box.owner is None:
        return group(
            rect(
                0, 0, 42, 38, rx=5, fill="var(--card-2)", stroke="var(--edge)",
                stroke_dasharray="3 3",
            ),
            text(21, 25, str(box.price), size=17, anchor="middle", weight=700, fill="var(--ink)"),
        )  # fmt: skip
    dice = "".join(
        translate(10 + index % 3 * 12, 12 + index // 3 * 13, die(face, 12, box.owner))
        for index, face in enumerate(box.dice[:6])
    )
    chips = translate(33, 28, icon("coin", 13, "var(--kind-violet)")) if box.chips else ""
    return group(
        rect(0, 0, 42, 38, rx=5, fill="var(--card-2)", stroke="var(--ink)", stroke_width=1.5),
        dice,
        chips,
        translate(6, 32, seat_badge(box.owner, 7)),
    )


def _dice_row(station: StationView, seal: int) -> str:
    if station.key == "seal-team":
        return _seal(station, seal)
    if not station.boxes:
        return text(0, 24, BLURBS[station.key], size=11.5, face="sans", fill="var(--ink-2)")
    return translate(0, 20, _loose_dice(station.boxes))


def _seal(station: StationView, seal: int) -> str:
    box = station.boxes[0]
    blocked = "" if box.owner is None else translate(12, 20, die(box.dice[0], 24, box.owner))
    if seal < 0:
        where = text(184, 25, "TEAM HERE", size=12, anchor="end", weight=700, fill="var(--ok)")
    else:
        where = translate(120, 20, seat_badge(seal, 10)) + text(
            136, 25, "has it", size=12, fill="var(--ink-2)"
        )
    return blocked + where


def regions(view: ViperOpsView, spots: Spots) -> str:
    return "".join(
        translate(
            index * (REGION_WIDTH + 9),
            0,
            _region(region, spots),
            offered(spots, f"region:{region.code}", REGION_WIDTH, REGION_HEIGHT, rx=8),
        )
        for index, region in enumerate(view.regions)
    )


def _region(region: RegionView, spots: Spots) -> str:
    rows = "".join(
        translate(8, 26 + (level - 1) * 23, _moles(region, level, spots))
        for level in range(1, len(LEVELS) + 1)
    )
    return group(
        rect(0, 1.6, REGION_WIDTH, REGION_HEIGHT, rx=8, fill="var(--shade)", fill_opacity=0.2),
        rect(0, 0, REGION_WIDTH, REGION_HEIGHT, rx=8, fill="var(--map)", stroke="var(--map-line)"),
        text(
            8, 18, region.name.upper(), size=fit_size(region.name, 128, 12.5), weight=700,
            fill="var(--map-ink)",
        ),
        rows if region.open else text(8, 56, "closed", size=13, fill="var(--map-ink-2)"),
        translate(62, REGION_HEIGHT - 8, _loose_dice(region.dice)),
        class_=None if region.open else "spent",
    )  # fmt: skip


def _moles(region: RegionView, level: int, spots: Spots) -> str:
    """The moles of one level: those available, and how many are in Deep Cover."""
    available = [kind for kind in region.available if _level(kind) == level]
    deep = [kind for kind in region.deep if _level(kind) == level]
    if not available and not deep:
        empty = level == 1 and not region.available and not region.deep
        return text(0, 24, "no moles", size=12, fill="var(--map-ink-2)") if empty else ""
    kind = (available or deep)[0]
    words = f" x{len(available)}" if len(available) > 1 else ""
    wide = agent_width(kind, words)
    below = f"+{len(deep)} deep" if available and deep else "deep" if deep else ""
    return (
        agent(kind, words, not available)
        + text(wide + 4, 14, below, size=10, fill="var(--map-ink-2)")
        + offered(spots, f"mole:{region.code}:{level}", wide, 20, rx=10)
    )


def _level(kind: str) -> int:
    return {"field": 1, "special": 2}.get(kind, 3)
