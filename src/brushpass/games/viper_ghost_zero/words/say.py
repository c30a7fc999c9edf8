"""Viper Ghost Zero in words: what is asked, what may be done, how it stands."""

from collections import Counter

from brushpass.games.viper_ghost_zero.cards import SLUGS, TITLES
from brushpass.games.viper_ghost_zero.rules.actions import ACTIONS
from brushpass.games.viper_ghost_zero.view import GhostView, MissionView, SeatView
from brushpass.kernel.offers import Prompt
from brushpass.look.seats import SEAT_NAMES

TITLE = dict(zip(SLUGS, TITLES, strict=True))
THEFTS = ("tranquilizer", "flashbang")
_PLAY = {
    "security-alert": "Play Security Alert: turn a rival's mission face up",
    "security-disabled": "Play Security Disabled: hide every revealed mission",
    "tranquilizer": "Play Tranquilizer: take all objectives in front of a rival",
    "flashbang": "Play Flashbang: take one objective in front of a rival",
    "counter-op": "Play Counter-Op: swap missions with a rival",
}
_AIM = {
    "security-alert": "Turn {rival}'s mission face up",
    "tranquilizer": "Take all objectives in front of {rival}",
    "flashbang": "Take an objective in front of {rival}",
    "counter-op": "Swap missions with {rival}",
}
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
ENDINGS = {
    "mission complete": "{winners} completed a mission and wins.",
    "one left over": "{losers} is the last one left and loses. {winners} won.",
    "objectives locked out": "No mission can be completed any more. {winners} won.",
    "turn cap": "The game has stalled. {winners} came furthest.",
}


def sentence(view: GhostView, action: int) -> str:
    family, index = ACTIONS.split(action)
    match family:
        case "play":
            return _play(view, SLUGS[index])
        case "pass":
            return _pass(view)
        case "target":
            return _target(view, SEAT_NAMES[index])
        case "give":
            return f"Give {with_article(TITLES[index])} from your hand"
        case "surrender":
            return f"Give the {TITLES[index]} that lies in front of you"
        case "take":
            return f"Take the {TITLES[index]}"
    return f"Put {with_article(TITLES[index])} under the draw pile"


def _play(view: GhostView, card: str) -> str:
    if view.step == "Defend":
        owed = (view.action.owed or 0) if view.action else 0
        left = max(0, owed - view.numbers[card])
        return f"Defend with {TITLE[card]}: {_owe(left)}"
    if view.step == "Resist":
        return "Answer with Neuro-Stim: nothing is taken"
    if card in view.numbers:
        count = view.numbers[card]
        return f"Attack with {TITLE[card]}: a rival gives you {_cards(count)}"
    if card == "access":
        return f"Play Access: draw {_cards(view.access_draw)}"
    if card in _PLAY:
        return _PLAY[card]
    mine = view.seats[view.to_move]
    if card in mine.area:
        return f"Lay another {TITLE[card]} in front of you"
    wanted = " for your mission" if mine.mission is not None and card in mine.mission.needs else ""
    return f"Lay {with_article(TITLE[card])} in front of you{wanted}"


def _pass(view: GhostView) -> str:
    if view.step == "Defend":
        owed = (view.action.owed or 0) if view.action else 0
        return f"Play no defense: {_owe(owed)}"
    if view.step == "Resist":
        return "Let it happen"
    return "Stop playing cards" if view.plays else "Play no card this turn"


def _target(view: GhostView, rival: str) -> str:
    card = view.action.card if view.action else ""
    return _AIM.get(card, f"Attack {rival} with the {TITLE.get(card, '')}").format(rival=rival)


def spot(view: GhostView, action: int) -> str | None:
    family, index = ACTIONS.split(action)
    match family:
        case "play" | "give" | "return":
            return f"hand:{SLUGS[index]}"
        case "target":
            return f"seat:{index}"
        case "surrender":
            return f"area:{view.to_move}:{SLUGS[index]}"
        case "take":
            rival = view.action.rival if view.action else None
            return f"area:{rival}:{SLUGS[index]}"
    return None


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
        f"Put {_cards(surplus)} under the draw pile",
        f"You may keep {view.hand_limit}. Nobody sees what you put back; the last card lies lowest.",
        "VG-023",
    )


def _ask_play(view: GhostView) -> Prompt:
    mine = view.seats[view.to_move]
    assert mine.mission is not None
    missing = [TITLE[card] for card in mine.mission.needs if card not in mine.area]
    left = _plural(view.plays_allowed - view.plays, "play").capitalize()
    title = "Play a card, or stop" if view.plays == 0 else "Play another card, or stop"
    return Prompt(
        title,
        f"{left} left. {mine.mission.name} still needs {joined(missing)}.",
        "VG-018",
    )


def _ask_target(view: GhostView) -> Prompt:
    card = view.action.card if view.action else ""
    if card in _AIM:
        verb = {"security-alert": "Whose mission do you expose?",
                "counter-op": "With whom do you swap missions?"}  # fmt: skip
        return Prompt(verb.get(card, "From whom do you take?"), _WHY_AIM[card], _rule_of(card))
    return Prompt(
        f"Whom do you attack with the {TITLE[card]}?",
        f"Your rival owes you {_cards(view.numbers[card])}, less what a defense takes off, "
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
            f"You owe {_cards(view.action.owed or 0)}. One defense may take something off; "
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
        f"Give {SEAT_NAMES[view.action.seat]} {_cards(view.action.owed or 0)}",
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


def ending(view: GhostView) -> str:
    """How the game ended, for everybody."""
    losers = [seat for seat in range(view.players) if seat not in view.winners]
    template = ENDINGS[view.ending]
    if (
        view.ending == "turn cap"
        and view.variant == "bravo"
        and any(seat.place for seat in view.seats)
    ):
        template = "The game has stalled. {winners} had finished."
    return template.format(
        winners=_names(view.winners) or "Nobody", losers=_names(losers) or "Nobody"
    )


def _final_word(view: GhostView) -> str:
    if view.seat is None:
        return "The file is closed."
    if view.seat not in view.winners:
        return "You did not complete your mission in time."
    shared = view.payoffs[view.seat] < max(view.scores)
    return "You share the point." if shared else "Your mission is complete."


def _alpha(view: GhostView) -> bool:
    return view.variant == "alpha"


def text(view: GhostView) -> str:
    lines = [
        f"Viper Ghost Zero, {view.variant}. Draw pile {view.pile}, discard pile {len(view.discard)}"
        + (f", {_plural(view.set_aside, 'mission')} set aside." if view.set_aside else "."),
    ]
    if view.over:
        lines.append(ending(view))
    else:
        active = SEAT_NAMES[view.active]
        lines.append(f"{active}'s turn, {view.plays} of {view.plays_allowed} cards played.")
    lines += [_status(view, seat, player) for seat, player in enumerate(view.seats)]
    if view.seat is not None:
        lines.append(f"Your hand: {cards(view.hand) or 'empty'}.")
    if view.discard:
        lines.append(f"Discarded last: {_last_discards(view)}.")
    if any(place != "?" for place in view.under):
        lines.append(f"Lowest in the draw pile: {_under(view)}.")
    if view.block is not None and view.pile > len(view.under):
        most = ", ".join(f"{count} {TITLE.get(card, card)}" for card, count in view.block.items())
        lines.append(f"The reshuffled part of the pile holds at most: {most}.")
    if view.action is not None:
        lines.append(doing(view))
    return "\n".join(lines)


def doing(view: GhostView) -> str:
    """The card being resolved, in a sentence."""
    assert view.action is not None
    who = SEAT_NAMES[view.action.seat]
    card = with_article(TITLE[view.action.card])
    if view.action.rival is None:
        return f"{who} has played {card}."
    rival = SEAT_NAMES[view.action.rival]
    if view.action.owed is None:
        return f"{who} has used {card} on {rival}."
    return f"{who} attacks {rival} with {card}: {_cards(view.action.owed)} owed."


def standing(view: GhostView, seat: int) -> str:
    player = view.seats[seat]
    return f"{_cards(player.hand_size)} in hand · {_plural(len(player.area), 'objective')}"


def _status(view: GhostView, seat: int, player: SeatView) -> str:
    you = " (you)" if view.seat == seat else ""
    parts = [_cards(player.hand_size), f"area: {cards(player.area) or 'empty'}"]
    match player.sight:
        case "hidden":
            parts.append("mission hidden" + _suspects(view, player))
        case "own":
            parts.append(f"mission {_mission(player.mission)}")
        case "remembered":
            parts.append(f"mission hidden, but you know it is {_mission(player.mission)}")
        case sight:
            parts.append(f"mission {sight}: {_mission(player.mission)}")
    if player.holds:
        parts.append(f"certainly holds {cards(player.holds)}")
    if player.place is not None:
        parts.append(f"finished in place {player.place}")
    return f"{SEAT_NAMES[seat]}{you}: " + "; ".join(parts)


def _suspects(view: GhostView, player: SeatView) -> str:
    if len(player.may_have) == len(view.missions):
        return ""
    return f" ({' or '.join(player.may_have)})"


def _mission(mission: MissionView | None) -> str:
    if mission is None:
        return "unknown"
    return f"{mission.name} ({joined([TITLE[card] for card in mission.needs])})"


def _last_discards(view: GhostView) -> str:
    return ", ".join(TITLE.get(card, f"mission {card}") for card in view.discard[-5:])


def _under(view: GhostView) -> str:
    return ", ".join("one of yours" if place == "yours" else TITLE.get(place, "unknown")
                     for place in view.under)  # fmt: skip


def cards(names: list[str]) -> str:
    """Cards with their number of copies: `Knife, 2 Access`."""
    counted = Counter(names)
    return ", ".join(
        TITLE[name] if count == 1 else f"{count} {TITLE[name]}" for name, count in counted.items()
    )


def with_article(title: str) -> str:
    if title in ("Security Disabled", "Heavy Armor"):
        return title
    return f"{'an' if title[0] in 'AEIOU' else 'a'} {title}"


def _cards(count: int) -> str:
    return _plural(count, "card")


def _plural(count: int, word: str) -> str:
    return f"one {word}" if count == 1 else f"{count or 'no'} {word}s"


def _owe(count: int) -> str:
    return f"you owe {_cards(count)}" if count else "you owe nothing"


def joined(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def _names(seats: list[int]) -> str:
    return joined([SEAT_NAMES[seat] for seat in seats])
