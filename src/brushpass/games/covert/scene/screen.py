"""The viewer's own side: missions with what is missing, codes, tokens, dice, the hand."""

from collections import Counter

from brushpass.games.covert.scene.frame import (
    ABILITY_ICONS,
    COLUMN,
    GEAR_ICONS,
    RIGHT,
    Offers,
    agency_card,
    chip_label,
)
from brushpass.games.covert.scene.market import MISSION_HEIGHT, mission_card
from brushpass.games.covert.view import AgencyFace, CodeFace, CovertView, OwnMission, Screen
from brushpass.games.covert.words.names import ABILITY_NAMES
from brushpass.look import (
    die,
    digit,
    dossier,
    group,
    hit_circle,
    hit_rect,
    icon,
    may,
    slot,
    text,
    token,
    translate,
)

MISSIONS_TOP, MISSIONS_HEIGHT = 16, 358
KIT_TOP, KIT_HEIGHT = 384, 204
HAND_TOP, HAND_HEIGHT = 598, 236
HALF = 172
CARD_WIDTH, TALL, FLAT = 115, 94, 63  # the hand has two rows of tall cards, or three of flat
ABILITY_ORDER = tuple(ABILITY_NAMES)


def own_screen(view: CovertView, offers: Offers) -> str:
    if view.screen is None or view.seat is None:
        return ""
    return (
        _missions(view.screen, offers)
        + _kit(view, view.screen, view.seat, offers)
        + _hand(view.screen, offers)
    )


def _missions(screen: Screen, offers: Offers) -> str:
    cards = ""
    for index, mission in enumerate(screen.missions):
        x, y = 10 + index % 2 * (HALF + 8), 40 + index // 2 * (MISSION_HEIGHT + 8)
        cards += translate(x, y, _mission(mission, offers))
    if not screen.missions:
        cards = text(
            14,
            54,
            "None. Take one on the Mission Cards circle.",
            size=12,
            face="sans",
            fill="var(--ink-2)",
        )
    return dossier(RIGHT, MISSIONS_TOP, COLUMN, MISSIONS_HEIGHT, "Your missions", cards)


def _mission(mission: OwnMission, offers: Offers) -> str:
    face = mission_card(mission.face, tuple(mission.met), HALF)
    offer = offers.at(f"mission:{mission.face.number}")
    if offer is None:
        return face
    return may(offer, face, hit_rect(0, 0, HALF, MISSION_HEIGHT, rx=8))


def _kit(view: CovertView, screen: Screen, seat: int, offers: Offers) -> str:
    codes = "".join(
        translate(10 + index * 180, 40, _code(code, index, offers))
        for index, code in enumerate(screen.codes)
    )
    return dossier(
        RIGHT,
        KIT_TOP,
        COLUMN,
        KIT_HEIGHT,
        "Your codes, dice and tokens",
        codes,
        _dice(view, seat, offers),
        _tokens(screen, offers),
    )


def _code(code: CodeFace, slot_index: int, offers: Offers) -> str:
    """A code card with the places where it can be claimed: T for the top row, B for the bottom."""
    tiles = "".join(
        translate(14 + index * 25, 15, digit(str(value), 22))
        for index, value in enumerate(code.digits)
    )
    claims = [
        (f"{'TB'[row]}{start + 1}", offer)
        for row in range(2)
        for start in range(4)
        for offer in [offers.at(f"claim:{slot_index * 8 + row * 4 + start}")]
        if offer is not None
    ]
    step = min(42.0, 172 / max(1, len(claims)))
    chips = "".join(
        translate(
            index * step,
            33,
            may(offer, chip_label(words, step - 4, 24), hit_rect(0, 0, step - 4, 24, rx=10)),
        )
        for index, (words, offer) in enumerate(claims)
    )
    gear = "" if claims else translate(14, 44, icon(GEAR_ICONS[code.gear], 15, "var(--ink-2)")) + text(
        28, 48, code.equipment, size=11, fill="var(--ink-2)"
    )  # fmt: skip
    return group(tiles, chips, gear)


def _dice(view: CovertView, seat: int, offers: Offers) -> str:
    """One's unplaced dice; those of a face share one control."""
    counts = Counter(view.seats[seat].unplaced)
    pieces = ""
    x = 26.0
    for face in sorted(counts):
        count = counts[face]
        stack = "".join(translate(index * 34, 0, die(face, 30, seat)) for index in range(count))
        offer = offers.at(f"die:{face}")
        if offer is not None:
            stack = may(offer, stack, hit_rect(-18, -18, 36 + (count - 1) * 34, 36))
        pieces += translate(x, 124, stack)
        x += 38 + (count - 1) * 34
    if not counts:
        pieces = text(14, 128, "No dice to place", size=12, fill="var(--ink-2)")
    return pieces


def _tokens(screen: Screen, offers: Offers) -> str:
    counts = Counter(screen.tokens)
    pieces = ""
    for index, ability in enumerate(sorted(counts, key=ABILITY_ORDER.index)):
        art = icon(ABILITY_ICONS[ability], 18)
        piece = token(21, kind="teal", art=art, words=ABILITY_NAMES[ability])
        if counts[ability] > 1:
            piece += text(16, -12, f"x{counts[ability]}", size=12, weight=700, fill="var(--ink)")
        offer = offers.at(f"token:{ABILITY_ORDER.index(ability)}")
        if offer is not None:
            piece = may(offer, piece, hit_circle(0, 0, 22))
        pieces += translate(34 + index * 46, 174, piece)
    if not counts:
        pieces = text(14, 178, "No tokens", size=12, fill="var(--ink-2)")
    return pieces


def _hand(screen: Screen, offers: Offers) -> str:
    height = TALL if len(screen.hand) <= 6 else FLAT
    cards = "".join(
        translate(8 + index % 3 * 121, 37 + index // 3 * (height + 3), _card(card, height, offers))
        for index, card in enumerate(screen.hand)
    )
    if not screen.hand:
        cards = translate(8, 38, slot(CARD_WIDTH, TALL, "EMPTY"))
    return dossier(RIGHT, HAND_TOP, COLUMN, HAND_HEIGHT, "Your agency cards", cards)


def _card(card: AgencyFace, height: float, offers: Offers) -> str:
    """The card, and a zone for each use that is open."""
    third = height / 3
    zones = ""
    for spot, top, high in (
        (f"card:{card.number}", 0.0, height),
        (f"fly:{card.number}", third, third),
        (f"ability:{card.number}", 2 * third, third),
    ):
        offer = offers.at(spot)
        if offer is not None:
            zones += may(offer, hit_rect(1, top + 1, CARD_WIDTH - 2, high - 2))
    return agency_card(card, CARD_WIDTH, height) + zones
