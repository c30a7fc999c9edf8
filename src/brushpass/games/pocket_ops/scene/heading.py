"""What stands above the rooms: the clock, and each player's side."""

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from brushpass.games.pocket_ops.scene.plan import LEFT, WIDTH
from brushpass.games.pocket_ops.scene.units import halo
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.look import (
    SEAT_NAMES,
    card_back,
    crystal,
    icon,
    seat_badge,
    text,
    text_width,
    translate,
)

Anchor: TypeAlias = Literal["start", "end"]
TREASURES = ("keycard", "crystal", "bomb")


@lru_cache(maxsize=1024)
def clock(round_: int, turn: int) -> str:
    below = f"TURN {turn}" if turn else "BRIEFING"
    middle = WIDTH / 2
    return text(
        middle, 48, f"ROUND {round_}", size=20, anchor="middle", letter_spacing=3, weight=700
    ) + text(
        middle, 72, below, size=15, anchor="middle", letter_spacing=3,
        fill="var(--blueprint-ink-2)",
    )  # fmt: skip


def side(view: PocketOpsView, seat: int) -> list[str]:
    """A player's corner of the heading: role, supply, specialist, and the treasures they hold."""
    player = view.seats[seat]
    playing = view.turn > 0 and not view.over
    predicting = playing and seat != view.placer
    role = "" if not playing else " PREDICTOR" if predicting else " PLACER"
    state = "ACTIVE" if player.hacker else "" if player.in_hand else "PLAYED"
    treasury = (view.keycard == seat, player.wins > 0, seat in view.winners)
    return [
        _holder(seat, role),
        _holdings(seat, player.supply, player.active, state),
        _treasures(seat, role, treasury, view.committed if predicting else 0),
    ]


@cache
def _holder(seat: int, role: str) -> str:
    edge, mirror, anchor = _heading(seat)
    return translate(edge + mirror * 17, 54, halo(19), seat_badge(seat, 17)) + text(
        edge + mirror * 46, 49, SEAT_NAMES[seat].upper() + role, size=19, weight=700, anchor=anchor
    )


@cache
def _holdings(seat: int, supply: int, active: str | None, state: str) -> str:
    edge, mirror, anchor = _heading(seat)
    words = "1 SPY" if supply == 1 else f"{supply} SPIES"
    if active is not None:
        words += f" · {active.upper()} {state}".rstrip()
    return text(edge + mirror * 46, 72, words, size=15, anchor=anchor,
                fill="var(--blueprint-ink-2)")  # fmt: skip


@cache
def _treasures(seat: int, role: str, treasury: tuple[bool, bool, bool], laid: int) -> str:
    """What lies behind the name: treasures, then the blueprints laid face down."""
    held = [name for name, has in zip(TREASURES, treasury, strict=True) if has]
    edge, mirror, _ = _heading(seat)
    after = edge + mirror * (64 + text_width(SEAT_NAMES[seat] + role, 19))
    back = card_back(18, 25, "", kind="red" if seat == 0 else "blue")
    return "".join(
        translate(after + mirror * 32 * index, 43, _treasure(name)) + "\n"
        for index, name in enumerate(held)
    ) + "".join(
        translate(after + mirror * (32 * len(held) + 24 * index) - 9, 30, back) + "\n"
        for index in range(laid)
    )


def _heading(seat: int) -> tuple[int, int, Anchor]:
    """Where a player's corner begins, the direction in which it goes on, and how text stands."""
    return (WIDTH - LEFT, -1, "end") if seat else (LEFT, 1, "start")


def _treasure(name: str) -> str:
    if name == "crystal":
        return crystal(24)
    return icon(name, 26, "var(--chosen)", 2)
