"""A Covert position as a document: cards by their names on the card, seats and cities by number."""

from typing import Annotated

import msgspec

from brushpass.games.covert.rules.content import COLOURS, MAX_CITIES, Content
from brushpass.games.covert.rules.pile import Pile
from brushpass.games.covert.rules.state import CovertState

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=COLOURS - 1)]
Owner = Annotated[int, msgspec.Meta(ge=-1, le=COLOURS - 1)]
Counts = list[Annotated[int, msgspec.Meta(ge=0, le=100)]]
City = Annotated[int, msgspec.Meta(ge=0, le=MAX_CITIES - 1)]
Agency = Annotated[str, msgspec.Meta(pattern=r"^A\d\d$")]
Mission = Annotated[str, msgspec.Meta(pattern=r"^M\d\d$")]
Code = Annotated[str, msgspec.Meta(pattern=r"^K\d\d$")]
Card = Annotated[str, msgspec.Meta(pattern=r"^[AM]\d\d$")]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Buried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that a seat knows to lie under a deck."""

    seat: Seat
    cards: list[Card]


class PilePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck from the bottom up, its discards, and what seats know of its bottom."""

    deck: list[Card]
    discards: list[Card]
    buried: list[Buried]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table. Lists of dice and tokens run over seats, then over faces or abilities."""

    round: Count
    first: Seat
    finale: bool
    order: list[Seat]
    broke: list[Seat]
    rerolls: list[Seat]
    unplaced: Counts
    circles: list[Owner]
    folder: Counts
    decoder: Counts
    characters: list[Annotated[int, msgspec.Meta(ge=-1, le=5)]]
    spent: list[Seat]
    agents: list[City]
    cubes: list[list[Seat]]
    supply: Counts
    intel: list[list[Seat]]
    removed: Counts
    agency: PilePosition
    spaces: list[Agency | None]
    hands: list[list[Agency]]
    known_hands: list[list[Agency]]
    used: list[Agency]
    found_cards: list[Agency]
    missions: PilePosition
    display: list[Mission | None]
    found_missions: list[Mission]
    held: list[list[Mission]]
    known_held: list[list[Mission]]
    done: list[list[Mission]]
    cipher: list[Face]
    codes: list[list[Code]]
    broken: list[list[Code]]
    code_decks: list[list[Code]]
    codes_known_in: list[list[Code]]
    spending: list[Code]
    tokens: Counts
    fresh: Counts
    drawn: Counts
    bag: Counts


def write(state: CovertState) -> Position:
    return Position(
        round=state.round,
        first=state.first,
        finale=state.finale,
        order=state.order,
        broke=bits(state.broke),
        rerolls=bits(state.rerolls),
        unplaced=state.unplaced,
        circles=state.circles,
        folder=state.folder,
        decoder=state.decoder,
        characters=state.characters,
        spent=bits(state.spent),
        agents=state.agents,
        cubes=[bits(colours) for colours in state.cubes],
        supply=state.supply,
        intel=[bits(colours) for colours in state.intel],
        removed=state.removed,
        agency=_write_pile(state.agency, "A"),
        spaces=[_card("A", card) for card in state.spaces],
        hands=[cards("A", hand) for hand in state.hands],
        known_hands=[cards("A", hand) for hand in state.known_hands],
        used=cards("A", state.used),
        found_cards=cards("A", state.found_cards),
        missions=_write_pile(state.missions, "M"),
        display=[_card("M", mission) for mission in state.display],
        found_missions=cards("M", state.found_missions),
        held=[cards("M", held) for held in state.held],
        known_held=[cards("M", held) for held in state.known_held],
        done=[cards("M", done) for done in state.done],
        cipher=state.cipher,
        codes=[cards("K", codes) for codes in state.codes],
        broken=[cards("K", codes) for codes in state.broken],
        code_decks=[[name("K", code) for code in deck] for deck in state.code_decks],
        codes_known_in=[cards("K", codes) for codes in state.codes_known_in],
        spending=cards("K", state.spending),
        tokens=state.tokens,
        fresh=state.fresh,
        drawn=state.drawn,
        bag=state.bag,
    )


def read(position: Position, state: CovertState, content: Content) -> None:
    state.content = content
    state.round = position.round
    state.first = position.first
    state.finale = position.finale
    state.order = position.order
    state.broke = _mask(position.broke)
    state.rerolls = _mask(position.rerolls)
    state.unplaced = position.unplaced
    state.circles = position.circles
    _count_circles(state)
    state.folder = position.folder
    state.decoder = position.decoder
    state.characters = position.characters
    state.spent = _mask(position.spent)
    state.agents = position.agents
    state.cubes = [_mask(colours) for colours in position.cubes]
    state.supply = position.supply
    state.intel = [_mask(colours) for colours in position.intel]
    state.removed = position.removed
    _read_pile(position.agency, state.agency)
    state.spaces = [_number(card) for card in position.spaces]
    state.hands = [_set(hand) for hand in position.hands]
    state.known_hands = [_set(hand) for hand in position.known_hands]
    state.used = _set(position.used)
    state.found_cards = _set(position.found_cards)
    _read_pile(position.missions, state.missions)
    state.display = [_number(mission) for mission in position.display]
    state.found_missions = _set(position.found_missions)
    state.held = [_set(held) for held in position.held]
    state.known_held = [_set(held) for held in position.known_held]
    state.done = [_set(done) for done in position.done]
    state.cipher = position.cipher
    state.codes = [_set(codes) for codes in position.codes]
    state.broken = [_set(codes) for codes in position.broken]
    state.code_decks = [[_number(code) for code in deck] for deck in position.code_decks]
    state.codes_known_in = [_set(codes) for codes in position.codes_known_in]
    state.spending = _set(position.spending)
    state.tokens = position.tokens
    state.fresh = position.fresh
    state.drawn = position.drawn
    state.bag = position.bag


def name(letter: str, card: int) -> str:
    """What is written on a card: A26 for agency card 25."""
    return f"{letter}{card + 1:02d}"


def cards(letter: str, mask: int) -> list[str]:
    return [name(letter, card) for card in bits(mask)]


def bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _card(letter: str, card: int) -> str | None:
    return None if card < 0 else name(letter, card)


def _number(card: str | None) -> int:
    return -1 if card is None else int(card[1:]) - 1


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _set(names: list[str]) -> int:
    return _mask([_number(card) for card in names])


def _write_pile(pile: Pile, letter: str) -> PilePosition:
    return PilePosition(
        deck=[name(letter, card) for card in pile.deck],
        discards=cards(letter, pile.discards),
        buried=[
            Buried(seat, cards(letter, group))
            for seat, group in zip(pile.buriers, pile.buried, strict=True)
        ],
    )


def _read_pile(position: PilePosition, pile: Pile) -> None:
    pile.deck = [_number(card) for card in position.deck]
    pile.discards = _set(position.discards)
    pile.buriers = [group.seat for group in position.buried]
    pile.buried = [_set(group.cards) for group in position.buried]


def _count_circles(state: CovertState) -> None:
    """The sums that follow from whose dice stand where."""
    circles = [state.circles[at : at + 6] for at in range(0, len(state.circles), 6)]
    state.taken = [
        sum(1 << space for space, owner in enumerate(circle) if owner >= 0) for circle in circles
    ]
    state.own = [circle.count(seat) for seat in range(state.players) for circle in circles]
