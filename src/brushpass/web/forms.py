"""Pages with something to fill in: a new table, and taking a seat."""

from typing import Any

from brushpass.bots import levels
from brushpass.kernel.game import Game
from brushpass.look.seats import SEAT_NAMES
from brushpass.look.svg import escape
from brushpass.web import panels
from brushpass.web.html import field, option, page
from brushpass.web.papers import Seat
from brushpass.web.refused import Refused
from brushpass.web.seating import LONGEST_NAME, Chair
from brushpass.web.tables import Table
from brushpass.web.thinkers import usual_level

NAME = f'<input name="name" maxlength="{LONGEST_NAME}" autocomplete="nickname" placeholder="Agent">'


def new_table(game: Game[Any, Any], theme: str, error: str = "") -> str:
    variants = "".join(
        f'<label class="choice"><input type="radio" name="variant" value="{escape(name)}"'
        f"{' checked' if name == game.default_variant else ''}><span><b>{escape(name)}</b> "
        f"{escape(words)}</span></label>"
        for name, words in game.variants.items()
    )
    chairs = "".join(_chair(game, number) for number in range(game.seats.stop - 1))
    problem = f'<p class="problem" role="alert">{escape(error)}</p>' if error else ""
    return page(
        f"New table: {game.title}",
        f'<form class="file letter order" method="post" enctype="multipart/form-data" '
        f'action="/new/{game.name}"><h1>New table: {escape(game.title)}</h1>{problem}'
        f"<fieldset><legend>Variant</legend>{variants}</fieldset>"
        f'<fieldset><legend>Seats</legend><p class="soft">Several seats for you: pass this device '
        f"around.</p>{chairs}{_levels(game)}</fieldset>"
        + field("Your name", NAME)
        + field("Another deck (a .toml file), if you have one",
                '<input type="file" name="deck" accept=".toml">')
        + '<label class="choice"><input type="checkbox" name="public" value="yes"><span>Show this '
        "table on the home page, for everybody to watch</span></label>"
        '<p><button class="btn primary">Lay the table</button></p></form>',
        crumb=escape(game.title),
        theme=theme,
    )  # fmt: skip


def _levels(game: Game[Any, Any]) -> str:
    rows = "".join(
        f"<li><b>{escape(level.title)}</b> {escape(level.summary)}</li>" for level in levels(game)
    )
    return f"<details><summary>How good are the bots?</summary><ul>{rows}</ul></details>"


def _chair(game: Game[Any, Any], number: int) -> str:
    optional = number >= game.seats.start
    usual = "me" if number == 0 else "none" if optional else f"bot:{usual_level()}"
    choices = [("me", "Me"), ("friend", "A friend")]
    choices += [(f"bot:{level.name}", f"Bot: {level.title}") for level in levels(game)]
    if optional:
        choices.append(("none", "Nobody"))
    options = "".join(option(value, words, value == usual) for value, words in choices)
    return (
        f'<label class="field seatline">{panels.badge(number, 24)}<span>{SEAT_NAMES[number]}</span>'
        f'<select name="seat-{number}">{options}</select></label>'
    )


def chairs_from(form: dict[str, str]) -> list[Chair]:
    """The seats that a filled-in form asks for."""
    chairs: list[Chair] = []
    for number in range(len(SEAT_NAMES)):
        who, _, level = form.get(f"seat-{number}", "none").partition(":")
        match who:
            case "me":
                chairs.append(Chair("me"))
            case "friend":
                chairs.append(Chair("friend"))
            case "bot":
                chairs.append(Chair("bot", level))
            case "none":
                continue
            case _:
                raise Refused(422, f"Nobody is called {who}.")
    return chairs


def take_seat(table: Table, seat: Seat, action: str, theme: str, moving: bool = False) -> str:
    colour = SEAT_NAMES[seat.seat]
    words = (
        f"This is the private link of {colour}. Open the seat on this device?"
        if moving
        else f"You are invited to play {colour} at a table of {table.game.title}."
    )
    name = "" if moving else field("Your name", NAME)
    return page(
        f"{table.game.title}, table {table.code}",
        f'<form class="file letter" method="post" action="{escape(action)}">'
        f"<h1>{panels.badge(seat.seat, 40)} Table {escape(table.code)}</h1><p>{escape(words)}</p>"
        f'{name}<p class="row"><button class="btn primary">{"Open my seat" if moving else "Sit down"}</button>'
        f'<a class="btn quiet" href="/t/{table.code}">Only watch</a></p></form>',
        crumb=escape(table.game.title),
        theme=theme,
    )
