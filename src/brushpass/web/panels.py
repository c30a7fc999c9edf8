"""The panels around the scene, as HTML. They know a sight and nothing behind it."""

from functools import cache
from typing import Any, Final, TypeAlias

from brushpass.kernel.game import Game
from brushpass.kernel.kept import Kept
from brushpass.kernel.offers import Prompt
from brushpass.kernel.view import View
from brushpass.look.scene import Scene
from brushpass.look.seats import seat_badge
from brushpass.look.svg import escape
from brushpass.web.sight import SeatSight, Sight

Parts: TypeAlias = dict[str, list[str]]


def draw(game: Game[Any, Any], sight: Sight) -> Parts:
    """Everything on the page that a move can change, but for the log."""
    return {
        **picture(game.scene(sight.view, sight.offers)),
        "prompt": [
            PROMPTS.of((sight.prompt, sight.viewer if sight.offers else None, sight.may_undo))
        ],
        "bar": bar(sight),
        "seats": [SEATS.of((chair, sight.viewer == chair.seat)) for chair in sight.seats],
        "seal": [SEALS.of((sight.seal, sight.seed, sight.code))],
        "desk": desk(sight),
    }


def read(game: Game[Any, Any], sight: Sight) -> Parts:
    """The table and the actions for whoever reads instead of looking."""
    return {"list": listing(sight), "text": [text(game, sight.view)]}


def picture(scene: Scene) -> Parts:
    """The drawing in its parts: size and name, what stays, what changes."""
    return {
        "box": [f"{scene.width} {scene.height} {scene.label}"],
        "backdrop": [scene.backdrop],
        "scene": scene.strokes,
    }


@cache
def badge(number: int, size: int = 28) -> str:
    half = size / 2
    return (
        f'<svg class="badge" width="{size}" height="{size}" viewBox="{-half} {-half} {size} {size}" '
        f'aria-hidden="true">{seat_badge(number, half - 1)}</svg>'
    )


def prompt(question: tuple[Prompt, int | None, bool]) -> str:
    """What is asked, or what is waited for; `mover` is the viewer if it is their move."""
    asked, mover, may_undo = question
    mine = mover is not None
    whose = f" s{mover}" if mine else ""
    hint = '<button class="btn" type="button" data-do="hint">Hint</button>' if mine else ""
    undo = '<button class="btn" type="button" data-do="undo">Undo</button>' if may_undo else ""
    return (
        f'<div class="ask{" mine" if mine else ""}{whose}">{_target(mine)}'
        f'<div class="grow"><h2 id="asked" tabindex="-1">{escape(asked.title)}</h2>'
        f"<p>{escape(asked.why)} {rule_button(asked.rule)}</p></div>{hint}{undo}</div>"
    )


def past_prompt(asked: Prompt, viewer: int | None) -> str:
    """What was asked at a moment that is being looked at again."""
    whose = f" s{viewer}" if viewer is not None else ""
    return (
        f'<div class="ask{whose}"><div class="grow"><h2>{escape(asked.title)}</h2>'
        f"<p>{escape(asked.why)} {rule_button(asked.rule)}</p></div></div>"
    )


def rule_button(rule: str) -> str:
    return f'<button class="rule" type="button" data-rule="{escape(rule)}">Rule {escape(rule)}</button>'


@cache
def _target(mine: bool) -> str:
    inner = '<circle cx="19" cy="19" r="5"/>' if mine else ""
    return (
        '<svg class="aim" width="38" height="38" viewBox="0 0 38 38" aria-hidden="true">'
        f'<circle class="ring" cx="19" cy="19" r="15"/>{inner}'
        '<path class="ring" d="M19 0v9M19 29v9M0 19h9M29 19h9"/></svg>'
    )


def bar(sight: Sight) -> list[str]:
    """The actions that have no place on the table."""
    return [
        f'<button class="btn primary" type="button" data-action="{offer.id}">'
        f"{escape(offer.sentence)}</button>"
        for offer in sight.offers
        if offer.spot is None
    ]


def listing(sight: Sight) -> list[str]:
    """Every action as a list, for readers of text."""
    if not sight.offers:
        return ["<li>Nothing for you to do just now.</li>"]
    return [
        f'<li><button class="btn" type="button" data-action="{offer.id}">'
        f"{escape(offer.sentence)}</button></li>"
        for offer in sight.offers
    ]


def text(game: Game[Any, Any], view: View) -> str:
    return escape(game.text(view))


def seat(question: tuple[SeatSight, bool]) -> str:
    """A line for each thing that changes by itself."""
    chair, you = question
    turn = " turn" if chair.turn else ""
    return (
        f'<li class="seat s{chair.seat}{turn}" id="seat-{chair.seat}">{badge(chair.seat)}\n'
        f'<div class="grow"><div class="who">{_who(chair, you)}</div>\n'
        f'<div class="sub">{escape(chair.standing)}{_presence(chair)}</div></div>\n'
        f"{_tag(chair, you)}</li>"
    )


def _who(chair: SeatSight, you: bool) -> str:
    if chair.kind == "open":
        return f'{chair.colour} <span class="soft">waits for a player</span>'
    name = f" &mdash; {escape(chair.name)}" if chair.name else ""
    bot = (
        f' <span class="soft">{escape(chair.level.title())} bot</span>'
        if chair.kind == "bot"
        else ""
    )
    return f"{'You &mdash; ' if you else ''}{chair.colour}{name}{bot}"


def _presence(chair: SeatSight) -> str:
    if chair.resigned:
        return " &middot; resigned"
    return "" if chair.online or chair.kind == "open" else " &middot; away"


def _tag(chair: SeatSight, you: bool) -> str:
    if chair.won:
        return '<span class="tag won">WINS</span>'
    if chair.turn:
        return f'<span class="tag">{"YOUR MOVE" if you else "TO MOVE"}</span>'
    return ""


def seal(facts: tuple[str, str | None, str]) -> str:
    digest, seed, code = facts
    short = f"{digest[:8]}&hellip;{digest[-8:]}"
    if seed is None:
        return (
            f'<p>Sealed before the first move: <code title="{digest}">sha256 {short}</code>. '
            "The seed opens after the last.</p>"
        )
    return (
        f"<p>The seed is open. It makes the seal <code>{short}</code>:</p>"
        f'<p><code class="seed">{seed}</code></p>'
        f'<p><a href="/t/{code}/record.json" download>Download the record</a> and check it '
        "with <code>brushpass verify</code>.</p>"
    )


def desk(sight: Sight) -> list[str]:
    """What a seat can do about the table itself."""
    if sight.successor is not None:
        return [f'<a class="btn primary" href="/t/{sight.successor}">To the next game</a>']
    if sight.viewer is None:
        return _gallery(sight)
    if sight.closed:
        return ['<button class="btn primary" type="button" data-do="rematch">Rematch</button>']
    if sight.seats[sight.viewer].kind == "bot":
        return [
            '<button class="btn primary" type="button" data-do="take-back">'
            "Take my seat back</button>"
        ]
    return [
        '<button class="btn quiet" type="button" data-do="hand-over">Let a bot play for me</button>'
        '<button class="btn quiet" type="button" data-do="resign" '
        'data-confirm="Resign this game?">Resign</button>'
    ]


def _gallery(sight: Sight) -> list[str]:
    watching = '<p class="soft">You are watching.</p>'
    if sight.closed:
        return [watching]
    links = [
        f'<a class="btn" href="/t/{sight.code}/sit/{chair.seat}">{badge(chair.seat, 18)} '
        f"Sit down as {chair.colour}</a>"
        for chair in sight.seats
        if chair.kind == "open"
    ]
    return [watching, *links]


PROMPTS: Final = Kept(prompt, 1 << 12)
SEATS: Final = Kept(seat, 1 << 12)
SEALS: Final = Kept(seal, 1 << 12)
