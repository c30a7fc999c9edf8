"""What happened, in words for one reader."""

from typing import Any

from brushpass.kernel.grammar import Person
from brushpass.kernel.journal import Seen
from loose_ends.words.names import the


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = event.facts
    who = Person(facts["seat"], viewer) if "seat" in facts else None
    whom = Person(facts["rival"], viewer) if "rival" in facts else None
    contact = the(facts["contact"]) if "contact" in facts else "a file"
    city = str(facts.get("city", "")).title()
    match event.kind:
        case "opened":
            return f"T{contact[1:]} lies open on the board."
        case "began":
            return f"{who:You} {who:begin}."
        case "dealt":
            return f"You hold {contact}." if "contact" in facts else ""
        case "drew":
            return f"{who:You} {who:draw} {contact}."
        case "filed":
            return f"{who:You} {who:put} down {contact}, which {_they(who)} {_had(facts)}."
        case "looked":
            shown = f": {contact}" if "contact" in facts else ""
            return f"{who:You} {who:look} at {whom:your} file{shown}."
        case "swapped":
            return f"{who:You} {who:swap} files with {whom:you}{_exchange(facts, who)}."
        case "answered":
            said = "is" if facts["yes"] else "is not"
            return f"{who:You} {who:ask} {whom:you}: {whom:your} file {said} of {city}."
        case "asked":
            return f"{who:You} {who:ask} the archive about {city}{_archive(facts)}."
        case "named":
            right = "and are right" if facts["right"] else "and are wrong"
            if who is not None and not who.mine:
                right = right.replace("are", "is")
            return f"{who:You} {who:name} {contact} as the leak, {right}."
        case "left":
            return f"{who:You} {who:are} out, and {who:your} file was {contact}."
        case "won":
            return f"{who:You} {who:have} won. The leak was {the(facts['leak'])}."
    return ""


def _they(who: Person | None) -> str:
    return "you" if who is not None and who.mine else "they"


def _had(facts: dict[str, Any]) -> str:
    return "held" if facts["which"] == "held" else "had just drawn"


def _exchange(facts: dict[str, Any], who: Person | None) -> str:
    if "given" not in facts or who is None:
        return ""
    given, taken = the(facts["given"]), the(facts["taken"])
    return f": {given} for {taken}" if who.mine else f": {taken} for {given}"


def _archive(facts: dict[str, Any]) -> str:
    if "yes" not in facts:
        return ""
    return ": the leak is from there" if facts["yes"] else ": the leak is not from there"
