"""The desk: rows of double-edged agents between the seats, your end at the bottom."""

from functools import cache

from brushpass.games.the_agents.scene.cards import (
    CARD_H,
    CARD_W,
    SLIP_H,
    SLIP_W,
    agent,
    paper_frame,
    slip,
)
from brushpass.games.the_agents.scene.rows import ROW_H, Spots, draw_row, row_width
from brushpass.games.the_agents.view import AgentsView, CardView
from brushpass.games.the_agents.words.names import FACTION_NAMES, counted
from brushpass.kernel.offers import Offer
from brushpass.look import (
    SEAT_NAMES,
    Scene,
    fit_size,
    group,
    hit_rect,
    may,
    pile,
    rect,
    refused,
    seat_badge,
    sheet_shadow,
    stamp,
    surface,
    text,
    translate,
)

WIDTH = 1000
MARGIN = 20
PLATES = 98
PLATE_H = 76
SMALL = 0.61
HAND_H = 192
DECKS_W = 190
MISSIONS_W = SLIP_W + 24


def draw(view: AgentsView, offers: list[Offer]) -> Scene:
    spots: Spots = {offer.spot: offer for offer in offers}
    height = _rows_end(view.players) + HAND_H
    return Scene(
        width=WIDTH,
        height=height,
        label=_label(view),
        backdrop=_backdrop(height),
        surface="desk",
        layers=[
            _plates(view, spots),
            *(_placed_row(view, faction, nth, spots) for nth, faction in enumerate(_order(view))),
            translate(0, height - HAND_H, _decks(view, spots), _middle(view, spots), _missions(view, spots)),
            _verdict(view, height),
        ],
    )  # fmt: skip


def _label(view: AgentsView) -> str:
    rows = ", ".join(
        f"{FACTION_NAMES[faction]} with {len(row.cells) - 1} agents"
        for faction, row in enumerate(view.factions)
    )
    return f"The desk in round {view.round}: {rows}"


@cache
def _backdrop(height: int) -> str:
    return surface("desk", WIDTH, height)


def _order(view: AgentsView) -> list[int]:
    """The viewer's factions first."""
    mine = [f for f, row in enumerate(view.factions) if view.seat in row.players]
    return mine + [f for f in range(view.players) if f not in mine]


def _large(players: int) -> float:
    """The scale of the viewer's own rows: they are the shorter, the more players there are."""
    return 1.0 if players == 2 else 1.14


def _rows_end(players: int) -> int:
    """Two large rows, the others small in pairs."""
    small = (players - 2 + 1) // 2
    return int(PLATES + 2 * ROW_H * _large(players) + small * ROW_H * SMALL) + 6


def _placed_row(view: AgentsView, faction: int, nth: int, spots: Spots) -> str:
    row = draw_row(view, faction, spots)
    scale, wide = _large(view.players), row_width(view.players)
    if nth < 2:
        left = (WIDTH - wide * scale) / 2
        return translate(left, PLATES + nth * ROW_H * scale, row, scale=scale)
    line, column = divmod(nth - 2, 2)
    spare = WIDTH - 2 * MARGIN - wide * SMALL
    alone = nth == view.players - 1 and column == 0
    return translate(
        MARGIN + (spare / 2 if alone else column * spare),
        PLATES + 2 * ROW_H * scale + line * ROW_H * SMALL,
        row,
        scale=SMALL,
    )


def _plates(view: AgentsView, spots: Spots) -> str:
    wide = (WIDTH - 2 * MARGIN + 8) / view.players - 8
    return "".join(
        translate(MARGIN + seat * (wide + 8), 12, _plate(view, seat, wide, spots))
        for seat in range(view.players)
    )


def _plate(view: AgentsView, seat: int, wide: float, spots: Spots) -> str:
    """A player: points towards the goal, income, and what is known of the hand."""
    player = view.seats[seat]
    who = "You" if seat == view.seat else SEAT_NAMES[seat]
    filled = min(1.0, player.ip / view.goal) * (wide - 24)
    hand = f"{counted(player.agents, 'agent')}, {counted(player.missions, 'mission')}"
    if player.known:
        hand += f": {', '.join(player.known)}"
    face = group(
        sheet_shadow(wide, PLATE_H, 5),
        rect(0, 0, wide, PLATE_H, rx=5, fill="var(--card)",
             stroke=f"var(--seat-{seat})" if seat == view.active else "var(--edge)",
             stroke_width=3 if seat == view.active else 1),
        translate(20, 20, seat_badge(seat, 11)),
        text(37, 25, who, size=fit_size(who, wide - 118, 14), weight=700),
        text(wide - 12, 27, f"{player.ip} IP", size=20, anchor="end", weight=700),
        rect(12, 38, wide - 24, 5, rx=2.5, fill="var(--line)"),
        rect(12, 38, filled, 5, rx=2.5, fill=f"var(--seat-{seat})"),
        text(12, 56, hand, size=fit_size(hand, wide - 24, 11.5, "sans"), face="sans",
             fill="var(--ink-2)"),
        text(12, 70, _pace(view, seat), size=11.5, face="sans", fill="var(--ink-2)"),
        class_="on-paper",
    )  # fmt: skip
    offer = spots.get(f"seat:{seat}")
    return (
        face if offer is None else may(offer, face, hit_rect(-2, -2, wide + 4, PLATE_H + 4, rx=6))
    )


def _pace(view: AgentsView, seat: int) -> str:
    pace = f"+{view.seats[seat].income} a turn"
    if seat == view.active and not view.over:
        return f"{counted(view.actions_left, 'action')}, {pace}"
    return pace


def _decks(view: AgentsView, spots: Spots) -> str:
    parts = []
    for x, name, count, retired in (
        (MARGIN, "agents", view.agents_deck, view.agents_pile),
        (MARGIN + 90, "missions", view.missions_deck, view.missions_pile),
    ):
        face = pile(72, 100, count, name.upper(), kind="black" if name == "agents" else "gold")
        offer = spots.get(f"deck:{name}")
        if offer is not None:
            price = view.agent_price if name == "agents" else view.mission_price
            tag = text(36, -8, f"buy: {price} IP", size=12, anchor="middle", weight=700)
            face = may(offer, face, hit_rect(-3, -3, 78, 106, rx=6), tag)
        last = f"last: {retired[-1]}" if retired else ""
        parts.append(
            translate(
                x, 22, face,
                text(0, 126, f"{len(retired)} retired", size=11, face="sans",
                     fill="var(--surface-ink-2)"),
                text(0, 141, last, size=fit_size(last, 84, 10.5, "sans"), face="sans",
                     fill="var(--surface-ink-2)"),
            )
        )  # fmt: skip
    return "".join(parts)


def _middle(view: AgentsView, spots: Spots) -> str:
    """The agent being played, the cards looked at, and the hand."""
    parts: list[tuple[float, str, str | None]] = []
    if view.table is not None:
        face = group(
            agent(view.table, False), hit_rect(0, 0, CARD_W, CARD_H, rx=5), class_="chosen"
        )
        parts.append((CARD_W + 16, face, f"agent-{view.table.id}"))
    parts += [(170.0, _direction(view, seat, spots[f"facing:{seat}"]), None)
              for seat in range(view.players)
              if view.partner >= 0 and f"facing:{seat}" in spots]  # fmt: skip
    parts += [
        (CARD_W + 16, _hand_card(view, card, "looked", spots), f"agent-{card.id}")
        for card in view.looked
    ]
    room = WIDTH - DECKS_W - MISSIONS_W - 36 - sum(wide for wide, _, _ in parts)
    pitch = max(14.0, min(CARD_W + 8, (room - CARD_W) / max(1, len(view.hand) - 1)))
    parts += [
        (pitch, _hand_card(view, card, "card", spots), f"agent-{card.id}") for card in view.hand
    ]
    x, drawn = float(DECKS_W + 20), []
    for wide, face, name in parts:
        drawn.append(translate(x, 22, face, id=name))
        x += wide
    return "".join(drawn)


def _hand_card(view: AgentsView, card: CardView, where: str, spots: Spots) -> str:
    name = f"A{card.id + 1:02d}"
    face = agent(card, False)
    frame = hit_rect(0, 0, CARD_W, CARD_H, rx=5)
    offer = spots.get(f"{where}:{name}")
    if offer is not None:
        return may(offer, face, paper_frame(CARD_W, CARD_H, 5))
    if view.seat == view.to_move and view.step in ("Turn", "Reaction"):
        return refused(f"card:{name}", face, frame)
    return face


def _direction(view: AgentsView, seat: int, offer: Offer) -> str:
    """A free agent's direction: who performs, who gets the number."""
    number = 0 if view.table is None else view.table.number
    other = view.partner if seat == view.to_move else view.to_move
    return may(
        offer,
        rect(0, 20, 156, 92, rx=8, fill="var(--desk-2)"),
        hit_rect(0, 20, 156, 92, rx=8),
        translate(24, 48, seat_badge(seat, 11)),
        text(44, 53, "performs", size=14, weight=700),
        translate(24, 86, seat_badge(other, 11)),
        text(44, 91, f"gets {number} IP", size=14, weight=700),
    )


def _missions(view: AgentsView, spots: Spots) -> str:
    x = WIDTH - MISSIONS_W
    parts = []
    if view.lifted is not None:
        face = group(slip(view.lifted), hit_rect(0, 0, SLIP_W, SLIP_H, rx=3), class_="chosen")
        parts.append(translate(x, 22, face))
    seen: set[int] = set()
    step = min(SLIP_H + 6.0, 140 / max(1, len(view.mission_hand)))
    for nth, mission in enumerate(view.mission_hand):
        offer = spots.get(f"mission:{mission.owner}.{mission.kind}.0")
        face = slip(mission)
        if offer is not None and mission.kind not in seen:
            face = may(offer, face, paper_frame(SLIP_W, SLIP_H, 3))
        seen.add(mission.kind)
        parts.append(translate(x, 22 + len(parts) * step, face, id=f"held-{nth}"))
    return "".join(parts)


def _verdict(view: AgentsView, height: int) -> str:
    if view.over:
        names = " AND ".join(SEAT_NAMES[seat].upper() for seat in view.winners)
        verb = "SHARE IT" if len(view.winners) > 1 else "WINS"
        words = f"{names} {verb}: {max(view.scores)} IP"
        return translate(WIDTH / 2, height / 2 - 40, stamp(words, "#ff8a80", size=40, rotate=-6))
    if view.triggered:
        return translate(WIDTH - 110, height - HAND_H + 8, stamp("LAST ROUND", "#ff8a80", size=16))
    return ""
