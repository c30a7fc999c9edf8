"""What lies over the table for a moment: directors, missions to choose from, the result."""

from brushpass.games.viper_ops.scene.faces import (
    MISSION_HEIGHT,
    MISSION_WIDTH,
    Spots,
    mission_face,
    offered,
)
from brushpass.games.viper_ops.view import DirectorView, MissionView, ViperOpsView
from brushpass.games.viper_ops.words.names import TYPES
from brushpass.look import SEAT_NAMES, card, rect, seat_badge, stamp, text, translate

CARD_WIDTH, CARD_HEIGHT = 196, 200


def overlay(view: ViperOpsView, spots: Spots, width: int, height: int) -> str:
    if view.step == "ChooseDirector":
        return _shade(width, height, "CHOOSE A DIRECTOR") + _directors(view, spots)
    if view.starts:
        return _shade(width, height, "CHOOSE A MISSION TO START WITH") + _row(
            view.starts, "start", spots
        )
    if view.offered:
        return _shade(width, height, "KEEP ONE MISSION") + _row(view.offered, "offer", spots)
    if view.over:
        return _result(view, width)
    return ""


def _shade(width: int, height: int, title: str) -> str:
    return rect(0, 0, width, height, fill="var(--board)", fill_opacity=0.93) + text(
        width / 2, 96, title, size=24, anchor="middle", weight=700, letter_spacing=3
    )


def _directors(view: ViperOpsView, spots: Spots) -> str:
    taken = {
        player.director.name: seat
        for seat, player in enumerate(view.seats)
        if player.director is not None
    }
    parts = []
    for index, director in enumerate(view.directors):
        row, column = divmod(index, 4)
        seat = taken.get(director.name)
        badge = "" if seat is None else translate(98, 150, seat_badge(seat, 30))
        parts.append(
            translate(
                130 + column * 212 + row * 106,
                130 + row * 226,
                _director(view, director),
                badge,
                offered(spots, f"director:{index + 1}", CARD_WIDTH, CARD_HEIGHT, rx=10),
            )
        )
    return "".join(parts)


def _director(view: ViperOpsView, director: DirectorView) -> str:
    home = next(region.name for region in view.regions if region.code == director.home)
    lines = [f"At home in {home}."]
    lines += [f"{TYPES[kind]}: +{points}" for kind, points in director.bonus.items()]
    return card(CARD_WIDTH, CARD_HEIGHT, director.name, lines, kind="black")


def _row(missions: list[MissionView], spot: str, spots: Spots) -> str:
    """Up to ten missions in two rows."""
    columns = min(5, len(missions))
    left = 550 - columns * (MISSION_WIDTH + 20) / 2
    return "".join(
        translate(
            left + index % 5 * (MISSION_WIDTH + 20),
            140 + index // 5 * (MISSION_HEIGHT + 24),
            mission_face(mission),
            offered(spots, f"{spot}:{index + 1}", MISSION_WIDTH, MISSION_HEIGHT, rx=9),
        )
        for index, mission in enumerate(missions)
    )


def _result(view: ViperOpsView, width: int) -> str:
    if view.mode == "coop":
        words = "MISSION ACCOMPLISHED" if view.winners else "MISSION FAILED"
    else:
        winner = view.winners[0]
        words = f"{SEAT_NAMES[winner].upper()} IS CHIEF: {view.scores[winner]} VP"
    return translate(width / 2, 330, stamp(words, size=46, rotate=-6))
