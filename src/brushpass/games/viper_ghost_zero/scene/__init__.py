"""The briefing mat: rivals above, piles and the card in play in the middle, your own side below."""

from functools import cache

from brushpass.games.viper_ghost_zero.scene.faces import drawing, face, mission, objective
from brushpass.games.viper_ghost_zero.view import GhostView, SeatView
from brushpass.games.viper_ghost_zero.words.names import TITLE, cards, ending
from brushpass.kernel.offers import Offer
from brushpass.look import (
    SEAT_NAMES,
    Scene,
    card_back,
    circle,
    el,
    escape,
    group,
    hit_rect,
    may,
    path,
    pile,
    rect,
    refused,
    seat_badge,
    seat_colour,
    slot,
    stamp,
    surface,
    text,
    title_lines,
    translate,
)

WIDTH = 960
EDGE = 26
PANEL_HIGH = 166
MIDDLE_HIGH = 178
OWN_HIGH = 402
CARD_WIDE, CARD_HIGH = 122, 170
SMALL_WIDE, SMALL_HIGH = 64, 90
Offers = dict[str | None, Offer]


def draw(view: GhostView, offers: list[Offer]) -> Scene:
    spots: Offers = {offer.spot: offer for offer in offers}
    rivals = [seat for seat in range(view.players) if seat != view.seat]
    order = rivals if view.seat is None else [(view.seat + turn) % view.players
                                              for turn in range(1, view.players)]  # fmt: skip
    rows = 1 + (len(rivals) - 1) // 3
    middle = EDGE + rows * (PANEL_HIGH + 12)
    height = middle + MIDDLE_HIGH + (OWN_HIGH if view.seat is not None else EDGE)
    panels = [
        _panel(view, seat, *_place(index, len(order)), spots) for index, seat in enumerate(order)
    ]
    own = "" if view.seat is None else translate(0, middle + MIDDLE_HIGH, _own_side(view, spots))
    return Scene(
        width=WIDTH,
        height=height,
        label=_label(view),
        backdrop=_backdrop(height),
        surface="mat",
        layers=[*panels, translate(0, middle, _middle(view)), own],
    )


@cache
def _backdrop(height: int) -> str:
    return surface("mat", WIDTH, height)


def _label(view: GhostView) -> str:
    if view.over:
        return f"Viper Ghost Zero. {ending(view)}"
    return f"Viper Ghost Zero, {view.variant}: {SEAT_NAMES[view.active]}'s turn"


def _place(index: int, count: int) -> tuple[float, float, float]:
    """Left edge, top edge and width of a rival's panel, at most three in a row."""
    rows = 1 + (count - 1) // 3
    first = -(-count // rows)
    row, column = (0, index) if index < first else (1, index - first)
    in_row = first if row == 0 else count - first
    wide = (WIDTH - 2 * EDGE - 12 * (in_row - 1)) / in_row
    return EDGE + column * (wide + 12), EDGE + row * (PANEL_HIGH + 12), wide


def _panel(view: GhostView, seat: int, x: float, y: float, wide: float, spots: Offers) -> str:
    player = view.seats[seat]
    offer = spots.get(f"seat:{seat}")
    frame = hit_rect(0, 0, wide, PANEL_HIGH, rx=12)
    choosing = view.step == "ChooseTarget" and view.seat == view.to_move
    ground = rect(
        0, 0, wide, PANEL_HIGH, rx=12, fill="#000", fill_opacity=0.2,
        stroke=seat_colour(seat) if view.active == seat else "var(--surface-line)",
        stroke_width=3 if view.active == seat else 1,
    )  # fmt: skip
    mission_wide = 84
    inside = group(
        _nameplate(view, seat, wide),
        translate(12, 44, _mission(view, seat, mission_wide)),
        translate(110, 44, _area(view, seat, wide - 122, 54, spots)),
        translate(110, 129, _hand_backs(player, wide - 122)),
    )
    if offer is not None:
        content = ground + may(offer, frame) + group(inside, pointer_events="none")
    elif choosing and player.place is None:
        content = ground + refused(f"target:{SEAT_NAMES[seat].lower()}", frame) + inside
    else:
        content = ground + inside
    return translate(x, y, content, id=f"seat-{seat}")


def _nameplate(view: GhostView, seat: int, wide: float) -> str:
    player = view.seats[seat]
    name = SEAT_NAMES[seat]
    mark = ""
    if player.place is not None:
        mark = "FINISHED"
    elif view.active == seat and not view.over:
        mark = f"TURN {player.turns + 1} · PLAYED {view.plays}/{view.plays_allowed}"
    return group(
        translate(26, 22, seat_badge(seat, 13)),
        text(46, 28, name, size=18, weight=700),
        text(wide - 14, 27, mark, size=12, anchor="end", fill="var(--surface-ink-2)",
             letter_spacing=1),
    )  # fmt: skip


def _mission(view: GhostView, seat: int, wide: float) -> str:
    """The mission slot: an order slip where it is known, its back where it is not."""
    player = view.seats[seat]
    high = wide * 1.34
    if player.mission is None:
        return card_back(wide, high, "MISSION", kind="red") + _suspects(view, player, wide)
    slip = mission(player.mission, tuple(sorted(set(player.area))), wide)
    words, colour = {
        "revealed": ("REVEALED", "var(--stamp)"),
        "remembered": ("RECALLED", "var(--ink-2)"),
        "complete": ("COMPLETE", "var(--ok)"),
        "own": ("", ""),
        "hidden": ("", ""),
    }[player.sight]
    if player.sight == "remembered":
        slip = group(slip, opacity=0.82)
    mark = stamp(words, colour, size=wide * 0.115, rotate=-6) if words else ""
    return slip + translate(wide / 2, high * 0.885, mark)


def _suspects(view: GhostView, player: SeatView, wide: float) -> str:
    """How many missions are still possible, once some are ruled out."""
    if len(player.may_have) == len(view.missions):
        return ""
    words = f"1 OF {len(player.may_have)}"
    return translate(
        wide / 2, 16,
        rect(-26, -9, 52, 17, rx=3, fill="var(--card)"),
        text(0, 4, words, size=11, anchor="middle", weight=700, fill="var(--ink)"),
    )  # fmt: skip


def _area(view: GhostView, seat: int, wide: float, size: float, spots: Offers) -> str:
    """The objectives in front of a player, copies of one kind overlapping."""
    player = view.seats[seat]
    if not player.area:
        return slot(min(wide, size * 3.4), size * 1.34, "NO OBJECTIVES")
    kinds = list(dict.fromkeys(player.area))
    lap = size * 0.3
    natural = sum(size + 8 + lap * (player.area.count(kind) - 1) for kind in kinds)
    squeeze = min(1.0, wide / natural)
    parts = []
    x = 0.0
    for kind in kinds:
        copies = player.area.count(kind)
        stack = "".join(
            translate(lap * copy * squeeze, 0, objective(kind, size * squeeze))
            for copy in range(copies)
        )
        deep = (size + lap * (copies - 1)) * squeeze
        frame = hit_rect(-3, -3, deep + 6, size * 1.34 * squeeze + 6, rx=6)
        offer = spots.get(f"area:{seat}:{kind}")
        control = group(stack) if offer is None else may(offer, stack, frame)
        parts.append(translate(x, 0, control, id=f"area-{seat}-{kind}"))
        x += deep + 8 * squeeze
    return "".join(parts)


def _hand_backs(player: SeatView, wide: float) -> str:
    """A rival's hand from behind, with the cards that are certainly in it."""
    if player.place is not None:
        return ""
    shown = min(player.hand_size, 12)
    lap = 9 if wide > 300 else 6
    backs = "".join(
        translate(index * lap, 0, card_back(20, 28, "", kind="black")) for index in range(shown)
    )
    at = (shown - 1) * lap + 26 if shown else 0
    count = text(at, 20, f"×{player.hand_size}", size=15, weight=700)
    return backs + count + _certain(player, at + 40, wide)


def _certain(player: SeatView, at: float, wide: float) -> str:
    """The cards the viewer knows to be in a rival's hand, as many kinds as there is room for."""
    kinds = list(dict.fromkeys(player.holds))[: max(0, int((wide - at) // 23))]
    if not kinds:
        return ""
    marks = "".join(
        translate(at + 11 + index * 23, 14, _mark(kind)) for index, kind in enumerate(kinds)
    )
    return group(el("title", escape(f"Certainly holds {cards(player.holds)}")), marks)


def _mark(kind: str) -> str:
    """A card the viewer knows of without seeing it."""
    return circle(0, 0, 10.5, fill="var(--card)", stroke="var(--chosen)", stroke_width=1.5) + group(
        drawing(kind, 14), color="var(--ink)"
    )


def _middle(view: GhostView) -> str:
    deck = translate(EDGE + 6, 8, pile(98, 138, view.pile, "VIPER GHOST ZERO"), id="draw-pile")
    return group(
        deck,
        translate(EDGE + 136, 8, _discard(view), id="discard-pile"),
        _known_places(view),
        translate(300, 0, _in_play(view)),
    )


def _discard(view: GhostView) -> str:
    if not view.discard:
        return pile(98, 138, 0, "DISCARD")
    top = view.discard[-1]
    if top in TITLE:
        shown = face(top, 98, 138, view.numbers.get(top))
    else:
        slip = next(each for each in view.missions if each.name == top)
        shown = mission(slip, (), 98)
    return pile(98, 138, len(view.discard), "DISCARD", top=shown)


def _known_places(view: GhostView) -> str:
    """The cards the viewer put under the pile, lowest last."""
    known = [place for place in view.under if place in TITLE]
    if not known:
        return ""
    marks = "".join(
        translate(62 + index * 23, 0, _mark(each)) for index, each in enumerate(known[-8:])
    )
    words = f"You put under the pile: {cards(known)}"
    return translate(
        EDGE + 6, 165,
        group(
            el("title", escape(words)),
            text(0, 4, "BOTTOM", size=11, fill="var(--surface-ink-2)", letter_spacing=1),
            marks,
        ),
    )  # fmt: skip


def _in_play(view: GhostView) -> str:
    """The card being resolved, who plays it and who must answer; else whose turn it is."""
    wide = WIDTH - 300 - EDGE
    ground = rect(0, 8, wide, 150, rx=12, fill="#000", fill_opacity=0.16,
                  stroke="var(--surface-line)", stroke_dasharray="2 5")  # fmt: skip
    if view.action is None:
        return ground + _quiet(view, wide)
    action = view.action
    target = ""
    if action.rival is not None:
        target = group(
            path(f"M260 84H{wide - 130}", stroke="var(--red)", stroke_width=5,
                 stroke_dasharray="12 7", fill="none"),
            path(f"M{wide - 132} 72l20 12l-20 12z", fill="var(--red)"),
            translate(wide - 70, 72, seat_badge(action.rival, 32)),
            text(wide - 70, 128, SEAT_NAMES[action.rival], size=17, anchor="middle", weight=700),
        )  # fmt: skip
    owed = _owed(view)
    return group(
        ground,
        translate(64, 72, seat_badge(action.seat, 32)),
        text(64, 128, SEAT_NAMES[action.seat], size=17, anchor="middle", weight=700),
        target,
        translate(
            132, 12, face(action.card, 102, 143, view.numbers.get(action.card)), id="in-play"
        ),
        translate((260 + wide - 130) / 2, 62, owed),
    )


def _owed(view: GhostView) -> str:
    assert view.action is not None
    if view.action.rival is None:
        return text(60, 28, "AGAINST WHOM?", size=17, anchor="middle", letter_spacing=2)
    words = {
        "Defend": f"{view.action.owed} AT STAKE",
        "Resist": "UNDER ATTACK",
        "TakeObjective": "TAKES ONE",
    }.get(view.step, "")
    if view.step == "GiveCard":
        count = view.action.owed or 0
        words = f"OWES {count} CARD" + ("" if count == 1 else "S")
    return stamp(words, "var(--red)", size=20, rotate=-5)


def _quiet(view: GhostView, wide: float) -> str:
    if view.over:
        return _verdict(view, wide)
    name = SEAT_NAMES[view.active]
    yours = view.active == view.seat
    title = "YOUR TURN" if yours else f"{name.upper()}'S TURN"
    left = view.plays_allowed - view.plays
    note = f"{left} of {view.plays_allowed} plays left"
    if view.step == "ReturnCard":
        note = f"back to {view.hand_limit} cards"
    recent = "".join(
        translate(
            wide - 14 - SMALL_WIDE - index * (SMALL_WIDE + 8), 83 - SMALL_HIGH / 2,
            group(_small(name_), opacity=1 - 0.2 * index),
        )
        for index, name_ in enumerate(view.discard[-2:-6:-1])
    )  # fmt: skip
    return group(
        translate(64, 82, seat_badge(view.active, 34)),
        text(116, 80, title, size=24, weight=700, letter_spacing=2),
        text(116, 106, note, size=15, fill="var(--surface-ink-2)"),
        recent,
    )


def _small(name: str) -> str:
    """A card further down in the discard pile."""
    middle = SMALL_WIDE / 2
    back = rect(0, 0, SMALL_WIDE, SMALL_HIGH, rx=5, fill="var(--card)", stroke="var(--edge)")
    if name in TITLE:
        art = translate(middle, 36, group(drawing(name, 36), color="var(--ink)"))
    else:
        art = text(middle, 46, "M", size=30, anchor="middle", weight=700, fill="var(--stamp)")
    label = title_lines(
        TITLE.get(name, name), middle, 75, SMALL_WIDE - 6, 22, "middle", fill="var(--ink)"
    )
    return back + art + label


def _own_side(view: GhostView, spots: Offers) -> str:
    assert view.seat is not None
    seat = view.seat
    player = view.seats[seat]
    line = path(f"M{EDGE} 0H{WIDTH - EDGE}", stroke=seat_colour(seat), stroke_width=3)
    return group(
        line,
        translate(EDGE + 14, 26, seat_badge(seat, 13)),
        text(EDGE + 36, 32, f"You are {SEAT_NAMES[seat]}", size=17, weight=700),
        text(WIDTH - EDGE, 32, _hand_count(view, player), size=13, anchor="end",
             fill="var(--surface-ink-2)"),
        translate(EDGE, 46, _mission(view, seat, 112)),
        translate(EDGE + 132, 52, _area(view, seat, WIDTH - 2 * EDGE - 132, 84, spots)),
        _hand(view, spots),
    )  # fmt: skip


def _hand_count(view: GhostView, player: SeatView) -> str:
    if player.place is not None:
        return f"FINISHED IN PLACE {player.place}"
    return f"{len(view.hand)} cards, limit {view.hand_limit}"


def _hand(view: GhostView, spots: Offers) -> str:
    """The viewer's hand as a row of cards; copies of one kind lie on each other."""
    if not view.hand:
        return ""
    kinds = list(dict.fromkeys(view.hand))
    spare = len(view.hand) - len(kinds)
    room = WIDTH - 2 * EDGE - CARD_WIDE
    lap = min(22.0, room * 0.4 / max(1, spare))
    step = min(CARD_WIDE + 8, (room - lap * spare) / max(1, len(kinds) - 1))
    x = float(EDGE)
    parts = []
    for kind in kinds:
        copies = view.hand.count(kind)
        parts.append(translate(x, 210, _stack(view, kind, copies, lap, spots), id=f"hand-{kind}"))
        x += step + lap * (copies - 1)
    return "".join(parts)


def _stack(view: GhostView, kind: str, copies: int, lap: float, spots: Offers) -> str:
    one = face(kind, CARD_WIDE, CARD_HIGH, view.numbers.get(kind))
    stack = "".join(translate(lap * copy, 0, one) for copy in range(copies))
    frame = hit_rect(0, 0, CARD_WIDE + lap * (copies - 1), CARD_HIGH, rx=7)
    offer = spots.get(f"hand:{kind}")
    if offer is not None:
        return may(offer, stack, frame)
    if view.seat == view.to_move and view.step in ("PlayCard", "Defend", "Resist"):
        return refused(f"play:{kind}", stack, frame)
    return group(stack)


def _verdict(view: GhostView, wide: float) -> str:
    """Who has won, stamped where the last card was played."""
    names = " + ".join(SEAT_NAMES[seat].upper() for seat in view.winners)
    words = f"{names} WIN{'' if len(view.winners) > 1 else 'S'}" if names else "ALL LOSE"
    size = min(40.0, 0.78 * wide / (0.66 * len(words)))
    return translate(wide / 2, 84, stamp(words, "var(--red)", size=size, rotate=-4))
