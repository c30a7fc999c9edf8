"""The faces of the cards: colours, drawings and the few words printed on them."""

from functools import cache, lru_cache

from brushpass.games.viper_ghost_zero.view import MissionView
from brushpass.games.viper_ghost_zero.words.names import TITLE
from brushpass.look import (
    Kind,
    card,
    fit_size,
    group,
    icon,
    kind_colour,
    kind_tone,
    number,
    path,
    rect,
    sheet_shadow,
    text,
    tick,
    translate,
)

KIND: dict[str, Kind] = {
    "hostage": "rose",
    "laptop": "blue",
    "data-drive": "violet",
    "bioweapon": "green",
    "extraction": "orange",
    "knife": "red",
    "pistol": "red",
    "rifle": "red",
    "grenade": "red",
    "load-bearing-vest": "teal",
    "flak-vest": "teal",
    "heavy-armor": "teal",
    "bomb-suit": "teal",
    "security-alert": "black",
    "security-disabled": "black",
    "access": "gold",
    "tranquilizer": "slate",
    "flashbang": "slate",
    "neuro-stim": "slate",
    "counter-op": "slate",
}
_CLASSES: dict[Kind, str] = {
    "red": "ATTACK",
    "teal": "DEFENSE",
    "black": "SECURITY",
    "gold": "ACCESS",
    "slate": "STEALTH",
    "rose": "OBJECTIVE",
    "blue": "OBJECTIVE",
    "violet": "OBJECTIVE",
    "green": "OBJECTIVE",
    "orange": "OBJECTIVE",
}
_WORDS = {
    "security-alert": "A rival's mission lies open.",
    "security-disabled": "Hide all missions.",
    "access": "Draw more cards.",
    "tranquilizer": "Take all objectives of a rival.",
    "flashbang": "Take one objective of a rival.",
    "neuro-stim": "Stops Tranquilizer and Flashbang.",
    "counter-op": "Swap missions with a rival.",
}
_ICONS = {
    "laptop": "laptop",
    "knife": "blade",
    "pistol": "pistol",
    "access": "keycard",
    "tranquilizer": "syringe",
    "counter-op": "swap",
}
_VEST = "M-7-10H-3.5C-3-6 3-6 3.5-10H7V-3L9 0V10H-9V0L-7-3Z"
_SIREN = "M-6 5V-1a6 6 0 0 1 12 0V5M-9 9V5H9V9Z"
_STROKES = {
    "hostage": "M0-11a4 4 0 1 0 .1 0M-4-7.6H4M-7.5 11V4C-7.5-.5-4-1.5 0-1.5C4-1.5 7.5-.5 7.5 4V11"
    "M-7.5 3H7.5M-7.5 6.5H7.5",
    "data-drive": "M-5-3H5V8.5a2 2 0 0 1-2 2H-3a2 2 0 0 1-2-2ZM-3.5-3V-10.5H3.5V-3M-1.5-8V-6.5"
    "M1.5-8V-6.5M-2 2H2M-2 5.5H2",
    "bioweapon": "M-3.5-11H3.5M-2-11V-4L-8.5 7.5A2.3 2.3 0 0 0-6.5 11H6.5A2.3 2.3 0 0 0 8.5 7.5"
    "L2-4V-11M-5.6 2.5C-3 1 3 4 5.6 2.5M-2 7a1 1 0 1 0 .1 0M3 5.2a.8.8 0 1 0 .1 0",
    "extraction": "M-10-9H6M-2-9V-5M-8.5 0C-8.5-3-5-5-2-5H1C4.5-5 7 0 7 2C7 4 5 4.5 3 4.5H-4"
    "C-7.5 4.5-8.5 2.5-8.5 0ZM-8.3-1H-4V-4.5M6-1.5L11-4V-7.5M-7 8.5H5M-4 4.5V8.5M2.5 4.5V8.5",
    "rifle": "M-11 0L-6.5-3H1V-6H6V-3H11M11-.8H4.5L3 1.5H0L1 7H-2.2L-3.5 1.5H-6L-11 5Z",
    "grenade": "M-1-4C-5.5-4-7-1-7 3.2C-7 7.5-4.3 11-.5 11C3.3 11 6 7.5 6 3.2C6-1 4.5-4 0-4Z"
    "M-2.5-4V-8H1.5V-4M1.5-7.5H5.5C7.5-7.5 8.5-4 8.5 1M-2.5-8.2A2.3 2.3 0 1 1-4-11"
    "M-6.8 1.5H5.8M-6.3 6H5.3M-.5-4V11",
    "load-bearing-vest": _VEST + "M-6 3H-1.5V8H-6ZM1.5 3H6V8H1.5ZM-9 0H9",
    "flak-vest": _VEST + "M0-7V10M-9 3.5H9M-4.5-1.5H-2M2-1.5H4.5M-6 7H-3M3 7H6",
    "heavy-armor": "M-8-10H-3C-2.5-7 2.5-7 3-10H8L11-5L8-1.5V10.5H-8V-1.5L-11-5ZM-8 0H8"
    "M-8 5H8M0-7.6V10.5M-11-5L-7-3.5M11-5L7-3.5",
    "bomb-suit": "M0-11.2C-4-11.2-5.6-8.6-5.6-6C-5.6-3-3.6-1.6 0-1.6C3.6-1.6 5.6-3 5.6-6"
    "C5.6-8.6 4-11.2 0-11.2ZM-3.6-7.6H3.6V-4.6H-3.6ZM-5-2.6C-9-1.6-10.4 3-10.4 10.6H10.4"
    "C10.4 3 9-1.6 5-2.6M-4.4 3H4.4V10.6M-4.4 3V10.6",
    "security-alert": _SIREN + "M0-11V-9.4M-8-8.4L-6.8-7.2M8-8.4L6.8-7.2M-11-1H-9.4M9.4-1H11"
    "M-2.5-1.5A2.6 2.6 0 0 1 0-4",
    "security-disabled": _SIREN + "M-9.5-10L10 10.5",
    "flashbang": "M-4-4H4V10.5H-4ZM-4-1H4M-4 7.5H4M-2-4V-7.5H2V-4M2-7H5.5V-2.5M-10-3L-7.4-2"
    "M-11 3.5H-7.6M-10 10L-7.4 8.8M10-3L7.6-2M11 3.5H7.6M10 10L7.4 8.8",
    "neuro-stim": "M0-10.8a10.8 10.8 0 1 0 .1 0M-10.5 1H-5.5L-3-5.5L.5 7L3-3L4.8 1H10.5",
}


@cache
def drawing(name: str, size: float) -> str:
    """The drawing of a card, centred on its place, in the ink around it."""
    if name in _ICONS:
        return icon(_ICONS[name], size)
    return group(
        path(_STROKES[name], fill="currentColor", fill_opacity=0.1),
        transform=f"scale({number(size / 24)})",
        stroke="currentColor",
        stroke_width=1.5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def face(name: str, width: float, height: float, value: int | None = None) -> str:
    """A card as one holds it."""
    words = _words(name, value)
    return card(
        width,
        height,
        TITLE[name],
        [words] if words else (),
        kind=KIND[name],
        corner=value,
        art=drawing(name, width * (0.46 if words else 0.62)),
        foot=_CLASSES[KIND[name]] if width > 110 else None,
    )


def _words(name: str, value: int | None) -> str:
    if value is None:
        return _WORDS.get(name, "")
    cards = "one card" if value == 1 else f"{value} cards"
    if KIND[name] == "red":
        return f"A rival gives you {cards}."
    return f"Attacked? You owe {cards} less."


@cache
def objective(name: str, width: float) -> str:
    """An objective on the table: a small card that is all drawing."""
    height = width * 1.34
    return group(
        sheet_shadow(width, height, 3),
        rect(0, 0, width, height, rx=4, fill="var(--card)", stroke="var(--edge)"),
        rect(3, 3, width - 6, height - width * 0.34, rx=2.5, fill=kind_colour(KIND[name])),
        translate(
            width / 2,
            3 + (height - width * 0.34) / 2,
            group(drawing(name, width * 0.62), color="var(--kind-ink)"),
        ),
        text(
            width / 2,
            height - width * 0.1,
            TITLE[name],
            size=fit_size(TITLE[name], width - 6, width * 0.19),
            anchor="middle",
            weight=700,
            fill="var(--ink)",
        ),
    )


def mission(mission: MissionView, area: tuple[str, ...], width: float) -> str:
    """A mission as an order slip: its code name, and what it asks for, met or not."""
    return _mission(mission.name, tuple(mission.needs), area, width)


@lru_cache(maxsize=1024)
def _mission(name: str, needs: tuple[str, ...], area: tuple[str, ...], width: float) -> str:
    height = width * 1.34
    row = width * 0.235
    lines = "".join(
        translate(width * 0.08, width * 0.47 + index * row, _need(need, need in area, width))
        for index, need in enumerate(needs)
    )
    size = fit_size(name.upper(), width * 0.86, width * 0.13)
    return group(
        sheet_shadow(width, height, 3),
        rect(0, 0, width, height, rx=4, fill="var(--folder, #e6d3a3)", stroke="var(--edge)"),
        rect(3, 3, width - 6, height - 6, rx=2, fill="var(--card)", stroke="var(--stamp)"),
        text(width / 2, width * 0.14, "MISSION", size=width * 0.082, anchor="middle",
             fill="var(--stamp)", letter_spacing=1),
        text(width / 2, width * 0.29, name.upper(), size=size, anchor="middle", weight=700,
             fill="var(--ink)"),
        path(f"M{number(width * 0.08)} {number(width * 0.35)}H{number(width * 0.92)}",
             stroke="var(--line)", stroke_dasharray="3 3"),
        lines,
        class_="on-paper",
    )  # fmt: skip


def _need(name: str, met: bool, width: float) -> str:
    return group(
        translate(
            width * 0.1, 0, group(drawing(name, width * 0.19), color=kind_tone(KIND[name]))
        ),
        text(width * 0.24, width * 0.035, TITLE[name],
             size=fit_size(TITLE[name], width * 0.46, width * 0.095), fill="var(--ink)"),
        translate(width * 0.78, 0, tick(width * 0.13)) if met else "",
    )  # fmt: skip
