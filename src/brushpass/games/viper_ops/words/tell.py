"""What happened, for the log."""

from typing import Any

from brushpass.games.viper_ops.words.names import (
    AGENTS,
    ASSETS,
    COVERS,
    KINDS,
    LINES,
    amount,
    pips,
    who,
)
from brushpass.kernel.journal import Seen

SOURCES = {
    "pile": "from the pile",
    "track": "from the mission track",
    "special": "from Special Mission",
}


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = event.facts
    name = who(facts["seat"]) if "seat" in facts else ""
    for words in (_set_up, _turns, _pieces, _missions, _cards, _end):
        found = words(event.kind, facts, name, viewer)
        if found:
            return found
    return ""


def _agent(kind: int) -> str:
    return "operative" if kind < 0 else AGENTS[KINDS[kind]]


def _an(words: str) -> str:
    if words[0].isupper():
        return f"the {words}"
    return f"an {words}" if words[0] in "aeio" else f"a {words}"


def _set_up(kind: str, facts: dict[str, Any], name: str, viewer: int | None) -> str:
    match kind:
        case "director":
            return f"{name} plays {facts['director']}."
        case "first":
            return f"{name} is first player."
        case "closed":
            if not facts["regions"]:
                return "All regions are in play."
            return f"Out of play: {', '.join(facts['regions'])}."
        case "theatre":
            return f"The ten missions of {facts['region']} await you."
        case "starts_with":
            return f"{name} starts with {facts['mission']}."
        case "round":
            return f"Round {facts['round']} begins. {who(facts['first'])} goes first."
        case "round_over":
            return f"Round {facts['round']} is over: dice return, budgets are paid."
        case "handler":
            return f"{name}'s Handler brings an operative."
    return ""


def _turns(kind: str, facts: dict[str, Any], name: str, viewer: int | None) -> str:
    match kind:
        case "rolled":
            return f"{name} rolled a {facts['face']}."
        case "copied":
            return f"{name} called in a favor: another {facts['face']}."
        case "colonel":
            return f"{name}'s Colonel turned a {facts['face']} into a {facts['now']}."
        case "uses":
            return f"{name} goes to: {facts['station']}."
        case "paid":
            return _paid(facts, name)
        case "wants_change":
            return f"{name} uses Mover and Shaker to get change."
        case "passed":
            return f"{name} passed."
        case "lifted":
            return f"{name} lifted a {facts['face']} from {facts['station']}."
    return ""


def _paid(facts: dict[str, Any], name: str) -> str:
    parts = []
    if facts["dice"]:
        parts.append(f"{pips(facts['dice'])} in dice")
    if facts["chips"] or not parts:
        parts.append(f"{pips(facts['chips'])} in chips")
    change = f" and got {pips(facts['change'])} back" if facts["change"] else ""
    return f"{name} paid {' and '.join(parts)}{change}."


def _pieces(kind: str, facts: dict[str, Any], name: str, viewer: int | None) -> str:
    match kind:
        case "assigned":
            return f"{name} put {_an(_agent(facts['kind']))} on {facts['mission']}."
        case "recalled":
            return f"{name} called {_an(_agent(facts['kind']))} back from {facts['mission']}."
        case "promoted" | "secret_agent":
            return f"{name} promoted {_an(_agent(facts['kind']))}: now {_an(_agent(facts['now']))}."
        case "hired":
            return f"{name} hired {amount(facts['amount'], 'operative')}."
        case "placed":
            asset = ASSETS[facts["asset"]]
            return (
                f"{name} put {asset if asset == 'intel' else 'a ' + asset} on {facts['mission']}."
            )
        case "abandoned":
            return f"{facts['mission']} has no agent: {name} lost its assets."
        case "joined":
            return f"{_an(_agent(facts['kind'])).capitalize()} joined {name}'s team."
        case "seal":
            taken = f", away from {who(facts['from'])}" if facts["from"] >= 0 else ""
            return f"{name} has the S.E.A.L. team{taken}."
        case "budget":
            return f"{name}'s budget is {facts['budget']}."
        case "mole_arrives":
            return f"{_an(_agent(facts['kind'])).capitalize()} is a mole in {facts['region']} now."
        case "planted":
            return (
                f"{name} left {_an(_agent(facts['kind']))} in {facts['region']} "
                f"for {pips(facts['pay'])}."
            )
        case "extracted":
            return f"{name} extracted {_an(_agent(facts['kind']))} from {facts['region']}."
    return ""


def _missions(kind: str, facts: dict[str, Any], name: str, viewer: int | None) -> str:
    match kind:
        case "mission_arrives":
            return f"{facts['mission']} is on the mission track."
        case "searched":
            return f"Discarded in the search: {', '.join(facts['missions'])}."
        case "gained_mission" | "drew_mission":
            return f"{name} took {facts['mission']} {SOURCES[facts['source']]}."
        case "offered":
            return f"{name} drew {', '.join(facts['missions'])} to choose from."
        case "covered":
            return f"{name} used {tuple(COVERS.values())[facts['source']]}."
        case "completed":
            return f"{name} completed {facts['mission']}!"
        case "doubled":
            return f"{name}'s Golden One doubles the reward."
        case "rearranged":
            return f"{name} rearranged the {'mission' if facts['missions'] else 'power'} track."
    return ""


def _cards(kind: str, facts: dict[str, Any], name: str, viewer: int | None) -> str:
    match kind:
        case "power_arrives":
            return f"{facts['card']} is on the power track."
        case "gained_power":
            return f"{name} took {facts['card']}."
        case "drew_power":
            if "card" in facts:
                return f"You drew {facts['card']} unseen."
            return f"{name} drew a power card unseen."
        case "played":
            return f"{name} played {facts['card']}."
        case "returned":
            return f"{name} handed {facts['card']} back for a chip."
    return ""


def _end(kind: str, facts: dict[str, Any], name: str, viewer: int | None) -> str:
    match kind:
        case "scored":
            parts = [
                f"{line} {points}"
                for line, points in zip(LINES, facts["lines"], strict=True)
                if points
            ]
            return f"{name}: {', '.join(parts)}. Total {sum(facts['lines'])}."
        case "won":
            return f"{name} becomes chief director."
        case "won_together":
            return "The last mission is completed: you win together."
        case "lost":
            return "Missions are left over: you lose together."
    return ""
