"""The home page: the games as case files, and the tables that are going on."""

from functools import cache
from typing import Any

import msgspec

from brushpass.games import catalogue
from brushpass.kernel.chance import FastChance
from brushpass.kernel.game import Game
from brushpass.look.svg import escape
from brushpass.web import panels, wire
from brushpass.web.html import field, page

COVER_SEED = 11
COVER_MOVES = 22


class Card(msgspec.Struct, frozen=True):
    """A table on the shelf."""

    code: str
    game: str
    title: str
    turn: str
    mine: bool
    closed: bool
    seats: list[tuple[int, str]]


@cache
def cover(name: str) -> str:
    """A drawn position, the same every time."""
    game = catalogue()[name]
    state = game.new(seed=COVER_SEED)
    guide, rng = game.guide(), FastChance(COVER_SEED)
    before = [state.clone()]
    while not state.over and len(before) <= COVER_MOVES:
        state.apply(guide.pick(state, rng))
        before.append(state.clone())
    return wire.cover(game, before[-1] if not state.over else before[len(before) * 2 // 3])


def home(mine: list[Card], public: list[Card], theme: str) -> str:
    shelf = "".join(_case(game) for game in catalogue().values())
    return page(
        "Brushpass: spy games with friends and bots",
        '<section class="hero"><h1>Case files</h1><p>Spy board games, complete, in your browser. '
        "Play a bot now, or send a friend the link.</p>"
        '<form class="join" action="/join" method="get">'
        + field(
            "Join a table by its code",
            '<input name="code" placeholder="ORCHID-7" maxlength="40" required autocomplete="off">',
        )
        + '<button class="btn">Join</button></form></section>'
        + _tables("My games", mine)
        + f'<section class="shelf" aria-label="The games">{shelf}</section>'
        + _tables("Tables to watch", public)
        + '<footer class="foot"><a href="/api">For machines: the API</a></footer>',
        theme=theme,
    )


def seat_range(game: Game[Any, Any]) -> str:
    first, last = game.seats.start, game.seats.stop - 1
    return f"{first} players" if first == last else f"{first}–{last} players"


def _case(game: Game[Any, Any]) -> str:
    variants = f" · {len(game.variants)} variants" if len(game.variants) > 1 else ""
    return (
        f'<article class="case" aria-labelledby="case-{game.name}"><div class="tab">'
        f"{escape(seat_range(game))} · {escape(game.minutes)} min{variants}</div>"
        f'<div class="photo">{cover(game.name)}</div>'
        f'<div class="inside"><h2 id="case-{game.name}">{escape(game.title)}</h2>'
        f"<p>{escape(game.tagline)}</p>"
        f'<div class="row"><form method="post" action="/play/{game.name}">'
        f'<button class="btn primary" aria-label="Play {escape(game.title)} now">Play now</button>'
        f'</form><a class="btn" href="/new/{game.name}" aria-label="New table of '
        f'{escape(game.title)}">New table</a>'
        f'<a class="btn quiet" href="/rules/{game.name}" aria-label="Rules of '
        f'{escape(game.title)}">Rules</a></div></div></article>'
    )


def _tables(title: str, cards: list[Card]) -> str:
    if not cards:
        return ""
    rows = "".join(_row(card) for card in cards)
    return f'<section class="file list"><h2>{title}</h2><ul>{rows}</ul></section>'


def _row(card: Card) -> str:
    badges = "".join(
        f'<span class="who">{panels.badge(seat, 18)} {escape(name)}</span>'
        for seat, name in card.seats
    )
    mark = ' class="turn"' if card.mine and not card.closed else ""
    tag = f'<span class="tag{"" if card.mine else " calm"}">{escape(card.turn)}</span>'
    return (
        f'<li{mark}><a href="/t/{card.code}"><b>{escape(card.code)}</b> '
        f'<span>{escape(card.title)}</span></a><span class="seated">{badges}</span>{tag}</li>'
    )
