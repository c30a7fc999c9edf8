"""The table in plain text."""

from collections import Counter
from collections.abc import Iterable

from brushpass.games.viper_ops.view import (
    MissionView,
    SeatView,
    SpaceView,
    StationView,
    ViperOpsView,
)
from brushpass.games.viper_ops.words.names import (
    AGENTS,
    LINES,
    REWARDS,
    missing,
    mission_title,
    who,
)


def text(view: ViperOpsView) -> str:
    lines = [f"V.I.P.E.R. Ops ({view.mode}), round {view.round} of {view.rounds}"]
    lines += ["Mission track:", *(_space(space) for space in view.mission_track)]
    lines.append(f"  pile {view.missions_left}, discarded {len(view.missions_discarded)}")
    lines += ["Power track:", *(_space(space) for space in view.power_track)]
    lines.append(f"  pile {view.power_left}, discarded {len(view.power_discarded)}")
    lines += ["Stations:", *(_station(station) for station in view.stations)]
    if view.mode == "extended":
        lines.append("Moles:")
        lines += [_region_line(view, index) for index in range(len(view.regions))]
    lines += ["Offered: " + "; ".join(_mission(card) for card in view.offered)] * bool(view.offered)
    for seat, player in enumerate(view.seats):
        lines += _mat(view, seat, player)
    return "\n".join(lines)


def _mission(mission: MissionView) -> str:
    bonus = f"+{mission.bonus}" if mission.bonus else ""
    return (
        f"{mission_title(mission)}, {mission.level} agent, {mission.points}{bonus} VP, "
        f"needs {missing(mission)}; {_reward(mission)}"
    )


def _reward(mission: MissionView) -> str:
    """What completing a mission brings."""
    if mission.type == "plant-mole":
        return f"{mission.mole_intel} intel for another mission of the region"
    return REWARDS[mission.type]


def _space(space: SpaceView) -> str:
    if space.mission is not None:
        return f"  {space.price}: {_mission(space.mission)}"
    if space.card is not None:
        return f"  {space.price}: {space.card.name}. {space.card.text}"
    return f"  {space.price}: empty"


def _station(station: StationView) -> str:
    price = "" if station.price is None else f" from {station.price},"
    there = [
        f"{who(box.owner)} {'+'.join(str(face) for face in box.dice) or 'chips'}"
        for box in station.boxes
        if box.owner is not None
    ]
    full = ""
    if station.boxes and station.boxes[0].price is not None and station.price is None:
        full = " full,"
    taken = f" ({', '.join(there)})" if there else ""
    return f"  {station.name}:{full}{price} {station.pays}{taken}"


def _region_line(view: ViperOpsView, index: int) -> str:
    region = view.regions[index]
    if not region.open:
        return f"  {region.name}: closed"
    return f"  {region.name}: {_agents(region.available)} available, {_agents(region.deep)} in Deep Cover"


def _agents(kinds: Iterable[str]) -> str:
    words = [
        AGENTS[kind] if count == 1 else f"{count} {AGENTS[kind]}s"
        for kind, count in Counter(kinds).items()
    ]
    return ", ".join(words) if words else "nobody"


def _mat(view: ViperOpsView, seat: int, player: SeatView) -> list[str]:
    you = " (you)" if view.seat == seat else ""
    director = f", {player.director.name}" if player.director and view.mode != "coop" else ""
    marks = [word for word, true in (("first player", view.first == seat), ("passed", player.passed),
             ("S.E.A.L. team", player.seal)) if true]  # fmt: skip
    score = "" if view.mode == "coop" else f", {view.scores[seat]} VP"
    lines = [
        f"{who(seat)}{you}{director}{score}" + (f" ({', '.join(marks)})" if marks else ""),
        f"  {_counted(player.chips, 'chip')}, budget {player.budget}, "
        f"{_counted(player.operatives, 'operative')}; dice: "
        f"{player.unused} unused, active {' '.join(str(face) for face in player.active) or 'none'}, "
        f"{player.spent} spent",
        f"  waiting: {_agents(player.waiting)}; in debrief: {_agents(player.debrief)}",
    ]
    for slot, mission in enumerate(player.missions):
        if mission is not None:
            agent = AGENTS[mission.agent] if mission.agent else "no agent"
            lines.append(f"  {slot + 1}. {_mission(mission)}; {agent}")
    if player.completed:
        done = ", ".join(mission_title(mission) for mission in player.completed)
        lines.append(f"  completed: {done}")
    cards = [card.name + (" (secret)" if card.secret else "") for card in player.cards]
    cards += [f"{player.hidden_cards} unknown"] * bool(player.hidden_cards)
    if cards:
        lines.append(f"  power cards: {', '.join(cards)}")
    if view.over and view.mode != "coop":
        parts = [f"{word} {points}" for word, points in zip(LINES, player.lines, strict=True)]
        lines.append(f"  score: {', '.join(parts)}")
    return lines


def _counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
