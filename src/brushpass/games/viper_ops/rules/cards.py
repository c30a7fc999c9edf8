"""Missions and power cards: piles, tracks and hands."""

from typing import Final

from brushpass.games.viper_ops.rules.content import (
    EXTENDED,
    EXTRACTION,
    FIELD,
    FIELD_PIECES,
    N_KINDS,
    NONE,
    SLOTS,
)
from brushpass.games.viper_ops.rules.events import (
    DREW_MISSION,
    DREW_POWER,
    GAINED_MISSION,
    GAINED_POWER,
    MISSION_ARRIVES,
    MOLE_ARRIVES,
    POWER_ARRIVES,
    SEARCHED,
)
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.bits import bit
from brushpass.kernel.offers import Refusal

MAT_FULL: Final = Refusal("VO-R82", "you cannot hold more missions")
NONE_OF_REGION: Final = Refusal("VO-R53", "neither pile nor discards hold a mission of that region")
NO_MISSION_LEFT: Final = Refusal("VO-R12", "no mission is left to draw")
NO_POWER_CARD_LEFT: Final = Refusal("VO-R12", "no power card is left to draw")


def titles(state: ViperOpsState, missions: list[int]) -> list[str]:
    return [state.content.mission_titles[mission] for mission in missions]


def card_title(state: ViperOpsState, card: int) -> str:
    return state.content.power_names[state.content.card_name[card]]


def holds(state: ViperOpsState, seat: int, name: int) -> bool:
    """Whether a player has a power card of this name."""
    return state.hand[seat] & state.content.named[name] != 0


def no_mission_left(state: ViperOpsState) -> Refusal | None:
    return None if state.mission_pile or state.mission_discard else NO_MISSION_LEFT


def draw_mission(state: ViperOpsState) -> int:
    """The top mission; the discards are shuffled when the pile is empty."""  # VO-109, VO-R12
    if not state.mission_pile:
        if not state.mission_discard:
            return NONE
        state.mission_pile = state.mission_discard
        state.mission_discard = []
        state.chance.shuffle(state.mission_pile)
    return state.mission_pile.pop()


def no_power_card_left(state: ViperOpsState) -> Refusal | None:
    return None if state.power_pile or state.power_discard else NO_POWER_CARD_LEFT


def draw_power(state: ViperOpsState) -> int:
    """The top power card; the discards are shuffled when the pile is empty."""  # VO-118
    if not state.power_pile:
        if not state.power_discard:
            return NONE
        state.power_pile = state.power_discard
        state.power_discard = []
        state.chance.shuffle(state.power_pile)
    return state.power_pile.pop()


def insert(track: list[int], card: int) -> int:
    """Put a card on the dear end. The run of cards there moves on into the first gap; without
    a gap the last card falls off and is returned."""  # VO-R10
    for space in range(len(track)):
        pushed = track[space]
        track[space] = card
        if pushed == NONE:
            return NONE
        card = pushed
    return card


def add_missions(state: ViperOpsState, count: int) -> None:
    """Draw missions, put them on the track, and only then discard what fell off."""
    drawn: list[int] = []  # VO-070, VO-336, VO-R12
    for _ in range(count):
        card = draw_mission(state)
        if card != NONE:
            drawn.append(card)
    fallen: list[int] = []
    for card in drawn:
        state.tell(MISSION_ARRIVES, state.content.mission_titles[card])
        pushed = insert(state.mission_track, card)
        if pushed != NONE:
            fallen.append(pushed)
        plant_for_extraction(state, card)
    for card in fallen:
        state.mission_discard.append(card)


def plant_for_extraction(state: ViperOpsState, card: int) -> None:
    """An Extraction mission on the track brings a field agent to its region."""  # VO-311, VO-R85
    if (
        state.mode == EXTENDED
        and state.content.type_of[card] == EXTRACTION
        and state.supply[FIELD_PIECES]
    ):
        region = state.content.region_of[card]
        state.supply[FIELD_PIECES] -= 1
        state.moles[N_KINDS * region + FIELD] += 1
        state.tell(MOLE_ARRIVES, state.content.region_names[region], FIELD)


def add_power_cards(state: ViperOpsState, count: int) -> None:
    drawn: list[int] = []  # VO-071, VO-115, VO-R12
    for _ in range(count):
        card = draw_power(state)
        if card != NONE:
            drawn.append(card)
    fallen: list[int] = []
    for card in drawn:
        state.tell(POWER_ARRIVES, card_title(state, card))
        pushed = insert(state.power_track, card)
        if pushed != NONE:
            fallen.append(pushed)
    for card in fallen:
        state.power_discard.append(card)


def region_empty(state: ViperOpsState, region: int) -> Refusal | None:
    """Why a search for a mission of the region would find none."""
    region_of = state.content.region_of
    for cards in (state.mission_pile, state.mission_discard):
        for card in cards:
            if region_of[card] == region:
                return None
    return NONE_OF_REGION


def search_region(state: ViperOpsState, region: int) -> int:
    """Turn missions over until one of the region comes; the others are discarded."""
    shown: list[int] = []  # VO-131, VO-132, VO-R53
    found = NONE
    while found == NONE:
        card = draw_mission(state)
        if state.content.region_of[card] == region:
            found = card
        else:
            shown.append(card)
    for card in shown:
        state.mission_discard.append(card)
    if shown:
        state.tell(SEARCHED, state.content.region_names[region], titles(state, shown))
    return found


def free_slot(state: ViperOpsState, seat: int) -> int:
    """The first free place for a mission, -1 if there is none."""  # VO-R82
    at = SLOTS * seat
    for slot in range(state.content.slots):
        if state.missions[at + slot] == NONE:
            return slot
    return NONE


def mat_full(state: ViperOpsState, seat: int) -> Refusal | None:
    return MAT_FULL if free_slot(state, seat) == NONE else None


def gain_mission(state: ViperOpsState, seat: int, card: int, source: str) -> None:
    state.missions[SLOTS * seat + free_slot(state, seat)] = card
    event = DREW_MISSION if source == "pile" else GAINED_MISSION
    state.tell(event, seat, source, state.content.mission_titles[card])


def gain_power(state: ViperOpsState, seat: int, card: int, public: bool, reward: bool) -> None:
    """A power card comes to a hand: open from the track, secret from the pile."""  # VO-R75
    mask = bit(card)
    state.hand[seat] |= mask
    state.fresh |= mask  # VO-116
    if public:
        state.opened |= mask
    else:
        state.opened &= ~mask
    if reward:
        state.rewarded |= mask  # VO-R67
    state.tell(GAINED_POWER if public else DREW_POWER, seat, card_title(state, card))


def reveal(state: ViperOpsState, seat: int, name: int) -> None:
    """A capability card shows itself when it is used."""  # VO-R75
    state.opened |= state.hand[seat] & state.content.named[name]


def discard_power(state: ViperOpsState, seat: int, card: int) -> None:
    mask = ~bit(card)
    state.hand[seat] &= mask
    state.fresh &= mask
    state.rewarded &= mask
    state.opened &= mask
    state.power_discard.append(card)
