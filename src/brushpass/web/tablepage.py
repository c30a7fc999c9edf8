"""The pages of one table: the game, and the game looked at again."""

from brushpass.look.seats import SEAT_NAMES
from brushpass.look.svg import escape
from brushpass.web import wire
from brushpass.web.html import option, page
from brushpass.web.panels import badge
from brushpass.web.tables import Table
from brushpass.web.wire import Viewpoint


def table_page(table: Table, held: list[int], viewer: int | None, origin: str, theme: str) -> str:
    online = frozenset(held)
    parts = wire.first_parts(table, viewer, online)
    return page(
        f"{table.game.title}, table {table.code}",
        '<div id="line" class="line" role="status" hidden></div>'
        '<h1 class="hidden">' + escape(f"{table.game.title}, table {table.code}") + "</h1>"
        f'<div class="table"><section class="play" aria-label="The table">{_surface(parts)}'
        f'<div class="dock"><div id="part-prompt" class="prompt" aria-live="polite">{parts["prompt"]}</div>'
        f'<div id="part-bar" class="bar" aria-label="Actions" role="group">{parts["bar"]}</div>'
        '<p id="answer" class="answer" role="status"></p></div>'
        '<details class="astext"><summary>The table and every action as text</summary>'
        f'<ol id="part-list">{parts["list"]}</ol>'
        f'<pre id="part-text" tabindex="0" role="region" aria-label="The table in words">'
        f"{parts['text']}</pre></details></section>"
        f'<aside aria-label="The file">{_files(table, parts)}</aside></div>'
        f"{_invitations(table, held, origin)}{_drawer()}{_curtain()}",
        crumb=_crumb(table),
        tools='<button class="btn quiet" type="button" data-rule="">Rules</button>'
        f'<a class="btn quiet" href="/t/{table.code}/replay">Replay</a>'
        '<button class="btn" type="button" data-do="invite">Invite</button>',
        body=f'data-page="table" data-code="{table.code}" data-game="{table.file.game}"',
        theme=theme,
    )


def _crumb(table: Table) -> str:
    variant = f", {table.file.variant}" if len(table.game.variants) > 1 else ""
    return f"{escape(table.game.title)}{escape(variant)} &middot; Table <b>{table.code}</b>"


def _surface(parts: dict[str, str]) -> str:
    width, height, label = parts["box"].split(" ", 2)
    return (
        '<div class="surface" id="surface">'
        f'<svg id="drawing" class="scene" role="group" aria-label="{escape(label)}" viewBox="0 0 {width} {height}">'
        f'<g id="part-backdrop">{parts["backdrop"]}</g><g id="part-scene">{parts["scene"]}</g><g id="part-heat"></g></svg></div>'
        '<button class="btn quiet zoom" type="button" data-do="zoom" aria-pressed="false">'
        "Closer</button>"
    )


def _files(table: Table, parts: dict[str, str]) -> str:
    return (
        f'<section class="file"><h2>Seats</h2><ul id="part-seats" class="seats">{parts["seats"]}</ul>'
        f'<div id="part-desk" class="desk">{parts["desk"]}</div></section>'
        '<section class="file"><h2>Wire</h2>'
        f'<div class="log" role="log" aria-label="What happened" tabindex="0"><ol id="part-log">{parts["log"]}</ol></div>'
        '<div class="log chat" role="log" aria-label="Messages" tabindex="0" hidden><ol id="chat"></ol></div>'
        '<form id="say" class="say"><input name="words" aria-label="Message to the table" '
        'placeholder="Message to the table" maxlength="400" autocomplete="off">'
        '<button class="btn">Send</button></form></section>'
        f'<section class="file"><h2>Fair play</h2><div id="part-seal" class="seal">{parts["seal"]}</div></section>'
    )


def _invitations(table: Table, held: list[int], origin: str) -> str:
    """Links to send: to watch, for open seats, and my own seat for another device."""
    links: list[tuple[str, str, int | None]] = [
        ("Watch, or sit down where a seat is free", f"{origin}/t/{table.code}", None)
    ]
    for seat in table.seats:
        if seat.kind == "open" and held:
            words = f"Private link for {SEAT_NAMES[seat.seat]}"
            links.append((words, f"{origin}/t/{table.code}/seat/{seat.key}", seat.seat))
        elif seat.seat in held:
            words = f"My own seat, {SEAT_NAMES[seat.seat]}, on another device"
            links.append((words, f"{origin}/t/{table.code}/seat/{seat.key}", seat.seat))
    rows = "".join(
        f'<li>{badge(seat, 22) if seat is not None else ""}<label class="field"><span>{escape(words)}'
        f'</span><input readonly value="{escape(link)}"></label>'
        f'<button class="btn" type="button" data-copy>Copy</button></li>'
        for words, link, seat in links
    )
    return (
        '<dialog id="invite" class="file" aria-labelledby="invite-title"><h2 id="invite-title">'
        f'Invite</h2><p>The code of this table is <b>{table.code}</b>.</p><ul class="links">{rows}'
        '</ul><form method="dialog"><button class="btn">Close</button></form></dialog>'
    )


def _drawer() -> str:
    return (
        '<dialog id="rules" class="drawer" aria-label="Rules"><form method="dialog">'
        '<button class="btn">Close the rules</button></form>'
        '<div id="rules-text" class="rulebook" tabindex="0" role="region" aria-label="Rules text">'
        "</div></dialog>"
    )


def _curtain() -> str:
    return (
        '<dialog id="curtain" class="curtain" aria-labelledby="curtain-title">'
        '<h2 id="curtain-title"></h2><p>What is secret stays covered until you are ready.</p>'
        '<button class="btn primary" type="button" data-do="look"></button></dialog>'
    )


def viewpoint_name(viewpoint: Viewpoint) -> str:
    if viewpoint is None:
        return "Spectator"
    if viewpoint == "truth":
        return "The whole truth"
    return SEAT_NAMES[viewpoint]


def viewpoint_word(viewpoint: Viewpoint) -> str:
    return "spectator" if viewpoint is None else str(viewpoint)


def replay_page(
    table: Table, turn: int, viewpoint: Viewpoint, choices: list[Viewpoint], theme: str
) -> str:
    frame = wire.replay(table, turn, viewpoint)
    options = "".join(
        option(viewpoint_word(choice), viewpoint_name(choice), choice == viewpoint)
        for choice in choices
    )
    return page(
        f"Replay of {table.code}",
        '<h1 class="hidden">'
        + escape(f"Replay of {table.game.title}, table {table.code}")
        + "</h1>"
        f'<div class="table"><section class="play" aria-label="The table">'
        f"{_surface(frame.parts)}"
        '<div class="dock"><div class="scrub" role="group" aria-label="Moments">'
        '<button class="btn" type="button" data-step="-1" aria-label="One move back">&#9664;</button>'
        f'<input id="turn" type="range" min="0" max="{frame.turns}" value="{frame.turn}" '
        'aria-label="Move">'
        '<button class="btn" type="button" data-step="1" aria-label="One move on">&#9654;</button>'
        f'<output id="count" for="turn">{frame.turn} / {frame.turns}</output>'
        f'<select id="as" aria-label="Seen by">{options}</select></div>'
        f'<div id="part-prompt" class="prompt">{frame.parts["prompt"]}</div></div>'
        '<details class="astext"><summary>The table as text</summary>'
        f'<pre id="part-text" tabindex="0" role="region" aria-label="The table in words">'
        f"{frame.parts['text']}</pre></details></section>"
        '<aside aria-label="The file"><section class="file"><h2>Wire</h2>'
        f'<div class="log tall" role="log" tabindex="0" aria-label="What happened"><ol id="part-log">'
        f"{frame.parts['log']}</ol></div></section>"
        f"{_solution(table)}"
        f'<section class="file"><h2>Fair play</h2><div class="seal">{_seal(table)}</div></section>'
        f"</aside></div>{_drawer()}",
        crumb=f"{_crumb(table)} &middot; Replay",
        tools=f'<a class="btn" href="/t/{table.code}">To the table</a>',
        body=f'data-page="replay" data-code="{table.code}" data-game="{table.file.game}"',
        theme=theme,
    )


def _solution(table: Table) -> str:
    """Where the exact solution comments on the replay, if the game has one."""
    if not wire.solved_game(table):
        return ""
    return (
        '<section class="file"><h2>The exact solution</h2>'
        '<ul id="part-insight" class="insight" aria-live="polite"></ul></section>'
    )


def _seal(table: Table) -> str:
    return wire.first_parts(table, None, frozenset())["seal"]


def rules_page(title: str, html: str, theme: str) -> str:
    return page(
        f"Rules of {title}",
        f'<article class="file letter rulebook">{html}</article>',
        crumb=escape(title),
        theme=theme,
    )
