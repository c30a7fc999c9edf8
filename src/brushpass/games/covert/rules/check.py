"""Every component in exactly one place."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import CIRCLES
from brushpass.games.covert.rules.content import (
    ABILITIES,
    COLOURS,
    EMPTY,
    FACES,
    bit,
    members,
    size,
)
from brushpass.games.covert.rules.pile import Pile
from brushpass.kernel.errors import BadPosition
from brushpass.kernel.state import NOBODY

if TYPE_CHECKING:
    from brushpass.games.covert.rules.state import CovertState


def check(state: "CovertState") -> None:
    """Raise BadPosition, naming the field, unless the invariants CV-I01 to CV-I08 hold."""
    _check_lengths(state)
    _check_dice(state)
    _check_map(state)
    _check_agency(state)
    _check_missions(state)
    _check_codes(state)
    _check_tokens(state)


def _need(holds: bool, field: str, wrong: str) -> None:
    if not holds:
        raise BadPosition(f"position.{field}: {wrong}")


def _check_lengths(state: "CovertState") -> None:
    seats = state.players
    content = state.content
    for name, found, wanted in (
        ("unplaced", len(state.unplaced), seats * FACES),
        ("circles", len(state.circles), CIRCLES * FACES),
        ("taken", len(state.taken), CIRCLES),
        ("own", len(state.own), seats * CIRCLES),
        ("folder", len(state.folder), seats * FACES),
        ("decoder", len(state.decoder), seats * FACES),
        ("characters", len(state.characters), seats),
        ("agents", len(state.agents), seats * content.agents),
        ("cubes", len(state.cubes), len(content.region_of)),
        ("supply", len(state.supply), COLOURS),
        ("intel", len(state.intel), seats),
        ("removed", len(state.removed), COLOURS),
        ("hands", len(state.hands), seats),
        ("known_hands", len(state.known_hands), seats),
        ("held", len(state.held), seats),
        ("known_held", len(state.known_held), seats),
        ("done", len(state.done), seats),
        ("codes", len(state.codes), seats),
        ("broken", len(state.broken), seats),
        ("code_decks", len(state.code_decks), 2),
        ("codes_known_in", len(state.codes_known_in), seats * 2),
        ("tokens", len(state.tokens), seats * len(ABILITIES)),
        ("fresh", len(state.fresh), seats * len(ABILITIES)),
        ("drawn", len(state.drawn), len(ABILITIES)),
        ("bag", len(state.bag), len(ABILITIES)),
    ):
        _need(found == wanted, name, f"{found} entries instead of {wanted}")
    _need(0 <= state.first < seats, "first", f"there is no seat {state.first}")
    for seat in state.order:  # CV-I08
        _need(0 <= seat < seats and state.order.count(seat) == 1, "order", "not an order of seats")
    for city in state.agents:
        _need(0 <= city < len(content.region_of), "agents", f"there is no city {city}")
    for character in state.characters:
        _need(EMPTY <= character < len(content.talent), "characters", f"there is no {character}")


def _check_dice(state: "CovertState") -> None:
    """CV-I05, CV-I07"""
    for seat in range(state.players):
        dice = 0
        for face in range(FACES):
            at = seat * FACES + face
            for area, counts in (
                ("unplaced", state.unplaced),
                ("folder", state.folder),
                ("decoder", state.decoder),
            ):
                _need(counts[at] >= 0, area, "less than no dice")
                dice += counts[at]
        for circle in range(CIRCLES):
            spaces = state.circles[circle * FACES : circle * FACES + FACES]
            count = spaces.count(seat)
            _need(count == state.own[seat * CIRCLES + circle], "own", "not the dice on the circles")
            dice += count
        _need(dice <= state.content.dice, "unplaced", f"seat {seat} has {dice} dice")
    for circle in range(CIRCLES):
        for face in range(FACES):
            owner = state.circles[circle * FACES + face]
            _need(NOBODY <= owner < state.players, "circles", f"there is no seat {owner}")
            occupied = bool(state.taken[circle] >> face & 1)
            _need(occupied == (owner != NOBODY), "taken", "not the spaces with dice")


def _check_map(state: "CovertState") -> None:
    """CV-I01, CV-I02: cubes are on the map, on characters, in the supply or out of the game."""
    content = state.content
    for colour in range(COLOURS):
        count = state.supply[colour] + state.removed[colour]
        _need(state.supply[colour] >= 0 and state.removed[colour] >= 0, "supply", "below nothing")
        for cubes in state.cubes:
            count += cubes >> colour & 1
        for cubes in state.intel:
            count += cubes >> colour & 1
        if colour < state.players:
            wanted = content.cubes
        else:
            wanted = content.neutral_cubes if state.players == 2 else 0
        _need(count == wanted, "cubes", f"{count} cubes of colour {colour} instead of {wanted}")
    for seat in range(state.players):
        _need(not state.intel[seat] >> seat & 1, "intel", f"seat {seat} holds its own cube")


class _Tally:
    """Cards counted one by one, each allowed once."""

    def __init__(self, field: str, wanted: int) -> None:
        self.field = field
        self.wanted = wanted
        self.seen: i64 = 0

    def cards(self, cards: list[int], place: str) -> None:
        for card in cards:
            _need(0 <= card < self.wanted, place, f"there is no card {card}")
            _need(not self.seen >> card & 1, place, f"card {card} is in two places")
            self.seen |= bit(card)

    def mask(self, cards: int, place: str) -> None:
        _need(0 <= cards < 1 << self.wanted, place, "cards that do not exist")
        self.cards(members(cards), place)

    def end(self) -> None:
        missing = self.wanted - size(self.seen)
        _need(missing == 0, self.field, f"{missing} cards are nowhere")


def _check_pile(pile: Pile, tally: _Tally, field: str) -> None:
    tally.cards(pile.deck, f"{field}.deck")
    tally.mask(pile.discards, f"{field}.discards")
    _need(len(pile.buriers) == len(pile.buried), f"{field}.buried", "groups without seats")
    at = 0
    for cards in pile.buried:
        under = members(cards)
        for card in pile.deck[at : at + len(under)]:
            _need(bool(cards >> card & 1), f"{field}.buried", f"card {card} is not down there")
        at += len(under)
    _need(at <= len(pile.deck), f"{field}.buried", "more cards than the deck has")


def _check_agency(state: "CovertState") -> None:
    """CV-I03"""
    tally = _Tally("agency", len(state.content.city_of))
    _check_pile(state.agency, tally, "agency")
    tally.cards([card for card in state.spaces if card != EMPTY], "spaces")
    tally.mask(state.used, "used")
    tally.mask(state.found_cards, "found_cards")
    for seat in range(state.players):
        tally.mask(state.hands[seat], "hands")
        unheld = state.known_hands[seat] & ~state.hands[seat]
        _need(not unheld, "known_hands", f"seat {seat} does not hold them")
    tally.end()


def _check_missions(state: "CovertState") -> None:
    """CV-I04"""
    tally = _Tally("missions", len(state.content.points))
    _check_pile(state.missions, tally, "missions")
    tally.cards([mission for mission in state.display if mission != EMPTY], "display")
    tally.mask(state.found_missions, "found_missions")
    for seat in range(state.players):
        tally.mask(state.held[seat], "held")
        tally.mask(state.done[seat], "done")
        unheld = state.known_held[seat] & ~state.held[seat]
        _need(not unheld, "known_held", f"seat {seat} does not hold them")
    tally.end()


def _check_codes(state: "CovertState") -> None:
    """CV-I04"""
    tally = _Tally("codes", len(state.content.digits))
    tally.cards(state.code_decks[0], "code_decks")
    tally.cards(state.code_decks[1], "code_decks")
    tally.mask(state.spending, "spending")
    for seat in range(state.players):
        tally.mask(state.codes[seat], "codes")
        tally.mask(state.broken[seat], "broken")
        for side in range(2):
            for code in members(state.codes_known_in[seat * 2 + side]):
                there = code in state.code_decks[side]
                _need(there, "codes_known_in", f"code {code} is not in that deck")
    tally.end()
    _need(
        sorted(state.cipher) == sorted(state.content.tiles), "cipher", "not the tiles of the deck"
    )


def _check_tokens(state: "CovertState") -> None:
    """CV-I04"""
    kinds = len(ABILITIES)
    for ability in range(kinds):
        count = state.bag[ability] + state.drawn[ability]
        for seat in range(state.players):
            at = seat * kinds + ability
            _need(0 <= state.fresh[at] <= state.tokens[at], "fresh", "more than the seat holds")
            count += state.tokens[at]
        wanted = state.content.tokens[ability]
        _need(count == wanted, "tokens", f"{count} {ABILITIES[ability]} tokens, not {wanted}")
