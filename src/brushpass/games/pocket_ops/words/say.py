"""What may be done, and where on the table it belongs."""

from functools import cache, lru_cache
from typing import Final

from brushpass.games.pocket_ops.rules.actions import ACTIONS
from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.games.pocket_ops.words.names import ABILITIES, titled
from brushpass.kernel.kept import Kept
from brushpass.kernel.offers import Offer

_AIMS = {
    "sniper": "Shoot the spy in {}",
    "courier": "Send the spy on to {}",
    "mole": "Swap the enemy spy in {}",
    "grappler": "Trade places with the spy in {}",
    "ninja": "Strike the spy in {}",
    "pusher": "Push into {}",
}


def sentence(view: PocketOpsView, action: int) -> str:
    return _sentence(action, view.step, view.seats[view.to_move].active, view.rooms)


def offered(view: PocketOpsView, actions: tuple[int, ...]) -> list[Offer]:
    return OFFERED.of((actions, view.step, view.seats[view.to_move].active, view.rooms))


def _offered(choice: tuple[tuple[int, ...], str, str | None, tuple[str, ...]]) -> list[Offer]:
    actions, step, active, rooms = choice
    return [_offer(action, step, active, rooms) for action in actions]


OFFERED: Final = Kept(_offered, 1 << 13)


@lru_cache(maxsize=1 << 12)
def _offer(action: int, step: str, active: str | None, rooms: tuple[str, ...]) -> Offer:
    words = _sentence(action, step, active, rooms)
    return Offer(action, ACTIONS.notation(action), words, _spot(action))


@lru_cache(maxsize=1 << 12)
def _sentence(action: int, step: str, active: str | None, rooms: tuple[str, ...]) -> str:
    family, index = ACTIONS.split(action)
    if family == "pick":
        return f"Keep the {KINDS[index].title()}: it {ABILITIES[KINDS[index]]}"
    if family == "decline":
        return f"Leave it: the {titled(active)} does nothing"
    room = f"{ROOMS[index]}, the {rooms[index]}"
    if family == "predict":
        return f"Predict {room}"
    if family == "place":
        return f"Place a spy in {room}"
    if family == "deploy":
        return f"Deploy the {titled(active)} to {room}"
    if step == "SwapWith":
        return f"Swap it with your spy in {room}"
    return _AIMS[active or ""].format(room)


def spot(view: PocketOpsView, action: int) -> str | None:
    return _spot(action)


@cache
def _spot(action: int) -> str | None:
    family, index = ACTIONS.split(action)
    if family == "decline":
        return None
    if family == "pick":
        return f"specialist:{KINDS[index]}"
    if family == "deploy":
        return f"specialist-to:{ROOMS[index]}"
    return f"room:{ROOMS[index]}"
