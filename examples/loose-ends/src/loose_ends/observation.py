"""What a learning agent sees: rows of sixteen contacts, and a few numbers."""

from collections.abc import Iterable

from brushpass.kernel.decks import Deck
from brushpass.kernel.observation import (
    Fact,
    each_seat,
    index_of,
    number,
    one_hot,
    seat_number,
    share,
    tally,
    whose,
)
from loose_ends.rules.content import CITIES, CODES, CONTACTS, TRADES
from loose_ends.view import LooseEndsView

CONTACT = index_of(CODES)
CITY = index_of(CITIES)
TRADE = index_of(TRADES)


def facts(deck: Deck, variant: str, players: int) -> list[Fact]:
    return [
        Fact("trade", (len(TRADES),), _trade),
        whose("rival", players, lambda view: view.rival),
        Fact("board", (CONTACTS,), lambda view: _row(view.board)),
        Fact("leak", (CONTACTS,), lambda view: _row(view.leak_may_be)),
        Fact("answers", (2, len(CITIES)), _answers),
        number("pile", lambda view: share(view.pile, CONTACTS)),
        each_seat("file", players, (CONTACTS,), lambda view, seat: _row(view.seats[seat].may_be)),
        each_seat("asked", players, (len(CITIES),), _asked),
        Fact("drawn", (CONTACTS,), _drawn),
        seat_number("out", players, lambda view, seat: float(view.seats[seat].out)),
    ]


def _row(contacts: Iterable[str]) -> list[float]:
    return tally(contacts, CONTACT)


def _trade(view: LooseEndsView) -> list[float]:
    return one_hot(None if view.trade is None else TRADE[view.trade], len(TRADES))


def _answers(view: LooseEndsView) -> list[float]:
    """The cities that the leak is of, then those that it is not of."""
    yes = [city for city, said in view.answers.items() if said]
    no = [city for city, said in view.answers.items() if not said]
    return [*tally(yes, CITY), *tally(no, CITY)]


def _asked(view: LooseEndsView, seat: int) -> list[float]:
    return tally(view.seats[seat].asked, CITY)


def _drawn(view: LooseEndsView) -> list[float]:
    return _row([file.drawn for file in view.seats if file.drawn is not None])
