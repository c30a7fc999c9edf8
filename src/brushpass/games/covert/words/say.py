"""The legal actions: a sentence for each, and its spot on the table."""

from brushpass.games.covert.rules.actions import ACTIONS, SWAP_TILES
from brushpass.games.covert.rules.content import ABILITIES, MAX_CITIES
from brushpass.games.covert.view import AgencyFace, CovertView, MissionFace, Screen
from brushpass.games.covert.words.names import (
    ABILITY_NAMES,
    AGENT_LETTERS,
    AREA_NAMES,
    TALENT_TITLES,
    TALENT_WORDS,
    card_name,
)

DECK_SLOT = 3
REGIONS = 6
FOLDER = 4
DECODER = 5
_CARD_WORDS = {
    "PayEquipment": "Pay with",
    "PayForged": "Forge with",
    "PayAnyCard": "Discard",
    "DiscardAgencyCard": "Discard",
    "TakeUsedCard": "Take",
    "KeepAgencyCard": "Keep",
}
_MISSION_WORDS = {
    "ReturnMission": "Put {} back under the deck",
    "DiscardMission": "Discard {}",
    "KeepMission": "Keep {}",
}
_FIXED = {
    "end-turn": "End your turn",
    "reroll": "Give up your reroll token and roll dice again",
    "roll": "Roll the chosen dice",
    "end-break": "End your break turn",
    "stop": "Stop moving",
}


def sentence(view: CovertView, action: int) -> str:
    family, index = ACTIONS.split(action)
    if family in _FIXED:
        return _FIXED[family]
    if family in ("place", "die", "drop-out", "gamble"):
        return _dice(view, family, index)
    if family in ("ability", "fly", "card"):
        return _card(view, family, index)
    if family in ("token", "keep-token"):
        name = ABILITY_NAMES[ABILITIES[index]]
        return f"Use your {name} token" if family == "token" else f"Keep the {name} token"
    if family in ("mission", "complete", "take-mission"):
        return _mission(view, family, index)
    if family in ("swap", "claim", "draw-code"):
        return _cipher(view, family, index)
    if family in ("move", "agent", "move-dice"):
        return _movement(view, family, index)
    if family in ("take", "take-two", "reward"):
        return _taking(view, family, index)
    if family == "pay":
        return _payment(view, index)
    if family == "forfeit":
        return f"Give up a die on {AREA_NAMES[index]}"
    if family == "search":
        return "Search the agency deck" if index == 0 else "Search the mission deck"
    if family == "character":
        character = view.characters[index]
        talent = f"{TALENT_TITLES[character.talent]}: {TALENT_WORDS[character.talent]}"
        return f"Play {character.name}, the {talent}"
    return _pass(view)


def spot(view: CovertView, action: int) -> str | None:
    """No two offers share a spot: a card in hand has one for each of its uses."""
    family, index = ACTIONS.split(action)
    if family == "place":
        area, face = divmod(index, 6)
        if area == FOLDER:
            return f"folder:{face + 1}"
        if area == DECODER:
            return f"decoder:{face + 1}"
        return f"space:{area}-{face + 1}"
    if family in ("ability", "fly"):
        return f"{family}:{index}"
    if family == "card":
        places = {"TakeUsedCard": "used", "KeepAgencyCard": "found"}
        return f"{places.get(view.step, 'card')}:{index}"
    if family == "mission":
        return f"{'found' if view.step == 'KeepMission' else 'mission'}:{index}"
    if family == "take-mission":
        return "mission-deck" if index == DECK_SLOT else f"display:{index}"
    if family == "take-two":
        return "agency-deck" if index == REGIONS else f"two:{index}"
    if family == "take":
        return f"region:{index}"
    if family == "reward":
        return f"region:{view.arguments[0]}" if index == 0 else "agency-deck"
    if family == "search":
        return ("agency-deck", "mission-deck")[index]
    spots = {
        "die": f"die:{index + 1}",
        "token": f"token:{index}",
        "keep-token": f"drawn:{index}",
        "agent": f"agent:{index}",
        "swap": f"swap:{index}",
        "claim": f"claim:{index}",
        "draw-code": f"code-deck:{index}",
        "complete": f"mission:{index}",
        "move": f"move:{index // MAX_CITIES}-{index % MAX_CITIES}",
    }
    return spots.get(family)


def _dice(view: CovertView, family: str, index: int) -> str:
    if family == "drop-out":
        left = len(view.seats[view.to_move].unplaced)
        dice = f", leaving {left} {'die' if left == 1 else 'dice'} unplaced" if left else ""
        return f"Drop out: take turn-order token {len(view.order) + 1}{dice}"
    if family == "gamble":
        return f"Gambler: change a die by {('+1', '-1')[index]}"
    if family == "die":
        if view.step == "AdjustDie":
            return f"Change a {index + 1}"
        return f"Roll a {index + 1} again"
    area, face = divmod(index, 6)
    if area == FOLDER:
        return f"Put a {face + 1} on the folder and draw a token"
    return f"Place a {face + 1} on {AREA_NAMES[area]}"


def _card(view: CovertView, family: str, index: int) -> str:
    screen = _screen(view)
    known = [*screen.hand, *view.used, *screen.found_cards]
    card = next(face for face in known if face.number == index)
    if family == "fly":
        return f"Fly to {card.city} with {card_name(card)}"
    if family == "ability":
        return f"Use {card_name(card)} for {card.ability_name}"
    verb = _CARD_WORDS[view.step]
    return f"{verb} {card_name(card)} ({card.city}, {card.ability_name})"


def _mission(view: CovertView, family: str, index: int) -> str:
    if family == "take-mission":
        if index == DECK_SLOT:
            return "Take the top mission of the deck, unseen"
        face = view.display[index]
        return f"Take {_titled(face)}" if face is not None else ""
    screen = _screen(view)
    known = [*(mission.face for mission in screen.missions), *screen.found_missions]
    face = next(mission for mission in known if mission.number == index)
    if family == "complete":
        return f"Complete {_titled(face)}"
    return _MISSION_WORDS[view.step].format(_titled(face))


def _titled(mission: MissionFace) -> str:
    return f"{mission.name} ({mission.points} points)"


def _cipher(view: CovertView, family: str, index: int) -> str:
    if family == "draw-code":
        return f"Draw from the {('left', 'right')[index]} code deck ({view.code_tops[index]})"
    if family == "swap":
        one, other = SWAP_TILES[index]
        tiles = f"{view.cipher[one]} and {view.cipher[other]}"
        return f"Swap {_place(one)} and {_place(other)} ({tiles})"
    slot, row, start = index // 8, index // 4 % 2, index % 4
    code = _screen(view).codes[slot]
    digits = " ".join(map(str, code.digits))
    return f"Claim {digits} ({code.equipment}) in the {('top', 'bottom')[row]} row from tile {start + 1}"


def _place(tile: int) -> str:
    return f"{('top', 'bottom')[tile // 6]} {tile % 6 + 1}"


def _movement(view: CovertView, family: str, index: int) -> str:
    mine = view.seats[view.to_move].agents
    if family == "agent":
        here = view.cities[mine[index]].name
        return f"Fly agent {AGENT_LETTERS[index]} from {here}"
    if family == "move-dice":
        dice = index + 1
        return f"Move with {dice} {'die' if dice == 1 else 'dice'}: up to {dice} for each agent"
    agent, city = divmod(index, MAX_CITIES)
    here = view.cities[mine[agent]].name
    return f"Move agent {AGENT_LETTERS[agent]} from {here} to {view.cities[city].name}"


def _taking(view: CovertView, family: str, index: int) -> str:
    if family == "reward":
        region = view.arguments[0]
        if index:
            return "Take the top card of the agency deck, unseen"
        return f"Take {_on_space(view, region)} from the {view.regions[region].name}"
    if family == "take-two" and index == REGIONS:
        return "Take the top card of the agency deck, unseen, for two dice"
    price = "one die" if family == "take" else "two dice"
    return f"Take {_on_space(view, index)} from the {view.regions[index].name} for {price}"


def _on_space(view: CovertView, region: int) -> str:
    card: AgencyFace | None = view.spaces[region]
    return "" if card is None else f"{card_name(card)} ({card.city}, {card.ability_name})"


def _payment(view: CovertView, index: int) -> str:
    return (
        "Use the equipment on a completed mission",
        "Use up a broken code",
        "Forger: discard any two cards instead",
    )[index]


def _pass(view: CovertView) -> str:
    if view.step == "FinalMission":
        return "Complete no last mission"
    if view.step == "AnswerWithEspionage":
        return "Let the cards go"
    return "Wait for your turn"


def _screen(view: CovertView) -> Screen:
    if view.screen is None:
        raise ValueError("only a player's own view has choices")
    return view.screen
