"""Makes views from states."""

from brushpass.kernel.bits import bit, members
from brushpass.kernel.view import frame
from loose_ends.rules import hidden
from loose_ends.rules.content import BROKER, CITIES, CODES, FORGER, NONE, OF_CITY, TRADES
from loose_ends.rules.state import LooseEndsState
from loose_ends.rules.steps import PickCity, PickRival
from loose_ends.view import FileView, LooseEndsView


def see(state: LooseEndsState, seat: int | None) -> LooseEndsView:
    trade, rival = _pending(state)
    return LooseEndsView(
        **frame(state, seat),
        seats=[_file(state, seat, holder) for holder in range(state.players)],
        leak=CODES[state.leak] if state.over else None,
        leak_may_be=_codes(hidden.possible(state, seat, state.players)),
        answers=_answers(state, seat),
        board=[CODES[contact] for contact in state.board],
        pile=len(state.pile),
        covers=dict(zip(CODES, state.content.covers, strict=True)),
        trade=trade,
        rival=rival,
    )


def _codes(mask: int) -> list[str]:
    return [CODES[contact] for contact in members(mask)]


def _file(state: LooseEndsState, viewer: int | None, holder: int) -> FileView:
    out = state.files[holder] == NONE
    has_drawn = holder == state.to_move and state.drawn != NONE
    known = hidden.knows(state, viewer, holder)
    return FileView(
        contact=CODES[state.files[holder]] if known else None,
        may_be=[] if out else _codes(hidden.possible(state, viewer, holder)),
        drawn=CODES[state.drawn] if has_drawn and holder == viewer else None,
        has_drawn=has_drawn,
        out=out,
        asked=[CITIES[city] for city in members(state.asked[holder])],
    )


def _answers(state: LooseEndsState, seat: int | None) -> dict[str, bool]:
    if seat is None:
        return {}
    leak = bit(state.leak)
    return {CITIES[city]: bool(OF_CITY[city] & leak) for city in members(state.asked[seat])}


def _pending(state: LooseEndsState) -> tuple[str | None, int | None]:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, PickRival):
        return TRADES[step.trade], None
    if isinstance(step, PickCity):
        return (TRADES[BROKER], None) if step.rival == NONE else (TRADES[FORGER], step.rival)
    return None, None
