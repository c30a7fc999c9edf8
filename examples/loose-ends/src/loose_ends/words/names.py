"""What things are called. Scenes may read this room, so it knows no rules."""

from typing import Final

CITIES: Final = ("vienna", "lisbon", "tangier", "oslo")
TRADES: Final = ("watcher", "courier", "forger", "broker")
DEEDS: Final = {
    "watcher": "Look at the file of a rival.",
    "courier": "Swap the file you keep for a rival's.",
    "forger": "A rival says whether their file is of a city.",
    "broker": "Learn whether the leak is of a city.",
}


def parts(code: str) -> tuple[str, str]:
    """City and trade of `vienna-watcher`."""
    city, trade = code.split("-")
    return city, trade


def short(code: str) -> str:
    city, trade = parts(code)
    return f"{city.title()} {trade}"


def the(code: str) -> str:
    return f"the {short(code)}"
