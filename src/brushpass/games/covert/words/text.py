"""The table in plain text."""

from brushpass.games.covert.view import (
    AgencyFace,
    CovertView,
    MissionFace,
    OwnMission,
    Screen,
    SeatView,
)
from brushpass.games.covert.words.names import (
    ABILITY_NAMES,
    AGENT_LETTERS,
    TALENT_TITLES,
    benefit_words,
    listed,
    need_words,
)
from brushpass.look.seats import SEAT_NAMES

_CIRCLES = ("Complete", "Mission", "Agency", "Movement")


def text(view: CovertView) -> str:
    heading = "Covert, the last missions" if view.finale else f"Covert, round {view.round}"
    lines = [heading if view.round else "Covert, setting up"]
    if view.round:
        lines += _board(view)
    for seat in range(view.players):
        lines += _seat(view, seat)
    if view.screen is not None:
        lines += _screen(view.screen)
    return "\n".join(lines)


def _board(view: CovertView) -> list[str]:
    lines = ["Circles (space: who)"]
    for name, circle in zip(_CIRCLES, view.circles, strict=True):
        spaces = " ".join(
            f"{space + 1}:{SEAT_NAMES[owner] if owner >= 0 else '-'}"
            for space, owner in enumerate(circle)
        )
        lines.append(f"  {name:<9} {spaces}")
    if view.order:
        lines.append("Turn order so far: " + ", ".join(SEAT_NAMES[seat] for seat in view.order))
    lines.append("Cipher")
    for row in (0, 6):
        lines.append("  " + " ".join(map(str, view.cipher[row : row + 6])))
    lines.append("Agency cards in the regions")
    for region, card in zip(view.regions, view.spaces, strict=True):
        lines.append(f"  {region.name:<8} {_card(card)}")
    missions = [mission for mission in view.display if mission is not None]
    lines.append("Missions on offer")
    lines += [f"  {_mission(mission)}" for mission in missions]
    if view.used:
        lines.append("Just used: " + "; ".join(_card(card) for card in view.used))
    cubes = [
        f"{city.name} {'/'.join(SEAT_NAMES[colour] for colour in colours)}"
        for city, colours in zip(view.cities, view.cubes, strict=True)
        if colours
    ]
    if cubes:
        lines.append("Cubes: " + ", ".join(cubes))
    tops = [
        f"{top or 'empty'} ({count})"
        for top, count in zip(view.code_tops, view.code_decks, strict=True)
    ]
    lines.append(
        f"Decks: agency {view.agency_deck}, missions {view.mission_deck}, codes {' and '.join(tops)},"
        f" tokens in the bag {view.bag}"
    )
    return lines


def _seat(view: CovertView, seat: int) -> list[str]:
    player: SeatView = view.seats[seat]
    you = " (you)" if view.seat == seat else ""
    who = ""
    if player.character is not None and player.talent is not None:
        who = f", {player.character} the {TALENT_TITLES[player.talent]}"
    lines = [f"{SEAT_NAMES[seat]}{you}{who}: {view.scores[seat]} points"]
    places = [
        f"{letter} {view.cities[city].name}"
        for letter, city in zip(AGENT_LETTERS, player.agents, strict=False)
    ]
    lines.append("  agents " + ", ".join(places))
    dice = [
        f"{name} {' '.join(map(str, faces))}"
        for name, faces in (
            ("unplaced", player.unplaced),
            ("folder", player.folder),
            ("Decoder", player.decoder),
        )
        if faces
    ]
    if dice:
        lines.append("  dice " + ", ".join(dice))
    lines.append(
        f"  agency cards {player.hand}, missions {player.missions}, tokens {player.tokens}, "
        f"cubes {player.supply}, reroll {'ready' if player.reroll else 'spent'}"
    )
    if player.intel:
        lines.append("  intel " + ", ".join(SEAT_NAMES[colour] for colour in player.intel))
    if player.known_hand and view.seat != seat:
        lines.append("  known to hold " + "; ".join(_card(card) for card in player.known_hand))
    if player.known_missions and view.seat != seat:
        lines.append(
            "  known missions " + "; ".join(mission.name for mission in player.known_missions)
        )
    if player.codes and view.seat != seat and view.round:
        lines.append("  codes behind the screen " + ", ".join(player.codes))
    if player.done:
        done = [f"{mission.name} {mission.points}{_kept(mission)}" for mission in player.done]
        lines.append("  completed " + "; ".join(done))
    if player.broken:
        lines.append("  broken codes " + ", ".join(code.equipment for code in player.broken))
    return lines


def _screen(screen: Screen) -> list[str]:
    lines = ["Behind your screen"]
    lines += [f"  card {_card(card)}" for card in screen.hand]
    lines += [f"  mission {_progress(mission)}" for mission in screen.missions]
    for code in screen.codes:
        lines.append(f"  code {' '.join(map(str, code.digits))} ({code.equipment})")
    if screen.tokens:
        lines.append("  tokens " + ", ".join(ABILITY_NAMES[token] for token in screen.tokens))
    if screen.drawn:
        lines.append("  drawn " + ", ".join(ABILITY_NAMES[token] for token in screen.drawn))
    lines += [f"  found {_card(card)}" for card in screen.found_cards]
    lines += [f"  found {_mission(mission)}" for mission in screen.found_missions]
    if screen.under_agency:
        lines.append(
            "  you put under the agency deck: " + "; ".join(map(_card, screen.under_agency))
        )
    if screen.under_missions:
        names = listed([mission.name for mission in screen.under_missions])
        lines.append(f"  you put under the mission deck: {names}")
    return lines


def _card(card: AgencyFace | None) -> str:
    return "empty" if card is None else f"{card.id} {card.title}"


def _mission(mission: MissionFace) -> str:
    needs = " + ".join(need_words(need) for need in mission.needs)
    return f"{mission.id} {mission.name}, {mission.points} points: {needs}{_kept(mission)}"


def _kept(mission: MissionFace) -> str:
    return f" [{benefit_words(mission.benefit)}]" if mission.benefit is not None else ""


def _progress(mission: OwnMission) -> str:
    needs = [
        f"{'+' if met else '-'} {need_words(need)}"
        for need, met in zip(mission.face.needs, mission.met, strict=True)
    ]
    face = mission.face
    return f"{face.id} {face.name}, {face.points} points: {', '.join(needs)}{_kept(face)}"
