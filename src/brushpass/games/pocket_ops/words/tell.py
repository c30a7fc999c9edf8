"""What happened."""

from typing import Any

from brushpass.games.pocket_ops.rules.facility import ROOMS
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.kernel.journal import Seen
from brushpass.look.seats import SEAT_NAMES

_STRUCK = {
    "sniper": "{who} Sniper removes the spy in {target}.",
    "courier": "{who} spy moves on to {target}; the Courier stays in {room}.",
    "grappler": "{who} Grappler trades places with the spy in {target}.",
    "ninja": "{who} Ninja removes the spy in {target}.",
    "pusher": "{who} Pusher moves from {room} into {target} and pushes what stands there.",
    "assassin": "{who} Assassin removes the spy in {target}.",
}
_ENDINGS = {
    "line": "with three in a row",
    "double line": "because both have a line and {loser} holds the keycard",
    "single room": "because only one room is left to play for and {loser} holds the keycard",
    "dead position": "because nobody can make a line any more and {loser} holds the keycard",
    "turn limit": "because too many turns changed nothing and {loser} holds the keycard",
}


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
        case "hacker_ready":
            return f"{who} now predicts two rooms each time, until one of them blocks."
        case "idle":
            return f"{who}'s {KINDS[facts['kind']].title()} finds nobody to act on."
        case "hacker_spent":
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
        case "round_won":
            loser = SEAT_NAMES[facts["keycard"]]
            crystal = f" {who} takes a power crystal." if facts["crystal"] else ""
            return f"{who} wins the round {_ENDINGS[facts['reason']].format(loser=loser)}.{crystal}"
        case "game_won":
            return f"{who} takes the doomsday device and wins the game."
    return ""
