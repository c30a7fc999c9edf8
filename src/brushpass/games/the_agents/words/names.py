"""The names of things, shared by the sentences and the drawings."""

from brushpass.games.the_agents.view import AgentsView
from brushpass.games.the_agents.vocabulary import WORDS, Aim, Word
from brushpass.look.seats import SEAT_NAMES

FACTION_NAMES = ("Alpha", "Bravo", "Charlie", "Delta", "Echo")


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def faction_name(view: AgentsView, faction: int) -> str:
    """`Alpha, with Blue` for a player of it, `Alpha, between Red and Blue` for others."""
    one, two = view.factions[faction].players
    if view.seat in (one, two):
        other = two if view.seat == one else one
        return f"{FACTION_NAMES[faction]}, with {SEAT_NAMES[other]}"
    return f"{FACTION_NAMES[faction]}, between {SEAT_NAMES[one]} and {SEAT_NAMES[two]}"


def word(effect: str) -> Word:
    """What an effect is called and how it looks."""
    return WORDS[effect]


def aim(effect: str) -> Aim:
    """How an effect on an agent in a row is put."""
    found = WORDS[effect].aim
    assert found is not None
    return found
