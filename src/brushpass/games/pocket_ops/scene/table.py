"""The facility as a blueprint: nine rooms, the units in them, and what just happened.

A server draws this after every move for every audience, so each piece is a function of little and
is drawn once."""

from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.games.pocket_ops.words.say import ABILITIES
from brushpass.kernel.kept import Kept
from brushpass.kernel.offers import Offer
from brushpass.look import (
    SEAT_NAMES,
    Scene,
    card,
    card_back,
    circle,
    crystal,
    group,
    hit_rect,
    icon,
    line,
    may,
    on,
    path,
    rect,
    refused,
    seat_badge,
    seat_colour,
    seat_shape,
    stamp,
    surface,
    text,
    text_width,
    translate,
    wrap_words,
)

Anchor: TypeAlias = Literal["start", "end"]

WIDTH, HEIGHT = 780, 616
ROOM_WIDTH, ROOM_HEIGHT, GAP = 228, 150, 16
LEFT, TOP = 32, 100
MIDDLE = (ROOM_WIDTH / 2, ROOM_HEIGHT / 2 + 12)
UNIT = 42
LETTERS = "ABCDEFGHI"
DANGER = "#ff8a80"
FAINT = 0.005  # a share of the heat map too small to show
EMBLEMS = {
    "sniper": "crosshair",
    "courier": "case",
    "mole": "mole",
    "hacker": "laptop",
    "grappler": "hook",
    "ninja": "blade",
    "pusher": "push",
    "assassin": "skull",
}
CARD_WIDTH, CARD_HEIGHT = 236, 280
TREASURES = ("keycard", "crystal", "bomb")
CORNER_MARKS = ("GUESSED", "PREDICT", "SWAP")


def draw(view: PocketOpsView, offers: list[Offer]) -> Scene:
    step, mover, over = view.step, view.to_move, view.over
    floors, deployments = CHOICES.of(
        (
            tuple(offers),
            tuple(view.predicted),
            view.victim,
            step == "Place" and view.seat == mover,
            view.seats[mover].active or "",
            mover,
        )
    )
    drafting = step == "Draft"
    layers = [*floors, *_units(view), *_marks(view), *deployments]
    if (drafting or over) and view.finished is not None:
        layers.append(_winning_lines(tuple(view.finished.lines)))
    if drafting:
        layers += _draft(view, offers)
    layers += [_clock(view.round, view.turn), *_side(view, 0), *_side(view, 1)]
    if over:
        layers.append(_victory(view))
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        label=_label(view),
        backdrop=_backdrop(view.rooms),
        surface="blueprint",
        layers=layers,
    )


def _label(view: PocketOpsView) -> str:
    return f"The facility, round {view.round}"


@lru_cache(maxsize=64)
def _backdrop(names: tuple[str, ...]) -> str:
    rooms = "".join(_walls(letter, name) for letter, name in zip(LETTERS, names, strict=True))
    return surface("blueprint", WIDTH, HEIGHT) + on("blueprint", rooms)


def _walls(letter: str, name: str) -> str:
    x, y = _corner(letter)
    middle, half = ROOM_WIDTH / 2, ROOM_HEIGHT / 2
    doors = (
        f"M{middle - 20} 0h40M{middle - 20} {ROOM_HEIGHT}h40"
        f"M0 {half - 15}v30M{ROOM_WIDTH} {half - 15}v30"
    )
    return translate(
        x,
        y,
        rect(0, 0, ROOM_WIDTH, ROOM_HEIGHT, rx=3, fill="var(--blueprint-2)", fill_opacity=0.35),
        rect(0, 0, ROOM_WIDTH, ROOM_HEIGHT, rx=3, fill="none", stroke="var(--blueprint-line)",
             stroke_width=2.5),
        path(doors, stroke="var(--blueprint)", stroke_width=6),
        text(13, 34, letter, size=30, weight=700),
        text(40, 32, name, size=15, fill="var(--blueprint-ink-2)"),
    )  # fmt: skip


def _corner(letter: str) -> tuple[int, int]:
    row, column = divmod(LETTERS.index(letter), 3)
    return LEFT + column * (ROOM_WIDTH + GAP), TOP + row * (ROOM_HEIGHT + GAP)


def _centre(letter: str) -> tuple[float, float]:
    x, y = _corner(letter)
    return x + MIDDLE[0], y + MIDDLE[1]


def heat(shares: list[float], words: str) -> str:
    """A warm wash over the rooms, the warmer the larger their share."""
    rooms = "".join(
        translate(
            *_corner(letter),
            rect(
                4,
                4,
                ROOM_WIDTH - 8,
                ROOM_HEIGHT - 8,
                rx=3,
                fill="var(--chosen)",
                fill_opacity=0.6 * share,
            ),
            text(
                ROOM_WIDTH - 12,
                ROOM_HEIGHT - 12,
                f"{words} {100 * share:.0f} %",
                size=15,
                anchor="end",
                weight=700,
            ),
        )
        for letter, share in zip(LETTERS, shares, strict=True)
        if share >= FAINT
    )
    return on("blueprint", rooms)


@lru_cache(maxsize=1024)
def _clock(round_: int, turn: int) -> str:
    below = f"TURN {turn}" if turn else "BRIEFING"
    middle = WIDTH / 2
    return text(
        middle, 48, f"ROUND {round_}", size=20, anchor="middle", letter_spacing=3, weight=700
    ) + text(
        middle, 72, below, size=15, anchor="middle", letter_spacing=3,
        fill="var(--blueprint-ink-2)",
    )  # fmt: skip


def _side(view: PocketOpsView, seat: int) -> list[str]:
    """A player's corner of the heading: role, supply, specialist, and the treasures they hold."""
    player = view.seats[seat]
    playing = view.turn > 0 and not view.over
    predicting = playing and seat != view.placer
    role = "" if not playing else " PREDICTOR" if predicting else " PLACER"
    state = "ACTIVE" if player.hacker else "" if player.in_hand else "PLAYED"
    treasury = (view.keycard == seat, player.wins > 0, seat in view.winners)
    return [
        _holder(seat, role),
        _holdings(seat, player.supply, player.active, state),
        _treasures(seat, role, treasury, view.committed if predicting else 0),
    ]


@cache
def _holder(seat: int, role: str) -> str:
    edge, mirror, anchor = _heading(seat)
    return translate(edge + mirror * 17, 54, _halo(19), seat_badge(seat, 17)) + text(
        edge + mirror * 46, 49, SEAT_NAMES[seat].upper() + role, size=19, weight=700, anchor=anchor
    )


@cache
def _holdings(seat: int, supply: int, active: str | None, state: str) -> str:
    edge, mirror, anchor = _heading(seat)
    words = "1 SPY" if supply == 1 else f"{supply} SPIES"
    if active is not None:
        words += f" · {active.upper()} {state}".rstrip()
    return text(edge + mirror * 46, 72, words, size=15, anchor=anchor,
                fill="var(--blueprint-ink-2)")  # fmt: skip


@cache
def _treasures(seat: int, role: str, treasury: tuple[bool, bool, bool], laid: int) -> str:
    """What lies behind the name: treasures, then the blueprints laid face down."""
    held = [name for name, has in zip(TREASURES, treasury, strict=True) if has]
    edge, mirror, _ = _heading(seat)
    after = edge + mirror * (64 + text_width(SEAT_NAMES[seat] + role, 19))
    back = card_back(18, 25, "", kind="red" if seat == 0 else "blue")
    return "".join(
        translate(after + mirror * 32 * index, 43, _treasure(name)) + "\n"
        for index, name in enumerate(held)
    ) + "".join(
        translate(after + mirror * (32 * len(held) + 24 * index) - 9, 30, back) + "\n"
        for index in range(laid)
    )


def _heading(seat: int) -> tuple[int, int, Anchor]:
    """Where a player's corner begins, the direction in which it goes on, and how text stands."""
    return (WIDTH - LEFT, -1, "end") if seat else (LEFT, 1, "start")


def _treasure(name: str) -> str:
    if name == "crystal":
        return crystal(24)
    return icon(name, 26, "var(--chosen)", 2)


def _choices(
    choice: tuple[tuple[Offer, ...], tuple[str, ...], str | None, bool, str, int],
) -> tuple[list[str], list[str]]:
    """The floors of the rooms, and the tags that lie on them."""
    offers, predicted, victim, placing, kind, mover = choice
    on_spot = {offer.spot: offer for offer in offers}
    floors: list[str] = []
    tags: list[str] = []
    for letter in LETTERS:
        offer = on_spot.get(f"room:{letter}")
        if offer is not None:
            floors.append(_open_floor(letter, offer))
        elif letter in predicted or letter == victim:
            floors.append(_chosen_floor(letter))
        elif placing:
            floors.append(_closed_floor(letter))
        tag = on_spot.get(f"specialist-to:{letter}")
        if tag is not None:
            tags.append(_deployment(letter, tag, kind, mover))
    return floors, tags


CHOICES: Final = Kept(_choices, 1 << 13)


@cache
def _frame() -> str:
    return hit_rect(5, 5, ROOM_WIDTH - 10, ROOM_HEIGHT - 10, rx=3)


@lru_cache(maxsize=512)
def _open_floor(letter: str, offer: Offer) -> str:
    return translate(*_corner(letter), may(offer, _frame()))


@cache
def _chosen_floor(letter: str) -> str:
    return translate(*_corner(letter), group(_frame(), class_="chosen"))


@cache
def _closed_floor(letter: str) -> str:
    return translate(*_corner(letter), refused(f"place:{letter}", _frame()))


def _units(view: PocketOpsView) -> list[str]:
    """The units in their rooms; during a draft, as the last round left them."""
    if view.step != "Draft":
        red, blue = view.seats
        return UNITS.of((view.facility, red.active, blue.active, view.acting))
    if view.finished is not None:
        red_had, blue_had = view.finished.active
        return UNITS.of((view.finished.facility, red_had, blue_had, None))
    return []


def _placed_units(placed: tuple[str, str | None, str | None, str | None]) -> list[str]:
    facility, red, blue, acting = placed
    units: list[str] = []
    for letter, cell in zip(LETTERS, facility.replace("/", ""), strict=True):
        if cell == ".":
            continue
        seat = "rb".index(cell.lower())
        kind = ((red, blue)[seat] or "") if cell.isupper() else ""
        units.append(_placed(letter, seat, kind, bool(kind) and acting == letter))
    return units


UNITS: Final = Kept(_placed_units, 1 << 14)


@cache
def _placed(letter: str, seat: int, kind: str, acting: bool) -> str:
    """A unit in its room; a Courier that acts still shares the room with the spy it joined."""
    return translate(
        *_centre(letter),
        circle(0, 0, UNIT + 7, fill="none", stroke="var(--chosen)", stroke_width=4)
        if acting
        else "",
        _unit(seat, kind),
        translate(66, -14, _unit(seat, ""), scale=0.6) if acting and kind == "courier" else "",
        id=f"specialist-{seat}" if kind else f"spy-{letter}-{seat}",
        pointer_events="none",
    )


@cache
def _unit(seat: int, kind: str) -> str:
    """A spy with its seat's shape, or a specialist with emblem and name. Blue's counters are pale
    with a blue mark: the whole table is blue."""
    ground, ink = (seat_colour(seat), "var(--seat-ink)")
    if seat:
        ground, ink = "var(--seat-rim)", seat_colour(seat)
    face = seat_shape(seat, UNIT * 0.86, ink)
    if kind:
        size = min(14.5, UNIT * 1.62 / text_width(kind, 1))
        face = group(
            circle(0, 0, UNIT * 0.82, fill="none", stroke=ink, stroke_width=1.8,
                   stroke_dasharray="4 4"),
            translate(0, -UNIT * 0.27, icon(EMBLEMS[kind], 27, ink, 2)),
            text(0, UNIT * 0.37, kind.upper(), size=size, anchor="middle", weight=700, fill=ink),
            translate(0, UNIT * 0.61, seat_shape(seat, 11, ink)),
        )  # fmt: skip
    return group(
        circle(0, 3, UNIT + 2, fill="var(--shade)", fill_opacity=0.35),
        _halo(UNIT),
        circle(0, 0, UNIT - 2, fill=ground),
        circle(0, 0, UNIT - 2, fill="url(#bp-shine) none", fill_opacity=0.7),
        face,
    )


def _halo(r: float) -> str:
    """The pale rim that lifts a counter off the blueprint."""
    return circle(0, 0, r, fill="var(--blueprint-line)")


def _marks(view: PocketOpsView) -> list[str]:
    """Stamps on rooms: what you chose, what just happened, what can be hit."""
    if view.step == "Draft":
        return []
    marks = [_mark(letter, "PREDICT") for letter in view.predicted]
    if view.victim is not None:
        marks.append(_mark(view.victim, "SWAP"))
    last = view.last
    if last is None or view.committed or view.over:
        return marks
    if last.blocked:
        marks.append(_mark(last.room, "BLOCKED"))
    elif not view.acting:
        marks.append(_mark(last.room, "FRESH"))
    for letter in last.predicted:
        if letter not in (last.room, view.victim):
            marks.append(_mark(letter, "GUESSED"))
    return marks


@cache
def _mark(letter: str, word: str) -> str:
    x, y = _corner(letter)
    where = (x + ROOM_WIDTH - 56, y + 15) if word in CORNER_MARKS else _centre(letter)
    match word:
        case "FRESH":
            drawn = circle(0, 0, UNIT + 5, fill="none", stroke="var(--blueprint-ink)",
                           stroke_width=2, stroke_dasharray="2 6", stroke_linecap="round")  # fmt: skip
        case "BLOCKED":
            drawn = stamp(word, DANGER, size=29)
        case "GUESSED":
            drawn = stamp(word, "var(--blueprint-line)", size=14, rotate=6)
        case _:
            drawn = stamp(word, "var(--chosen)", size=16, rotate=6)
    return translate(*where, drawn, pointer_events="none")


@lru_cache(maxsize=1024)
def _deployment(letter: str, offer: Offer, kind: str, seat: int) -> str:
    """The tag with which the specialist, instead of a spy, is sent into a room."""
    x, y = _corner(letter)
    return translate(
        x + ROOM_WIDTH - 92,
        y + ROOM_HEIGHT - 70,
        may(
            offer,
            rect(0, 0, 82, 60, rx=8, fill=seat_colour(seat)),
            hit_rect(0, 0, 82, 60, rx=8),
            translate(41, 23, icon(EMBLEMS[kind], 28, "var(--seat-ink)", 2)),
            text(41, 51, kind.upper(), size=13.5, anchor="middle", weight=700,
                 fill="var(--seat-ink)"),
        ),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _winning_lines(rows: tuple[str, ...]) -> str:
    strokes = ""
    for row in rows:
        (x1, y1), (x2, y2) = _centre(row[0]), _centre(row[2])
        for colour, width in (("var(--blueprint)", 13), ("var(--blueprint-ink)", 7)):
            strokes += line(x1, y1, x2, y2, stroke=colour, stroke_width=width,
                            stroke_linecap="round", stroke_opacity=0.85)  # fmt: skip
    return group(strokes, pointer_events="none")


def _draft(view: PocketOpsView, offers: list[Offer]) -> list[str]:
    on_spot = {offer.spot: offer for offer in offers}
    layers = [_shade()]
    if view.finished is not None:
        layers.append(_verdict(view.finished.winner, view.finished.reason, view.round - 1))
    if not view.pair:
        return [*layers, _centred("THE SPECIALISTS ARE BEING CHOSEN", HEIGHT / 2)]
    for index, kind in enumerate(view.pair):
        offer = on_spot.get(f"specialist:{kind}")
        layers.append(_specialist(index, kind, view.seat, offer, view.pick))
    caption = "KEEP ONE OF THE TWO" if view.pick is None else "LOCKED IN"
    if view.pick is None and view.seat != view.to_move:
        caption = f"{SEAT_NAMES[view.to_move].upper()} CHOOSES FIRST"
    return [*layers, _centred(caption, 528)]


@cache
def _shade() -> str:
    return rect(0, 0, WIDTH, HEIGHT, fill="var(--blueprint)", fill_opacity=0.72)


@lru_cache(maxsize=256)
def _verdict(winner: int, reason: str, round_: int) -> str:
    how = "" if reason == "line" else ", A DRAW"
    words = f"{SEAT_NAMES[winner].upper()} TOOK ROUND {round_}{how}"
    return translate(WIDTH / 2, 136, stamp(words, DANGER, size=26, rotate=-2))


@cache
def _centred(words: str, y: float) -> str:
    wide = text_width(words, 20) + 3 * len(words) + 48
    return rect(WIDTH / 2 - wide / 2, y - 30, wide, 46, rx=4, fill="var(--blueprint)") + text(
        WIDTH / 2, y, words, size=20, anchor="middle", weight=700, letter_spacing=3
    )


@lru_cache(maxsize=512)
def _specialist(
    index: int, kind: str, seat: int | None, offer: Offer | None, pick: str | None
) -> str:
    """One of the two cards: to be kept, kept, or put back."""
    lines = wrap_words(ABILITIES[kind].capitalize() + ".", 24)
    face = card(
        CARD_WIDTH, CARD_HEIGHT, kind.upper(), lines, kind="red" if seat == 0 else "blue",
        art=icon(EMBLEMS[kind], 84, weight=1.3), seat=seat,
    )  # fmt: skip
    frame = hit_rect(-4, -4, CARD_WIDTH + 8, CARD_HEIGHT + 8, rx=14)
    if offer is not None:
        face = may(offer, face, frame)
    elif pick == kind:
        face = group(face, frame, class_="chosen")
    else:
        face = group(face, class_="spent" if pick else None)
    return translate(WIDTH / 2 + (-CARD_WIDTH - 18, 18)[index], 196, face)


def _victory(view: PocketOpsView) -> str:
    words = f"{SEAT_NAMES[view.winners[0]].upper()} WINS {max(view.scores)}:{min(view.scores)}"
    wide = text_width(words, 52) * 1.08 + 58
    return translate(
        WIDTH / 2,
        HEIGHT / 2 + 40,
        translate(0, 0, rect(-wide / 2, -46, wide, 92, rx=11, fill="var(--blueprint)",
                             fill_opacity=0.86), rotate=-6),
        stamp(words, DANGER, size=52, rotate=-6),
    )  # fmt: skip
