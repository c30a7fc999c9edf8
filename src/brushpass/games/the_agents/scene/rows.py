"""A faction on the desk: the row, both players' strips, and where a card may go."""

from collections.abc import Mapping

from brushpass.games.the_agents.scene.cards import (
    CARD_H,
    CARD_W,
    SLIP_H,
    SLIP_W,
    agent,
    dead_agent,
    paper_frame,
    safe_house,
    slip,
    token_light,
)
from brushpass.games.the_agents.view import AgentsView, CellView, FactionView
from brushpass.games.the_agents.words.names import FACTION_NAMES
from brushpass.kernel.offers import Offer
from brushpass.look import (
    SEAT_NAMES,
    group,
    hit_rect,
    label,
    may,
    rect,
    refused,
    seat_badge,
    text,
    translate,
)

ROW_H = 264
STRIP = 56
TOP = STRIP + 2
PITCH = CARD_W + 1
SLOT = 46

Spots = Mapping[str | None, Offer]


def row_width(players: int) -> int:
    """Room for the longest row: seven agents for two players, five for more."""
    return 960 if players == 2 else 770


def draw_row(view: AgentsView, faction: int, spots: Spots) -> str:
    row = view.factions[faction]
    near, far = row.players
    turned = view.seat == far
    if turned:
        near, far = far, near
    return group(
        rect(0, 0, row_width(view.players), ROW_H - 8, rx=10, fill="var(--desk-2)", fill_opacity=0.55,
             stroke="var(--desk-line)", stroke_opacity=0.5),
        _strip(view, faction, far, 4, 1, spots),
        _strip(view, faction, near, TOP + CARD_H + 4, 17, spots),
        _cards(view, faction, near, turned, spots),
        translate(48, TOP + CARD_H / 2, label(FACTION_NAMES[faction].upper())),
        text(48, TOP + CARD_H / 2 + 26, f"room for {row.room}", size=10.5, anchor="middle",
             face="sans", fill="var(--surface-ink-2)"),
        _whole(view, faction, spots),
    )  # fmt: skip


def _strip(
    view: AgentsView, faction: int, seat: int, y: float, slips_y: float, spots: Spots
) -> str:
    """One player's side: who, what the tokens pay, and the missions they have assigned."""
    row = view.factions[faction]
    worth = _worth(row, seat)
    who = "You" if seat == view.seat else SEAT_NAMES[seat]
    slips = []
    mine = [mission for mission in row.missions if mission.owner == seat]
    for nth, mission in enumerate(mine):
        offer = spots.get(f"mission:{seat}.{mission.kind}.{faction + 1}")
        face = slip(mission)
        drawn = face if offer is None else may(offer, face, paper_frame(SLIP_W, SLIP_H, 3))
        slips.append(
            translate(
                row_width(view.players) - 12 - (len(mine) - nth) * (SLIP_W + 10), slips_y, drawn,
                id=f"mission-{faction}-{seat}-{mission.kind}",
            )
        )  # fmt: skip
    return translate(
        0,
        y,
        translate(26, 26, seat_badge(seat, 13)),
        text(46, 23, who, size=14, weight=700),
        text(46, 39, f"tokens {worth} IP a turn", size=11.5, face="sans", fill="var(--surface-ink-2)"),
        *slips,
    )  # fmt: skip


def _worth(row: FactionView, seat: int) -> int:
    return sum(token.worth for token in row.tokens if token.seat == seat)


def _cards(view: AgentsView, faction: int, near: int, turned: bool, spots: Spots) -> str:
    row = view.factions[faction]
    here = view.target_faction == faction
    waiting = here and view.step == "PlaceFacing"
    length = len(row.cells) + waiting
    left = max(100.0 + SLOT + 8, (row_width(view.players) + 80 - length * PITCH) / 2)
    gap = view.target_gap if waiting else -1
    parts: list[str] = []
    lights: list[str] = []
    for index, cell in enumerate(row.cells):
        place = _at(index + (waiting and index >= gap), length, turned)
        parts.append(_card(view, faction, index, cell, near, left + place * PITCH, spots))
    for token in row.tokens:
        if waiting and token.joint + 1 == gap:
            continue
        at = token.joint + (waiting and token.joint >= gap)
        place = _at(at, length, turned) + (0 if turned else 1)
        lights.append(
            translate(left + place * PITCH, TOP, token_light(token.worth, token.seat == near))
        )
    if waiting:
        place = _at(gap, length, turned)
        parts.append(translate(left + place * PITCH, TOP, _ghost(view, faction, near, spots)))
    if here and not waiting:
        parts += _gaps(view, faction, near, turned, left, spots)
    return "".join(parts) + "".join(lights)


def _at(index: int, length: int, turned: bool) -> int:
    return length - 1 - index if turned else index


def _card(
    view: AgentsView, faction: int, index: int, cell: CellView, near: int, x: float, spots: Spots
) -> str:
    if cell.card is None:
        return translate(x, TOP, safe_house(cell, near), id=f"house-{faction}")
    face = dead_agent(cell.card) if cell.dead else agent(cell.card, cell.faces != near)
    frame = hit_rect(2, 2, CARD_W - 4, CARD_H - 4, rx=5)
    offer = spots.get(f"cell:{faction}.{index}")
    if offer is not None:
        face = may(offer, face, paper_frame(CARD_W, CARD_H, 5))
    elif view.command is not None and cell.card.id in (view.command.chosen, view.command.card.id):
        face = group(face, frame, class_="chosen")
    elif view.seat == view.to_move and view.step in ("Turn", "Target", "SecondTarget"):
        face = refused(f"cell:{faction}.{index}", face, frame)
    return translate(x, TOP, face, id=f"agent-{cell.card.id}")


def _ghost(view: AgentsView, faction: int, near: int, spots: Spots) -> str:
    """The place of the card on the table: click the end that gets the command."""
    one, two = view.factions[faction].players
    far = two if near == one else one
    half = CARD_H / 2
    parts = [
        rect(0, 0, CARD_W, CARD_H, rx=5, fill="var(--card)", fill_opacity=0.92,
             stroke="var(--chosen)", stroke_width=3)
    ]  # fmt: skip
    for y, seat, data in ((0.0, far, near), (half, near, far)):
        offer = spots.get(f"facing:{seat}")
        change = _change(view, faction, view.target_gap, seat, data)
        words = group(
            text(CARD_W / 2, y + 20, "COMMAND", size=12, anchor="middle", weight=700,
                 fill="var(--ink)"),
            translate(CARD_W / 2 - 26, y + 34, seat_badge(seat, 8)),
            text(CARD_W / 2 - 14, y + 38, SEAT_NAMES[seat], size=11, fill="var(--ink)"),
            translate(16, y + 55, seat_badge(data, 7)),
            text(28, y + 59, f"tokens {change}", size=10.5, weight=700, fill="var(--ink)"),
        )  # fmt: skip
        frame = hit_rect(3, y + 3, CARD_W - 6, half - 6, rx=4)
        parts.append(words if offer is None else may(offer, words, frame))
    return group(*parts, class_="on-paper")


def _change(view: AgentsView, faction: int, gap: int, faces: int, seat: int) -> str:
    """What a placement adds to the seat's tokens in the faction."""
    pays = next(
        placement.pays[seat]
        for placement in view.placements
        if (placement.faction, placement.gap, placement.faces) == (faction, gap, faces)
    )
    return f"{pays - _worth(view.factions[faction], seat):+d}"


def _gaps(
    view: AgentsView, faction: int, near: int, turned: bool, left: float, spots: Spots
) -> list[str]:
    one, two = view.factions[faction].players
    far = two if near == one else one
    length = len(view.factions[faction].cells)
    parts = []
    for gap in range(length + 1):
        offer = spots.get(f"gap:{gap}")
        if offer is None:
            continue
        place = length - gap if turned else gap
        x = left + place * PITCH
        wide = SLOT
        if place == 0:
            x -= SLOT + 5
        elif place == length:
            x += 5
        else:
            wide, x = 30, x - 15
        frame = hit_rect(0, 0, wide, CARD_H, rx=6)
        ground = rect(0, 0, wide, CARD_H, rx=6, fill="var(--desk-2)", fill_opacity=0.9)
        numbers = ""
        if view.placements:
            numbers = _number(wide, 26, far, _change(view, faction, gap, near, far)) + _number(
                wide, CARD_H - 26, near, _change(view, faction, gap, far, near)
            )
        plus = text(wide / 2, CARD_H / 2 + 7, "+", size=22, anchor="middle", weight=700)
        parts.append(translate(x, TOP, may(offer, ground, frame, numbers, plus)))
    return parts


def _number(wide: float, y: float, seat: int, change: str) -> str:
    return translate(wide / 2, y - 12, seat_badge(seat, 7)) + text(
        wide / 2, y + 9, change, size=13, anchor="middle", weight=700
    )


def _whole(view: AgentsView, faction: int, spots: Spots) -> str:
    """The whole row as a control, with what choosing it would mean."""
    offer = spots.get(f"faction:{faction}")
    if offer is None:
        return ""
    words = "CHOOSE"
    if view.lifted is not None:
        words = f"PAYS {view.lifted.pays.get(faction, 0)}"
    elif view.placements and view.seat in view.factions[faction].players:
        worth = _worth(view.factions[faction], view.seat or 0)
        best = max(
            placement.pays[view.seat or 0] - worth
            for placement in view.placements
            if placement.faction == faction
        )
        words = f"UP TO {best:+d}"
    return may(
        offer,
        hit_rect(2, 2, row_width(view.players) - 4, ROW_H - 12, rx=10),
        translate(row_width(view.players) - 70, TOP + CARD_H / 2, label(words, size=15)),
    )
