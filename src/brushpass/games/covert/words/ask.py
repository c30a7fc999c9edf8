"""What the open decision asks, in a line, why it matters, and the rule behind it."""

from brushpass.games.covert.view import CovertView, MissionFace, SeatView
from brushpass.games.covert.words.names import listed, need_words
from brushpass.kernel.offers import Prompt
from brushpass.look.seats import SEAT_NAMES

_DOING = {
    "ChooseCharacter": "choosing a character",
    "ReturnMission": "choosing missions",
    "PlaceDie": "placing dice",
    "AdjustDie": "placing dice",
    "PlaceAdjustedDie": "placing dice",
    "ChooseReroll": "rolling dice again",
    "KeepToken": "choosing a token",
    "BreakCodes": "breaking codes",
    "DrawCode": "drawing a code card",
    "BreakFirst": "asked about First",
    "ResolveFirst": "asked about First",
    "ResolveDice": "resolving dice",
    "FinishTurn": "finishing a turn",
    "MoveAgents": "moving agents",
    "MoveThree": "moving agents",
    "ChooseFlyer": "sending an agent by plane",
    "TakeReward": "collecting a reward",
    "DiscardAgencyCard": "discarding down to the limit",
    "PayEquipment": "completing a mission",
    "PayForged": "completing a mission",
    "PayAnyCard": "completing a mission",
    "AnswerWithEspionage": "asked about Espionage",
    "TakeUsedCard": "taking a used card",
    "ChooseSearch": "searching a deck",
    "KeepAgencyCard": "searching a deck",
    "KeepMission": "searching a deck",
    "DiscardMission": "discarding a mission",
    "FinalMission": "looking for a last mission",
}
_PLAIN = {
    "ChooseCharacter": (
        "Choose your character",
        "Its ability is yours for the whole game.",
        "CV-003",
    ),
    "ReturnMission": (
        "Put one of your missions back",
        "You keep the other two. Look at what they need and where your agents stand.",
        "CV-017",
    ),
    "KeepToken": ("Keep one of the two tokens", "The other goes back unseen.", "CV-042"),
    "ChooseReroll": ("Choose the dice to roll again", "Your reroll token is spent.", "CV-028"),
    "DrawCode": (
        "Draw a code card",
        "You see the equipment on top; the digits are below.",
        "CV-067",
    ),
    "BreakFirst": (
        "Use First to break codes before the others?",
        "It moves your break turn forward; you will not get a second one.",
        "CV-131",
    ),
    "ResolveFirst": (
        "Use First to resolve an action before the others?",
        "The normal order follows, with you in it.",
        "CV-132",
    ),
    "FinishTurn": (
        "Your action is done",
        "You may still fly, move or search before you end your turn.",
        "CV-R35",
    ),
    "DiscardAgencyCard": ("Discard an agency card", "Your hand is over the limit.", "CV-093"),
    "DiscardMission": ("Discard a mission", "You hold one too many.", "CV-085"),
    "TakeUsedCard": ("Take one of the used cards", "It goes into your hand.", "CV-129"),
    "ChooseSearch": ("Which deck will you search?", "You see three and keep one.", "CV-136"),
    "KeepAgencyCard": ("Keep one of these cards", "The others go under the deck.", "CV-136"),
    "KeepMission": ("Keep one of these missions", "The others go under the deck.", "CV-136"),
    "FinalMission": (
        "Complete one last mission?",
        "No dice are needed. Flights and abilities work, characters do not.",
        "CV-141",
    ),
    "AdjustDie": ("Which die will you change?", "It has to be placed next.", "CV-R16"),
    "PlaceAdjustedDie": (
        "Place the changed die",
        "On a circle or the Decoder; another +1 or -1 may change it again.",
        "CV-R16",
    ),
}


def ask(view: CovertView) -> Prompt:
    if view.over:
        return _result(view)
    mover = SEAT_NAMES[view.to_move]
    if view.seat != view.to_move:
        return Prompt(f"{mover} is {_DOING[view.step]}.", _waiting(view), "CV-026")
    if view.step in _PLAIN:
        return Prompt(*_PLAIN[view.step])
    mine = view.seats[view.to_move]
    match view.step:
        case "PlaceDie":
            return _placing(view, mine)
        case "BreakCodes":
            swaps = view.arguments[0]
            dice = (
                f" Your Decoder dice: {listed([str(face) for face in mine.decoder])}."
                if mine.decoder
                else ""
            )
            return Prompt("Break your codes", f"{_count(swaps, 'swap')} left.{dice}", "CV-061")
        case "ResolveDice":
            return Prompt(
                "Resolve dice from one circle",
                "One action a turn; flights, Move x3 and Search may come before it.",
                "CV-070",
            )
        case "MoveAgents" | "MoveThree":
            return Prompt(
                f"Move your agents: {_steps(view)}",
                "You leave a cube behind and pick up what others left.",
                "CV-101" if view.step == "MoveAgents" else "CV-128",
            )
        case "ChooseFlyer":
            city = view.cities[view.arguments[0]].name
            return Prompt(f"Who flies to {city}?", "The agent leaves and gathers cubes.", "CV-097")
        case "TakeReward":
            return Prompt("A pair of cubes: take a card", "Face up, or unseen.", "CV-113")
        case "AnswerWithEspionage":
            return _espionage(view)
    return _paying(view)


def _placing(view: CovertView, mine: SeatView) -> Prompt:
    left, placed = view.arguments
    if placed:
        return Prompt("Place another die, or end your turn", "A Sneak Attack.", "CV-130")
    if not mine.unplaced:
        return Prompt("Take your turn-order token", "You have no dice left to place.", "CV-045")
    dice = listed([str(face) for face in mine.unplaced])
    more = f" You may place {left} this turn." if left > 1 else ""
    return Prompt(
        "Place a die, or drop out",
        f"Your dice: {dice}. On a circle it must touch a die already there.{more}",
        "CV-033",
    )


def _steps(view: CovertView) -> str:
    if view.step == "MoveThree":
        return f"{_count(view.arguments[0], 'step')} left"
    packed, extra = view.arguments
    left = [packed >> 4 * agent & 15 for agent in range(3)]
    words = ", ".join(f"{letter} {steps}" for letter, steps in zip("ABC", left, strict=True))
    return f"steps left {words}" + (", and one more for one of them" if extra else "")


def _espionage(view: CovertView) -> Prompt:
    user = view.arguments[0]
    who = "You have" if user == view.seat else f"{SEAT_NAMES[user]} has"
    cards = listed([f"{card.equipment} ({card.city}, {card.ability_name})" for card in view.used])
    return Prompt("Use Espionage?", f"{who} just used {cards}.", "CV-129")


def _paying(view: CovertView) -> Prompt:
    mission = _being_completed(view)
    if view.step == "PayEquipment":
        gear = [need for need in mission.needs if need.kind == "equipment"]
        need = need_words(gear[view.arguments[1]])
        return Prompt(f"Pay for the {need}", f"You are completing {mission.name}.", "CV-R49")
    if view.step == "PayForged":
        left = view.arguments[3]
        return Prompt(f"Forge: {_count(left, 'card')} to discard", "Any cards will do.", "CV-R49")
    return Prompt("Discard any agency card", f"You are completing {mission.name}.", "CV-080")


def _being_completed(view: CovertView) -> MissionFace:
    number = view.arguments[0]
    return next(face for face in view.seats[view.to_move].known_missions if face.number == number)


def _waiting(view: CovertView) -> str:
    if view.order and view.step not in ("PlaceDie", "AdjustDie", "PlaceAdjustedDie"):
        return "Turn order: " + ", ".join(SEAT_NAMES[seat] for seat in view.order) + "."
    return "Nothing for you to do just now."


def _result(view: CovertView) -> Prompt:
    best = max(view.scores)
    names = listed([SEAT_NAMES[seat] for seat in view.winners])
    verb = "wins" if len(view.winners) == 1 else "share the victory"
    scores = ", ".join(f"{SEAT_NAMES[seat]} {score}" for seat, score in enumerate(view.scores))
    return Prompt(f"{names} {verb} with {best} points.", f"{scores}.", "CV-146")


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
