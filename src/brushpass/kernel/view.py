"""What one viewer may know: the only thing that leaves the rules."""

from typing import Any

import msgspec

from brushpass.kernel.state import State


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part that every game's view has. `seat` is whose eyes these are, None a spectator's."""

    game: str
    variant: str
    players: int
    seat: int | None
    to_move: int
    step: str
    over: bool
    scores: list[int]
    winners: list[int]
    ending: str


def frame(state: State, seat: int | None) -> dict[str, Any]:
    """The facts of that part, for `GameView(**frame(state, seat), ...)`."""
    return {
        "game": state.game.name,
        "variant": state.variant,
        "players": state.players,
        "seat": seat,
        "to_move": state.to_move,
        "step": state.step,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "ending": state.ending(),
    }
