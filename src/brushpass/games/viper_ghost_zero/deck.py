"""What a Viper Ghost Zero deck may say, and whether it can be played."""

from typing import Annotated, Literal

import msgspec

from brushpass.games.viper_ghost_zero.cards import SLUGS, TITLES
from brushpass.games.viper_ghost_zero.rules.content import EXTRACTION, OBJECTIVES, Content
from brushpass.kernel.decks import DeckHeader
from brushpass.kernel.errors import BadDeck

MOST_SEATS = 6
Copies = Annotated[int, msgspec.Meta(ge=0, le=30)]
Number = Annotated[int, msgspec.Meta(ge=1, le=20)]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
Points = Annotated[int, msgspec.Meta(ge=0, le=100)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=18)]
Objective = Literal["hostage", "laptop", "data-drive", "bioweapon", "extraction"]


class Dials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that the rules go by."""

    deal: Few
    draw: Few
    refill: Few
    access_draw: Few
    plays: Few
    hand_limit: Annotated[int, msgspec.Meta(ge=1, le=30)]
    first_seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    turn_cap: Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What winning and losing count."""

    win: Points
    lose: Points
    stalled: Points


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Copies


class Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    copies: Copies


class Objectives(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    hostage: Card
    laptop: Card
    data_drive: Card
    bioweapon: Card
    extraction: Card


class Attacks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    knife: Numbered
    pistol: Numbered
    rifle: Numbered
    grenade: Numbered


class Defenses(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    load_bearing_vest: Numbered
    flak_vest: Numbered
    heavy_armor: Numbered
    bomb_suit: Numbered


class Security(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    security_alert: Card
    security_disabled: Card


class Access(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    access: Card


class Stealth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    tranquilizer: Card
    flashbang: Card
    neuro_stim: Card
    counter_op: Card


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    needs: list[Objective]
    copies: Copies


class GhostDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    deck: DeckHeader
    table: Dials
    scores: Scores
    objectives: Objectives
    attacks: Attacks
    defenses: Defenses
    security: Security
    access: Access
    stealth: Stealth
    missions: list[Mission]

    def cards(self) -> list[Card | Numbered]:
        """All action cards in the order of their numbers."""
        classes = (
            self.objectives,
            self.attacks,
            self.defenses,
            self.security,
            self.access,
            self.stealth,
        )
        return [card for each in classes for card in msgspec.structs.astuple(each)]


def build(deck: GhostDeck) -> Content:
    """The deck as the rules use it; BadDeck if it cannot be played."""
    cards = deck.cards()
    made = Content(
        copies=[card.copies for card in cards] + [mission.copies for mission in deck.missions],
        numbers=[card.number if isinstance(card, Numbered) else 0 for card in cards],
        needs=[_needs(mission, index) for index, mission in enumerate(deck.missions)],
        mission_names=[mission.name for mission in deck.missions],
    )
    for dial in Dials.__struct_fields__:
        setattr(made, dial, getattr(deck.table, dial))
    for score in Scores.__struct_fields__:
        setattr(made, score, getattr(deck.scores, score))
    _check_missions(deck, made)
    _check_supply(deck, made)
    return made


def _needs(mission: Mission, index: int) -> int:
    mask = sum(1 << SLUGS.index(objective) for objective in set(mission.needs))
    if not mission.needs:
        raise BadDeck(f"missions[{index}].needs: {mission.name} names no objective")
    if len(mission.needs) != 3 or mask.bit_count() != 3 or not mask >> EXTRACTION & 1:  # VG-003
        raise BadDeck(
            f"missions[{index}].needs: {mission.name} must name extraction and two different "
            "other objectives"
        )
    return mask


def _check_missions(deck: GhostDeck, made: Content) -> None:
    for index, mission in enumerate(deck.missions):
        if made.needs.index(made.needs[index]) != index:
            raise BadDeck(
                f"missions[{index}].needs: {mission.name} asks for the same objectives as "
                f"{deck.missions[made.needs.index(made.needs[index])].name}"
            )
        if made.mission_names.index(mission.name) != index:
            raise BadDeck(f"missions[{index}].name: two missions are called {mission.name}")
    if made.mission_cards() < MOST_SEATS:
        raise BadDeck(
            f"missions: {made.mission_cards()} cards are too few, {MOST_SEATS} seats need one each"
        )


def _check_supply(deck: GhostDeck, made: Content) -> None:
    wanted = 0
    for index, needs in enumerate(made.needs):
        if made.copies[len(SLUGS) + index]:
            wanted |= needs
    for objective in range(OBJECTIVES):
        if wanted >> objective & 1 and made.copies[objective] == 0:
            raise BadDeck(
                f"objectives.{SLUGS[objective]}.copies: missions need {TITLES[objective]}, "
                "and the deck has none"
            )
    actions = sum(made.copies[: len(SLUGS)])
    needed = MOST_SEATS * deck.table.deal + deck.table.draw
    if actions < needed:
        raise BadDeck(
            f"{actions} action cards are too few: {MOST_SEATS} hands of {deck.table.deal} and the "
            f"first draw take {needed}"
        )
