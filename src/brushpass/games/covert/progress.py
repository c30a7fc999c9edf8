"""How far a seat is with a mission: what meets each of its needs."""

from brushpass.games.covert.faces import faces_of
from brushpass.games.covert.rules.content import (
    EQUIPMENT,
    REGION_BENEFIT,
    REGION_PLACE,
    members,
)
from brushpass.games.covert.rules.state import CovertState

MISSING = ""


def met_by(state: CovertState, seat: int, mission: int) -> list[str]:
    """For each need in printed order: agent, icon, code, hand, or MISSING. Cards are counted
    once; places are matched so that as many as possible are met."""
    places = _places(state, seat, state.content.places[mission])
    hand = members(state.hands[seat])
    gear = _gear(state, seat, state.content.gear_needed[mission], hand)
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


def _places(state: CovertState, seat: int, needs: list[int]) -> list[str]:
    agents = state.content.agents
    cities = state.agents[seat * agents : (seat + 1) * agents]
    icons = [
        state.content.benefit[mission] - REGION_BENEFIT
        for mission in members(state.done[seat])
        if state.content.benefit[mission] >= REGION_BENEFIT
    ]
    return _best(state, needs, cities, icons)


def _best(state: CovertState, needs: list[int], cities: list[int], icons: list[int]) -> list[str]:
    """The assignment of agents and icons that meets the most needs."""
    if not needs:
        return []
    place, rest = needs[0], needs[1:]
    region_of = state.content.region_of
    region = place - REGION_PLACE if place >= REGION_PLACE else region_of[place]
    best = [MISSING, *_best(state, rest, cities, icons)]
    for index, city in enumerate(cities):
        if city == place or (place >= REGION_PLACE and region_of[city] == region):
            others = cities[:index] + cities[index + 1 :]
            best = max(best, ["agent", *_best(state, rest, others, icons)], key=_met)
    if region in icons:
        left = icons.copy()
        left.remove(region)
        best = max(best, ["icon", *_best(state, rest, cities, left)], key=_met)
    return best


def _met(assignment: list[str]) -> int:
    return len(assignment) - assignment.count(MISSING)


def _gear(state: CovertState, seat: int, needs: list[int], hand: list[int]) -> list[str]:
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


assert len(EQUIPMENT) == REGION_BENEFIT
