"""Every seat's public side: score, character, cards, dice, intel, completed missions."""

from brushpass.games.covert.scene.frame import (
    COLUMN,
    GEAR_ICONS,
    RIGHT,
    need_mark,
)
from brushpass.games.covert.view import CovertView, SeatView
from brushpass.games.covert.words.names import TALENT_TITLES
from brushpass.look import (
    SEAT_NAMES,
    circle,
    cube,
    die,
    dossier,
    fit_size,
    group,
    icon,
    line,
    rect,
    seat_badge,
    text,
    translate,
)

TOP = 844
ROW = 73


def seats(view: CovertView) -> str:
    rows = "".join(
        translate(0, 34 + seat * ROW, _seat(view, seat, player))
        for seat, player in enumerate(view.seats)
    )
    top = TOP if view.screen is not None else 16
    return dossier(RIGHT, top, COLUMN, 38 + ROW * view.players, "Spymasters", rows)


def _seat(view: CovertView, seat: int, player: SeatView) -> str:
    who = SEAT_NAMES[seat]
    if player.character is not None and player.talent is not None:
        spent = " (used)" if player.talent_spent else ""
        who += f" · {player.character}, {TALENT_TITLES[player.talent]}{spent}"
    lit = (
        rect(3, 1, COLUMN - 6, ROW - 4, rx=5, fill="var(--chosen)", fill_opacity=0.35)
        if seat == view.to_move
        else ""
    )
    return group(
        lit,
        line(8, ROW - 1, COLUMN - 8, ROW - 1, stroke="var(--line)")
        if seat + 1 < view.players
        else "",
        translate(22, 20, seat_badge(seat, 13)),
        text(42, 18, who, size=fit_size(who, COLUMN - 100, 12), weight=700, fill="var(--ink)"),
        text(
            COLUMN - 12,
            24,
            str(view.scores[seat]),
            size=22,
            anchor="end",
            weight=700,
            fill="var(--stamp)",
        ),
        _order(view, seat),
        _counts(player),
        _dice(player, seat),
        translate(0, 58, _earned(player)),
    )


def _order(view: CovertView, seat: int) -> str:
    """The turn-order token, if taken."""
    if seat not in view.order:
        return ""
    place = view.order.index(seat) + 1
    return translate(
        22,
        49,
        circle(0, 0, 11, fill="var(--brass-2)", stroke="var(--brass)", stroke_width=1.6),
        text(0, 5, str(place), size=14, anchor="middle", weight=700, fill="#1d1b18"),
    )


def _counts(player: SeatView) -> str:
    counts = (
        ("keycard", player.hand),
        ("file", player.missions),
        ("mask", player.tokens),
        ("cipher", len(player.codes)),
        ("refresh", int(player.reroll)),
    )
    return "".join(
        translate(
            50 + index * 36,
            35,
            icon(name, 14, "var(--ink-2)"),
            text(10, 4, str(count), size=12, weight=700, fill="var(--ink)"),
        )
        for index, (name, count) in enumerate(counts)
    )


def _dice(player: SeatView, seat: int) -> str:
    unplaced = "".join(
        translate(236 + index * 17, 35, die(face, 14, seat))
        for index, face in enumerate(player.unplaced)
    )
    cubes = "".join(
        translate(COLUMN - 14 - index * 16, 46, cube(colour, 10))
        for index, colour in enumerate(player.intel)
    )
    return unplaced + cubes


def _earned(player: SeatView) -> str:
    """Completed missions with points and icon, then broken codes."""
    pieces = [
        group(
            rect(-16, -9, 34, 18, rx=3, fill="var(--card-2)", stroke="var(--edge)"),
            text(-12, 4, str(mission.points), size=11, weight=700, fill="var(--stamp)"),
            "" if mission.benefit is None else translate(9, 0, need_mark(mission.benefit, 12)),
        )
        for mission in player.done
    ]
    pieces += [
        group(
            rect(-16, -9, 24, 18, rx=3, fill="var(--kind-slate)"),
            translate(-4, 0, icon(GEAR_ICONS[code.gear], 13, "#fff")),
        )
        for code in player.broken
    ]
    step = min(38.0, (COLUMN - 70) / max(1, len(pieces)))
    return "".join(translate(60 + index * step, 0, piece) for index, piece in enumerate(pieces))
