"""What things are called, and how they are counted and listed."""

from collections import Counter

from brushpass.games.viper_ghost_zero.cards import SLUGS, TITLES
from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.look.seats import SEAT_NAMES

TITLE = dict(zip(SLUGS, TITLES, strict=True))
ENDINGS = {
    "mission complete": "{winners} completed a mission and wins.",
    "one left over": "{losers} is the last one left and loses. {winners} won.",
    "objectives locked out": "No mission can be completed any more. {winners} won.",
    "turn cap": "The game has stalled. {winners} came furthest.",
}


def ending(view: GhostView) -> str:
    """How the game ended, for everybody."""
    losers = [seat for seat in range(view.players) if seat not in view.winners]
    template = ENDINGS[view.ending]
    if (
        view.ending == "turn cap"
        and view.variant == "bravo"
        and any(seat.place for seat in view.seats)
    ):
        template = "The game has stalled. {winners} had finished."
    return template.format(
        winners=seat_names(view.winners) or "Nobody", losers=seat_names(losers) or "Nobody"
    )


def cards(names: list[str]) -> str:
    """Cards with their number of copies: `Knife, 2 Access`."""
    counted = Counter(names)
    return ", ".join(
        TITLE[name] if count == 1 else f"{count} {TITLE[name]}" for name, count in counted.items()
    )


def with_article(title: str) -> str:
    if title in ("Security Disabled", "Heavy Armor"):
        return title
    return f"{'an' if title[0] in 'AEIOU' else 'a'} {title}"


def some_cards(count: int) -> str:
    """`no cards`, `one card`, `2 cards`."""
    return plural(count, "card")


def plural(count: int, word: str) -> str:
    return f"one {word}" if count == 1 else f"{count or 'no'} {word}s"


def joined(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def seat_names(seats: list[int]) -> str:
    return joined([SEAT_NAMES[seat] for seat in seats])
