"""Views of positions: what each seat may know, in the words and numbers printed on the cards."""

import msgspec

from brushpass.games.covert.deck import ANY, CovertDeck
from brushpass.games.covert.rules.actions import CIRCLES
from brushpass.games.covert.rules.content import (
    ABILITIES,
    EMPTY,
    EQUIPMENT,
    FACES,
    REGION_BENEFIT,
    REGION_PLACE,
    members,
    size,
)
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.view import (
    AgencyFace,
    CharacterFace,
    CityFace,
    CodeFace,
    CodesKnown,
    CovertView,
    Faces,
    MissionFace,
    Need,
    OwnMission,
    RegionFace,
    Screen,
    SeatView,
)
from brushpass.games.covert.words.names import ABILITY_NAMES
from brushpass.kernel.decks import Deck
from brushpass.kernel.view import frame

MISSING = ""
_made: dict[str, Faces] = {}


def see(state: CovertState, seat: int | None) -> CovertView:
    faces = faces_of(state.deck)
    laid_out = state.round > 0
    return CovertView(
        **frame(state, seat),
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
            OwnMission(faces.missions[mission], _met_by(state, seat, mission))
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


def _met_by(state: CovertState, seat: int, mission: int) -> list[str]:
    """What meets each need of a mission, in printed order: agent, icon, code, hand, or MISSING. Cards are counted
    once; places are matched so that as many as possible are met."""
    places = _places_met(state, seat, state.content.places[mission])
    hand = members(state.hands[seat])
    gear = _gear_met(state, seat, state.content.gear_needed[mission], hand)
    met: list[str] = []
    for need in faces_of(state.deck).missions[mission].needs:
        if need.kind in ("city", "region"):
            met.append(places.pop(0))
        elif need.kind == "equipment":
            met.append(gear.pop(0))
        else:
            met.append("any")
    for index, how in enumerate(met):
        if how == "any":
            met[index] = "hand" if hand else MISSING
            hand = hand[1:]
    return met


def _places_met(state: CovertState, seat: int, needs: list[int]) -> list[str]:
    agents = state.content.agents
    cities = state.agents[seat * agents : (seat + 1) * agents]
    icons = [
        state.content.benefit[mission] - REGION_BENEFIT
        for mission in members(state.done[seat])
        if state.content.benefit[mission] >= REGION_BENEFIT
    ]
    return _best_match(state, needs, cities, icons)


def _best_match(
    state: CovertState, needs: list[int], cities: list[int], icons: list[int]
) -> list[str]:
    """The assignment of agents and icons that meets the most needs."""
    if not needs:
        return []
    place, rest = needs[0], needs[1:]
    region_of = state.content.region_of
    region = place - REGION_PLACE if place >= REGION_PLACE else region_of[place]
    best = [MISSING, *_best_match(state, rest, cities, icons)]
    for index, city in enumerate(cities):
        if city == place or (place >= REGION_PLACE and region_of[city] == region):
            others = cities[:index] + cities[index + 1 :]
            best = max(best, ["agent", *_best_match(state, rest, others, icons)], key=_met)
    if region in icons:
        left = icons.copy()
        left.remove(region)
        best = max(best, ["icon", *_best_match(state, rest, cities, left)], key=_met)
    return best


def _met(assignment: list[str]) -> int:
    return len(assignment) - assignment.count(MISSING)


def _gear_met(state: CovertState, seat: int, needs: list[int], hand: list[int]) -> list[str]:
    """Icons, then codes, then cards, which leave the hand."""
    content = state.content
    icons = [content.benefit[mission] for mission in members(state.done[seat])]
    codes = [content.code_gear[code] for code in members(state.broken[seat])]
    met: list[str] = []
    for gear in needs:
        cards = [card for card in hand if content.gear_of[card] == gear]
        if gear in icons:
            icons.remove(gear)
            met.append("icon")
        elif gear in codes:
            codes.remove(gear)
            met.append("code")
        elif cards:
            hand.remove(cards[0])
            met.append("hand")
        else:
            met.append(MISSING)
    return met


def faces_of(deck: Deck) -> Faces:
    """The printed faces of cards and cities, made once for each deck."""
    found = _made.get(deck.wording)
    if found is None:
        found = _printed(deck.content.printed)
        _made[deck.wording] = found
    return found


def _printed(deck: CovertDeck) -> Faces:
    gear: dict[str, str] = msgspec.structs.asdict(deck.equipment)
    numbers = {city.name: number for number, city in enumerate(deck.map.cities)}
    regions = {region.id: number for number, region in enumerate(deck.regions)}
    return Faces(
        regions=[
            RegionFace(region.id, region.name, region.colour, region.symbol)
            for region in deck.regions
        ],
        cities=[
            CityFace(
                city.name,
                regions[city.region],
                city.x,
                city.y,
                tuple(sorted(numbers[link] for link in city.links)),
            )
            for city in deck.map.cities
        ],
        agency=[
            AgencyFace(
                id=card.id,
                number=number,
                gear=card.equipment,
                equipment=gear[card.equipment],
                city=card.city,
                ability=card.ability,
                ability_name=ABILITY_NAMES[card.ability],
            )
            for number, card in enumerate(deck.agency.cards)
        ],
        missions=[
            MissionFace(
                id=card.id,
                number=number,
                name=card.name,
                needs=tuple(_need(deck, gear, need) for need in card.needs),
                points=card.points,
                benefit=None if card.benefit is None else _need(deck, gear, card.benefit),
            )
            for number, card in enumerate(deck.missions.cards)
        ],
        codes=[
            CodeFace(card.id, number, tuple(card.digits), card.equipment, gear[card.equipment])
            for number, card in enumerate(deck.codes.cards)
        ],
        characters=[
            CharacterFace(character.id, character.name, character.ability)
            for character in deck.characters
        ],
    )


def _need(deck: CovertDeck, gear: dict[str, str], need: str) -> Need:
    if need == ANY:
        return Need("any", need, "Any agency card")
    if need in EQUIPMENT:
        return Need("equipment", need, gear[need])
    for region in deck.regions:
        if region.id == need:
            face = RegionFace(region.id, region.name, region.colour, region.symbol)
            return Need("region", need, region.name, face)
    return Need("city", need, need)


assert tuple(ABILITY_NAMES) == ABILITIES
assert len(EQUIPMENT) == REGION_BENEFIT
