"""Every component in exactly one place."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import CIRCLES
from brushpass.games.covert.rules.content import ABILITIES, COLOURS, bit, members, size
from brushpass.games.covert.rules.pile import Pile
from brushpass.games.covert.rules.table import EMPTY, FACES, NOBODY, Table
from brushpass.kernel.errors import BadPosition


def check_table(table: Table) -> None:
    """Raise BadPosition, naming the field, unless the invariants CV-I01 to CV-I08 hold."""
    _check_lengths(table)
    _check_dice(table)
    _check_map(table)
    _check_agency(table)
    _check_missions(table)
    _check_codes(table)
    _check_tokens(table)


def _need(holds: bool, field: str, wrong: str) -> None:
    if not holds:
        raise BadPosition(f"position.{field}: {wrong}")


def _check_lengths(table: Table) -> None:
    seats = table.players
    content = table.content
    for name, found, wanted in (
        ("unplaced", len(table.unplaced), seats * FACES),
        ("circles", len(table.circles), CIRCLES * FACES),
        ("taken", len(table.taken), CIRCLES),
        ("own", len(table.own), seats * CIRCLES),
        ("folder", len(table.folder), seats * FACES),
        ("decoder", len(table.decoder), seats * FACES),
        ("characters", len(table.characters), seats),
        ("agents", len(table.agents), seats * content.agents),
        ("cubes", len(table.cubes), len(content.region_of)),
        ("supply", len(table.supply), COLOURS),
        ("intel", len(table.intel), seats),
        ("removed", len(table.removed), COLOURS),
        ("hands", len(table.hands), seats),
        ("known_hands", len(table.known_hands), seats),
        ("held", len(table.held), seats),
        ("known_held", len(table.known_held), seats),
        ("done", len(table.done), seats),
        ("codes", len(table.codes), seats),
        ("broken", len(table.broken), seats),
        ("code_decks", len(table.code_decks), 2),
        ("codes_known_in", len(table.codes_known_in), seats * 2),
        ("tokens", len(table.tokens), seats * len(ABILITIES)),
        ("fresh", len(table.fresh), seats * len(ABILITIES)),
        ("drawn", len(table.drawn), len(ABILITIES)),
        ("bag", len(table.bag), len(ABILITIES)),
    ):
        _need(found == wanted, name, f"{found} entries instead of {wanted}")
    _need(0 <= table.first < seats, "first", f"there is no seat {table.first}")
    for seat in table.order:  # CV-I08
        _need(0 <= seat < seats and table.order.count(seat) == 1, "order", "not an order of seats")
    for city in table.agents:
        _need(0 <= city < len(content.region_of), "agents", f"there is no city {city}")
    for character in table.characters:
        _need(EMPTY <= character < len(content.talent), "characters", f"there is no {character}")


def _check_dice(table: Table) -> None:
    """CV-I05, CV-I07"""
    for seat in range(table.players):
        dice = 0
        for face in range(FACES):
            at = seat * FACES + face
            for area, counts in (
                ("unplaced", table.unplaced),
                ("folder", table.folder),
                ("decoder", table.decoder),
            ):
                _need(counts[at] >= 0, area, "less than no dice")
                dice += counts[at]
        for circle in range(CIRCLES):
            spaces = table.circles[circle * FACES : circle * FACES + FACES]
            count = spaces.count(seat)
            _need(count == table.own[seat * CIRCLES + circle], "own", "not the dice on the circles")
            dice += count
        _need(dice <= table.content.dice, "unplaced", f"seat {seat} has {dice} dice")
    for circle in range(CIRCLES):
        for face in range(FACES):
            owner = table.circles[circle * FACES + face]
            _need(NOBODY <= owner < table.players, "circles", f"there is no seat {owner}")
            occupied = bool(table.taken[circle] >> face & 1)
            _need(occupied == (owner != NOBODY), "taken", "not the spaces with dice")


def _check_map(table: Table) -> None:
    """CV-I01, CV-I02: cubes are on the map, on characters, in the supply or out of the game."""
    content = table.content
    for colour in range(COLOURS):
        count = table.supply[colour] + table.removed[colour]
        _need(table.supply[colour] >= 0 and table.removed[colour] >= 0, "supply", "below nothing")
        for cubes in table.cubes:
            count += cubes >> colour & 1
        for cubes in table.intel:
            count += cubes >> colour & 1
        if colour < table.players:
            wanted = content.cubes
        else:
            wanted = content.neutral_cubes if table.players == 2 else 0
        _need(count == wanted, "cubes", f"{count} cubes of colour {colour} instead of {wanted}")
    for seat in range(table.players):
        _need(not table.intel[seat] >> seat & 1, "intel", f"seat {seat} holds its own cube")


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


def _check_agency(table: Table) -> None:
    """CV-I03"""
    tally = _Tally("agency", len(table.content.city_of))
    _check_pile(table.agency, tally, "agency")
    tally.cards([card for card in table.spaces if card != EMPTY], "spaces")
    tally.mask(table.used, "used")
    tally.mask(table.found_cards, "found_cards")
    for seat in range(table.players):
        tally.mask(table.hands[seat], "hands")
        unheld = table.known_hands[seat] & ~table.hands[seat]
        _need(not unheld, "known_hands", f"seat {seat} does not hold them")
    tally.end()


def _check_missions(table: Table) -> None:
    """CV-I04"""
    tally = _Tally("missions", len(table.content.points))
    _check_pile(table.missions, tally, "missions")
    tally.cards([mission for mission in table.display if mission != EMPTY], "display")
    tally.mask(table.found_missions, "found_missions")
    for seat in range(table.players):
        tally.mask(table.held[seat], "held")
        tally.mask(table.done[seat], "done")
        unheld = table.known_held[seat] & ~table.held[seat]
        _need(not unheld, "known_held", f"seat {seat} does not hold them")
    tally.end()


def _check_codes(table: Table) -> None:
    """CV-I04"""
    tally = _Tally("codes", len(table.content.digits))
    tally.cards(table.code_decks[0], "code_decks")
    tally.cards(table.code_decks[1], "code_decks")
    tally.mask(table.spending, "spending")
    for seat in range(table.players):
        tally.mask(table.codes[seat], "codes")
        tally.mask(table.broken[seat], "broken")
        for side in range(2):
            for code in members(table.codes_known_in[seat * 2 + side]):
                there = code in table.code_decks[side]
                _need(there, "codes_known_in", f"code {code} is not in that deck")
    tally.end()
    _need(
        sorted(table.cipher) == sorted(table.content.tiles), "cipher", "not the tiles of the deck"
    )


def _check_tokens(table: Table) -> None:
    """CV-I04"""
    kinds = len(ABILITIES)
    for ability in range(kinds):
        count = table.bag[ability] + table.drawn[ability]
        for seat in range(table.players):
            at = seat * kinds + ability
            _need(0 <= table.fresh[at] <= table.tokens[at], "fresh", "more than the seat holds")
            count += table.tokens[at]
        wanted = table.content.tokens[ability]
        _need(count == wanted, "tokens", f"{count} {ABILITIES[ability]} tokens, not {wanted}")
