"""Covert for learning agents. Cards, codes and cities go by their number in the deck."""

from collections.abc import Callable, Iterable

from brushpass.games.covert.rules.actions import CIRCLES
from brushpass.games.covert.rules.content import ABILITIES, COLOURS, FACES, REGIONS, TILES
from brushpass.games.covert.see import faces_of
from brushpass.games.covert.view import (
    AgencyFace,
    CodeFace,
    CovertView,
    MissionFace,
    Screen,
    SeatView,
)
from brushpass.kernel.decks import Deck
from brushpass.kernel.observation import (
    Fact,
    each_seat,
    index_of,
    number,
    one_hot,
    relative,
    seat_number,
    share,
    tally,
    whose,
)

DICE = 5
CUBES = 15
HAND = 10
ROUNDS = 10
ARGUMENTS = 4  # the numbers of the open decision, as many as any step has, and how large they get
LARGEST = 64
POINTS = 40
_ABILITY = index_of(ABILITIES)


def facts(deck: Deck, variant: str, players: int) -> list[Fact]:
    faces = faces_of(deck)
    cities, codes = len(faces.cities), len(faces.codes)
    agency, missions = len(faces.agency), len(faces.missions)
    gear = index_of(sorted({code.equipment for code in faces.codes}))
    character = index_of(face.name for face in faces.characters)
    most_tokens = 16

    def cards(shown: Iterable[AgencyFace | None]) -> list[float]:
        return _numbered(shown, agency)

    def papers(shown: Iterable[MissionFace | None]) -> list[float]:
        return _numbered(shown, missions)

    def digits(shown: Iterable[CodeFace]) -> list[float]:
        return _numbered(shown, codes)

    def dice(counts: list[int]) -> list[float]:
        row = [0.0] * FACES
        for face in counts:
            row[face - 1] += 1 / DICE
        return [min(1.0, part) for part in row]

    def agents(seat: SeatView) -> list[float]:
        return [sum(1 for city in seat.agents if city == here) / 3 for here in range(cities)]

    def progress(view: CovertView) -> list[float]:
        row = [0.0] * missions
        for mission in view.screen.missions if view.screen else ():
            met = sum(1 for word in mission.met if word)
            row[mission.face.number] = share(met, len(mission.met))
        return row

    per_seat = [
        seat_number("scores", players, lambda view, seat: share(view.scores[seat], POINTS)),
        each_seat("character", players, (len(character),), lambda view, seat: one_hot(
            character.get(view.seats[seat].character), len(character))),
        seat_number("talent_spent", players, lambda view, seat: view.seats[seat].talent_spent),
        seat_number("reroll", players, lambda view, seat: view.seats[seat].reroll),
        each_seat("unplaced", players, (FACES,), lambda view, seat: dice(view.seats[seat].unplaced)),
        each_seat("folder", players, (FACES,), lambda view, seat: dice(view.seats[seat].folder)),
        each_seat("decoder", players, (FACES,), lambda view, seat: dice(view.seats[seat].decoder)),
        each_seat("agents", players, (cities,), lambda view, seat: agents(view.seats[seat])),
        seat_number("supply", players, lambda view, seat: share(view.seats[seat].supply, CUBES)),
        each_seat("intel", players, (COLOURS,), lambda view, seat: _members(
            view.seats[seat].intel, COLOURS)),
        seat_number("hand_size", players, lambda view, seat: share(view.seats[seat].hand, HAND)),
        each_seat("known_hand", players, (agency,), lambda view, seat: cards(
            view.seats[seat].known_hand)),
        seat_number("missions_held", players, lambda view, seat: share(
            view.seats[seat].missions, HAND)),
        each_seat("known_missions", players, (missions,), lambda view, seat: papers(
            view.seats[seat].known_missions)),
        each_seat("done", players, (missions,), lambda view, seat: papers(view.seats[seat].done)),
        each_seat("code_gear", players, (len(gear),), lambda view, seat: tally(
            view.seats[seat].codes, gear, 4)),
        each_seat("broken", players, (codes,), lambda view, seat: digits(view.seats[seat].broken)),
        seat_number("tokens", players, lambda view, seat: share(
            view.seats[seat].tokens, most_tokens)),
        seat_number("fresh_tokens", players, lambda view, seat: share(
            view.seats[seat].fresh, most_tokens)),
    ]  # fmt: skip
    table = [
        Fact("arguments", (ARGUMENTS,), _arguments),
        number("round", lambda view: share(view.round, ROUNDS)),
        number("finale", lambda view: float(view.finale)),
        whose("first", players, lambda view: view.first),
        each_seat("order", players, (players,), lambda view, seat: one_hot(
            view.order.index(seat) if seat in view.order else None, players)),
        seat_number("broke", players, lambda view, seat: float(seat in view.broke)),
        Fact("circles", (CIRCLES, FACES, players), lambda view: _circles(view, players)),
        Fact("cubes", (cities, COLOURS), lambda view: [
            cell for colours in view.cubes for cell in _members(colours, COLOURS)]),
        Fact("removed", (COLOURS,), lambda view: [share(left, CUBES) for left in view.removed]),
        Fact("spaces", (REGIONS, agency), lambda view: [
            cell for card in view.spaces for cell in cards([card])]),
        Fact("used", (agency,), lambda view: cards(view.used)),
        number("finding", lambda view: share(view.finding, HAND)),
        number("drawing", lambda view: share(view.drawing, HAND)),
        number("agency_deck", lambda view: share(view.agency_deck, agency)),
        Fact("agency_discards", (agency,), lambda view: cards(view.agency_discards)),
        Fact("display", (missions,), lambda view: papers(view.display)),
        number("mission_deck", lambda view: share(view.mission_deck, missions)),
        Fact("mission_discards", (missions,), lambda view: papers(view.mission_discards)),
        Fact("cipher", (TILES, FACES), _cipher),
        Fact("code_tops", (2, len(gear)), lambda view: [
            cell for top in view.code_tops for cell in one_hot(gear.get(top), len(gear))]),
        Fact("code_decks", (2,), lambda view: [share(left, codes) for left in view.code_decks]),
        Fact("spending", (codes,), lambda view: digits(view.spending)),
        number("bag", lambda view: share(view.bag, most_tokens)),
    ]  # fmt: skip
    own = [
        _own("hand", agency, lambda screen: cards(screen.hand)),
        _own("missions", missions, lambda screen: papers(one.face for one in screen.missions)),
        Fact("progress", (missions,), progress),
        _own("codes", codes, lambda screen: digits(screen.codes)),
        _own("own_tokens", len(_ABILITY), lambda screen: tally(screen.tokens, _ABILITY, 2)),
        _own("own_fresh", len(_ABILITY), lambda screen: tally(screen.fresh, _ABILITY, 2)),
        _own("drawn", len(_ABILITY), lambda screen: tally(screen.drawn, _ABILITY, 2)),
        _own("found_cards", agency, lambda screen: cards(screen.found_cards)),
        _own("found_missions", missions, lambda screen: papers(screen.found_missions)),
        _own("under_agency", agency, lambda screen: cards(screen.under_agency)),
        _own("under_missions", missions, lambda screen: papers(screen.under_missions)),
        _own("left_codes", codes, lambda screen: digits(screen.codes_in_decks.left)),
        _own("right_codes", codes, lambda screen: digits(screen.codes_in_decks.right)),
    ]
    return [*table, *per_seat, *own]


def _own(name: str, size: int, read: Callable[[Screen], list[float]]) -> Fact:
    """A piece from behind the viewer's screen; nothing for a spectator."""
    return Fact(
        name,
        (size,),
        lambda view: [0.0] * size if view.screen is None else read(view.screen),
    )


def _numbered(
    shown: Iterable[AgencyFace | MissionFace | CodeFace | None], size: int
) -> list[float]:
    row = [0.0] * size
    for face in shown:
        if face is not None:
            row[face.number] = 1.0
    return row


def _members(numbers: Iterable[int], size: int) -> list[float]:
    row = [0.0] * size
    for one in numbers:
        row[one] = 1.0
    return row


def _arguments(view: CovertView) -> list[float]:
    given = [share(one, LARGEST) for one in view.arguments[:ARGUMENTS]]
    return given + [0.0] * (ARGUMENTS - len(given))


def _circles(view: CovertView, players: int) -> list[float]:
    return [
        cell
        for circle in view.circles
        for owner in circle
        for cell in one_hot(relative(view, owner), players)
    ]


def _cipher(view: CovertView) -> list[float]:
    if not view.cipher:
        return [0.0] * (TILES * FACES)
    return [cell for digit in view.cipher for cell in one_hot(digit - 1, FACES)]
