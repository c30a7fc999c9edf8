"""What happened, as a viewer is told."""

from typing import Any

from brushpass.games.the_agents.words.names import FACTION_NAMES, counted
from brushpass.kernel.journal import Seen
from brushpass.look.seats import SEAT_NAMES

_LINES = {
    "turn": "Round {round}: {whose} turn.",
    "paid": "{who} got {points} IP from the {card}, which retires.",
    "reactivated": "{who} reactivated the {card} in {where}.",
    "killed": "{who} killed the {card} in {where}.",
    "revived": "{who} revived the {card} in {where}.",
    "turned": "{who} turned the {card} in {where}.",
    "extracted": "{who} extracted the {card} in {where}.",
    "retired": "{who} retired the {card} in {where}.",
    "swapped": "{who} swapped the {first} and the {second}.",
    "house turned": "{who} turned the safe house of {where}.",
    "stopped": "{who} left it at that.",
    "stole": "{who} stole {points} IP from {whom}.",
    "gained": "{who} gained {points} IP.",
    "discarded": "{who} retired the {card} from hand.",
    "scrapped": "{who} had {theirs} {mission} on {where} retired.",
    "retired mission": "{who} retired {mission}.",
    "traded": "{who} traded in {mission}.",
    "assigned": "{who} assigned {mission} to {where}.",
    "took back": "{who} took {mission} back from {where}.",
    "mission home": "{where} is empty: {mission} goes back to {whose} hand.",
    "picked up": "{who} {has} nothing left and picked up an agent.",
    "passed": "{who} could do nothing and passed.",
    "reshuffled": "The retired {what} were shuffled into a new deck.",
    "goal reached": "{who} {has} reached the goal: all play until they have had equally many turns.",
}


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = event.facts
    who = _name(facts.get("seat"), viewer)
    if event.kind in _LINES:
        whom = _object(facts["other"], viewer) if "other" in facts else ""
        words = {
            **facts,
            "who": who,
            "whose": _possessive(who),
            "has": "have" if who == "You" else "has",
            "whom": whom,
            "theirs": _possessive(whom),
            "where": FACTION_NAMES[facts["faction"]] if "faction" in facts else "",
        }
        return _LINES[event.kind].format_map(words)
    if event.kind in _TELLERS:
        return _TELLERS[event.kind](facts, who, viewer)
    return ""


def _begins(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    return f"{who} {_s(who, 'look')} the most suspicious and {_s(who, 'begin')}."


def _dealt(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    if "cards" in facts:
        return f"{who} got {', '.join(facts['cards'])}."
    agents, missions = counted(facts["agents"], "agent"), counted(facts["missions"], "mission")
    return f"{who} got {agents} and {missions}."


def _looked(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    seen = ": the " + " and the ".join(facts["cards"]) if "cards" in facts else ""
    return f"{who} looked at the top of the agents deck{seen}."


def _drew_agent(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    return f"{who} drew {_the(facts, 'an agent')}."


def _drew_mission(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    return f"{who} drew {facts.get('mission', 'a mission')}."


def _dug(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    return f"{who} kept {_the(facts, 'one')} and put the rest to the bottom."


def _placed(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    facing, data = _object(facts["facing"], viewer), _object(facts["data"], viewer)
    line = (
        f"{who} placed the {facts['card']} in {FACTION_NAMES[facts['faction']]}: "
        f"command to {facing}, data to {data}."
    )
    return line if facts["performed"] else f"{line} The command cannot be performed."


def _played_free(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    facing, number = _object(facts["facing"], viewer), _object(facts["number"], viewer)
    return f"{who} played the {facts['card']}: the command to {facing}, the IP to {number}."


def _moved(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    source, target = FACTION_NAMES[facts["faction"]], FACTION_NAMES[facts["to"]]
    return f"{who} moved the {facts['card']} from {source} to {target}."


def _snatched(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    victim = _possessive(_object(facts["other"], viewer))
    return f"{who} took {_the(facts, _a(facts['what']))} from {victim} hand."


def _bought(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    return f"{who} bought {_a(facts['what'])} for {facts['price']} IP."


def _collected(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    gains: list[int] = facts["gains"]
    line = f"{who} collected {gains[facts['seat']]} IP."
    for seat, points in enumerate(gains):
        if points and seat != facts["seat"]:
            line += f" {_name(seat, viewer)} got {points}."
    return line


def _game_over(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    names = " and ".join(SEAT_NAMES[seat] for seat in facts["winners"])
    return f"The game is over. Most IP: {names}, with {max(facts['ip'])}."


_TELLERS = {
    "begins": _begins,
    "dealt": _dealt,
    "looked": _looked,
    "drew agent": _drew_agent,
    "drew mission": _drew_mission,
    "dug": _dug,
    "placed": _placed,
    "played free": _played_free,
    "moved": _moved,
    "snatched": _snatched,
    "bought": _bought,
    "collected": _collected,
    "game over": _game_over,
}


def _the(facts: dict[str, Any], unseen: str) -> str:
    """The card, or what it is for whoever did not see it."""
    return f"the {facts['card']}" if "card" in facts else unseen


def _a(what: str) -> str:
    return f"an {what}" if what == "agent" else f"a {what}"


def _name(seat: int | None, viewer: int | None) -> str:
    if seat is None:
        return ""
    return "You" if seat == viewer else SEAT_NAMES[seat]


def _object(seat: int, viewer: int | None) -> str:
    return "you" if seat == viewer else SEAT_NAMES[seat]


def _possessive(name: str) -> str:
    return {"You": "your", "you": "your"}.get(name, f"{name}'s")


def _s(who: str, verb: str) -> str:
    return verb if who == "You" else f"{verb}s"
