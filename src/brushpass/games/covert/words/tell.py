"""What happened, in each viewer's wording."""

from typing import Any

from brushpass.games.covert.rules.content import ABILITIES
from brushpass.games.covert.words.names import ABILITY_NAMES, AGENT_LETTERS, AREA_NAMES, listed
from brushpass.kernel.journal import Seen
from brushpass.look.seats import SEAT_NAMES

_SIDES = ("left", "right")
_PLAIN = {
    "gambled": "{who} {use} the Gambler's nerve.",
    "fixed": "{who} {reach} beyond the own agents: the Fixer.",
    "forfeited": "{who} {give} up a die on {circle}.",
    "showed_mission": "{who} {show} the mission {mission}.",
    "completed": "{who} {complete} {mission} for {points} points.",
    "paid_card": "{who} {pay} with {card}.",
    "paid_icon": "{who} {use} the {equipment} of a completed mission.",
    "paid_code": "{who} {use} up the broken code {code}.",
    "forged": "{who} {forge} the {equipment} from two other cards.",
    "took_mission": "{who} {take} the mission {mission}.",
    "discarded_mission": "{who} {discard} the mission {mission}.",
    "took_card": "{who} {take} {card} from the {region}.",
    "took_used": "{who} {take} {card} by Espionage.",
    "discarded_card": "{who} {discard} {card}.",
    "flew_with": "{who} {use} {card} to fly to {city}.",
    "dropped_out": "{who} {take} turn-order token {token}.",
    "start_player": "{who} {start}.",
    "character": "{who} {play} {character}.",
}
_SECRET = {
    "drew_card": ("{who} {draw} {card} from the agency deck.", "{who} {draw} an agency card."),
    "drew_mission": ("{who} {draw} the mission {mission}.", "{who} {draw} a mission."),
    "kept_card": ("{who} {keep} {card}.", "{who} {keep} one card."),
    "kept_mission": ("{who} {keep} the mission {mission}.", "{who} {keep} one mission."),
    "returned_mission": (
        "{who} {put} the mission {mission} under the deck.",
        "{who} {put} a mission under the deck.",
    ),
}


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = dict(event.facts)
    mine = viewer is not None and facts.get("seat") == viewer
    words = _Words(facts, mine)
    if event.kind in _PLAIN:
        if "circle" in facts:
            facts["circle"] = AREA_NAMES[facts["circle"]]
        return words.say(_PLAIN[event.kind])
    if event.kind in _SECRET:
        told, hidden = _SECRET[event.kind]
        return words.say(told if mine else hidden)
    return _other(event.kind, facts, words, mine)


class _Words:
    """Fills a sentence: `{who} {take}` is "You take" for the one it is about, "Blue takes" for
    the others."""

    def __init__(self, facts: dict[str, Any], mine: bool) -> None:
        self.facts = facts
        self.mine = mine

    def say(self, sentence: str) -> str:
        who = "You" if self.mine else SEAT_NAMES[self.facts["seat"]]
        return sentence.format_map(_Filling({**self.facts, "who": who}, self.mine))


class _Filling(dict[str, Any]):
    """Facts by name; any other word is a verb in the right person."""

    def __init__(self, facts: dict[str, Any], mine: bool) -> None:
        super().__init__(facts)
        self.mine = mine

    def __missing__(self, verb: str) -> str:
        if self.mine:
            return verb
        return verb + ("es" if verb.endswith(("ch", "s", "x")) else "s")


def _other(kind: str, facts: dict[str, Any], words: _Words, mine: bool) -> str:
    match kind:
        case "dealt":
            return f"You are dealt {listed(facts['cards'])}." if mine else ""
        case "starts":
            place = listed(facts["cities"])
            return f"Your agents start in {place}." if mine else words.say(
                "{who}'s agents start in " + place + "."
            )  # fmt: skip
        case "laid_out":
            return f"On offer: {listed(facts['missions'])}."
        case "rolled_for_start":
            return words.say("{who} {roll} " + _faces(facts["faces"]) + " for the start.")
        case "rolled":
            return f"Round {facts['round']}: the dice are rolled. " + words.say("{who} {begin}.")
        case "placed":
            return words.say("{who} {place} a {face} on " + AREA_NAMES[facts["area"]] + ".")
        case "adjusted":
            return words.say("{who} {turn} a {from} to a {face}.")
        case "rerolled":
            return words.say("{who} {roll} again: " + _faces(facts["faces"]) + ".")
        case "drew_token":
            name = f"a {_ability(facts['ability'])} token" if mine else "a token"
            return words.say("{who} {draw} " + name + ".")
        case "drew_tokens":
            if not mine:
                return words.say("{who} {look} at two tokens.")
            first, second = (_ability(ability) for ability in facts["abilities"])
            return f"You look at a {first} and a {second} token."
        case "used_token":
            return words.say("{who} {use} a token: " + _ability(facts["ability"]) + ".")
        case "used_card":
            return words.say("{who} {use} {card} for " + _ability(facts["ability"]) + ".")
        case "searched":
            deck = "mission" if facts["missions"] else "agency"
            found = f": {listed(facts['cards'])}" if mine else ""
            return words.say("{who} {search} the " + deck + " deck") + f"{found}."
        case "moved":
            return _moved(facts, words)
        case "paired":
            colour = SEAT_NAMES[facts["colour"]]
            return words.say("{who} {return} a pair of " + colour + " cubes for a card.")
        case "swapped":
            one, other = facts["tiles"]
            return words.say("{who} {swap} the tiles " + f"{one} and {other}.")
        case "broke":
            dice = (
                f" with a die on {listed(list(map(str, facts['dice'])))}" if facts["dice"] else ""
            )
            return words.say("{who} {break} the code {code}" + dice + ".")
        case "drew_code":
            shown = f"the code {facts['code']}" if mine else f"a code card ({facts['equipment']})"
            return words.say("{who} {draw} " + f"{shown} from the {_SIDES[facts['side']]} deck.")
        case "returned_code":
            return f"The code {facts['code']} is shuffled into the {_SIDES[facts['side']]} deck."
        case "finale":
            return "That was the last round. Everybody may complete one more mission."
        case "ended":
            return (
                f"The game is over: {listed([SEAT_NAMES[seat] for seat in facts['winners']])} won."
            )
    return ""


def _moved(facts: dict[str, Any], words: _Words) -> str:
    line = words.say("{who} {move} agent ") + AGENT_LETTERS[facts["agent"]]
    line += f" from {facts['from']} to {facts['city']}"
    if facts["gathered"]:
        cubes = listed([f"a {SEAT_NAMES[colour]} cube" for colour in facts["gathered"]])
        line += f" and {'pick' if words.mine else 'picks'} up {cubes}"
    return line + "."


def _faces(faces: list[int]) -> str:
    return " ".join(map(str, faces))


def _ability(number: int) -> str:
    return ABILITY_NAMES[ABILITIES[number]]
