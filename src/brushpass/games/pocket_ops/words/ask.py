"""What the open decision asks."""

from functools import cache

from brushpass.games.pocket_ops.view import PocketOpsView, SeatView
from brushpass.games.pocket_ops.words.names import ABILITIES, titled
from brushpass.kernel.offers import Prompt
from brushpass.look.seats import SEAT_NAMES

_CHOICES = {
    "courier": "where does your spy go?",
    "mole": "choose the enemy spy for the swap",
    "pusher": "push, or leave it",
}
_DOING = {"Draft": "choosing a specialist", "Predict": "predicting", "Place": "placing"}
_prompt = cache(Prompt)


def ask(view: PocketOpsView) -> Prompt:
    if view.over:
        winner = SEAT_NAMES[view.winners[0]]
        return _prompt(
            f"{winner} has won the game, {max(view.scores)} to {min(view.scores)}.",
            "The doomsday device is in safe hands.",
            "PO-065",
        )
    if view.seat != view.to_move:
        mover = SEAT_NAMES[view.to_move]
        return _prompt(
            f"{mover} is {_DOING.get(view.step, 'using a specialist')}.",
            "Nothing for you to do just now.",
            "PO-020",
        )
    rival = SEAT_NAMES[1 - view.to_move]
    if view.step == "Draft":
        return _prompt(
            "Choose your specialist for this round",
            "You looked at two; the other goes back to your pool.",
            "PO-013",
        )
    if view.step == "Predict":
        second = view.committed == 1
        return _prompt(
            f"Predict {'a second room' if second else 'where ' + rival + ' will go'}",
            f"If {rival} goes there, the move is cancelled."
            + _threat(view.seats[1 - view.to_move], rival),
            "PO-022" if view.to_commit == 1 else "PO-111",
        )
    if view.step == "Place":
        mine = view.seats[view.to_move]
        ready = f" Your {titled(mine.active)} is ready." if mine.in_hand else ""
        count = "Two blueprints lie" if view.committed > 1 else "A blueprint lies"
        return _prompt("Play a unit", f"{count} face down against you.{ready}", "PO-024")
    if view.step == "SwapWith":
        return _prompt(
            "Choose your own spy for the swap",
            f"It changes rooms with the enemy spy in {view.victim}.",
            "PO-102",
        )
    kind = view.seats[view.to_move].active or ""
    return _prompt(
        f"Your {kind.title()} holds: {_CHOICES.get(kind, 'choose its target, or leave it')}",
        f"The {kind.title()} {ABILITIES[kind]}.",
        "PO-034",
    )


def _threat(rival: SeatView, name: str) -> str:
    return f" {name} can still play the {titled(rival.active)}." if rival.in_hand else ""
