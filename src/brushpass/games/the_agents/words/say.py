"""What may be done, in sentences, and where it belongs on the table."""

from brushpass.games.the_agents.rules.actions import ACTIONS, HAND, LANE, PLACES, card_name
from brushpass.games.the_agents.view import AgentsView, CardView, MissionView
from brushpass.games.the_agents.words.names import FACTION_NAMES, aim, faction_name
from brushpass.look.seats import SEAT_NAMES

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

_PLAIN = {
    "trade": "Trade in a mission for the top one of the deck",
    "pass": "Pass: nothing else is possible",
    "end-turn": "End your turn and collect",
    "to-hand": "Take the mission back to your hand",
    "stop": "Leave it at that",
    "decline": "Do nothing",
    "take-agent": "Take an agent, whichever chance gives you",
    "take-mission": "Take a mission, whichever chance gives you",
}


def sentence(view: AgentsView, action: int) -> str:
    family, index = ACTIONS.split(action)
    if family == "card":
        return _card_sentence(view, index)
    if family == "cell":
        return _cell_sentence(view, *divmod(index, LANE))
    if family == "faction":
        return _faction_sentence(view, index)
    if family == "gap":
        return f"Place it {_place(view, view.target_faction, index)}"
    if family == "player":
        return _player_sentence(view, index)
    if family == "mission":
        return _mission_sentence(view, *divmod(index, PLACES))
    if family == "buy-agent":
        return f"Buy an agent for {view.agent_price} IP"
    if family == "buy-mission":
        return f"Buy a mission for {view.mission_price} IP"
    if family == "pick-up":
        return "Pick up an agent: you have neither agents nor IP"
    return _PLAIN[family]


def _card_sentence(view: AgentsView, card: int) -> str:
    held = next(one for one in [*view.hand, *view.looked] if one.id == card)
    if view.step == "Keep":
        return f"Keep the {described(held)}"
    if view.step == "Discard":
        return f"Retire the {described(held)}"
    return f"Play the {described(held)}: {held.command}"


def described(card: CardView) -> str:
    """A card in hand, so that no two sound the same."""
    if card.free:
        return f"{card.name} ({card_name(card.id)}, free agent, {card.number} IP)"
    return f"{card.name} ({card_name(card.id)}, {card.left} and {card.right})"


def _cell_sentence(view: AgentsView, faction: int, index: int) -> str:
    card = view.factions[faction].cells[index].card
    name = "card" if card is None else card.name
    where = f"{_ordinal(view, faction, index)} in {FACTION_NAMES[faction]}"
    if view.command is None:
        command = "" if card is None else f": {card.command}"
        return f"Reactivate the {name}, {where}{command}"
    if view.step == "SecondTarget":
        return f"Swap it with the {name}, {where}"
    return f"{aim(view.command.effect).verb} the {name}, {where}"


def _faction_sentence(view: AgentsView, faction: int) -> str:
    named = faction_name(view, faction)
    if view.step == "PlaceFaction":
        return f"Place it in {named}"
    if view.step == "Assign":
        pays = 0 if view.lifted is None else view.lifted.pays.get(faction, 0)
        return f"Assign it to {named}: it would pay {pays} IP now"
    if view.command is not None and view.command.effect == "move":
        return f"Move it to {named}"
    return f"Turn the safe house of {named}"


def _player_sentence(view: AgentsView, seat: int) -> str:
    name = SEAT_NAMES[seat]
    if view.step == "Partner":
        return f"Play it with {name}"
    if view.step == "Facing":
        number = 0 if view.table is None else view.table.number
        if seat == view.to_move:
            return f"You perform the command, {SEAT_NAMES[view.partner]} gets {number} IP"
        return f"{name} performs the command, you get {number} IP"
    one, two = view.factions[view.target_faction].players
    other = two if seat == one else one
    pays = next(
        placement.pays
        for placement in view.placements
        if placement.faces == seat and placement.gap == view.target_gap
    )
    return (
        f"Command to {_whom(view, seat)}, data to {_whom(view, other)}: "
        f"tokens here then pay {name} {pays[seat]}, {SEAT_NAMES[other]} {pays[other]}"
    )


def _whom(view: AgentsView, seat: int) -> str:
    return "you" if seat == view.to_move else SEAT_NAMES[seat]


def _mission_sentence(view: AgentsView, kind: int, place: int) -> str:
    name = find_mission(view, kind, place).name
    where = "in your hand" if place == HAND else f"on {FACTION_NAMES[place - 1]}"
    if view.step == "TradeIn":
        return f"Trade in {name}, {where}"
    if view.step == "RetireMission":
        return f"Retire {name}"
    if view.step == "Scrap":
        owner = SEAT_NAMES[find_mission(view, kind, place).owner]
        return f"Retire {owner}'s {name} {where}"
    if place == HAND:
        return f"Assign {name} from your hand"
    return f"Move {name} away from {FACTION_NAMES[place - 1]}"


def find_mission(view: AgentsView, kind: int, place: int) -> MissionView:
    """The mission that an action names: the viewer's own, or for Scrap another player's."""
    if place == HAND:
        return next(mission for mission in view.mission_hand if mission.kind == kind)
    return next(
        mission
        for mission in view.factions[place - 1].missions
        if mission.kind == kind and (mission.owner == view.to_move) != (view.step == "Scrap")
    )


def seen_from_b(view: AgentsView, faction: int) -> bool:
    """Whether the viewer sits on side B, where east is on the left."""
    return view.seat == view.factions[faction].players[1]


def _ordinal(view: AgentsView, faction: int, index: int) -> str:
    length = len(view.factions[faction].cells)
    at = length - 1 - index if seen_from_b(view, faction) else index
    return f"{ORDINALS[at]} from the left"


def _place(view: AgentsView, faction: int, gap: int) -> str:
    cells = view.factions[faction].cells
    at = len(cells) - gap if seen_from_b(view, faction) else gap
    names = ["safe house" if cell.card is None else cell.card.name for cell in cells]
    if seen_from_b(view, faction):
        names.reverse()
    if at == 0:
        return f"at the left end, beside the {names[0]}"
    if at == len(names):
        return f"at the right end, beside the {names[-1]}"
    return f"as the {ORDINALS[at]} from the left, between the {names[at - 1]} and the {names[at]}"


def spot(view: AgentsView, action: int) -> str | None:
    family, index = ACTIONS.split(action)
    if family == "card":
        return f"{'looked' if view.step == 'Keep' else 'card'}:{card_name(index)}"
    if family == "cell":
        return f"cell:{index // LANE}.{index % LANE}"
    if family == "mission":
        kind, place = divmod(index, PLACES)
        return f"mission:{find_mission(view, kind, place).owner}.{kind}.{place}"
    if family == "player":
        return f"{'seat' if view.step == 'Partner' else 'facing'}:{index}"
    if family in ("faction", "gap"):
        return f"{family}:{index}"
    return {"buy-agent": "deck:agents", "buy-mission": "deck:missions"}.get(family)
