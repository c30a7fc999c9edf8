"""Contacts as numbers: city after city, and trade after trade in each."""

from typing import Final

CITIES: Final = ("vienna", "lisbon", "tangier", "oslo")
TRADES: Final = ("watcher", "courier", "forger", "broker")
CODES: Final = tuple(f"{city}-{trade}" for city in CITIES for trade in TRADES)
CONTACTS: Final = len(CODES)
WATCHER, COURIER, FORGER, BROKER = range(len(TRADES))

NONE: Final = -1  # no contact, or nobody
ALL: Final = (1 << CONTACTS) - 1
OF_CITY: Final = [0b1111 << len(TRADES) * city for city in range(len(CITIES))]


class Content:
    """What a deck decides: the covers of the contacts, and how many files lie open at first."""

    def __init__(self, covers: list[str], opened: int) -> None:
        self.covers = covers
        self.opened = opened


def city_of(contact: int) -> int:
    return contact // len(TRADES)


def trade_of(contact: int) -> int:
    return contact % len(TRADES)
