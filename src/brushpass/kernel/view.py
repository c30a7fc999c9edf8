"""What one viewer may know: the only thing that leaves the rules."""

import msgspec


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
