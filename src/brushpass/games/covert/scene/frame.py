"""Where things lie, and the small drawings that several parts share."""

from functools import lru_cache

from brushpass.games.covert.view import AgencyFace, Need, RegionFace
from brushpass.kernel.offers import Offer
from brushpass.look import (
    circle,
    fit_size,
    group,
    icon,
    line,
    may,
    path,
    rect,
    sheet_shadow,
    text,
    translate,
)

WIDTH, HEIGHT = 1340, 1186
MAP_X, MAP_Y, MAP_SCALE = 14, 14, 0.92
LEFT, RIGHT = 16, 952
COLUMN = 372

GEAR_ICONS = {
    "REC": "reel",
    "RAD": "radio",
    "BIN": "magnifier",
    "PAS": "passport",
    "PIS": "pistol",
    "BUG": "microphone",
    "ESC": "hook",
    "CAM": "camera",
}
ABILITY_ICONS = {
    "PLUS": "push",
    "MINUS": "push",
    "MOVE3": "train",
    "ESPIONAGE": "eye",
    "SNEAK": "mask",
    "FIRST": "flash",
    "BREAKER": "cipher",
    "SEARCH": "file",
}
_SYMBOLS = {
    "star": "M0-9 2.6-2.8 9.5-2.8 4 1.6 6.2 8.2 0 4.2-6.2 8.2-4 1.6-9.5-2.8-2.6-2.8Z",
    "triangle": "M0-8 8 6H-8Z",
    "circle": "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0",
    "square": "M-6.5-6.5h13v13h-13Z",
    "diamond": "M0-9 9 0 0 9-9 0Z",
    "hexagon": "M-8 0-4-7H4L8 0 4 7H-4Z",
}


class Offers:
    """The offers by spot; each is drawn once."""

    def __init__(self, offers: list[Offer]) -> None:
        self._by_spot = {offer.spot: offer for offer in offers if offer.spot is not None}

    def at(self, spot: str) -> Offer | None:
        return self._by_spot.get(spot)

    def control(self, spot: str, *children: str) -> str:
        """The children as a control if something is offered there, else just drawn."""
        offer = self._by_spot.get(spot)
        return group(*children) if offer is None else may(offer, *children)

    def starting(self, prefix: str) -> list[Offer]:
        return [offer for spot, offer in self._by_spot.items() if spot.startswith(prefix)]


@lru_cache(maxsize=64)
def region_mark(region: RegionFace, r: float) -> str:
    """The region's colour with its symbol."""
    return group(
        circle(0, 0, r, fill=region.colour, stroke="#fff", stroke_width=r * 0.16),
        translate(0, 0, path(_SYMBOLS[region.symbol], fill="#fff"), scale=round(r / 16, 2)),
    )


@lru_cache(maxsize=512)
def agency_card(card: AgencyFace, width: float, height: float) -> str:
    """An agency card: equipment, plane ticket, ability, each in its own band."""
    third = height / 3
    size = fit_size(card.equipment, width - 30, 13)
    return group(
        sheet_shadow(width, height, 6),
        rect(0, 0, width, height, rx=6, fill="var(--card)", stroke="var(--edge)"),
        path(
            f"M.5 {third}V6.5Q.5 .5 6.5 .5H{width - 6.5}Q{width - 0.5} .5 {width - 0.5} 6.5V{third}Z",
            fill="var(--card-2)",
        ),
        line(0.5, third, width - 0.5, third, stroke="var(--line)"),
        line(5, 2 * third, width - 5, 2 * third, stroke="var(--line)", stroke_dasharray="2 3"),
        translate(14, third / 2, icon(GEAR_ICONS[card.gear], 17, "var(--ink)")),
        text(27, third / 2 + 4, card.equipment, size=size, weight=700, fill="var(--ink)"),
        translate(14, third * 1.5, icon("plane", 14, "var(--ink-2)")),
        text(
            27,
            third * 1.5 + 4,
            card.city,
            size=fit_size(card.city, width - 30, 13),
            fill="var(--ink)",
        ),
        translate(14, third * 2.5, icon(ABILITY_ICONS[card.ability], 14, "var(--stamp)")),
        text(
            27,
            third * 2.5 + 4,
            card.ability_name,
            size=fit_size(card.ability_name, width - 30, 13),
            weight=700,
            fill="var(--stamp)",
        ),
    )


def need_mark(need: Need, size: float) -> str:
    """A requirement or benefit as a small sign, centred on its place."""
    if need.region is not None:
        return region_mark(need.region, size / 2)
    if need.kind == "equipment":
        return icon(GEAR_ICONS[need.id], size, "var(--ink)")
    if need.kind == "any":
        return icon("keycard", size, "var(--ink)")
    return icon("agent", size, "var(--ink)")


@lru_cache(maxsize=256)
def points_mark(points: int, size: float = 15) -> str:
    """The points of a mission, stamped; the right end is at the place."""
    wide = size * (1.5 if points < 10 else 2)
    return translate(
        -wide,
        0,
        rect(0, 0, wide, size * 1.35, rx=3, fill="none", stroke="var(--stamp)", stroke_width=1.8),
        text(
            wide / 2,
            size * 1.02,
            str(points),
            size=size,
            anchor="middle",
            weight=700,
            fill="var(--stamp)",
        ),
        rotate=-3,
    )


@lru_cache(maxsize=512)
def chip_label(words: str, width: float, height: float = 22) -> str:
    """A small paper button."""
    size = fit_size(words, width - 8, height * 0.56)
    return group(
        rect(0, 0, width, height, rx=height / 2, fill="var(--card)", stroke="var(--edge)"),
        text(
            width / 2,
            height / 2 + size * 0.34,
            words,
            size=size,
            anchor="middle",
            weight=700,
            fill="var(--ink)",
        ),
    )
