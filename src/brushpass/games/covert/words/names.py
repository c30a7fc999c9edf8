"""What things are called."""

from collections.abc import Sequence

from brushpass.games.covert.view import AgencyFace, Need

AREA_NAMES = (
    "Complete Mission",
    "Mission Cards",
    "Agency Cards",
    "Movement",
    "the Special Operations folder",
    "the Decoder",
)
AGENT_LETTERS = "ABC"
TALENT_TITLES = {
    "cryptographer": "Cryptographer",
    "quartermaster": "Quartermaster",
    "wayfarer": "Wayfarer",
    "forger": "Forger",
    "fixer": "Fixer",
    "gambler": "Gambler",
}
TALENT_WORDS = {
    "cryptographer": "two tile swaps in a break turn",
    "quartermaster": "draws two tokens on the folder and keeps one",
    "wayfarer": "one agent may take one step more in a Movement action",
    "forger": "once a round any two cards stand for one equipment",
    "fixer": "once a round one Agency die reaches any region",
    "gambler": "once a round changes a die by one while placing",
}
ABILITY_NAMES = {
    "PLUS": "+1",
    "MINUS": "-1",
    "MOVE3": "Move x3",
    "ESPIONAGE": "Espionage",
    "SNEAK": "Sneak Attack",
    "FIRST": "First",
    "BREAKER": "Code Breaker",
    "SEARCH": "Search",
}
ABILITY_WORDS = {
    "PLUS": "the die you place counts one more",
    "MINUS": "the die you place counts one less",
    "MOVE3": "three steps shared among your agents",
    "ESPIONAGE": "take a card that somebody has just used",
    "SNEAK": "place one more die this turn",
    "FIRST": "break codes or resolve an action before the others",
    "BREAKER": "one more tile swap",
    "SEARCH": "look at three cards of a deck and keep one",
}


def card_name(card: AgencyFace) -> str:
    """An agency card in a sentence: `Radio A26`."""
    return f"{card.equipment} {card.id}"


def need_words(need: Need) -> str:
    """A requirement of a mission in a checklist."""
    if need.kind == "city":
        return f"Agent in {need.name}"
    if need.kind == "region":
        return f"Agent in the {need.name}"
    return need.name


def benefit_words(benefit: Need | None) -> str:
    if benefit is None:
        return ""
    if benefit.kind == "region":
        return f"counts as an agent in the {benefit.name}"
    return f"{benefit.name} for later missions"


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
