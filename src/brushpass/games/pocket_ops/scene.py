"""The facility as a blueprint: nine rooms, the units in them, and what just happened."""

from functools import cache

from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.games.pocket_ops.words import ABILITIES
from brushpass.kernel.offers import Offer
from brushpass.look import (
    Scene,
    card,
    circle,
    group,
    hit_rect,
    may,
    on,
    path,
    rect,
    refused,
    stamp,
    surface,
    text,
    token,
    translate,
    wrap_words,
)

WIDTH, HEIGHT = 900, 640
ROOM_WIDTH, ROOM_HEIGHT, GAP = 250, 165, 20
LEFT, TOP = 55, 75
LETTERS = "ABCDEFGHI"


def draw(view: PocketOpsView, offers: list[Offer]) -> Scene:
    on_spot = {offer.spot: offer for offer in offers}
    rooms = "".join(_room(view, index, on_spot) for index in range(len(LETTERS)))
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        label=_label(view),
        backdrop=_backdrop(tuple(view.rooms)),
        body=on("blueprint", _heading(view), rooms, _draft(view, on_spot), _victory(view)),
    )


def _label(view: PocketOpsView) -> str:
    return f"The facility, round {view.round}: {view.facility.replace('/', ', ')}"


@cache
def _backdrop(names: tuple[str, ...]) -> str:
    rooms = "".join(_walls(index, name) for index, name in enumerate(names))
    return surface("blueprint", WIDTH, HEIGHT) + on("blueprint", rooms)


def _walls(index: int, name: str) -> str:
    x, y = _corner(index)
    middle, half = ROOM_WIDTH / 2, ROOM_HEIGHT / 2
    doors = (
        f"M{middle - 22} 0h44M{middle - 22} {ROOM_HEIGHT}h44"
        f"M0 {half - 16}v32M{ROOM_WIDTH} {half - 16}v32"
    )
    return translate(
        x,
        y,
        rect(0, 0, ROOM_WIDTH, ROOM_HEIGHT, rx=3, fill="none", stroke="var(--blueprint-line)",
             stroke_width=2.5),
        path(doors, stroke="var(--blueprint)", stroke_width=6),
        text(14, 34, LETTERS[index], size=28, weight=700),
        text(40, 33, name, size=15, fill="var(--blueprint-ink-2)"),
    )  # fmt: skip


def _corner(index: int) -> tuple[int, int]:
    row, column = divmod(index, 3)
    return LEFT + column * (ROOM_WIDTH + GAP), TOP + row * (ROOM_HEIGHT + GAP)


def _heading(view: PocketOpsView) -> str:
    left = f"FACILITY — ROUND {view.round}"
    right = f"TURN {view.turn}" if view.turn else "BRIEFING"
    return text(40, 46, left, size=15, letter_spacing=3, fill="var(--blueprint-ink-2)") + text(
        860, 46, right, size=15, anchor="end", letter_spacing=3, fill="var(--blueprint-ink-2)"
    )


def _room(view: PocketOpsView, index: int, on_spot: dict[str | None, Offer]) -> str:
    letter = LETTERS[index]
    x, y = _corner(index)
    offer = on_spot.get(f"room:{letter}")
    deploy = on_spot.get(f"specialist-to:{letter}")
    chosen = letter in view.predicted or letter == view.victim
    frame = hit_rect(4, 4, ROOM_WIDTH - 8, ROOM_HEIGHT - 8, rx=3)
    if offer is not None:
        floor = may(offer, frame)
    elif chosen:
        floor = group(frame, class_="chosen")
    elif view.seat is not None and view.seat == view.to_move and view.step == "Place":
        floor = refused(f"place:{letter}", frame)
    else:
        floor = ""
    return translate(
        x,
        y,
        floor,
        group(_unit(view, index), _marks(view, letter, chosen), pointer_events="none"),
        "" if deploy is None else _deploy(view, deploy),
    )


def _unit(view: PocketOpsView, index: int) -> str:
    cell = view.facility.replace("/", "")[index]
    if cell == ".":
        return ""
    seat = "rb".index(cell.lower())
    words = None
    if cell.isupper():
        words = (view.seats[seat].active or "").upper()
    sharing = words == "COURIER" and view.acting == LETTERS[index]
    visitor = translate(60, 8, token(24, seat=seat)) if sharing else ""
    return translate(
        ROOM_WIDTH / 2, ROOM_HEIGHT / 2 + 14, token(42, seat=seat, words=words), visitor
    )


def _marks(view: PocketOpsView, letter: str, chosen: bool) -> str:
    marks = ""
    if letter in view.predicted:
        marks += translate(ROOM_WIDTH - 58, 28, stamp("PREDICT", "var(--chosen)", size=15))
    elif chosen:
        marks += translate(ROOM_WIDTH - 52, 28, stamp("SWAP", "var(--chosen)", size=15))
    last = view.last
    if last is None or view.predicted or view.over:
        return marks
    if letter == last.room and last.blocked:
        marks += translate(
            ROOM_WIDTH / 2, ROOM_HEIGHT / 2 + 14, stamp("BLOCKED", "#ff8a80", size=24)
        )
    elif letter in last.predicted:
        marks += translate(
            ROOM_WIDTH - 58, 28, stamp("GUESSED", "var(--blueprint-line)", size=13, rotate=-5)
        )
    return marks


def _deploy(view: PocketOpsView, offer: Offer) -> str:
    kind = (view.seats[view.to_move].active or "").upper()
    width = 26 + 9 * len(kind)
    return translate(
        ROOM_WIDTH - width - 10,
        ROOM_HEIGHT - 40,
        may(
            offer,
            rect(0, 0, width, 30, rx=15, fill="var(--blueprint-2)"),
            hit_rect(0, 0, width, 30, rx=15),
            circle(15, 15, 5, fill=f"var(--seat-{view.to_move})", stroke="#fff"),
            text(26, 20, kind, size=13, weight=700),
        ),
    )


def _draft(view: PocketOpsView, on_spot: dict[str | None, Offer]) -> str:
    if view.step != "Draft":
        return ""
    shade = rect(0, 0, WIDTH, HEIGHT, fill="var(--blueprint)", fill_opacity=0.72)
    kinds = view.pair
    if not kinds:
        waiting = text(
            WIDTH / 2, HEIGHT / 2, "THE SPECIALISTS ARE BEING CHOSEN", size=22, anchor="middle",
            weight=700, letter_spacing=3,
        )  # fmt: skip
        return shade + waiting
    cards = "".join(
        translate(WIDTH / 2 + (-270, 30)[index], 150, _specialist(view, kind, on_spot))
        for index, kind in enumerate(kinds)
    )
    return shade + cards


def _specialist(view: PocketOpsView, kind: str, on_spot: dict[str | None, Offer]) -> str:
    lines = wrap_words(ABILITIES[kind].capitalize() + ".", 24)
    face = card(240, 330, kind.upper(), lines, seat=view.seat)
    offer = on_spot.get(f"specialist:{kind}")
    frame = hit_rect(0, 0, 240, 330, rx=12)
    if offer is not None:
        return may(offer, face, frame)
    return group(face, frame, class_="chosen") if view.pick == kind else group(face, opacity=0.5)


def _victory(view: PocketOpsView) -> str:
    if not view.over:
        return ""
    words = f"{('RED', 'BLUE')[view.winners[0]]} WINS {max(view.scores)}:{min(view.scores)}"
    return translate(WIDTH / 2, HEIGHT / 2, stamp(words, "#ff8a80", size=44, rotate=-6))
