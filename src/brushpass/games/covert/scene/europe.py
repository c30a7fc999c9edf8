"""The map: regions, strings from pin to pin, agents in hat and coat, intel cubes."""

from functools import cache

from brushpass.games.covert.scene.frame import MAP_SCALE, MAP_X, MAP_Y, Offers, region_mark
from brushpass.games.covert.view import CityFace, CovertView, RegionFace
from brushpass.look import (
    agent_pawn,
    circle,
    cube,
    group,
    hit_circle,
    label,
    may,
    number,
    on,
    path,
    string,
    text,
    translate,
)

LETTERS = "ABC"


def place_of(city: CityFace) -> tuple[float, float]:
    return round(MAP_X + city.x * MAP_SCALE, 1), round(MAP_Y + city.y * MAP_SCALE, 1)


@cache
def pin_board(cities: tuple[CityFace, ...], regions: tuple[RegionFace, ...]) -> str:
    """What never changes: region washes, strings, pins and name tags."""
    washes = "".join(
        _wash([place_of(city) for city in cities if city.region == index], region.colour)
        for index, region in enumerate(regions)
    )
    strings = "".join(
        string(*place_of(city), *place_of(cities[link]), sag=6)
        for index, city in enumerate(cities)
        for link in city.links
        if link > index
    )
    pins = "".join(
        translate(
            *place_of(city),
            translate(0, 23, label(city.name, size=13)),
            region_mark(regions[city.region], 12),
        )
        for city in cities
    )
    return on("map", washes, strings, pins)


def _wash(points: list[tuple[float, float]], colour: str) -> str:
    corners = "L".join(f"{number(x)} {number(y)}" for x, y in _hull(points))
    return path(
        f"M{corners}Z",
        fill=colour,
        stroke=colour,
        opacity=0.2,
        stroke_width=70,
        stroke_linejoin="round",
    )


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The outline around the points."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    outline: list[tuple[float, float]] = []
    for sweep in (ordered, ordered[::-1]):
        part: list[tuple[float, float]] = []
        for point in sweep:
            while len(part) > 1 and _turn(part[-2], part[-1], point) <= 0:
                part.pop()
            part.append(point)
        outline += part[:-1]
    return outline


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def agents_and_cubes(view: CovertView, offers: Offers) -> str:
    return (
        "".join(_cubes(view, index) for index in range(len(view.cities)))
        + _targets(view, offers)
        + "".join(_agents(view, index, offers) for index in range(len(view.cities)))
    )


def _cubes(view: CovertView, index: int) -> str:
    x, y = place_of(view.cities[index])
    return "".join(
        translate(x + 21 + 16 * place, y + 1, cube(colour, 12), id=f"cube-{index}-{colour}")
        for place, colour in enumerate(view.cubes[index])
    )


def _agents(view: CovertView, index: int, offers: Offers) -> str:
    """The pawns in a city stand side by side behind its pin."""
    here = [
        (seat, agent)
        for seat, player in enumerate(view.seats)
        for agent, city in enumerate(player.agents)
        if city == index
    ]
    x, y = place_of(view.cities[index])
    pawns = ""
    for place, (seat, agent) in enumerate(here):
        shift = (place - (len(here) - 1) / 2) * 21
        pawn = agent_pawn(seat, 38)
        if seat == (view.to_move if view.seat is None else view.seat):
            pawn += text(0, -40, LETTERS[agent], size=11, anchor="middle", weight=700)
        offer = offers.at(f"agent:{agent}") if seat == view.to_move else None
        if offer is not None:
            pawn = may(offer, pawn, hit_circle(0, -17, 23))
        pawns += translate(x + shift, y - 9, pawn, id=f"agent-{seat}-{agent}")
    return pawns


def _targets(view: CovertView, offers: Offers) -> str:
    """Where agents may go: a ring if one can, a badge for each if several can."""
    rings = ""
    for index, city in enumerate(view.cities):
        moves = [
            (agent, offer)
            for agent in range(len(LETTERS))
            for offer in [offers.at(f"move:{agent}-{index}")]
            if offer is not None
        ]
        x, y = place_of(city)
        if len(moves) == 1:
            agent, offer = moves[0]
            rings += translate(x, y, may(offer, hit_circle(0, 0, 20), _badge(-19, -15, agent)))
        else:
            for place, (agent, offer) in enumerate(moves):
                shift = (place - (len(moves) - 1) / 2) * 30
                badge = group(_badge(0, 0, agent), hit_circle(0, 0, 13))
                rings += translate(x + shift, y - 2, may(offer, badge))
    return rings


def _badge(x: float, y: float, agent: int) -> str:
    return circle(x, y, 9, fill="var(--card)", stroke="var(--ink)", stroke_width=1.4) + text(
        x, y + 4, LETTERS[agent], size=11, anchor="middle", weight=700, fill="var(--ink)"
    )
