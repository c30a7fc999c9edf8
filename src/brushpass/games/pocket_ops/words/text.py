"""How it stands."""

from functools import cache

from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.view import PocketOpsView, SeatView
from brushpass.games.pocket_ops.words.names import titled
from brushpass.look.seats import SEAT_NAMES


def text(view: PocketOpsView) -> str:
    lines = [f"Pocket Ops, round {view.round}, turn {view.turn}" if view.turn else
             f"Pocket Ops, round {view.round}"]  # fmt: skip
    cells = view.facility.replace("/", "")
    lines.append("  +-----+-----+-----+")
    for row in range(3):
        rooms = range(3 * row, 3 * row + 3)
        lines.append(
            "  |" + "|".join(f" {ROOMS[room]} {_mark(cells[room])} " for room in rooms) + "|"
        )
        lines.append("  +-----+-----+-----+")
    lines.append("  r b spies, R B specialists")
    for seat, player in enumerate(view.seats):
        lines.append("  " + _status(view, seat, player))
    if view.pair:
        lines.append(
            "  You have looked at the " + " and the ".join(map(str.title, view.pair)) + "."
        )
    if view.pick:
        lines.append(f"  You have chosen the {view.pick.title()}.")
    if view.predicted:
        lines.append("  Your prediction: " + " and ".join(view.predicted) + ".")
    if view.acting:
        lines.append(f"  The {_acting_kind(view)} holds in {view.acting}.")
    if view.unchanged:
        lines.append(f"  Turns without a change: {view.unchanged}"
                     + (f" of {view.limit}." if view.limit else "."))  # fmt: skip
    return "\n".join(lines)


def standing(view: PocketOpsView, seat: int) -> str:
    player = view.seats[seat]
    return _standing(
        player.wins, player.supply, player.active, player.in_hand, view.keycard == seat
    )


@cache
def _standing(wins: int, supply: int, active: str | None, in_hand: bool, keycard: bool) -> str:
    facts = [f"{wins} won", f"{supply} spies"]
    if active is not None:
        facts.append(f"{titled(active)} {'ready' if in_hand else 'played'}")
    if keycard:
        facts.append("keycard")
    return " · ".join(facts)


def _status(view: PocketOpsView, seat: int, player: SeatView) -> str:
    you = " (you)" if view.seat == seat else ""
    parts = ["1 spy in supply" if player.supply == 1 else f"{player.supply} spies in supply"]
    if player.active is not None:
        ready = "ready" if player.in_hand else "played"
        parts.append(f"{player.active.title()} {ready}")
    elif player.picked:
        parts.append("specialist chosen")
    if player.hacker:
        parts.append("predicts twice")
    if view.keycard == seat:
        parts.append("keycard")
    return f"{SEAT_NAMES[seat]}{you}: {player.wins} won, " + ", ".join(parts)


def _mark(cell: str) -> str:
    return " " if cell == "." else cell


def _acting_kind(view: PocketOpsView) -> str:
    return titled(view.seats[view.to_move].active)
