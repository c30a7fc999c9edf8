"""The Agents in words: what happened, and the table in plain text."""

from typing import Any

from brushpass.games.the_agents.rules.actions import card_name
from brushpass.games.the_agents.view import AgentsView, CardView, CellView, MissionView
from brushpass.games.the_agents.words.say import FACTION_NAMES, counted, described, faction_name
from brushpass.kernel.journal import Seen
from brushpass.look.seats import SEAT_NAMES


def tell(event: Seen, viewer: int | None) -> str:
    facts: dict[str, Any] = event.facts
    who = _name(facts.get("seat"), viewer)
    has = "have" if who == "You" else "has"
    card = facts.get("card", "")
    mission = facts.get("mission", "")
    where = FACTION_NAMES[facts["faction"]] if "faction" in facts else ""
    match event.kind:
        case "begins":
            return f"{who} {'look' if who == 'You' else 'looks'} the most suspicious and {_s(who, 'begin')}."
        case "turn":
            return f"Round {facts['round']}: {_possessive(who)} turn."
        case "dealt":
            return _dealt(facts, who)
        case "looked":
            cards = facts.get("cards")
            seen = "" if cards is None else ": the " + " and the ".join(cards)
            return f"{who} looked at the top of the agents deck{seen}."
        case "drew agent":
            return f"{who} drew {'the ' + card if card else 'an agent'}."
        case "drew mission":
            return f"{who} drew {mission or 'a mission'}."
        case "dug":
            kept = f"the {card}" if card else "one"
            return f"{who} kept {kept} and put the rest to the bottom."
        case "placed":
            return _placed(facts, who, viewer)
        case "played free":
            facing, number = _object(facts["facing"], viewer), _object(facts["number"], viewer)
            return f"{who} played the {card}: the command to {facing}, the IP to {number}."
        case "paid":
            return f"{who} got {facts['points']} IP from the {card}, which retires."
        case "reactivated":
            return f"{who} reactivated the {card} in {where}."
        case "killed" | "revived" | "turned" | "extracted" | "retired":
            return f"{who} {event.kind} the {card} in {where}."
        case "swapped":
            return f"{who} swapped the {facts['first']} and the {facts['second']}."
        case "moved":
            return f"{who} moved the {card} from {where} to {FACTION_NAMES[facts['to']]}."
        case "house turned":
            return f"{who} turned the safe house of {where}."
        case "stopped":
            return f"{who} left it at that."
        case "stole":
            return f"{who} stole {facts['points']} IP from {_object(facts['other'], viewer)}."
        case "gained":
            return f"{who} gained {facts['points']} IP."
        case "snatched":
            what = (
                f"the {card}"
                if card
                else f"{'an' if facts['what'] == 'agent' else 'a'} {facts['what']}"
            )
            return f"{who} took {what} from {_possessive(_object(facts['other'], viewer))} hand."
        case "discarded":
            return f"{who} retired the {card} from hand."
        case "scrapped":
            owner = _possessive(_object(facts["other"], viewer))
            return f"{who} had {owner} {mission} on {where} retired."
        case "retired mission":
            return f"{who} retired {mission}."
        case "traded":
            return f"{who} traded in {mission}."
        case "assigned":
            return f"{who} assigned {mission} to {where}."
        case "took back":
            return f"{who} took {mission} back from {where}."
        case "mission home":
            return f"{where} is empty: {mission} goes back to {_possessive(_object(facts['seat'], viewer))} hand."
        case "bought":
            return f"{who} bought {'an' if facts['what'] == 'agent' else 'a'} {facts['what']} for {facts['price']} IP."
        case "picked up":
            return f"{who} {has} nothing left and picked up an agent."
        case "passed":
            return f"{who} could do nothing and passed."
        case "reshuffled":
            return f"The retired {facts['what']} were shuffled into a new deck."
        case "collected":
            return _collected(facts, who, viewer)
        case "goal reached":
            return f"{who} {has} reached the goal: all play until they have had equally many turns."
        case "game over":
            names = " and ".join(SEAT_NAMES[seat] for seat in facts["winners"])
            return f"The game is over. Most IP: {names}, with {max(facts['ip'])}."
    return ""


def _dealt(facts: dict[str, Any], who: str) -> str:
    if "cards" in facts:
        return f"{who} got {', '.join(facts['cards'])}."
    agents, missions = counted(facts["agents"], "agent"), counted(facts["missions"], "mission")
    return f"{who} got {agents} and {missions}."


def _placed(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    facing, data = _object(facts["facing"], viewer), _object(facts["data"], viewer)
    line = (
        f"{who} placed the {facts['card']} in {FACTION_NAMES[facts['faction']]}: "
        f"command to {facing}, data to {data}."
    )
    return line if facts["performed"] else f"{line} The command cannot be performed."


def _collected(facts: dict[str, Any], who: str, viewer: int | None) -> str:
    gains: list[int] = facts["gains"]
    line = f"{who} collected {gains[facts['seat']]} IP."
    for seat, points in enumerate(gains):
        if points and seat != facts["seat"]:
            line += f" {_name(seat, viewer)} got {points}."
    return line


def _name(seat: int | None, viewer: int | None) -> str:
    if seat is None:
        return ""
    return "You" if seat == viewer else SEAT_NAMES[seat]


def _object(seat: int, viewer: int | None) -> str:
    return "you" if seat == viewer else SEAT_NAMES[seat]


def _possessive(name: str) -> str:
    return {"You": "your", "you": "your"}.get(name, f"{name}'s")


def _s(who: str, verb: str) -> str:
    return verb if who == "You" else f"{verb}s"


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
