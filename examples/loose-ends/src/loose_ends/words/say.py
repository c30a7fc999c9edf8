"""An action in a sentence, and its place on the table."""

from brushpass.kernel.grammar import SEAT_NAMES
from loose_ends.rules.actions import ACTIONS
from loose_ends.view import LooseEndsView
from loose_ends.words.names import the

RIVALS = {
    "watcher": "Look at {name}'s file",
    "courier": "Swap files with {name}",
    "forger": "Ask {name}",
}


def sentence(view: LooseEndsView, action: int) -> str:
    family, which = ACTIONS.split(action)
    argument = ACTIONS.notation(action).partition(":")[2]
    match family:
        case "draw":
            return "Draw the top file"
        case "file":
            return _file(view, argument)
        case "rival":
            return RIVALS[view.trade or "forger"].format(name=SEAT_NAMES[which])
        case "city":
            return _city(view, argument)
    return f"Name {the(argument)} as the leak"


def _file(view: LooseEndsView, which: str) -> str:
    assert view.seat is not None
    mine = view.seats[view.seat]
    contact = mine.contact if which == "held" else mine.drawn
    word = "a file" if contact is None else the(contact)
    other = "drew" if which == "drawn" else "held"
    return f"Put down {word}, which you {other}"


def _city(view: LooseEndsView, city: str) -> str:
    if view.rival is None:
        return f"Ask the archive whether the leak is of {city.title()}"
    return f"Ask {SEAT_NAMES[view.rival]} whether their file is of {city.title()}"


def spot(view: LooseEndsView, action: int) -> str | None:
    family, which = ACTIONS.split(action)
    argument = ACTIONS.notation(action).partition(":")[2]
    match family:
        case "draw":
            return "pile"
        case "rival":
            return f"seat:{which}"
        case "name":
            return f"contact:{argument}"
    return f"{family}:{argument}"
