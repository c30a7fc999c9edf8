"""What a player, or somebody watching, may know of a game of Covert."""

import msgspec

from brushpass.games.covert.faces import (
    AgencyFace,
    CharacterFace,
    CityFace,
    CodeFace,
    Faces,
    MissionFace,
    RegionFace,
    faces_of,
)
from brushpass.games.covert.progress import met_by
from brushpass.games.covert.rules.actions import CIRCLES
from brushpass.games.covert.rules.content import ABILITIES, EMPTY, FACES, members, size
from brushpass.games.covert.rules.state import CovertState
from brushpass.kernel.view import View


class SeatView(msgspec.Struct, frozen=True):
    """What is public of one player. Dice are faces, agents are cities, cubes are colours."""

    character: str | None
    talent: str | None
    talent_spent: bool
    reroll: bool
    unplaced: list[int]
    folder: list[int]
    decoder: list[int]
    agents: list[int]
    supply: int
    intel: list[int]
    hand: int
    known_hand: list[AgencyFace]
    missions: int
    known_missions: list[MissionFace]
    done: list[MissionFace]
    codes: list[str]
    broken: list[CodeFace]
    tokens: int
    fresh: int


class OwnMission(msgspec.Struct, frozen=True):
    """A mission behind the viewer's screen, and what meets each of its needs ("" is missing)."""

    face: MissionFace
    met: list[str]


class CodesKnown(msgspec.Struct, frozen=True):
    """Codes that the viewer knows to be in the left and the right deck."""

    left: list[CodeFace]
    right: list[CodeFace]


class Screen(msgspec.Struct, frozen=True):
    """What only the viewer sees: behind the screen, in hand, and remembered."""

    hand: list[AgencyFace]
    missions: list[OwnMission]
    codes: list[CodeFace]
    tokens: list[str]
    fresh: list[str]
    drawn: list[str]
    found_cards: list[AgencyFace]
    found_missions: list[MissionFace]
    under_agency: list[AgencyFace]
    under_missions: list[MissionFace]
    codes_in_decks: CodesKnown


class CovertView(View, frozen=True, kw_only=True):
    """`arguments` are the numbers of the open decision; `screen` is the viewer's own, None for
    somebody who watches."""

    arguments: list[int]
    round: int
    finale: bool
    first: int
    order: list[int]
    broke: list[int]
    regions: list[RegionFace]
    cities: list[CityFace]
    characters: list[CharacterFace]
    seats: list[SeatView]
    circles: list[list[int]]
    cubes: list[list[int]]
    removed: list[int]
    spaces: list[AgencyFace | None]
    used: list[AgencyFace]
    finding: int
    drawing: int
    agency_deck: int
    agency_discards: list[AgencyFace]
    display: list[MissionFace | None]
    mission_deck: int
    mission_discards: list[MissionFace]
    cipher: list[int]
    code_tops: list[str | None]
    code_decks: list[int]
    spending: list[CodeFace]
    bag: int
    screen: Screen | None


def see(state: CovertState, seat: int | None) -> CovertView:
    faces = faces_of(state.deck)
    laid_out = state.round > 0
    return CovertView(
        game=state.game.name,
        variant=state.variant,
        players=state.players,
        seat=seat,
        to_move=state.to_move,
        step=state.step,
        over=state.over,
        scores=state.scores(),
        winners=state.winners(),
        ending=state.ending(),
        arguments=_arguments(state),
        round=state.round,
        finale=state.finale,
        first=state.first,
        order=state.order.copy(),
        broke=members(state.broke),
        regions=faces.regions,
        cities=faces.cities,
        characters=faces.characters,
        seats=[_seat(state, owner, faces) for owner in range(state.players)],
        circles=[state.circles[at * FACES : (at + 1) * FACES] for at in range(CIRCLES)],
        cubes=[members(colours) for colours in state.cubes],
        removed=state.removed.copy(),
        spaces=[None if card == EMPTY else faces.agency[card] for card in state.spaces],
        used=[faces.agency[card] for card in members(state.used)],
        finding=size(state.found_cards) + size(state.found_missions),
        drawing=sum(state.drawn),
        agency_deck=len(state.agency.deck),
        agency_discards=[faces.agency[card] for card in members(state.agency.discards)],
        display=[None if card == EMPTY else faces.missions[card] for card in state.display],
        mission_deck=len(state.missions.deck),
        mission_discards=[faces.missions[card] for card in members(state.missions.discards)],
        cipher=state.cipher.copy() if laid_out else [],
        code_tops=[faces.codes[deck[-1]].equipment if deck and laid_out else None
                   for deck in state.code_decks],
        code_decks=[len(deck) for deck in state.code_decks],
        spending=[faces.codes[code] for code in members(state.spending)],
        bag=sum(state.bag),
        screen=None if seat is None else _screen(state, seat, faces),
    )  # fmt: skip


def _arguments(state: CovertState) -> list[int]:
    if state.over:
        return []
    return [number for number in state.stack[-1].args()[1:] if isinstance(number, int)]


def _dice(counts: list[int], seat: int) -> list[int]:
    return [face + 1 for face in range(FACES) for _ in range(counts[seat * FACES + face])]


def _abilities(counts: list[int], at: int) -> list[str]:
    return [
        ability
        for number, ability in enumerate(ABILITIES)
        for _ in range(counts[at * len(ABILITIES) + number])
    ]


def _seat(state: CovertState, seat: int, faces: Faces) -> SeatView:
    character = state.characters[seat]
    codes = [faces.codes[code] for code in members(state.codes[seat])]
    return SeatView(
        character=None if character == EMPTY else faces.characters[character].name,
        talent=None if character == EMPTY else faces.characters[character].talent,
        talent_spent=bool(state.spent >> seat & 1),
        reroll=bool(state.rerolls >> seat & 1),
        unplaced=_dice(state.unplaced, seat),
        folder=_dice(state.folder, seat),
        decoder=_dice(state.decoder, seat),
        agents=state.agents[seat * state.content.agents : (seat + 1) * state.content.agents],
        supply=state.supply[seat],
        intel=members(state.intel[seat]),
        hand=size(state.hands[seat]),
        known_hand=[faces.agency[card] for card in members(state.known_hands[seat])],
        missions=size(state.held[seat]),
        known_missions=[faces.missions[card] for card in members(state.known_held[seat])],
        done=[faces.missions[card] for card in members(state.done[seat])],
        codes=sorted(code.equipment for code in codes),
        broken=[faces.codes[code] for code in members(state.broken[seat])],
        tokens=len(_abilities(state.tokens, seat)),
        fresh=len(_abilities(state.fresh, seat)),
    )


def _screen(state: CovertState, seat: int, faces: Faces) -> Screen:
    mine = state.to_move == seat
    known = [
        [faces.codes[code] for code in members(state.codes_known_in[seat * 2 + side])]
        for side in range(2)
    ]
    return Screen(
        hand=[faces.agency[card] for card in members(state.hands[seat])],
        missions=[
            OwnMission(faces.missions[mission], met_by(state, seat, mission))
            for mission in members(state.held[seat])
        ],
        codes=[faces.codes[code] for code in members(state.codes[seat])],
        tokens=_abilities(state.tokens, seat),
        fresh=_abilities(state.fresh, seat),
        drawn=_abilities(state.drawn, 0) if mine else [],
        found_cards=[faces.agency[card] for card in members(state.found_cards)] if mine else [],
        found_missions=(
            [faces.missions[card] for card in members(state.found_missions)] if mine else []
        ),
        under_agency=[faces.agency[card] for card in members(state.agency.known_under(seat))],
        under_missions=[faces.missions[card] for card in members(state.missions.known_under(seat))],
        codes_in_decks=CodesKnown(known[0], known[1]),
    )
