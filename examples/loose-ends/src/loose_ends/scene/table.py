"""The whole table: seats above, the wall of contacts at the left, envelope, pile and hand beside."""

from brushpass.kernel.grammar import SEAT_NAMES
from brushpass.kernel.offers import Offer
from brushpass.look import (
    Scene,
    card_back,
    envelope,
    group,
    hit_rect,
    may,
    pile,
    rect,
    seat_badge,
    seat_colour,
    slot,
    stamp,
    surface,
    text,
    translate,
)
from loose_ends.scene.wall import contact_card, wall
from loose_ends.view import LooseEndsView
from loose_ends.words.names import short

WIDTH, HEIGHT = 940, 640
EDGE = 28
SEAT_HIGH = 64
WALL_TOP = EDGE + SEAT_HIGH + 18
SIDE = 664  # where the right column begins
CARD_WIDE, CARD_HIGH = 116, 162

Spots = dict[str | None, Offer]


def draw(view: LooseEndsView, offers: list[Offer]) -> Scene:
    spots: Spots = {offer.spot: offer for offer in offers}
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        label=f"Loose Ends: {_headline(view)}",
        backdrop=surface("desk", WIDTH, HEIGHT),
        surface="desk",
        layers=[
            *(_seat(view, seat, spots) for seat in range(view.players)),
            translate(EDGE + 12, WALL_TOP, wall(view, spots)),
            translate(SIDE, WALL_TOP, _secrets(view, spots)),
            translate(SIDE, WALL_TOP + 258, _hand(view, spots)),
        ],
    )


def _headline(view: LooseEndsView) -> str:
    if view.over:
        return f"{SEAT_NAMES[view.winners[0]]} has won"
    return f"{SEAT_NAMES[view.to_move]} is to move"


def _seat(view: LooseEndsView, seat: int, spots: Spots) -> str:
    """A name plate: who it is, and what can be known of the file there."""
    wide = (WIDTH - 2 * EDGE - 12 * (view.players - 1)) / view.players
    file = view.seats[seat]
    active = seat == view.to_move
    plate = group(
        rect(0, 0, wide, SEAT_HIGH, rx=10, fill="#000", fill_opacity=0.25,
             stroke=seat_colour(seat) if active else "var(--surface-line)",
             stroke_width=3 if active else 1),
        translate(28, SEAT_HIGH / 2, seat_badge(seat, 16)),
        text(54, 28, SEAT_NAMES[seat], size=18, weight=700),
        text(54, 48, _known(view, seat), size=13, fill="var(--surface-ink-2)"),
        "" if file.out else translate(wide - 44, 10, card_back(30, 42, "", kind="slate")),
        opacity=0.55 if file.out else None,
    )  # fmt: skip
    offer = spots.get(f"seat:{seat}")
    if offer is not None:
        plate = may(offer, plate, hit_rect(0, 0, wide, SEAT_HIGH, rx=10))
    return translate(EDGE + seat * (wide + 12), EDGE, plate, id=f"seat-{seat}")


def _known(view: LooseEndsView, seat: int) -> str:
    file = view.seats[seat]
    if seat in view.winners:
        return "case closed"
    if file.out:
        return "out"
    return f"one of {len(file.may_be)}" if file.contact is None else short(file.contact)


def _secrets(view: LooseEndsView, spots: Spots) -> str:
    """The envelope and the pile."""
    heap = pile(CARD_WIDE, CARD_HIGH, view.pile, "FILES", kind="slate")
    offer = spots.get("pile")
    if offer is not None:
        heap = may(offer, heap, hit_rect(-4, -4, CARD_WIDE + 8, CARD_HIGH + 8))
    return group(
        text(0, 14, "THE LEAK", size=14, weight=700, letter_spacing=2),
        translate(0, 26, _leak(view)),
        text(132, 14, "THE PILE", size=14, weight=700, letter_spacing=2),
        translate(132, 26, heap, id="pile"),
    )


def _leak(view: LooseEndsView) -> str:
    if view.leak is not None:
        face = contact_card(view.leak, view.covers[view.leak], CARD_WIDE, CARD_HIGH)
        return face + translate(CARD_WIDE / 2, CARD_HIGH * 0.8, stamp("LEAK", size=20))
    count = f"1 OF {len(view.leak_may_be)}"
    return group(
        envelope(CARD_WIDE, CARD_HIGH * 0.72),
        text(CARD_WIDE / 2, CARD_HIGH * 0.72 + 24, count, size=14, weight=700, anchor="middle"),
    )


def _hand(view: LooseEndsView, spots: Spots) -> str:
    """One's own files: the one that is held, and the one that was drawn."""
    if view.seat is None:
        return ""
    mine = view.seats[view.seat]
    files = [("held", mine.contact), ("drawn", mine.drawn)]
    return group(
        text(0, 14, "YOU HOLD", size=14, weight=700, letter_spacing=2),
        text(132, 14, "YOU DREW", size=14, weight=700, letter_spacing=2),
        *(
            translate(132 * place, 26, _own(view, which, contact, spots), id=f"file-{which}")
            for place, (which, contact) in enumerate(files)
        ),
    )


def _own(view: LooseEndsView, which: str, contact: str | None, spots: Spots) -> str:
    if contact is None:
        return slot(CARD_WIDE, CARD_HIGH, "NO FILE")
    face = contact_card(contact, view.covers[contact], CARD_WIDE, CARD_HIGH)
    offer = spots.get(f"file:{which}")
    if offer is None:
        return face
    return may(offer, face, hit_rect(-4, -4, CARD_WIDE + 8, CARD_HIGH + 8))
