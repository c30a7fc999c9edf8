"""The pieces on the desk: agents, safe houses, tokens, mission slips."""

from brushpass.games.the_agents.view import CardView, CellView, MissionView
from brushpass.games.the_agents.words.names import word
from brushpass.look import (
    Half,
    card_back,
    circle,
    cross,
    edged_card,
    fit_size,
    group,
    hit_rect,
    icon,
    number,
    paragraph,
    path,
    rect,
    seat_badge,
    sheet_shadow,
    text,
    tick,
    translate,
    wrap_words,
)

CARD_W, CARD_H = 98, 138
END = CARD_H * 0.22
SLIP_W, SLIP_H = 236, 37


def agent(card: CardView, command_up: bool, width: float = CARD_W, height: float = CARD_H) -> str:
    """An agent as it lies: the command reads at one end, the halves show at the other."""
    halves: tuple[Half, Half] | None = None
    if not card.free:
        left, right = _half_name(card.left), _half_name(card.right)
        halves = (left, right) if command_up else (right, left)
    return edged_card(
        width,
        height,
        card.name,
        [card.command],
        kind=word(card.effect).kind,
        lines_up=command_up,
        halves=halves,
        number_end=card.number if card.free else None,
        art=icon(word(card.effect).art, height * 0.13),
    )


def _half_name(colour: str) -> Half:
    return "black" if colour == "black" else "white"


def dead_agent(card: CardView) -> str:
    """Face down, but everybody remembers who it was."""
    size = fit_size(card.name, CARD_W - 26, 11)
    return group(
        card_back(CARD_W, CARD_H, ""),
        rect(9, CARD_H - 34, CARD_W - 18, 18, rx=2, fill="var(--card)"),
        text(
            CARD_W / 2, CARD_H - 21, card.name, size=size, anchor="middle", weight=700,
            fill="var(--ink)",
        ),
        translate(CARD_W / 2, 26, icon("skull", 24, "#fff")),
    )  # fmt: skip


def safe_house(cell: CellView, near: int) -> str:
    """A house with halves on all four corners: one colour for each player."""
    near_colour: Half = "white" if cell.faces == near else "black"
    far_colour: Half = "black" if cell.faces == near else "white"
    return group(
        sheet_shadow(CARD_W, CARD_H, 5),
        rect(0, 0, CARD_W, CARD_H, rx=5, fill="var(--folder)", stroke="var(--folder-2)"),
        rect(7, END, CARD_W - 14, CARD_H - 2 * END, rx=3, fill="none", stroke="var(--folder-ink)",
             stroke_opacity=0.35, stroke_dasharray="3 3"),
        translate(CARD_W / 2, CARD_H / 2 - 10, icon("door", 30, "var(--folder-ink)")),
        paragraph(CARD_W / 2, CARD_H / 2 + 18, ["SAFE", "HOUSE"], size=11, leading=12,
                  anchor="middle", face="type", weight=700, fill="var(--folder-ink)"),
        *(
            _half_disc(x, y, colour, inward)
            for y, colour in ((END / 2, far_colour), (CARD_H - END / 2, near_colour))
            for x, inward in ((0, 1), (CARD_W, -1))
        ),
    )  # fmt: skip


def _half_disc(x: float, y: float, colour: Half, inward: int) -> str:
    r = END * 0.34
    dark = colour == "black"
    return path(
        f"M{number(x)} {number(y - r)}A{number(r)} {number(r)} 0 0 {1 if inward > 0 else 0} "
        f"{number(x)} {number(y + r)}Z",
        fill="#1d1b18" if dark else "#fffdf7",
        stroke="#fffdf7" if dark else "#1d1b18",
        stroke_width=2,
    )


def paper_frame(width: float, height: float, rx: float) -> str:
    """The outline of something of paper that may be clicked, in ink."""
    return group(hit_rect(1.5, 1.5, width - 3, height - 3, rx=rx), class_="on-paper")


def token_light(worth: int, near: bool) -> str:
    """The glow around a complete token, and what it pays; centred on the joint."""
    y = CARD_H - END / 2 if near else END / 2
    tag = y + (END * 0.86 if near else -END * 0.86)
    return group(
        circle(0, y, END * 0.34 + 4, fill="none", stroke="var(--chosen)", stroke_width=4),
        circle(0, y, END * 0.34 + 8, fill="none", stroke="var(--chosen)", stroke_opacity=0.4,
               stroke_width=3),
        circle(0, tag, 10.5, fill="var(--chosen)", stroke="var(--pick-edge)", stroke_width=1),
        text(0, tag + 4.5, f"+{worth}", size=12.5, anchor="middle", weight=700,
             fill="var(--chosen-ink)"),
        pointer_events="none",
    )  # fmt: skip


def slip(mission: MissionView, *, height: float = SLIP_H) -> str:
    """A mission on a strip of paper: what it asks, and whether that is met now."""
    best = max(mission.pays.values())
    lines = wrap_words(mission.text, 36)[:2]
    return group(
        sheet_shadow(SLIP_W, height, 3),
        rect(0, 0, SLIP_W, height, rx=3, fill="var(--note)"),
        rect(0, 0, 5, height, rx=2, fill=f"var(--seat-{mission.owner})"),
        translate(19, height / 2, seat_badge(mission.owner, 8)),
        text(34, 13, mission.name, size=12, weight=700, fill="var(--note-ink)"),
        paragraph(34, 23.5, lines, size=9.5, leading=10.5, fill="var(--note-ink)"),
        translate(SLIP_W - 17, height / 2 - 7, tick(14) if best else cross(12)),
        text(
            SLIP_W - 17, height - 5, _pays(mission), size=11, anchor="middle", weight=700,
            fill="var(--note-ink)",
        ),
        class_="on-paper",
    )  # fmt: skip


def _pays(mission: MissionView) -> str:
    best = max(mission.pays.values())
    return f"+{best}" if best else "0"
