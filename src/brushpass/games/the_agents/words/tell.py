"""What happened, as a viewer is told."""

from typing import Any

from brushpass.games.the_agents.words.names import FACTION_NAMES, counted
from brushpass.kernel.journal import Seen
from brushpass.look.seats import SEAT_NAMES


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = event.facts
    who = _name(facts.get("seat"), viewer)
    has = "have" if who == "You" else "has"
    card = facts.get("card", "")
    mission = facts.get("mission", "")
    where = FACTION_NAMES[facts["faction"]] if "faction" in facts else ""
    match event.kind:
        case "begins":
            return f"{who} {'look' if who == 'You' else 'looks'} the most suspicious and {_s(who, 'begin')}."
        case "turn":
            return f"Round {facts['round']}: {_possessive(who)} turn."
        case "dealt":
            return _dealt(facts, who)
        case "looked":
            cards = facts.get("cards")
            seen = "" if cards is None else ": the " + " and the ".join(cards)
            return f"{who} looked at the top of the agents deck{seen}."
        case "drew agent":
            return f"{who} drew {'the ' + card if card else 'an agent'}."
        case "drew mission":
            return f"{who} drew {mission or 'a mission'}."
        case "dug":
            kept = f"the {card}" if card else "one"
            return f"{who} kept {kept} and put the rest to the bottom."
        case "placed":
            return _placed(facts, who, viewer)
        case "played free":
            facing, number = _object(facts["facing"], viewer), _object(facts["number"], viewer)
            return f"{who} played the {card}: the command to {facing}, the IP to {number}."
        case "paid":
            return f"{who} got {facts['points']} IP from the {card}, which retires."
        case "reactivated":
            return f"{who} reactivated the {card} in {where}."
        case "killed" | "revived" | "turned" | "extracted" | "retired":
            return f"{who} {event.kind} the {card} in {where}."
        case "swapped":
            return f"{who} swapped the {facts['first']} and the {facts['second']}."
        case "moved":
            return f"{who} moved the {card} from {where} to {FACTION_NAMES[facts['to']]}."
        case "house turned":
            return f"{who} turned the safe house of {where}."
        case "stopped":
            return f"{who} left it at that."
        case "stole":
            return f"{who} stole {facts['points']} IP from {_object(facts['other'], viewer)}."
        case "gained":
            return f"{who} gained {facts['points']} IP."
        case "snatched":
            what = (
                f"the {card}"
                if card
                else f"{'an' if facts['what'] == 'agent' else 'a'} {facts['what']}"
            )
            return f"{who} took {what} from {_possessive(_object(facts['other'], viewer))} hand."
        case "discarded":
            return f"{who} retired the {card} from hand."
        case "scrapped":
            owner = _possessive(_object(facts["other"], viewer))
            return f"{who} had {owner} {mission} on {where} retired."
        case "retired mission":
            return f"{who} retired {mission}."
        case "traded":
            return f"{who} traded in {mission}."
        case "assigned":
            return f"{who} assigned {mission} to {where}."
        case "took back":
            return f"{who} took {mission} back from {where}."
        case "mission home":
            return f"{where} is empty: {mission} goes back to {_possessive(_object(facts['seat'], viewer))} hand."
        case "bought":
            return f"{who} bought {'an' if facts['what'] == 'agent' else 'a'} {facts['what']} for {facts['price']} IP."
        case "picked up":
            return f"{who} {has} nothing left and picked up an agent."
        case "passed":
            return f"{who} could do nothing and passed."
        case "reshuffled":
            return f"The retired {facts['what']} were shuffled into a new deck."
        case "collected":
            return _collected(facts, who, viewer)
        case "goal reached":
            return f"{who} {has} reached the goal: all play until they have had equally many turns."
        case "game over":
            names = " and ".join(SEAT_NAMES[seat] for seat in facts["winners"])
            return f"The game is over. Most IP: {names}, with {max(facts['ip'])}."
    return ""


def _dealt(facts: dict[str, Any], who: str) -> str:
    if "cards" in facts:
        return f"{who} got {', '.join(facts['cards'])}."
    agents, missions = counted(facts["agents"], "agent"), counted(facts["missions"], "mission")
    return f"{who} got {agents} and {missions}."


def _placed(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    facing, data = _object(facts["facing"], viewer), _object(facts["data"], viewer)
    line = (
        f"{who} placed the {facts['card']} in {FACTION_NAMES[facts['faction']]}: "
        f"command to {facing}, data to {data}."
    )
    return line if facts["performed"] else f"{line} The command cannot be performed."


def _collected(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    gains: list[int] = facts["gains"]
    line = f"{who} collected {gains[facts['seat']]} IP."
    for seat, points in enumerate(gains):
        if points and seat != facts["seat"]:
            line += f" {_name(seat, viewer)} got {points}."
    return line


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
