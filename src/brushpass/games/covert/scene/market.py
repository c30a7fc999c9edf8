"""What can be taken: agency cards in the six regions, missions on offer, code cards, the decks."""

from functools import lru_cache

from brushpass.games.covert.scene.frame import (
    LEFT,
    Offers,
    agency_card,
    chip_label,
    need_mark,
    points_mark,
    region_mark,
)
from brushpass.games.covert.view import CovertView, MissionFace
from brushpass.games.covert.words.names import benefit_words
from brushpass.look import (
    card_back,
    dossier,
    fit_size,
    group,
    hit_rect,
    icon,
    may,
    pile,
    rect,
    sheet_shadow,
    slot,
    text,
    translate,
)

TOP = 844
CARD_WIDTH, CARD_HEIGHT, CARD_PITCH = 122, 96, 132
DECK_X = LEFT + 6 * CARD_PITCH + 8
MISSION_TOP = TOP + 156
MISSION_WIDTH, MISSION_HEIGHT = 200, 150


def region_spaces(view: CovertView, offers: Offers) -> str:
    spaces = "".join(_space(view, index, offers) for index in range(len(view.regions)))
    deck = offers.control(
        "agency-deck",
        pile(70, 96, view.agency_deck, "AGENCY", kind="blue"),
        hit_rect(0, 0, 70, 96) if offers.at("agency-deck") is not None else "",
    )
    discards = text(35, 122, f"discards {len(view.agency_discards)}", size=11, anchor="middle")
    return spaces + translate(DECK_X + 20, TOP + 26, deck, discards)


def _space(view: CovertView, index: int, offers: Offers) -> str:
    region = view.regions[index]
    card = view.spaces[index]
    face = (
        slot(CARD_WIDTH, CARD_HEIGHT, "")
        if card is None
        else agency_card(card, CARD_WIDTH, CARD_HEIGHT)
    )
    one = offers.at(f"region:{index}")
    two = offers.at(f"two:{index}")
    chip = ""
    if two is not None:
        button = group(chip_label("2 dice", 58), hit_rect(0, 0, 58, 22, rx=11))
        chip = translate(CARD_WIDTH - 60, CARD_HEIGHT + 5, may(two, button))
    return translate(
        LEFT + index * CARD_PITCH,
        TOP,
        translate(11, 11, region_mark(region, 10)),
        text(27, 16, region.name.upper(), size=12, weight=700),
        translate(
            0,
            26,
            face if one is None else may(one, face, hit_rect(0, 0, CARD_WIDTH, CARD_HEIGHT)),
            chip,
        ),
    )


def missions_on_offer(view: CovertView, offers: Offers) -> str:
    cards = ""
    for index, mission in enumerate(view.display):
        x = LEFT + index * (MISSION_WIDTH + 12)
        if mission is None:
            cards += translate(x, MISSION_TOP, slot(MISSION_WIDTH, MISSION_HEIGHT, "MISSION"))
            continue
        face = mission_card(mission, ())
        offer = offers.at(f"display:{index}")
        if offer is not None:
            face = may(offer, face, hit_rect(0, 0, MISSION_WIDTH, MISSION_HEIGHT, rx=8))
        cards += translate(x, MISSION_TOP, face)
    return cards + _mission_deck(view, offers) + _code_decks(view, offers)


@lru_cache(maxsize=1024)
def mission_card(mission: MissionFace, met: tuple[str, ...], width: float = MISSION_WIDTH) -> str:
    """A mission with its needs; for one's own, with a mark for each that is met."""
    rows = ""
    for index, need in enumerate(mission.needs):
        known = index < len(met)
        missing = known and not met[index]
        words = need.name
        size = fit_size(words, width - (84 if known else 40), 14, "sans")
        colour = "var(--stamp)" if missing else "var(--ink)"
        rows += translate(
            0,
            43 + index * 19,
            translate(17, 0, need_mark(need, 16)),
            text(31, 5, words, size=size, face="sans", fill=colour),
            _how(met[index], width) if known else "",
        )
    benefit = ""
    if mission.benefit is not None:
        benefit = translate(
            0,
            MISSION_HEIGHT - 13,
            translate(17, -1, need_mark(mission.benefit, 15)),
            text(
                30,
                3,
                benefit_words(mission.benefit),
                size=fit_size(benefit_words(mission.benefit), width - 36, 12, "sans"),
                face="sans",
                fill="var(--ok)",
            ),
        )
    return group(
        sheet_shadow(width, MISSION_HEIGHT, 8),
        rect(0, 0, width, MISSION_HEIGHT, rx=8, fill="var(--card)", stroke="var(--edge)"),
        text(
            10,
            22,
            mission.name.upper(),
            size=fit_size(mission.name, width - 54, 14),
            weight=700,
            fill="var(--ink)",
        ),
        translate(width - 8, 6, points_mark(mission.points)),
        rows,
        benefit,
    )


def _how(met: str, width: float) -> str:
    words, colour = (met, "var(--ok)") if met else ("missing", "var(--stamp)")
    return text(width - 8, 4, words, size=11.5, anchor="end", weight=700, fill=colour)


def _mission_deck(view: CovertView, offers: Offers) -> str:
    deck = offers.control(
        "mission-deck",
        pile(70, 96, view.mission_deck, "MISSIONS", kind="red"),
        hit_rect(0, 0, 70, 96) if offers.at("mission-deck") is not None else "",
    )
    discards = text(35, 122, f"discards {len(view.mission_discards)}", size=11, anchor="middle")
    return translate(LEFT + 3 * (MISSION_WIDTH + 12) + 4, MISSION_TOP, deck, discards)


def _code_decks(view: CovertView, offers: Offers) -> str:
    decks = ""
    for side in range(2):
        top = view.code_tops[side]
        face = _code_top(top) if top is not None else card_back(64, 84, "CODE", kind="slate")
        drawn = offers.control(
            f"code-deck:{side}",
            pile(64, 84, view.code_decks[side], "CODES", kind="slate", top=face),
            hit_rect(0, 0, 64, 84) if offers.at(f"code-deck:{side}") is not None else "",
        )
        decks += translate(16 + side * 80, 42, drawn)
    return dossier(LEFT + 736, MISSION_TOP, 188, 150, "Code cards", decks)


def _code_top(equipment: str) -> str:
    return group(
        rect(0, 0, 64, 84, rx=4, fill="var(--card)", stroke="var(--edge)"),
        translate(32, 34, icon("cipher", 26, "var(--ink-2)")),
        text(
            32,
            68,
            equipment,
            size=fit_size(equipment, 58, 11),
            anchor="middle",
            weight=700,
            fill="var(--ink)",
        ),
    )
