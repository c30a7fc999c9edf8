"""What is asked of whoever is to decide."""

from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.games.viper_ghost_zero.words.names import (
    TITLE,
    ending,
    joined,
    plural,
    some_cards,
    with_article,
)
from brushpass.kernel.offers import Prompt
from brushpass.look.seats import SEAT_NAMES

_WHY_AIM = {
    "security-alert": "Everybody sees that mission until somebody plays Security Disabled.",
    "tranquilizer": "The objectives go into your area. A Neuro-Stim would stop you.",
    "flashbang": "You pick the objective once your rival has answered.",
    "counter-op": "Nothing can stop it. Whoever is revealed stays revealed.",
}
_DOING = {
    "PlayCard": "choosing a card to play",
    "ChooseTarget": "choosing a rival",
    "Defend": "deciding about a defense",
    "Resist": "deciding about an answer",
    "GiveCard": "choosing a card to give",
    "TakeObjective": "choosing an objective to take",
    "ReturnCard": "putting surplus cards under the pile",
}


def ask(view: GhostView) -> Prompt:
    if view.over:
        return Prompt(ending(view), _final_word(view), "VG-087" if _alpha(view) else "VG-098")
    if view.seat != view.to_move:
        mover = SEAT_NAMES[view.to_move]
        return Prompt(
            f"{mover} is {_DOING[view.step]}.", "Nothing for you to do just now.", "VG-013"
        )
    match view.step:
        case "PlayCard":
            return _ask_play(view)
        case "ChooseTarget":
            return _ask_target(view)
        case "Defend" | "Resist":
            return _ask_answer(view)
        case "GiveCard":
            return _ask_give(view)
        case "TakeObjective":
            return _ask_take(view)
    surplus = len(view.hand) - view.hand_limit
    return Prompt(
        f"Put {some_cards(surplus)} under the draw pile",
        f"You may keep {view.hand_limit}. Nobody sees what you put back; the last card lies lowest.",
        "VG-023",
    )


def _ask_play(view: GhostView) -> Prompt:
    mine = view.seats[view.to_move]
    assert mine.mission is not None
    missing = [TITLE[card] for card in mine.mission.needs if card not in mine.area]
    left = plural(view.plays_allowed - view.plays, "play").capitalize()
    title = "Play a card, or stop" if view.plays == 0 else "Play another card, or stop"
    return Prompt(
        title,
        f"{left} left. {mine.mission.name} still needs {joined(missing)}.",
        "VG-018",
    )


def _ask_target(view: GhostView) -> Prompt:
    card = view.action.card if view.action else ""
    if card in _WHY_AIM:
        verb = {"security-alert": "Whose mission do you expose?",
                "counter-op": "With whom do you swap missions?"}  # fmt: skip
        return Prompt(verb.get(card, "From whom do you take?"), _WHY_AIM[card], _rule_of(card))
    return Prompt(
        f"Whom do you attack with the {TITLE[card]}?",
        f"Your rival owes you {some_cards(view.numbers[card])}, less what a defense takes off, "
        "and picks them.",
        "VG-044",
    )


def _ask_answer(view: GhostView) -> Prompt:
    assert view.action is not None
    attacker = SEAT_NAMES[view.action.seat]
    card = TITLE[view.action.card]
    if view.step == "Defend":
        return Prompt(
            f"{attacker} attacks you with {with_article(card)}",
            f"You owe {some_cards(view.action.owed or 0)}. One defense may take something off; "
            "nobody learns whether you have one.",
            "VG-047",
        )
    what = "every objective" if view.action.card == "tranquilizer" else "an objective"
    return Prompt(
        f"{attacker} uses {with_article(card)} on you",
        f"It takes {what} in front of you. Only a Neuro-Stim stops it; "
        "nobody learns whether you have one.",
        "VG-078",
    )


def _ask_give(view: GhostView) -> Prompt:
    assert view.action is not None
    return Prompt(
        f"Give {SEAT_NAMES[view.action.seat]} {some_cards(view.action.owed or 0)}",
        "You pick, from your hand or from the objectives in front of you.",
        "VG-051",
    )


def _ask_take(view: GhostView) -> Prompt:
    assert view.action is not None
    rival = SEAT_NAMES[view.action.rival or 0]
    return Prompt(f"Take one objective from {rival}", "It goes straight into your area.", "VG-074")


def _rule_of(card: str) -> str:
    rules = {"security-alert": "VG-059", "tranquilizer": "VG-073", "flashbang": "VG-074"}
    return rules.get(card, "VG-069")


def _final_word(view: GhostView) -> str:
    if view.seat is None:
        return "The file is closed."
    if view.seat not in view.winners:
        return "You did not complete your mission in time."
    shared = view.payoffs[view.seat] < max(view.scores)
    return "You share the point." if shared else "Your mission is complete."


def _alpha(view: GhostView) -> bool:
    return view.variant == "alpha"
