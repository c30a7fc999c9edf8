"""What the open decision asks."""

from brushpass.kernel.grammar import SEAT_NAMES, Person
from brushpass.kernel.offers import Prompt
from loose_ends.view import LooseEndsView
from loose_ends.words.names import DEEDS, the

RULES = {"watcher": "LE-014", "courier": "LE-015", "forger": "LE-016", "broker": "LE-017"}


def ask(view: LooseEndsView) -> Prompt:
    if view.over:
        return _result(view)
    if view.seat != view.to_move:
        title = f"{SEAT_NAMES[view.to_move]} {_busy(view)}."
        return Prompt(title, "The others wait.", _rule(view))
    return Prompt(_title(view), _why(view), _rule(view))


def _result(view: LooseEndsView) -> Prompt:
    who = Person(view.winners[0], view.seat)
    leak = "" if view.leak is None else f"The leak was {the(view.leak)}."
    return Prompt(f"{who:You} {who:have} won: {view.ending}.", leak, "LE-026")


def _rule(view: LooseEndsView) -> str:
    if view.trade is not None:
        return RULES[view.trade]
    return "LE-012" if view.step == "FileOne" else "LE-010"


def _busy(view: LooseEndsView) -> str:
    if view.trade is not None:
        return f"uses a {view.trade}"
    return "chooses which file to keep" if view.step == "FileOne" else "begins the turn"


def _title(view: LooseEndsView) -> str:
    match view.step, view.trade:
        case "FileOne", _:
            return "Put one of your two files on the board."
        case "PickRival", "watcher":
            return "Whose file do you look at?"
        case "PickRival", "courier":
            return "With whom do you swap files?"
        case "PickRival", _:
            return "Whom do you ask?"
        case "PickCity", "forger" if view.rival is not None:
            return f"Which city do you ask {SEAT_NAMES[view.rival]} about?"
        case "PickCity", _:
            return "Which city do you put to the archive?"
    return "Draw a file, or name the leak." if view.pile else "Name the leak."


def _why(view: LooseEndsView) -> str:
    if view.trade is not None:
        return DEEDS[view.trade]
    if view.step == "FileOne":
        return "Its trade is what you do next, and all see which of the two you keep."
    count = len(view.leak_may_be)
    left = "There is one contact" if count == 1 else f"There are {count} contacts"
    return f"{left} that it can be. Whoever names a wrong one is out."
