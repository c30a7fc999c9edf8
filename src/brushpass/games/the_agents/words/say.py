"""The Agents in words: what may be done, where it belongs on the table, and what is asked."""

from brushpass.games.the_agents.rules.actions import ACTIONS, HAND, LANE, PLACES, card_name
from brushpass.games.the_agents.view import AgentsView, CardView, MissionView
from brushpass.kernel.offers import Prompt
from brushpass.look.seats import SEAT_NAMES

FACTION_NAMES = ("Alpha", "Bravo", "Charlie", "Delta", "Echo")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")

_VERBS = {
    "kill": "Kill",
    "revive": "Revive",
    "turn": "Turn",
    "extract": "Extract",
    "retire": "Retire",
    "swap": "Swap",
    "move": "Move",
}
_TARGETS = {
    "kill": "Which agent is killed?",
    "revive": "Which agent is revived?",
    "turn": "Which agent is turned?",
    "extract": "Which agent is extracted?",
    "retire": "Which dead agent is retired?",
    "swap": "Which agents change places? Choose the first.",
    "move": "Which agent is moved?",
}
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
    return f"{_VERBS[view.command.effect]} the {name}, {where}"


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


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def standing(view: AgentsView, seat: int) -> str:
    player = view.seats[seat]
    agents, missions = counted(player.agents, "agent"), counted(player.missions, "mission")
    return f"{player.ip} IP · {agents} and {missions} in hand"


def faction_name(view: AgentsView, faction: int) -> str:
    """`Alpha, with Blue` for a player of it, `Alpha, between Red and Blue` for others."""
    one, two = view.factions[faction].players
    if view.seat in (one, two):
        other = two if view.seat == one else one
        return f"{FACTION_NAMES[faction]}, with {SEAT_NAMES[other]}"
    return f"{FACTION_NAMES[faction]}, between {SEAT_NAMES[one]} and {SEAT_NAMES[two]}"


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


def ask(view: AgentsView) -> Prompt:
    if view.over:
        return _result(view)
    if view.seat != view.to_move:
        return Prompt(
            f"{SEAT_NAMES[view.to_move]} is {_DOING.get(view.step, 'performing a command')}.",
            "Nothing for you to do just now.",
            "AG-007" if view.to_move == view.active else "AG-022",
        )
    if view.command is not None:
        return _ask_command(view)
    return _ASK[view.step](view)


def _result(view: AgentsView) -> Prompt:
    names = " and ".join(SEAT_NAMES[seat] for seat in view.winners)
    verb = "share the victory" if len(view.winners) > 1 else "has won"
    return Prompt(
        f"{names} {verb} with {max(view.scores)} IP.",
        "All have had the same number of turns.",
        "AG-R64" if len(view.winners) > 1 else "AG-005",
    )


_DOING = {
    "Turn": "taking a turn",
    "PlaceFaction": "placing an agent",
    "PlaceGap": "placing an agent",
    "PlaceFacing": "placing an agent",
    "Partner": "playing a free agent",
    "Facing": "playing a free agent",
    "TradeIn": "trading in a mission",
    "Assign": "moving a mission",
    "Reaction": "asked for a Mercenary",
}


def _ask_turn(view: AgentsView) -> Prompt:
    income = view.seats[view.to_move].income
    last = " The last round is on." if view.triggered else ""
    if view.actions_left == 0:
        return Prompt(
            "Both actions are done: end your turn",
            f"You will collect {income} IP. Missions can still be moved.{last}",
            "AG-084",
        )
    return Prompt(
        f"Your turn: {counted(view.actions_left, 'action')} left",
        f"Play an agent, reactivate a command, buy or trade. You would collect {income} IP now.{last}",
        "AG-075",
    )


def _ask_faction(view: AgentsView) -> Prompt:
    return Prompt(
        f"Where does the {_on_table(view)} go?",
        "Choose a faction; it shows what the tokens there would pay you.",
        "AG-015",
    )


def _ask_gap(view: AgentsView) -> Prompt:
    return Prompt(
        f"Which place in {FACTION_NAMES[view.target_faction]}?",
        "Halves that meet make a token: 2 IP a turn for one colour, 1 for two.",
        "AG-011",
    )


def _ask_facing(view: AgentsView) -> Prompt:
    command = "" if view.table is None else view.table.command
    return Prompt(
        f"Who gets the command of the {_on_table(view)}?",
        f"“{command}” The other player gets the data.",
        "AG-021",
    )


def _ask_partner(view: AgentsView) -> Prompt:
    return Prompt(
        f"With whom do you play the {_on_table(view)}?",
        "One of you performs its command, the other gets its IP.",
        "AG-031",
    )


def _ask_free_facing(view: AgentsView) -> Prompt:
    command = "" if view.table is None else view.table.command
    return Prompt(
        f"Who performs the command of the {_on_table(view)}?",
        f"“{command}”",
        "AG-033",
    )


def _ask_trade(view: AgentsView) -> Prompt:
    return Prompt(
        "Which mission do you trade in?",
        "It is retired, and the top mission of the deck comes to your hand.",
        "AG-082",
    )


def _ask_assign(view: AgentsView) -> Prompt:
    mission = view.lifted
    text = "" if mission is None else f"{mission.name}: {mission.text}"
    return Prompt("Where does the mission go?", text, "AG-055")


def _ask_reaction(view: AgentsView) -> Prompt:
    return Prompt(
        "A Mercenary now?",
        f"{SEAT_NAMES[view.active]} has just acted. Everybody with agents in hand is asked.",
        "AG-R44",
    )


_ASK = {
    "Turn": _ask_turn,
    "PlaceFaction": _ask_faction,
    "PlaceGap": _ask_gap,
    "PlaceFacing": _ask_facing,
    "Partner": _ask_partner,
    "Facing": _ask_free_facing,
    "TradeIn": _ask_trade,
    "Assign": _ask_assign,
    "Reaction": _ask_reaction,
}


def _ask_command(view: AgentsView) -> Prompt:
    assert view.command is not None
    card = view.command.card
    titles = {
        "Target": _TARGETS.get(view.command.effect, ""),
        "SecondTarget": "With which agent does it change places?",
        "TargetFaction": "Which faction?",
        "TargetGap": f"Which end of {FACTION_NAMES[view.target_faction]}?",
        "Take": f"What do you take from {SEAT_NAMES[view.command.other]}?",
        "Keep": "Which agent do you keep? The other goes to the bottom.",
        "RetireMission": "Which mission do you retire?",
        "Scrap": "Which mission is retired?",
        "Discard": "Which of your agents do you retire?",
    }
    who = "faces you" if view.to_move == view.command.performer else "was turned against you"
    return Prompt(titles[view.step], f"The {card.name} {who}: “{card.command}”", "AG-023")


def _on_table(view: AgentsView) -> str:
    return "agent" if view.table is None else view.table.name
