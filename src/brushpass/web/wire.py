"""The one gate to the clients. Whatever a page, a socket or an API answer says about a game is
made here, from what its viewer may know."""

import re
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from brushpass.kernel.errors import UnknownGame
from brushpass.kernel.journal import Entry
from brushpass.kernel.kept import Kept
from brushpass.kernel.offers import Prompt
from brushpass.kernel.state import State
from brushpass.kernel.view import View
from brushpass.look.seats import SEAT_NAMES
from brushpass.look.svg import escape
from brushpass.web import panels
from brushpass.web.album import Album, quoted
from brushpass.web.panels import Parts
from brushpass.web.sight import Facts, ReplayFrame, SeatSight, Sight
from brushpass.web.tables import Table

Mode: TypeAlias = Literal["page", "text", "facts"]
SeatFacts: TypeAlias = tuple[int, str, str, str, str, bool, bool, str, bool, bool]
Viewpoint: TypeAlias = int | Literal["truth"] | None

LONGEST_LOG: Final = 200
WIDE = 1.6
_SEAT_WORD = re.compile(rf"\b({'|'.join(SEAT_NAMES)})\b")
FRAME: Final = b'{"type":"table","version":%d,"at":%d,%b"parts":{%b},"pieces":{%b},"log":[%b]}'
encode: Final = msgspec.json.Encoder().encode


class Audience:
    """Everybody who sees the same: one seat, or all who watch. Drawn once for all of them."""

    def __init__(self, viewer: int | None, mode: Mode) -> None:
        self.viewer = viewer
        self.mode = mode
        self.version = 0
        self.at = -1
        self.parts: Parts = {}
        self.album = Album()
        self.seen: Sight | None = None
        self.lines: list[str] = []
        self.heard = 0
        self.undone = 0
        self.news = b""
        self._whole = b""

    def whole(self) -> bytes:
        """Everything, for somebody who has just come."""
        if not self._whole:
            self._whole = self._facts() if self.mode == "facts" else self._page()
        return self._whole

    def _facts(self) -> bytes:
        assert self.seen is not None
        return encode(Facts(self.seen, self.lines))

    def _page(self) -> bytes:
        self.album = Album()
        return self._frame(self.parts, self.lines[-LONGEST_LOG:])

    def _frame(self, parts: Parts, lines: list[str], base: bytes = b"") -> bytes:
        """The table for a page: the parts as names of pieces, the pieces that are new to it, and
        log lines. A whole one brings everything; an update of version `base` what has changed."""
        steps = [_label(name) % self.album.steps(layers) for name, layers in parts.items()]
        return FRAME % (
            self.version,
            self.at,
            base,
            b",".join(steps),
            self.album.pieces(),
            b",".join([LOGGED.of(words) for words in lines]),
        )

    def refresh(self, table: Table, online: frozenset[int]) -> bool:
        """Look at the table again; False if nothing has changed. `news` is what is new."""
        again = self.undone != table.undone or self.album.full
        fresh = self._listen(table)
        seen = sight(table, self.viewer, online)
        if self.mode == "facts":
            return self._refresh_facts(seen, fresh)
        parts = panels.draw(table.game, seen)
        if self.mode == "text":
            parts |= panels.read(table.game, seen)
        known = self.parts
        changed = {name: layers for name, layers in parts.items() if known.get(name) != layers}
        if not changed and self.at == table.at:
            return False
        self.version += 1
        self.at = table.at
        self.parts = parts
        self._whole = b""
        update = b'"base":%d,' % (self.version - 1)
        self.news = self.whole() if again else self._frame(changed, fresh, update)
        return True

    def _refresh_facts(self, seen: Sight, fresh: list[str]) -> bool:
        if seen == self.seen and not fresh:
            return False
        self.version += 1
        self.seen = seen
        self._whole = b""
        self.news = encode(Facts(seen, fresh))
        return True

    def _listen(self, table: Table) -> list[str]:
        journal = table.state.journal
        if journal is None:
            return []
        if self.undone != table.undone:
            self.undone = table.undone
            self.heard = 0
            self.lines = []
        fresh = table.game.story(table.state, self.viewer, self.heard)
        self.heard = len(journal.events)
        self.lines += fresh
        return fresh


def sight(table: Table, viewer: int | None, online: frozenset[int] = frozenset()) -> Sight:
    """The table as a seat, or somebody who watches, may see it now."""
    state = table.state
    view = state.view(viewer)
    mine = viewer is not None and viewer == table.to_move
    return Sight(
        code=table.code,
        game=table.file.game,
        variant=table.file.variant,
        at=table.at,
        turn=table.turn,
        viewer=viewer,
        view=view,
        prompt=_prompt(table, view),
        offers=table.game.offered(view, state.legal_actions()) if mine else [],
        seats=[_seat(table, view, seat, online) for seat in range(table.file.players)],
        may_undo=viewer is not None and table.may_undo(viewer),
        closed=table.closed,
        seal=table.seal,
        seed=table.file.seed if table.closed else None,
        successor=table.file.successor,
    )


def _prompt(table: Table, view: View) -> Prompt:
    if table.closed and not view.over:
        gone = " and ".join(SEAT_NAMES[seat] for seat in sorted(table.resigned))
        stays = [seat for seat in range(table.file.players) if seat not in table.resigned]
        title = f"{gone} resigned: {' and '.join(SEAT_NAMES[seat] for seat in stays)} wins."
        return Prompt(title, "The case is closed.", table.game.over_rule)
    prompt: Prompt = table.game.ask(view)
    return prompt


def _seat(table: Table, view: View, seat: int, online: frozenset[int]) -> SeatSight:
    chair = table.seats[seat]
    return SEATS.of(
        (
            seat,
            SEAT_NAMES[seat],
            chair.name,
            chair.kind,
            chair.level,
            seat in online or chair.kind == "bot",
            table.to_move == seat,
            table.game.standing(view, seat),
            table.closed and _won(table, view, seat),
            seat in table.resigned,
        )
    )


def _won(table: Table, view: View, seat: int) -> bool:
    return seat in view.winners if view.over else seat not in table.resigned


@cache
def _label(part: str) -> bytes:
    return b"%b:[%%b]" % quoted(part)


def line(words: str) -> str:
    marked = _SEAT_WORD.sub(
        lambda found: f'<b class="c{SEAT_NAMES.index(found[0])}">{found[0]}</b>', escape(words)
    )
    return f"<li>{marked}</li>"


def _seat_sight(facts: SeatFacts) -> SeatSight:
    return SeatSight(*facts)


def _logged(words: str) -> bytes:
    return encode(line(words))


SEATS: Final = Kept(_seat_sight, 1 << 12)
LOGGED: Final = Kept(_logged, 1 << 14)


def first_parts(table: Table, viewer: int | None, online: frozenset[int]) -> dict[str, str]:
    """The panels of a page that is opened now."""
    audience = Audience(viewer, "text")
    audience.refresh(table, online)
    log = [line(words) for words in audience.lines[-LONGEST_LOG:]]
    return _joined({**audience.parts, "log": log})


def _joined(parts: Parts) -> dict[str, str]:
    return {name: "".join(layers) for name, layers in parts.items()}


def cover(game: Any, state: State) -> str:
    """A game's picture for the shelf."""
    scene = game.scene(state.view(None), [])
    fit = "xMidYMid meet" if scene.width > WIDE * scene.height else "xMidYMin slice"
    return (
        f'<svg class="scene" role="img" aria-label="{escape(game.title)}, a game in progress" '
        f'preserveAspectRatio="{fit}" viewBox="0 0 {scene.width} {scene.height}">'
        f"{scene.inner()}</svg>"
    )


def viewpoints(table: Table, held: list[int]) -> list[Viewpoint]:
    """From where somebody may look back: their own seats and the gallery; after the end, everywhere."""
    if table.closed:
        return ["truth", None, *range(table.file.players)]
    return [*held, None]


def replay(table: Table, turn: int, viewpoint: Viewpoint) -> ReplayFrame:
    """The table as it was after `turn` moves."""
    if not 0 <= turn <= table.turn:
        raise UnknownGame(f"the game has {table.turn} moves, not {turn}")
    state = table.record.at(turn)
    mover = None if state.over else state.to_move
    viewer = mover if viewpoint == "truth" else viewpoint
    view = state.view(viewer)
    told = truth(table, state) if viewpoint == "truth" else table.game.story(state, viewpoint)
    prompt = table.game.ask(view)
    parts = {
        **_joined(panels.picture(table.game.scene(view, []))),
        "prompt": panels.past_prompt(prompt, viewer),
        "log": "".join(line(words) for words in told[-LONGEST_LOG:]),
        "text": panels.text(table.game, view),
    }
    if viewpoint == "truth":
        texts = [table.game.text(state.view(seat)) for seat in range(table.file.players)]
        parts["text"] = "\n\n".join(
            escape(f"What {SEAT_NAMES[seat]} knew\n{words}") for seat, words in enumerate(texts)
        )
    return ReplayFrame(turn, table.turn, parts)


def solved_game(table: Table) -> bool:
    """Whether the exact solution may be laid over the replay: only after the end."""
    return table.closed and table.game.analyst() is not None


def analysis(table: Table, turn: int) -> ReplayFrame:
    """What the exact solution says of the decision after `turn` moves, and of what was done."""
    state = table.record.at(turn)
    played = table.record.actions[turn] if turn < table.turn else None
    analyst = table.game.analyst()
    found = None
    if analyst is not None and not state.over:
        found = analyst.insight(state.view(state.to_move), played)
    lines = ["Nothing is left to decide."] if found is None else found.lines
    parts = {
        "heat": "" if found is None else found.overlay,
        "insight": "".join(f"<li>{escape(line)}</li>" for line in lines),
    }
    return ReplayFrame(turn, table.turn, parts)


def truth(table: Table, state: State) -> list[str]:
    """The whole log, with what was told to some seats only."""
    if state.journal is None:
        return []
    lines: list[str] = []
    for number, event in enumerate(state.journal.events):
        lines += _both_sides(table, number, event)
    return lines


def _both_sides(table: Table, number: int, event: Entry) -> list[str]:
    public = table.game.tell(event.seen_by(None, number), None)
    lines = [public] if public else []
    for seat in event.seats:
        private = table.game.tell(event.seen_by(seat, number), seat)
        if private and private != public:
            lines.append(f"To {SEAT_NAMES[seat]}: {private}")
    return lines


def record(table: Table) -> str:
    """The game as a file that `brushpass verify` checks; only for a table that is closed."""
    return table.record.to_json()
