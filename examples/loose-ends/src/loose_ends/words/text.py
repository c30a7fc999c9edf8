"""The table in plain text, title first."""

from brushpass.kernel.grammar import SEAT_NAMES, counted, listed
from loose_ends.view import FileView, LooseEndsView
from loose_ends.words.names import CITIES, TRADES, short


def text(view: LooseEndsView) -> str:
    lines = ["Loose Ends", "", *_table(view), ""]
    lines += [_seat(view, seat) for seat in range(view.players)]
    lines.append(f"The pile has {counted(view.pile, 'file')}.")
    lines.append(_leak(view))
    return "\n".join(lines)


def _table(view: LooseEndsView) -> list[str]:
    """Trade by trade and city by city: where each file is, for all that the viewer knows."""
    rows = [f"{'':9}" + "".join(f"{city.title():10}" for city in CITIES)]
    for trade in TRADES:
        cells = "".join(f"{_mark(view, f'{city}-{trade}'):10}" for city in CITIES)
        rows.append(f"{trade.title():9}{cells}")
    return [row.rstrip() for row in rows]


def _mark(view: LooseEndsView, code: str) -> str:
    if code in view.board:
        return "board"
    for seat, file in enumerate(view.seats):
        if code in (file.contact, file.drawn):
            return SEAT_NAMES[seat]
    if code == view.leak:
        return "LEAK"
    return "?" if code in view.leak_may_be else "."


def _seat(view: LooseEndsView, seat: int) -> str:
    marks = " (you)" if seat == view.seat else ""
    marks += " to move" if seat == view.to_move else ""
    return f"{SEAT_NAMES[seat]}{marks}: {standing(view, seat)}"


def standing(view: LooseEndsView, seat: int) -> str:
    """What is known of a seat, in a few words."""
    file = view.seats[seat]
    words = "has won" if seat in view.winners else "out" if file.out else _held(file)
    asked = [city.title() for city in file.asked]
    return f"{words}, asked the archive about {listed(asked)}" if asked else words


def _held(file: FileView) -> str:
    if file.contact is not None:
        return f"holds the {short(file.contact)}"
    return f"holds one of {len(file.may_be)}"


def _leak(view: LooseEndsView) -> str:
    if view.leak is not None:
        return f"The leak was the {short(view.leak)}."
    return f"The leak is one of {len(view.leak_may_be)}, marked with ?."
