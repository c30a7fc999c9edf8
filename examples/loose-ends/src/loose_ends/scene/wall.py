"""The wall: every contact once, city beside city, with what the viewer knows of each."""

from functools import cache

from brushpass.kernel.offers import Offer
from brushpass.look import (
    Kind,
    card,
    group,
    hit_rect,
    icon,
    kind_colour,
    may,
    on,
    plate,
    rect,
    refused,
    seat_badge,
    stamp,
    text,
    title_lines,
    translate,
)
from loose_ends.view import LooseEndsView
from loose_ends.words.names import CITIES, DEEDS, TRADES

CELL_WIDE, CELL_HIGH, GAP = 140, 102, 10
HEADER = 34
KINDS: dict[str, Kind] = {"vienna": "violet", "lisbon": "teal", "tangier": "orange", "oslo": "blue"}
EMBLEMS = {"watcher": "eye", "courier": "case", "forger": "passport", "broker": "coin"}

Spots = dict[str | None, Offer]


def wall(view: LooseEndsView, spots: Spots) -> str:
    return group(
        *(
            translate(column * (CELL_WIDE + GAP), 0, _city(view, city, spots), id=f"city-{city}")
            for column, city in enumerate(CITIES)
        ),
        *(
            translate(
                column * (CELL_WIDE + GAP),
                HEADER + GAP + row * (CELL_HIGH + GAP),
                _contact(view, f"{city}-{trade}", spots),
                id=f"contact-{city}-{trade}",
            )
            for column, city in enumerate(CITIES)
            for row, trade in enumerate(TRADES)
        ),
    )


def _city(view: LooseEndsView, city: str, spots: Spots) -> str:
    said = view.answers.get(city)
    sign = plate(CELL_WIDE, HEADER, city.upper(), None if said is None else "YES" if said else "NO")
    offer = spots.get(f"city:{city}")
    return sign if offer is None else may(offer, sign, hit_rect(0, 0, CELL_WIDE, HEADER))


def _contact(view: LooseEndsView, code: str, spots: Spots) -> str:
    city, trade = code.split("-")
    holder = next(
        (seat for seat, file in enumerate(view.seats) if code in (file.contact, file.drawn)), None
    )
    suspect = code in view.leak_may_be
    paper = _paper(city, trade, view.covers[code], suspect or code == view.leak)
    if code in view.board:
        paper += translate(CELL_WIDE / 2, 70, on("paper", stamp("FILED", size=15)))
    elif holder is not None:
        paper += translate(CELL_WIDE - 22, 74, seat_badge(holder, 13))
    frame = hit_rect(0, 0, CELL_WIDE, CELL_HIGH, rx=4)
    offer = spots.get(f"contact:{code}")
    if offer is not None:
        return may(offer, paper, frame)
    naming = view.step == "TakeTurn" and view.seat == view.to_move
    return refused(f"name:{code}", paper, frame) if naming else paper


@cache
def _paper(city: str, trade: str, cover: str, bright: bool) -> str:
    """A slip with the cover's name; it fades once its contact cannot be the leak."""
    return group(
        rect(0, 0, CELL_WIDE, CELL_HIGH, rx=4, fill="var(--card)", stroke="var(--edge)"),
        rect(0, 0, CELL_WIDE, 26, rx=4, fill=kind_colour(KINDS[city])),
        title_lines(cover, 9, 13, CELL_WIDE - 18, 26),
        translate(26, 64, icon(EMBLEMS[trade], 34, "var(--ink)")),
        text(48, 69, trade.title(), size=14, fill="var(--ink)"),
        class_="on-paper",
        opacity=None if bright else 0.5,
    )


def contact_card(code: str, cover: str, wide: float, high: float) -> str:
    """A file at full size, with what its trade does."""
    city, trade = code.split("-")
    return card(
        wide,
        high,
        cover,
        [DEEDS[trade]],
        kind=KINDS[city],
        art=icon(EMBLEMS[trade], 44),
        foot=f"{city.title()} {trade}",
    )
