"""The table in plain text."""

from brushpass.games.the_agents.rules.actions import card_name
from brushpass.games.the_agents.view import AgentsView, CardView, CellView, MissionView
from brushpass.games.the_agents.words.names import counted, faction_name
from brushpass.games.the_agents.words.say import described
from brushpass.look.seats import SEAT_NAMES


def standing(view: AgentsView, seat: int) -> str:
    player = view.seats[seat]
    agents, missions = counted(player.agents, "agent"), counted(player.missions, "mission")
    return f"{player.ip} IP · {agents} and {missions} in hand"


def text(view: AgentsView) -> str:
    last = ", last round" if view.triggered and not view.over else ""
    lines = [f"The Agents, round {view.round}{last}"]
    for seat in range(view.players):
        lines.append("  " + _seat_line(view, seat))
    for faction in range(view.players):
        lines += _faction_lines(view, faction)
    lines.append(
        f"  Decks: {counted(view.agents_deck, 'agent')}, {counted(view.missions_deck, 'mission')}; "
        f"retired: {counted(len(view.agents_pile), 'agent')}, "
        f"{counted(len(view.missions_pile), 'mission')}"
    )
    if view.table is not None:
        lines.append(f"  Being played: {described(view.table)}: {view.table.command}")
    if view.lifted is not None:
        lines.append(f"  Being moved: {view.lifted.name}: {view.lifted.text}")
    if view.looked:
        lines.append("  You look at: " + "; ".join(_hand_card(card) for card in view.looked))
    if view.seat is not None:
        missions = [f"{mission.name}: {mission.text}" for mission in view.mission_hand]
        lines += _held("agents", [_hand_card(card) for card in view.hand])
        lines += _held("missions", missions)
    return "\n".join(lines)


def _held(what: str, cards: list[str]) -> list[str]:
    if not cards:
        return [f"  Your {what}: none"]
    return [f"  Your {what}:", *(f"    {card}" for card in cards)]


def _seat_line(view: AgentsView, seat: int) -> str:
    player = view.seats[seat]
    you = " (you)" if seat == view.seat else ""
    turn = ""
    if seat == view.active and not view.over:
        turn = f", {counted(view.actions_left, 'action')} left"
    known = f"; holds {', '.join(player.known)}" if player.known else ""
    return (
        f"{SEAT_NAMES[seat]}{you}: {player.ip} of {view.goal} IP, {player.income} a turn, "
        f"{counted(player.agents, 'agent')} and {counted(player.missions, 'mission')} in hand"
        f"{known}{turn}"
    )


def _faction_lines(view: AgentsView, faction: int) -> list[str]:
    row = view.factions[faction]
    near, far = row.players
    cells = list(row.cells)
    if view.seat == far:
        near, far = far, near
        cells.reverse()
    joints = {(token.joint, token.seat): token.worth for token in row.tokens}
    lines = [f"  {faction_name(view, faction)} ({counted(row.room, 'place')} left)"]
    for seat in (far, near):
        shown = [_shown(cell, seat, near) for cell in cells]
        pays = [joints.get((_joint(view, faction, at), seat)) for at in range(len(cells) - 1)]
        joined = shown[0]
        for at, pay in enumerate(pays):
            joined += (f"={pay}=" if pay else " . ") + shown[at + 1]
        lines.append(f"    {SEAT_NAMES[seat]:>6} sees {joined}")
        if seat == far:
            lines.append("          row  " + "   ".join(f"{_label(cell):^7}" for cell in cells))
    lines += [f"    {_agent_line(cell)}" for cell in cells if cell.card is not None]
    lines += [f"    {_mission_line(mission)}" for mission in row.missions]
    return lines


def _joint(view: AgentsView, faction: int, at: int) -> int:
    row = view.factions[faction]
    return len(row.cells) - 2 - at if view.seat == row.players[1] else at


def _shown(cell: CellView, seat: int, near: int) -> str:
    if cell.card is None:
        colour = "w" if cell.faces == seat else "b"
        return f"[{colour}   {colour}]"
    if cell.dead:
        return "[-----]"
    if cell.faces == seat:
        return "[ CMD ]"
    left, right = cell.card.left[0].upper(), cell.card.right[0].upper()
    return f"[{left}   {right}]" if seat == near else f"[{right}   {left}]"


def _label(cell: CellView) -> str:
    if cell.card is None:
        return "SAFE"
    return f"{card_name(cell.card.id)}{'x' if cell.dead else ''}"


def _agent_line(cell: CellView) -> str:
    assert cell.card is not None
    name = f"{card_name(cell.card.id)} {cell.card.name}"
    if cell.dead:
        return f"{name}, dead"
    return f"{name}, command to {SEAT_NAMES[cell.faces]}: {cell.card.command}"


def _mission_line(mission: MissionView) -> str:
    pays = mission.pays[mission.place]
    now = f"pays {pays} now" if pays else "not met"
    return f"{SEAT_NAMES[mission.owner]}: {mission.name} ({mission.text}) {now}"


def _hand_card(card: CardView) -> str:
    return f"{described(card)}: {card.command}"
