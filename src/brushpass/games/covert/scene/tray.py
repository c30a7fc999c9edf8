"""What lies open for the moment: used cards, cards found by a Search, tokens drawn, the result."""

from collections import Counter

from brushpass.games.covert.scene.frame import ABILITY_ICONS, Offers, agency_card
from brushpass.games.covert.scene.market import MISSION_HEIGHT, MISSION_WIDTH, mission_card
from brushpass.games.covert.view import AgencyFace, CovertView, MissionFace
from brushpass.games.covert.words.names import ABILITY_NAMES
from brushpass.look import (
    SEAT_NAMES,
    dossier,
    hit_circle,
    hit_rect,
    icon,
    may,
    stamp,
    token,
    translate,
)

CARD_WIDTH, CARD_HEIGHT = 122, 96
X, Y = 30, 30


def tray(view: CovertView, offers: Offers) -> str:
    if view.over:
        names = " AND ".join(SEAT_NAMES[seat].upper() for seat in view.winners)
        won = "WINS" if len(view.winners) == 1 else "SHARE IT"
        return translate(474, 330, stamp(f"{names} {won}: {max(view.scores)}", size=44))
    if view.used:
        return _cards("Just used", view.used, "used", offers)
    screen = view.screen
    if screen is None:
        return ""
    if screen.found_cards:
        return _cards("You found", screen.found_cards, "found", offers)
    if screen.found_missions:
        return _missions(screen.found_missions, offers)
    if screen.drawn:
        return _tokens(screen.drawn, offers)
    return ""


def _cards(title: str, cards: list[AgencyFace], spot: str, offers: Offers) -> str:
    pieces = "".join(
        translate(
            10 + index * (CARD_WIDTH + 8), 40, _offered(card, f"{spot}:{card.number}", offers)
        )
        for index, card in enumerate(cards)
    )
    width = max(200, len(cards) * (CARD_WIDTH + 8) + 12)
    return dossier(X, Y, width, CARD_HEIGHT + 50, title, pieces)


def _offered(card: AgencyFace, spot: str, offers: Offers) -> str:
    face = agency_card(card, CARD_WIDTH, CARD_HEIGHT)
    offer = offers.at(spot)
    return face if offer is None else may(offer, face, hit_rect(0, 0, CARD_WIDTH, CARD_HEIGHT))


def _missions(missions: list[MissionFace], offers: Offers) -> str:
    pieces = ""
    for index, mission in enumerate(missions):
        face = mission_card(mission, ())
        offer = offers.at(f"found:{mission.number}")
        if offer is not None:
            face = may(offer, face, hit_rect(0, 0, MISSION_WIDTH, MISSION_HEIGHT, rx=8))
        pieces += translate(10 + index * (MISSION_WIDTH + 8), 40, face)
    width = len(missions) * (MISSION_WIDTH + 8) + 12
    return dossier(X, Y, width, MISSION_HEIGHT + 50, "You found", pieces)


def _tokens(drawn: list[str], offers: Offers) -> str:
    pieces = ""
    for index, ability in enumerate(sorted(Counter(drawn))):
        piece = token(
            30, kind="teal", art=icon(ABILITY_ICONS[ability], 24), words=ABILITY_NAMES[ability]
        )
        offer = offers.at(f"drawn:{tuple(ABILITY_NAMES).index(ability)}")
        if offer is not None:
            piece = may(offer, piece, hit_circle(0, 0, 32))
        pieces += translate(48 + index * 76, 78, piece)
    return dossier(X, Y, 190, 126, "You drew", pieces)
