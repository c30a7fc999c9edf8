"""Pocket Ops in words: what is asked, what may be done, what happened, how it stands."""

from functools import cache, lru_cache
from typing import Any, Final

from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.rules.steps import ACTIONS
from brushpass.games.pocket_ops.view import PocketOpsView, SeatView
from brushpass.kernel.journal import Seen
from brushpass.kernel.kept import Kept
from brushpass.kernel.offers import Offer, Prompt
from brushpass.look.seats import SEAT_NAMES

ABILITIES = {
    "sniper": "enters an empty room and may remove an enemy spy in its row or column",
    "courier": "joins one of your spies, which then moves to an empty room beside it",
    "mole": "enters an empty room and swaps an enemy spy with one of yours, both around it",
    "hacker": "enters an empty room; from then on you predict two rooms, until you block",
    "grappler": "enters an empty room and may trade places with an enemy spy beside it",
    "ninja": "enters an empty room and may remove an enemy spy from a room around it",
    "pusher": "enters an empty room and may move into a spy beside it, pushing spies one room on",
    "assassin": "enters the room of an enemy spy and removes it",
}
_CHOICES = {
    "courier": "where does your spy go?",
    "mole": "choose the enemy spy for the swap",
    "pusher": "push, or leave it",
}
_AIMS = {
    "sniper": "Shoot the spy in {}",
    "courier": "Send the spy on to {}",
    "mole": "Swap the enemy spy in {}",
    "grappler": "Trade places with the spy in {}",
    "ninja": "Strike the spy in {}",
    "pusher": "Push into {}",
}
_STRUCK = {
    "sniper": "{who} Sniper removes the spy in {target}.",
    "courier": "{who} spy moves on to {target}; the Courier stays in {room}.",
    "grappler": "{who} Grappler trades places with the spy in {target}.",
    "ninja": "{who} Ninja removes the spy in {target}.",
    "pusher": "{who} Pusher moves from {room} into {target} and pushes what stands there.",
    "assassin": "{who} Assassin removes the spy in {target}.",
}
_DOING = {"Draft": "choosing a specialist", "Predict": "predicting", "Place": "placing"}
_prompt = cache(Prompt)
_ENDINGS = {
    "line": "with three in a row",
    "double line": "because both have a line and {loser} holds the keycard",
    "single room": "because only one room is left to play for and {loser} holds the keycard",
    "dead position": "because nobody can make a line any more and {loser} holds the keycard",
    "turn limit": "because too many turns changed nothing and {loser} holds the keycard",
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
    return Offer(action, ACTIONS.notation(action), words, spot(action))


@lru_cache(maxsize=1 << 12)
def _sentence(action: int, step: str, active: str | None, rooms: tuple[str, ...]) -> str:
    family, index = ACTIONS.split(action)
    if family == "pick":
        return f"Keep the {KINDS[index].title()}: it {ABILITIES[KINDS[index]]}"
    if family == "decline":
        return f"Leave it: the {_title(active)} does nothing"
    room = f"{ROOMS[index]}, the {rooms[index]}"
    if family == "predict":
        return f"Predict {room}"
    if family == "place":
        return f"Place a spy in {room}"
    if family == "deploy":
        return f"Deploy the {_title(active)} to {room}"
    if step == "SwapWith":
        return f"Swap it with your spy in {room}"
    return _AIMS[active or ""].format(room)


@cache
def spot(action: int) -> str | None:
    family, index = ACTIONS.split(action)
    if family == "decline":
        return None
    if family == "pick":
        return f"specialist:{KINDS[index]}"
    if family == "deploy":
        return f"specialist-to:{ROOMS[index]}"
    return f"room:{ROOMS[index]}"


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
        ready = f" Your {_title(mine.active)} is ready." if mine.in_hand else ""
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


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = event.facts
    who = SEAT_NAMES[facts["seat"]] if "seat" in facts else ""
    mine = viewer is not None and facts.get("seat") == viewer
    match event.kind:
        case "round":
            return f"Round {facts['round']} begins. {SEAT_NAMES[facts['keycard']]} has the keycard."
        case "peeked" if mine:
            first, second = [KINDS[kind].title() for kind in facts["pair"]]
            return f"You look at the {first} and the {second}."
        case "picked":
            return (
                f"You chose the {KINDS[facts['kind']].title()}."
                if mine
                else f"{who} chose a specialist."
            )
        case "drafted":
            red, blue = KINDS[facts["red"]].title(), KINDS[facts["blue"]].title()
            return f"Red has the {red}, Blue has the {blue}."
        case "predicted":
            return f"You predicted {ROOMS[facts['room']]}." if mine else f"{who} laid a blueprint."
        case "placed":
            return f"{who} placed a spy in {ROOMS[facts['room']]}."
        case "deployed":
            return f"{who} deployed the {KINDS[facts['kind']].title()} to {ROOMS[facts['room']]}."
        case "revealed":
            rooms = " and ".join(ROOMS[room] for room in facts["rooms"])
            return f"{who} had predicted {rooms}. {'BLOCKED' if facts['blocked'] else 'It holds'}."
        case "lost":
            return f"{who}'s {KINDS[facts['kind']].title()} is caught and leaves the game."
        case "hacker ready":
            return f"{who} now predicts two rooms each time, until one of them blocks."
        case "idle":
            return f"{who}'s {KINDS[facts['kind']].title()} finds nobody to act on."
        case "hacker spent":
            return f"{who}'s Hacker is spent: one blueprint again."
        case "struck":
            return _STRUCK[KINDS[facts["kind"]]].format(
                who=f"{who}'s", target=ROOMS[facts["target"]], room=ROOMS[facts["room"]]
            )
        case "swapped":
            return f"{who}'s Mole swaps the spies in {ROOMS[facts['enemy']]} and {ROOMS[facts['friend']]}."
        case "declined":
            return f"{who}'s {KINDS[facts['kind']].title()} does nothing."
        case "skipped":
            return f"{who} has nowhere to go; the turn is skipped."
        case "round won":
            loser = SEAT_NAMES[facts["keycard"]]
            crystal = f" {who} takes a power crystal." if facts["crystal"] else ""
            return f"{who} wins the round {_ENDINGS[facts['reason']].format(loser=loser)}.{crystal}"
        case "game won":
            return f"{who} takes the doomsday device and wins the game."
    return ""


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
        facts.append(f"{_title(active)} {'ready' if in_hand else 'played'}")
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


def _title(kind: str | None) -> str:
    return (kind or "specialist").title()


def _acting_kind(view: PocketOpsView) -> str:
    return _title(view.seats[view.to_move].active)


def _threat(rival: SeatView, name: str) -> str:
    return f" {name} can still play the {_title(rival.active)}." if rival.in_hand else ""
