"""The draft: two cards over a darkened table."""

from functools import cache, lru_cache

from brushpass.games.pocket_ops.scene.plan import DANGER, HEIGHT, WIDTH
from brushpass.games.pocket_ops.scene.units import EMBLEMS
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.games.pocket_ops.words.names import ABILITIES
from brushpass.kernel.offers import Offer
from brushpass.look import (
    SEAT_NAMES,
    card,
    group,
    hit_rect,
    icon,
    may,
    rect,
    stamp,
    text,
    text_width,
    translate,
    wrap_words,
)

CARD_WIDTH, CARD_HEIGHT = 236, 280


def briefing(view: PocketOpsView, offers: list[Offer]) -> list[str]:
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
