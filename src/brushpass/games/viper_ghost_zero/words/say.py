"""What may be done, in sentences, and where on the table it is done."""

from brushpass.games.viper_ghost_zero.cards import SLUGS, TITLES
from brushpass.games.viper_ghost_zero.rules.actions import ACTIONS
from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.games.viper_ghost_zero.words.names import TITLE, some_cards, with_article
from brushpass.look.seats import SEAT_NAMES

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
        return f"Attack with {TITLE[card]}: a rival gives you {some_cards(count)}"
    if card == "access":
        return f"Play Access: draw {some_cards(view.access_draw)}"
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


def _owe(count: int) -> str:
    return f"you owe {some_cards(count)}" if count else "you owe nothing"


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
