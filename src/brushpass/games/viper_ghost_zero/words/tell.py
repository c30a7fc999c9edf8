"""What happened, in words for whoever reads it."""

from typing import Any

from brushpass.games.viper_ghost_zero.cards import TITLES
from brushpass.games.viper_ghost_zero.words.names import ENDINGS, joined, with_article
from brushpass.kernel.journal import Seen
from brushpass.look.seats import SEAT_NAMES


class Teller:
    """Sentences about one event for one viewer; the viewer is `you`."""

    def __init__(self, event: Seen, viewer: int | None) -> None:
        self.facts: dict[str, Any] = event.facts
        self.viewer = viewer

    def name(self, field: str) -> str:
        """The seat in the middle of a sentence."""
        seat = self.facts[field]
        return "you" if seat == self.viewer else SEAT_NAMES[seat]

    def does(self, past: str, field: str = "seat") -> str:
        """The beginning of a sentence: who did something."""
        return f"{self.subject(field)} {past}"

    def subject(self, field: str = "seat") -> str:
        return "You" if self.facts[field] == self.viewer else SEAT_NAMES[self.facts[field]]

    def whose(self, field: str, capital: bool = False) -> str:
        seat = self.facts[field]
        if seat == self.viewer:
            return "Your" if capital else "your"
        return f"{SEAT_NAMES[seat]}'s"

    def card(self, missing: str = "a card") -> str:
        return with_article(TITLES[self.facts["card"]]) if "card" in self.facts else missing

    def mission(self, field: str = "mission") -> str:
        mission = self.facts[field]
        needs = joined([TITLES[card] for card in mission["needs"]])
        return f"{mission['name']} ({needs})"


def tell(event: Seen, viewer: int | None) -> str:
    teller = Teller(event, viewer)
    facts = teller.facts
    match event.kind:
        case "dealt":
            return f"Everybody has a mission and {facts['cards']} cards. Mode: {facts['variant']}."
        case "turn":
            return f"{teller.whose('seat', capital=True)} turn {facts['turn']}."
        case "drew":
            return teller.does(f"drew {_drawn(facts)}.")
        case "reshuffled":
            return f"The discard pile is shuffled: {facts['count']} cards make a new draw pile."
        case "played":
            return teller.does(f"played {teller.card()}.")
        case "passed":
            return teller.does("stopped.")
        case "targeted":
            return _targeted(teller)
        case "let_happen":
            return teller.does("let it happen.")
        case "owes":
            return _owes(teller)
        case "gave":
            return teller.does(f"gave {teller.name('taker')} {teller.card()}.")
        case "surrendered":
            played = TITLES[facts["card"]]
            return teller.does(f"gave {teller.name('taker')} the {played} from the table.")
        case "took":
            return teller.does(f"took {teller.whose('owner')} {TITLES[facts['card']]}.")
        case "cancelled":
            return f"The {TITLES[facts['card']]} has no effect."
        case "returned":
            return teller.does(f"put {teller.card()} under the draw pile.")
        case "exposed":
            return f"{teller.whose('seat', capital=True)} mission lies open: {teller.mission()}."
        case "concealed":
            return "All revealed missions are hidden again."
        case "swapped":
            return teller.does(f"swapped missions with {teller.name('other')}.")
        case "briefed" if "mission" in facts:
            return f"Your mission is now {teller.mission()}."
        case "replaced":
            return f"{teller.does('drew a mission and discarded')} {teller.mission()}."
        case "finished":
            return _finished(teller)
        case "ended":
            return _ended(teller)
    return ""


def _drawn(facts: dict[str, Any]) -> str:
    if "cards" in facts:
        return joined([with_article(TITLES[card]) for card in facts["cards"]])
    return "a card" if facts["count"] == 1 else f"{facts['count']} cards"


def _targeted(teller: Teller) -> str:
    card = TITLES[teller.facts["card"]]
    return f"{teller.does(f'aimed the {card} at')} {teller.name('rival')}."


def _owes(teller: Teller) -> str:
    count = teller.facts["count"]
    owe = "owe" if teller.facts["seat"] == teller.viewer else "owes"
    what = "nothing" if count == 0 else "one card" if count == 1 else f"{count} cards"
    return f"{teller.subject()} {owe} {teller.name('attacker')} {what}."


def _finished(teller: Teller) -> str:
    returned = teller.facts["returned"]
    back = ""
    if returned:
        cards = "One card goes" if returned == 1 else f"{returned} cards go"
        back = f" {cards} under the draw pile."
    return f"{teller.does('completed the mission')} {teller.mission()}.{back}"


def _ended(teller: Teller) -> str:
    how = teller.facts["how"]
    winners = joined([SEAT_NAMES[seat] for seat in teller.facts["winners"]]) or "Nobody"
    if how == "mission complete":
        return f"{winners} wins."
    if how == "one left over":
        return f"Only one player is left, who loses. {winners} won."
    return ENDINGS[how].format(winners=winners)
