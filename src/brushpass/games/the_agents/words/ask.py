"""What is asked of the seat to move."""

from brushpass.games.the_agents.view import AgentsView
from brushpass.games.the_agents.words.names import FACTION_NAMES, aim, counted
from brushpass.kernel.offers import Prompt
from brushpass.look.seats import SEAT_NAMES


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
    title = aim(view.command.effect).question if view.step == "Target" else titles[view.step]
    return Prompt(title, f"The {card.name} {who}: “{card.command}”", "AG-023")


def _on_table(view: AgentsView) -> str:
    return "agent" if view.table is None else view.table.name
